//! The server as a process: opens its data, listens, and stops gracefully.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use pages::{Home, Reader, RuleBook};
use titles::Titles;
use tokio::net::TcpListener;
use tokio::sync::watch;
use words::LANGUAGES;

use crate::connections::{self, Doors};
use crate::hosting::AppState;
use crate::keeping::Keep;
use crate::limits::{Limits, open_files};
use crate::routes::app;
use crate::site::Site;
use crate::sqlite::Sqlite;
use crate::tally::log_every_minute;

/// How long requests under way may take when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(10);

/// How long the start waits for words and pictures to be made ready.
const WARM_UP: Duration = Duration::from_millis(50);

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder of the data.
    pub data: PathBuf,
    /// The address people know it by, and the proxies before it.
    pub site: Site,
    /// How much of everything.
    pub limits: Limits,
    /// How long what nobody plays any more is kept.
    pub keep: Keep,
    /// The titles.
    pub titles: Titles,
}

/// Why the server could not start or go on.
#[derive(Debug)]
pub enum ServeError {
    /// The data cannot be opened.
    Data(String),
    /// The address cannot be listened at.
    Listen(std::io::Error),
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ServeError::Data(why) => f.write_str(why),
            ServeError::Listen(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ServeError {}

/// The folder where a user's programs keep their data.
pub fn data_folder() -> PathBuf {
    let of =
        |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = of("HOME").unwrap_or_else(|| PathBuf::from("."));
    let folder = if cfg!(windows) {
        of("APPDATA").unwrap_or(home)
    } else if cfg!(target_os = "macos") {
        home.join("Library/Application Support")
    } else {
        of("XDG_DATA_HOME").unwrap_or_else(|| home.join(".local/share"))
    };
    folder.join("strongpoint")
}

/// Serves until the process is told to stop. `ready` gets the address once connections are taken.
pub async fn serve(config: Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    // What pages share is made once, while the data is opened; if that takes long nobody waits for it.
    let warm = tokio::task::spawn_blocking(move || warm_up(config.titles));
    let storage =
        Sqlite::open(&config.data).map_err(|error| ServeError::Data(error.to_string()))?;
    let limits = config.limits.within(open_files());
    let state = AppState::at(config.site, Arc::new(storage), limits, config.titles)
        .map_err(|error| ServeError::Data(error.to_string()))?;
    let listener = TcpListener::bind(config.listen).await.map_err(ServeError::Listen)?;
    let address = listener.local_addr().map_err(ServeError::Listen)?;
    let _ = tokio::time::timeout(WARM_UP, warm).await;
    ready(address);
    tracing::info!(%address, "listening");
    let bots = state.clone();
    tokio::spawn(async move { bots.resume_bots().await });
    tokio::spawn(state.clone().forget_idle_for_ever());
    tokio::spawn(state.clone().remove_old_for_ever(config.keep));
    tokio::spawn(log_every_minute(Arc::clone(state.tally())));
    let (stopping, stop) = watch::channel(());
    let doors = Doors::new(limits, state.site().clone(), Arc::clone(state.tally()));
    let serving = connections::take(listener, app(state.clone()), doors, stop);
    let stopped = async {
        told_to_stop().await;
        tracing::info!("stopping");
        // Whether somebody waits for it or not, the server stops.
        let _ = stopping.send(());
        // Listeners are let go on a thread that may wait for a table.
        let _ = tokio::task::spawn_blocking(move || state.stop()).await;
        tokio::time::sleep(LAST_REQUESTS).await;
    };
    tokio::select! {
        () = serving => (),
        () = stopped => (),
    }
    Ok(())
}

/// Draws a page in each language and throws it away: words and pictures are then ready. The pictures of
/// the titles are made side by side.
fn warm_up(titles: Titles) {
    for words in LANGUAGES.into_iter().filter_map(|lang| titles.words(lang)) {
        std::thread::scope(|scope| {
            for title in titles.iter() {
                scope.spawn(move || pages::make_ready(title, &words));
            }
        });
        let reader = Reader { words: &words, path: "/", titles };
        pages::home(&Home { reader, tables: &[], to_move: 0 });
        for title in titles.iter() {
            pages::rulebook(&RuleBook { reader, title, query: "" });
        }
    }
}

/// Waits for Ctrl-C or the signal with which systems stop their services.
#[cfg(unix)]
async fn told_to_stop() {
    use tokio::signal::unix::{SignalKind, signal};
    let Ok(mut terminate) = signal(SignalKind::terminate()) else {
        return std::future::pending().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => (),
        _ = terminate.recv() => (),
    }
}

#[cfg(not(unix))]
async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
