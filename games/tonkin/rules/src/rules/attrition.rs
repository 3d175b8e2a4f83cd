//! 5.0: attrition.

use kernel::Sink;

use super::losses::Losing as _;
use super::supply::Supply;
use super::told;
use crate::Tonkin;
use crate::event::Cause;
use crate::flow::Play;
use crate::sets::UnitSet;

/// 5.0: each unit with an OoS-Marker that cannot trace supply now loses a step. All check first, then all
/// lose; markers stay on.
pub(crate) fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let marked = play.state.board.oos;
    told::tell_checking(play, marked);
    let (charts, board) = (&play.rules.charts, &play.state.board);
    let supply = Supply::of(charts, board, play.rules.supply_ranges());
    let cut_off: UnitSet =
        marked.iter().filter(|unit| !supply.reaches(charts, board, *unit)).collect();
    play.lose_steps(cut_off, Cause::Attrition);
}
