//! A state that was not refused plays on: it is looked at from all sides and played at random.

use kernel::dice::Rng;
use kernel::{
    Cited as _, Event, Fact, Message, Next, Rules, Scope, Seat, Seats, Sink, Title, Viewer, legal,
};

/// So many choices and rolls are made.
const STEPS: u32 = 200;
/// Everything is looked at after so many of them.
const LOOK_EVERY: u32 = 40;

/// Keeps what happens, and whether it came to no end.
struct Told<R: Rules> {
    events: Vec<R::Event>,
    endless: bool,
}

impl<R: Rules> Sink<R> for Told<R> {
    const LISTENS: bool = true;

    fn event(&mut self, _: &R::State, event: R::Event) {
        self.events.push(event);
    }

    fn endless(&mut self) {
        self.endless = true;
    }
}

/// Plays on at random; gives the number of steps that were made. Panics where the game cannot go on.
pub(super) fn on<R: Title>(rules: &R, state: &mut R::State, rng: &mut Rng) -> u64 {
    let mut made = 0;
    for step in 0..STEPS {
        if step % LOOK_EVERY == 0 {
            look(rules, state, rng);
        }
        let mut told = Told::<R> { events: Vec::new(), endless: false };
        let going = one_step(rules, state, rng, &mut told);
        assert!(!told.endless, "what goes by itself comes to no end");
        for event in &told.events {
            for viewer in viewers(rules) {
                if let Some(seen) = event.seen_by(viewer) {
                    say(rules, &seen);
                    let _ = seen.rule();
                }
            }
        }
        if !going {
            break;
        }
        made += 1;
    }
    look(rules, state, rng);
    made
}

/// One choice or roll; false when the game is over.
fn one_step<R: Rules>(rules: &R, state: &mut R::State, rng: &mut Rng, told: &mut Told<R>) -> bool {
    let player = |rules: &R, state: &R::State, seat: Seat, rng: &mut Rng| {
        let mut listed = Vec::new();
        if rng.below(4) == 0 {
            rules.candidates(state, seat, Scope::All, &mut listed);
            listed.retain(|choice| rules.check(state, seat, choice).is_ok());
        } else {
            rules.legal(state, seat, &mut listed);
        }
        rng.pick(&listed).expect("every question has an answer").clone()
    };
    crate::walk::step(rules, state, rng, player, told)
}

fn viewers<R: Rules>(rules: &R) -> impl Iterator<Item = Viewer> {
    Seats::first(rules.seats()).iter().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Looks at everything that a table shows of a state.
fn look<R: Title>(rules: &R, state: &R::State, rng: &mut Rng) {
    for viewer in viewers(rules) {
        let view = rules.view(state, viewer);
        serde_json::to_string(&view).expect("a view is plain data");
        if let Some(prompt) = rules.prompt_for(state, viewer) {
            say(rules, &prompt);
        }
        let world = rules.determinize(&view, &mut rng.fork());
        let _ = rules.next(&world);
    }
    for seat in Seats::first(rules.seats()).iter() {
        let _ = (rules.seat_name(state, seat), rules.side_name(state, seat));
    }
    rules.opening(state).iter().for_each(|event| say(rules, event));
    let _ = rules.standing(state);
    let _ = rules.exact_position(state);
    serde_json::to_string(state).expect("a state is plain data");
    match rules.next(state) {
        Next::Decision { seats, .. } => {
            let _ = rules.settle(state, seats);
            seats.iter().for_each(|seat| offers(rules, state, seat, rng));
        }
        Next::Chance(chance) => {
            say(rules, &chance.ask);
            let roll = chance.request.roll(&mut rng.fork());
            chance.request.check(&roll).expect("dice that are asked for can fall");
        }
        Next::Over(_) => (),
    }
}

/// Looks at all that a seat may choose, and at the odds of one of it.
fn offers<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) {
    let offers = legal::offers(rules, state, seat);
    let mut sound = Vec::new();
    for offer in &offers {
        let _ = offer.choice.to_string();
        say(rules, &offer.choice);
        match &offer.refusal {
            Some(refusal) => say(rules, refusal),
            None => sound.push(&offer.choice),
        }
    }
    if let Some(choice) = rng.pick(&sound) {
        let _ = (rules.ledgers(state, seat, choice), rules.is_free(state, choice));
        if rng.below(8) == 0 {
            let view = rules.view(state, Viewer::Seat(seat));
            let _ = kernel::odds(rules, &view, seat, choice);
        }
    }
}

/// Asks for the facts of a message and the names of the things in it.
fn say<R: Rules>(rules: &R, message: &impl Message) {
    for (_, fact) in message.facts() {
        match fact {
            Fact::Name(key) => drop(rules.name(&key, "en")),
            Fact::Names(keys) | Fact::Units(keys) => {
                keys.iter().for_each(|key| drop(rules.name(key, "fr")));
            }
            Fact::Number(_) | Fact::Signed(_) | Fact::Word(_) | Fact::Text(_) => (),
        }
    }
}
