//! 13.0: Viet Minh artillery.

use kernel::chance::MOST_DICE;
use kernel::flow::{Flow, StepRules};
use kernel::{Next, Reading, Request, Roll, Sink};

use crate::Siege;
use crate::components::{Airfield, ArtilleryResult, EventKind, Optional, Route, Side, Space};
use crate::event::Event;
use crate::flow::{Among, Barrage, Hits, Play, State, Step, Supply};
use crate::prompt::Ask;
use crate::rules::Changes;

/// 13.1, 13.4, 13.5: how many dice are rolled.
pub(crate) fn first_dice(rules: &Siege, state: &State) -> u8 {
    let tables = &rules.components.tables;
    let katyushas = state.board.events.has(EventKind::Katyushas);
    let strength =
        state.board.tracks.artillery + if katyushas { tables.constants.katyushas } else { 0 };
    if rules.plays(Optional::FastArtillery) {
        strength.div_ceil(tables.fast_divisor.max(1))
    } else {
        strength
    }
}

/// 13.1: the guns open fire.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let left = first_dice(play.rules, play.state);
    play.push(Step::Barrage(Barrage { left, columns: 0, hits: 0 }));
}

impl StepRules<Siege> for Barrage {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        if self.left > 0 {
            let count = self.left.min(MOST_DICE);
            return Next::dice(
                Ask::Barrage,
                Request::Dice { count, faces: 6, reading: Reading::Each },
            );
        }
        Next::dice(Ask::BarrageResult { six: self.columns & 1 == 1 }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        if self.left > 0 {
            first_rolled(play, *self, roll.0.as_slice());
        } else {
            result_rolled(play, *self, roll.first());
        }
    }

    /// 13.1: first dice until all are rolled, then one die for each hit in the order rolled.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 || self.hits > 0 {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// The column a first die opens: 0 for "5", 1 for "6"; none for a miss.
fn column(rules: &Siege, die: u8) -> Option<u8> {
    let face = usize::from(die).wrapping_sub(1);
    let tables = &rules.components.tables;
    if rules.plays(Optional::FastArtillery) {
        return tables.fast_columns.get(face).copied();
    }
    tables.artillery_hits.get(face).copied().flatten()
}

/// 13.1: first dice fell.
fn first_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, mut barrage: Barrage, dice: &[u8]) {
    let before = barrage.hits;
    for column in dice.iter().filter_map(|die| column(play.rules, *die)) {
        barrage.columns |= u64::from(column) << barrage.hits;
        barrage.hits += 1;
    }
    let count = dice.len() as u8;
    barrage.left = barrage.left.saturating_sub(count);
    play.replace(Step::Barrage(barrage));
    play.tell(Event::BarrageRolled { dice: count, hits: barrage.hits - before });
}

/// 13.1: the die of a hit fell.
fn result_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, mut barrage: Barrage, die: u8) {
    let column = usize::from(barrage.columns & 1 == 1);
    barrage.columns >>= 1;
    barrage.hits = barrage.hits.saturating_sub(1);
    play.replace(Step::Barrage(barrage));
    let row = &play.rules.components.tables.artillery[column];
    let result = row[usize::from(die).wrapping_sub(1) % row.len()];
    play.tell(Event::BarrageResult { die, result });
    apply(play, result, die);
}

/// 13.2: a result is applied completely before the next hit.
fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, result: ArtilleryResult, die: u8) {
    match result {
        ArtilleryResult::Airfield => airfield_hit(play, die),
        ArtilleryResult::GpSupply => supply_hit(play, Supply::Gp),
        ArtilleryResult::ArtillerySupply => supply_hit(play, Supply::Ammunition),
        ArtilleryResult::Route(route) => route_hit(play, route),
        ArtilleryResult::Central => central_hit(play),
        ArtilleryResult::ArtilleryReduce => {
            let guns = play.state.board.units_on_map().and(play.rules.charts.field_artillery);
            if guns.is_empty() {
                both_supplies(play);
            } else {
                play.push(Step::Hits(Hits::new(Among::FieldArtillery, 1)));
            }
        }
    }
}

/// 13.2: the Main airfield, then the Auxiliary; then supply, by the face of the die.
fn airfield_hit<S: Sink<Siege>>(play: &mut Play<'_, S>, die: u8) {
    let standing = Airfield::BOTH.into_iter().find(|one| play.state.board.is_functional(*one));
    if let Some(airfield) = standing {
        play.destroy(airfield);
        return;
    }
    let gone = &play.rules.components.tables.airfields_gone;
    // The pack has no Airfield result on any other face.
    let supply = gone[usize::from(die).wrapping_sub(1) % gone.len()];
    supply_hit(play, supply);
}

/// 13.2: a point of that type, else of the other, else a Central Stronghold hit (S-22).
fn supply_hit<S: Sink<Siege>>(play: &mut Play<'_, S>, supply: Supply) {
    let tracks = play.state.board.tracks;
    let (first, other) = match supply {
        Supply::Gp => ((tracks.gp, Supply::Gp), (tracks.ammunition, Supply::Ammunition)),
        Supply::Ammunition => ((tracks.ammunition, Supply::Ammunition), (tracks.gp, Supply::Gp)),
    };
    match [first, other].into_iter().find(|(points, _)| *points > 0) {
        Some((_, supply)) => play.change_supply(supply, -1),
        None => central_hit(play),
    }
}

/// S-21: one GP Supply hit and then one Artillery Supply hit.
fn both_supplies<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    supply_hit(play, Supply::Gp);
    supply_hit(play, Supply::Ammunition);
}

/// 13.2: the outermost French on the Route: one step in an Entrenchment, two in the open.
fn route_hit<S: Sink<Siege>>(play: &mut Play<'_, S>, route: Route) {
    let held = play.state.board.held().and(play.rules.charts.routes[route.slot()]);
    // Spaces of a Route follow each other outward, so that the last is the outermost.
    let Some(space) = held.last() else { return central_hit(play) };
    let terrain = play.rules.charts.terrain(space);
    let left = play.rules.components.tables.terrain[terrain as usize].route_hit_reductions;
    play.push(Step::Hits(Hits::new(Among::Space(Side::French, space), left)));
}

/// 13.2: a unit in the Central Fortress; none: supply; nothing left: nothing.
fn central_hit<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let tracks = play.state.board.tracks;
    if play.state.board.held().has(Space::CENTRAL) {
        let among = Among::Space(Side::French, Space::CENTRAL);
        play.push(Step::Hits(Hits::new(among, 1)));
    } else if tracks.gp == 0 && tracks.ammunition == 0 {
        play.tell(Event::BarrageLost);
    } else {
        both_supplies(play);
    }
}
