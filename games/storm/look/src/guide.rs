//! First steps: a guided opening of Storm on the real board, as the Viet Minh before Beatrice.

use kernel::Seat;
use look::guide::{Guide, Step};
use storm::choice::Choice;
use storm::components::{Area, Kind, Side};

/// What a step waits for.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    /// This choice.
    Choice(Choice),
    /// Any Viet Minh unit is picked.
    AnyPick,
    /// Any Viet Minh unit is lost.
    AnyLoss,
}

impl Wanted {
    fn is(self, choice: &Choice) -> bool {
        match self {
            Wanted::Choice(wanted) => *choice == wanted,
            Wanted::AnyPick => {
                matches!(choice, Choice::Pick(unit) if unit.side == Side::VietMinh)
            }
            Wanted::AnyLoss => {
                matches!(choice, Choice::Lose(unit) if unit.side == Side::VietMinh)
            }
        }
    }
}

/// A step, and what it waits for.
#[derive(Clone, Copy, Debug)]
struct Lesson {
    step: Step,
    wanted: Wanted,
}

const fn lesson(text: &'static str, wanted: Wanted, look: &'static [&'static str]) -> Lesson {
    Lesson { step: Step { text, look }, wanted }
}

const fn choice(choice: Choice) -> Wanted {
    Wanted::Choice(choice)
}

/// The lessons.
#[rustfmt::skip]
const LESSONS: [Lesson; 14] = [
    lesson("storm-map-guide-impulse", choice(Choice::Act(Area(8))), &["area/8"]),
    lesson("storm-map-guide-units", choice(Choice::PickAll), &["area/8"]),
    lesson("storm-map-guide-fire", choice(Choice::Fire(Area(14))), &["area/14"]),
    lesson("storm-map-guide-sap", choice(Choice::Act(Area(11))), &["area/11"]),
    lesson("storm-map-guide-pair", Wanted::AnyPick, &["area/11"]),
    lesson("storm-map-guide-pair-two", Wanted::AnyPick, &["area/11"]),
    lesson("storm-map-guide-dig", choice(Choice::Sap), &["area/11"]),
    lesson("storm-map-guide-card", choice(Choice::Play(Kind::Artillery105)), &["card/artillery_105"]),
    lesson("storm-map-guide-card-area", choice(Choice::In(Area(14))), &["area/14"]),
    lesson("storm-map-guide-assault", choice(Choice::Act(Area(11))), &["area/11"]),
    lesson("storm-map-guide-assault-units", choice(Choice::PickAll), &["area/11"]),
    lesson("storm-map-guide-assault-target", choice(Choice::Assault(Area(14))), &["area/14"]),
    lesson("storm-map-guide-window", choice(Choice::Play(Kind::NightAssault)), &["card/night_assault"]),
    lesson("storm-map-guide-loss", Wanted::AnyLoss, &["area/14"]),
];

/// The steps of the lessons.
const STEPS: [Step; LESSONS.len()] = {
    let mut steps = [LESSONS[0].step; LESSONS.len()];
    let mut place = 0;
    while place < LESSONS.len() {
        steps[place] = LESSONS[place].step;
        place += 1;
    }
    steps
};

/// The guide: the second turn, before Beatrice.
pub const GUIDE: Guide = Guide {
    text: "storm-map-first-steps-text",
    teaches: &[
        "storm-map-teach-impulse",
        "storm-map-teach-fire",
        "storm-map-teach-assault",
        "storm-map-teach-sap",
        "storm-map-teach-cards",
    ],
    over: "storm-map-guide-over",
    seat: Seat(1),
    other: Seat(0),
    seed: 107,
    position: include_str!("guide.toml"),
    steps: &STEPS,
};

/// Whether a step waits for a choice.
pub(crate) fn leads_on(step: usize, choice: &Choice) -> bool {
    LESSONS.get(step).is_some_and(|lesson| lesson.wanted.is(choice))
}

/// The French play nothing, pass, end and are done, and then take their losses.
pub(crate) fn scripted(choice: &Choice) -> Option<u8> {
    match choice {
        Choice::Decline => Some(0),
        Choice::Pass => Some(1),
        Choice::End => Some(2),
        Choice::Done => Some(3),
        Choice::Hit(..) => Some(4),
        Choice::Retreat(..) => Some(5),
        Choice::Bid(_)
        | Choice::Take(_)
        | Choice::Act(_)
        | Choice::Pick(_)
        | Choice::Drop(_)
        | Choice::PickAll
        | Choice::DropAll
        | Choice::Fire(_)
        | Choice::Move(_)
        | Choice::Stop
        | Choice::Sap
        | Choice::Assault(_)
        | Choice::Play(_)
        | Choice::Dig(_)
        | Choice::In(_)
        | Choice::Clear(_)
        | Choice::Enter(_)
        | Choice::Attack
        | Choice::Reroll
        | Choice::Withdraw(_)
        | Choice::Spend(_)
        | Choice::Lose(_)
        | Choice::Discard(_)
        | Choice::Keep(_)
        | Choice::Mark(_)
        | Choice::Place(_)
        | Choice::Bring(_) => None,
    }
}
