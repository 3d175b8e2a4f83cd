//! Reads `missions.toml`, and checks that each mission can be set up.

use kernel::{Fact, Fault, Faults};
use pack::{Entry, File, Name};

use super::forces::SIDES;
use super::terrain::{read_columns, read_named_squares};
use super::{read_meta, read_name, report_unknown};
use crate::components::{
    Army, Components, Deploy, Edge, Map, Marker, Mission, Nation, Objective, Side,
};
use crate::generator::command_distance;
use crate::sets::Square;

/// Markers a loop can have.
const MOST_MARKERS: usize = 16;
const EDGES: [(&str, Edge); 4] =
    [("north", Edge::North), ("south", Edge::South), ("east", Edge::East), ("west", Edge::West)];

/// Reads the file.
pub(super) fn read(file: &File<'_>, maps: &[Map], armies: &[Army]) -> Option<Vec<Mission>> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_default_source();
    read_meta(&mut root);
    let missions = root.entries("mission", &["id"]);
    let missions =
        missions.into_iter().filter_map(|entry| read_mission(entry, maps, armies)).collect();
    root.finish();
    Some(missions)
}

fn read_mission(mut entry: Entry<'_>, maps: &[Map], armies: &[Army]) -> Option<Mission> {
    let id = entry.name("id");
    let name = read_name(&mut entry);
    let brief = read_brief(&mut entry);
    let year = entry.number("year", 1945..=1975).unwrap_or(1965);
    let map = entry.name("map").unwrap_or_default();
    check_map(&entry, "map", &map, maps);
    let alternate_maps = read_alternate_maps(&mut entry, maps);
    let lists = SIDES.map(|(field, side)| read_list(&mut entry, field, side, armies));
    let countdown = entry.number("countdown", 1..=99).unwrap_or(1);
    let first = entry.word("first", &SIDES).unwrap_or(Side::WhiteStar);
    let deploy = read_deploy(&mut entry);
    let hidden = entry.number("com_hidden", 0..=16).unwrap_or(0);
    let hidden_columns = read_columns(&mut entry, "com_hidden_columns");
    let edges = read_edges(&mut entry, "com_edges");
    let peasants = entry.number("peasants", 0..=40).unwrap_or(0);
    let ring = read_ring(&mut entry);
    let objective = read_objective(&mut entry);
    let handicap = read_handicap(&mut entry);
    entry.finish_with_source();
    Some(Mission {
        id: id?,
        name,
        brief,
        year,
        map,
        alternate_maps,
        lists,
        countdown,
        first,
        deploy: deploy?,
        hidden,
        hidden_columns,
        edges,
        peasants,
        ring,
        objective: objective?,
        handicap,
    })
}

fn read_brief(entry: &mut Entry<'_>) -> Name {
    let [en, fr] = ["brief", "brief_fr"].map(|field| entry.name(field).unwrap_or_default());
    Name { en, fr }
}

fn read_alternate_maps(entry: &mut Entry<'_>, maps: &[Map]) -> Vec<String> {
    let others = entry.texts("alternate_maps").unwrap_or_default();
    for other in &others {
        check_map(entry, "alternate_maps", other, maps);
    }
    others.into_iter().map(str::to_owned).collect()
}

fn check_map(entry: &Entry<'_>, field: &str, id: &str, maps: &[Map]) {
    if !maps.iter().any(|map| map.id == id) {
        report_unknown(entry, field, "map", id);
    }
}

fn read_list(entry: &mut Entry<'_>, field: &'static str, side: Side, armies: &[Army]) -> String {
    let id = entry.name(field).unwrap_or_default();
    let known = armies.iter().any(|army| army.id == id && army.nation.side() == side);
    if !known && !id.is_empty() {
        report_unknown(entry, field, "army", &id);
    }
    id
}

fn read_edges(entry: &mut Entry<'_>, field: &'static str) -> Vec<Edge> {
    let mut edges = Vec::new();
    for text in entry.texts(field).unwrap_or_default() {
        match EDGES.iter().find(|(name, _)| *name == text) {
            Some((_, edge)) => edges.push(*edge),
            None => report_unknown(entry, field, "edge", text),
        }
    }
    edges
}

fn read_deploy(entry: &mut Entry<'_>) -> Option<Deploy> {
    let mut deploy = entry.table("ws_deploy")?;
    let read = match deploy.word("type", &[("edge", 0), ("squares", 1), ("column", 2)])? {
        0 => Deploy::Edges(read_edges(&mut deploy, "edges")),
        1 => Deploy::Squares(read_named_squares(&mut deploy, "squares")),
        _ => {
            let text = deploy.text("column")?;
            let Some(top) = Square::parse(&format!("{text}1")) else {
                report_unknown(&deploy, "column", "column", text);
                return None;
            };
            Deploy::Column(top.column())
        }
    };
    let empty = match &read {
        Deploy::Edges(edges) => edges.is_empty() || edges.len() > 2,
        Deploy::Squares(squares) => squares.is_empty(),
        Deploy::Column(_) => false,
    };
    if empty {
        deploy.report("type", "company-fault-deploy", []);
    }
    deploy.finish();
    Some(read)
}

fn read_ring(entry: &mut Entry<'_>) -> Vec<Marker> {
    let mut ring = Vec::new();
    for text in entry.texts("loop").unwrap_or_default() {
        match Marker::ALL.into_iter().find(|marker| marker.id() == text) {
            Some(marker) => ring.push(marker),
            None => report_unknown(entry, "loop", "marker", text),
        }
    }
    if ring.len() > MOST_MARKERS {
        super::report_length(entry, "loop", MOST_MARKERS);
    }
    ring
}

fn read_objective(entry: &mut Entry<'_>) -> Option<Objective> {
    match entry.word("objective", &[("caches", 0), ("exit", 1), ("hold", 2)])? {
        0 => Some(Objective::Caches),
        1 => {
            let mut exit = entry.table("exit")?;
            let edge = exit.word("edge", &EDGES);
            let vehicle = exit.number("vp_per_vehicle", 0..=99);
            let foot = exit.number("vp_per_foot_unit", 0..=99);
            exit.finish();
            Some(Objective::Exit { edge: edge?, vehicle: vehicle?, foot: foot? })
        }
        _ => {
            let mut hold = entry.table("hold")?;
            let squares = read_named_squares(&mut hold, "squares");
            let each = hold.number("vp_each", 0..=99);
            hold.finish();
            Some(Objective::Hold { squares, each: each? })
        }
    }
}

fn read_handicap(entry: &mut Entry<'_>) -> [u8; 2] {
    let Some(mut handicap) = entry.table("handicap") else { return [0; 2] };
    let read = [
        handicap.number("white_star", 0..=99).unwrap_or(0),
        handicap.number("communist", 0..=99).unwrap_or(0),
    ];
    handicap.finish();
    read
}

/// Every mission can be set up on each of its maps: units and peasants have room, NVA can arrive.
pub(super) fn check_room(components: &Components) -> Faults {
    let mut faults = Faults::new();
    for mission in &components.missions {
        let key = format!("mission {}", mission.id);
        let maps = std::iter::once(&mission.map).chain(&mission.alternate_maps);
        for map in components.maps.iter().filter(|map| maps.clone().any(|id| *id == map.id)) {
            let room = room(components, mission, map);
            let told = [
                ("peasants", usize::from(mission.peasants), room.peasants),
                ("com_hidden", usize::from(mission.hidden), room.hidden),
            ];
            for (field, wanted, found) in told {
                if wanted > found {
                    let fault = Fault::new(
                        "missions.toml",
                        &format!("{key} / {field}"),
                        "company-fault-room",
                    );
                    let fault = fault.fact("map", Fact::Text(map.id.clone()));
                    let fault = fault.fact("wanted", wanted.into());
                    faults.push(fault.fact("found", found.into()));
                }
            }
        }
        let list = components.armies.iter().find(|army| army.id == mission.lists[1]);
        let Some(list) = list else { continue };
        let units = crate::lists::force(components, list).units.len();
        let waits = usize::from(mission.hidden) < units;
        if list.nation == Nation::Nva && waits && mission.edges.is_empty() {
            let key = format!("{key} / com_edges");
            faults.push(Fault::new("missions.toml", &key, "company-fault-no-arrival"));
        }
    }
    faults
}

/// How much room a mission has on a map.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Peasants that can be placed.
    pub(crate) peasants: usize,
    /// Units that can hide even with White Star on every deployment square.
    pub(crate) hidden: usize,
}

/// X3 steps 5 and 7: how many peasants and hidden units find a place.
pub(crate) fn room(components: &Components, mission: &Mission, map: &Map) -> Room {
    let deployment = mission.deployment();
    let row = |square: Square| &components.terrain[map.terrain[square.index()] as usize];
    let villages = map.hamlets.iter().map(|hamlet| hamlet.squares.minus(deployment).len());
    let villages: usize = villages.map(usize::from).sum();
    let far = |square: &Square| deployment.iter().all(|from| command_distance(*square, from) >= 3);
    let cover = mission.hidden_columns.iter().filter(|square| row(*square).cover).filter(far);
    Room {
        peasants: villages * usize::from(components.tables.peasants_in_square),
        hidden: cover.count(),
    }
}
