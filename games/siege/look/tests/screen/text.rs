//! The board of Dien Bien Phu as text, to be read by people.

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Next, Rules, Title, Viewer};
use siege::Siege;
use siege::board::{AirBox, GunBox, Place, Trenches};
use siege::components::{Aircraft, Battalion, EventKind, Marker, Route, Side, Unit};
use siege::flow::State;
use siege_look::text::{board, displays};
use table::Viewed;

use crate::game::words;

fn rules() -> Siege {
    let options = kernel::Options::complete(&Siege::INFO, &std::collections::BTreeMap::new());
    let options = options.expect("the usual options are known");
    Siege::load(&siege::setup::embedded(), Siege::INFO.scenarios[0], &options)
        .expect("the pack is sound")
}

/// The first question after the historical placement, with divisions drawn as the dice fall.
fn placed(rules: &Siege) -> State {
    let mut state = rules.start();
    let seat = kernel::Seat(0);
    for notation in ["placement 1", "done"] {
        let choice = kernel::legal::find(rules, &state, seat, notation).expect("a candidate");
        let choice = kernel::legal::prove(rules, &state, seat, &choice).expect("a legal one");
        rules.apply(&mut state, seat, choice, &mut ());
    }
    let mut rng = Rng::from_number(5);
    while let Next::Chance(chance) = rules.next(&state) {
        let roll = chance.request.roll(&mut rng);
        rules.resolve(&mut state, &roll, &mut ());
    }
    state
}

/// The same with the enemy in the valley, pieces in every box, losses and events.
fn stormed(rules: &Siege) -> State {
    let mut state = placed(rules);
    let board = &mut state.board;
    for route in &rules.components.routes {
        let battalions: Vec<Battalion> =
            board.battalions(Place::Base(route.route)).iter().collect();
        for (place, battalion) in battalions.into_iter().enumerate() {
            let space = route.spaces[route.spaces.len() - 1 - place / 2];
            if board.units(space).is_empty() {
                board.put_battalion(battalion, Place::Space(space));
                board.set_control(space, Side::VietMinh);
            }
        }
    }
    board.put_battalion(Battalion(0), Place::Eliminated);
    board.weakened.insert(Battalion(1));
    board.put(Unit(2), Place::EliminatedBefore);
    board.reduced.insert(Unit(3));
    board.refit.insert(Route(2));
    board.events.in_force.insert(EventKind::FixBayonets);
    board.events.trenches = Trenches::Manned;
    let boxes = [AirBox::Tactical, AirBox::BaseAttack, AirBox::Abort, AirBox::Returns(3)];
    for (index, air_box) in (0..).zip(boxes) {
        board.put_aircraft(Aircraft(index), air_box);
    }
    board.put_marker(Marker(0), GunBox::CloseSupport);
    state
}

#[test]
fn the_board_early_and_in_the_thick_of_it() {
    let rules = Arc::new(rules());
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../golden");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let moments = [("siege-board-early", placed(&rules)), ("siege-board-late", stormed(&rules))];
    for (name, state) in moments {
        let viewed = Viewed::new(Arc::clone(&rules), rules.view(&state, Viewer::Spectator));
        for lang in words::LANGUAGES {
            let words = words(lang);
            let text = format!("{}\n{}", board(&viewed, &words), displays(&viewed, &words));
            assert!(text.lines().all(|line| line.chars().count() <= 88), "{text}");
            settings.bind(|| insta::assert_snapshot!(format!("{name}.{lang}"), text));
        }
    }
}
