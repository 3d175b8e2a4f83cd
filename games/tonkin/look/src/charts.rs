//! The printed charts of Tonkin as tables: terrain, combat, disorganization, barrage, the allowance.

use tonkin::components::{ODDS, Outcome, Terrain};

use super::components::{Source, cell};
use look::grid::Grid;
use look::say::Html;
use words::Words;

/// A number of mp, or a dash where the way is closed.
fn cost(cost: Option<u8>) -> Html {
    cell(cost.map_or_else(|| "–".to_owned(), |cost| cost.to_string()))
}

fn signed(number: i8) -> Html {
    cell(if number == 0 { String::new() } else { Words::signed(number.into()) })
}

/// "3-5", or one number.
fn span(from: u8, to: u8) -> String {
    if from == to { from.to_string() } else { format!("{from}–{to}") }
}

impl Source<'_> {
    /// The Terrain Effects Chart.
    pub(super) fn terrain(&self) -> Grid {
        let chart = &self.rules.components.tables.terrain;
        let mut rows: Vec<Vec<Html>> =
            Terrain::ALL.into_iter().map(|terrain| self.terrain_row(terrain)).collect();
        for (river, word) in chart.rivers.iter().zip(["minor", "major"]) {
            let mut cells = vec![cell(self.say.word("tonkin-map-terrain", word))];
            cells.extend(river.cost.map(|cost| cell(format!("+{cost}"))));
            cells.extend([signed(river.combat_drm), signed(river.dg_drm), cell("")]);
            rows.push(cells);
        }
        let road = format!("{} / {}", chart.road_clear, chart.road_other);
        let mut cells = vec![cell(self.say.word("tonkin-map-terrain", "road"))];
        cells.extend([cell(&road), cell(&road), cell(&road), cell(""), cell(""), cell("")]);
        rows.push(cells);
        let mut cells = vec![cell(self.say.word("tonkin-map-terrain", "trench"))];
        cells.extend([cell(""), cell(""), cell(""), signed(chart.trench_combat_drm), cell("")]);
        cells.push(signed(chart.trench_dg_drm));
        rows.push(cells);
        let columns = [
            "tonkin-map-head-terrain",
            "tonkin-map-head-vm-foot",
            "tonkin-map-head-french-foot",
            "tonkin-map-head-motorized",
            "tonkin-map-head-combat-drm",
            "tonkin-map-head-dg-attacker",
            "tonkin-map-head-dg-defender",
        ];
        self.tables.grid("terrain", "tonkin-map-grid-terrain", &columns, rows)
    }

    fn terrain_row(&self, terrain: Terrain) -> Vec<Html> {
        let row = self.rules.components.tables.terrain.row(terrain);
        let word = match terrain {
            Terrain::Clear => "clear",
            Terrain::Rough => "rough",
            Terrain::Forest => "forest",
            Terrain::Mountain => "mountain",
        };
        let mut cells = vec![cell(self.say.word("tonkin-map-terrain", word))];
        cells.extend(row.cost.map(cost));
        cells.push(signed(row.combat_drm));
        cells.extend(row.dg_drm.map(signed));
        cells
    }

    /// The Combat Results Table: which totals lead to which result.
    pub(super) fn combat(&self) -> Grid {
        let table = &self.rules.components.tables.combat;
        let rows = ODDS.iter().zip(&table.highest).map(|(odds, highest)| {
            let mut from = 2;
            let mut cells = vec![cell(odds)];
            for (place, most) in highest.iter().enumerate() {
                let to = if place + 1 == highest.len() { 12.max(*most) } else { *most };
                let text = if to < from { String::new() } else { span(from, to) };
                cells.push(cell(text));
                from = from.max(to.saturating_add(1));
            }
            cells
        });
        let mut grid = self.tables.grid(
            "combat",
            "tonkin-map-grid-combat",
            &["tonkin-map-head-odds"],
            rows.collect(),
        );
        grid.heads.extend(Outcome::ALL.map(|outcome| outcome.id().to_owned()));
        grid
    }

    /// The DG numbers and the steps lost, by result.
    pub(super) fn disorganisation(&self) -> Grid {
        let table = &self.rules.components.tables.combat;
        let rows = Outcome::ALL.into_iter().map(|outcome| {
            let place = outcome as usize;
            vec![
                cell(outcome.id()),
                cell(table.losses[place][0]),
                cell(table.losses[place][1]),
                cell(table.dg[0][place]),
                cell(table.dg[1][place]),
            ]
        });
        let columns = [
            "tonkin-map-head-result",
            "tonkin-map-head-attacker-loses",
            "tonkin-map-head-defender-loses",
            "tonkin-map-head-attacker-dg",
            "tonkin-map-head-defender-dg",
        ];
        self.tables.grid("dg", "tonkin-map-grid-dg", &columns, rows.collect())
    }

    /// The Barrage Table.
    pub(super) fn barrage(&self) -> Grid {
        let rows = self.rules.components.tables.barrage.iter().map(|row| {
            vec![
                cell(span(row.min, row.max)),
                cell(format!("≤ {}", row.miss)),
                cell(span(row.miss + 1, row.dg.max(row.miss + 1))),
                cell(format!("> {}", row.dg)),
            ]
        });
        let columns = [
            "tonkin-map-head-barrage-total",
            "tonkin-map-head-miss",
            "tonkin-map-head-dg",
            "tonkin-map-head-dg-loss",
        ];
        self.tables.grid("barrage", "tonkin-map-grid-barrage", &columns, rows.collect())
    }

    /// How many points in a row the die allows.
    pub(super) fn allowance(&self) -> Grid {
        let points = self.rules.components.tables.impulse.iter();
        let rows = (1..).zip(points).map(|(die, points): (u8, &u8)| vec![cell(die), cell(points)]);
        let columns = ["tonkin-map-head-die", "tonkin-map-head-points"];
        self.tables.grid("allowance", "tonkin-map-grid-allowance", &columns, rows.collect())
    }
}
