//! Counters as text: `GM 1 9-14`, artillery in brackets, a star for each step lost, `dg` and `oos`.

use tonkin::components::{Hex, Side, Unit, UnitType};

use super::Page;
use words::wrap::GLUE;

impl Page<'_> {
    /// The counters of a hex as they lie. Of a VM stack others see the first unit and no further.
    pub(super) fn stack(&self, hex: Hex) -> String {
        let board = &self.view.board;
        let units: Vec<Unit> = board.stack(hex).collect();
        let text = self.units(&units);
        let is_veiled =
            board.occupied(Side::VietMinh).has(hex) && self.view.side() != Some(Side::VietMinh);
        if is_veiled { format!("{text}, ?") } else { text }
    }

    /// Some counters.
    pub(super) fn units(&self, units: &[Unit]) -> String {
        let texts: Vec<String> = units.iter().map(|unit| self.unit(*unit)).collect();
        self.words.enumeration(&texts, "ui-list-comma")
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all other counters have factors")]
    fn unit(&self, unit: Unit) -> String {
        let row = self.rules.components.unit(unit);
        let board = &self.view.board;
        let face = board.face(&self.rules.charts, unit);
        let name = if self.words.lang() == "fr" { &row.label.fr } else { &row.label.en };
        let mut text = name.replace(' ', &GLUE.to_string());
        match row.unit_type {
            UnitType::Hq | UnitType::SupplyDump => (),
            UnitType::Airstrike | UnitType::Navy => {
                text.push_str(&format!("{GLUE}({})", face.barrage));
            }
            _ if face.combat == 0 && face.barrage > 0 => {
                text.push_str(&format!("{GLUE}({})-{}", face.barrage, row.movement));
            }
            _ => text.push_str(&format!("{GLUE}{}-{}", face.combat, row.movement)),
        }
        if self.rules.charts.forces.fighting.has(unit) {
            let lost = row.steps.saturating_sub(board.steps(unit));
            text.push_str(&"*".repeat(usize::from(lost)));
        }
        if board.is_dg(unit) {
            text.push_str(&format!("{GLUE}dg"));
        }
        if board.is_oos(unit) {
            text.push_str(&format!("{GLUE}oos"));
        }
        text
    }
}
