//! Examples of the turn: passing (4.0), supply (11.0), arrivals (12.0), control (13.0), victory (14.0)
//! and bids (15.0).

use std::sync::Arc;

use kernel::{Match, Next, Seat};
use storm::Storm;
use storm::board::Board;
use storm::choice::Choice;
use storm::components::{Area, Kind, Side, Start};
use storm::event::Event;
use storm::flow::{Fiddles, Impulse, Place, Stage, Step};
use storm::prompt::Ask;
use storm::refusal::No;
use storm::rules::sequence;
use storm::sets::{Unit, UnitSet};

use crate::builder::{FRENCH, Game, Scene, VIETMINH, infantry, pack};
use crate::case::{
    Case, Facts, Found, as_in_table, dice, found, list, n, scene, side_name, side_of,
};

/// A garrison in five areas, and the supply roll to come.
fn supply_roll(vm_controls: &[u8], cards: &[Kind], roll: u8) -> Game {
    let mut scene = Scene::empty();
    scene.give(VIETMINH, vm_controls);
    for area in [28, 29, 31, 34, 37] {
        scene.stack(FRENCH, infantry(1, 8, 7, 3), area, 1);
    }
    scene.hand(cards);
    let mut game = scene.begin(&[Step::EndTurn, Step::Refresh, Step::SupplyDice]);
    game.roll_sum(roll);
    game
}

/// The dice, what was added, and the areas of the table.
fn supply_event(game: &Game) -> (u8, u8, u8) {
    let rolled = game.events().find_map(|event| match event {
        Event::SupplyRolled { roll, modifier, areas } => Some((roll, modifier, areas)),
        _ => None,
    });
    rolled.expect("supply was rolled for")
}

pub(crate) fn supply_table(case: &Case) -> Found {
    let row = |row: &Facts| {
        let total = row.number("total");
        // Areas worth what two dice cannot show.
        let mut more = total.saturating_sub(12);
        let mut held = Vec::new();
        for (area, worth) in
            [(16, 2), (20, 2), (21, 2), (10, 1), (13, 1), (22, 1), (26, 1), (27, 1), (28, 1)]
        {
            if worth <= more {
                held.push(area);
                more -= worth;
            }
        }
        let modifier = total.saturating_sub(12);
        // Nobody stands in 28 when it counts: the garrison would take it back.
        let mut scene = Scene::empty();
        scene.give(VIETMINH, &held);
        scene.stack(FRENCH, infantry(1, 8, 7, 3), 31, 1);
        let mut game = scene.begin(&[Step::EndTurn, Step::Refresh, Step::SupplyDice]);
        game.roll_sum(total - modifier);
        supply_event(&game) == (total - modifier, modifier, row.number("areas"))
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

pub(crate) fn supply(case: &Case) -> Found {
    let [roll] = dice(&case.when)[..] else { panic!("one roll") };
    let flak = case.given.flag("heavy_flak");
    let cards: &[Kind] = if flak { &[Kind::HeavyFlak] } else { &[] };
    let mut game = supply_roll(&case.given.numbers("vm_controls"), cards, roll);
    let (dice, modifier, _) = supply_event(&game);
    if flak {
        game.play_card(Kind::HeavyFlak);
    }
    while matches!(game.top(), Step::SupplyMark(_)) {
        let first = game.legal()[0];
        game.choose(first);
    }
    let marked = game.events().filter(|event| matches!(event, Event::OutOfSupply { .. })).count();
    found([("modifier", n(modifier)), ("total", n(dice + modifier)), ("areas", n(marked as i64))])
}

/// The whole garrison and the box, with an end phase to come.
fn end_phase(turn: u8, emergency: bool) -> Game {
    let mut scene = Scene::empty();
    scene.turn = turn;
    let boxed = pack().units[VIETMINH as usize].iter().filter(|r| r.start == Start::Box).count();
    for index in 0..boxed {
        scene.off_map(&format!("r{index}"), VIETMINH, infantry(1, 7, 6, 2), Start::Box);
    }
    if !emergency {
        return scene.begin_with(sequence::begin_end_phase);
    }
    // VM-15 is played at the end of a passed impulse; then the phase ends.
    scene.hand(&[Kind::EmergencyReplacements]);
    let mut game = scene.impulse(VIETMINH);
    game.choose(Choice::Pass);
    game.play_card(Kind::EmergencyReplacements);
    game.choose(Choice::In(Area(11)));
    assert_eq!(game.board().fresh_units(VIETMINH, Area(11)).len(), 2);
    game
}

/// Plays on until the replacement die is asked for; `false` when the turn ends without.
fn reaches_replacement_die(game: &mut Game) -> bool {
    let turn = game.state().turn;
    loop {
        match game.next() {
            Next::Chance(chance) if chance.ask == Ask::Replacements => return true,
            _ if game.state().turn != turn => return false,
            Next::Chance(_) => game.roll_sum(2),
            Next::Decision { .. } => {
                let first = game.legal()[0];
                game.choose(first);
            }
            Next::Over(_) => return false,
        }
    }
}

pub(crate) fn replacements_table(case: &Case) -> Found {
    let by_die = (1..=6).map(|die| {
        let mut game = end_phase(case.given.number("turn"), case.given.flag("emergency"));
        assert!(reaches_replacement_die(&mut game));
        game.roll(&[die]);
        let Step::Place(place) = game.top() else { panic!("the units are placed") };
        place.units.len()
    });
    found([("by_die", list(by_die.collect::<Vec<_>>()))])
}

pub(crate) fn replacements_roll(case: &Case) -> Found {
    let row = |row: &Facts| {
        let mut game = end_phase(row.number("turn"), row.flag("emergency"));
        reaches_replacement_die(&mut game) == row.flag("rolls")
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

pub(crate) fn vm_placement(case: &Case) -> Found {
    let mut scene = scene(case);
    let area = Area(case.given.number("area"));
    assert_eq!(case.given.number("units_in_area"), 0);
    let only = case.given.numbers_if_any("only_vm_neighbours");
    if !only.is_empty() {
        for near in scene.rules().charts.adjacent(area).iter() {
            let side = if only.contains(&near.0) { VIETMINH } else { FRENCH };
            scene.give(side, &[near.0]);
        }
    }
    let unit = scene.off_map("arrives", VIETMINH, infantry(1, 7, 6, 2), Start::Turn(2));
    let units = UnitSet::one(unit.index);
    let picked = UnitSet::NONE;
    let place = Place { side: VIETMINH, units, picked, last: None, fiddles: Fiddles::NONE };
    let mut game = scene.begin(&[Step::EndTurn, Step::Place(place)]);
    let choice = Choice::Place(area);
    if !game.is_legal(choice) {
        assert_eq!(game.no(choice), No::PlaceChain { area });
        return found([("legal", false.into())]);
    }
    game.choose(choice);
    found([("legal", true.into()), ("control_after", side_name(game.board().control(area)).into())])
}

/// Control is judged whenever a unit comes or goes; both ways lead to the same.
pub(crate) fn control(case: &Case) -> Found {
    let row = |row: &Facts| {
        let holder = side_of(&row.text("control"));
        let after = side_of(&row.text("after"));
        let counts = [row.number("fr"), row.number("vm")];
        [0, 1].into_iter().all(|more| control_after(holder, counts, more) == after)
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

/// Who controls 10 when `more` units of the holder have left again.
fn control_after(holder: Side, counts: [u8; 2], more: u8) -> Side {
    let (components, area) = (pack(), Area(10));
    let mut board = Board::empty(&components);
    if board.control(area) != holder {
        board.set_control(area, holder);
    }
    let extra = (0..more).map(|index| Unit::new(holder, 100 + index));
    extra.clone().for_each(|unit| {
        board.put(unit, area);
    });
    for side in [holder, holder.enemy()] {
        (0..counts[side as usize]).for_each(|index| {
            board.put(Unit::new(side, index), area);
        });
    }
    extra.for_each(|unit| {
        board.take(unit, area);
    });
    board.control(area)
}

pub(crate) fn victory(case: &Case) -> Found {
    let row = |row: &Facts| {
        let mut scene = Scene::empty();
        scene.turn = 8;
        scene.components.tables.victory_areas = row.number("needs");
        let areas = scene.components.areas.iter().filter(|area| area.victory);
        let (held, areas) = (row.number("held"), areas.map(|row| row.area.0).collect::<Vec<_>>());
        scene.give(FRENCH, &areas);
        scene.give(VIETMINH, &areas[..usize::from(held)]);
        let game = scene.begin(&[Step::EndTurn]);
        let Next::Over(outcome) = game.next() else { panic!("turn 8 is the last") };
        assert_eq!(outcome.score, i64::from(held));
        outcome.winner == Some(side_of(&row.text("winner")).name())
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

pub(crate) fn bid(case: &Case) -> Found {
    let mut game = Match::new(Arc::new(Storm::new(pack(), storm::Sides::BidFor)));
    for (seat, bid) in (0..).map(Seat).zip(case.given.numbers("bids")) {
        game.choose(seat, &Choice::Bid(bid)).expect("a seat may bid this");
    }
    let state = game.state();
    found([("vm_player", n(state.seat(VIETMINH).0)), ("needs", n(state.needs))])
}

/// Units that can walk between areas of their own, and cards to discard.
fn quiet_front() -> Scene {
    let mut scene = Scene::empty();
    scene.stack(VIETMINH, infantry(1, 8, 7, 2), 8, 4);
    scene.stack(FRENCH, infantry(1, 8, 7, 3), 28, 4);
    scene.hand(&[Kind::Artillery, Kind::Artillery]);
    scene
}

/// One unit walks one step.
fn act(game: &mut Game, side: Side) {
    let (from, to) = if side == VIETMINH { (8, 19) } else { (28, 27) };
    let unit = game.board().fresh_units(side, Area(from)).first().expect("a unit is fresh");
    game.order(Area(from), &[Unit::new(side, unit)]);
    game.choose(Choice::Move(Area(to)));
    if matches!(game.top(), Step::March(_)) {
        game.choose(Choice::Stop);
    }
}

pub(crate) fn passing(case: &Case) -> Found {
    let row = |row: &Facts| {
        let mut game = quiet_front().impulse(VIETMINH);
        for word in row.text("seq").split(' ') {
            let (side, what) = word.split_once(':').expect("side and deed");
            let side = side_of(side);
            assert_eq!(game.seat(), game.state().seat(side), "{word}");
            let stage = |side| Step::Impulse(Impulse { side, stage: Stage::Choose });
            match what {
                "A" => act(&mut game, side),
                "P" => {
                    assert_eq!(*game.top(), stage(side));
                    game.choose(Choice::Pass);
                }
                "D" => game.choose(Choice::Discard(Kind::Artillery)),
                _ => game.choose(Choice::End),
            }
        }
        let over = game.events().any(|event| event == Event::ImpulsesOver);
        // After a sequence that goes on, somebody is asked for his impulse or to go on.
        let waits =
            matches!(game.top(), Step::Impulse(Impulse { stage: Stage::Choose, .. }) | Step::GoOn);
        assert_eq!(over, !waits);
        over == row.flag("ends")
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}
