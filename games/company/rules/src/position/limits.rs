//! X2.5: what was lost was somebody's: casualties, units wiped out and vehicles lost are no more than the lists have.

use kernel::Fact;
use pack::Entry;

use crate::Company;
use crate::components::{Side, Vehicle};
use crate::flow::State;
use crate::sets::Unit;

/// Reports what is more than a list has.
pub(super) fn check(rules: &Company, root: &Entry<'_>, state: &State) {
    for side in Side::BOTH {
        let units = rules.charts.all[side as usize].iter().map(|index| Unit::new(side, index));
        let units: Vec<Unit> = units.collect();
        let strength = |unit: &Unit| u16::from(rules.charts.stats(*unit).strength);
        let foot = |unit: &&Unit| !rules.charts.stats(**unit).is_vehicle();
        let bases = units.iter().filter(foot).map(strength).sum();
        report(root, "casualties", casualties(state, side, &units), bases);
        let wiped = u16::from(state.tally.wiped_out[side as usize]);
        report(root, "wiped_out", wiped, units.iter().filter(foot).count() as u16);
        for vehicle in Vehicle::ALL {
            let kin = |unit: &&Unit| rules.charts.stats(**unit).vehicle() == Some(vehicle);
            let most = units.iter().filter(kin).map(strength).sum();
            let stated = state.tally.vehicles[side as usize][vehicle as usize];
            report(root, "vehicles", stated.into(), most);
        }
    }
}

/// Casualty markers of a side, with units, as bodies, flown out and taken away.
fn casualties(state: &State, side: Side, units: &[Unit]) -> u16 {
    let with: u16 = units.iter().map(|unit| u16::from(state.board.body(*unit).casualties)).sum();
    let away = match side {
        Side::WhiteStar => state.tally.evacuated,
        Side::Communist => state.tally.removed,
    };
    with + state.board.dead[side as usize].sum() + u16::from(away)
}

fn report(root: &Entry<'_>, what: &'static str, stated: u16, most: u16) {
    if stated > most {
        let facts = [
            ("what", Fact::Word(what)),
            ("stated", i64::from(stated).into()),
            ("most", i64::from(most).into()),
        ];
        root.report("tally", "company-fault-losses", facts);
    }
}
