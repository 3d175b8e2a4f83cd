//! Why dice needed what they needed: the sums and the ground behind a roll, as it was before the dice fell.

use company::Company;
use company::choice::Action;
use company::event::Event;
use company::flow::{Shot, State, Step};
use company::rules::{artillery, assault, morale, shooting, traps};
use company::sets::{Faces, Unit};
use company::tables::Deviation;
use kernel::{Fact, Ledger};
use table::Viewed;

use look::say::Say;
use words::Words;

/// The faces that bring something about, where a roll does not say what it needed; and the word for what they bring.
#[expect(clippy::wildcard_enum_match_arm, reason = "only rolls on a table have faces")]
pub(crate) fn faces(rules: &Company, event: &Event) -> Option<(&'static str, Faces)> {
    let tables = &rules.components.tables;
    Some(match event {
        Event::Morale { .. } => ("fails", tables.morale.fail),
        Event::TrapRolled { .. } => ("explodes", tables.trap.explodes),
        Event::TrapSaved { unit, .. } => ("saves", traps::save(rules, *unit)),
        Event::PeasantSaved { .. } => ("saves", tables.peasant_save),
        Event::LeaderRolled { .. } => ("leader", tables.leader_loss),
        Event::AssaultRolled { .. } | Event::RolledAgain { .. } => ("kills", tables.assault.kill),
        Event::PursuitRolled { .. } => ("kills", tables.assault.pursuit_kill),
        Event::StrikePeasant { .. } => ("hits", tables.artillery.hit),
        Event::RiskRolled { .. } => ("lost", tables.casevac.lost),
        Event::Interrogated { .. } => ("talks", tables.interrogation.bingo),
        _ => return None,
    })
}

/// What stands behind the dice of an event; `before` is the game while they were awaited.
pub(crate) fn why(before: &Viewed<Company>, event: &Event, say: Say<'_>) -> Option<String> {
    let rules = &*before.rules;
    let needed = faces(rules, event).map(|(event, faces)| {
        let counts = (1..=6).filter(|face| faces.has(*face)).map(|face| face.to_string());
        let counts = say.words.enumeration(&counts.collect::<Vec<_>>(), "ui-list-comma");
        let facts = [("event", Fact::Word(event)), ("faces", Fact::Text(counts))];
        say.with("company-map-why-faces", &facts)
    });
    let sum = Dice { rules, before, say }.sum(event);
    let parts: Vec<String> = sum.into_iter().chain(needed).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// What is told from, of dice that fell.
struct Dice<'a> {
    rules: &'a Company,
    /// The game while they were awaited.
    before: &'a Viewed<Company>,
    say: Say<'a>,
}

impl Dice<'_> {
    /// The sum behind the dice of an event, or the ground.
    #[expect(clippy::wildcard_enum_match_arm, reason = "behind other events there is no sum")]
    fn sum(&self, event: &Event) -> Option<String> {
        match event {
            Event::ActionRolled { action, .. } => self.of_ground(*action),
            Event::ShotRolled { .. } => self.of_shot(),
            Event::Saved { unit, .. } => {
                let modified = self.of_strike(*unit).or_else(|| self.of_save());
                modified.or_else(|| Some(self.plain_save(*unit)))
            }
            Event::AssaultRolled { unit, .. } | Event::RolledAgain { unit, .. } => {
                self.of_assault(*unit)
            }
            Event::Morale { unit, dice, .. } => self.of_morale(*unit, dice.len()),
            Event::StrikeRolled { .. } => Some(self.say.t("company-map-why-shells")),
            Event::StrikeDeviated { .. } => Some(self.of_deviation()),
            _ => None,
        }
    }

    /// A world that gives the viewer what he saw while the dice were awaited.
    fn world(&self) -> &State {
        self.before.world()
    }

    /// What `of` finds first in the steps, the newest first.
    fn last<T>(&self, of: impl Fn(&Step) -> Option<T>) -> Option<T> {
        self.before.view.steps.iter().rev().find_map(of)
    }

    /// What each face of the deviation die does to a strike.
    fn of_deviation(&self) -> String {
        let table = (1..).zip(self.rules.components.tables.artillery.deviation);
        let on = |wanted: Deviation| {
            let faces = table.clone().filter(|(_, does)| *does == wanted);
            let faces: Vec<String> = faces.map(|(face, _): (u8, _)| face.to_string()).collect();
            Fact::Text(self.say.words.enumeration(&faces, "ui-list-comma"))
        };
        let facts = [
            ("stays", on(Deviation::None)),
            ("centre", on(Deviation::Centre)),
            ("end", on(Deviation::End)),
        ];
        self.say.with("company-map-why-deviation", &facts)
    }

    /// A save that nothing modifies.
    fn plain_save(&self, unit: Unit) -> String {
        let is_vehicle = self.rules.charts.stats(unit).is_vehicle();
        self.say.t(if is_vehicle { "company-map-why-vehicle" } else { "company-map-why-plain" })
    }

    /// The dice of a morale test. Where the sum rests on what the viewer does not know, it is left out.
    fn of_morale(&self, unit: Unit, rolled: usize) -> Option<String> {
        let ledger = morale::ledger(self.rules, self.world(), unit)?;
        (usize::try_from(ledger.total()) == Ok(rolled)).then(|| self.sentence(&ledger))
    }

    /// The saves under a strike.
    fn of_strike(&self, unit: Unit) -> Option<String> {
        let strike =
            self.last(|step| if let Step::Strike(it) = step { Some(*it) } else { None })?;
        let world = self.world();
        let is_struck = artillery::victim(self.rules, world, &strike) == Some(unit);
        let ledger = shooting::save_ledger(self.rules, world, unit, shooting::Reach::Long);
        self.told(&ledger).filter(|_| is_struck)
    }

    /// The terrain that a unit moves into.
    fn of_ground(&self, action: Action) -> Option<String> {
        let (Action::Move(square) | Action::Enter(square)) = action else { return None };
        let terrain = Fact::Name(format!("terrain/{}", self.rules.charts.terrain(square).id()));
        let facts = [("square", Fact::Text(square.to_string())), ("terrain", terrain)];
        Some(self.say.with("company-map-why-ground", &facts))
    }

    /// The dice of the shot that is made.
    fn of_shot(&self) -> Option<String> {
        let (shot, world) = (self.shot()?, self.world());
        let square = world.board.square(shot.at)?;
        self.told(&shooting::dice_ledger(self.rules, world, shot.from, square, shot.kind))
    }

    /// The save of the target of the shot that is made.
    fn of_save(&self) -> Option<String> {
        let (shot, world) = (self.shot()?, self.world());
        let square = world.board.square(shot.at)?;
        let reach = shooting::reach(self.rules, world, shot.from, square);
        self.told(&shooting::save_ledger(self.rules, world, shot.at, reach))
    }

    fn shot(&self) -> Option<Shot> {
        self.last(|step| if let Step::Shot(shot) = step { Some(*shot) } else { None })
    }

    /// The dice of a side of the assault that is fought: the first sum is that of who assaults.
    fn of_assault(&self, unit: Unit) -> Option<String> {
        let fight =
            self.last(|step| if let Step::Assault(it) = step { Some(*it) } else { None })?;
        let ledgers = assault::ledgers(self.rules, self.world(), fight.by, fight.target);
        ledgers.get(usize::from(unit != fight.by)).map(|ledger| self.sentence(ledger))
    }

    /// A sum in a line; nothing where it has no terms.
    fn told(&self, ledger: &Ledger) -> Option<String> {
        (!ledger.terms.is_empty()).then(|| self.sentence(ledger))
    }

    /// A sum in a line: "On the save +1: Leader +1, Cover +1, Short range or raw −1".
    fn sentence(&self, ledger: &Ledger) -> String {
        let say = self.say;
        let term = |term: &kernel::Term| {
            format!("{} {}", say.with(term.id, &term.facts), Words::signed(term.amount))
        };
        let terms: Vec<String> = ledger.terms.iter().map(term).collect();
        let facts = [
            ("sum", Fact::Text(say.t(ledger.id))),
            ("total", Fact::Text(Words::signed(ledger.total()))),
            ("terms", Fact::Text(say.words.enumeration(&terms, "ui-list-comma"))),
        ];
        say.with("company-map-why-sum", &facts)
    }
}
