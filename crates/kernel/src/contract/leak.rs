//! No leak: a viewer cannot tell the real world from a twin made from his view.
//!
//! Real world and twin are played on with the same choices and dice; rolls he may not see may differ, and
//! so may choices of others that look the same to him. View, question, offers, sums and events must be the
//! same, to the byte, until a rule shows him something hidden, or until what really happens is impossible
//! in the twin (another seat plays a card it does not hold there).

use serde_json::Value;

use super::record::pick;
use super::words::viewers;
use super::{Broken, Kept, Law, Plan, position};
use crate::dice::Rng;
use crate::event::Event;
use crate::{
    Audience, Chance, Ledger, Legal, Next, Request, Roll, Rules, Scope, Seat, Seats, Viewer, legal,
};

/// Every viewer gets a twin world.
pub(super) fn twins<R: Rules>(
    rules: &R,
    state: &R::State,
    plan: &Plan,
    rng: &mut Rng,
    kept: &mut Kept,
) -> Result<(), Broken> {
    for viewer in viewers(rules) {
        let twin = world(rules, state, viewer, rng)?;
        kept.twins += 1;
        kept.twins_hiding += u64::from(twin != *state);
        let mut pair = Pair { rules, viewer, real: state.clone(), twin };
        let (real, other) = (rules.opening(&pair.real), rules.opening(&pair.twin));
        pair.same(real == other, || format!("opening {real:?}, twin {other:?}"))?;
        pair.compare()?;
        pair.play_on(plan, &mut rng.fork(), kept)?;
    }
    Ok(())
}

/// Whether a viewer can tell two given worlds apart.
pub(super) fn alike<R: Rules>(
    rules: &R,
    viewer: Viewer,
    [real, twin]: [&R::State; 2],
    plan: &Plan,
    kept: &mut Kept,
) -> Result<(), Broken> {
    kept.twins += 1;
    kept.twins_hiding += u64::from(real != twin);
    let mut pair = Pair { rules, viewer, real: real.clone(), twin: twin.clone() };
    pair.compare()?;
    pair.play_on(plan, &mut Rng::from_number(plan.seed), kept)
}

/// Another world with the same view.
fn world<R: Rules>(
    rules: &R,
    state: &R::State,
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<R::State, Broken> {
    let view = rules.view(state, viewer);
    let seed = u64::from(rng.below(u32::MAX));
    let twin = rules.determinize(&view, &mut Rng::from_number(seed));
    let again = rules.determinize(&view, &mut Rng::from_number(seed));
    Law::World.holds(twin == again, || format!("{viewer:?}: two worlds of one seed differ"))?;
    let faults = rules.audit(&twin);
    Law::World.holds(faults.is_empty(), || format!("{viewer:?}: {}", faults.join("; ")))?;
    Ok(twin)
}

/// What differs in two views, field by field.
fn differences(real: &Value, twin: &Value) -> String {
    match (real, twin) {
        (Value::Object(fields), Value::Object(others)) => {
            let differ = fields.iter().filter(|(key, value)| others.get(*key) != Some(*value));
            let told = differ.map(|(key, value)| {
                format!("{key} {}", differences(value, others.get(key).unwrap_or(&Value::Null)))
            });
            told.collect::<Vec<_>>().join("; ")
        }
        _ => format!("{real}, twin {twin}"),
    }
}

/// What came of a step in both worlds.
enum Went<E> {
    /// The same step was made in both.
    Both(Vec<E>, Vec<E>),
    /// The real choice is not legal in the twin.
    NoChoice,
    /// The real roll is not possible in the twin.
    NoRoll,
    /// The game is over.
    Over,
}

/// The real world and its twin.
struct Pair<'a, R: Rules> {
    rules: &'a R,
    viewer: Viewer,
    real: R::State,
    twin: R::State,
}

impl<R: Rules> Pair<'_, R> {
    fn play_on(&mut self, plan: &Plan, rng: &mut Rng, kept: &mut Kept) -> Result<(), Broken> {
        for _ in 0..plan.twin_steps {
            position::sound(self.rules, &self.real)?;
            let (real, twin) = match self.step(rng, kept)? {
                Went::Both(real, twin) => (real, twin),
                Went::NoChoice => {
                    kept.twins_left_by_choice += 1;
                    return Ok(());
                }
                Went::NoRoll => {
                    kept.twins_left_by_roll += 1;
                    return Ok(());
                }
                Went::Over => return Ok(()),
            };
            if let Some(told) = self.first_difference(&real, &twin) {
                kept.twins_left_by_reveal += 1;
                return told;
            }
            self.compare()?;
            kept.twin_steps += 1;
        }
        Ok(())
    }

    /// Makes a random step in the real world, and the same in the twin.
    fn step(&mut self, rng: &mut Rng, kept: &mut Kept) -> Result<Went<R::Event>, Broken> {
        let (mut real, mut twin) = (Vec::new(), Vec::new());
        match self.rules.next(&self.real) {
            Next::Over(_) => return Ok(Went::Over),
            Next::Chance(chance) => {
                let Some((roll, other)) = self.rolls(&chance, rng) else {
                    return Ok(Went::NoRoll);
                };
                self.rules.resolve(&mut self.real, &roll, &mut real);
                self.rules.resolve(&mut self.twin, &other, &mut twin);
            }
            Next::Decision { seats, .. } => {
                let (seat, choice) = pick(self.rules, &self.real, seats, Scope::All, rng, u32::MAX)
                    .ok_or_else(|| self.leak("nothing to choose"))?;
                let text = choice.to_string();
                // The same choice is the same answer to the same question: what another seat is still
                // putting together may differ in the twin.
                let prompt = |state| self.rules.prompt_for(state, Viewer::Seat(seat));
                let asked_alike = prompt(&self.real) == prompt(&self.twin);
                self.rules.apply(&mut self.real, seat, Legal::proven(choice), &mut real);
                let found = legal::find(self.rules, &self.twin, seat, &text).ok();
                let found = found.filter(|_| asked_alike);
                let same = found.filter(|found| self.rules.check(&self.twin, seat, found).is_ok());
                if let Some(same) = same {
                    self.rules.apply(&mut self.twin, seat, Legal::proven(same), &mut twin);
                } else if self.viewer == Viewer::Seat(seat) {
                    return Err(self.leak(&format!("{text} is not legal in the twin")));
                } else if let Some(events) = self.replaced(seat, &real, rng) {
                    kept.twins_replaced += 1;
                    twin = events;
                } else {
                    return Ok(Went::NoChoice);
                }
            }
        }
        Ok(Went::Both(real, twin))
    }

    /// Makes another choice in the twin that looks the same to the viewer, if there is one.
    fn replaced(&mut self, seat: Seat, real: &[R::Event], rng: &mut Rng) -> Option<Vec<R::Event>> {
        let before = self.twin.clone();
        let mut choices = position::legal_in(self.rules, &before, seat, Scope::All);
        rng.shuffle(&mut choices);
        for choice in choices {
            let mut events = Vec::new();
            self.twin = before.clone();
            self.rules.apply(&mut self.twin, seat, Legal::proven(choice), &mut events);
            if self.first_difference(real, &events).is_none() && self.compare().is_ok() {
                return Some(events);
            }
        }
        None
    }

    /// The real roll and that of the twin: the same, but one that the viewer may not see may differ.
    fn rolls(&self, chance: &Chance<R::Ask>, rng: &mut Rng) -> Option<(Roll, Roll)> {
        let Next::Chance(other) = self.rules.next(&self.twin) else { return None };
        let roll = chance.request.roll(rng);
        let same = other.request.check(&roll).is_ok();
        if !chance.audience.includes(self.viewer) && (!same || rng.below(2) == 0) {
            return Some((roll, other.request.roll(rng)));
        }
        same.then(|| (roll.clone(), roll))
    }

    /// Where the events that the viewer sees first differ: good if he was openly told something hidden
    /// there, else a leak.
    fn first_difference(&self, real: &[R::Event], twin: &[R::Event]) -> Option<Result<(), Broken>> {
        let seen = |events: &[R::Event]| -> Vec<(R::Event, bool)> {
            let told = |event: &R::Event| {
                let shown = event.is_reveal() && event.audience().includes(self.viewer);
                event.seen_by(self.viewer).map(|seen| (seen, shown))
            };
            events.iter().filter_map(told).collect()
        };
        let (real, twin) = (seen(real), seen(twin));
        let longer = real.len().max(twin.len());
        let at = (0..longer).find(|at| real.get(*at) != twin.get(*at))?;
        let (real, twin) = (real.get(at), twin.get(at));
        let shown = [real, twin].into_iter().flatten().any(|(_, shown)| *shown);
        Some(self.same(shown, || format!("event {real:?}, twin {twin:?}")))
    }

    /// Everything the viewer gets is the same now.
    fn compare(&self) -> Result<(), Broken> {
        let (rules, viewer) = (self.rules, self.viewer);
        let (real, twin) = (rules.view(&self.real, viewer), rules.view(&self.twin, viewer));
        self.same(real == twin, || {
            match (serde_json::to_value(&real), serde_json::to_value(&twin)) {
                (Ok(real), Ok(twin)) => format!("view: {}", differences(&real, &twin)),
                _ => format!("view {real:?}, twin {twin:?}"),
            }
        })?;
        let bytes = serde_json::to_string(&real).ok() == serde_json::to_string(&twin).ok();
        self.same(bytes, || format!("equal views are written differently: {real:?}"))?;
        for seat in Seats::first(rules.seats()).iter() {
            let (real, twin) =
                (rules.seat_name(&self.real, seat), rules.seat_name(&self.twin, seat));
            self.same(real == twin, || format!("{seat:?} is called {real}, twin {twin}"))?;
        }
        self.compare_next()?;
        self.compare_offers()
    }

    fn compare_next(&self) -> Result<(), Broken> {
        let (real, twin) = (self.rules.next(&self.real), self.rules.next(&self.twin));
        let same = match (&real, &twin) {
            (Next::Decision { seats, .. }, Next::Decision { seats: others, .. }) => {
                let prompt = |state| self.rules.prompt_for(state, self.viewer);
                seats == others && prompt(&self.real) == prompt(&self.twin)
            }
            (Next::Chance(chance), Next::Chance(other)) => self.same_chance(chance, other),
            (Next::Over(outcome), Next::Over(other)) => outcome == other,
            (Next::Decision { .. } | Next::Chance(_) | Next::Over(_), _) => false,
        };
        self.same(same, || format!("asked {real:?}, twin {twin:?}"))
    }

    /// What for and for whom is public. Which dice, only the audience knows; and of a deck only how many
    /// things are left, since which ones is hidden even from the one who draws.
    fn same_chance(&self, real: &Chance<R::Ask>, twin: &Chance<R::Ask>) -> bool {
        let left = |weights: &[u16]| weights.iter().map(|weight| u32::from(*weight)).sum::<u32>();
        let request = match (&real.request, &twin.request) {
            (Request::Draw { weights }, Request::Draw { weights: others }) => {
                left(weights) == left(others)
            }
            (request, other) => request == other,
        };
        let audience: Audience = real.audience;
        real.ask == twin.ask
            && audience == twin.audience
            && (request || !audience.includes(self.viewer))
    }

    fn compare_offers(&self) -> Result<(), Broken> {
        let Viewer::Seat(seat) = self.viewer else { return Ok(()) };
        let real = legal::offers(self.rules, &self.real, seat);
        let twin = legal::offers(self.rules, &self.twin, seat);
        let same = real.len() == twin.len()
            && real.iter().zip(&twin).all(|(one, other)| {
                one.refusal == other.refusal && one.choice.to_string() == other.choice.to_string()
            });
        self.same(same, || format!("offers {real:?}, twin {twin:?}"))?;
        if real.is_empty() {
            return Ok(());
        }
        let (order, other) = (self.rules.standing(&self.real), self.rules.standing(&self.twin));
        self.same(order == other, || format!("standing order {order:?}, twin {other:?}"))?;
        for (one, other) in real.iter().zip(&twin).filter(|(one, _)| one.refusal.is_none()) {
            let sums = |state, choice| -> Vec<Ledger> {
                let sums = self.rules.ledgers(state, seat, choice);
                sums.iter().map(|sum| sum.seen_by(self.viewer)).collect()
            };
            let (real, twin) = (sums(&self.real, &one.choice), sums(&self.twin, &other.choice));
            self.same(real == twin, || format!("{}: sum {real:?}, twin {twin:?}", one.choice))?;
        }
        Ok(())
    }

    fn same(&self, same: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if same { Ok(()) } else { Err(self.leak(&what())) }
    }

    fn leak(&self, what: &str) -> Broken {
        Broken { law: Law::Leak, what: format!("{:?}: {what}", self.viewer) }
    }
}
