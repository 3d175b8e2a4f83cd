//! The laws of one position: who is asked, what can be answered, what is refused.

use std::collections::BTreeSet;

use super::words::{self, exist, viewers};
use super::{Broken, Kept, Law};
use crate::hash::Hash;
use crate::{
    Legal, Match, Next, Reading, Refused, Request, Roll, Rules, Scope, Seat, Seats, legal,
};

/// What holds at every step.
pub(super) fn sound<R: Rules>(rules: &R, state: &R::State) -> Result<(), Broken> {
    let faults = rules.audit(state);
    Law::Audit.holds(faults.is_empty(), || faults.join("; "))?;
    for viewer in viewers(rules) {
        let text = serde_json::to_string(&rules.view(state, viewer));
        Law::View.holds(text.is_ok(), || format!("{viewer:?}: {text:?}"))?;
    }
    match rules.next(state) {
        Next::Over(_) => Ok(()),
        Next::Chance(chance) => {
            words::message(rules, &chance.ask)?;
            Law::Question.holds(is_sound(&chance.request), || format!("{:?}", chance.request))
        }
        Next::Decision { seats, prompt } => {
            words::message(rules, &prompt)?;
            Law::Question.holds(exist(rules, seats), || format!("{prompt:?} put to {seats:?}"))?;
            seats.iter().try_for_each(|seat| answer(rules, state, seat))
        }
    }
}

/// Whether such dice can be rolled or something be drawn.
fn is_sound(request: &Request) -> bool {
    match request {
        Request::Draw { weights } => weights.iter().any(|weight| *weight > 0),
        Request::Dice { count, faces, reading } => {
            let read = match reading {
                Reading::Sum | Reading::Each => true,
                Reading::Classes(classes) => classes.len() >= usize::from(*faces),
            };
            (1..=32).contains(count) && *faces > 0 && read
        }
    }
}

fn answer<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Result<(), Broken> {
    for scope in [Scope::All, Scope::Canonical] {
        let legal = legal_in(rules, state, seat, scope);
        Law::Answer.holds(!legal.is_empty(), || {
            let asked = rules.prompt_for(state, crate::Viewer::Seat(seat));
            format!("{seat:?} has no legal answer in {scope:?} to {asked:?} in {state:?}")
        })?;
    }
    Ok(())
}

/// The legal candidates of a seat.
pub(super) fn legal_in<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    scope: Scope,
) -> Vec<R::Choice> {
    let mut candidates = Vec::new();
    rules.candidates(state, seat, scope, &mut candidates);
    candidates.retain(|choice| rules.check(state, seat, choice).is_ok());
    candidates
}

/// What holds too, but costs more to try.
pub(super) fn thorough<R: Rules>(game: &Match<R>, kept: &mut Kept) -> Result<(), Broken> {
    kept.thorough += 1;
    let (rules, state, hash) = (&**game.rules(), game.state(), game.state_hash());
    serial(state, hash)?;
    let asked = match game.next() {
        Next::Decision { seats, .. } => seats,
        Next::Chance(_) | Next::Over(_) => Seats::NONE,
    };
    let mut game = game.clone();
    not_asked(&mut game, asked)?;
    for seat in asked.iter() {
        canonical(rules, state, seat)?;
        notation(rules, state, seat)?;
        refusals(&mut game, seat, kept)?;
        answers(rules, state, seat, hash)?;
    }
    policies(rules, state, asked, kept)?;
    bad_dice(&mut game)?;
    let same = game.state() == state && Hash::of_state(state) == hash;
    Law::Copies.holds(same, || "looking at it changed the state".to_owned())
}

fn serial<S>(state: &S, hash: Hash) -> Result<(), Broken>
where
    S: Eq + serde::Serialize + serde::de::DeserializeOwned,
{
    let text = serde_json::to_string(state).map_err(unreadable)?;
    let back: S = serde_json::from_str(&text).map_err(unreadable)?;
    Law::Serial.holds(back == *state, || format!("another state is read back from {text}"))?;
    Law::Serial.holds(Hash::of_state(&back) == hash, || format!("another hash than {text}"))
}

fn unreadable(error: serde_json::Error) -> Broken {
    Broken { law: Law::Serial, what: error.to_string() }
}

/// Seats that are not asked, one that does not exist among them.
fn not_asked<R: Rules>(game: &mut Match<R>, asked: Seats) -> Result<(), Broken> {
    let rules = game.rules().clone();
    let mut candidates = Vec::new();
    if let Some(seat) = asked.lowest() {
        rules.candidates(game.state(), seat, Scope::All, &mut candidates);
    }
    let seats = (0..=rules.seats()).chain([u8::MAX]).map(Seat);
    for seat in seats.filter(|seat| !asked.contains(*seat)) {
        let offers = game.offers(seat);
        Law::NotAsked.holds(offers.is_empty(), || format!("{seat:?} is offered {offers:?}"))?;
        if let Some(choice) = candidates.first() {
            let answer = game.choose(seat, choice);
            let refused = matches!(answer, Err(Refused::NotAsked));
            Law::NotAsked.holds(refused, || format!("{seat:?}, {choice}: {answer:?}"))?;
        }
    }
    Ok(())
}

fn canonical<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Result<(), Broken> {
    let (mut all, mut canonical, mut listed) = (Vec::new(), Vec::new(), Vec::new());
    rules.candidates(state, seat, Scope::All, &mut all);
    rules.candidates(state, seat, Scope::Canonical, &mut canonical);
    rules.legal(state, seat, &mut listed);
    let all: BTreeSet<R::Choice> = all.into_iter().collect();
    for choice in &canonical {
        Law::Canonical.holds(!rules.is_free(state, choice), || format!("{choice} is free"))?;
        Law::Canonical.holds(all.contains(choice), || format!("{choice} is not among all"))?;
    }
    let once: BTreeSet<&R::Choice> = canonical.iter().collect();
    Law::Canonical.holds(once.len() == canonical.len(), || format!("one twice: {canonical:?}"))?;
    canonical.retain(|choice| rules.check(state, seat, choice).is_ok());
    Law::Canonical
        .holds(listed == canonical, || format!("legal lists {listed:?}, not {canonical:?}"))
}

fn notation<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Result<(), Broken> {
    let mut candidates = Vec::new();
    rules.candidates(state, seat, Scope::All, &mut candidates);
    for choice in candidates {
        words::message(rules, &choice)?;
        let text = choice.to_string();
        let found = legal::find(rules, state, seat, &text).ok();
        Law::Notation.holds(found.as_ref() == Some(&choice), || {
            format!("{text:?} is {choice:?}, but finds {found:?}")
        })?;
    }
    Ok(())
}

fn refusals<R: Rules>(game: &mut Match<R>, seat: Seat, kept: &mut Kept) -> Result<(), Broken> {
    let rules = game.rules().clone();
    let (before, ply) = (game.state().clone(), game.ply());
    for offer in game.offers(seat) {
        let Some(refusal) = offer.refusal else { continue };
        let rule = crate::Cited::rule(&refusal);
        Law::Refusal.holds(!rule.0.is_empty(), || format!("no rule: {refusal:?}"))?;
        words::message(&*rules, &refusal)?;
        let answer = game.choose(seat, &offer.choice);
        let refused = matches!(&answer, Err(Refused::Rule(said)) if *said == refusal);
        Law::Refusal.holds(refused, || format!("{}: {answer:?}", offer.choice))?;
        let same = *game.state() == before && game.ply() == ply;
        Law::Refusal.holds(same, || format!("{} was refused, but changed", offer.choice))?;
        kept.refused += 1;
    }
    Ok(())
}

/// Every legal choice can be carried out in a copy; its sums can be said.
fn answers<R: Rules>(rules: &R, state: &R::State, seat: Seat, hash: Hash) -> Result<(), Broken> {
    for choice in legal_in(rules, state, seat, Scope::All) {
        for ledger in rules.ledgers(state, seat, &choice) {
            words::ledger(rules, &ledger)?;
        }
        let mut copy = state.clone();
        rules.apply(&mut copy, seat, Legal::proven(choice), &mut ());
    }
    let same = Hash::of_state(state) == hash;
    Law::Copies.holds(same, || "playing on in a copy changed the state".to_owned())
}

/// Standing orders and the answers for odds.
fn policies<R: Rules>(
    rules: &R,
    state: &R::State,
    asked: Seats,
    kept: &mut Kept,
) -> Result<(), Broken> {
    let standing = rules.standing(state);
    if let Some(standing) = &standing {
        kept.windows += 1;
        Law::Standing.holds(!standing.window.is_empty(), || format!("no window: {standing:?}"))?;
        Law::Standing.holds(!asked.is_empty(), || format!("nobody is asked: {standing:?}"))?;
        for seat in asked.iter() {
            let proof = legal::prove(rules, state, seat, &standing.decline);
            Law::Standing.holds(proof.is_ok(), || format!("{}: {proof:?}", standing.decline))?;
        }
    }
    if let Some(seat) = asked.lowest() {
        let choice = rules.settle(state, asked);
        let proof = legal::prove(rules, state, seat, &choice);
        Law::Settle.holds(proof.is_ok(), || format!("{choice}: {proof:?}"))?;
    }
    Ok(())
}

/// Rolls that cannot fall now.
fn bad_dice<R: Rules>(game: &mut Match<R>) -> Result<(), Broken> {
    let (law, bad) = match game.next() {
        Next::Decision { .. } | Next::Over(_) => (Law::NotAsked, vec![vec![1]]),
        Next::Chance(chance) => (Law::Dice, impossible(&chance.request)),
    };
    for dice in bad {
        let Some(roll) = Roll::of(&dice) else { continue };
        let answer = game.roll(roll);
        law.holds(answer.is_err(), || format!("{dice:?} was taken"))?;
    }
    Ok(())
}

fn impossible(request: &Request) -> Vec<Vec<u8>> {
    match request {
        Request::Dice { count, faces, .. } => {
            let count = usize::from(*count);
            let showing = |face| [vec![1; count - 1], vec![face]].concat();
            let mut bad = vec![Vec::new(), vec![1; count + 1], showing(0)];
            bad.extend(faces.checked_add(1).map(showing));
            bad
        }
        Request::Draw { weights } => {
            let gone = weights.iter().enumerate().filter(|(_, weight)| **weight == 0);
            let mut bad: Vec<Vec<u8>> = gone.map(|(class, _)| vec![class as u8]).collect();
            bad.extend([Vec::new(), vec![0, 0], vec![weights.len() as u8], vec![u8::MAX]]);
            bad
        }
    }
}
