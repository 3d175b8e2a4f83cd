//! The title: missions as scenarios, options, packs, positions; the map and the armies of a game.

use kernel::{
    Catalogue, Declared, Declares, Fact, Fault, Faults, Options, Pack, Row, Schemas, Sink, Things,
    Title, TitleInfo, Version,
};
use pack::text_fact;

use crate::Company;
use crate::choice::Choice;
use crate::components::{Army, Components, Deploy, Map, Mission, Objective, Side};
use crate::event::Event;
use crate::flow::State;
use crate::generator::{self, command_distance};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::{Square, SquareSet};
use crate::setup::column;
use crate::sums::{Sum, Term};
use crate::switches::{OPTIONS, Switches};
use crate::{lists, position, setup, spelling, versions};

impl Title for Company {
    const INFO: TitleInfo = TitleInfo {
        id: "company",
        version: versions::NEWEST,
        changes: versions::CHANGES,
        scenarios: &[
            "search_and_destroy",
            "cordon_and_search",
            "valley_sweep",
            "road_runner",
            "hot_lz",
            "number_one",
            "hold_the_hamlet",
            "ap_bac",
        ],
        options: OPTIONS,
        sides: &["white_star", "communist"],
    };

    fn packs() -> Vec<Pack> {
        vec![setup::embedded()]
    }

    fn load_version(
        version: Version,
        pack: &Pack,
        scenario: &str,
        options: &Options,
    ) -> Result<Company, Faults> {
        let components = setup::load(pack)?;
        let known = components.missions.iter().find(|mission| mission.id == scenario);
        let Some(mission) = known.cloned() else {
            let facts = [("what", Fact::Word("mission")), ("value", text_fact(scenario))];
            let mut fault = Fault::new("missions.toml", "mission", "fault-unknown-reference");
            fault.facts.extend(facts);
            return Err(vec![fault]);
        };
        let mut faults = Faults::new();
        let armies = Side::BOTH.map(|side| army(&components, &mission, side, options, &mut faults));
        let ground = ground(&components, mission, options, &mut faults);
        let ([Some(white_star), Some(communist)], Some((mission, map))) = (armies, ground) else {
            return Err(faults);
        };
        let forces = [white_star, communist].map(|army| lists::force(&components, &army));
        let rules = Company::new(components, mission, map, forces, Switches::of(options));
        Ok(Company { version, ..rules })
    }

    fn lay_out<S: Sink<Company>>(&self, text: &str, sink: &mut S) -> Result<State, Faults> {
        position::read(self, text, sink)
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn messages() -> Vec<Declared> {
        let all = [
            No::declared(),
            Event::declared(),
            Prompt::declared(),
            Choice::declared(),
            Ask::declared(),
            Sum::declared(),
            Term::declared(),
        ];
        all.concat()
    }

    const ROWS: &'static [Row] = spelling::ROWS;

    fn things(&self) -> Vec<Things> {
        spelling::things(self)
    }

    fn catalogue(&self) -> Catalogue {
        spelling::catalogue(self)
    }

    fn schemas() -> Schemas {
        spelling::schemas()
    }

    fn known_values(&self, option: &str) -> Vec<String> {
        spelling::known_values(self, option)
    }
}

/// X3 step 3: the list of a side: the mission's, another of the pack of about the same points, or one
/// that a player wrote.
fn army(
    components: &Components,
    mission: &Mission,
    side: Side,
    options: &Options,
    faults: &mut Faults,
) -> Option<Army> {
    let find = |id: &str| components.armies.iter().find(|army| army.id == id);
    let usual = find(&mission.lists[side as usize])?;
    let wanted = options.get(side.name()).trim();
    if wanted.is_empty() || wanted == usual.id {
        return Some(usual.clone());
    }
    if let Some(listed) = find(wanted).filter(|army| army.nation.side() == side) {
        return Some(listed.clone());
    }
    match lists::read(components, side, usual.points, side.name(), wanted) {
        Ok(army) => Some(army),
        Err(found) => {
            faults.extend(found);
            None
        }
    }
}

/// X3 step 2: the map, and the mission as it reads on that map.
fn ground(
    components: &Components,
    mission: Mission,
    options: &Options,
    faults: &mut Faults,
) -> Option<(Mission, Map)> {
    let wanted = options.get("map").trim();
    let find = |id: &str| components.maps.iter().find(|map| map.id == id).cloned();
    if wanted.is_empty() || wanted == mission.map {
        let map = find(&mission.map)?;
        return Some((mission, map));
    }
    if wanted == "random" || wanted.starts_with("random_") {
        return random_ground(components, mission, wanted, options, faults);
    }
    if mission.alternate_maps.iter().any(|id| id == wanted) {
        return find(wanted).map(|map| (mission, map));
    }
    let known = std::iter::once(&mission.map).chain(&mission.alternate_maps);
    let mut known: Vec<&str> = known.map(String::as_str).collect();
    known.push("random");
    let profiles: Vec<String> =
        components.profiles.iter().map(|profile| format!("random_{}", profile.id)).collect();
    known.extend(profiles.iter().map(String::as_str));
    let fault = Fault::new("option", "map", "fault-unknown-value");
    let fault = fault.fact("value", text_fact(wanted));
    faults.push(fault.fact("known", Fact::Text(known.join(", "))));
    None
}

/// X1.6: a random map of a profile that was named, or that the number picks.
fn random_ground(
    components: &Components,
    mission: Mission,
    wanted: &str,
    options: &Options,
    faults: &mut Faults,
) -> Option<(Mission, Map)> {
    let text = options.get("map_seed").trim();
    let seed = if text.is_empty() { Some(0) } else { text.parse::<u64>().ok() };
    let Some(seed) = seed else {
        let fault = Fault::new("option", "map_seed", "fault-wrong-type");
        faults.push(fault.fact("expected", Fact::Word("number")));
        return None;
    };
    let profiles = &components.profiles;
    let picked = profiles.get((seed % profiles.len().max(1) as u64) as usize);
    let named = wanted.strip_prefix("random_");
    let profile = match named {
        Some(id) => profiles.iter().find(|profile| profile.id == id),
        None => picked,
    };
    let Some(profile) = profile else {
        let fault = Fault::new("option", "map", "fault-unknown-reference");
        let fault = fault.fact("what", Fact::Word("profile"));
        faults.push(fault.fact("value", text_fact(named.unwrap_or_default())));
        return None;
    };
    let fits = |map: &Map| is_playable(components, &on_random(mission.clone(), map), map);
    let (limits, rows) = (&components.limits, &components.terrain);
    let map = generator::generate(profile, limits, rows, seed, fits);
    if !fits(&map) {
        faults.push(Fault::new("option", "map_seed", "company-fault-random-map"));
        return None;
    }
    Some((on_random(mission, &map), map))
}

/// Whether a mission can be set up on a map: peasants and hidden units have room.
fn is_playable(components: &Components, mission: &Mission, map: &Map) -> bool {
    let room = setup::room(components, mission, map);
    let held = match mission.objective {
        Objective::Hold { squares, .. } => !squares.is_empty(),
        Objective::Caches | Objective::Exit { .. } => true,
    };
    room.peasants >= usize::from(mission.peasants)
        && room.hidden >= usize::from(mission.hidden)
        && map.hamlets.len() <= usize::from(mission.peasants)
        && held
}

/// X3 step 2: a mission as it reads on a random map.
fn on_random(mut mission: Mission, map: &Map) -> Mission {
    let holds = matches!(mission.objective, Objective::Hold { .. });
    if let Deploy::Squares(squares) = &mut mission.deploy {
        let columns = if holds { 6..=9 } else { 0..=2 };
        *squares = columns.fold(SquareSet::NONE, |sum, place| sum.or(column(place)));
    }
    if let Objective::Hold { squares, .. } = &mut mission.objective {
        let wanted = usize::from(squares.len());
        let villages = map.hamlets.iter().flat_map(|hamlet| hamlet.squares.iter());
        let mut villages: Vec<Square> = villages.collect();
        let j2 = Square::at(9, 1).unwrap_or(Square(0));
        villages.sort_by_key(|square| {
            let east = u8::MAX - square.column();
            (command_distance(*square, j2), square.row(), east)
        });
        *squares = villages.into_iter().take(wanted).collect();
    }
    mission
}
