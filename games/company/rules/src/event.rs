//! What happened.

use arrayvec::ArrayVec;
use kernel::{Fact, Message, Seat};

use crate::board::Caches;
use crate::choice::Action;
use crate::components::{Cache, Marker, Side};
use crate::flow::ShotKind;
use crate::names::{column_letter, fallen, group_name, seat_word, square_names, yes_or_no};
use crate::sets::{Square, SquareSet, Unit};

mod secrecy;

/// Dice as they fell.
pub(crate) type Dice = ArrayVec<u8, 32>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message("company-event")]
pub enum Event {
    /// Both bids are opened.
    #[rule("X3.9")]
    BidsOpen { first: u8, second: u8 },
    /// The roll-off.
    #[rule("X3.9")]
    BidRolled { first: u8, second: u8 },
    /// Who plays what, and what the Communist is given.
    #[rule("X3.9")]
    #[facts(seat = seat_word(*white_star), points)]
    SidesTaken { white_star: Seat, points: u8 },
    /// A marker was laid; under X4.7 only the Communist knows which.
    #[rule(if marker.is_some() { "X4.2" } else { "X4.7" })]
    #[says("marker-laid-hidden", when = marker.is_none())]
    #[facts(marker)]
    MarkerLaid { seat: Seat, marker: Option<Marker>, hidden: bool },
    /// A peasant was placed.
    #[rule("X3")]
    PeasantPlaced { square: Square },
    /// The landing column stands.
    #[rule("26")]
    #[facts(column = column_letter(*column))]
    Landing { column: u8 },
    /// A unit deployed.
    #[rule("X3")]
    Deployed { unit: Unit, square: Square },
    /// A unit hid; only its owner knows.
    #[rule("X3")]
    #[facts(unit, square)]
    Hid { seat: Seat, unit: Unit, square: Square },
    /// The rest waits off the table.
    #[rule("X3")]
    HidingDone { off: u8 },
    /// A player turn begins.
    #[rule("X5")]
    TurnBegins { side: Side, turn: u8 },
    /// A group acts.
    #[rule("X5.1")]
    #[facts(side, group = group_name(*side, *group))]
    GroupActs { side: Side, group: u8 },
    /// A unit passed; which one may be hidden.
    #[rule("X5.2")]
    #[says("passed-hidden", when = unit.is_none())]
    #[facts(side, group = group_name(*side, *group), unit)]
    Passed { seat: Seat, side: Side, group: u8, unit: Option<Unit>, hidden: bool },
    /// A morale test.
    #[rule("27")]
    #[facts(unit, dice = fallen(dice), fails)]
    Morale { unit: Unit, dice: Dice, fails: u8 },
    /// A unit has so many action dice. If that tells where hidden units are, only its owner
    /// knows.
    #[rule("28a")]
    #[facts(unit, dice)]
    ActionDice { seat: Seat, unit: Unit, dice: u8, hidden: bool },
    /// A unit stopped.
    #[rule("X5.2")]
    Stopped { unit: Unit },
    /// A hidden unit is visible.
    #[rule("X4.4")]
    Shown { unit: Unit, square: Square },
    /// A waiting unit is identified.
    #[rule("X4.8")]
    Identified { unit: Unit },
    /// A unit that came to light had its turn while nobody saw it.
    #[rule("S-78")]
    HadTurn { unit: Unit },
    /// An action is declared.
    #[rule("X5.3")]
    #[facts(
        square = action.square(),
        target = action.target(),
        cache = action.cache(),
        action,
        unit,
        dice
    )]
    Declared { unit: Unit, action: Action, dice: u8 },
    /// The action dice fell.
    #[rule("28b")]
    #[facts(
        square = action.square(),
        target = action.target(),
        cache = action.cache(),
        action,
        unit,
        dice = fallen(dice),
        needs,
        success = yes_or_no(*success)
    )]
    ActionRolled { unit: Unit, action: Action, dice: Dice, needs: u8, success: bool },
    /// A unit failed.
    #[rule("25")]
    Failed { unit: Unit },
    /// A unit moved.
    #[rule("X10.1")]
    Moved { unit: Unit, from: Square, to: Square },
    /// A unit came on.
    #[rule("X8.3")]
    CameOn { unit: Unit, square: Square },
    /// A unit left the table.
    #[rule("X7.4")]
    Left { unit: Unit },
    /// The trap die.
    #[rule("30a")]
    #[facts(unit, die, explodes = yes_or_no(*explodes))]
    TrapRolled { unit: Unit, die: u8, explodes: bool },
    /// The save.
    #[rule("30b")]
    #[facts(unit, die, needs, saved = yes_or_no(*saved))]
    TrapSaved { unit: Unit, die: u8, needs: u8, saved: bool },
    /// A unit shoots.
    #[rule(kind.rule())]
    #[says("ambush-shot", when = *kind == ShotKind::Ambush)]
    #[says("opportunity", when = *kind == ShotKind::Opportunity)]
    #[says("return", when = *kind == ShotKind::Return)]
    #[facts(unit = from, target = at)]
    Shoots { from: Unit, at: Unit, kind: ShotKind },
    /// The shooting dice.
    #[rule("33a")]
    #[facts(unit = from, target = at, dice = fallen(dice), needs, hits)]
    ShotRolled { from: Unit, at: Unit, dice: Dice, needs: u8, hits: u8 },
    /// Saves.
    #[rule("33c")]
    #[facts(unit, dice = fallen(dice), needs, dead)]
    Saved { unit: Unit, dice: Dice, needs: u8, dead: u8 },
    /// Bases or vehicles were lost.
    #[rule("X9.1")]
    Lost { unit: Unit, lost: u8, left: u8 },
    /// The choice die.
    #[rule("X9.1")]
    #[facts(unit, die, lost = yes_or_no(*lost))]
    LeaderRolled { unit: Unit, die: u8, lost: bool },
    /// A unit was wiped out.
    #[rule("X7.3")]
    WipedOut { unit: Unit, square: Square },
    /// Nobody shoots.
    #[rule("X5.4")]
    HeldFire { side: Side },
    /// A peasant is in danger.
    #[rule("33d")]
    PeasantHit { square: Square },
    /// The peasant's save.
    #[rule("14b")]
    #[facts(square, die, saved = yes_or_no(*saved))]
    PeasantSaved { square: Square, die: u8, saved: bool },
    /// A peasant died.
    #[rule("14b")]
    #[facts(square, side = by)]
    PeasantDied { square: Square, by: Side },
    /// An assault.
    #[rule("32")]
    #[facts(unit = by, target)]
    Assaults { by: Unit, target: Unit },
    /// The target fights.
    #[rule("32")]
    Fights { unit: Unit },
    /// The target falls back at once.
    #[rule("32")]
    GivesWay { unit: Unit },
    /// Assault dice.
    #[rule("32")]
    #[facts(unit, dice = fallen(dice), kills)]
    AssaultRolled { unit: Unit, dice: Dice, kills: u8 },
    /// Dice rolled again; the kills that stand.
    #[rule("S-22")]
    #[facts(unit, dice = fallen(dice), kills)]
    RolledAgain { unit: Unit, dice: Dice, kills: u8 },
    /// White Star keeps his dice.
    #[rule("S-22")]
    KeptDice,
    /// Who won.
    #[rule("32")]
    #[facts(unit = winner, assaulter = assaulter_killed, target = target_killed)]
    AssaultJudged { winner: Unit, assaulter_killed: u8, target_killed: u8 },
    /// Pursuit dice.
    #[rule("31a")]
    #[facts(unit, dice = fallen(dice), kills)]
    PursuitRolled { unit: Unit, dice: Dice, kills: u8 },
    /// A square was offered.
    #[rule("31b")]
    Offered { unit: Unit, square: Square },
    /// Who picks the square.
    #[rule("31b")]
    #[facts(white = white_star, communist)]
    FallBackRolled { white_star: u8, communist: u8 },
    /// A unit fell back.
    #[rule("31b")]
    FellBack { unit: Unit, from: Square, to: Square },
    /// A unit had nowhere to go.
    #[rule("31b")]
    NoWayOut { unit: Unit },
    /// The assaulter moved in.
    #[rule("S-56")]
    #[facts(unit, square = to)]
    Advanced { unit: Unit, to: Square },
    /// A strike is aimed.
    #[rule("34b")]
    #[facts(side, squares = square_names(squares.iter()))]
    Aimed { side: Side, squares: SquareSet },
    /// The deviation die.
    #[rule("34c")]
    StrikeDeviated { die: u8 },
    /// Where the strike falls.
    #[rule("34c")]
    #[facts(squares = square_names(squares.iter()))]
    StrikeFalls { squares: SquareSet },
    /// Hits on a unit.
    #[rule("34d")]
    #[facts(unit, dice = fallen(dice), needs, hits)]
    StrikeRolled { unit: Unit, dice: Dice, needs: u8, hits: u8 },
    /// The die of a peasant.
    #[rule("34d")]
    #[facts(square, die, hit = yes_or_no(*hit))]
    StrikePeasant { square: Square, die: u8, hit: bool },
    /// A unit is hammered and down.
    #[rule("34d")]
    Hammered { unit: Unit },
    /// Risk dice.
    #[rule("28j")]
    #[facts(square, dice = fallen(dice), lost = yes_or_no(*lost))]
    RiskRolled { square: Square, dice: Dice, lost: bool },
    /// Casualties were flown out.
    #[rule("28j")]
    Evacuated { square: Square, count: u8 },
    /// A marker was named.
    #[rule("X4.3")]
    #[facts(unit, place = *place + 1)]
    MarkerNamed { unit: Unit, place: u8 },
    /// Deviation dice.
    #[rule("26")]
    #[facts(white = white_star, communist, difference)]
    DeviationRolled { white_star: u8, communist: u8, difference: u8 },
    /// The winner shifted, or left it.
    #[rule("26")]
    #[facts(side = by, place = *place + 1)]
    Shifted { by: Side, place: u8 },
    /// The token was spent.
    #[rule("X4.3")]
    TokenSpent,
    /// A marker was taken off the ring.
    #[rule("X4.3")]
    #[facts(unit, place = *place + 1, marker)]
    MarkerTaken { unit: Unit, place: u8, marker: Marker, hidden: bool },
    /// An ambush.
    #[rule("X4.3")]
    Ambushed { unit: Unit, square: Square },
    /// No ambush.
    #[rule("X4.3")]
    NoAmbush,
    /// An interrogation.
    #[rule("35")]
    Interrogated { unit: Unit, die: u8 },
    /// A token was won.
    #[rule("35")]
    TokenWon,
    /// A unit went down.
    #[rule("28c")]
    WentDown { unit: Unit },
    /// A unit carries on.
    #[rule("28c")]
    GotUp { unit: Unit },
    /// A new leader.
    #[rule("28e")]
    NewLeader { unit: Unit },
    /// A cache was destroyed.
    #[rule("28d")]
    CacheDestroyed { unit: Unit, cache: Cache },
    /// A dropped cache was taken.
    #[rule("X4.6")]
    CacheTaken { unit: Unit, cache: Cache },
    /// Caches were recovered.
    #[rule("X4.6")]
    #[facts(unit, count = caches.len())]
    CachesRecovered { unit: Unit, caches: Caches },
    /// A casualty was taken away.
    #[rule("28h")]
    CasualtyRemoved { unit: Unit },
    /// VC out of a peasant.
    #[rule("28g")]
    Generated { unit: Unit, square: Square },
    /// VC disappeared.
    #[rule("28i")]
    Disappeared { unit: Unit, square: Square },
    /// A peasant fled.
    #[rule("X8.5")]
    PeasantFled { from: Square, to: Square },
    /// Counters were removed; the die if one was rolled.
    #[rule(if *die == 0 { "S-04" } else { "X6.1" })]
    #[says("countdown-chosen", when = *die == 0)]
    Countdown { die: u8, removed: u8, left: u8 },
    /// A failed unit marker was placed.
    #[rule("X5.6")]
    FailedMarker { unit: Unit },
    /// White Star ends the game.
    #[rule("X6.2")]
    EndedEarly,
    /// No White Star unit is left.
    #[rule("X6.2")]
    NobodyLeft,
    /// The value of a cache.
    #[rule("36")]
    #[facts(cache, destroyed = yes_or_no(*destroyed), dice = fallen(dice), total)]
    ValueRolled { cache: Cache, destroyed: bool, dice: Dice, total: u8 },
    /// The value that stands.
    #[rule("36")]
    ValueKept { cache: Cache, total: u8 },
    /// The game is over.
    #[rule("X7.5")]
    #[facts(white = white_star, communist, grade = Fact::Word(grade))]
    GameOver { white_star: i16, communist: i16, grade: &'static str },
}
