//! What chapters do to the table: indexes, control, airfields, steps lost. Told as it happens, and
//! counted for the summaries.

use kernel::Sink;

use crate::Siege;
use crate::board::{GunBox, Place};
use crate::components::{Airfield, Battalion, Side, Space, Track, Unit};
use crate::event::Event;
use crate::flow::{Ending, Piece, Play, Supply};

/// A number on a track after a change.
fn moved(track: Track, now: u8, change: i8) -> u8 {
    now.saturating_add_signed(change).clamp(track.min, track.max.max(track.min))
}

/// Adds to a counter of a summary.
fn count(counter: &mut u8, more: u8) {
    *counter = counter.saturating_add(more);
}

/// Adds a change of an index to a summary.
fn sum(counter: &mut i8, from: u8, to: u8) {
    *counter = counter.saturating_add(to.wrapping_sub(from) as i8);
}

/// Changes of the table that are told as they happen.
pub(crate) trait Changes {
    /// 7.4: morale changes; at collapse the game ends at once.
    fn change_morale(&mut self, change: i8);

    /// 11.4: the AAA Index changes.
    fn change_aaa(&mut self, change: i8);

    /// 11.4: the Artillery Index changes.
    fn change_artillery(&mut self, change: i8);

    /// 20.3: French supply changes, never below nothing nor above the track.
    fn change_supply(&mut self, supply: Supply, change: i8);

    /// 6.1: a side takes control of a space.
    fn take_control(&mut self, space: Space, side: Side);

    /// 26.1: an airfield is destroyed.
    fn destroy(&mut self, airfield: Airfield);

    /// 17.7: a French unit or a battalion loses a step.
    fn lose_step(&mut self, piece: Piece);

    /// 7.2: a French unit is eliminated, whatever its side; its Impact marker leaves the display (15.9).
    fn eliminate_unit(&mut self, unit: Unit);

    /// 7.2: a battalion is eliminated, whatever its side.
    fn eliminate_battalion(&mut self, battalion: Battalion);

    /// 25.1: a leader alone with the enemy is lost for good.
    fn lose_leader(&mut self, leader: Unit, space: Space);

    /// The game ends the moment it is decided; what the caller still had on the stack is not done.
    fn end_game(&mut self, ending: Ending);
}

impl<S: Sink<Siege>> Changes for Play<'_, S> {
    fn change_morale(&mut self, change: i8) {
        let tables = &self.rules.components.tables;
        let from = self.state.board.tracks.morale;
        let to = moved(Track { min: 0, ..tables.morale }, from, change);
        if to != from {
            self.state.board.tracks.morale = to;
            sum(&mut self.state.step_tally.morale, from, to);
            self.tell(Event::Morale { from, to });
        }
        if to <= tables.collapse {
            self.end_game(Ending::Collapse);
        }
    }

    fn change_aaa(&mut self, change: i8) {
        let from = self.state.board.tracks.aaa;
        let to = moved(self.rules.components.tables.aaa, from, change);
        if to != from {
            self.state.board.tracks.aaa = to;
            sum(&mut self.state.step_tally.aaa, from, to);
            self.tell(Event::AaaIndex { from, to });
        }
    }

    fn change_artillery(&mut self, change: i8) {
        let from = self.state.board.tracks.artillery;
        let to = moved(self.rules.components.tables.vm_artillery, from, change);
        if to != from {
            self.state.board.tracks.artillery = to;
            sum(&mut self.state.step_tally.artillery, from, to);
            self.tell(Event::ArtilleryIndex { from, to });
        }
    }

    fn change_supply(&mut self, supply: Supply, change: i8) {
        let tables = &self.rules.components.tables;
        let (tracks, tally) = (&mut self.state.board.tracks, &mut self.state.step_tally);
        let (now, track, counter) = match supply {
            Supply::Gp => (&mut tracks.gp, tables.gp_supply, &mut tally.gp),
            Supply::Ammunition => {
                (&mut tracks.ammunition, tables.artillery_supply, &mut tally.ammunition)
            }
        };
        let from = *now;
        let to = moved(track, from, change);
        if to != from {
            *now = to;
            sum(counter, from, to);
            self.tell(Event::Supply { supply, from, to });
        }
    }

    fn take_control(&mut self, space: Space, side: Side) {
        if self.state.board.control(space) == side {
            return;
        }
        self.state.board.set_control(space, side);
        match side {
            Side::French => count(&mut self.state.step_tally.won, 1),
            Side::VietMinh => count(&mut self.state.step_tally.lost, 1),
        }
        self.tell(Event::Control { space, to: side });
    }

    fn destroy(&mut self, airfield: Airfield) {
        if self.state.board.is_functional(airfield) {
            self.state.board.destroy(airfield);
            self.tell(Event::AirfieldDestroyed { airfield });
        }
    }

    fn lose_step(&mut self, piece: Piece) {
        match piece {
            Piece::Unit(unit) => lose_unit_step(self, unit),
            Piece::Battalion(battalion) => lose_battalion_step(self, battalion),
            Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => (),
        }
    }

    fn eliminate_unit(&mut self, unit: Unit) {
        let place = self.state.board.place(unit);
        let full = self.rules.charts.two_steps.has(unit) && !self.state.board.reduced.has(unit);
        self.state.board.put(unit, Place::Eliminated);
        self.state.board.reduced.remove(unit);
        if let Some(marker) = self.rules.charts.marker(unit) {
            self.state.board.put_marker(marker, GunBox::Absent);
        }
        count(&mut self.state.step_tally.french_steps, 1 + u8::from(full));
        count(&mut self.state.step_tally.french_units, 1);
        self.tell(Event::Eliminated { piece: Piece::Unit(unit), place });
    }

    fn eliminate_battalion(&mut self, battalion: Battalion) {
        let place = self.state.board.battalion_place(battalion);
        let full = !self.state.board.weakened.has(battalion);
        self.state.board.put_battalion(battalion, Place::Eliminated);
        self.state.board.weakened.remove(battalion);
        count(&mut self.state.step_tally.vietminh_steps, 1 + u8::from(full));
        count(&mut self.state.step_tally.vietminh_units, 1);
        self.tell(Event::Eliminated { piece: Piece::Battalion(battalion), place });
    }

    fn lose_leader(&mut self, leader: Unit, space: Space) {
        self.state.board.put(leader, Place::Removed);
        self.tell(Event::LeaderLost { leader, space });
    }

    fn end_game(&mut self, ending: Ending) {
        if self.state.ending.is_none() {
            self.state.ending = Some(ending);
            let morale = self.state.board.tracks.morale;
            self.tell(Event::GameOver { ending, morale });
        }
    }
}

fn lose_unit_step<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit) {
    if !play.rules.charts.two_steps.has(unit) || play.state.board.reduced.has(unit) {
        play.eliminate_unit(unit);
        return;
    }
    play.state.board.reduced.insert(unit);
    count(&mut play.state.step_tally.french_steps, 1);
    let place = play.state.board.place(unit);
    play.tell(Event::Reduced { piece: Piece::Unit(unit), place });
}

fn lose_battalion_step<S: Sink<Siege>>(play: &mut Play<'_, S>, battalion: Battalion) {
    if play.state.board.weakened.has(battalion) {
        play.eliminate_battalion(battalion);
        return;
    }
    play.state.board.weakened.insert(battalion);
    count(&mut play.state.step_tally.vietminh_steps, 1);
    let place = play.state.board.battalion_place(battalion);
    play.tell(Event::Reduced { piece: Piece::Battalion(battalion), place });
}
