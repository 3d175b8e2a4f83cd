//! 17.5 to 17.7: steps are lost. The player chooses for both sides; among battalions those at full
//! strength come first, and what exceeds the units is lost.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};

use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Battalion, Role, Side, Unit};
use crate::flow::{Among, Hits, Piece, Play, State, Step, ask};
use crate::odds;
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, staff};
use crate::sets::{BattalionSet, UnitSet};

impl Hits {
    /// So many steps to be lost.
    pub const fn new(among: Among, left: u8) -> Hits {
        Hits { among, left, last: 0 }
    }
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

impl StepRules<Siege> for Hits {
    const RESOLVES: bool = true;

    fn asks(&self, _: &Siege, _: &State) -> Asks {
        super::asks_for(self.left)
    }

    /// The commander of the sector chooses; for guns the artillery; for the Viet Minh the commander.
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let role = match self.among {
            Among::Space(Side::French, space) => staff::sector(rules, space),
            Among::FieldArtillery => Role::Artillery,
            Among::Space(Side::VietMinh, _) | Among::Base(_) => Role::Commander,
        };
        ask(rules, role, Prompt::Hit { among: self.among, left: self.left })
    }

    /// The pieces that may lose a step.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let french = units(rules, state, self.among);
        match scope {
            Scope::All => {
                out.extend(french.iter().map(|unit| Choice::Lose(Piece::Unit(unit))));
                let enemy = battalions(state, self.among).iter();
                out.extend(enemy.map(|battalion| Choice::Lose(Piece::Battalion(battalion))));
            }
            Scope::Canonical => {
                let chosen =
                    first_units(rules, state, canonical_units(rules, state, *self, french));
                out.extend(chosen.map(|unit| Choice::Lose(Piece::Unit(unit))));
                let chosen = first_battalions(rules, state, canonical_battalions(state, *self));
                out.extend(chosen.map(|battalion| Choice::Lose(Piece::Battalion(battalion))));
            }
        }
    }

    /// 17.5: whether this piece may lose the next step.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let among = self.among;
        match *choice {
            Choice::Lose(Piece::Unit(unit)) if rules.charts.leaders.has(unit) => {
                Err(No::LeaderLosesNothing { unit })
            }
            Choice::Lose(Piece::Unit(unit)) if units(rules, state, among).has(unit) => Ok(()),
            Choice::Lose(Piece::Unit(unit)) if among == Among::FieldArtillery => {
                Err(No::NotFieldArtillery { unit })
            }
            Choice::Lose(Piece::Battalion(battalion)) => {
                if next_battalions(state, among).has(battalion) {
                    Ok(())
                } else if battalions(state, among).has(battalion) {
                    Err(match among {
                        Among::Base(_) => No::FullFirstBase { battalion },
                        Among::Space(..) | Among::FieldArtillery => No::FullFirst { battalion },
                    })
                } else {
                    Err(No::NotAsked)
                }
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Lose(piece) = choice {
            take(play, *self, piece);
        }
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let flow = lose(play, *self);
        odds::answer_loss(play, flow)
    }
}

/// Loses what nobody has to choose: the only victim, or all of them.
fn lose<S: Sink<Siege>>(play: &mut Play<'_, S>, hits: Hits) -> Flow {
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
        Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => 0,
    };
    play.replace(Step::Hits(Hits { left: hits.left - 1, last, ..hits }));
    play.lose_step(piece);
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
pub(crate) fn first_units(
    rules: &Siege,
    state: &State,
    units: UnitSet,
) -> impl Iterator<Item = Unit> {
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
pub(crate) fn first_battalions(
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
