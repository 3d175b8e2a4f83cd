//! Killed at random moments while a client and bots play, and started again: every acknowledged move is
//! there.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use kernel::dice::Rng;
use server::sqlite::Sqlite;
use server::storage::{By, Storage, Stored};

use crate::browser::{Browser, offered};
use crate::process::{Folder, Server};

/// How many choices each player has acknowledged before it is killed, at least.
const CHOICES: u32 = 2;

/// What players and the one who kills know of each other.
#[derive(Default)]
struct Round {
    ends: AtomicBool,
    /// The choices that were acknowledged at each table.
    acknowledged: [AtomicU32; 2],
}

impl Round {
    /// Waits until both players have played, however slow the machine is; whether they did.
    fn waits(&self) -> bool {
        let began = Instant::now();
        let played = |count: &AtomicU32| count.load(Ordering::Relaxed) >= CHOICES;
        while !self.acknowledged.iter().all(played) {
            if began.elapsed() > Duration::from_secs(120) {
                return false;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        true
    }
}

/// Plays at a table until the server is gone; gives the choices that were acknowledged.
fn play(
    browser: &mut Browser,
    id: &str,
    rng: &mut Rng,
    round: &Round,
    place: usize,
) -> Vec<String> {
    let mut acknowledged = Vec::new();
    while !round.ends.load(Ordering::Relaxed) {
        let Ok(page) = browser.get(&format!("/t/{id}")) else { break };
        assert_eq!(page.status, 200);
        let (choices, stamp) = offered(&page.text());
        let Some(choice) = rng.pick(&choices).cloned() else {
            // The bot thinks.
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let form = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
        match browser.post(&format!("/t/{id}/choose"), &form) {
            Ok(answer) if answer.status == 303 => {
                acknowledged.push(choice);
                round.acknowledged[place].fetch_add(1, Ordering::Relaxed);
            }
            Ok(answer) => assert_eq!(answer.status, 409, "{}", answer.text()),
            Err(_) => break,
        }
    }
    acknowledged
}

/// The choices of the person at a table, as they are on disk.
fn written(stored: &Stored) -> Vec<String> {
    let entries = stored.entries.iter().filter(|line| line.by == By::Person);
    let choices = entries.map(|line| {
        let entry: serde_json::Value = serde_json::from_str(&line.text).unwrap();
        entry["choice"].as_str().unwrap().to_owned()
    });
    choices.collect()
}

/// The game can be played again from its lines.
fn replays(stored: &Stored) -> bool {
    let mut lines = vec![stored.row.header.clone()];
    lines.extend(stored.entries.iter().map(|line| line.text.clone()));
    let seed = kernel::hash::Hash(stored.row.secret.unwrap());
    lines.push(format!("{{\"end\":{},\"seed\":\"{seed}\"}}", stored.entries.len()));
    shelf::titles().verify(lines.join("\n").as_bytes(), None).is_ok()
}

#[test]
fn every_acknowledged_move_survives_kill_9() {
    let folder = Folder::new();
    let mut server = Some(Server::start(&folder.0));
    let mut browser = Browser::new(server.as_ref().unwrap().address);
    let form = [("title", "storm"), ("mode", "bot"), ("side", "vietminh"), ("level", "random")];
    let against_bot = browser.post("/tables", &form).unwrap().table();
    let form = [("title", "storm"), ("mode", "both")];
    let both = browser.post("/tables", &form).unwrap().table();
    let ids = [against_bot, both];
    let mut acknowledged = [Vec::new(), Vec::new()];
    let mut rng = Rng::from_number(1954);
    let kills = proof::times(5, 45);
    for kill in 0..kills {
        let round = Round::default();
        let delay = Duration::from_millis(u64::from(rng.below(200)));
        std::thread::scope(|scope| {
            let players: Vec<_> = ids
                .iter()
                .enumerate()
                .map(|(place, id)| {
                    let (mut browser, mut rng) = (browser.clone(), rng.fork());
                    let round = &round;
                    scope.spawn(move || play(&mut browser, id, &mut rng, round, place))
                })
                .collect();
            let has_played = round.waits();
            std::thread::sleep(delay);
            server.take().unwrap().kill();
            round.ends.store(true, Ordering::Relaxed);
            assert!(has_played, "nobody plays");
            for (player, all) in players.into_iter().zip(&mut acknowledged) {
                all.extend(player.join().unwrap());
            }
        });
        let again = server.insert(Server::start(&folder.0));
        browser.address = again.address;
        let storage = Sqlite::open(&folder.0).unwrap();
        for (id, acknowledged) in ids.iter().zip(&mut acknowledged) {
            let stored = storage.table(id).wait().unwrap().unwrap();
            assert!(replays(&stored), "after kill {kill}");
            let written = written(&stored);
            // The last one may be on disk although its answer was lost.
            assert!(written.len() <= acknowledged.len() + 1, "after kill {kill}");
            assert_eq!(written[..acknowledged.len()], acknowledged[..], "after kill {kill}");
            *acknowledged = written;
            assert_eq!(browser.get(&format!("/t/{id}")).unwrap().status, 200);
        }
    }
    println!(
        "{} and {} moves kept over {kills} kills",
        acknowledged[0].len(),
        acknowledged[1].len()
    );
    assert!(acknowledged.iter().all(|all| all.len() > kills));
}
