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
}

#[test]
fn after_bidding_a_bot_is_told_its_side() {
    let mut session = session();
    let options = json!({ "bidding": "yes" });
    let answer = session.ask(json!({ "do": "new", "seed": 1, "options": options }));
    assert_eq!(answer["seats"], json!(["first", "second"]));
    session.ask(json!({ "do": "choose", "choice": "bid 5", "seat": "first" }));
    let answer = session.ask(json!({ "do": "choose", "choice": "bid 7", "seat": "second" }));
    // The seats keep their order: whoever was first is the first of them.
    let seats = answer["seats"].as_array().unwrap().clone();
    assert_eq!(seats.len(), 2);
    assert!(seats.contains(&json!("french")) && seats.contains(&json!("vietminh")), "{seats:?}");
    // Its first name stays good, and its view says what it is called now.
    for (first, now) in ["first", "second"].into_iter().zip(&seats) {
        assert_eq!(session.ask(json!({ "do": "view", "seat": first }))["seat"], *now);
    }
    assert!(error(&session.ask(json!({ "do": "view", "seat": "third" }))).contains("third"));
}

#[test]
fn choose_takes_ids_of_the_pack_and_the_journal_writes_notation() {
    let mut session = session();
    let position = "turn = 3\nto_move = \"vietminh\"\n[units.11]\n\
        fresh = [\"V-209-130-1\", \"V-209-130-2\"]\n[units.14]\nfresh = [\"F-III.13DBLE-9\"]\n";
    session.ask(json!({ "do": "new", "position": position }));
    session.ask(json!({ "do": "choose", "choice": "act 11" }));
    let offers = session.ask(json!({ "do": "offers" }));
    let picks = offers["offers"].as_array().unwrap().iter();
    let pick = picks.into_iter().find(|offer| offer["choice"] == "pick V-209-130-1").unwrap();
    assert_eq!(pick["facts"], json!({ "unit": "V-209-130-1" }));
    let notation = pick["notation"].as_str().unwrap().to_owned();
    assert!(notation.starts_with("pick V") && notation != "pick V-209-130-1", "{notation}");
    let odds = session.ask(json!({ "do": "odds", "choice": "pick V-209-130-1" }));
    assert!(odds.get("odds").is_some(), "{odds}");
    let chosen = session.ask(json!({ "do": "choose", "choice": "pick V-209-130-1" }));
    assert_eq!(chosen["chosen"], json!(notation));
    let save = session.ask(json!({ "do": "save" }))["save"].as_str().unwrap().to_owned();
    assert!(save.contains(&notation) && !save.contains("pick V-209"), "{save}");
    let state = session.ask(json!({ "do": "state" }))["state"].clone();
    assert_eq!(state["board"]["at"]["french"], json!({ "14": ["F-III.13DBLE-9"] }));
    assert_eq!(state["steps"][1]["Order"]["picked"], json!(["V-209-130-1"]));
    // The journal's own notation is taken as before.
    session.ask(json!({ "do": "undo" }));
    assert_eq!(
        session.ask(json!({ "do": "choose", "choice": notation }))["chosen"],
        json!(notation)
    );
}

#[test]
fn the_hashed_text_is_given_on_demand() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let plain = session.ask(json!({ "do": "state" }));
    assert!(plain.get("text").is_none());
    let asked = session.ask(json!({ "do": "state", "text": true }));
    let text = asked["text"].as_str().unwrap();
    assert_eq!(kernel::hash::Hash::plain(text.as_bytes()).to_string(), asked["hash"]);
}

#[test]
fn a_position_reads_back_as_this_very_state_or_is_not_given() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let state = session.ask(json!({ "do": "state" }));
    session.ask(json!({ "do": "choose", "choice": "act 8" }));
    let within = session.ask(json!({ "do": "state" }));
    assert_eq!(within["position"], Value::Null);
    session.ask(json!({ "do": "new", "position": state["position"] }));
    assert_eq!(session.ask(json!({ "do": "state" }))["hash"], state["hash"]);
}

#[test]
fn offers_can_be_the_legal_ones_alone() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let all = session.ask(json!({ "do": "offers" }))["offers"].as_array().unwrap().clone();
    let legal = session.ask(json!({ "do": "offers", "legal": true }))["offers"].clone();
    let allowed = all.iter().filter(|offer| offer.get("refused").is_none());
    assert_eq!(legal, Value::from(allowed.cloned().collect::<Vec<_>>()));
    assert!(legal.as_array().unwrap().len() < all.len());
}

#[test]
fn undo_to_the_present_ply_does_nothing() {
    let mut session = session();
    let before = session.ask(json!({ "do": "new", "seed": 7 }));
    let state = session.ask(json!({ "do": "state" }));
    let answer = session.ask(json!({ "do": "undo", "to": before["ply"] }));
    assert_eq!(answer["undone"], false);
    assert_eq!((&answer["ply"], &answer["moments"]), (&before["ply"], &json!([])));
    assert_eq!(session.ask(json!({ "do": "state" })), state);
}

/// Plays a title with the first legal answers until a question has this id; what the game then waits for.
fn waits(title: &str, is_it: impl Fn(&Value) -> bool) -> Value {
    let mut session = Session::new(&["protocol", title]);
    let mut answer = session.ask(json!({ "do": "new", "seed": 7, "dice": "all_outside" }));
    let mut pick = 1usize;
    for _ in 0..4_000 {
        let waits = answer["waits"].clone();
        if is_it(&waits) {
            return waits;
        }
        answer = match waits["for"].as_str().unwrap() {
            "choice" => {
                let offers = session.ask(json!({ "do": "offers", "legal": true }));
                let offers = offers["offers"].as_array().unwrap().clone();
                let searched: Vec<Value> =
                    offers.into_iter().filter(|offer| offer.get("canonical").is_some()).collect();
                pick = pick.wrapping_mul(31).wrapping_add(7);
                let choice = &searched[pick % searched.len()]["choice"];
                session.ask(json!({ "do": "choose", "choice": choice }))
            }
            _ => session.ask(json!({ "do": "roll" })),
        };
    }
    panic!("it was never asked");
}

#[test]
fn waits_has_its_facts() {
    let has = |waits: &Value, facts: &[&str]| {
        facts.iter().all(|fact| waits["facts"].get(fact).is_some_and(Value::is_u64))
    };
    let asks = |id: &'static str| move |waits: &Value| waits["prompt"] == id || waits["ask"] == id;
    // Dice left and the number needed, of a question and of a roll.
    let dice = waits("company", asks("company-ask-dice"));
    assert!(has(&dice, &["dice", "needs"]) && dice["facts"]["unit"].is_string(), "{dice}");
    let roll = waits("company", asks("company-roll-action"));
    assert!(has(&roll, &["needs"]), "{roll}");
    // Points left.
    let points = waits("storm", asks("storm-ask-allocate"));
    assert!(has(&points, &["left"]) && points["facts"]["area"].is_string(), "{points}");
    let points = waits("tonkin", asks("tonkin-ask-replace"));
    assert!(has(&points, &["points"]), "{points}");
}

#[test]
fn draws_name_their_classes() {
    let draw = waits("storm", |waits| waits["for"] == "draw");
    let classes = draw["classes"].as_array().unwrap();
    assert_eq!(classes.len(), draw["weights"].as_array().unwrap().len());
    assert!(classes.contains(&json!("giap")), "{draw}");
    let draw = waits("siege", |waits| waits["for"] == "draw");
    assert_eq!(draw["classes"], json!(["304", "308", "312", "316"]));
}

#[test]
fn terrain_and_unit_types_are_in_the_pack() {
    let entry = |list: &Value, id: &str| -> Value {
        list.as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone()
    };
    let mut tonkin = Session::new(&["protocol", "tonkin"]);
    let pack = tonkin.ask(json!({ "do": "pack", "file": "units" }));
    assert_eq!(pack["pack"].as_object().unwrap().keys().collect::<Vec<_>>(), ["units"]);
    assert_eq!(entry(&pack["units"], "vm_36")["side"], "vietminh");
    assert_eq!(entry(&pack["units"], "vm_36")["type"], "divisional_regiment");
    assert!(entry(&pack["places"], "W18")["next"].as_array().unwrap().len() >= 2);
    let all = tonkin.ask(json!({ "do": "pack" }));
    let files: Vec<&String> = all["pack"].as_object().unwrap().keys().collect();
    assert_eq!(files, ["map", "scenarios", "tables", "units"]);
    assert!(error(&tonkin.ask(json!({ "do": "pack", "file": "cards" }))).contains("cards"));
    // A random map and a list of one's own are in no file.
    let mut company = Session::new(&["protocol", "company"]);
    let options = json!({ "map": "random", "map_seed": "5" });
    company.ask(json!({ "do": "new", "seed": 1, "options": options }));
    let pack = company.ask(json!({ "do": "pack", "file": "forces" }));
    assert_eq!(pack["places"].as_array().unwrap().len(), 60);
    assert_eq!(entry(&pack["units"], "W1")["type"], "us_command");
}

#[test]
fn a_seat_that_is_not_asked_is_not_told_a_secret_question() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let open = session.ask(json!({ "do": "view", "seat": "french" }))["waits"].clone();
    assert_eq!(open["prompt"], "storm-ask-impulse");
    let asked = session.ask(json!({ "do": "choose", "choice": "act 4" }))["waits"].clone();
    assert_eq!(asked["prompt"], "storm-ask-order");
    for viewer in ["french", "spectator"] {
        let waits = session.ask(json!({ "do": "view", "seat": viewer }))["waits"].clone();
        assert_eq!((&waits["seats"], &waits["prompt"]), (&json!(["vietminh"]), &Value::Null));
        assert_eq!((&waits["facts"], &waits["text"]), (&json!({}), &Value::Null));
    }
    let offers = session.ask(json!({ "do": "offers", "seat": "french" }));
    assert_eq!((&offers["offers"], &offers["waits"]["prompt"]), (&json!([]), &Value::Null));
    let own = session.ask(json!({ "do": "view", "seat": "vietminh" }));
    assert_eq!(own["waits"]["facts"], json!({ "area": "4", "picked": 0, "rule": "6.1" }));
}

#[test]
fn the_schemas_in_the_documents_are_those_the_program_gives() {
    for title in ["storm", "siege", "tonkin", "company"] {
        let file = format!("{}/../../docs/schema/{title}.json", env!("CARGO_MANIFEST_DIR"));
        let kept: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let printed = crate::program::good(&["schema", title]);
        assert_eq!(kept, serde_json::from_str::<Value>(&printed).unwrap(), "{title}");
        let mut session = Session::new(&["protocol", title]);
        assert_eq!(session.ask(json!({ "do": "schema" }))["schema"], kept, "{title}");
    }
}

#[test]
fn views_keep_secrets() {
    let mut session = session();
    session.ask(json!({ "do": "new", "seed": 7 }));
    let cards = |view: &Value| -> u64 {
        view["view"]["hand"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum()
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
        of(&mut session, "french")["view"],
        french["view"],
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
    let lines: [&[u8]; 19] = [
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
        b"{\"do\": \"pack\", \"file\": \"moon\"}",
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
