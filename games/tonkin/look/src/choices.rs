//! How the choices of Tonkin stand on the page: which belong together, which send a counter somewhere, what
//! is at stake.

use kernel::Message as _;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side, Unit};
use tonkin::prompt::Prompt;

use super::SAIGON;
use crate::svg::{place_key, unit_key};
use look::say::{Say, keys as named};
use look::{Mark, Press, Stake, Toggle};

/// An attack or a barrage is to hit.
const HIT: Stake = ("hit", "k-fire", "tonkin-map-chance");
/// An overrun is to take its hex.
const OVERRUN: Stake = ("taken", "k-fire", "tonkin-map-chance");
/// A flight is to arrive.
const FLIGHT: Stake = ("arrived", "k-airstrip", "tonkin-map-chance");
/// A drop is to take its hex.
const DROP: Stake = ("taken", "k-parachute", "tonkin-map-chance");
/// A strike is to destroy a road.
const STRIKE: Stake = ("roads", "k-fire", "tonkin-map-chance");

/// How a choice stands on the page. Choices of a unit stand together; so do the ways of a group on the march and the
/// stacks that can move, each by the words of their group.
pub(super) fn press(choice: &Choice) -> Press {
    match choice {
        Choice::Place(unit, _)
        | Choice::PlaceSaigon(unit)
        | Choice::Box(unit)
        | Choice::Slip(unit, _)
        | Choice::RetreatTo(unit, _)
        | Choice::Absorb(unit, _)
        | Choice::Ambush(unit, _) => Press::default().piece(unit_key(*unit)),
        Choice::With(_)
        | Choice::WithAll
        | Choice::Without(_)
        | Choice::Stack(_)
        | Choice::Saigon
        | Choice::To(_)
        | Choice::Step(_)
        | Choice::Go(_)
        | Choice::Double(_)
        | Choice::Air(_)
        | Choice::Drop(_)
        | Choice::Ship(_)
        | Choice::ShipSaigon
        | Choice::Overrun(_)
        | Choice::Part(_)
        | Choice::Unload(_)
        | Choice::Stop
        | Choice::Back => on_the_march(choice),
        Choice::Recover(_)
        | Choice::Repair(_)
        | Choice::Dig(..)
        | Choice::Trench(_)
        | Choice::Barrage(_)
        | Choice::Wreck(_)
        | Choice::Attack(_)
        | Choice::Fire
        | Choice::Lead(_)
        | Choice::Lose(_)
        | Choice::Advance(_)
        | Choice::Spend(_)
        | Choice::Relocate(_)
        | Choice::Declare(_)
        | Choice::Silent => in_operations(choice),
        Choice::Objective(_) => Press::group("tonkin-map-group-objective").together(),
        Choice::Top(_) | Choice::Under(..) => {
            Press::group("tonkin-map-group-top").together().aside()
        }
        Choice::Join(_) => Press::group("tonkin-map-group-join").together(),
        Choice::Dump(_) => Press::group("tonkin-map-group-dump").together(),
        Choice::Build(_) => Press::group("tonkin-map-group-build").together(),
        Choice::Replace(unit) => Press::group("tonkin-map-group-replace").unit(unit),
        Choice::Rebuild(unit) => Press::group("tonkin-map-group-rebuild").unit(unit),
        Choice::Postpone(unit) => Press::group("tonkin-map-group-postpone").unit(unit),
        Choice::Withdraw(unit) => Press::group("tonkin-map-group-withdraw").unit(unit),
        Choice::Real(_)
        | Choice::MoveObjectives
        | Choice::Mix(_)
        | Choice::GiveUp
        | Choice::BuildFrom(..)
        | Choice::Spirit
        | Choice::Front
        | Choice::Retreat
        | Choice::Stand => Press::default(),
        Choice::Default => Press::default().with(Mark::GoesOn),
        Choice::Refuse => Press::default().ends(),
        Choice::Done => Press::default().ends().with(Mark::GoesOn),
        Choice::Decline => Press::default().ends().with(Mark::Declines).with(Mark::GoesOn),
    }
}

/// Who moves, how and where to (3.0). Flights and ships stand in the list: a press on a hex means the march there.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices are told apart in press")]
fn on_the_march(choice: &Choice) -> Press {
    let taken = || Press::group("tonkin-map-group-with").toggles(Toggle::Take);
    let ship = || Press::group("tonkin-map-group-ship").together().with(Mark::Yields);
    match choice {
        Choice::With(unit) => taken().unit(unit),
        Choice::WithAll => taken().short("web-all").with(Mark::All),
        Choice::Without(unit) => {
            Press::group("tonkin-map-group-without").toggles(Toggle::Leave).unit(unit)
        }
        Choice::Stack(_) | Choice::Saigon => Press::group("tonkin-map-group-stack").together(),
        Choice::To(_) => Press::group("tonkin-map-group-to").together().with(Mark::Leads),
        Choice::Step(_) => Press::group("tonkin-map-group-step"),
        Choice::Go(_) | Choice::Double(_) => Press::group("tonkin-map-group-go"),
        Choice::Air(_) => {
            Press::group("tonkin-map-group-air").together().staked(FLIGHT).with(Mark::Yields)
        }
        Choice::Drop(_) => {
            Press::group("tonkin-map-group-drop").together().staked(DROP).with(Mark::Yields)
        }
        Choice::Ship(_) | Choice::ShipSaigon => ship(),
        Choice::Overrun(_) => Press::group("tonkin-map-group-overrun").staked(OVERRUN),
        Choice::Part(unit) => Press::group("tonkin-map-group-part").unit(unit),
        Choice::Unload(unit) => Press::group("tonkin-map-group-unload").unit(unit),
        Choice::Stop => Press::default().ends().with(Mark::GoesOn),
        _ => Press::default().ends(),
    }
}

/// What supply and operation points are spent on (6.0), and what comes of a combat.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices are told apart in press")]
fn in_operations(choice: &Choice) -> Press {
    match choice {
        Choice::Recover(_) => Press::group("tonkin-map-group-recover"),
        Choice::Repair(_) => Press::group("tonkin-map-group-repair"),
        Choice::Dig(..) => Press::group("tonkin-map-group-dig").together(),
        Choice::Trench(_) => Press::group("tonkin-map-group-trench").together(),
        Choice::Barrage(_) => {
            Press::group("tonkin-map-group-barrage").together().staked(HIT).with(Mark::Plans)
        }
        Choice::Wreck(_) => Press::group("tonkin-map-group-wreck").together().staked(STRIKE),
        Choice::Attack(_) => {
            Press::group("tonkin-map-group-attack").together().staked(HIT).with(Mark::Plans)
        }
        Choice::Fire => Press::default().staked(HIT).with(Mark::Declines),
        Choice::Lead(unit) => Press::group("tonkin-map-group-lead").unit(unit),
        Choice::Lose(unit) => Press::group("tonkin-map-group-lose").unit(unit),
        Choice::Advance(unit) => Press::group("tonkin-map-group-advance").unit(unit),
        Choice::Spend(unit) => Press::group("tonkin-map-group-spend").unit(unit),
        Choice::Relocate(unit) => Press::group("tonkin-map-group-relocate").unit(unit),
        Choice::Declare(unit) => Press::group("tonkin-map-group-declare").unit(unit),
        _ => Press::default().ends().with(Mark::GoesOn),
    }
}

/// Whether a question settles what dice brought.
pub(super) fn settles(prompt: &Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Bounce { .. }
            | Prompt::Decide { .. }
            | Prompt::Retreat { .. }
            | Prompt::Losses { .. }
            | Prompt::Advance { .. }
            | Prompt::Overstack { .. }
    )
}

/// The windows for which a standing order can be given: guns and anti-aircraft fire stay silent.
pub(super) fn windows(side: &str) -> &'static [&'static str] {
    match Side::BOTH.into_iter().find(|one| one.name() == side) {
        Some(Side::VietMinh) => &["3.5"],
        Some(Side::French) | None => &[],
    }
}

/// The keys of all a choice speaks of.
pub(super) fn keys(choice: &Choice) -> Vec<String> {
    if matches!(choice, Choice::Saigon | Choice::ShipSaigon) {
        return vec![SAIGON.to_owned()];
    }
    named(choice)
}

/// Where a choice sends its piece, in short.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices send nothing anywhere")]
pub(super) fn whither(choice: &Choice, say: Say<'_>) -> Option<String> {
    let place = |hex: &Hex| Some(say.name(&place_key(*hex)));
    let name = |unit: &Unit| say.name(&unit_key(*unit));
    match choice {
        Choice::Place(_, hex)
        | Choice::Slip(_, hex)
        | Choice::RetreatTo(_, hex)
        | Choice::To(hex)
        | Choice::Stack(hex)
        | Choice::Air(hex)
        | Choice::Drop(hex)
        | Choice::Ship(hex)
        | Choice::Attack(hex)
        | Choice::Barrage(hex)
        | Choice::Objective(hex)
        | Choice::Dump(hex)
        | Choice::Wreck(hex)
        | Choice::Trench(hex)
        | Choice::Build(hex)
        | Choice::Recover(hex)
        | Choice::Repair(hex)
        | Choice::Overrun(hex) => place(hex),
        Choice::Saigon | Choice::ShipSaigon | Choice::PlaceSaigon(_) => Some(say.name(SAIGON)),
        Choice::Box(_) => Some(say.t("tonkin-map-box-1")),
        Choice::Absorb(_, unit) | Choice::Ambush(_, unit) => Some(name(unit)),
        Choice::Top(unit) | Choice::Join(unit) => Some(name(unit)),
        Choice::Under(..) => Some(say.with("tonkin-map-under", &choice.facts())),
        Choice::Dig(unit, case) => {
            let case = kernel::ToFact::fact(case).map(|case| ("case", case));
            let case: Vec<_> = case.into_iter().collect();
            Some(format!("{}, {}", name(unit), say.with("tonkin-case", &case)))
        }
        Choice::Step(_) => Some(say.with("tonkin-direction", &choice.facts())),
        _ => None,
    }
}
