//! Figures on bases, and vehicles, seen from above. A page defines each once; boards and panels refer to them.
//!
//! White Star stands on round bases and looks east, the Communist on cut ones and looks west. Nations wear
//! different hats; leaders have a star on theirs; crews of heavy weapons are two on a base.

use company::Company;
use company::board;
use company::components::{Body, Nation, Role, Side, Vehicle};
use company::sets::Unit;

use super::marks::strength_of;

/// What a single figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Figure {
    /// A rifleman.
    Rifle,
    /// A leader.
    Leader,
    /// A crew with its weapon.
    Weapon,
}

impl Figure {
    const ALL: [Figure; 3] = [Figure::Rifle, Figure::Leader, Figure::Weapon];

    const fn id(self) -> &'static str {
        match self {
            Figure::Rifle => "rifle",
            Figure::Leader => "leader",
            Figure::Weapon => "weapon",
        }
    }
}

const NATIONS: [Nation; 4] = [Nation::Us, Nation::Arvn, Nation::Vc, Nation::Nva];

const fn nation_id(nation: Nation) -> &'static str {
    match nation {
        Nation::Us => "us",
        Nation::Arvn => "arvn",
        Nation::Vc => "vc",
        Nation::Nva => "nva",
    }
}

/// The class of a side in the style sheets.
pub(crate) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::WhiteStar => "fr",
        Side::Communist => "vm",
    }
}

/// The figures of a unit, the leader first: ids to refer to.
pub(super) fn figures(rules: &Company, unit: Unit, body: &board::Body) -> Vec<String> {
    let bases = strength_of(body);
    let force = &rules.forces[unit.side as usize];
    let Some(row) = force.units.get(usize::from(unit.index)) else { return Vec::new() };
    let nation = nation_id(force.nation);
    if let Body::Vehicles(vehicle) = row.body {
        let id = format!("cf-{}-{}", side_class(unit.side), vehicle.id());
        return (0..bases).map(|_| id.clone()).collect();
    }
    let heavy = row.role == Some(Role::Weapons);
    let figure = |place: u8| match (place, body.leader, heavy) {
        (0, true, _) => Figure::Leader,
        (place, _, true) if place % 2 == 1 => Figure::Weapon,
        _ => Figure::Rifle,
    };
    (0..bases).map(|place| format!("cf-{nation}-{}", figure(place).id())).collect()
}

/// Every figure, to be referred to: once in a page.
pub(super) fn defs() -> String {
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>",
    );
    for nation in NATIONS {
        for figure in Figure::ALL {
            out.push_str(&on_base(nation, figure));
        }
    }
    for side in Side::BOTH {
        for vehicle in Vehicle::ALL {
            out.push_str(&driven(side, vehicle));
        }
    }
    out.push_str(MARKS);
    out.push_str(PEASANT);
    out.push_str(HELICOPTER);
    out.push_str(BURST);
    out.push_str("</defs></svg>");
    out
}

fn plate(side: Side) -> &'static str {
    match side {
        Side::WhiteStar => "<circle class=\"cf-plate\" r=\"13\"/>",
        Side::Communist => {
            "<path class=\"cf-plate\" d=\"M-5.5-13H5.5L13-5.5V5.5L5.5 13H-5.5L-13 5.5V-5.5Z\"/>"
        }
    }
}

fn on_base(nation: Nation, figure: Figure) -> String {
    let side = nation.side();
    let turned = if side == Side::WhiteStar { 70 } else { -80 };
    let drawn = match figure {
        Figure::Rifle => format!("{RIFLE}{}", hat(nation)),
        Figure::Leader => LEADER.to_owned(),
        Figure::Weapon => WEAPON.to_owned(),
    };
    format!(
        "<g id=\"cf-{}-{}\" class=\"cf {}\"><ellipse class=\"cf-shade\" cx=\"1.5\" cy=\"3\" \
         rx=\"13\" ry=\"12.5\"/>{}<g class=\"cf-man\" transform=\"rotate({turned}) scale(.875) \
         translate(-12 -12)\">{drawn}</g></g>",
        nation_id(nation),
        figure.id(),
        side_class(side),
        plate(side)
    )
}

/// What a rifleman wears: a helmet, one with a band, a soft hat with a brim, one with a ridge.
const fn hat(nation: Nation) -> &'static str {
    match nation {
        Nation::Us => "<circle class=\"cf-hat\" cx=\"11.6\" cy=\"13.4\" r=\"5\"/>",
        Nation::Arvn => {
            "<circle class=\"cf-hat\" cx=\"11.6\" cy=\"13.4\" r=\"5\"/>\
             <path class=\"cf-cut\" d=\"M7.4 12.2h8.4M7.4 14.8h8.4\"/>"
        }
        Nation::Vc => {
            "<circle class=\"cf-hat\" cx=\"11.6\" cy=\"13.4\" r=\"6.2\"/>\
             <circle class=\"cf-cut\" cx=\"11.6\" cy=\"13.4\" r=\"3\"/>"
        }
        Nation::Nva => {
            "<circle class=\"cf-hat\" cx=\"11.6\" cy=\"13.4\" r=\"5.4\"/>\
             <path class=\"cf-cut\" d=\"M11.6 8.4v10\"/>"
        }
    }
}

const RIFLE: &str = "<path class=\"cf-gun\" d=\"M17.8 18V2.4\"/><path class=\"cf-fill\" d=\"M3.4 \
    15.4c0-3.6 3.6-5.2 8.6-5.2s8.2 1.2 8.2 4.6-3.6 5-8.2 5-8.6-.9-8.6-4.4Z\"/><path class=\"cf-arm\" \
    d=\"M6 12.6 9 8.6M19.5 12.4 18 8.8\"/>";
const LEADER: &str = "<path class=\"cf-fill\" d=\"M3.2 15.6c0-3.6 3.8-5.4 8.8-5.4s8.8 1.8 8.8 \
    5.4-3.8 4.8-8.8 4.8-8.8-1.2-8.8-4.8Z\"/><path class=\"cf-arm\" d=\"M19.4 13 21 3.8M5 13.4 5.4 \
    8.6\"/><circle class=\"cf-hat\" cx=\"12\" cy=\"13.4\" r=\"6.2\"/><path class=\"cf-star\" d=\"M12 \
    8.8 13.3 11.9 16.6 12.1 14.1 14.3 14.9 17.5 12 15.8 9.1 17.5 9.9 14.3 7.4 12.1 10.7 11.9Z\"/>";
const WEAPON: &str = "<path class=\"cf-barrel\" d=\"M12 17V1.4\"/><path class=\"cf-leg\" d=\"M12 9 \
    7.6 4.8M12 9 16.4 4.8\"/><path class=\"cf-fill\" d=\"M2 16.4c0-3.4 4-5 10-5s10 1.6 10 5-4.4 \
    4.4-10 4.4-10-1-10-4.4Z\"/><circle class=\"cf-hat\" cx=\"7.6\" cy=\"15\" r=\"4.1\"/>\
    <circle class=\"cf-hat\" cx=\"16.4\" cy=\"15\" r=\"4.1\"/>";
/// What peasants and casualties are marked with.
const MARKS: &str = "<symbol id=\"m-peasant\" viewBox=\"0 0 24 24\"><circle cx=\"12\" cy=\"12\" \
    r=\"7.4\" fill=\"currentColor\"/><g stroke=\"var(--mini-cut,#fff)\" stroke-width=\".8\"><path \
    d=\"M12 4.8V19.2M4.8 12H19.2M7 7 17 17M17 7 7 17\"/></g><circle cx=\"12\" cy=\"12\" r=\"1.6\" \
    fill=\"var(--mini-cut,#fff)\"/></symbol><symbol id=\"m-casualty\" viewBox=\"0 0 24 24\"><path \
    d=\"M5 5 19 19M19 5 5 19\" stroke=\"currentColor\" stroke-width=\"3.4\" \
    stroke-linecap=\"round\"/></symbol>";
const PEASANT: &str = "<g id=\"cf-peasant\" class=\"cf peas\"><circle class=\"cf-plate\" r=\"10.5\"/>\
    <use href=\"#m-peasant\" x=\"-9.5\" y=\"-9.5\" width=\"19\" height=\"19\"/></g>";
/// A helicopter from above.
const HELICOPTER: &str = "<g id=\"cf-helicopter\" class=\"cf heli\"><path class=\"cf-boom\" d=\"M0 \
    4V22M-5 21H5\"/><ellipse class=\"cf-plate\" rx=\"7\" ry=\"11\"/><path class=\"cf-rotor\" \
    d=\"M-19-12 19 8M-19 8 19-12\"/><circle class=\"cf-hub\" cy=\"-2\" r=\"2.6\"/></g>";
/// A shell that bursts, with its smoke.
const BURST: &str = "<g id=\"cf-burst\" class=\"cf burst\"><path class=\"cf-smoke\" d=\"M-26 6c-8-4-6-16 \
    4-16c0-12 16-16 22-7c8-7 22-2 20 9c10 1 11 15 1 17c-2 9-15 11-20 5c-7 8-22 5-22-4c-2 1-4 0-5-4Z\"/>\
    <path class=\"cf-flash\" d=\"M0-17 4-6 15-10 9-1 17 6 6 6 4 17-2 8-12 13-8 3-17-3-7-5Z\"/></g>";

/// A vehicle, pointing along its side's way.
fn driven(side: Side, vehicle: Vehicle) -> String {
    let turned = if side == Side::WhiteStar { 90 } else { -90 };
    let drawn = match vehicle {
        Vehicle::Tank => {
            "<path class=\"cf-track\" d=\"M-14-17h7v36h-7zM7-17h7v36H7z\"/>\
             <path class=\"cf-plate\" d=\"M-9-18H9l2 4v31l-2 3H-9l-2-3v-31z\"/>\
             <path class=\"cf-gun\" d=\"M0-2V-27\"/><circle class=\"cf-hatch\" cy=\"2\" r=\"7.5\"/>\
             <circle class=\"cf-cut\" cx=\"2\" cy=\"3\" r=\"2.4\"/>"
        }
        Vehicle::Carrier => {
            "<path class=\"cf-track\" d=\"M-13-15h6v33h-6zM7-15h6v33H7z\"/>\
             <path class=\"cf-plate\" d=\"M-8-19H8l3 6v30H-11v-30z\"/>\
             <path class=\"cf-gun\" d=\"M0-6V-20\"/><circle class=\"cf-hatch\" cy=\"-4\" r=\"4.4\"/>\
             <path class=\"cf-line\" d=\"M-7 5H7v9H-7z\"/>"
        }
        Vehicle::Truck => {
            "<path class=\"cf-track\" d=\"M-12-13h4v7h-4zM8-13h4v7H8zM-12 6h4v9h-4zM8 6h4v9H8z\"/>\
             <path class=\"cf-plate\" d=\"M-8-20H8l2 5v9H-10v-9z\"/>\
             <path class=\"cf-plate\" d=\"M-10-5H10v24H-10z\"/>\
             <path class=\"cf-line\" d=\"M-7-1v16M0-1v16M7-1v16\"/><path class=\"cf-gun\" d=\"M0 \
             6V-10\"/>"
        }
    };
    format!(
        "<g id=\"cf-{}-{}\" class=\"cf car {}\"><ellipse class=\"cf-shade\" cx=\"1.5\" cy=\"3\" \
         rx=\"23\" ry=\"17\"/><g transform=\"rotate({turned}) scale(1.12)\">{drawn}</g></g>",
        side_class(side),
        vehicle.id(),
        side_class(side)
    )
}
