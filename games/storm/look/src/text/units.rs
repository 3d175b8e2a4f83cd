//! Units by formation, such as `III/13 DBLE 9 10 11* (2-10-3/9)`: companies, a star for a spent one, and
//! firepower, defence, movement and the defence of the spent side; or `141/312 (3 × 2-8-2/7)`.

use std::collections::{BTreeMap, BTreeSet};

use storm::components::{Side, UnitRow};
use storm::sets::{Unit, UnitSet};

use super::Page;
use words::wrap::GLUE;

/// More units than this, a full stack, are counted and not named.
const MOST_NAMED: usize = 9;

/// A unit with what is shown of it.
struct Shown<'a> {
    row: &'a UnitRow,
    star: &'static str,
}

/// The printed values of a unit.
fn values(row: &UnitRow) -> String {
    format!("{}-{}-{}/{}", row.firepower, row.defence, row.movement, row.defence_spent)
}

impl Page<'_> {
    /// Units of a side, by formation.
    pub(super) fn units(&self, side: Side, units: UnitSet) -> String {
        let rows = &self.rules.components.units[side as usize];
        let mut formations: Vec<(&str, Vec<Shown<'_>>)> = Vec::new();
        for index in units.iter() {
            let Some(row) = rows.get(usize::from(index)) else { continue };
            let on_map = self.view.board.area_of(Unit::new(side, index)).is_some();
            let spent = on_map && !self.view.board.is_fresh(Unit::new(side, index));
            let shown = Shown { row, star: if spent { "*" } else { "" } };
            match formations.iter_mut().find(|(formation, _)| *formation == row.formation) {
                Some((_, members)) => members.push(shown),
                None => formations.push((&row.formation, vec![shown])),
            }
        }
        let texts = formations.iter().map(|(formation, members)| {
            let name = match *formation {
                "" => self.say("storm-board-replacements", &[]),
                name => name.to_owned(),
            };
            let name = name.replace(' ', &GLUE.to_string());
            format!("{name}{GLUE}{}", self.members(rows, formation, members))
        });
        self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-semicolon")
    }

    /// The members of a formation: by company where companies differ and are few, else by number.
    fn members(&self, rows: &[UnitRow], formation: &str, members: &[Shown<'_>]) -> String {
        let mut companies = BTreeSet::new();
        let mut all = rows.iter().filter(|row| row.formation == formation);
        let named = members.len() <= MOST_NAMED && all.all(|row| companies.insert(&row.company));
        let mut groups: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for Shown { row, star } in members {
            // Companies share a bracket with their values; a number stands for units that are the same.
            let (group, item) = match named {
                true => (values(row), format!("{}{star}", row.company)),
                false => (format!("{star}{GLUE}×{GLUE}{}", values(row)), String::new()),
            };
            groups.entry(group).or_default().push(item);
        }
        let texts = groups.into_iter().rev().map(|(group, mut items)| {
            if !named {
                return format!("{}{group}", items.len());
            }
            items.sort_by_key(|item| item.trim_end_matches('*').parse().unwrap_or(u32::MAX));
            format!("{}{GLUE}({group})", items.join(" "))
        });
        let text = self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-comma");
        if named { text } else { format!("({text})") }
    }
}
