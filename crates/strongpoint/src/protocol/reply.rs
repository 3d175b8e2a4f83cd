//! What is answered.

use kernel::{
    Audience, Catalogue, Fact, Ledger, Odds, Outcome, Pack, Request, Schemas, Seat, Seats,
    TitleInfo, Viewer,
};
use serde_json::{Map, Value, json};
use table::{Closed, Moment, No, Said, Spelled, Table, Waits};

use crate::voice::Voice;

/// The version of the protocol. It rises when a request, a field or the id of a message that programs go by changes
/// its name or its meaning; what is only added leaves it. docs/protocol.md lists what changed.
const VERSION: u32 = 3;

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
    match no.rule {
        Some(_) => Reply::of(json!({ "refused": refusal(voice, table, no) })),
        None => Reply::error(voice.tell(table, &no.said)),
    }
}

/// What the game waits for: for its owner.
pub(super) fn waits(voice: Voice, table: &dyn Table) -> Value {
    match table.waits() {
        Waits::Choice { seats, prompt } => {
            let viewer = seats.lowest().map_or(Viewer::Spectator, Viewer::Seat);
            choice(voice, table, seats, Some((&prompt, viewer)))
        }
        Waits::Dice { ask, request, audience } => {
            let mut fields = dice(voice, table, &ask, &request, audience);
            if let Request::Draw { weights } = request {
                fields.insert("weights".to_owned(), json!(weights.as_slice()));
                fields.insert("classes".to_owned(), json!(table.draw_classes()));
            }
            Value::Object(fields)
        }
        Waits::Over(outcome) => over(table, &outcome),
    }
}

/// What the game waits for, as a viewer may know it. A question that is put to others in secret is not told, nor is what
/// is left of a deck.
pub(super) fn waits_for(voice: Voice, table: &dyn Table, viewer: Viewer) -> Value {
    let (waits, seen) = table.waits_for(viewer);
    match waits {
        Waits::Choice { seats, .. } => {
            choice(voice, table, seats, seen.as_ref().map(|prompt| (prompt, viewer)))
        }
        Waits::Dice { ask, request, audience } => {
            Value::Object(dice(voice, table, &ask, &request, audience))
        }
        Waits::Over(outcome) => over(table, &outcome),
    }
}

fn choice(voice: Voice, table: &dyn Table, seats: Seats, prompt: Option<(&Said, Viewer)>) -> Value {
    let seats: Vec<&str> = seats.iter().map(|seat| table.seat_name(seat)).collect();
    let text = prompt.map(|(prompt, viewer)| voice.prompt(table, prompt, viewer));
    json!({
        "for": "choice",
        "seats": seats,
        "prompt": prompt.map(|(prompt, _)| prompt.id),
        "facts": prompt.map_or_else(|| json!({}), |(prompt, _)| facts(table, &prompt.facts)),
        "text": text,
    })
}

fn dice(
    voice: Voice,
    table: &dyn Table,
    ask: &Said,
    request: &Request,
    audience: Audience,
) -> Map<String, Value> {
    let mut fields = Map::new();
    let mut put = |name: &str, value: Value| drop(fields.insert(name.to_owned(), value));
    put("ask", json!(ask.id));
    put("facts", facts(table, &ask.facts));
    put("text", json!(voice.tell(table, ask)));
    put("seen_by", seen_by(table, audience));
    match request {
        Request::Dice { count, faces, .. } => {
            put("for", json!("dice"));
            put("count", json!(count));
            put("faces", json!(faces));
        }
        Request::Draw { .. } => put("for", json!("draw")),
    }
    fields
}

fn over(table: &dyn Table, outcome: &Outcome) -> Value {
    json!({
        "for": "nothing",
        "outcome": self::outcome(outcome),
        "seed": table.revealed_seed(),
        "take_backs": table.take_backs(),
    })
}

/// The names of the seats, in their order.
pub(super) fn seats(table: &dyn Table) -> Vec<&'static str> {
    (0..table.seats()).map(|seat| table.seat_name(Seat(seat))).collect()
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
pub(super) fn offers(voice: Voice, table: &dyn Table, offers: &[Spelled]) -> Vec<Value> {
    let one = |Spelled { choice, offer }: &Spelled| {
        let mut fields = Map::new();
        fields.insert("choice".to_owned(), json!(choice));
        fields.insert("notation".to_owned(), json!(offer.notation));
        fields.insert("id".to_owned(), json!(offer.said.id));
        fields.insert("facts".to_owned(), facts(table, &offer.said.facts));
        fields.insert("text".to_owned(), json!(voice.tell(table, &offer.said)));
        if offer.is_free {
            fields.insert("free".to_owned(), json!(true));
        }
        if offer.is_canonical {
            fields.insert("canonical".to_owned(), json!(true));
        }
        if let Some(no) = &offer.no {
            fields.insert("refused".to_owned(), refusal(voice, table, no));
        }
        Value::Object(fields)
    };
    offers.iter().map(one).collect()
}

/// Why not.
fn refusal(voice: Voice, table: &dyn Table, no: &No) -> Value {
    json!({
        "rule": no.rule,
        "id": no.said.id,
        "facts": facts(table, &no.said.facts),
        "why": voice.tell(table, &no.said),
    })
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
            "facts": facts(table, &moment.said.facts),
            "text": voice.tell(table, &moment.said),
        })
    };
    moments.iter().map(one).collect()
}

/// Events and questions that closed by themselves, entry by entry, for the owner.
pub(super) fn told(
    voice: Voice,
    table: &dyn Table,
    events: &[Moment],
    closed: &[Closed],
) -> Vec<Value> {
    let close = |closed: &Closed| {
        let mut facts = match facts(table, &closed.prompt.facts) {
            Value::Object(facts) => facts,
            _ => Map::new(),
        };
        facts.insert("prompt".to_owned(), json!(closed.prompt.id));
        facts.insert("why".to_owned(), json!(closed.why));
        let question = Fact::Text(voice.tell(table, &closed.prompt));
        let said = [("why", Fact::Word(closed.why)), ("question", question)];
        json!({
            "ply": closed.ply,
            "rule": closed.rule,
            "id": "step-closed",
            "facts": facts,
            "text": voice.say("step-closed", &said),
        })
    };
    let mut all = moments(voice, table, events, "ply");
    all.extend(closed.iter().map(close));
    all.sort_by_key(|moment| moment["ply"].as_u64());
    all
}

/// Facts as JSON says them: numbers, texts, lists of texts; things by the ids of the pack.
pub(super) fn facts(table: &dyn Table, facts: &[(&'static str, Fact)]) -> Value {
    let spelling = table.spelling();
    let facts = facts.iter().map(|(name, fact)| ((*name).to_owned(), spelling.fact(fact)));
    Value::Object(facts.collect())
}

/// The schemas of views and states.
pub(super) fn schema(schemas: &Schemas) -> Reply {
    Reply::of(json!({ "schema": { "view": schemas.view, "state": schemas.state } }))
}

/// The name of a file of a pack without its ending.
pub(super) fn stem(name: &str) -> &str {
    name.strip_suffix(".toml").unwrap_or(name)
}

/// Files of a pack, as they are written, and what the game on the desk has of it.
pub(super) fn pack(pack: &Pack, file: Option<&str>, catalogue: &Catalogue) -> Reply {
    let wanted = pack.0.iter().filter(|(name, _)| file.is_none_or(|file| file == stem(name)));
    let read = |text: &str| toml::from_str::<Value>(text).unwrap_or(Value::Null);
    let files: Map<String, Value> =
        wanted.map(|(name, text)| (stem(name).to_owned(), read(text))).collect();
    Reply::of(json!({ "pack": files, "units": catalogue.units, "places": catalogue.places }))
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
        let facts = self::facts(table, &term.facts);
        json!({
            "amount": term.amount, "id": term.id, "facts": facts, "text": text, "rule": term.rule,
        })
    });
    let terms: Vec<Value> = terms.collect();
    let text = voice.words.say(ledger.id, &[], &names);
    json!({ "id": ledger.id, "text": text, "total": ledger.total(), "terms": terms })
}
