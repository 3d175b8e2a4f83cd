//! 11.1, 15.3, 28.0: strategic strikes by aircraft and guns.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Roll, Sink};

use crate::Siege;
use crate::board::{AirBox, GunBox, Place};
use crate::components::{EventKind, StrikeColumn, StrikeResult};
use crate::event::Event;
use crate::flow::{
    Among, Attacks, Draft, Hits, Phase, Piece, Play, State, Step, Strike, Supply, Target,
};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::Changes;
use crate::sets::{AircraftSet, MarkerSet, UnitSet};

/// The bit of a strategic target among those struck.
pub(crate) const fn bit(target: Target) -> u8 {
    match target {
        Target::Base(route) => 1 << route.0,
        Target::Artillery => 1 << 5,
        Target::Aaa => 1 << 6,
        Target::Space(_) => 0,
    }
}

/// Which sum of factors an attack belongs to (S-88): close support, counterbattery, flak suppression.
pub(crate) const fn sum_of(target: Target) -> usize {
    match target {
        Target::Space(_) | Target::Base(_) => 0,
        Target::Artillery => 1,
        Target::Aaa => 2,
    }
}

/// The boxes from which a target is attacked.
const fn boxes(target: Target) -> (AirBox, Option<GunBox>) {
    match target {
        Target::Space(_) => (AirBox::Tactical, Some(GunBox::CloseSupport)),
        Target::Base(_) => (AirBox::BaseAttack, None),
        Target::Artillery => (AirBox::Counterbattery, Some(GunBox::Counterbattery)),
        Target::Aaa => (AirBox::FlakSuppression, Some(GunBox::FlakSuppression)),
    }
}

/// 28.7: Neptune is still to be flown, and this is its step.
pub(crate) fn has_neptune(state: &State) -> bool {
    state.phase == Phase::AirStrikes && state.board.events.has(EventKind::Neptune)
}

/// The pieces that might join a strike: aircraft in STRAT.AIR, guns in STRAT.FR_ART.
pub(crate) fn pool(state: &State, target: Target) -> (UnitSet, MarkerSet, AircraftSet) {
    let (air, guns) = boxes(target);
    if state.phase == Phase::AirStrikes {
        return (UnitSet::NONE, MarkerSet::NONE, state.board.aircraft_in(air));
    }
    let guns = guns.map_or(MarkerSet::NONE, |at| state.board.markers_in(at));
    (UnitSet::NONE, guns, AircraftSet::NONE)
}

/// 28.1, 28.2: a base with units or an index, once in a step.
pub(crate) fn check_target(state: &State, attacks: &Attacks, target: Target) -> Result<(), No> {
    if attacks.struck & bit(target) != 0 {
        return Err(match target {
            Target::Base(_) => No::BaseStruck { target },
            Target::Artillery | Target::Aaa | Target::Space(_) => No::StruckAlready { target },
        });
    }
    if let Target::Base(route) = target
        && state.board.battalions(Place::Base(route)).is_empty()
    {
        return Err(No::BaseEmpty { route });
    }
    Ok(())
}

/// 28.1, 15.3, 15.5: whether a piece may join a strike.
pub(crate) fn check_join(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
) -> Result<(), No> {
    let target = draft.target;
    let (_, guns, aircraft) = pool(state, target);
    match piece {
        Piece::Aircraft(one) if aircraft.has(one) => Ok(()),
        Piece::Aircraft(_) => Err(No::OtherStrike { piece, target }),
        Piece::Marker(marker) if guns.has(marker) => {
            check_ammunition(rules, state, attacks, draft, piece)
        }
        Piece::Marker(_) => Err(No::OtherMission { piece, target }),
        Piece::Neptune if has_neptune(state) => Ok(()),
        Piece::Neptune | Piece::Unit(_) | Piece::Battalion(_) => Err(No::NotAsked),
    }
}

/// 15.5: the points all fire of this step costs, each kind of mission rounded up by itself (S-88).
pub fn ammunition(rules: &Siege, factors: [u8; 3]) -> u8 {
    let each = rules.components.tables.costs.factors_per_point.max(1);
    factors.into_iter().map(|sum| sum.div_ceil(each)).sum()
}

/// 15.5, S-30: a marker fires only if all that is fired in the step can be paid for.
pub(crate) fn check_ammunition(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
) -> Result<(), No> {
    let Piece::Marker(marker) = piece else { return Ok(()) };
    let mut factors = attacks.factors;
    let sum = &mut factors[sum_of(draft.target)];
    for one in draft.guns.iter().chain([marker]) {
        *sum = sum.saturating_add(rules.charts.value(one));
    }
    let (needed, left) = (ammunition(rules, factors), state.board.tracks.ammunition);
    if needed <= left { Ok(()) } else { Err(No::Ammunition { needed, left }) }
}

/// 15.4, 24.8: the dice of an Impact marker, with the spotter's where an airfield can be used.
pub(crate) fn gun_dice(rules: &Siege, state: &State, guns: MarkerSet) -> u8 {
    let printed: u8 = guns.iter().map(|marker| rules.charts.value(marker)).sum();
    let spotted = guns.and(rules.charts.field_markers).len();
    let spotter = if rules.usable_airfields(state) > 0 {
        rules.components.tables.constants.spotter
    } else {
        0
    };
    printed + spotted * spotter
}

/// 28.2: the dice of airstrikes.
pub(crate) fn air_dice(rules: &Siege, aircraft: AircraftSet) -> u8 {
    aircraft.iter().map(|one| rules.charts.strength(one)).sum()
}

/// 28.2: the strike is flown or fired; aircraft and guns go back to Reserve (28.5, 15.6).
pub(crate) fn launch<S: Sink<Siege>>(play: &mut Play<'_, S>, draft: Draft) {
    let (rules, target) = (play.rules, draft.target);
    let neptune = if draft.neptune { rules.components.tables.constants.neptune } else { 0 };
    let dice = air_dice(rules, draft.aircraft) + gun_dice(rules, play.state, draft.guns) + neptune;
    if draft.neptune {
        play.state.board.events.in_force.remove(EventKind::Neptune);
    }
    for aircraft in draft.aircraft.iter() {
        play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    }
    for marker in draft.guns.iter() {
        play.state.board.put_marker(marker, GunBox::Reserve);
    }
    let column = match target {
        Target::Base(_) | Target::Space(_) => StrikeColumn::Base,
        Target::Artillery => StrikeColumn::Artillery,
        Target::Aaa => StrikeColumn::Aaa,
    };
    play.push(Step::Strike(Strike { target, column, left: dice, hits: 0, shock: false }));
    let (aircraft, guns) = (draft.aircraft, draft.guns);
    play.tell(Event::Strikes { target, aircraft, guns, dice });
}

impl StepRules<Siege> for Strike {
    const RESOLVES: bool = true;

    /// Nothing, a hit, a hit that shakes morale.
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let row = rules.components.tables.strike[self.column as usize];
        let classes = row.map(|result| match result {
            StrikeResult::None => 0,
            StrikeResult::Reduce | StrikeResult::IndexMinus1 => 1,
            StrikeResult::ReduceShock => 2,
        });
        Next::dice(Ask::Strike { target: self.target }, super::dice(self.left, &classes))
    }

    /// 28.2: dice fell.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (mut strike, dice) = (*self, roll.0.as_slice());
        let row = &play.rules.components.tables.strike[strike.column as usize];
        for result in dice.iter().filter_map(|die| row.get(usize::from(*die).wrapping_sub(1))) {
            strike.hits += u8::from(*result != StrikeResult::None);
            strike.shock |= *result == StrikeResult::ReduceShock;
        }
        strike.left = strike.left.saturating_sub(dice.len() as u8);
        play.replace(Step::Strike(strike));
    }

    /// 28.3: once all dice are rolled, the results.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 {
            return Flow::Waits;
        }
        play.pop();
        let Strike { target, hits, .. } = *self;
        let shaken = match target {
            Target::Base(route) => self.shock && !play.state.shaken.has(route),
            Target::Space(_) | Target::Artillery | Target::Aaa => false,
        };
        play.tell(Event::Struck { target, hits, shock: shaken });
        match target {
            Target::Base(route) => {
                play.push(Step::Hits(Hits::new(Among::Base(route), hits)));
                if shaken {
                    play.state.shaken.insert(route);
                    play.change_morale(-1);
                }
            }
            Target::Artillery => play.change_artillery(-(hits as i8)),
            Target::Aaa => play.change_aaa(-(hits as i8)),
            Target::Space(_) => (),
        }
        Flow::Goes
    }
}

/// 15.5: ammunition is paid at the end of the step.
pub(crate) fn pay<S: Sink<Siege>>(play: &mut Play<'_, S>, attacks: Attacks) {
    let points = ammunition(play.rules, attacks.factors);
    if points > 0 {
        play.change_supply(Supply::Ammunition, -(points as i8));
        let left = play.state.board.tracks.ammunition;
        play.tell(Event::AmmunitionPaid { points, left });
    }
}
