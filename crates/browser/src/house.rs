//! The server under test: the whole router on real SQLite files, listening on a free port of loopback.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use proof::folder::Folder;
use server::sqlite::Sqlite;
use server::{AppState, Limits};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// A running server; it ends with the test.
#[derive(Debug)]
pub struct House {
    address: SocketAddr,
    runtime: Option<Runtime>,
    /// Removed after the server has ended.
    _data: Folder,
}

impl House {
    /// Starts a server with no table.
    pub(crate) fn open() -> House {
        let data = Folder::new();
        let storage = Sqlite::open(&data.0).expect("the data folder is new");
        // A test makes more tables in a minute than people do.
        let limits =
            Limits { bot_time: Duration::from_secs(2), new_a_minute: 1000, ..Limits::default() };
        let state =
            AppState::new(Arc::new(storage), limits, shelf::titles()).expect("the storage is new");
        let runtime = Runtime::new().expect("threads for the server");
        let listener =
            runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a free port on loopback");
        let address = listener.local_addr().expect("a bound socket has an address");
        runtime.spawn(async move { axum::serve(listener, server::app(state)).await });
        House { address, runtime: Some(runtime), _data: data }
    }

    /// The address of a page.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // Bots may still be thinking; nobody waits for them.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
