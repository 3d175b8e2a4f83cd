//! Serves the web table.

use std::io::Write;

use kernel::Fact;
use server::{Config, Keep, Limits, ServeError, Site};

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
        site: Site { public: args.public_url.clone(), proxies: args.trusted_proxies },
        limits: limits(voice, &args.limits)?,
        keep: keep(voice, &args.keep)?,
        titles: voice.titles,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let public = args.public_url;
    let welcome = |address: std::net::SocketAddr| {
        let url = public.map_or_else(|| format!("http://{address}"), |public| public.to_string());
        let url = [("url", text(url))];
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
            ServeError::Listen(_) => ("cli-serve-listen", ("address", text(args.listen))),
        };
        Trouble::Bad(voice.say(id, &[what, why]))
    })
}

/// The limits as they were given: `requests=100`.
fn limits(voice: Voice, given: &[String]) -> Result<Limits, Trouble> {
    let mut limits = Limits::default();
    for one in given {
        let parsed = one
            .split_once('=')
            .and_then(|(name, number)| limits.set(name.trim(), number.trim().parse().ok()?).ok());
        if parsed.is_none() {
            let facts = [("given", text(one)), ("known", text(Limits::NAMES.join(", ")))];
            return Err(Trouble::Bad(voice.say("cli-serve-limit", &facts)));
        }
    }
    Ok(limits)
}

/// What is kept how long, as it was given: `sandboxes=30`.
fn keep(voice: Voice, given: &[String]) -> Result<Keep, Trouble> {
    let mut keep = Keep::default();
    for one in given {
        let parsed = one.split_once('=').map(|(what, days)| (what.trim(), days.trim().parse()));
        match parsed {
            Some(("sandboxes", Ok(days))) => keep.sandboxes = Some(days),
            Some(("guests", Ok(days))) => keep.guests = Some(days),
            Some(_) | None => {
                let given = [("given", text(one))];
                return Err(Trouble::Bad(voice.say("cli-serve-keep", &given)));
            }
        }
    }
    Ok(keep)
}
