//! One of each thing that can be said about a game of Storm. `coverage.rs` holds that none is missing.

use kernel::{Fact, Message, Seat};
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, Kind, Side};
use storm::event::Event;
use storm::prompt::{Ask, Prompt};
use storm::refusal::No;
use storm::sets::{Unit, UnitSet};

const BEATRICE: Area = Area(14);
const HEIGHTS: Area = Area(8);
const FRENCH: Unit = Unit::new(Side::French, 0);

/// A message id with its facts.
pub(crate) type Said = (&'static str, Vec<(&'static str, Fact)>);

/// The rules with the pack that comes with the game.
pub(crate) fn rules() -> Storm {
    let components = storm::setup::load(&storm::setup::embedded()).expect("the pack is sound");
    Storm::new(components, storm::Sides::Given)
}

fn said(messages: impl IntoIterator<Item = impl Message>) -> Vec<Said> {
    messages.into_iter().map(|message| (message.id(), message.facts())).collect()
}

/// Everything.
pub(crate) fn all() -> Vec<Said> {
    let mut all = said(choices());
    all.extend(said(prompts()));
    all.extend(said(asks()));
    all.extend(said(refusals()));
    all.extend(said(events()));
    all.extend(sums());
    all
}

pub(crate) fn choices() -> Vec<Choice> {
    use Choice::*;
    vec![
        Bid(7),
        Take(Side::French),
        Pass,
        Act(HEIGHTS),
        Pick(FRENCH),
        Drop(FRENCH),
        PickAll,
        DropAll,
        Fire(BEATRICE),
        Move(BEATRICE),
        Stop,
        Sap,
        Assault(BEATRICE),
        Play(Kind::Mines),
        Dig(Kind::Artillery75),
        In(BEATRICE),
        Clear(HEIGHTS),
        Enter(FRENCH),
        Attack,
        Decline,
        Reroll,
        Hit(FRENCH, 2),
        Retreat(FRENCH, Area(17)),
        Withdraw(FRENCH),
        Spend(FRENCH),
        Lose(Unit::new(Side::VietMinh, 3)),
        Discard(Kind::Flares),
        Keep(Kind::Flares),
        Done,
        End,
        Mark(BEATRICE),
        Place(Area(28)),
        Bring(FRENCH),
    ]
}

pub(crate) fn prompts() -> Vec<Prompt> {
    use Prompt::*;
    let area = Some(BEATRICE);
    vec![
        Bid { most: 10 },
        Prompt::Side,
        CutHand { left: 2 },
        Impulse { side: storm::components::Side::French },
        Impulse { side: storm::components::Side::VietMinh },
        Order { area: HEIGHTS, picked: UnitSet::NONE },
        Order { area: HEIGHTS, picked: UnitSet::from_bits(0b111) },
        SurpriseOrder { area: HEIGHTS, picked: UnitSet::from_bits(0b1) },
        March { area: HEIGHTS, left: 1 },
        CardArea { kind: Kind::B26 },
        DigArea { kind: Kind::Artillery75 },
        GoOn,
        FreeCards,
        ImpulseEnd,
        W3 { stake: 8, area },
        W4 { stake: 12, area },
        W5 { stake: 0, area },
        W5 { stake: 6, area },
        W6 { stake: 1, area },
        W6 { stake: 6, area },
        W7 { stake: 7, area },
        W8 { stake: 0, area: None },
        W8 { stake: 2, area: None },
        MinesSpend { left: 4 },
        Allocate { area: BEATRICE, left: 6 },
        Retreat { from: BEATRICE },
        Losses { left: 1 },
        Enter { into: BEATRICE },
        Relief { area: Area(38) },
        RatsSpend { area: BEATRICE, left: 3 },
        ShaftWarning { area: BEATRICE },
        EndDiscard,
        SupplyMark { left: 2 },
        Place { units: 8, picked: UnitSet::NONE },
        Place { units: 1, picked: UnitSet::from_bits(0b1) },
    ]
}

pub(crate) fn asks() -> Vec<Ask> {
    vec![
        Ask::Bid { seat: Seat(0) },
        Ask::Draw { side: Side::French },
        Ask::Attack { side: Side::VietMinh, target: BEATRICE },
        Ask::Supply,
        Ask::Replacements,
        Ask::Mines,
        Ask::Rats { area: BEATRICE },
        Ask::Shaft { area: BEATRICE },
        Ask::Relief,
        Ask::Propaganda { unit: Unit::new(Side::French, 8) },
    ]
}

pub(crate) fn refusals() -> Vec<No> {
    let (area, unit) = (BEATRICE, FRENCH);
    vec![
        No::NotAsked,
        No::Spent { unit },
        No::FreshUnit { area },
        No::Action { area },
        No::Order { unit },
        No::NobodyPicked,
        No::AllPicked,
        No::Fiddled,
        No::Points { area, cost: 2, left: 1 },
        No::Points { area, cost: 1, left: 0 },
        No::Red { area: HEIGHTS },
        No::ArmorRiver { area: Area(17) },
        No::FrenchHeld { area: Area(17) },
        No::Stacking { area, units: 12, limit: 9 },
        No::AssaultStacking { area, units: 10, limit: 9 },
        No::PlaceStacking { area, units: 10, limit: 9 },
        No::EmergencyStacking { area: HEIGHTS, units: 10, limit: 9 },
        No::Enemy { area },
        No::Firepower,
        No::SapControl { area },
        No::SapFull { area: HEIGHTS },
        No::SapPairs { units: 3, per_level: 2 },
        No::SapTooMany { units: 4, most: 2 },
        No::SapNowhere,
        No::AssaultControl { area: HEIGHTS },
        No::AssaultTrench { area: HEIGHTS, level: 1, needed: 3 },
        No::SurpriseNotNeeded { area: HEIGHTS },
        No::SurpriseUnits { area: HEIGHTS },
        No::SurpriseTarget { area: HEIGHTS },
        No::SurpriseNowhere,
        No::OnlyInWindow { card: Kind::Giap, window: "W5" },
        No::Effect { card: Kind::Flares },
        No::Cancels { card: Kind::PoorWeather, played: Kind::Artillery },
        No::SecondCopy { card: Kind::Giap },
        No::WrongTurn { card: Kind::ReliefForce, turn: 5 },
        No::ShaftTurn { card: Kind::MineShaft, turn: 1 },
        No::EmergencyTurn { card: Kind::EmergencyReplacements, turn: 1 },
        No::Target { card: Kind::Artillery },
        No::NotBesideControl { card: Kind::Artillery, area: Area(1) },
        No::CardNoEnemy { card: Kind::B26, area },
        No::Trench { area: HEIGHTS },
        No::NobodySpent { area },
        No::Thai { area },
        No::NotFrench { card: Kind::Rats, area: HEIGHTS },
        No::VietMinhThere { area },
        No::NobodyFresh { area },
        No::Shaft { area },
        No::RatsSpent { unit },
        No::NotVietMinh { area },
        No::BoxEmpty,
        No::NothingLost,
        No::NotLost { area },
        No::NobodyEnters { area },
        No::NobodyEntered,
        No::EnterPoints { area, cost: 3, left: 2 },
        No::EnterPoints { area, cost: 2, left: 1 },
        No::EnterRiver { area: Area(17) },
        No::MinesOrDebouchez { card: Kind::Mines, played: Kind::Debouchez },
        No::PointsLeftOver { unit, left: 2 },
        No::TooManyPoints { left: 2 },
        No::Retreats { unit },
        No::BackToTarget { area },
        No::Visited { area },
        No::RetreatRed { area: HEIGHTS },
        No::RetreatRiver { area: Area(17) },
        No::RetreatControl { area },
        No::RetreatFull { area },
        No::RetreatEnemies { area, enemies: 4, fewest: 0 },
        No::RetreatEnemies { area, enemies: 4, fewest: 1 },
        No::InTransit { unit },
        No::Destination { unit },
        No::SupplyNobody { area },
        No::SupplyShared { area },
        No::SupplyMarked { area },
        No::PlaceOccupied { area },
        No::PlaceChain { area },
        No::PlaceTogether { units: 10 },
        No::NobodyToPlace,
        No::PlaceControl { area },
        No::AllCut { card: Kind::Flares },
        No::AllChosen { card: Kind::Flares },
        No::NotRolled { unit },
    ]
}

fn turn_events() -> Vec<Event> {
    let (french, vietminh) = (Side::French, Side::VietMinh);
    vec![
        Event::BidsOpen { first: 7, second: 7 },
        Event::BidRolled { first: 9, second: 4 },
        Event::SidesTaken { vietminh: Seat(0), needs: 7 },
        Event::Turn { turn: 1 },
        Event::Reshuffled { side: french, deck: 14 },
        Event::Drew { seat: Seat(0), side: french, card: Some(Kind::Mines) },
        Event::Drew { seat: Seat(0), side: french, card: None },
        Event::Discarded { side: vietminh, card: Kind::HeavyFlak },
        Event::Passed { side: vietminh, automatic: false },
        Event::Passed { side: french, automatic: true },
        Event::GoesOn,
        Event::ImpulsesOver,
        Event::SupplyRolled { roll: 6, modifier: 4, areas: 1 },
        Event::SupplyRolled { roll: 5, modifier: 0, areas: 0 },
        Event::OutOfSupply { area: BEATRICE },
        Event::Refreshed,
        Event::ReplacementsRolled { die: 5, units: 3 },
        Event::Arrived { side: french, units: UnitSet::from_bits(0b1111), area: Area(28) },
        Event::NoRoom { side: french, units: UnitSet::from_bits(0b1_0000_0011) },
        Event::GameOver { winner: vietminh, held: 6, needs: 6 },
    ]
}

pub(crate) fn events() -> Vec<Event> {
    let (french, vietminh) = (Side::French, Side::VietMinh);
    let (area, from, target) = (BEATRICE, HEIGHTS, BEATRICE);
    let regiment = UnitSet::from_bits(0b1_1111_1111);
    let mut events = turn_events();
    events.extend([
        Event::Played { side: vietminh, card: Kind::NightAssault },
        Event::Cancelled { card: Kind::B26, by: Kind::PoorWeather },
        Event::Moved {
            side: french,
            units: UnitSet::from_bits(0b11),
            from: Area(17),
            to: area,
            cost: 1,
        },
        Event::Moved { side: vietminh, units: regiment, from, to: Area(11), cost: 2 },
        Event::Control { area, to: vietminh },
        Event::Fires { side: french, units: UnitSet::from_bits(0b111), from: area, target: from },
        Event::CardFires { card: Kind::Artillery, target: from },
        Event::Assaults { units: regiment, from, target },
        Event::Rolled { side: vietminh, roll: 7, stands: 9 },
        Event::RollsAgain { card: Kind::Giap },
        Event::Damage { target, attack: 19, defence: 10, damage: 9 },
        Event::Damage { target, attack: 8, defence: 10, damage: 0 },
        Event::DamageReduced { damage: 1 },
        Event::Spent { side: french, units: UnitSet::from_bits(0b10111), area },
        Event::Retreated { unit: FRENCH, from: area, to: Area(17) },
        Event::NoWayOut { unit: FRENCH, area },
        Event::Eliminated { side: french, units: UnitSet::from_bits(0b1), area },
        Event::Eliminated {
            side: vietminh,
            units: UnitSet::from_bits(0b100_0000_0000_0111),
            area: from,
        },
        Event::FireMarker { side: french, area },
        Event::Sapped { area: from, units: 4, level: 2 },
        Event::Dug { area: from, card: Kind::Artillery75, level: 3 },
        Event::TrenchesCleared { area: from },
        Event::MinesRolled { die: 4 },
        Event::AssaultStopped { target },
        Event::AssaultWon { target },
        Event::AssaultFailed { target },
        Event::Rested { area, units: 3 },
        Event::ReliefRolled { die: 6 },
        Event::RatsRolled { area, die: 3 },
        Event::ShaftRolled { area, die: 5 },
        Event::PropagandaRolled { unit: Unit::new(french, 8), die: 4 },
    ]);
    events
}

/// The sums of `rules/attack.rs`, with the facts they are given there.
fn sums() -> Vec<Said> {
    let area = || vec![("area", Fact::Name("area/14".to_owned()))];
    vec![
        ("storm-sum-attack", Vec::new()),
        ("storm-sum-defence", Vec::new()),
        ("storm-term-card", vec![("card", Fact::Name("card/artillery".to_owned()))]),
        ("storm-term-debouchez", vec![("card", Fact::Name("card/debouchez".to_owned()))]),
        ("storm-term-firepower", vec![("units", Fact::Number(4))]),
        ("storm-term-bonus", vec![("cards", Fact::Number(1))]),
        ("storm-term-best-defence", Vec::new()),
        ("storm-term-no-terrain", area()),
        ("storm-term-terrain", area()),
    ]
}
