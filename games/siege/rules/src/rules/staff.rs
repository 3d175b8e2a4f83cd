//! 1.0: the French command, by one player or by a staff of five (S-76).
//!
//! `north` has the units on Routes 1 and 2, `south` those on Routes 3 and 4, `air` the airstrikes,
//! `artillery` the Impact markers, `commander` all else. The commander may do whatever another seat may.
//! Without a staff the one seat is the commander, so that there is no second way through the rules.

use kernel::{Seat, Seats};

use crate::Siege;
use crate::choice::Choice;
use crate::components::{Role, Route, Space};
use crate::flow::{Piece, State, Step};
use crate::refusal::No;

/// The commander's seat, and the only one without a staff.
pub(crate) const COMMANDER: Seat = Seat(0);

/// The seat of a role.
pub(crate) fn seat(rules: &Siege, role: Role) -> Seat {
    if rules.staff { Seat(role as u8) } else { COMMANDER }
}

/// Who may answer a question put to a role: its seat, and the commander.
pub(crate) fn asked(rules: &Siege, role: Role) -> Seats {
    Seats::only(COMMANDER).with(seat(rules, role))
}

/// Who shares a step: these roles and the commander, without those that are done.
pub(crate) fn sharing(rules: &Siege, roles: &[Role], done: Seats) -> Seats {
    let all = roles.iter().map(|role| seat(rules, *role)).chain([COMMANDER]);
    without(all.fold(Seats::NONE, Seats::with), done)
}

/// These seats but for those.
pub(crate) fn without(seats: Seats, those: Seats) -> Seats {
    seats.iter().filter(|seat| !those.contains(*seat)).fold(Seats::NONE, Seats::with)
}

/// Whose sector a space is in.
pub(crate) fn sector(rules: &Siege, space: Space) -> Role {
    match rules.charts.route(space) {
        Some(Route(1 | 2)) => Role::North,
        Some(_) => Role::South,
        None => Role::Commander,
    }
}

/// Who owns a piece.
pub(crate) fn owner(rules: &Siege, state: &State, piece: Piece) -> Role {
    match piece {
        Piece::Unit(unit) if rules.charts.leaders.has(unit) => Role::Commander,
        Piece::Unit(unit) => match state.board.space_of(unit) {
            Some(space) => sector(rules, space),
            None => Role::Commander,
        },
        Piece::Battalion(_) => Role::Commander,
        Piece::Aircraft(aircraft) if rules.charts.strikers.has(aircraft) => Role::Air,
        Piece::Aircraft(_) => Role::Commander,
        Piece::Marker(_) => Role::Artillery,
        Piece::Neptune => Role::Air,
    }
}

/// S-76: a piece is used by its owner or by the commander.
pub(crate) fn check_owner(rules: &Siege, state: &State, by: Seat, piece: Piece) -> Result<(), No> {
    if by == COMMANDER {
        return Ok(());
    }
    match owner(rules, state, piece) {
        role if seat(rules, role) == by => Ok(()),
        role => Err(No::Owner { piece, role }),
    }
}

/// S-76: something only the commander does.
pub(crate) fn check_commander(by: Seat) -> Result<(), No> {
    if by == COMMANDER { Ok(()) } else { Err(No::CommanderOnly) }
}

/// Everybody, so that a step that is shared ends.
pub(crate) fn everybody() -> Seats {
    Seats::first(Role::ALL.len() as u8)
}

/// S-76: a step that seats share can be ended by the commander for all of them.
pub(crate) fn candidates(rules: &Siege, state: &State, by: Seat, out: &mut Vec<Choice>) {
    if rules.staff && by == COMMANDER && state.top().is_some_and(is_shared) {
        out.push(Choice::Close);
    }
}

/// Whether seats share a step, each saying when it is done. An attack that is put together is one question.
fn is_shared(step: &Step) -> bool {
    if let Step::Attacks(attacks) = step {
        return attacks.draft.is_none();
    }
    if let Step::Sallies(sallies) = step {
        return sallies.draft.is_none();
    }
    matches!(step, Step::Missions(_) | Step::Cargo(_) | Step::Movement(_) | Step::Redeploy(_))
}

/// S-76: whether a seat may end a step that is shared.
pub(crate) fn check_close(rules: &Siege, by: Seat) -> Result<(), No> {
    if rules.staff { check_commander(by) } else { Err(No::NotAsked) }
}
