//! What happened.

use arrayvec::ArrayVec;
use kernel::{Audience, Cited, Event as KernelEvent, Message, Rule, Seat};

use crate::board::Caches;
use crate::choice::Action;
use crate::components::{Cache, Marker, Side};
use crate::flow::ShotKind;
use crate::sets::{Square, SquareSet, Unit};

mod facts;

/// Dice as they fell.
pub type Dice = ArrayVec<u8, 32>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// X3.9: both bids are opened.
    BidsOpen { first: u8, second: u8 },
    /// X3.9: the roll-off.
    BidRolled { first: u8, second: u8 },
    /// X3.9: who plays what, and what the Communist is given.
    SidesTaken { white_star: Seat, points: u8 },
    /// X4.2: a marker was laid; under X4.7 only the Communist knows which.
    MarkerLaid { seat: Seat, marker: Option<Marker>, hidden: bool },
    /// X3 step 5: a peasant was placed.
    PeasantPlaced { square: Square },
    /// X3 step 6: the landing column stands.
    Landing { column: u8 },
    /// X3 step 6: a unit deployed.
    Deployed { unit: Unit, square: Square },
    /// X3 step 7: a unit hid; only its owner knows.
    Hid { seat: Seat, unit: Unit, square: Square },
    /// X3 step 7: the rest waits off the table.
    HidingDone { off: u8 },
    /// X5: a player turn begins.
    TurnBegins { side: Side, turn: u8 },
    /// X5.1: a group acts.
    GroupActs { side: Side, group: u8 },
    /// X5.2: a unit passed; which one may be hidden.
    Passed { seat: Seat, side: Side, group: u8, unit: Option<Unit>, hidden: bool },
    /// 27: a morale test.
    Morale { unit: Unit, dice: Dice, fails: u8 },
    /// 28a, 16a: a unit has so many action dice. If that tells where hidden units are, only its owner
    /// knows.
    ActionDice { seat: Seat, unit: Unit, dice: u8, hidden: bool },
    /// X5.2: a unit stopped.
    Stopped { unit: Unit },
    /// X4.4: a hidden unit is visible.
    Shown { unit: Unit, square: Square },
    /// X4.8: a waiting unit is identified.
    Identified { unit: Unit },
    /// X5.3: an action is declared.
    Declared { unit: Unit, action: Action, dice: u8 },
    /// 28b: the action dice fell.
    ActionRolled { unit: Unit, action: Action, dice: Dice, needs: u8, success: bool },
    /// 25: a unit failed.
    Failed { unit: Unit },
    /// X10.1: a unit moved.
    Moved { unit: Unit, from: Square, to: Square },
    /// X8.3: a unit came on.
    CameOn { unit: Unit, square: Square },
    /// X7.4: a unit left the table.
    Left { unit: Unit },
    /// 30a: the trap die.
    TrapRolled { unit: Unit, die: u8, explodes: bool },
    /// 30b: the save.
    TrapSaved { unit: Unit, die: u8, needs: u8, saved: bool },
    /// 33: a unit shoots.
    Shoots { from: Unit, at: Unit, kind: ShotKind },
    /// 33: the shooting dice.
    ShotRolled { from: Unit, at: Unit, dice: Dice, needs: u8, hits: u8 },
    /// 33c, 16e, 16f: saves.
    Saved { unit: Unit, dice: Dice, needs: u8, dead: u8 },
    /// X9.1: bases or vehicles were lost.
    Lost { unit: Unit, lost: u8, left: u8 },
    /// X9.1: the choice die.
    LeaderRolled { unit: Unit, die: u8, lost: bool },
    /// X7.3: a unit was wiped out.
    WipedOut { unit: Unit, square: Square },
    /// 33b: nobody shoots.
    HeldFire { side: Side },
    /// 33d: a peasant is in danger.
    PeasantHit { square: Square },
    /// 14b: the peasant's save.
    PeasantSaved { square: Square, die: u8, saved: bool },
    /// 14b: a peasant died.
    PeasantDied { square: Square, by: Side },
    /// 32: an assault.
    Assaults { by: Unit, target: Unit },
    /// 32: the target fights.
    Fights { unit: Unit },
    /// 32: the target falls back at once.
    GivesWay { unit: Unit },
    /// 32: assault dice.
    AssaultRolled { unit: Unit, dice: Dice, kills: u8 },
    /// S-22: dice rolled again; the kills that stand.
    RolledAgain { unit: Unit, dice: Dice, kills: u8 },
    /// S-22: White Star keeps his dice.
    KeptDice,
    /// 32: who won.
    AssaultJudged { winner: Unit, assaulter_killed: u8, target_killed: u8 },
    /// 31a: pursuit dice.
    PursuitRolled { unit: Unit, dice: Dice, kills: u8 },
    /// 31b: a square was offered.
    Offered { unit: Unit, square: Square },
    /// 31b: who picks the square.
    FallBackRolled { white_star: u8, communist: u8 },
    /// 31b: a unit fell back.
    FellBack { unit: Unit, from: Square, to: Square },
    /// 31b: a unit had nowhere to go.
    NoWayOut { unit: Unit },
    /// 32: the assaulter moved in.
    Advanced { unit: Unit, to: Square },
    /// 34b: a strike is aimed.
    Aimed { side: Side, squares: SquareSet },
    /// 34c: the deviation die.
    StrikeDeviated { die: u8 },
    /// 34c: where the strike falls.
    StrikeFalls { squares: SquareSet },
    /// 34d: hits on a unit.
    StrikeRolled { unit: Unit, dice: Dice, needs: u8, hits: u8 },
    /// 34d: the die of a peasant.
    StrikePeasant { square: Square, die: u8, hit: bool },
    /// 34d: a unit is hammered and down.
    Hammered { unit: Unit },
    /// 28j: risk dice.
    RiskRolled { square: Square, dice: Dice, lost: bool },
    /// 28j: casualties were flown out.
    Evacuated { square: Square, count: u8 },
    /// X4.3: a marker was named.
    MarkerNamed { unit: Unit, place: u8 },
    /// 26: deviation dice.
    DeviationRolled { white_star: u8, communist: u8, difference: u8 },
    /// 26: the winner shifted, or left it.
    Shifted { by: Side, place: u8 },
    /// X4.3: the token was spent.
    TokenSpent,
    /// X4.3: a marker was taken off the ring.
    MarkerTaken { unit: Unit, place: u8, marker: Marker, hidden: bool },
    /// X4.3: an ambush.
    Ambushed { unit: Unit, square: Square },
    /// X4.3: no ambush.
    NoAmbush,
    /// 35: an interrogation.
    Interrogated { unit: Unit, die: u8 },
    /// 35: a token was won.
    TokenWon,
    /// 28c: a unit went down.
    WentDown { unit: Unit },
    /// 28c: a unit carries on.
    GotUp { unit: Unit },
    /// 28e: a new leader.
    NewLeader { unit: Unit },
    /// 28d: a cache was destroyed.
    CacheDestroyed { unit: Unit, cache: Cache },
    /// X4.6: a dropped cache was taken.
    CacheTaken { unit: Unit, cache: Cache },
    /// X4.6: caches were recovered.
    CachesRecovered { unit: Unit, caches: Caches },
    /// 28h: a casualty was taken away.
    CasualtyRemoved { unit: Unit },
    /// 28g: VC out of a peasant.
    Generated { unit: Unit, square: Square },
    /// 28i: VC disappeared.
    Disappeared { unit: Unit, square: Square },
    /// X8.5: a peasant fled.
    PeasantFled { from: Square, to: Square },
    /// X6.1: counters were removed; the die if one was rolled.
    Countdown { die: u8, removed: u8, left: u8 },
    /// X5.6: a failed unit marker was placed.
    FailedMarker { unit: Unit },
    /// X6.2: White Star ends the game.
    EndedEarly,
    /// X6.2: no White Star unit is left.
    NobodyLeft,
    /// 36: the value of a cache.
    ValueRolled { cache: Cache, destroyed: bool, dice: Dice, total: u8 },
    /// 36: the value that stands.
    ValueKept { cache: Cache, total: u8 },
    /// X7.5: the game is over.
    GameOver { white_star: i16, communist: i16, grade: &'static str },
}

impl Cited for Event {
    fn rule(&self) -> Rule {
        Rule(self.head().1)
    }
}

impl KernelEvent for Event {
    fn audience(&self) -> Audience {
        match self {
            Event::MarkerLaid { seat, hidden: true, marker: Some(_) }
            | Event::Passed { seat, hidden: true, unit: Some(_), .. }
            | Event::ActionDice { seat, hidden: true, .. }
            | Event::Hid { seat, .. } => Audience::seat(*seat),
            _ => Audience::All,
        }
    }

    fn redacted(&self) -> Option<Event> {
        match *self {
            Event::MarkerLaid { seat, hidden, .. } => {
                Some(Event::MarkerLaid { seat, marker: None, hidden })
            }
            Event::Passed { seat, side, group, hidden, .. } => {
                Some(Event::Passed { seat, side, group, unit: None, hidden })
            }
            _ => None,
        }
    }

    fn is_reveal(&self) -> bool {
        match self {
            Event::BidsOpen { .. }
            | Event::HidingDone { .. }
            | Event::Shown { .. }
            | Event::Identified { .. }
            | Event::Ambushed { .. } => true,
            Event::MarkerTaken { hidden, .. } => *hidden,
            _ => false,
        }
    }
}

impl Event {
    /// The id of its message and its rule.
    fn head(&self) -> (&'static str, &'static str) {
        match self {
            Event::BidsOpen { .. } => ("company-event-bids-open", "X3.9"),
            Event::BidRolled { .. } => ("company-event-bid-rolled", "X3.9"),
            Event::SidesTaken { .. } => ("company-event-sides-taken", "X3.9"),
            Event::MarkerLaid { marker: Some(_), .. } => ("company-event-marker-laid", "X4.2"),
            Event::MarkerLaid { marker: None, .. } => ("company-event-marker-laid-hidden", "X4.7"),
            Event::PeasantPlaced { .. } => ("company-event-peasant-placed", "X3"),
            Event::Landing { .. } => ("company-event-landing", "26"),
            Event::Deployed { .. } => ("company-event-deployed", "X3"),
            Event::Hid { .. } => ("company-event-hid", "X3"),
            Event::HidingDone { .. } => ("company-event-hiding-done", "X3"),
            Event::TurnBegins { .. } => ("company-event-turn", "X5"),
            Event::GroupActs { .. } => ("company-event-group", "X5.1"),
            Event::Passed { unit: Some(_), .. } => ("company-event-passed", "X5.2"),
            Event::Passed { unit: None, .. } => ("company-event-passed-hidden", "X5.2"),
            Event::Morale { .. } => ("company-event-morale", "27"),
            Event::ActionDice { .. } => ("company-event-action-dice", "28a"),
            Event::Stopped { .. } => ("company-event-stopped", "X5.2"),
            Event::Shown { .. } => ("company-event-shown", "X4.4"),
            Event::Identified { .. } => ("company-event-identified", "X4.8"),
            Event::Declared { .. } => ("company-event-declared", "X5.3"),
            Event::ActionRolled { .. } => ("company-event-action-rolled", "28b"),
            Event::Failed { .. } => ("company-event-failed", "25"),
            Event::Moved { .. } => ("company-event-moved", "X10.1"),
            Event::CameOn { .. } => ("company-event-came-on", "X8.3"),
            Event::Left { .. } => ("company-event-left", "X7.4"),
            Event::TrapRolled { .. } => ("company-event-trap-rolled", "30a"),
            Event::TrapSaved { .. } => ("company-event-trap-saved", "30b"),
            Event::Shoots { kind: ShotKind::Action, .. } => ("company-event-shoots", "33a"),
            Event::Shoots { kind: ShotKind::Ambush, .. } => ("company-event-ambush-shot", "X4.3"),
            Event::Shoots { kind: ShotKind::Opportunity, .. } => {
                ("company-event-opportunity", "33b")
            }
            Event::Shoots { kind: ShotKind::Return, .. } => ("company-event-return", "33b"),
            Event::ShotRolled { .. } => ("company-event-shot-rolled", "33a"),
            Event::Saved { .. } => ("company-event-saved", "33c"),
            Event::Lost { .. } => ("company-event-lost", "X9.1"),
            Event::LeaderRolled { .. } => ("company-event-leader-rolled", "X9.1"),
            Event::WipedOut { .. } => ("company-event-wiped-out", "X7.3"),
            Event::HeldFire { .. } => ("company-event-held-fire", "X5.4"),
            Event::PeasantHit { .. } => ("company-event-peasant-hit", "33d"),
            Event::PeasantSaved { .. } => ("company-event-peasant-saved", "14b"),
            Event::PeasantDied { .. } => ("company-event-peasant-died", "14b"),
            Event::Assaults { .. } => ("company-event-assaults", "32"),
            Event::Fights { .. } => ("company-event-fights", "32"),
            Event::GivesWay { .. } => ("company-event-gives-way", "32"),
            Event::AssaultRolled { .. } => ("company-event-assault-rolled", "32"),
            Event::RolledAgain { .. } => ("company-event-rolled-again", "S-22"),
            Event::KeptDice => ("company-event-kept-dice", "S-22"),
            Event::AssaultJudged { .. } => ("company-event-assault-judged", "32"),
            Event::PursuitRolled { .. } => ("company-event-pursuit-rolled", "31a"),
            Event::Offered { .. } => ("company-event-offered", "31b"),
            Event::FallBackRolled { .. } => ("company-event-fall-back-rolled", "31b"),
            Event::FellBack { .. } => ("company-event-fell-back", "31b"),
            Event::NoWayOut { .. } => ("company-event-no-way-out", "31b"),
            Event::Advanced { .. } => ("company-event-advanced", "S-56"),
            Event::Aimed { .. } => ("company-event-aimed", "34b"),
            Event::StrikeDeviated { .. } => ("company-event-strike-deviated", "34c"),
            Event::StrikeFalls { .. } => ("company-event-strike-falls", "34c"),
            Event::StrikeRolled { .. } => ("company-event-strike-rolled", "34d"),
            Event::StrikePeasant { .. } => ("company-event-strike-peasant", "34d"),
            Event::Hammered { .. } => ("company-event-hammered", "34d"),
            Event::RiskRolled { .. } => ("company-event-risk-rolled", "28j"),
            Event::Evacuated { .. } => ("company-event-evacuated", "28j"),
            Event::MarkerNamed { .. } => ("company-event-marker-named", "X4.3"),
            Event::DeviationRolled { .. } => ("company-event-deviation-rolled", "26"),
            Event::Shifted { .. } => ("company-event-shifted", "26"),
            Event::TokenSpent => ("company-event-token-spent", "X4.3"),
            Event::MarkerTaken { .. } => ("company-event-marker-taken", "X4.3"),
            Event::Ambushed { .. } => ("company-event-ambushed", "X4.3"),
            Event::NoAmbush => ("company-event-no-ambush", "X4.3"),
            Event::Interrogated { .. } => ("company-event-interrogated", "35"),
            Event::TokenWon => ("company-event-token-won", "35"),
            Event::WentDown { .. } => ("company-event-went-down", "28c"),
            Event::GotUp { .. } => ("company-event-got-up", "28c"),
            Event::NewLeader { .. } => ("company-event-new-leader", "28e"),
            Event::CacheDestroyed { .. } => ("company-event-cache-destroyed", "28d"),
            Event::CacheTaken { .. } => ("company-event-cache-taken", "X4.6"),
            Event::CachesRecovered { .. } => ("company-event-caches-recovered", "X4.6"),
            Event::CasualtyRemoved { .. } => ("company-event-casualty-removed", "28h"),
            Event::Generated { .. } => ("company-event-generated", "28g"),
            Event::Disappeared { .. } => ("company-event-disappeared", "28i"),
            Event::PeasantFled { .. } => ("company-event-peasant-fled", "X8.5"),
            Event::Countdown { die: 0, .. } => ("company-event-countdown-chosen", "S-04"),
            Event::Countdown { .. } => ("company-event-countdown", "X6.1"),
            Event::FailedMarker { .. } => ("company-event-failed-marker", "X5.6"),
            Event::EndedEarly => ("company-event-ended-early", "X6.2"),
            Event::NobodyLeft => ("company-event-nobody-left", "X6.2"),
            Event::ValueRolled { .. } => ("company-event-value-rolled", "36"),
            Event::ValueKept { .. } => ("company-event-value-kept", "36"),
            Event::GameOver { .. } => ("company-event-game-over", "X7.5"),
        }
    }
}

impl Message for Event {
    fn id(&self) -> &'static str {
        self.head().0
    }

    fn facts(&self) -> Vec<(&'static str, kernel::Fact)> {
        facts::facts(self)
    }
}
