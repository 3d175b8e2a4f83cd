//! Writes the pages of the web table into `target/shots`, with their assets, to be looked at in a browser:
//! `cargo run -p pages --example pages`, then serve that folder.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use kernel::{Seat, Viewer};
use pages::{
    self, About, Earlier, Facts, Home, Listed, LookBack, Mode, MyTables, NewTable, Notice, Reader,
    RuleBook, Scene, Stands, What,
};
use storm_look::guide::GUIDE;
use table::{Dice, Sitter, Table, Waits};
use titles::{Setting, Wanted};
use words::Words;

const FRENCH: Seat = Seat(0);
const VIETMINH: Seat = Seat(1);

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/shots");
    fs::create_dir_all(root.join("assets"))?;
    fs::create_dir_all(root.join("ground"))?;
    let titles = shelf::titles().iter();
    let titles = titles.flat_map(|title| title.sheets().iter().chain(title.grounds()));
    for asset in pages::assets::ALL.iter().chain(titles) {
        fs::write(root.join(asset.path.trim_start_matches('/')), &asset.text)?;
    }
    for language in words::LANGUAGES {
        let words = shelf::words(language);
        for (name, html) in tables(&words)?.into_iter().chain(plain(&words)?) {
            fs::write(root.join(format!("{name}-{language}.html")), html)?;
        }
    }
    Ok(())
}

fn open(seed: u64, french: Sitter) -> Result<Box<dyn Table>, Box<dyn Error>> {
    let loaded =
        shelf::title("storm").load(Wanted::default()).map_err(|faults| format!("{faults:?}"))?;
    let seats = [("french".to_owned(), french)].into();
    let setting = Setting { loaded, position: None, seats, dice: Dice::Open(seed) };
    Ok(titles::open(setting).map_err(|faults| format!("{faults:?}"))?)
}

/// Some choice: which one depends on the ply alone.
fn choose(table: &mut dyn Table) -> bool {
    table.run();
    let Waits::Choice { seats, .. } = table.waits() else { return false };
    let Some(seat) = seats.lowest() else { return false };
    let legal: Vec<_> =
        table.offers(seat).into_iter().filter(|o| o.no.is_none() && o.is_canonical).collect();
    let mut rng = kernel::dice::Rng::from_number(table.ply() as u64);
    let Some(offer) = rng.pick(&legal) else { return false };
    table.choose(seat, &offer.notation).is_ok()
}

/// Plays until a question of this id is put, after at least so many choices.
fn play_until(table: &mut dyn Table, id: &str, least: usize) {
    let mut played = 0;
    loop {
        table.run();
        match table.waits() {
            Waits::Choice { prompt, seats }
                if prompt.id == id && played >= least && seats.contains(VIETMINH) =>
            {
                return;
            }
            _ => played += 1,
        }
        if !choose(table) {
            return;
        }
    }
}

fn scene<'a>(
    table: &'a dyn Table,
    words: &'a Words,
    orders: &'a BTreeMap<String, table::Order>,
) -> Scene<'a> {
    let log = table.log(Viewer::Seat(VIETMINH)).len();
    Scene {
        facts: Arc::new(Facts::of(table, Viewer::Seat(VIETMINH))),
        earlier: Earlier::Table(table),
        now: shelf::title("storm").sight(&table.whole_view(Viewer::Seat(VIETMINH))),
        title: shelf::title("storm"),
        id: "f3k9q2",
        viewer: Viewer::Seat(VIETMINH),
        held: &[VIETMINH],
        mode: Mode::Bot,
        words,
        look_back: None,
        since: log.saturating_sub(9),
        previewed: None,
        notice: None,
        orders,
        stamp: "7",
    }
}

fn tables(words: &Words) -> Result<Vec<(&'static str, String)>, Box<dyn Error>> {
    let orders = BTreeMap::new();
    let mut out = Vec::new();
    let mut start = open(5, Sitter::Random)?;
    start.run();
    play_until(&mut *start, "storm-ask-impulse", 0);
    out.push(("start", pages::table(&scene(&*start, words, &orders))));

    let mut middle = open(5, Sitter::Random)?;
    play_until(&mut *middle, "storm-ask-impulse", 60);
    out.push(("middle", pages::table(&scene(&*middle, words, &orders))));
    let fires = order_to_fire(&mut *middle);
    let mut order = scene(&*middle, words, &orders);
    order.previewed = fires.as_deref();
    out.push(("fire", pages::table(&order)));
    order.mode = Mode::Sandbox;
    out.push(("sandbox", pages::table(&order)));
    let back = LookBack { moment: 40, view: start.view(Viewer::Seat(VIETMINH)) };
    let look = Scene { look_back: Some(back), previewed: None, ..scene(&*middle, words, &orders) };
    out.push(("back", pages::table(&look)));
    out.push(("curtain", pages::curtain(&look, FRENCH)));
    let watch = Scene {
        viewer: Viewer::Spectator,
        facts: Arc::new(Facts::of(&*middle, Viewer::Spectator)),
        now: shelf::title("storm").sight(&middle.whole_view(Viewer::Spectator)),
        held: &[],
        ..scene(&*middle, words, &orders)
    };
    out.push(("watch", pages::table(&watch)));

    let mut over = open(8, Sitter::Random)?;
    while choose(&mut *over) {}
    out.push(("over", pages::table(&scene(&*over, words, &orders))));

    let setting = Setting {
        loaded: shelf::title("storm").usual().map_err(|faults| format!("{faults:?}"))?,
        position: Some(GUIDE.position.to_owned()),
        seats: BTreeMap::new(),
        dice: Dice::Open(GUIDE.seed),
    };
    let mut lesson = titles::open(setting).map_err(|faults| format!("{faults:?}"))?;
    lesson.run();
    let step = Scene { mode: Mode::Guide { step: 0 }, ..scene(&*lesson, words, &orders) };
    out.push(("guide", pages::table(&step)));
    Ok(out)
}

/// Orders units that can fire, and gives the choice to fire.
fn order_to_fire(table: &mut dyn Table) -> Option<String> {
    let legal = |table: &dyn Table| -> Vec<String> {
        let offers = table.offers(VIETMINH).into_iter().filter(|offer| offer.no.is_none());
        offers.map(|offer| offer.notation).collect()
    };
    for act in legal(table).iter().filter(|notation| notation.starts_with("act ")) {
        table.choose(VIETMINH, act).ok()?;
        table.choose(VIETMINH, "pick all").ok();
        let found = legal(table).into_iter().find(|notation| notation.starts_with("fire "));
        if found.is_some() {
            return found;
        }
        table.undo(VIETMINH).ok();
        table.undo(VIETMINH).ok();
    }
    None
}

fn listed(table: &dyn Table, stands: Stands) -> Listed {
    Listed {
        scenario: "standard".to_owned(),
        is_own: true,
        take_backs: table.take_backs(),
        id: "f3k9q2".to_owned(),
        title: shelf::title("storm"),
        mode: Mode::Bot,
        seats: vec!["vietminh"],
        others: vec![("french", Sitter::Random)],
        stands,
        view: table.view(Viewer::Seat(VIETMINH)),
        last: table.log(Viewer::Seat(VIETMINH)).pop(),
    }
}

fn plain(words: &Words) -> Result<Vec<(&'static str, String)>, Box<dyn Error>> {
    let reader = Reader { words, path: "/", titles: shelf::titles() };
    let title = shelf::title("storm");
    let mut middle = open(5, Sitter::Random)?;
    play_until(&mut *middle, "storm-ask-impulse", 60);
    let mut over = open(8, Sitter::Random)?;
    while choose(&mut *over) {}
    let Waits::Over(outcome) = over.waits() else { return Err("the game is not over".into()) };
    let list = [
        listed(&*middle, Stands::ToMove),
        listed(&*middle, Stands::Waiting),
        listed(&*over, Stands::Over(outcome)),
    ];
    let about = About { reader, title };
    let sent = BTreeMap::new();
    Ok(vec![
        ("home", pages::home(&Home { reader, tables: &list[..2], to_move: 1 })),
        ("first-visit", pages::home(&Home { reader, tables: &[], to_move: 0 })),
        (
            "tables",
            pages::tables(&MyTables {
                reader,
                tables: &list,
                count: 3,
                page: 1,
                pages: 1,
                damaged: &[],
            }),
        ),
        ("new", pages::new_table(&NewTable { reader, title, wrong: &[], sent: &sent })),
        ("rules", pages::rulebook(&RuleBook { reader, title, query: "" })),
        ("search", pages::rulebook(&RuleBook { reader, title, query: "mines" })),
        ("learn", pages::learn(&about)),
        ("components", pages::components(&about)),
        ("first-steps", pages::first_steps(&about).unwrap_or_default()),
        ("not-found", pages::error(&Notice { reader, what: What::NotFound })),
    ])
}
