//! 23.0: Viet Minh refit: a Morale Check for each battalion of a division in Refit.

use kernel::{Request, Sink};

use crate::Siege;
use crate::board::{Place, Status};
use crate::components::{Battalion, Route};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step};
use crate::prompt::Ask;
use crate::sets::BattalionSet;

/// 23.0: the divisions in Refit, in base order.
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    turn_to(play, 0);
}

/// The base whose division is next, under the order of 33.0.
fn base_at(rules: &Siege, state: &State, at: u8) -> Option<Route> {
    rules.order(state).get(usize::from(at)).copied()
}

/// Fixes the lists of a division; one in Assault has none.
fn turn_to<S: Sink<Siege>>(play: &mut Play<'_, S>, at: u8) {
    let (rules, state) = (play.rules, &*play.state);
    let Some(base) = base_at(rules, state, at) else { return };
    let (mut reduced, mut lost) = (BattalionSet::NONE, BattalionSet::NONE);
    if state.board.status(base) == Status::Refit {
        for battalion in rules.battalions_of(state, base).iter() {
            match state.board.battalion_place(battalion) {
                Place::Space(_) | Place::Base(_) if state.board.weakened.has(battalion) => {
                    reduced.insert(battalion);
                }
                Place::Eliminated | Place::EliminatedBefore => lost.insert(battalion),
                _ => (),
            }
        }
    }
    play.push(Step::VietMinhRefit { at, reduced, lost });
}

/// The battalion that is checked next.
pub fn next(reduced: BattalionSet, lost: BattalionSet) -> Option<Battalion> {
    reduced.first().or(lost.first())
}

/// 23.0, 11.4: once all are checked the Artillery Index rises by one, and the next division follows.
pub fn run<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    at: u8,
    reduced: BattalionSet,
    lost: BattalionSet,
) -> Flow {
    if next(reduced, lost).is_some() {
        return Flow::Waits;
    }
    play.pop();
    let base = base_at(play.rules, play.state, at);
    if base.is_some_and(|base| play.state.board.status(base) == Status::Refit) {
        play.change_artillery(1);
    }
    turn_to(play, at + 1);
    Flow::Goes
}

/// The Morale Check of a battalion (7.6).
pub fn request(reduced: BattalionSet, lost: BattalionSet) -> Option<(Ask, Request)> {
    let battalion = next(reduced, lost)?;
    Some((Ask::Refit { battalion }, Request::TWO_DICE))
}

/// 23.0: success restores a reduced battalion, or brings an eliminated one back reduced.
pub fn rolled<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    at: u8,
    mut reduced: BattalionSet,
    mut lost: BattalionSet,
    roll: u8,
) {
    let Some(battalion) = next(reduced, lost) else { return };
    let restores = reduced.has(battalion);
    reduced.remove(battalion);
    lost.remove(battalion);
    play.pop();
    play.push(Step::VietMinhRefit { at, reduced, lost });
    let success = roll <= play.state.board.tracks.morale;
    play.tell(Event::RefitRolled { battalion, roll, success });
    if !success {
        return;
    }
    if restores {
        play.state.board.weakened.remove(battalion);
        play.tell(Event::Restored { battalion });
    } else if let Some(route) = play.rules.base_of(play.state, battalion) {
        play.state.board.put_battalion(battalion, Place::Base(route));
        play.state.board.weakened.insert(battalion);
        play.tell(Event::CameBack { battalion, route });
    }
}
