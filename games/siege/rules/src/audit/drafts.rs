//! What is being put together is what answers can have put together: each of them is checked by the step itself.

use kernel::Seats;
use kernel::flow::StepRules;

use crate::Siege;
use crate::choice::Choice;
use crate::flow::{Attacks, Draft, Piece, Sallies, Sally, State, Step};
use crate::rules::{assault, orders};

/// Whether something is being put together; nothing else lies on it then.
pub(super) fn is_open(step: &Step) -> bool {
    matches!(step, Step::Attacks(Attacks { draft: Some(_), .. }))
        || matches!(step, Step::Sallies(Sallies { draft: Some(_), .. }))
}

/// 17.1, 28.1, 15.3: whether a target was named, pieces joined and seats agreed to this attack.
pub(super) fn is_attack(rules: &Siege, state: &State, attacks: &Attacks, draft: &Draft) -> bool {
    let before = |draft| Attacks { draft, ..*attacks };
    let joined = |piece| {
        let mut alone = *draft;
        alone.remove(piece);
        alone.agreed = Seats::NONE;
        is_legal(rules, state, &before(Some(alone)), Choice::With(piece))
    };
    let waiting = before(Some(Draft { agreed: Seats::NONE, ..*draft }));
    is_legal(rules, state, &before(None), Choice::Target(draft.target))
        && draft.pieces().all(joined)
        && (draft.last == 0 || draft.pieces().any(|piece| orders::key(piece) == draft.last))
        && agree(rules, state, &waiting, draft.agreed)
        && (draft.agreed.is_empty() || !orders::is_agreed(rules, state, attacks, draft))
}

/// 18.1: whether two spaces were named, units joined and seats agreed to this assault.
pub(super) fn is_sally(rules: &Siege, state: &State, sallies: &Sallies, draft: Sally) -> bool {
    let before = |draft| Sallies { draft, ..*sallies };
    let joined = |unit| {
        let mut alone = draft;
        alone.units.remove(unit);
        alone.agreed = Seats::NONE;
        is_legal(rules, state, &before(Some(alone)), Choice::With(Piece::Unit(unit)))
    };
    let waiting = before(Some(Sally { agreed: Seats::NONE, ..draft }));
    is_legal(rules, state, &before(None), Choice::Assault(draft.from, draft.target))
        && draft.units.iter().all(joined)
        && (draft.last == 0
            || draft.units.iter().any(|unit| assault::key(rules, unit) == draft.last))
        && agree(rules, state, &waiting, draft.agreed)
        && (draft.agreed.is_empty() || !assault::is_agreed(rules, state, sallies, draft))
}

/// Whether a seat that a step asks may answer so.
fn is_legal(rules: &Siege, state: &State, step: &impl StepRules<Siege>, choice: Choice) -> bool {
    let mut seats = step.asked(rules, state).iter();
    seats.any(|seat| step.check(rules, state, seat, &choice).is_ok())
}

/// Whether each of these seats was asked and may agree.
fn agree(rules: &Siege, state: &State, step: &impl StepRules<Siege>, agreed: Seats) -> bool {
    let asked = step.asked(rules, state);
    let may = |seat| step.check(rules, state, seat, &Choice::Agree).is_ok();
    agreed.iter().all(|seat| asked.contains(seat) && may(seat))
}
