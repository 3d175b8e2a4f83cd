//! Does what a line asks.

use kernel::{Fault, Pack, Seat, Viewer};
use serde_json::{Value, json};
use table::{ByHand, Dice, EmptyWindow, No, Order, SaveFault, Sitter, Table, Waits};
use titles::{Entry, Setting, Wanted, open};

use super::acts::{self, Give};
use super::reply::{self, Reply};
use super::request::{self, Ask, Bad, New, Standing, WhoRolls, Windows};
use crate::start;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// The game on the desk, if there is one.
pub(super) struct Desk {
    voice: Voice,
    title: &'static dyn Entry,
    table: Option<Box<dyn Table>>,
    /// How many events have been reported.
    told: usize,
    /// How many questions that closed by themselves have been.
    told_closings: usize,
    /// The names of the seats at the beginning, which stay good: a bid may give them others.
    first_names: Vec<&'static str>,
}

/// Why a request got no answer but this.
type Refused = Box<Reply>;

impl Desk {
    pub(super) fn new(voice: Voice, title: &'static dyn Entry) -> Desk {
        let (told, told_closings, first_names) = (0, 0, Vec::new());
        Desk { voice, title, table: None, told, told_closings, first_names }
    }

    /// Answers a line.
    pub(super) fn answer(&mut self, line: &str) -> Reply {
        let request = request::read(line);
        let reply = match request.ask {
            Ok(ask) => self.obey(ask).unwrap_or_else(|refused| *refused),
            Err(bad) => Reply::error(self.bad(&bad)),
        };
        reply.echoing(request.id)
    }

    fn bad(&self, bad: &Bad) -> String {
        match bad {
            Bad::NotJson(wrong) => self.voice.say("protocol-not-json", &[("wrong", text(wrong))]),
            Bad::NoObject => self.voice.say("protocol-no-object", &[]),
            Bad::NoDo => {
                self.voice.say("protocol-no-do", &[("known", text(request::NAMES.join(", ")))])
            }
            Bad::Unknown(name) => {
                let known = text(request::NAMES.join(", "));
                self.voice.say("protocol-unknown", &[("name", text(name)), ("known", known)])
            }
            Bad::Field { ask, wrong } => {
                let facts = [("ask", text(ask)), ("wrong", text(wrong))];
                self.voice.say("protocol-bad-field", &facts)
            }
        }
    }

    fn obey(&mut self, ask: Ask) -> Result<Reply, Refused> {
        match ask {
            Ask::Hello => Ok(reply::hello(self.title.info())),
            Ask::New(new) => self.new_game(new),
            Ask::Load(load) => self.load(&load),
            Ask::Offers(which) => self.offers(&which),
            Ask::Choose(choose) => self.choose(choose.seat.as_deref(), &choose.choice),
            Ask::Roll(roll) => self.roll(roll.dice.as_deref()),
            Ask::Odds(choose) => self.odds(choose.seat.as_deref(), &choose.choice),
            Ask::View(of) => self.view(of.seat.as_deref()),
            Ask::Log(of) => self.log(of.seat.as_deref()),
            Ask::State(how) => self.state(&how),
            Ask::Undo(undo) => self.undo(undo.seat.as_deref(), undo.to),
            Ask::Order(given) => self.order(&given),
            Ask::Act(give) => self.act(&give),
            Ask::Save(of) => self.save(of.seat.as_deref()),
            Ask::Pack(which) => self.pack(which.file.as_deref()),
            Ask::Schema => Ok(reply::schema(&self.title.schemas())),
            Ask::Quit => Ok(Reply { line: json!({ "quit": true }), is_last: true }),
        }
    }

    /// The game, or that there is none.
    fn table(&mut self) -> Result<&mut Box<dyn Table>, Refused> {
        let voice = self.voice;
        self.table
            .as_mut()
            .ok_or_else(|| Box::new(Reply::error(voice.say("protocol-no-game", &[]))))
    }

    /// A reply that says no.
    fn no(&self, no: &No) -> Refused {
        match self.table.as_deref() {
            Some(table) => Box::new(reply::refused(self.voice, table, no)),
            None => Box::new(Reply::error(self.voice.say(no.said.id, &no.said.facts))),
        }
    }

    /// A seat by name.
    fn seat_named(&mut self, name: &str) -> Result<Seat, Refused> {
        let found = self.table()?.seat_named(name);
        let first = (0..).map(Seat).zip(&self.first_names).find(|(_, first)| **first == name);
        match (found, first) {
            (Ok(seat), _) | (Err(_), Some((seat, _))) => Ok(seat),
            (Err(no), None) => Err(self.no(&no)),
        }
    }

    /// The seat that is named, or the one that is asked, or the first.
    fn seat(&mut self, name: Option<&str>) -> Result<Seat, Refused> {
        if let Some(name) = name {
            return self.seat_named(name);
        }
        let asked = match self.table()?.waits() {
            Waits::Choice { seats, .. } => seats.lowest(),
            Waits::Dice { .. } | Waits::Over(_) => None,
        };
        Ok(asked.unwrap_or(Seat(0)))
    }

    /// The seat that is named, or a spectator.
    fn viewer(&mut self, name: Option<&str>) -> Result<Viewer, Refused> {
        self.table()?;
        match name {
            None | Some("spectator") => Ok(Viewer::Spectator),
            Some(name) => self.seat_named(name).map(Viewer::Seat),
        }
    }

    fn new_game(&mut self, new: New) -> Result<Reply, Refused> {
        let wanted = Wanted { scenario: new.scenario, options: new.options, ..Wanted::default() };
        let loaded = self.title.load(wanted).map_err(|faults| self.faults(&faults))?;
        let bytes = start::random_bytes(self.voice).map_err(|wrong| self.trouble(&wrong))?;
        let who_rolls = new.dice.unwrap_or(match new.seed {
            Some(_) => WhoRolls::Table,
            None => WhoRolls::Outside,
        });
        let dice = match (new.seed, who_rolls) {
            (Some(seed), _) => Dice::Open(seed),
            (None, WhoRolls::Table) => Dice::Fair(bytes),
            (None, WhoRolls::Outside | WhoRolls::AllOutside) => Dice::Own(bytes),
        };
        let mut seats = std::collections::BTreeMap::new();
        for (seat, who) in &new.seats {
            let Some(sitter) = Sitter::named(who) else {
                let known: Vec<&str> = Sitter::ALL.into_iter().map(Sitter::name).collect();
                let facts = [("who", text(who)), ("known", text(known.join(", ")))];
                return Err(Box::new(Reply::error(self.voice.say("cli-unknown-sitter", &facts))));
            };
            seats.insert(seat.clone(), sitter);
        }
        let setting = Setting { loaded, position: new.position, seats, dice };
        let table = open(setting).map_err(|faults| self.faults(&faults))?;
        self.begin(table, Some(who_rolls), new.windows)
    }

    /// Puts a game on the desk.
    fn begin(
        &mut self,
        mut table: Box<dyn Table>,
        who_rolls: Option<WhoRolls>,
        windows: Windows,
    ) -> Result<Reply, Refused> {
        match who_rolls {
            None => (),
            Some(WhoRolls::Table) => table.set_by_hand(ByHand::Nothing),
            Some(WhoRolls::Outside) => table.set_by_hand(ByHand::Dice),
            Some(WhoRolls::AllOutside) => table.set_by_hand(ByHand::All),
        }
        table.set_empty_window(match windows {
            Windows::Ask => EmptyWindow::Ask,
            Windows::Settle => EmptyWindow::Decline,
        });
        table.note_closings();
        self.first_names = reply::seats(&*table);
        table.run();
        self.table = Some(table);
        (self.told, self.told_closings) = (0, 0);
        let game = json!(self.table()?.header());
        self.stands("game", game).map(Reply::of_version)
    }

    fn load(&mut self, asked: &request::Load) -> Result<Reply, Refused> {
        let bytes = start::random_bytes(self.voice).map_err(|wrong| self.trouble(&wrong))?;
        let table = self
            .voice
            .titles
            .load(asked.save.as_bytes(), None, bytes)
            .map_err(|fault| self.save_fault(&fault))?;
        if table.info().id != self.title.info().id {
            let facts = [("title", text(table.info().id))];
            return Err(Box::new(Reply::error(self.voice.say("protocol-other-title", &facts))));
        }
        self.begin(table, asked.dice, asked.windows)
    }

    /// What was done, what has happened since the last report, and what the game waits for.
    fn stands(&mut self, key: &str, value: Value) -> Result<Reply, Refused> {
        let (voice, told, told_closings) = (self.voice, self.told, self.told_closings);
        let table = &**self.table()?;
        let log = table.full_log();
        let fresh = log.get(told.min(log.len())..).unwrap_or_default();
        let closed = table.closings().get(told_closings..).unwrap_or_default();
        let moments = reply::told(voice, table, fresh, closed);
        let stands = json!({
            key: value,
            "moments": moments,
            "waits": reply::waits(voice, table),
            "seats": reply::seats(table),
            "ply": table.ply(),
        });
        (self.told, self.told_closings) = (log.len(), table.closings().len());
        Ok(Reply::of(stands))
    }

    fn offers(&mut self, which: &request::WhichOffers) -> Result<Reply, Refused> {
        let seat = self.seat(which.seat.as_deref())?;
        let voice = self.voice;
        let table = &**self.table()?;
        let mut offers = table.spelled_offers(seat);
        if which.legal {
            offers.retain(|spelled| spelled.offer.no.is_none());
        }
        let offers = reply::offers(voice, table, &offers);
        let waits = reply::waits_for(voice, table, Viewer::Seat(seat));
        let seat = table.seat_name(seat);
        Ok(Reply::of(json!({ "offers": offers, "seat": seat, "waits": waits })))
    }

    fn choose(&mut self, seat: Option<&str>, choice: &str) -> Result<Reply, Refused> {
        let seat = self.seat(seat)?;
        let table = self.table()?;
        let chosen = table.notation_of(seat, choice).and_then(|notation| {
            table.choose(seat, &notation)?;
            Ok(notation)
        });
        let notation = chosen.map_err(|no| self.no(&no))?;
        self.table()?.run();
        self.stands("chosen", json!(notation))
    }

    fn roll(&mut self, dice: Option<&[i64]>) -> Result<Reply, Refused> {
        let table = self.table()?;
        let rolled = match dice {
            Some(dice) => table.roll_given(dice),
            None => table.roll(),
        };
        if let Err(no) = rolled {
            return Err(self.no(&no));
        }
        let rolled = json!(table.last_roll());
        table.run();
        self.stands("rolled", rolled)
    }

    fn odds(&mut self, seat: Option<&str>, choice: &str) -> Result<Reply, Refused> {
        let seat = self.seat(seat)?;
        let voice = self.voice;
        let table = self.table()?;
        let notation = table.notation_of(seat, choice);
        match notation.and_then(|notation| table.odds(seat, &notation)) {
            Err(no) => Err(self.no(&no)),
            Ok(None) => Ok(Reply::of(json!({ "odds": null }))),
            Ok(Some(odds)) => Ok(Reply::of(json!({ "odds": reply::odds(voice, &**table, &odds) }))),
        }
    }

    fn view(&mut self, seat: Option<&str>) -> Result<Reply, Refused> {
        let viewer = self.viewer(seat)?;
        let voice = self.voice;
        let table = &**self.table()?;
        let seat = match viewer {
            Viewer::Seat(seat) => table.seat_name(seat),
            Viewer::Spectator => "spectator",
        };
        Ok(Reply::of(json!({
            "view": table.spelled_view(viewer),
            "waits": reply::waits_for(voice, table, viewer),
            "seat": seat,
            "text": voice.sight(table, viewer).text(&voice.words),
        })))
    }

    fn log(&mut self, seat: Option<&str>) -> Result<Reply, Refused> {
        let viewer = self.viewer(seat)?;
        let voice = self.voice;
        let table = &**self.table()?;
        let log = reply::moments(voice, table, &table.log(viewer), "number");
        let acts = acts::seen(voice, table, &table.acts_seen_by(viewer));
        Ok(Reply::of(json!({ "log": log, "acts": acts })))
    }

    fn state(&mut self, how: &request::StateAs) -> Result<Reply, Refused> {
        let table = &**self.table()?;
        let mut line = json!({
            "state": table.spelled_state(),
            "hash": table.state_hash(),
            "chain": table.chain(),
            "ply": table.ply(),
            "position": table.position(),
        });
        if let (true, Some(fields)) = (how.text, line.as_object_mut()) {
            fields.insert("text".to_owned(), json!(table.state_text()));
        }
        Ok(Reply::of(line))
    }

    /// The pack of the game on the desk, or the newest one.
    fn pack(&mut self, file: Option<&str>) -> Result<Reply, Refused> {
        let (voice, title) = (self.voice, self.title);
        let played = self.table.as_deref();
        let pack = match played {
            Some(table) => title.pack(table.header().pack),
            None => title.packs().into_iter().next(),
        };
        let catalogue = match played {
            Some(table) => table.catalogue(),
            None => title.usual().map_err(|faults| self.faults(&faults))?.catalogue(),
        };
        let pack = pack.unwrap_or_else(|| Pack::of(&[]));
        let known: Vec<&str> = pack.0.keys().map(|name| reply::stem(name)).collect();
        match file {
            Some(file) if !known.contains(&file) => {
                let facts = [("file", text(file)), ("known", text(known.join(", ")))];
                Err(Box::new(Reply::error(voice.say("protocol-no-file", &facts))))
            }
            file => Ok(reply::pack(&pack, file, &catalogue)),
        }
    }

    fn undo(&mut self, seat: Option<&str>, to: Option<usize>) -> Result<Reply, Refused> {
        let seat = match (seat, self.table()?.last_chooser()) {
            (None, Some(last)) => last,
            (seat, _) => self.seat(seat)?,
        };
        let table = self.table()?;
        let undone = match to {
            // The game stands there already.
            Some(to) if to == table.ply() => Ok(false),
            Some(to) => table.take_back(to).map(|()| true),
            None => table.undo(seat).map(|()| true),
        };
        let undone = undone.map_err(|no| self.no(&no))?;
        if undone {
            self.told = usize::MAX;
        }
        self.stands("undone", json!(undone))
    }

    fn order(&mut self, given: &request::GiveOrder) -> Result<Reply, Refused> {
        let seat = self.seat_named(&given.seat)?;
        let order = match given.order {
            Standing::Ask => Order::Ask,
            Standing::Decline => Order::Decline,
            Standing::UseWhen(at_least) => Order::UseWhen { at_least },
        };
        let voice = self.voice;
        let table = self.table()?;
        let windows = (voice.title_of(&**table).manner().windows)(table.seat_name(seat));
        if !windows.contains(&given.window.as_str()) {
            let facts = [("given", text(&given.window)), ("known", text(windows.join(", ")))];
            let said = if windows.is_empty() { "cli-order-none" } else { "cli-order-unknown" };
            return Err(Box::new(Reply::error(voice.say(said, &facts))));
        }
        table.set_order(seat, &given.window, order);
        table.run();
        self.stands("ordered", json!(given.window))
    }

    /// Something outside the rules.
    fn act(&mut self, give: &Give) -> Result<Reply, Refused> {
        let seat = self.seat(give.seat.as_deref())?;
        let act = give.act(seat).map_err(|wrong| {
            let bad = Bad::Field { ask: "act".to_owned(), wrong: wrong.to_owned() };
            Box::new(Reply::error(self.bad(&bad)))
        })?;
        if let Err(no) = self.table()?.act(act) {
            return Err(self.no(&no));
        }
        // What was taken back is no news.
        let (voice, known) = (self.voice, self.told.min(self.table()?.full_log().len()));
        self.told = known;
        self.table()?.run();
        let told = acts::all(voice, &**self.table()?);
        let last = told.last().cloned().unwrap_or_default();
        let mut reply = self.stands("acted", last)?;
        if let Some(fields) = reply.line.as_object_mut() {
            fields.insert("acts".to_owned(), json!(told));
        }
        Ok(reply)
    }

    fn save(&mut self, seat: Option<&str>) -> Result<Reply, Refused> {
        match seat {
            None => Ok(Reply::of(json!({ "save": self.table()?.save() }))),
            Some(name) => {
                let seat = self.seat_named(name)?;
                Ok(Reply::of(json!({ "record": self.table()?.record_for(seat) })))
            }
        }
    }

    /// All that is wrong with a position, an option or a seat.
    fn faults(&self, faults: &[Fault]) -> Refused {
        let all: Vec<String> = faults.iter().map(|fault| self.voice.fault(fault)).collect();
        let first = self.voice.faults(&faults.to_vec());
        Box::new(Reply::of(json!({ "error": first, "faults": all })))
    }

    fn save_fault(&self, fault: &SaveFault) -> Refused {
        Box::new(Reply::error(self.voice.save_fault("save", fault)))
    }

    fn trouble(&self, trouble: &Trouble) -> Refused {
        let said = match trouble {
            Trouble::Bad(said) | Trouble::Failed(said) => said.clone(),
            Trouble::ReaderGone => String::new(),
        };
        Box::new(Reply::error(said))
    }
}
