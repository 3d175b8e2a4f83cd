//! What happened, for the log.
//!
//! Of hidden VM pieces the French are told the hexes left and reached, and what a track shows (T-82): an
//! event that names such pieces has `vietminh` as audience and a redacted form without them.

mod kinds;
mod secrecy;

pub use kinds::{Cause, Look, Vp, Way};

use kernel::{Fact, Message, Rule};

use crate::components::{Grade, Hex, Outcome, Side, Unit};
use crate::flow::{DigCase, Ending, Phase};
use crate::names::{hex_names, month_word, nobody_or, place_name, signed, unit_names, year, yes};
use crate::sets::{HexSet, UnitSet};

/// A month of the Turn Track, or one beyond its end, where a unit may be due in vain.
pub fn month(month: u8) -> [(&'static str, Fact); 2] {
    [("month", month_word(month)), ("year", year(month))]
}

/// What a barrage did, by the number of its result.
fn barrage_word(result: u8) -> Fact {
    Fact::Word(["miss", "dg", "dg-dl"][usize::from(result.min(2))])
}

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-event")]
pub enum Event {
    /// A turn begins.
    #[rule("1.10")]
    #[facts(month = month_word(*month), year = year(*month))]
    Month { month: u8 },
    /// A phase or a part of one begins.
    #[rule(phase.rule().0)]
    Phase { phase: Phase },
    /// VM set up a unit; he alone knows of it.
    #[rule("9.0")]
    SetUp { unit: Unit, hex: Hex },
    /// FEF set up a unit.
    #[rule("9.0")]
    FrenchSetUp { unit: Unit, hex: Hex },
    /// The set-up is done.
    #[rule("9.0")]
    SetUpDone,
    /// A Political Objective-Marker was placed.
    #[rule("1.9")]
    ObjectivePlaced { hex: Hex },
    /// Which marker is real.
    #[rule("1.9")]
    #[says("objective-chosen", when = hex.is_none())]
    ObjectiveReal { hex: Option<Hex> },
    /// The markers are scored; the real one is shown.
    #[rule("1.9")]
    #[facts(hex, vietminh = yes(*vietminh))]
    ObjectiveScored { hex: Hex, vietminh: bool },
    /// Another unit lies on top.
    #[rule("1.5")]
    #[facts(unit, hex, steps = look.steps, dg = yes(look.dg), oos = yes(look.oos))]
    TopShown { unit: Unit, hex: Hex, look: Look },
    /// A unit is shown.
    #[rule("1.5")]
    #[facts(unit, hex, steps = look.steps, dg = yes(look.dg), oos = yes(look.oos))]
    Shown { unit: Unit, hex: Hex, look: Look },
    /// An officer joined a unit; VM's own unit is shown.
    #[rule("6.16")]
    HeroJoined { side: Side, unit: Unit },
    /// An officer was mentioned.
    #[rule("6.16")]
    HeroMentioned { side: Side, mentions: u8, rank: u8 },
    /// The dice for an officer who led from the front.
    #[rule("6.16")]
    #[facts(side, roll, killed = yes(*killed))]
    HeroRolled { side: Side, roll: u8, killed: bool },
    /// A unit arrived.
    #[rule("2.0")]
    Arrived { unit: Unit, hex: Hex },
    /// A Tieu Doan came to Box 2, or a FEF unit to Saigon.
    #[rule("2.0")]
    ArrivedOff { side: Side, unit: Unit },
    /// VM reinforcements wait.
    #[rule("2.1")]
    #[facts(level = vp, most = number)]
    ArrivalsWait { vp: i8, number: i8 },
    /// A unit was postponed, or is lost for good.
    #[rule("2.5")]
    #[says("postponed-for-good", when = month.is_none())]
    #[facts(unit, month = month.map(month_word), year = month.map(year))]
    Postponed { unit: Unit, month: Option<u8> },
    /// SDs and RP were chosen.
    #[rule(side.supplies())]
    Mixed { side: Side, dumps: u8, points: u8 },
    /// RP for another reason.
    #[rule(rule.0)]
    #[facts(side, points)]
    Points { side: Side, points: i8, rule: Rule },
    /// An SD was placed.
    #[rule(side.supplies())]
    #[facts(unit, hex)]
    DumpPlaced { side: Side, unit: Unit, hex: Hex },
    /// A step was replaced; which, VM alone knows.
    #[rule(side.supplies())]
    #[says("replaced-hidden", when = unit.is_none())]
    #[facts(side, points, unit)]
    Replaced { side: Side, unit: Option<Unit>, points: u8 },
    /// A unit is being rebuilt.
    #[rule(side.supplies())]
    #[facts(unit, month = month_word(*month), year = year(*month))]
    Rebuilt { side: Side, unit: Unit, month: u8 },
    /// A Tieu Doan was absorbed.
    #[rule("2.3")]
    #[says("absorbed-hidden", when = unit.is_none())]
    #[facts(battalion, hex, unit)]
    Absorbed { unit: Option<Unit>, battalion: Unit, hex: Hex },
    /// Box 1 was emptied into Box 2.
    #[rule("2.4")]
    BoxMoved,
    /// A unit was withdrawn.
    #[rule("2.7")]
    #[says("withdrawn-for-good", when = month.is_none())]
    #[facts(unit, month = month.map(month_word), year = month.map(year))]
    Withdrawn { unit: Unit, month: Option<u8> },
    /// Transports of the month.
    #[rule("3.3")]
    Transports { trucks: u8, planes: u8 },
    /// Units went from a hex to another.
    #[rule(way.rule().0)]
    #[facts(side, units = unit_names(*units), from = place_name(*from), to = place_name(*to), way)]
    Moved { side: Side, units: UnitSet, from: Option<Hex>, to: Option<Hex>, way: Way, open: bool },
    /// The same as others see it.
    #[rule(way.rule().0)]
    VmMoved { from: Hex, to: Hex, way: Way },
    /// VM HQ or SDs, which lie open, were among those that went.
    #[rule("1.5")]
    #[facts(units = unit_names(*units), from, to)]
    StaffMoved { units: UnitSet, from: Hex, to: Hex },
    /// No VM unit is left in a hex.
    #[rule("1.5")]
    HexLeft { hex: Hex },
    /// VM declared a unit.
    #[rule("3.5")]
    Declared { unit: Unit, hex: Hex },
    /// A flight was called off.
    #[rule("3.5")]
    CalledOff { hex: Hex },
    /// An SD fell among guns.
    #[rule("3.5")]
    #[facts(hex, die, lost = yes(*lost))]
    DropRolled { hex: Hex, die: u8, lost: bool },
    /// A Road-Marker was built, or came from elsewhere.
    #[rule("4.0")]
    #[says("road-moved", when = from.is_some())]
    RoadBuilt { hex: Hex, from: Option<Hex> },
    /// An SD or HQ was overrun or left to the enemy.
    #[rule("6.4")]
    Captured { unit: Unit, hex: Hex },
    /// Steps were lost.
    #[rule(cause.rule().0)]
    #[facts(unit, hex, cause)]
    StepLost { side: Side, unit: Unit, hex: Hex, cause: Cause, known: bool },
    /// A step was regained.
    #[rule(side.supplies())]
    #[facts(side, unit)]
    StepRegained { side: Side, unit: Unit, known: bool },
    /// The hit track moved.
    #[rule("6.13")]
    Hits { steps: u8, marker: u8 },
    /// A unit was eliminated.
    #[rule(cause.rule().0)]
    Eliminated { unit: Unit, hex: Hex, cause: Cause },
    /// Units became DG; of VM only those that lie open.
    #[rule("6.14")]
    #[facts(hex, units = unit_names(*units))]
    Disorganised { hex: Hex, units: UnitSet },
    /// The VP-Level changed.
    #[rule("1.9")]
    #[facts(by = signed(*by), level, why, hex = why.hex(), unit = why.unit())]
    Level { by: i8, level: i8, why: Vp },
    /// A community changed hands.
    #[rule("1.8")]
    #[facts(hex, side = nobody_or(*to))]
    Control { hex: Hex, to: Option<Side>, told: bool },
    /// Which stacks have ZoC although their first unit has none (T-83).
    #[rule("T-83")]
    #[says("zoc-told-none", when = hexes.is_empty())]
    #[facts(hexes = hex_names(*hexes))]
    ZocTold { hexes: HexSet },
    /// Where hidden regiments cut River Supply (T-84).
    #[rule("T-84")]
    #[says("rivers-told-none", when = hexes.is_empty())]
    #[facts(hexes = hex_names(*hexes))]
    RiversTold { hexes: HexSet },
    /// An SD is spent, or none.
    #[rule("6.2")]
    #[says("spends-none", when = dump.is_none())]
    #[facts(side, unit = dump)]
    Spends { side: Side, dump: Option<Unit> },
    /// Nobody spends an SD.
    #[rule("6.1")]
    NoOperations,
    /// The allowance.
    #[rule("6.1")]
    AllowanceRolled { side: Side, die: u8, points: u8 },
    /// A point is spent on an option.
    #[rule("6.3")]
    #[facts(side, option = Fact::Word(option), left)]
    Spent { side: Side, option: &'static str, left: u8 },
    /// Units recovered.
    #[rule("6.3")]
    Recovered { side: Side, hex: Hex },
    /// A road was repaired.
    #[rule("6.3")]
    Repaired { side: Side, hex: Hex },
    /// An SD is used up for trenches.
    #[rule("6.3")]
    #[facts(side, unit = dump, case)]
    Digs { side: Side, dump: Unit, case: DigCase },
    /// A trench was dug.
    #[rule("6.3")]
    Trenched { side: Side, hex: Hex },
    /// A trench was left.
    #[rule("6.3")]
    TrenchGone { side: Side, hex: Hex },
    /// A road was destroyed.
    #[rule("6.7")]
    RoadDestroyed { hex: Hex },
    /// A strike on a road.
    #[rule("6.7")]
    RoadStruck { hex: Hex, roll: u8, total: i8 },
    /// A barrage is declared.
    #[rule("6.6")]
    Barrages { side: Side, hex: Hex, value: u8 },
    /// Its result: 0 miss, 1 DG, 2 DG & DL.
    #[rule("6.6")]
    #[facts(hex, roll, result = barrage_word(*result))]
    BarrageRolled { hex: Hex, roll: u8, result: u8, hidden: bool },
    /// An attack or an overrun is declared.
    #[rule(if *overrun { "6.4" } else { "6.8" })]
    #[says("overruns", when = *overrun)]
    #[facts(side, hex, units = unit_names(*units))]
    Attacks { side: Side, hex: Hex, units: UnitSet, overrun: bool },
    /// An ambush.
    #[rule("6.11")]
    Ambushes { unit: Unit, victim: Unit },
    /// The die of an ambush.
    #[rule("6.11")]
    AmbushRolled { die: u8, morale: u8 },
    /// A leading unit was named.
    #[rule("6.10")]
    Leads { side: Side, unit: Unit },
    /// The die of Bolshevik Spirit.
    #[rule("6.12")]
    SpiritRolled { die: u8 },
    /// An officer leads from the front.
    #[rule("6.16")]
    Front { side: Side },
    /// The combat roll.
    #[rule("6.8")]
    #[facts(odds = Fact::Text((*odds).to_owned()), roll, modifier = signed(*drm), total, result = outcome)]
    CombatRolled { odds: &'static str, roll: u8, drm: i8, total: u8, outcome: Outcome },
    /// The DG rolls.
    #[rule("6.14")]
    DgRolled { attacker: u8, defender: u8 },
    /// The defender retreats or stands fast.
    #[rule("6.15")]
    #[says("retreats", when = *retreats)]
    #[facts()]
    Decided { retreats: bool },
    /// The combat is over.
    #[rule("6.8")]
    #[facts(hex, taken = yes(*taken))]
    CombatOver { hex: Hex, taken: bool },
    /// A hex holds too much; which one is not told of VM (T-82).
    #[rule("1.5")]
    #[says("overstacked-hidden", when = hex.is_none())]
    Overstacked { side: Side, hex: Option<Hex> },
    /// Units are out of supply; of VM only those that lie open.
    #[rule("7.1")]
    #[facts(units = unit_names(*units))]
    OutOfSupply { units: UnitSet },
    /// Units are in supply again.
    #[rule("7.1")]
    #[facts(units = unit_names(*units))]
    InSupply { units: UnitSet },
    /// The end of the game sequence.
    #[rule("8.0")]
    EndSequence,
    /// The game is over.
    #[rule("1.9")]
    #[facts(ending, level, side = nobody_or(*winner), grade)]
    GameOver { ending: Ending, level: i8, winner: Option<Side>, grade: Grade },
}
