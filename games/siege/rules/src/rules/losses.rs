//! 17.5 to 17.7: steps are lost. The player chooses for both sides; among battalions those at full
//! strength come first, and what exceeds the units is lost.

use kernel::{Scope, Seats, Sink};

use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Battalion, Role, Side, Unit};
use crate::flow::{Among, Flow, Hits, Piece, Play, State, Step};
use crate::refusal::No;
use crate::rules::staff;
use crate::sets::{BattalionSet, UnitSet};

impl Hits {
    /// So many steps to be lost.
    pub const fn new(among: Among, left: u8) -> Hits {
        Hits { among, left, last: 0 }
    }
}

/// Who chooses: the commander of the sector; for guns the artillery; for the Viet Minh the commander.
pub fn asked(rules: &Siege, hits: Hits) -> Seats {
    let role = match hits.among {
        Among::Space(Side::French, space) => staff::sector(rules, space),
        Among::FieldArtillery => Role::Artillery,
        Among::Space(Side::VietMinh, _) | Among::Base(_) => Role::Commander,
    };
    staff::asked(rules, role)
}

/// French units among whom steps are lost; leaders never are (25.1).
fn units(rules: &Siege, state: &State, among: Among) -> UnitSet {
    match among {
        Among::Space(Side::French, space) => state.board.units(space),
        Among::FieldArtillery => state.board.units_on_map().and(rules.charts.field_artillery),
        Among::Space(Side::VietMinh, _) | Among::Base(_) => UnitSet::NONE,
    }
}

/// Battalions among whom steps are lost.
fn battalions(state: &State, among: Among) -> BattalionSet {
    match among {
        Among::Space(Side::VietMinh, space) => state.board.battalions_in(space),
        Among::Base(route) => state.board.battalions(Place::Base(route)),
        Among::Space(Side::French, _) | Among::FieldArtillery => BattalionSet::NONE,
    }
}

/// 17.5: battalions that may take the next hit: those at full strength as long as there are any.
fn next_battalions(state: &State, among: Among) -> BattalionSet {
    let all = battalions(state, among);
    let full = all.minus(state.board.weakened);
    if full.is_empty() { all } else { full }
}

/// The steps that French units still have.
fn steps(rules: &Siege, state: &State, units: UnitSet) -> u8 {
    units.len() + units.and(rules.charts.two_steps).minus(state.board.reduced).len()
}

/// Loses what nobody has to choose: the only victim, or all of them.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, hits: Hits) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let french = units(rules, state, hits.among);
    let enemy = battalions(state, hits.among);
    let open = next_battalions(state, hits.among);
    let left =
        steps(rules, state, french) + 2 * enemy.len() - enemy.and(state.board.weakened).len();
    if hits.left == 0 || left == 0 {
        // 17.6: the rest is lost.
        play.pop();
        return Flow::Goes;
    }
    let only = french.len() + open.len() == 1;
    if !only && hits.left < left {
        return Flow::Waits;
    }
    let first = french.first().map(Piece::Unit).or(open.first().map(Piece::Battalion));
    if let Some(piece) = first {
        take(play, hits, piece);
    }
    Flow::Goes
}

fn take<S: Sink<Siege>>(play: &mut Play<'_, S>, hits: Hits, piece: Piece) {
    let last = match piece {
        Piece::Unit(unit) => unit.0,
        Piece::Battalion(battalion) => {
            // Once the last full-strength battalion is reduced, all are open again.
            let full = battalions(play.state, hits.among).minus(play.state.board.weakened);
            if full.len() == 1 && full.has(battalion) { 0 } else { battalion.0 }
        }
        _ => 0,
    };
    play.pop();
    play.push(Step::Hits(Hits { left: hits.left - 1, last, ..hits }));
    play.lose_step(piece);
}

/// The pieces that may lose a step.
pub fn candidates(rules: &Siege, state: &State, hits: Hits, scope: Scope, out: &mut Vec<Choice>) {
    let french = units(rules, state, hits.among);
    match scope {
        Scope::All => {
            out.extend(french.iter().map(|unit| Choice::Lose(Piece::Unit(unit))));
            let enemy = battalions(state, hits.among).iter();
            out.extend(enemy.map(|battalion| Choice::Lose(Piece::Battalion(battalion))));
        }
        Scope::Canonical => {
            let chosen = first_units(rules, state, canonical_units(rules, state, hits, french));
            out.extend(chosen.map(|unit| Choice::Lose(Piece::Unit(unit))));
            let open = canonical_battalions(state, hits);
            let chosen = first_battalions(rules, state, open);
            out.extend(chosen.map(|battalion| Choice::Lose(Piece::Battalion(battalion))));
        }
    }
}

/// Steps are lost in list order: no unit before the last one, and enough steps from there on.
fn canonical_units(rules: &Siege, state: &State, hits: Hits, all: UnitSet) -> UnitSet {
    let ascending: UnitSet = all
        .iter()
        .filter(|unit| unit.0 >= hits.last)
        .filter(|unit| {
            let from = all.after(*unit).or(UnitSet::one(*unit));
            steps(rules, state, from) >= hits.left
        })
        .collect();
    if ascending.is_empty() { all } else { ascending }
}

/// The same for battalions, among those that are open.
fn canonical_battalions(state: &State, hits: Hits) -> BattalionSet {
    let open = next_battalions(state, hits.among);
    let needed = hits.left.min(open.len());
    let ascending: BattalionSet = open
        .iter()
        .filter(|battalion| battalion.0 >= hits.last)
        .filter(|battalion| open.after(*battalion).len() + 1 >= needed)
        .collect();
    if ascending.is_empty() { open } else { ascending }
}

/// One unit of each sort: those of a sort that lie alike are alike.
pub fn first_units(rules: &Siege, state: &State, units: UnitSet) -> impl Iterator<Item = Unit> {
    let mut seen = [0u64; 2];
    let reduced = state.board.reduced;
    units.iter().filter(move |unit| {
        let sort = 1 << rules.charts.alike_unit(*unit);
        let of_side = &mut seen[usize::from(reduced.has(*unit))];
        let new = *of_side & sort == 0;
        *of_side |= sort;
        new
    })
}

/// One battalion of each sort.
pub fn first_battalions(
    rules: &Siege,
    state: &State,
    battalions: BattalionSet,
) -> impl Iterator<Item = Battalion> {
    let mut seen = [0u64; 2];
    let weakened = state.board.weakened;
    battalions.iter().filter(move |battalion| {
        let sort = 1 << rules.charts.alike_battalion(*battalion);
        let of_side = &mut seen[usize::from(weakened.has(*battalion))];
        let new = *of_side & sort == 0;
        *of_side |= sort;
        new
    })
}

/// 17.5: whether this piece may lose the next step.
pub fn check(rules: &Siege, state: &State, hits: Hits, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Lose(Piece::Unit(unit)) if rules.charts.leaders.has(unit) => {
            Err(No::LeaderLosesNothing { unit })
        }
        Choice::Lose(Piece::Unit(unit)) => {
            if units(rules, state, hits.among).has(unit) {
                return Ok(());
            }
            match hits.among {
                Among::FieldArtillery => Err(No::NotFieldArtillery { unit }),
                _ => Err(No::NotAsked),
            }
        }
        Choice::Lose(Piece::Battalion(battalion)) => {
            if next_battalions(state, hits.among).has(battalion) {
                Ok(())
            } else if battalions(state, hits.among).has(battalion) {
                Err(No::FullFirst { battalion })
            } else {
                Err(No::NotAsked)
            }
        }
        _ => Err(No::NotAsked),
    }
}

/// The piece loses a step.
pub fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, hits: Hits, choice: Choice) {
    if let Choice::Lose(piece) = choice {
        take(play, hits, piece);
    }
}
