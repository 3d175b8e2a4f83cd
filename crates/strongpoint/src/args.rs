//! What can be typed after `strongpoint`.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use server::{Network, PublicUrl};

/// A table for wargames of the Indochina wars, with the rules enforced.
#[derive(Debug, Parser)]
#[command(name = "strongpoint", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    /// The language: en or fr. Usually that of the system
    #[arg(long, global = true, value_name = "LANG")]
    pub(crate) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the titles with their scenarios, options and seats
    Titles {
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
    /// Play in the terminal, or from a pipe
    Play(Play),
    /// Play games of bots and report on them
    Simulate(Simulate),
    /// Show the log and the board of a save
    Replay(Replay),
    /// Check a save: every choice, every die, every hash
    Verify(Verify),
    /// Serve one game as JSON lines: see docs/protocol.md
    Protocol {
        /// The title
        title: String,
    },
    /// Print the JSON schemas of views and states as programs see them
    Schema {
        /// The title
        title: String,
    },
    /// Count the positions below the start, to compare two versions of the rules
    Perft(Perft),
    /// Look at component packs
    #[command(subcommand)]
    Pack(PackCommand),
    /// Serve the web table: what happens without a command
    Serve(Serve),
    /// Play every game of a server again, and say where one differs from what was written
    Check(Data),
    /// Copy the data of a server to a new file, also while it runs
    Backup {
        /// The new file
        file: PathBuf,
        #[command(flatten)]
        data: Data,
    },
}

/// Where the data of a server is.
#[derive(Debug, Args)]
pub(crate) struct Data {
    /// The folder of the data; usually one in the user's own data folder
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

/// How the web table is served.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// The address and port to listen at
    #[arg(long, value_name = "ADDRESS", default_value_t = Serve::USUAL)]
    pub(crate) listen: SocketAddr,
    /// The folder of the data; usually one in the user's own data folder
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The address people know the server by, such as `https://table.example`; without it only localhost and the
    /// machine's own addresses are answered
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// A proxy whose word on where visitors come from counts: an address, or a network such as 10.0.0.0/8; may be
    /// given several times
    #[arg(long = "trusted-proxy", value_name = "ADDRESS")]
    pub(crate) trusted_proxies: Vec<Network>,
    /// A limit by its name; may be given several times: see docs/server.md
    #[arg(long = "limit", value_name = "NAME=NUMBER")]
    pub(crate) limits: Vec<String>,
    /// How many days sandboxes at which nothing was done, or tables none of whose guests was here, are kept:
    /// sandboxes=DAYS, guests=DAYS; may be given twice; for ever if not given
    #[arg(long, value_name = "WHAT=DAYS")]
    pub(crate) keep: Vec<String>,
    /// How the log on stderr is written
    #[arg(long, value_enum, default_value_t = Log::Text)]
    pub(crate) log: Log,
}

impl Serve {
    const USUAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 1954);

    /// As it is served without a command.
    pub(crate) const fn usual() -> Serve {
        Serve {
            listen: Serve::USUAL,
            data: None,
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: Vec::new(),
            keep: Vec::new(),
            log: Log::Text,
        }
    }
}

/// How the log is written.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub(crate) enum Log {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PackCommand {
    /// Check the files of a pack; those that are missing are taken from ours
    Check {
        /// The folder of the pack, or the id of a title for the packs it comes with
        pack: PathBuf,
        /// The title, where the files do not name it
        #[arg(long)]
        title: Option<String>,
    },
}

/// Which game.
#[derive(Debug, Args)]
pub(crate) struct Game {
    /// The title: `strongpoint titles` lists them
    pub(crate) title: String,
    /// The scenario
    #[arg(long, value_name = "ID")]
    pub(crate) scenario: Option<String>,
    /// An option; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    /// A folder with component files that replace ours
    #[arg(long, value_name = "DIR")]
    pub(crate) pack: Option<PathBuf>,
    /// A position to begin with: see docs/positions.md
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Play {
    #[command(flatten)]
    pub(crate) game: Game,
    /// Who sits where: SEAT=human, SEAT=random or SEAT=greedy; may be given several times
    #[arg(long = "seat", value_name = "SEAT=WHO")]
    pub(crate) seats: Vec<String>,
    /// An open seed for the dice; without it they are fair
    #[arg(long, value_name = "N", conflicts_with = "own_dice")]
    pub(crate) seed: Option<u64>,
    /// Type the dice you throw yourself
    #[arg(long)]
    pub(crate) own_dice: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    pub(crate) game: Game,
    /// How many games
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// Who plays: SEAT=random or SEAT=greedy; may be given several times
    #[arg(long = "seat", value_name = "SEAT=BOT")]
    pub(crate) seats: Vec<String>,
    /// The seed: the same seed gives the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// As one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The save
    pub(crate) file: PathBuf,
    /// As the game stood after this many entries
    #[arg(long, value_name = "PLY")]
    pub(crate) to: Option<usize>,
    /// The folder of the pack it was played with, if that is not one of ours
    #[arg(long, value_name = "DIR")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The save
    pub(crate) file: PathBuf,
    /// The folder of the pack it was played with, if that is not one of ours
    #[arg(long, value_name = "DIR")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) game: Game,
    /// How many steps deep
    #[arg(long, value_name = "N")]
    pub(crate) depth: u32,
}
