//! Serves the web table.

use std::io::Write;

use kernel::Fact;
use server::{Config, Limits, ServeError};

use crate::args::{Log, Serve};
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// Serves until the process is told to stop.
pub(crate) fn run(voice: Voice, args: Serve, out: &mut impl Write) -> Result<(), Trouble> {
    server::init_logs(match args.log {
        Log::Text => server::LogFormat::Text,
        Log::Json => server::LogFormat::Json,
    });
    let data = args.data.unwrap_or_else(server::data_folder);
    let config = Config {
        listen: args.listen,
        data: data.clone(),
        limits: Limits::default(),
        titles: voice.titles,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let welcome = |address: std::net::SocketAddr| {
        let url = [("url", text(format!("http://{address}")))];
        // The server goes on even when nobody reads this.
        let _ = writeln!(out, "{}", voice.welcome());
        let _ = writeln!(out, "\n{}", voice.say("cli-serving", &url));
        let _ = out.flush();
    };
    let served = runtime.block_on(server::serve(config, welcome));
    // Bots may still be thinking; nobody waits for them.
    runtime.shutdown_background();
    served.map_err(|error| {
        let why = ("why", text(&error));
        let (id, what): (&str, (&'static str, Fact)) = match error {
            ServeError::Data(_) => ("cli-serve-data", ("folder", text(data.display()))),
            ServeError::Listen(_) | ServeError::Network(_) => {
                ("cli-serve-listen", ("address", text(args.listen)))
            }
        };
        Trouble::Bad(voice.say(id, &[what, why]))
    })
}
