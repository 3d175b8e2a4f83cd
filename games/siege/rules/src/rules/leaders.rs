//! 25.0: French leaders. How they lead a move is with movement (25.2), their Edge with assaults (25.3).

use kernel::Sink;

use crate::Siege;
use crate::components::Space;
use crate::flow::Play;
use crate::rules::Changes;

/// 25.1: leaders alone in a space with battalions are lost for good.
pub(crate) fn abandon<S: Sink<Siege>>(play: &mut Play<'_, S>, space: Space) {
    let board = &play.state.board;
    if !board.led().has(space) || board.held().has(space) || !board.swarmed().has(space) {
        return;
    }
    for leader in board.leaders(space).iter() {
        play.lose_leader(leader, space);
    }
}
