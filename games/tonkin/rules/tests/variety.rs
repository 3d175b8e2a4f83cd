//! Random play reaches everything the rules can do: every event, question, roll, answer, step and end.
//! Refusals that nobody runs into are met in positions.

#[path = "variety/moments.rs"]
mod moments;
#[path = "variety/positions.rs"]
mod positions;
#[allow(dead_code, reason = "each test uses a part of it")]
#[path = "rules/scene.rs"]
mod scene;

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Declares, Event as _, Message, Next, Rules, Sink, Viewer, legal};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::event::Event;
use tonkin::flow::{State, Step};
use tonkin::prompt::{Ask, Prompt};
use tonkin::refusal::No;

/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u32 = 6;

/// What was met.
#[derive(Debug, Default)]
struct Met {
    steps: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    prompts: BTreeSet<&'static str>,
    rolls: BTreeSet<&'static str>,
    choices: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
    ends: BTreeSet<(Option<&'static str>, &'static str)>,
}

impl Met {
    fn state(&mut self, state: &State) {
        self.steps.extend(state.steps.iter().map(name));
    }

    /// What a scene has come to.
    fn scene(&mut self, game: &scene::Scene) {
        self.state(game.state());
        self.events.extend(game.log().iter().map(|logged| logged.event.id()));
        match game.rules().next(game.state()) {
            Next::Chance(chance) => drop(self.rolls.insert(chance.ask.id())),
            Next::Decision { prompt, .. } => drop(self.prompts.insert(prompt.id())),
            Next::Over(_) => (),
        }
    }
}

impl Sink<Tonkin> for Met {
    const LISTENS: bool = true;

    fn event(&mut self, state: &State, event: Event) {
        self.state(state);
        moments::assert_done(state, &event);
        self.events.insert(event.id());
        self.events.extend(event.redacted().map(|seen| seen.id()));
    }
}

/// The name of a step; a step that is added must be added here.
fn name(step: &Step) -> &'static str {
    match step {
        Step::SetUp { .. } => "set-up",
        Step::FrenchSetUp { .. } => "french set-up",
        Step::SetUpLosses { .. } => "set-up losses",
        Step::SetUpTieuDoans { .. } => "set-up tieu doans",
        Step::SetUpGcma { .. } => "set-up gcma",
        Step::PlaceObjectives { .. } => "place objectives",
        Step::RealObjective => "real objective",
        Step::JoinHero { .. } => "join hero",
        Step::VmArrivals { .. } => "vm arrivals",
        Step::VmMix => "vm mix",
        Step::Dumps { .. } => "dumps",
        Step::ThaiBinh => "thai binh",
        Step::VmReplace { .. } => "vm replace",
        Step::Mobilise { .. } => "mobilise",
        Step::PathetLao => "pathet lao",
        Step::FrenchArrivals { .. } => "french arrivals",
        Step::FrenchMix => "french mix",
        Step::FrenchReplace { .. } => "french replace",
        Step::Withdraw { .. } => "withdraw",
        Step::Movement(_) => "movement",
        Step::Group(_) => "group",
        Step::March(_) => "march",
        Step::Declare { .. } => "declare",
        Step::DropDie { .. } => "drop die",
        Step::Bounce { .. } => "bounce",
        Step::Activate { .. } => "activate",
        Step::Allowance { .. } => "allowance",
        Step::Impulse { .. } => "impulse",
        Step::Recover { .. } => "recover",
        Step::Dig { .. } => "dig",
        Step::PlanBarrage { .. } => "plan barrage",
        Step::Barrage(_) => "barrage",
        Step::Wreck { .. } => "wreck",
        Step::RoadStrike { .. } => "road strike",
        Step::PlanAttack { .. } => "plan attack",
        Step::Combat(_) => "combat",
        Step::Losses(_) => "losses",
        Step::Overstack { .. } => "overstack",
        Step::EndOfPhase => "end of phase",
        Step::Over(_) => "over",
    }
}

/// How many different steps there are.
const STEPS: usize = 40;

/// A scenario, its options, and how many games of it.
type Sort = (&'static str, &'static [(&'static str, &'static str)], u64);

const SORTS: [Sort; 9] = [
    ("cao_bang", &[], 42),
    ("hanoi", &[], 28),
    ("hanoi", &[("hero", "yes"), ("setup", "generic")], 28),
    ("hoa_binh", &[], 28),
    ("plaine_des_jarres", &[("hero", "yes")], 28),
    ("dien_bien_phu", &[], 28),
    ("dien_bien_phu", &[("hero", "yes")], 28),
    ("na_san", &[], 70),
    ("campaign", &[("to", "hanoi")], 14),
];

/// Plays a game to its end and notes what is met.
fn play(rules: &Tonkin, rng: &mut Rng, met: &mut Met) {
    let mut state = rules.start();
    let mut answers = Vec::new();
    loop {
        met.state(&state);
        match rules.next(&state) {
            Next::Over(end) => {
                met.ends.insert((end.winner, end.grade));
                return;
            }
            Next::Chance(chance) => {
                met.rolls.insert(chance.ask.id());
                let roll = chance.request.roll(rng);
                rules.resolve(&mut state, &roll, met);
            }
            Next::Decision { seats, prompt } => {
                met.prompts.insert(prompt.id());
                let others = rules.prompt_for(&state, Viewer::Spectator);
                met.prompts.extend(others.map(|prompt| prompt.id()));
                let seat = seats.lowest().expect("a question is put to somebody");
                answers.clear();
                if rng.below(REFUSALS_EVERY) == 0 {
                    for offer in legal::offers(rules, &state, seat) {
                        match offer.refusal {
                            Some(no) => {
                                met.refusals.insert(no.id());
                            }
                            None => answers.push(offer.choice),
                        }
                    }
                } else {
                    rules.legal(&state, seat, &mut answers);
                }
                let choice = rng.pick(&answers).expect("every question has an answer");
                met.choices.insert(choice.id());
                let choice = legal::prove(rules, &state, seat, choice).expect("it was checked");
                rules.apply(&mut state, seat, choice, met);
            }
        }
    }
}

/// The ids of all that a type can say.
fn ids<D: Declares>() -> BTreeSet<&'static str> {
    D::declared().into_iter().map(|message| message.id).collect()
}

#[test]
fn play_reaches_everything_that_can_happen() {
    let mut met = Met::default();
    for (scenario, options, games) in SORTS {
        let rules = proof::rules::<Tonkin>(scenario, options);
        for seed in 0..games {
            play(&rules, &mut Rng::from_number(seed), &mut met);
        }
    }
    positions::play(&mut met);
    let refused: BTreeSet<&str> = met.refusals.union(&positions::refusals()).copied().collect();
    assert_eq!(met.steps.len(), STEPS, "{:?}", met.steps);
    assert_eq!(met.events, ids::<Event>());
    assert_eq!(met.prompts, ids::<Prompt>());
    assert_eq!(met.rolls, ids::<Ask>());
    assert_eq!(met.choices, ids::<Choice>());
    assert_eq!(refused, ids::<No>());
    assert_eq!(met.ends.len(), 7, "{:?}", met.ends);
}
