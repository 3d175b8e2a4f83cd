//! 10.0: the divisions go to Assault or to Refit.

use kernel::{Request, Sink};

use crate::Siege;
use crate::board::Place;
use crate::components::{EventKind, Route, Space};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step};
use crate::prompt::Ask;
use crate::sets::RouteSet;

/// 10.1: activation begins. On turn 1 all divisions are in Assault (S-09).
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.board.refit = RouteSet::NONE;
    if play.state.turn > 1 || play.rules.components.setup.first_turn_activation {
        play.push(Step::Activation { at: 0 });
        return;
    }
    for base in play.rules.order(play.state) {
        if let Some(division) = play.state.board.divisions[base.slot()] {
            play.tell(Event::Ordered { division, refit: false });
        }
    }
}

/// The base whose division is next, under the order of 33.0.
fn base_at(rules: &Siege, state: &State, at: u8) -> Option<Route> {
    rules.order(state).get(usize::from(at)).copied()
}

/// 10.1: a check for each division; none when all its battalions are gone, or when Giap orders a refit.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, at: u8) -> Flow {
    let Some(base) = base_at(play.rules, play.state, at) else {
        play.pop();
        return Flow::Goes;
    };
    let alive = play.rules.battalions_of(play.state, base).iter().any(|battalion| {
        matches!(play.state.board.battalion_place(battalion), Place::Space(_) | Place::Base(_))
    });
    if alive && !play.state.board.events.has(EventKind::Giap) {
        return Flow::Waits;
    }
    go_on(play, at);
    if let Some(division) = play.state.board.divisions[base.slot()] {
        play.state.board.refit.insert(base);
        play.tell(Event::Ordered { division, refit: true });
        pick_up(play, base);
    }
    Flow::Goes
}

fn go_on<S: Sink<Siege>>(play: &mut Play<'_, S>, at: u8) {
    play.pop();
    play.push(Step::Activation { at: at + 1 });
}

/// The Morale Check of a division (7.6).
pub fn request(rules: &Siege, state: &State, at: u8) -> Option<(Ask, Request)> {
    let base = base_at(rules, state, at)?;
    let division = state.board.divisions[base.slot()]?;
    Some((Ask::Activation { division }, Request::TWO_DICE))
}

/// 10.1: success is Assault, failure Refit.
pub fn rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, at: u8, roll: u8) {
    let Some(base) = base_at(play.rules, play.state, at) else { return };
    let Some(division) = play.state.board.divisions[base.slot()] else { return };
    go_on(play, at);
    let morale = play.state.board.tracks.morale;
    let refit = roll > morale;
    if refit {
        play.state.board.refit.insert(base);
    }
    play.tell(Event::Activation { division, roll, morale, refit });
    if refit {
        pick_up(play, base);
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
