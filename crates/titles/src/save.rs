//! From the text of a save to a table: its header names the title, the pack and the rules.

use kernel::{Fact, Pack, Version};
use table::{Checked, Header, SaveFault, Table, TakenUp, Written, read};

use crate::{Entry, Loaded, Titles, Wanted, cache, load};

impl Titles {
    /// Reads a save, checks every line of it and gives the table as it stands. `pack` is one that is no
    /// released pack; `bytes` are random ones, for the cards of a game with own dice.
    pub fn load(
        self,
        text: &[u8],
        pack: Option<&Pack>,
        bytes: [u8; 32],
    ) -> Result<Box<dyn Table>, SaveFault> {
        self.load_to(text, pack, bytes, None)
    }

    /// The same, as the game stood after `to` entries.
    pub fn load_to(
        self,
        text: &[u8],
        pack: Option<&Pack>,
        bytes: [u8; 32],
        to: Option<usize>,
    ) -> Result<Box<dyn Table>, SaveFault> {
        self.restored(read(text)?, pack, bytes, to)
    }

    /// The same of a save that was read: whoever is to decide by its header looks at it first.
    pub fn restored(
        self,
        written: Written,
        pack: Option<&Pack>,
        bytes: [u8; 32],
        to: Option<usize>,
    ) -> Result<Box<dyn Table>, SaveFault> {
        let loaded = self.loaded(&written.header, pack)?;
        loaded.title.restored(&loaded.rules, written, bytes, to)
    }

    /// Takes a game up from a snapshot; nothing if it does not fit or the rules of its header are not there.
    pub fn taken_up(self, game: TakenUp) -> Option<Box<dyn Table>> {
        let loaded = self.loaded(&game.header, None).ok()?;
        loaded.title.taken_up(&loaded.rules, game)
    }

    /// Reads a save and checks every line of it: choices, dice, undos and hashes.
    pub fn verify(self, text: &[u8], pack: Option<&Pack>) -> Result<Checked, SaveFault> {
        let written = read(text)?;
        let loaded = self.loaded(&written.header, pack)?;
        loaded.title.checked(&loaded.rules, written)
    }

    /// The rules a header names.
    fn loaded(self, header: &Header, pack: Option<&Pack>) -> Result<Loaded, SaveFault> {
        let title = self.find(&header.title).map_err(|fault| SaveFault::header(&fault))?;
        if Version(header.rules) > title.info().version {
            let fault = SaveFault::at(1, "save-newer-rules").fact("found", number(header.rules));
            return Err(fault.fact("known", number(title.info().version.0)));
        }
        let given = pack.filter(|pack| pack.hash() == header.pack);
        let packs = cache::packs(title);
        let released = || packs.iter().find(|(hash, _)| *hash == header.pack).map(|(_, pack)| pack);
        let Some(pack) = given.or_else(released) else {
            return Err(
                SaveFault::at(1, "save-unknown-pack").text("pack", &header.pack.to_string())
            );
        };
        load_rules(title, header, pack)
    }
}

fn load_rules(
    title: &'static dyn Entry,
    header: &Header,
    pack: &Pack,
) -> Result<Loaded, SaveFault> {
    let wanted = Wanted {
        scenario: Some(header.scenario.clone()),
        options: header.options.clone(),
        pack: None,
        version: Some(Version(header.rules)),
    };
    let loaded = load::load_from(title, wanted, Some((header.pack, pack))).map_err(|faults| {
        let fault = faults.first().map(SaveFault::header);
        fault.unwrap_or_else(|| SaveFault::at(1, "save-unknown-pack"))
    })?;
    // The header is hashed as it is written, so that options left out would make another chain.
    if loaded.options.0 != header.options {
        return Err(SaveFault::at(1, "save-options"));
    }
    Ok(loaded)
}

fn number(number: u32) -> Fact {
    Fact::Number(i64::from(number))
}
