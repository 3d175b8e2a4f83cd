//! What happened, for the log. Every step of an automatic procedure is an event of its own, told in the
//! state of its moment; a summary follows at the end of the step and of the phase.

mod secrecy;
mod words;

use kernel::{Fact, Message};

use crate::board::Place;
use crate::components::{
    Aircraft, Airfield, ArtilleryResult, Battalion, Code, Division, EventKind, Placement, Route,
    Side, Space, Unit,
};
use crate::flow::{Ending, Phase, Piece, Supply, Tally, Target};
use crate::names::{base_name, names};
use crate::prompt::Pool;
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-event")]
pub enum Event {
    /// The die of an option.
    #[rule("34.0")]
    OptionRolled { code: Code, die: u8 },
    /// A counter was drawn.
    #[rule("34.0")]
    OptionDrawn { code: Code, piece: Piece },
    /// A ready-made placement was taken.
    #[rule("29.0")]
    Placement { placement: Placement },
    /// A unit was placed.
    #[rule("29.0")]
    Placed { unit: Unit, space: Space },
    /// A unit was taken up again.
    #[rule("29.0")]
    Lifted { unit: Unit },
    /// A division was drawn.
    #[rule("29.0")]
    #[facts(base = base_name(*route), division)]
    DivisionDrawn { route: Route, division: Division },
    /// The two dice.
    #[rule("31.0")]
    VariableRolled { first: u8, second: u8 },
    /// Battalions wait in the Reinforcement box.
    #[rule("31.0")]
    #[facts(battalions = names(*battalions))]
    Delayed { battalions: BattalionSet },
    /// A turn begins.
    #[rule("4.0")]
    Turn { turn: u8 },
    /// An impulse begins.
    #[rule("4.0")]
    Impulse { impulse: u8 },
    /// What a step came to.
    #[rule("4.1")]
    #[facts(
        phase,
        "french-steps" = tally.french_steps,
        "french-units" = tally.french_units,
        "vietminh-steps" = tally.vietminh_steps,
        "vietminh-units" = tally.vietminh_units,
        lost = tally.lost,
        won = tally.won,
        "shot-down" = tally.shot_down,
        aborted = tally.aborted,
        gp = tally.gp,
        ammunition = tally.ammunition,
        "morale-change" = tally.morale,
        aaa = tally.aaa,
        artillery = tally.artillery,
    )]
    StepSummary { phase: Phase, tally: Tally },
    /// What a phase came to; morale now.
    #[rule("4.0")]
    #[facts(
        phase = Fact::Word(phase.part()),
        morale,
        "french-steps" = tally.french_steps,
        "french-units" = tally.french_units,
        "vietminh-steps" = tally.vietminh_steps,
        "vietminh-units" = tally.vietminh_units,
        lost = tally.lost,
        won = tally.won,
        "shot-down" = tally.shot_down,
        aborted = tally.aborted,
        gp = tally.gp,
        ammunition = tally.ammunition,
        "morale-change" = tally.morale,
        aaa = tally.aaa,
        artillery = tally.artillery,
    )]
    PhaseSummary { phase: Phase, tally: Tally, morale: u8 },
    /// A shot down unit is back.
    #[rule("12.2")]
    Returned { aircraft: Aircraft },
    /// How many events each side picks.
    #[rule("8.1")]
    Picks { picks: u8 },
    /// A marker was picked.
    #[rule("8.1")]
    #[facts(event = kind)]
    Picked { kind: EventKind },
    /// No marker is left to pick.
    #[rule("S-11")]
    PoolEmpty { side: Side },
    /// GMI: the die of a challenge.
    #[rule("30.0")]
    #[says("challenge-won", when = *cancelled)]
    #[facts(event = kind, die)]
    Challenged { kind: EventKind, die: u8, cancelled: bool },
    /// The die of an event.
    #[rule("30.0")]
    #[facts(event = kind, die)]
    EventRolled { kind: EventKind, die: u8 },
    /// An event acts as another.
    #[rule("30.0")]
    #[facts(event = kind, other)]
    ActsAs { kind: EventKind, other: EventKind },
    /// An event has no effect now.
    #[rule("30.0")]
    #[facts(event = kind)]
    NoEffect { kind: EventKind },
    /// A marker is out of the game.
    #[rule("8.2")]
    #[facts(event = kind)]
    Discarded { kind: EventKind },
    /// A marker stays in effect.
    #[rule("8.2")]
    #[facts(event = kind)]
    InEffect { kind: EventKind },
    /// Mining: a Route is mined.
    #[rule("30.0")]
    Mined { route: Route },
    /// Condor: one marker more waits.
    #[rule("30.0")]
    CondorCounted { condors: u8 },
    /// Condor: the 148th is gone for good.
    #[rule("30.0")]
    RegimentGone,
    /// The 148th joins a division.
    #[rule("9.3")]
    RegimentJoins { division: Division },
    /// Waiting battalions enter.
    #[rule("31.0")]
    #[facts(battalions = names(*battalions))]
    DelayedEnter { battalions: BattalionSet },
    /// A counter came out of the Available box.
    #[rule("30.0")]
    Reinforced { piece: Piece },
    /// The C units have become available.
    #[rule("S-58")]
    #[facts(units = names(*units))]
    CondorUnits { units: UnitSet },
    /// A leader was placed.
    #[rule("14.12")]
    LeaderArrived { leader: Unit, space: Space },
    /// A leader was drawn with no French unit on the map: he stays in the box.
    #[rule("14.12")]
    LeaderWaits { leader: Unit },
    /// PSYOP: the die of a unit.
    #[rule("30.0")]
    PsyopRolled { unit: Unit, die: u8 },
    /// Morale changed.
    #[rule("7.4")]
    Morale { from: u8, to: u8 },
    /// The AAA Index changed.
    #[rule("11.4")]
    AaaIndex { from: u8, to: u8 },
    /// The Artillery Index changed.
    #[rule("11.4")]
    ArtilleryIndex { from: u8, to: u8 },
    /// Supply changed.
    #[rule("20.3")]
    Supply { supply: Supply, from: u8, to: u8 },
    /// A division's Morale Check.
    #[rule("10.1")]
    #[says("activation-refit", when = *refit)]
    #[facts(division, roll, morale)]
    Activation { division: Division, roll: u8, morale: u8, refit: bool },
    /// A division goes to Refit, or to Assault, without a check.
    #[rule("10.1")]
    #[says("ordered-refit", when = *refit)]
    #[facts(division)]
    Ordered { division: Division, refit: bool },
    /// A battalion went straight to its base.
    #[rule("10.4")]
    #[facts(battalion, from, base = base_name(*route))]
    ToBase { battalion: Battalion, from: Space, route: Route },
    /// Missions are given: airstrikes, then Impact markers, in each box.
    #[rule("27.1")]
    #[facts(
        aircraft = names(*aircraft),
        guns = names(*guns),
        count = aircraft.len() + guns.len(),
    )]
    MissionsGiven { aircraft: AircraftSet, guns: MarkerSet },
    /// Cargo is loaded.
    #[rule("14.4")]
    CargoGiven { units: u8, gp: u8, ammunition: u8 },
    /// Operation Vulture is declared.
    #[rule("36.1")]
    VultureDeclared,
    /// The die, and how many US units come.
    #[rule("36.2")]
    VultureRolled { die: u8, units: u8 },
    /// A US unit came.
    #[rule("36.2")]
    VultureUnit { aircraft: Aircraft },
    /// First dice.
    #[rule("12.1")]
    AaaRolled { dice: u8, hits: u8 },
    /// Second dice: aborts and shoot downs by class.
    #[rule("12.1")]
    #[facts(
        "tactical-aborts" = counts[0],
        "strategic-aborts" = counts[1],
        "cargo-aborts" = counts[2],
        "tactical-down" = counts[3],
        "strategic-down" = counts[4],
        "cargo-down" = counts[5],
    )]
    AaaResults { counts: [u8; 6] },
    /// A result found nobody.
    #[rule("12.4")]
    #[facts(result = Fact::Word(if *shot_down { "shot-down" } else { "aborted" }), results)]
    AaaNobody { shot_down: bool, results: u8 },
    /// A unit was shot down; it is back on that turn, or never.
    #[rule("12.2")]
    #[says("shot-down-for-good", when = back.is_none())]
    #[facts(aircraft, turn = back)]
    ShotDown { aircraft: Aircraft, back: Option<u8> },
    /// A unit was aborted.
    #[rule("12.2")]
    Aborted { aircraft: Aircraft },
    /// Aborted units are back in Reserve.
    #[rule("27.3")]
    #[facts(aircraft = names(*aircraft), count = aircraft.len())]
    Recovered { aircraft: AircraftSet },
    /// A passenger is back in the Ready box.
    #[rule("14.5")]
    BackToReady { unit: Unit },
    /// A strategic strike is flown or fired.
    #[rule("28.2")]
    #[facts(target, aircraft = names(*aircraft), guns = names(*guns), dice)]
    Strikes { target: Target, aircraft: AircraftSet, guns: MarkerSet, dice: u8 },
    /// What it did.
    #[rule("28.3")]
    #[says("struck-shock", when = *shock)]
    #[facts(target, hits)]
    Struck { target: Target, hits: u8, shock: bool },
    /// The bomb.
    #[rule("37.1")]
    #[facts(die, side = if *won { Side::French } else { Side::VietMinh })]
    BombRolled { die: u8, won: bool },
    /// First dice.
    #[rule("13.1")]
    BarrageRolled { dice: u8, hits: u8 },
    /// The result of a hit.
    #[rule("13.2")]
    #[facts(die, result, route = result.route().map_or(0, |route| route.0))]
    BarrageResult { die: u8, result: ArtilleryResult },
    /// A result found nothing and was lost.
    #[rule("13.2")]
    BarrageLost,
    /// An airfield was destroyed.
    #[rule("26.1")]
    AirfieldDestroyed { airfield: Airfield },
    /// Ammunition was paid.
    #[rule("15.5")]
    AmmunitionPaid { points: u8, left: u8 },
    /// A unit landed.
    #[rule("14.6")]
    Landed { unit: Unit, space: Space },
    /// A unit jumped.
    #[rule("14.7")]
    #[says("jumped-reduced", when = *reduced)]
    #[facts(unit, space, die)]
    Jumped { unit: Unit, space: Space, die: u8, reduced: bool },
    /// Supply came in on an airfield.
    #[rule("14.9")]
    Delivered { supply: Supply, points: u8 },
    /// Supply was dropped: points that arrived, were lost, were captured.
    #[rule("14.11")]
    Dropped { supply: Supply, arrived: u8, lost: u8, captured: u8 },
    /// A piece lost a step.
    #[rule("17.7")]
    Reduced { piece: Piece, place: Place },
    /// A piece was eliminated.
    #[rule("17.7")]
    Eliminated { piece: Piece, place: Place },
    /// A leader is lost for good.
    #[rule("25.1")]
    LeaderLost { leader: Unit, space: Space },
    /// Control passed.
    #[rule("6.1")]
    #[facts(space, side = to)]
    Control { space: Space, to: Side },
    /// A French unit moved one space.
    #[rule("16.2")]
    Moved { unit: Unit, from: Space, to: Space },
    /// A battalion moved one space.
    #[rule("16.3")]
    Advanced { battalion: Battalion, from: Place, to: Space },
    /// The French fire.
    #[rule("17.1")]
    #[facts(
        space = target,
        units = names(*units),
        guns = names(*guns),
        aircraft = names(*aircraft),
    )]
    FrenchFires { target: Space, units: UnitSet, guns: MarkerSet, aircraft: AircraftSet },
    /// The Viet Minh fire.
    #[rule("17.10")]
    #[facts(space = target, battalions = names(*battalions), dice)]
    VietMinhFires { target: Space, battalions: BattalionSet, dice: u8 },
    /// Dice of an attack fell.
    #[rule("17.4")]
    #[facts(side, space = target, pool, dice, hits, panics)]
    FireRolled { side: Side, target: Space, pool: Pool, dice: u8, hits: u8, panics: u8 },
    /// What the attack came to, and results lost for want of a victim.
    #[rule("17.4")]
    #[facts(side, space = target, hits, panics)]
    FireResult { side: Side, target: Space, hits: u8, panics: u8 },
    /// Nobody can panic.
    #[rule("S-41")]
    NobodyPanics { space: Space, panics: u8 },
    /// A unit panics.
    #[rule("17.8")]
    Panicked { piece: Piece, space: Space },
    /// How far it retreats.
    #[rule("17.8")]
    RetreatRolled { piece: Piece, die: u8 },
    /// A unit retreated.
    #[rule("17.8")]
    Retreated { piece: Piece, from: Space, to: Place },
    /// An airstrike may fly again.
    #[rule("28.6")]
    FliesAgain { aircraft: Aircraft },
    /// The French assault.
    #[rule("18.1")]
    #[facts(from, space = target, units = names(*units))]
    FrenchAssaults { from: Space, target: Space, units: UnitSet },
    /// The Viet Minh assault.
    #[rule("18.1")]
    #[facts(from, space = target, battalions = names(*battalions))]
    VietMinhAssaults { from: Place, target: Space, battalions: BattalionSet },
    /// Tactical Edge: totals, and who has it.
    #[rule("18.2")]
    #[facts(space = target, french, vietminh, side = edge)]
    Edge { target: Space, french: u8, vietminh: u8, edge: Side },
    /// Dice of an assault fell.
    #[rule("18.2")]
    #[facts(side, space = target, dice, hits, panics)]
    AssaultRolled { side: Side, target: Space, dice: u8, hits: u8, panics: u8 },
    /// Only one side is left.
    #[rule("18.3")]
    #[facts(space = target, side = winner)]
    AssaultWon { target: Space, winner: Side },
    /// Both are left; the terrain decides.
    #[rule("18.4")]
    #[facts(space = target, side = winner)]
    AssaultDraw { target: Space, winner: Side },
    /// Flak Raid: a cleared space.
    #[rule("30.0")]
    FlakRaid { route: Route },
    /// The five items of the Morale Step, and their sum.
    #[rule("7.1")]
    #[facts(
        complexes = items[0],
        french = items[1],
        refits = items[2],
        vietminh = items[3],
        routes = items[4],
        change,
    )]
    MoraleStep { items: [i8; 5], change: i8 },
    /// A unit redeployed.
    #[rule("22.3")]
    Redeployed { unit: Unit, from: Space, to: Space },
    /// An airfield is functional.
    #[rule("21.4")]
    Repaired { airfield: Airfield },
    /// A unit is at full strength.
    #[rule("21.1")]
    Refitted { unit: Unit },
    /// A unit is rebuilt.
    #[rule("21.2")]
    Rebuilt { unit: Unit, space: Space },
    /// The Morale Check of a battalion.
    #[rule("23.0")]
    #[says("refit-succeeds", when = *success)]
    #[facts(battalion, roll)]
    RefitRolled { battalion: Battalion, roll: u8, success: bool },
    /// A battalion is at full strength.
    #[rule("23.0")]
    Restored { battalion: Battalion },
    /// A battalion is back, reduced.
    #[rule("23.0")]
    #[facts(battalion, base = base_name(*route))]
    CameBack { battalion: Battalion, route: Route },
    /// The political die.
    #[rule("36.3")]
    PoliticsRolled { die: u8, limit: u8 },
    /// The game is over.
    #[rule(ending.rule())]
    GameOver { ending: Ending, morale: u8 },
}
