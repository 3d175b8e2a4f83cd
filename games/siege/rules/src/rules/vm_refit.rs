//! 23.0: Viet Minh refit: a Morale Check for each battalion of a division in Refit.

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Next, Request, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{Place, Status};
use crate::components::{Battalion, Route};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::rules::Changes;
use crate::sets::BattalionSet;

/// 23.0: the divisions in Refit, in base order.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
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
                Place::Space(_)
                | Place::Base(_)
                | Place::Ready
                | Place::Aboard(_)
                | Place::Available
                | Place::Aside
                | Place::Removed => (),
            }
        }
    }
    play.push(Step::VietMinhRefit(VietMinhRefit { at, reduced, lost }));
}

/// 23.0: a division refits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VietMinhRefit {
    /// Its place in the order of bases.
    pub at: u8,
    /// Battalions still to be restored.
    pub reduced: BattalionSet,
    /// Battalions still to come back.
    pub lost: BattalionSet,
}

impl VietMinhRefit {
    /// The battalion that is checked next.
    fn due(self) -> Option<Battalion> {
        self.reduced.first().or(self.lost.first())
    }
}

impl StepRules<Siege> for VietMinhRefit {
    /// 7.6: the Morale Check of a battalion.
    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        match self.due() {
            Some(battalion) => Next::dice(Ask::Refit { battalion }, Request::TWO_DICE),
            None => rules.end(state),
        }
    }

    /// 23.0: success restores a reduced battalion, or brings an eliminated one back reduced.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some(battalion) = self.due() else { return };
        let mut refit = *self;
        refit.reduced.remove(battalion);
        refit.lost.remove(battalion);
        play.replace(Step::VietMinhRefit(refit));
        let roll = roll.sum();
        let success = roll <= play.state.board.tracks.morale;
        play.tell(Event::RefitRolled { battalion, roll, success });
        if !success {
            return;
        }
        if self.reduced.has(battalion) {
            play.state.board.weakened.remove(battalion);
            play.tell(Event::Restored { battalion });
        } else if let Some(route) = play.rules.base_of(play.state, battalion) {
            play.state.board.put_battalion(battalion, Place::Base(route));
            play.state.board.weakened.insert(battalion);
            play.tell(Event::CameBack { battalion, route });
        }
    }

    /// 23.0, 11.4: once all are checked the Artillery Index rises by one, and the next division follows.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.due().is_some() {
            return Flow::Waits;
        }
        play.pop();
        let base = base_at(play.rules, play.state, self.at);
        if base.is_some_and(|base| play.state.board.status(base) == Status::Refit) {
            play.change_artillery(1);
        }
        turn_to(play, self.at + 1);
        Flow::Goes
    }
}
