//! 10.0: the divisions go to Assault or to Refit.

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Next, Request, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::Place;
use crate::components::{Division, EventKind, Route, Space};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::sets::RouteSet;

/// 10.1: activation begins. On turn 1 all divisions are in Assault (S-09).
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.board.refit = RouteSet::NONE;
    if play.state.turn > 1 || play.rules.components.setup.first_turn_activation {
        play.push(Step::Activation(Activation { at: 0 }));
        return;
    }
    for base in play.rules.order(play.state) {
        if let Some(division) = play.state.board.divisions[base.slot()] {
            play.tell(Event::Ordered { division, refit: false });
        }
    }
}

/// 10.1: divisions are activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Activation {
    /// From this place in the order of bases on.
    pub at: u8,
}

impl Activation {
    /// The base whose division is next, under the order of 33.0, and the division.
    fn due(self, rules: &Siege, state: &State) -> Option<(Route, Option<Division>)> {
        let base = rules.order(state).get(usize::from(self.at)).copied()?;
        Some((base, state.board.divisions[base.slot()]))
    }

    fn go_on<S: Sink<Siege>>(self, play: &mut Play<'_, S>) {
        play.replace(Step::Activation(Activation { at: self.at + 1 }));
    }
}

impl StepRules<Siege> for Activation {
    /// 7.6: the Morale Check of a division.
    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        match self.due(rules, state) {
            Some((_, Some(division))) => {
                Next::dice(Ask::Activation { division }, Request::TWO_DICE)
            }
            Some((_, None)) | None => rules.end(state),
        }
    }

    /// 10.1: success is Assault, failure Refit.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some((base, Some(division))) = self.due(play.rules, play.state) else { return };
        self.go_on(play);
        let (roll, morale) = (roll.sum(), play.state.board.tracks.morale);
        let refit = roll > morale;
        if refit {
            play.state.board.refit.insert(base);
        }
        play.tell(Event::Activation { division, roll, morale, refit });
        if refit {
            pick_up(play, base);
        }
    }

    /// 10.1: a check for each division; none when all its battalions are gone, or when Giap orders a refit.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Some((base, division)) = self.due(play.rules, play.state) else {
            play.pop();
            return Flow::Goes;
        };
        let alive = play.rules.battalions_of(play.state, base).iter().any(|battalion| {
            matches!(play.state.board.battalion_place(battalion), Place::Space(_) | Place::Base(_))
        });
        if alive && !play.state.board.events.has(EventKind::Giap) {
            return Flow::Waits;
        }
        self.go_on(play);
        if let Some(division) = division {
            play.state.board.refit.insert(base);
            play.tell(Event::Ordered { division, refit: true });
            pick_up(play, base);
        }
        Flow::Goes
    }
}

/// 10.4: units that are not in Entrenchments go to the base; those in the Central Fortress stay (S-91).
fn pick_up<S: Sink<Siege>>(play: &mut Play<'_, S>, base: Route) {
    for battalion in play.rules.battalions_of(play.state, base).iter() {
        let Some(from) = play.state.board.battalion_space(battalion) else { continue };
        if from != Space::CENTRAL && !play.rules.charts.entrenchments.has(from) {
            play.state.board.put_battalion(battalion, Place::Base(base));
            play.tell(Event::ToBase { battalion, from, route: base });
        }
    }
}
