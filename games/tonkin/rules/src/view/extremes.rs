//! Worlds that span the odds of a choice: what the French do not see is least and most.

use kernel::dice::Rng;

use super::View;
use super::worlds::{Deal, Guns, Wish, complete};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, UnitType};
use crate::flow::{PlanAttack, PlanBarrage, State, Step};
use crate::sets::{Around as _, HexSet, UnitSet};

/// What unknown units could change: those of a stack that fights, and guns near aircraft.
#[derive(Clone, Copy, Debug, Default)]
struct Unknown {
    fights: Option<Hex>,
    flies: HexSet,
}

/// A hex and those beside it, where guns reach it from (1.3, 3.5).
fn around(hex: Hex) -> HexSet {
    HexSet::one(hex).or(HexSet::one(hex).neighbours())
}

fn has_airstrike(rules: &Tonkin, units: &UnitSet) -> bool {
    units.iter().any(|unit| rules.charts.stats(unit).unit_type == UnitType::Airstrike)
}

/// What matters to a choice of the French.
fn unknown(rules: &Tonkin, view: &View, choice: Choice) -> Unknown {
    let vm = view.board.occupied(Side::VietMinh);
    let held = |hex: Hex| Some(hex).filter(|hex| vm.has(*hex));
    match (view.steps.last(), choice) {
        (Some(Step::PlanAttack(PlanAttack { target, .. })), Choice::Fire) => {
            Unknown { fights: held(*target), flies: HexSet::NONE }
        }
        (Some(Step::PlanBarrage(PlanBarrage { target, picked, .. })), Choice::Fire) => {
            let flies = has_airstrike(rules, picked);
            let flies = if flies { around(*target) } else { HexSet::NONE };
            Unknown { fights: held(*target), flies }
        }
        (Some(Step::March(_)), Choice::Overrun(hex)) => {
            Unknown { fights: held(hex), flies: HexSet::NONE }
        }
        (Some(Step::Group(group)), Choice::Air(to) | Choice::Drop(to)) => {
            let from = group.at.map_or(HexSet::NONE, around);
            let fights = held(to).filter(|_| matches!(choice, Choice::Drop(_)));
            Unknown { fights, flies: from.or(around(to)) }
        }
        (Some(Step::Impulse(_)), Choice::Wreck(hex)) => {
            Unknown { fights: None, flies: around(hex) }
        }
        // Other choices of the French meet nobody at once.
        _ => Unknown::default(),
    }
}

/// The worlds that span the odds of a choice: none where nothing unknown matters.
pub(crate) fn odds_worlds(rules: &Tonkin, view: &View, choice: Choice) -> Option<Vec<State>> {
    let unknown = unknown(rules, view, choice);
    let fights = match unknown.fights {
        Some(hex) => vec![
            Wish { weak: Some(hex), ..Wish::default() },
            Wish { strong: Some(hex), ..Wish::default() },
        ],
        None => vec![Wish::default()],
    };
    let guns = match unknown.flies.is_empty() {
        false => vec![Some((Guns::Away, unknown.flies)), Some((Guns::Near, unknown.flies))],
        true => vec![None],
    };
    if view.hidden.is_empty() || fights.len() * guns.len() == 1 {
        return None;
    }
    let wishes =
        fights.iter().flat_map(|fight| guns.iter().map(move |guns| Wish { guns: *guns, ..*fight }));
    Some(wishes.map(|wish| world(rules, view, wish)).collect())
}

fn world(rules: &Tonkin, view: &View, wish: Wish) -> State {
    let mut board = view.board.clone();
    let mut rng = Rng::from_number(0);
    Deal::new(rules, view, &mut board, &mut rng, wish).run();
    complete(rules, view, board)
}
