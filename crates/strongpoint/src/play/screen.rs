//! What a player sees.

use kernel::{Request, Viewer};
use look::story::told;
use table::{DiceWritten, Offer, Waits};

use super::session::{After, Session};
use crate::trouble::Trouble;
use crate::voice::text;

/// So many legal choices are listed with a question; the rest is listed when it is asked for.
const MOST_LISTED: usize = 60;

impl Session<'_> {
    /// Title, seats and dice.
    pub(super) fn welcome(&mut self) -> Result<(), Trouble> {
        let voice = self.voice;
        let title = voice.title_name(voice.title_of(&*self.table));
        writeln!(self.out, "{title}")?;
        for seat in (0..self.table.seats()).map(kernel::Seat) {
            let name = voice.seat_at(&*self.table, seat);
            let who = kernel::Fact::Word(self.table.sitter(seat).name());
            let facts = [("seat", text(name)), ("who", who)];
            writeln!(self.out, "{}", voice.say("cli-sits", &facts))?;
        }
        let said = match self.table.header().dice {
            DiceWritten::Fair(commitment) => {
                voice.say("cli-plays-fair", &[("commitment", text(commitment))])
            }
            DiceWritten::Open(seed) => voice.say("cli-plays-open", &[("seed", text(seed))]),
            DiceWritten::Own => voice.say("cli-plays-own", &[]),
        };
        writeln!(self.out, "{said}\n{}\n", voice.say("cli-type-help", &[]))?;
        Ok(())
    }

    /// What has happened, the board if anything has, and what is asked.
    pub(super) fn show(&mut self, waits: &Waits) -> Result<(), Trouble> {
        let viewer = self.viewer(waits);
        let sight = self.voice.sight(&*self.table, viewer);
        let seen = self.seen.insert(viewer, sight.moments());
        for moment in told(&*sight, seen.unwrap_or(0)) {
            let said = self.voice.tell(&*self.table, &moment.said);
            writeln!(self.out, "* {}", self.voice.words.cited(&said, moment.rule.0))?;
        }
        let acts = self.table.acts_seen_by(viewer);
        let heard = self.heard.insert(viewer, acts.len()).unwrap_or(0);
        for seen in acts.get(heard.min(acts.len())..).unwrap_or_default() {
            writeln!(self.out, "* {}", self.voice.act(&*self.table, &seen.told))?;
        }
        if seen != Some(sight.moments()) {
            writeln!(self.out, "\n{}\n", sight.text(&self.voice.words))?;
        }
        match waits {
            Waits::Choice { .. } => self.show_question(waits),
            Waits::Dice { ask, request, .. } => self.show_dice(ask, request),
            Waits::Over(outcome) => {
                let said = self.voice.outcome(self.table.info().id, outcome);
                writeln!(self.out, "{said}")?;
                if let Some(said) = self.voice.take_backs(self.table.take_backs()) {
                    writeln!(self.out, "{said}")?;
                }
                if let Some(seed) = self.table.revealed_seed() {
                    let said = self.voice.say("cli-seed", &[("seed", text(seed))]);
                    writeln!(self.out, "{said}")?;
                }
                self.remark("cli-over-help")?;
                Ok(())
            }
        }
    }

    fn show_question(&mut self, waits: &Waits) -> Result<(), Trouble> {
        let voice = self.voice;
        let viewer = self.viewer(waits);
        let prompt = self.table.prompt_for(viewer);
        let prompt = prompt.map(|prompt| voice.prompt(&*self.table, &prompt, viewer));
        let prompt = prompt.unwrap_or_default();
        let seat = self.person(waits).map(|seat| voice.seat_at(&*self.table, seat));
        let facts = [("seat", text(seat.unwrap_or_default())), ("prompt", text(prompt))];
        writeln!(self.out, "{}", voice.say("cli-asked", &facts))?;
        let offers = self.offers(waits);
        let legal = offers.iter().filter(|offer| offer.no.is_none()).count();
        self.list(offers.get(..legal.min(MOST_LISTED)).unwrap_or_default())?;
        if legal > MOST_LISTED {
            let facts = [("more", kernel::Fact::from(legal - MOST_LISTED))];
            writeln!(self.out, "{}", voice.say("cli-legal-too", &facts))?;
        }
        if legal < offers.len() {
            let facts = [
                ("refused", kernel::Fact::from(offers.len() - legal)),
                ("first", kernel::Fact::from(legal + 1)),
            ];
            writeln!(self.out, "{}", voice.say("cli-refused-too", &facts))?;
        }
        Ok(())
    }

    /// The candidates with their numbers.
    fn list(&mut self, offers: &[Offer]) -> Result<(), Trouble> {
        for (number, offer) in (1..).zip(offers) {
            let said = self.voice.tell(&*self.table, &offer.said);
            write!(self.out, "{number:4}  {said}  ({})", offer.notation)?;
            match &offer.no {
                None => writeln!(self.out)?,
                Some(no) => writeln!(self.out, " — {}", self.voice.no(&*self.table, no))?,
            }
        }
        Ok(())
    }

    fn show_dice(&mut self, ask: &table::Said, request: &Request) -> Result<(), Trouble> {
        let ask = self.voice.tell(&*self.table, ask);
        let said = match request {
            Request::Dice { count, faces, .. } => {
                let facts =
                    [("ask", text(ask)), ("count", (*count).into()), ("faces", (*faces).into())];
                self.voice.say("cli-throw", &facts)
            }
            Request::Draw { .. } => self.voice.say("dice-sealed", &[]),
        };
        writeln!(self.out, "{said}")?;
        Ok(())
    }

    pub(super) fn show_board(&mut self, waits: &Waits) -> Result<After, Trouble> {
        let sight = self.voice.sight(&*self.table, self.viewer(waits));
        self.print(&sight.text(&self.voice.words))
    }

    pub(super) fn show_hand(&mut self, waits: &Waits) -> Result<After, Trouble> {
        let sight = self.voice.sight(&*self.table, self.viewer(waits));
        self.print(&sight.text_hand(&self.voice.words))
    }

    pub(super) fn show_all(&mut self, waits: &Waits) -> Result<After, Trouble> {
        let offers = self.offers(waits);
        self.list(&offers)?;
        Ok(After::Stay)
    }

    pub(super) fn show_log(
        &mut self,
        waits: &Waits,
        last: Option<usize>,
    ) -> Result<After, Trouble> {
        let viewer = self.viewer(waits);
        let sight = self.voice.sight(&*self.table, viewer);
        let first = sight.moments().saturating_sub(last.unwrap_or(usize::MAX));
        let acts = self.table.acts_seen_by(viewer);
        let mut acts = acts.into_iter().filter(|seen| seen.after >= first).peekable();
        for moment in told(&*sight, first) {
            while let Some(seen) = acts.next_if(|seen| seen.after < moment.number) {
                writeln!(self.out, "      {}", self.voice.act(&*self.table, &seen.told))?;
            }
            let said = self.voice.tell(&*self.table, &moment.said);
            let said = self.voice.words.cited(&said, moment.rule.0);
            writeln!(self.out, "{:4}  {said}", moment.number)?;
        }
        for seen in acts {
            writeln!(self.out, "      {}", self.voice.act(&*self.table, &seen.told))?;
        }
        Ok(After::Stay)
    }

    pub(super) fn show_why(&mut self, waits: &Waits, which: &str) -> Result<After, Trouble> {
        let said = match self.offer(waits, which) {
            None => self.voice.say("cli-no-such-choice", &[("given", text(which))]),
            Some(Offer { no: Some(no), .. }) => self.voice.no(&*self.table, &no),
            Some(offer) => self.voice.say("cli-is-legal", &[("given", text(offer.notation))]),
        };
        self.print(&said)
    }

    /// The odds of one choice, or of every choice that has any.
    pub(super) fn show_odds(
        &mut self,
        waits: &Waits,
        which: Option<&str>,
    ) -> Result<After, Trouble> {
        let offers = match which {
            None => self.offers(waits).into_iter().filter(|offer| offer.no.is_none()).collect(),
            Some(which) => match self.offer(waits, which) {
                Some(offer) => vec![offer],
                None => {
                    let said = self.voice.say("cli-no-such-choice", &[("given", text(which))]);
                    return self.print(&said);
                }
            },
        };
        let mut shown = false;
        for offer in &offers {
            shown |= self.show_odds_of(waits, offer)?;
        }
        if shown { Ok(After::Stay) } else { self.remark("cli-no-odds") }
    }

    /// Whether there was anything to say.
    fn show_odds_of(&mut self, waits: &Waits, offer: &Offer) -> Result<bool, Trouble> {
        let Viewer::Seat(seat) = self.viewer(waits) else { return Ok(false) };
        let said = match self.table.odds(seat, &offer.notation) {
            Err(no) => self.voice.no(&*self.table, &no),
            Ok(None) => return Ok(false),
            Ok(Some(odds)) => self.voice.odds(&*self.table, &odds),
        };
        let choice = self.voice.tell(&*self.table, &offer.said);
        writeln!(self.out, "{choice} ({})\n{said}\n", offer.notation)?;
        Ok(true)
    }
}
