//! How the choices of Storm stand on the page: which belong together, what decides about an attack, and which questions
//! settle what dice brought.

use storm::choice::Choice;
use storm::flow::Step;
use storm::prompt::Prompt;
use storm::sets::Unit;
use storm::view::View;

use look::{Mark, Press, Stake, Toggle};

/// Fire is to do damage.
const FIRE: Stake = ("damage", "k-fire", "storm-map-chance-damage");
/// An assault is to clear the area.
const ASSAULT: Stake = ("cleared", "k-assault", "storm-map-chance-cleared");

/// How a choice stands on the page.
pub(crate) fn press(choice: &Choice) -> Press {
    match choice {
        Choice::Bid(_) | Choice::Take(_) | Choice::Sap | Choice::Reroll => Press::default(),
        Choice::Act(area) => Press::group("storm-map-group-act").named(area),
        Choice::Pick(unit) => taken().unit(unit),
        Choice::PickAll => taken().short("web-all").with(Mark::All),
        Choice::Drop(unit) => left_out().unit(unit),
        Choice::DropAll => left_out().short("web-all").with(Mark::All),
        Choice::Fire(area) => Press::group("storm-map-group-fire").named(area).staked(FIRE),
        Choice::Move(area) => Press::group("storm-map-group-march").named(area),
        Choice::Assault(area) => {
            Press::group("storm-map-group-assault").named(area).staked(ASSAULT)
        }
        Choice::Play(card) => Press::group("storm-map-group-play").named(card),
        Choice::Dig(card) => Press::group("storm-map-group-dig").named(card),
        Choice::In(area) => Press::group("storm-map-group-in").named(area).staked(FIRE),
        Choice::Clear(area) => Press::group("storm-map-group-clear").named(area),
        Choice::Enter(unit) => Press::group("storm-map-group-enter").unit(unit),
        Choice::Hit(..) => Press::group("storm-map-group-hit"),
        Choice::Retreat(..) => Press::group("storm-map-group-retreat"),
        Choice::Withdraw(unit) => Press::group("storm-map-group-withdraw").unit(unit),
        Choice::Spend(unit) => Press::group("storm-map-group-spend").unit(unit),
        Choice::Lose(unit) => Press::group("storm-map-group-lose").unit(unit),
        Choice::Discard(card) => Press::group("storm-map-group-discard").named(card),
        Choice::Keep(card) => Press::group("storm-map-group-keep").named(card),
        Choice::Mark(area) => Press::group("storm-map-group-mark").named(area),
        Choice::Place(area) => Press::group("storm-map-group-place").named(area),
        Choice::Bring(unit) => Press::group("storm-map-group-bring").unit(unit),
        Choice::Pass | Choice::End => Press::default().ends(),
        Choice::Stop | Choice::Attack | Choice::Done => Press::default().ends().with(Mark::GoesOn),
        Choice::Decline => Press::default().ends().with(Mark::GoesOn).with(Mark::Declines),
    }
}

/// A unit is taken into the order.
fn taken() -> Press {
    Press::group("storm-map-group-take").toggles(Toggle::Take)
}

/// A unit is left out of the order again.
fn left_out() -> Press {
    Press::group("storm-map-group-leave").toggles(Toggle::Leave)
}

/// Whether a question settles what dice brought.
pub(crate) fn settles(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::W5 { .. }
        | Prompt::W6 { .. }
        | Prompt::MinesSpend { .. }
        | Prompt::Allocate { .. }
        | Prompt::Retreat { .. }
        | Prompt::Losses { .. }
        | Prompt::Enter { .. }
        | Prompt::Relief { .. }
        | Prompt::RatsSpend { .. }
        | Prompt::SupplyMark { .. }
        | Prompt::Place { .. } => true,
        Prompt::Bid { .. }
        | Prompt::Side
        | Prompt::CutHand { .. }
        | Prompt::Impulse { .. }
        | Prompt::Order { .. }
        | Prompt::SurpriseOrder { .. }
        | Prompt::March { .. }
        | Prompt::CardArea { .. }
        | Prompt::DigArea { .. }
        | Prompt::GoOn
        | Prompt::FreeCards
        | Prompt::ImpulseEnd
        | Prompt::W3 { .. }
        | Prompt::W4 { .. }
        | Prompt::W7 { .. }
        | Prompt::W8 { .. }
        | Prompt::ShaftWarning { .. }
        | Prompt::EndDiscard => false,
    }
}

/// The keys of what a player has picked: units, and the area they act in.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is picked in other steps")]
pub(crate) fn picked(view: &View) -> Vec<String> {
    let Some(step) = view.steps.last() else { return Vec::new() };
    let (side, units, area) = match step {
        Step::Order(order) => (order.side, order.picked, Some(order.area)),
        Step::March(march) => (march.side, march.units, Some(march.area)),
        Step::Place(place) => (place.side, place.picked, None),
        _ => return Vec::new(),
    };
    let key = |index: u8| format!("unit/{}", Unit::new(side, index));
    let area = area.map(|area| format!("area/{area}"));
    units.iter().map(key).chain(area).collect()
}

/// The windows for which a side can give standing orders.
pub(crate) fn windows(side: &str) -> &'static [&'static str] {
    match side {
        "french" => &["W2", "W3", "W4", "W5", "W6"],
        "vietminh" => &["W2", "W3", "W4", "W5", "W7", "W8", "W9"],
        _ => &[],
    }
}
