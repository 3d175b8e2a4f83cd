//! Whole games through the protocol, and what it says to mistakes.

use serde_json::{Value, json};

use crate::program::{Session, run_with};
use crate::schema::Schema;

fn session() -> Session {
    Session::new(&["protocol", "storm"])
}

fn error(answer: &Value) -> &str {
    answer["error"].as_str().unwrap_or_else(|| panic!("{answer}"))
}

/// Plays on: some legal canonical choice at every question, these dice at every request.
fn play_on(session: &mut Session, mut answer: Value, most: usize) -> Value {
    let schema = Schema::read();
    let mut pick = 0usize;
    for _ in 0..most {
        schema.check("reply", &answer).unwrap_or_else(|wrong| panic!("{answer}: {wrong}"));
        let waits = &answer["waits"];
        answer = match waits["for"].as_str().unwrap() {
            "nothing" => return answer,
            "dice" => {
                let count = waits["count"].as_u64().unwrap() as usize;
                session.ask(json!({ "do": "roll", "dice": vec![4; count] }))
            }
            "draw" => {
                let weights = waits["weights"].as_array().unwrap().iter();
                let class = weights.into_iter().position(|weight| weight != 0).unwrap();
                session.ask(json!({ "do": "roll", "dice": [class] }))
            }
            _ => {
                let offers = session.ask(json!({ "do": "offers" }));
                schema.check("reply", &offers).unwrap_or_else(|wrong| panic!("{wrong}"));
                let offers = offers["offers"].as_array().unwrap().iter();
                let legal: Vec<&Value> = offers
                    .filter(|offer| {
                        offer.get("refused").is_none() && offer.get("canonical").is_some()
                    })
                    .collect();
                pick = pick.wrapping_mul(31).wrapping_add(7);
                let choice = &legal[pick % legal.len()]["choice"];
                session.ask(json!({ "do": "choose", "choice": choice }))
            }
        };
    }
    answer
}

#[test]
fn a_whole_game_and_its_save() {
    let mut session = session();
    let answer = session.ask(json!({ "do": "new", "seed": 5 }));
    let over = play_on(&mut session, answer, 20_000);
    assert_eq!(over["waits"]["for"], "nothing", "{over}");
    assert_eq!(over["waits"]["outcome"]["rule"], "14.0");
    assert_eq!(
        error(&session.ask(json!({ "do": "choose", "choice": "pass" }))),
        "The game does not wait for this seat."
    );
    let save = session.ask(json!({ "do": "save" }));
    let hash = session.ask(json!({ "do": "state" }))["hash"].clone();
    let loaded = session.ask(json!({ "do": "load", "save": save["save"] }));
    assert_eq!(loaded["waits"], over["waits"]);
    assert_eq!(session.ask(json!({ "do": "state" }))["hash"], hash);
    assert_eq!(session.end(), 0);
}

#[test]
fn all_dice_and_cards_from_outside() {
    let mut session = session();
    let answer =
        session.ask(json!({ "do": "new", "seed": 5, "dice": "all_outside", "windows": "settle" }));
    assert_eq!(answer["waits"]["for"], "draw", "{answer}");
    assert_eq!(answer["waits"]["seen_by"], json!(["vietminh"]));
    assert!(error(&session.ask(json!({ "do": "roll", "dice": [99] }))).contains("99"));
    assert!(error(&session.ask(json!({ "do": "roll", "dice": [] }))).contains("One die"));
    let rolled = session.ask(json!({ "do": "roll" }));
    assert_eq!(rolled["rolled"].as_array().unwrap().len(), 1, "the table draws when asked to");
    let save = session.ask(json!({ "do": "save" }))["save"].as_str().unwrap().to_owned();
    assert!(save.contains("\"open\":5"));
    let answer = play_on(&mut session, rolled, 300);
    let save = session.ask(json!({ "do": "save" }))["save"].as_str().unwrap().to_owned();
    assert!(save.contains("\"dice\":\"own\""), "dice came from outside");
    let loaded = session.ask(json!({ "do": "load", "save": save }));
    assert_eq!(loaded["waits"], answer["waits"]);
}

#[test]
fn fair_dice_are_promised_and_revealed() {
    let mut session = session();
    let answer = session.ask(json!({ "do": "new", "dice": "table" }));
    let promised = answer["game"]["dice"]["fair"].as_str().unwrap().to_owned();
    let save = session.ask(json!({ "do": "save" }))["save"].as_str().unwrap().to_owned();
    assert!(save.contains(&promised) && save.contains("\"seed\":\""));
    let record = session.ask(json!({ "do": "save", "seat": "french" }))["record"].clone();
    assert!(!record.as_str().unwrap().contains("\"seed\""));
    assert!(
        error(&session.ask(json!({ "do": "load", "save": record }))).contains("record of one seat")
    );
}

#[test]
fn bots_sit_at_the_table() {
    let mut session = session();
    let seats = json!({ "french": "random", "vietminh": "random" });
    let answer = session.ask(json!({ "do": "new", "seed": 1, "seats": seats }));
    assert_eq!(answer["waits"]["for"], "nothing");
    let answer = session.ask(json!({ "do": "new", "seed": 1, "seats": { "french": "random" } }));
    assert_eq!(answer["waits"]["seats"], json!(["vietminh"]));
    let seats = json!({ "french": "deep" });
    assert!(error(&session.ask(json!({ "do": "new", "seats": seats }))).contains("deep"));
    let seats = json!({ "american": "random" });
    let answer = session.ask(json!({ "do": "new", "seats": seats }));
    assert!(error(&answer).contains("american"), "{answer}");
    // The game before is still there.
    assert_eq!(session.ask(json!({ "do": "offers" }))["seat"], "vietminh");
}

#[test]
fn sides_are_bid_for() {
    let mut session = session();
    let options = json!({ "bidding": "yes" });
    let answer = session.ask(json!({ "do": "new", "seed": 1, "options": options }));
    assert_eq!(answer["waits"]["seats"], json!(["first"]));
    let answer = session.ask(json!({ "do": "choose", "choice": "bid 5", "seat": "first" }));
    assert_eq!(answer["waits"]["seats"], json!(["second"]));
    let view = session.ask(json!({ "do": "view", "seat": "second" }));
    assert_eq!(view["view"]["bids"], json!([null, null]), "a sealed bid is not shown");
    let answer = session.ask(json!({ "do": "choose", "choice": "bid 7" }));
    assert_eq!(answer["waits"]["seats"], json!(["vietminh"]));
    assert!(error(&session.ask(json!({ "do": "view", "seat": "first" }))).contains("first"));
}

#[test]
fn views_keep_secrets() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let cards = |view: &Value| -> u64 {
        view["view"]["hand"].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).sum()
    };
    let of = |session: &mut Session, seat: &str| session.ask(json!({ "do": "view", "seat": seat }));
    let (french, vietminh) = (of(&mut session, "french"), of(&mut session, "vietminh"));
    assert_eq!((cards(&french), cards(&vietminh)), (6, 5));
    assert_ne!(french["view"]["hand"], vietminh["view"]["hand"]);
    let spectator = session.ask(json!({ "do": "view" }));
    assert_eq!(cards(&spectator), 0);
    assert_eq!(spectator, of(&mut session, "spectator"));
    session.ask(json!({ "do": "choose", "choice": "act 4" }));
    assert_eq!(
        of(&mut session, "french"),
        french,
        "an order that is being put together is not shown"
    );
}

#[test]
fn mistakes_get_an_error_and_the_game_goes_on() {
    let mut session = session();
    for ask in ["offers", "roll", "view", "log", "state", "undo", "save"] {
        assert!(error(&session.ask(json!({ "do": ask }))).contains("no game"), "{ask}");
    }
    session.ask(json!({ "do": "new", "seed": 7, "id": 1 }));
    let before = session.ask(json!({ "do": "state" }));
    let lines: [&[u8]; 18] = [
        b"nonsense",
        b"[]",
        b"7",
        b"{\"do\": 7}",
        b"{\"do\": \"frob\"}",
        b"{\"do\": \"choose\"}",
        b"{\"do\": \"choose\", \"choice\": 7}",
        b"{\"do\": \"choose\", \"choice\": \"fire 99\"}",
        b"{\"do\": \"choose\", \"choice\": \"pass\", \"seat\": \"french\"}",
        b"{\"do\": \"choose\", \"choice\": \"pass\", \"seat\": \"nobody\"}",
        b"{\"do\": \"roll\", \"dice\": [3, 4]}",
        b"{\"do\": \"new\", \"scenario\": \"moon\"}",
        b"{\"do\": \"new\", \"seed\": -1}",
        b"{\"do\": \"new\", \"position\": \"turn = 99\"}",
        b"{\"do\": \"undo\", \"to\": 99999}",
        b"{\"do\": \"load\", \"save\": \"{}\"}",
        b"{\"do\": \"odds\", \"choice\": \"castle\"}",
        b"\xff\xfe{}",
    ];
    for line in lines {
        let answer = session.send(line);
        assert!(answer.get("error").is_some(), "{answer} to {:?}", String::from_utf8_lossy(line));
    }
    let long = vec![b' '; (1 << 20) + 1];
    assert!(error(&session.send(&long)).contains("1048576"));
    let deep = [vec![b'['; 100_000], vec![b']'; 100_000]].concat();
    error(&session.send(&deep));
    assert_eq!(session.ask(json!({ "do": "state" })), before);
}

#[test]
fn a_position_is_refused_with_all_its_faults() {
    let mut session = session();
    let position = "turn = 9\nto_move = \"nobody\"\n[units.99]\nfresh = [\"X\"]\n";
    let answer = session.ask(json!({ "do": "new", "position": position, "id": [1] }));
    assert_eq!(answer["id"], json!([1]));
    assert!(answer["faults"].as_array().unwrap().len() >= 3, "{answer}");
}

#[test]
fn undo_and_take_back() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let before = session.ask(json!({ "do": "state" }))["hash"].clone();
    session.ask(json!({ "do": "choose", "choice": "act 4" }));
    session.ask(json!({ "do": "choose", "choice": "pick all" }));
    session.ask(json!({ "do": "undo" }));
    session.ask(json!({ "do": "undo" }));
    assert_eq!(session.ask(json!({ "do": "state" }))["hash"], before);
    assert!(error(&session.ask(json!({ "do": "undo" }))).contains("nothing to undo"));
    assert_eq!(session.ask(json!({ "do": "undo", "to": 0 }))["undone"], true);
}

#[test]
fn sentences_are_french_on_demand() {
    let input =
        b"{\"do\":\"choose\",\"choice\":\"x\"}\n{\"do\":\"new\",\"seed\":7}\n{\"do\":\"offers\"}\n";
    let french = run_with(&["--lang", "fr", "protocol", "storm"], input).out;
    assert!(french.contains("Il n’y a pas encore de partie"), "{french}");
    let english = run_with(&["protocol", "storm"], input).out;
    assert!(english.contains("There is no game yet"));
    assert_eq!(french.lines().count(), 3);
}

#[test]
fn an_order_for_an_unknown_window_was_taken() {
    for (title, seat, window) in [
        ("company", "white_star", "opportunity"),
        ("storm", "french", "W5"),
        ("tonkin", "vietminh", "3.5"),
        ("siege", "french", "GMI"),
    ] {
        let mut session = Session::new(&["protocol", title]);
        session.ask(json!({ "do": "new", "seed": 5 }));
        let order = |window: &str| json!({ "do": "order", "seat": seat, "window": window, "order": "decline" });
        let unknown = session.ask(order("zeppelin"));
        assert!(error(&unknown).starts_with("There is no window zeppelin. Windows: "), "{unknown}");
        assert_eq!(session.ask(order(window))["ordered"], window, "{title}");
        assert_eq!(session.end(), 0);
    }
}
