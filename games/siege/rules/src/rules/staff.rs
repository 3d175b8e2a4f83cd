//! 1.0: the French command, by one player or by a staff of five (S-76).
//!
//! `north` has the units on Routes 1 and 2, `south` those on Routes 3 and 4, `air` the airstrikes,
//! `artillery` the Impact markers, `commander` all else. The commander may do whatever another seat may.
//! Without a staff the one seat is the commander, so that there is no second way through the rules.

use kernel::{Seat, Seats};

use crate::Siege;
use crate::board::Place;
use crate::components::{Role, Route, Space};
use crate::flow::{Piece, State};
use crate::refusal::No;

/// The commander's seat, and the only one without a staff.
pub const COMMANDER: Seat = Seat(0);

/// The seat of a role.
pub fn seat(rules: &Siege, role: Role) -> Seat {
    if rules.staff { Seat(role as u8) } else { COMMANDER }
}

/// Who may answer a question put to a role: its seat, and the commander.
pub fn asked(rules: &Siege, role: Role) -> Seats {
    Seats::only(COMMANDER).with(seat(rules, role))
}

/// Who shares a step: these roles and the commander, without those that are done.
pub fn sharing(rules: &Siege, roles: &[Role], done: Seats) -> Seats {
    let all = roles.iter().map(|role| seat(rules, *role)).chain([COMMANDER]);
    all.filter(|seat| !done.contains(*seat)).fold(Seats::NONE, Seats::with)
}

/// Whose sector a space is in.
pub fn sector(rules: &Siege, space: Space) -> Role {
    match rules.charts.route(space) {
        Some(Route(1 | 2)) => Role::North,
        Some(_) => Role::South,
        None => Role::Commander,
    }
}

/// Who owns a piece.
pub fn owner(rules: &Siege, state: &State, piece: Piece) -> Role {
    match piece {
        Piece::Unit(unit) if rules.charts.leaders.has(unit) => Role::Commander,
        Piece::Unit(unit) => match state.board.place(unit) {
            Place::Space(space) => sector(rules, space),
            _ => Role::Commander,
        },
        Piece::Battalion(_) => Role::Commander,
        Piece::Aircraft(aircraft) if rules.charts.strikers.has(aircraft) => Role::Air,
        Piece::Aircraft(_) => Role::Commander,
        Piece::Marker(_) => Role::Artillery,
        Piece::Neptune => Role::Air,
    }
}

/// S-76: a piece is used by its owner or by the commander.
pub fn check_owner(rules: &Siege, state: &State, by: Seat, piece: Piece) -> Result<(), No> {
    if by == COMMANDER {
        return Ok(());
    }
    match owner(rules, state, piece) {
        role if seat(rules, role) == by => Ok(()),
        role => Err(No::Owner { piece, role }),
    }
}

/// S-76: something only the commander does.
pub fn check_commander(by: Seat) -> Result<(), No> {
    if by == COMMANDER { Ok(()) } else { Err(No::CommanderOnly) }
}
