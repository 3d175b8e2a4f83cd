//! Two worlds that White Star cannot tell apart: hidden units elsewhere, others of them waiting, a ring face
//! down laid otherwise. All that he and spectators get must be the same, to the byte, until a rule shows it.
//!
//! The other worlds are made here, not by the rules.

#[path = "builder/lively.rs"]
mod lively;

use company::Company;
use company::board::Place;
use company::choice::Choice;
use company::components::Side;
use company::event::Event;
use company::flow::{State, Step};
use company::rules::action_dice;
use company::sets::{Square, Unit, UnitSet};
use kernel::dice::Rng;
use kernel::{Event as _, Next, Rules, Scope, Seat, Title, Viewer, legal, odds};
use proof::walk;

/// How many things were compared: a test that compares nothing would also pass.
#[derive(Debug, Default)]
struct Count {
    worlds: u32,
    questions: u32,
    answers: u32,
    shown: u32,
    passes: u32,
    odds: u32,
}

fn communist(index: u8) -> Unit {
    Unit::new(Side::Communist, index)
}

/// The Communist units that White Star has never seen.
fn unseen(rules: &Company, state: &State) -> UnitSet {
    rules.charts.all[1].minus(state.board.seen)
}

/// Another world: unseen units change places with each other and hide in other squares.
fn other_world(rules: &Company, real: &State, rng: &mut Rng) -> State {
    let mut state = real.clone();
    drop_drafts(&mut state);
    let hiding = matches!(state.top(), Step::Hide(_));
    let mut units: Vec<u8> = unseen(rules, &state).iter().collect();
    rng.shuffle(&mut units);
    let mut hidden = state.board.hidden.len();
    if hiding {
        hidden = rng.below(u32::from(rules.mission.hidden)) as u8;
    }
    for index in &units {
        state.board.put(rules, communist(*index), Place::OFF);
        state.board.seen.remove(*index);
    }
    for index in units {
        let unit = communist(index);
        let vehicle = rules.charts.stats(unit).is_vehicle();
        let open = if vehicle { state.board.open_vehicles } else { state.board.open_foot };
        let room = |square: &Square| state.board.has_room(rules, unit, *square);
        let free: Vec<Square> = open.iter().filter(room).collect();
        if hidden > 0
            && let Some(square) = rng.pick(&free).copied()
        {
            state.board.hide(rules, unit, square);
            hidden -= 1;
        }
    }
    if rules.switches.hidden_loop && !matches!(state.top(), Step::Ring(_)) {
        rng.shuffle(&mut state.ring);
    }
    deal_group(rules, real, &mut state, rng);
    deal_dice(rules, &mut state);
    state
}

/// What the Communist is still putting together is not known.
fn drop_drafts(state: &mut State) {
    let is_draft = |state: &State| match state.top() {
        Step::Unit(acting) => !acting.begun && acting.unit.side == Side::Communist,
        Step::Target(_) | Step::Declare(_) => {
            state.acting().is_some_and(|acting| acting.unit.side == Side::Communist)
        }
        Step::AmbushFrom(_) => true,
        _ => false,
    };
    while is_draft(state) {
        state.steps.pop();
    }
}

/// Of the acting group as many unseen units are left, but others.
fn deal_group(rules: &Company, real: &State, state: &mut State, rng: &mut Rng) {
    let new = unseen(rules, real);
    let Some(group) = state.group_mut().filter(|group| group.side == Side::Communist) else {
        return;
    };
    let count = usize::from(group.left.and(new).len());
    let mut members: Vec<u8> =
        rules.charts.group(Side::Communist, group.group).and(new).iter().collect();
    rng.shuffle(&mut members);
    group.left = group.left.minus(new);
    members.iter().take(count).for_each(|index| group.left.insert(*index));
}

/// S-71: action dice that depend on unseen units are others.
fn deal_dice(rules: &Company, state: &mut State) {
    let Some(acting) = state.acting().copied().filter(|acting| acting.secret) else { return };
    let dice = action_dice::total(rules, state, acting.unit, acting.sum);
    if let Some(acting) = state.acting_mut() {
        acting.dice = dice.saturating_sub(acting.spent);
    }
}

/// What somebody sees of events, and whether one of them shows something hidden.
fn seen(events: &[Event], viewer: Viewer) -> (Vec<String>, bool) {
    let reveals = events.iter().any(|event| event.is_reveal() && event.audience().includes(viewer));
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    (seen.map(|event| format!("{event:?}")).collect(), reveals)
}

/// All that a viewer gets of a state: view, question, who is asked, offers with refusals.
fn all_he_gets(rules: &Company, state: &State, viewer: Viewer) -> String {
    let view = serde_json::to_string(&rules.view(state, viewer)).expect("a view is plain data");
    let asked = match rules.next(state) {
        Next::Decision { seats, .. } => format!("{seats:?}"),
        Next::Chance(chance) => format!("{chance:?}"),
        Next::Over(outcome) => format!("{outcome:?}"),
    };
    let prompt = rules.prompt_for(state, viewer);
    let offers = match viewer {
        Viewer::Seat(seat) => legal::offers(rules, state, seat),
        Viewer::Spectator => Vec::new(),
    };
    format!("{view}\n{asked}\n{prompt:?}\n{offers:?}")
}

struct Twins<'r> {
    rules: &'r Company,
    white_star: Seat,
    real: &'r State,
    twin: State,
    count: &'r mut Count,
}

impl Twins<'_> {
    fn viewers(&self) -> [Viewer; 2] {
        [Viewer::Seat(self.white_star), Viewer::Spectator]
    }

    fn compare(&mut self) {
        self.count.worlds += 1;
        for viewer in self.viewers() {
            let real = all_he_gets(self.rules, self.real, viewer);
            let twin = all_he_gets(self.rules, &self.twin, viewer);
            assert_eq!(real, twin, "{viewer:?}");
        }
        match self.rules.next(self.real) {
            Next::Decision { seats, .. } if seats.contains(self.white_star) => self.own_question(),
            Next::Decision { .. } => self.enemy_question(),
            Next::Chance(chance) => {
                let roll = chance.request.roll(&mut Rng::from_number(1));
                let (mut real, mut twin) = (self.real.clone(), self.twin.clone());
                let (mut told, mut others) = (Vec::new(), Vec::new());
                self.rules.resolve(&mut real, &roll, &mut told);
                self.rules.resolve(&mut twin, &roll, &mut others);
                self.same("the roll", (&real, &told), (&twin, &others));
            }
            Next::Over(_) => (),
        }
    }

    /// White Star answers: every candidate is legal or refused alike, has the same odds and the same
    /// consequences.
    fn own_question(&mut self) {
        self.count.questions += 1;
        let mut candidates = Vec::new();
        self.rules.candidates(self.real, self.white_star, Scope::All, &mut candidates);
        for (place, choice) in candidates.iter().enumerate() {
            let check = |state| self.rules.check(state, self.white_star, choice);
            assert_eq!(check(self.real), check(&self.twin), "{choice}");
            if check(self.real).is_err() {
                continue;
            }
            let (real, told) = self.answered(self.real, self.white_star, choice);
            let (twin, others) = self.answered(&self.twin, self.white_star, choice);
            self.same(&choice.to_string(), (&real, &told), (&twin, &others));
            if place % 7 == 0 {
                self.same_odds(choice);
            }
        }
    }

    fn same_odds(&mut self, choice: &Choice) {
        let odds_in = |state| {
            let view = self.rules.view(state, Viewer::Seat(self.white_star));
            odds(self.rules, &view, self.white_star, choice)
        };
        let real = odds_in(self.real);
        assert_eq!(real, odds_in(&self.twin), "odds of {choice}");
        self.count.odds += u32::from(real.is_some());
    }

    /// The Communist answers: what is legal in both worlds looks alike; and whichever unseen unit passes, it
    /// looks the same.
    fn enemy_question(&mut self) {
        let seat = Seat(1 - self.white_star.0);
        let mut candidates = Vec::new();
        self.rules.candidates(self.real, seat, Scope::All, &mut candidates);
        let mut asked = Vec::new();
        self.rules.candidates(&self.twin, seat, Scope::All, &mut asked);
        let fresh = unseen(self.rules, self.real);
        let mut passes = Vec::new();
        for choice in &candidates {
            if self.rules.check(self.real, seat, choice).is_err() {
                continue;
            }
            let (real, told) = self.answered(self.real, seat, choice);
            if matches!(choice, Choice::Pass(unit) if fresh.has(unit.index)) {
                self.count.passes += 1;
                passes.push((real, told));
                continue;
            }
            let alike =
                asked.contains(choice) && self.rules.check(&self.twin, seat, choice).is_ok();
            if alike && self.real.top() == self.twin.top() {
                let (twin, others) = self.answered(&self.twin, seat, choice);
                self.same(&choice.to_string(), (&real, &told), (&twin, &others));
            }
        }
        let check = |choice: &Choice| self.rules.check(&self.twin, seat, choice).is_ok();
        asked.retain(check);
        for choice in asked {
            if matches!(choice, Choice::Pass(unit) if fresh.has(unit.index)) {
                let (twin, others) = self.answered(&self.twin, seat, &choice);
                for (real, told) in &passes {
                    self.same("a pass", (real, told), (&twin, &others));
                }
            }
        }
    }

    fn answered(&self, state: &State, seat: Seat, choice: &Choice) -> (State, Vec<Event>) {
        let (mut state, mut events) = (state.clone(), Vec::new());
        let proven = legal::prove(self.rules, &state, seat, choice);
        let proven = proven.unwrap_or_else(|_| panic!("{choice} is legal"));
        self.rules.apply(&mut state, seat, proven, &mut events);
        (state, events)
    }

    /// What came of a step looks alike, unless a rule showed something.
    fn same(&mut self, what: &str, real: (&State, &[Event]), twin: (&State, &[Event])) {
        self.count.answers += 1;
        for viewer in self.viewers() {
            let (told, shows) = seen(real.1, viewer);
            let (others, reveals) = seen(twin.1, viewer);
            if shows || reveals {
                self.count.shown += 1;
                continue;
            }
            assert_eq!(told, others, "{what}, {viewer:?}");
            let views = [real.0, twin.0].map(|state| {
                serde_json::to_string(&self.rules.view(state, viewer)).expect("plain data")
            });
            assert_eq!(views[0], views[1], "{what}, {viewer:?}");
        }
    }
}

/// Plays a game and compares worlds on the way.
fn play(rules: &Company, mut state: State, seed: u64, every: u32, count: &mut Count) {
    let mut rng = Rng::from_number(seed);
    for _ in 0..1_500 {
        let hides = !unseen(rules, &state).is_empty() || rules.switches.hidden_loop;
        if hides && !company::view::is_bidding(&state) && rng.below(every) == 0 {
            let twin = other_world(rules, &state, &mut rng);
            let white_star = state.seat(Side::WhiteStar);
            Twins { rules, white_star, real: &state, twin, count: &mut *count }.compare();
        }
        if !walk::step(rules, &mut state, &mut rng, lively::answer, &mut ()) {
            return;
        }
    }
}

#[test]
fn white_star_cannot_tell_worlds_apart() {
    let mut count = Count::default();
    for (place, mission) in Company::INFO.scenarios.iter().enumerate() {
        for (turn, hidden_loop) in ["no", "yes"].into_iter().enumerate() {
            let options = [("hidden_loop", hidden_loop), ("peasants_flee", hidden_loop)];
            let rules = proof::rules::<Company>(mission, &options);
            for game in 0..proof::times(3, 10) {
                let seed = 100 * place as u64 + 10 * turn as u64 + game;
                play(&rules, rules.start(), seed, 9, &mut count);
            }
        }
    }
    assert!(count.worlds > 1_000 && count.questions > 300 && count.answers > 4_000, "{count:?}");
    assert!(count.passes > 50 && count.shown > 50 && count.odds > 150, "{count:?}");
}

/// The same in the middle of fights, where units are near each other.
#[test]
fn fights_do_not_tell_worlds_apart() {
    let mut count = Count::default();
    let fights = [
        ("search_and_destroy", include_str!("positions/fight_vc.toml")),
        ("valley_sweep", include_str!("positions/fight_nva.toml")),
        ("number_one", include_str!("positions/fight_mech.toml")),
    ];
    for (mission, text) in fights {
        let rules = proof::rules::<Company>(mission, &[]);
        let start = rules.read_position(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        for seed in 0..proof::times(20, 1_000) {
            play(&rules, start.clone(), seed, 4, &mut count);
        }
    }
    assert!(count.worlds > 500 && count.shown > 5, "{count:?}");
}
