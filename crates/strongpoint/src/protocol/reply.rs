//! What is answered.

use kernel::{Audience, Fact, Ledger, Odds, Outcome, Request as Dice, TitleInfo, Viewer};
use serde_json::{Map, Value, json};
use table::{Moment, No, Offer, Table, Waits};

use crate::voice::Voice;

/// The version of the protocol. It rises when a request, a field or the id of a message that programs go by changes
/// its name or its meaning; what is only added leaves it. docs/protocol.md lists what changed.
const VERSION: u32 = 2;

/// One line of answer.
#[derive(Debug)]
pub(super) struct Reply {
    pub(super) line: Value,
    /// Whether the process ends with it.
    pub(super) is_last: bool,
}

impl Reply {
    /// An answer of these fields.
    pub(super) fn of(fields: Value) -> Reply {
        Reply { line: fields, is_last: false }
    }

    /// Something was wrong with the line.
    pub(super) fn error(said: String) -> Reply {
        Reply::of(json!({ "error": said }))
    }

    /// The same with the version of the protocol.
    pub(super) fn of_version(mut self) -> Reply {
        if let Some(fields) = self.line.as_object_mut() {
            fields.insert("protocol".to_owned(), json!(VERSION));
        }
        self
    }

    /// The same with the id of the request.
    pub(super) fn echoing(mut self, id: Option<Value>) -> Reply {
        if let (Some(id), Some(fields)) = (id, self.line.as_object_mut()) {
            fields.insert("id".to_owned(), id);
        }
        self
    }
}

/// Who answers: the version of the protocol, the program, the title and the version of its rules.
pub(super) fn hello(title: &TitleInfo) -> Reply {
    let hello = json!({
        "program": concat!("strongpoint ", env!("CARGO_PKG_VERSION")),
        "title": title.id,
        "rules": title.version.0,
    });
    Reply::of(json!({ "hello": hello })).of_version()
}

/// A rule forbids it; where no rule does, the request itself was wrong.
pub(super) fn refused(voice: Voice, table: &dyn Table, no: &No) -> Reply {
    let why = voice.tell(table, &no.said);
    match no.rule {
        Some(rule) => Reply::of(json!({ "refused": { "rule": rule, "why": why } })),
        None => Reply::error(why),
    }
}

/// What the game waits for.
pub(super) fn waits(voice: Voice, table: &dyn Table) -> Value {
    match table.waits() {
        Waits::Choice { seats, prompt } => {
            let viewer = seats.lowest().map_or(Viewer::Spectator, Viewer::Seat);
            let seats: Vec<&str> = seats.iter().map(|seat| table.seat_name(seat)).collect();
            let text = voice.prompt(table, &prompt, viewer);
            json!({ "for": "choice", "seats": seats, "prompt": prompt.id, "text": text })
        }
        Waits::Dice { ask, request, audience } => {
            let text = voice.tell(table, &ask);
            let seen_by = seen_by(table, audience);
            match request {
                Dice::Dice { count, faces, .. } => json!({
                    "for": "dice", "ask": ask.id, "text": text,
                    "count": count, "faces": faces, "seen_by": seen_by,
                }),
                Dice::Draw { weights } => json!({
                    "for": "draw", "ask": ask.id, "text": text,
                    "weights": weights.as_slice(), "seen_by": seen_by,
                }),
            }
        }
        Waits::Over(outcome) => json!({
            "for": "nothing",
            "outcome": self::outcome(&outcome),
            "seed": table.revealed_seed(),
        }),
    }
}

fn outcome(outcome: &Outcome) -> Value {
    json!({
        "winner": outcome.winner,
        "grade": outcome.grade,
        "score": outcome.score,
        "rule": outcome.rule,
    })
}

/// Who may see a roll: the names of seats, or all.
fn seen_by(table: &dyn Table, audience: Audience) -> Value {
    match audience {
        Audience::All => json!("all"),
        Audience::Only(seats) => {
            json!(seats.iter().map(|seat| table.seat_name(seat)).collect::<Vec<_>>())
        }
    }
}

/// Candidates.
pub(super) fn offers(voice: Voice, table: &dyn Table, offers: &[Offer]) -> Vec<Value> {
    let one = |offer: &Offer| {
        let mut fields = Map::new();
        fields.insert("choice".to_owned(), json!(offer.notation));
        fields.insert("text".to_owned(), json!(voice.tell(table, &offer.said)));
        if offer.is_free {
            fields.insert("free".to_owned(), json!(true));
        }
        if offer.is_canonical {
            fields.insert("canonical".to_owned(), json!(true));
        }
        if let Some(no) = &offer.no {
            let why = voice.tell(table, &no.said);
            fields.insert("refused".to_owned(), json!({ "rule": no.rule, "why": why }));
        }
        Value::Object(fields)
    };
    offers.iter().map(one).collect()
}

/// Events. `count` says what their number counts: plies for the owner, a viewer's own moments.
pub(super) fn moments(
    voice: Voice,
    table: &dyn Table,
    moments: &[Moment],
    count: &str,
) -> Vec<Value> {
    let one = |moment: &Moment| {
        json!({
            count: moment.number,
            "rule": moment.rule,
            "id": moment.said.id,
            "facts": facts(&moment.said.facts),
            "text": voice.tell(table, &moment.said),
        })
    };
    moments.iter().map(one).collect()
}

/// Facts as JSON says them: numbers, texts, lists of texts.
pub(super) fn facts(facts: &[(&'static str, Fact)]) -> Value {
    let value = |fact: &Fact| match fact {
        Fact::Number(number) => json!(number),
        Fact::Name(key) => json!(key),
        Fact::Names(keys) | Fact::Units(keys) => json!(keys),
        Fact::Word(word) => json!(word),
        Fact::Text(text) => json!(text),
    };
    facts.iter().map(|(name, fact)| ((*name).to_owned(), value(fact))).collect::<Map<_, _>>().into()
}

/// Odds: for each world every result with its chance, and the sums behind it.
pub(super) fn odds(voice: Voice, table: &dyn Table, odds: &Odds) -> Value {
    let worlds = odds.worlds.iter().map(|world| {
        let results = world.iter().map(|(gauge, chance)| {
            let gauge: Map<String, Value> =
                gauge.iter().map(|(id, n)| ((*id).to_owned(), json!(n))).collect();
            let exact = format!("{}/{}", chance.num, chance.den);
            let millionths = chance.millionths();
            json!({ "gauge": gauge, "chance": exact, "millionths": millionths })
        });
        results.collect::<Vec<_>>()
    });
    let worlds: Vec<Vec<Value>> = worlds.collect();
    let ledgers: Vec<Value> =
        odds.ledgers.iter().map(|ledger| self::ledger(voice, table, ledger)).collect();
    json!({ "worlds": worlds, "ledgers": ledgers })
}

fn ledger(voice: Voice, table: &dyn Table, ledger: &Ledger) -> Value {
    let names = |key: &str, lang: &str| table.name(key, lang);
    let terms = ledger.terms.iter().map(|term| {
        let text = voice.words.say(term.id, &term.facts, &names);
        json!({ "amount": term.amount, "id": term.id, "text": text, "rule": term.rule })
    });
    let terms: Vec<Value> = terms.collect();
    let text = voice.words.say(ledger.id, &[], &names);
    json!({ "id": ledger.id, "text": text, "total": ledger.total(), "terms": terms })
}
