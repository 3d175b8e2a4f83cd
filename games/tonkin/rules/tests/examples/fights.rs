//! 6.5 to 6.15, 7.5: fights.

use kernel::{Message, Roll, Rules};
use proof::example::{Case, Facts, Found, found, list, n};
use toml::Value;
use tonkin::components::{Direction, Hex, Side, Sides, Terrain, Unit, UnitType, Width};
use tonkin::flow::{By, Combat, CombatStage, State, Step};
use tonkin::rules::{rivers, strength};
use tonkin::sets::UnitSet;

use crate::scene::{Scene, scene};
use crate::{RULES, charts, hex, play, rows, signed, unit};

/// A hex with a terrain and a river, and one beside it: Vietnamese land, both without a community.
fn field(terrain: &str, river: &str) -> (Hex, Hex) {
    let ground = &RULES.charts.ground;
    let terrain = Terrain::ALL.into_iter().find(|one| one.id() == terrain).expect("a terrain");
    assert_eq!(river, "none", "no example has another river");
    let plain = ground.land.and(ground.vietnam).minus(ground.communities);
    let dry = |hex: &Hex| ground.arms(*hex).is_empty();
    let targets = plain.and(ground.terrain[terrain as usize]);
    let beside = |target: Hex| {
        let near = target.neighbours().map(|(_, next)| next);
        let mut near = near.filter(|next| plain.has(*next) && dry(next));
        near.find(|next| ground.terrain(*next) == Terrain::Clear).map(|from| (target, from))
    };
    targets.iter().filter(dry).find_map(beside).expect("the map has such hexes")
}

/// The attack of a case, before the dice.
fn attack(given: &Facts) -> Scene {
    let (attackers, defenders) = (given.texts("attackers"), given.texts("defenders"));
    let (target, from) = field(&given.text("terrain"), &given.text("river"));
    let month = &RULES.components.turn(given.number("turn")).month;
    let [trench, overrun, near] = ["trench", "overrun", "sd_in_range"].map(|key| given.flag(key));
    let side = RULES.charts.stats(unit(&attackers[0])).side;
    let (dump, enemy) = match side {
        Side::French => ("fef_sd_1", "vietminh"),
        Side::VietMinh => ("vm_sd_1", "french"),
    };
    let phase = match (overrun, side) {
        (true, Side::French) => "french_movement",
        (true, Side::VietMinh) => "vm_movement",
        (false, _) => "operations",
    };
    assert!(near, "every example has an SD near");
    let trenches =
        if trench { format!("trenches = {{ {enemy} = [\"{target}\"] }}") } else { String::new() };
    let mut game = scene(&format!(
        "{month} {phase} 50\nT7: vm_hq\nT14: fef_hq\n{from}: {dump} {}\n{target}: {}\n{trenches}",
        attackers.join(" "),
        defenders.join(" ")
    ));
    let with: Vec<String> = attackers.iter().map(|id| format!("with {id}")).collect();
    let with = with.join(", ");
    if overrun {
        game.say(&format!("stack {from}, {with}, go own, overrun {target}"));
    } else {
        match side {
            Side::French => game
                .say(&format!("decline, spend {dump}"))
                .roll(&[1])
                .say("stack T7, done")
                .roll(&[1]),
            Side::VietMinh => game.say(&format!("spend {dump}, decline")).roll(&[1]),
        };
        game.say(&format!("attack {target}, {with}, fire"));
    }
    lead(&mut game, &given.text("attacker_leader"), &given.text("defender_leader"));
    game
}

/// Nobody slips away, ambushes or has spirit; these lead.
fn lead(game: &mut Scene, attacker: &str, defender: &str) {
    while !game.asks().starts_with("dice") {
        let asks = game.asks();
        let answer = match asks.rsplit(' ').next() {
            Some("lead") if game.refused(&format!("lead {attacker}")) == "legal" => {
                format!("lead {attacker}")
            }
            Some("lead") => format!("lead {defender}"),
            _ => "decline".to_owned(),
        };
        game.say(&answer);
    }
    let combat = game.state().combat().expect("a combat");
    let leaders = [attacker, defender].map(|id| Some(game.unit(id)));
    assert_eq!(combat.leaders, leaders);
}

pub(crate) fn combat(case: &Case) -> Found {
    let mut game = attack(&case.given);
    let fight = *game.state().combat().expect("a combat");
    let (row, _) = strength::odds(game.rules(), game.state(), &fight);
    let drm = strength::modifier(game.rules(), game.state(), &fight);
    game.roll(&case.given.numbers("dice"));
    let rolled = game.state().combat().expect("the combat goes on");
    found([
        ("odds", row.id().into()),
        ("drm", n(drm)),
        ("total", n(rolled.total)),
        ("result", rolled.outcome.id().into()),
    ])
}

pub(crate) fn combat_setup(case: &Case) -> Found {
    let game = attack(&case.given);
    let fight = game.state().combat().expect("a combat");
    let [attacking, defending] = strength::totals(game.rules(), game.state(), fight);
    let modifiers = strength::modifiers(game.rules(), game.state(), fight);
    let of = |start: &str| {
        let fitting = modifiers.iter().filter(|(term, _)| term.id().starts_with(start));
        n(fitting.map(|(_, value)| i64::from(*value)).sum::<i64>())
    };
    found([
        ("ratio", n(attacking / defending)),
        ("odds", strength::odds(game.rules(), game.state(), fight).0.id().into()),
        ("odds_drm", of("tonkin-term-odds")),
        ("morale_drm", of("tonkin-term-morale")),
        ("drm", n(strength::modifier(game.rules(), game.state(), fight))),
    ])
}

/// The first combat of the Example of Play.
pub(crate) fn losses(case: &Case) -> Found {
    let mut game = play::overrunning();
    game.roll(&[5, 3]).roll(&[1, 1]);
    let outcome = game.state().combat().expect("a combat").outcome;
    assert_eq!(outcome.id(), case.given.text("result"));
    let steps = |game: &Scene| ["fef_gm_1", "fef_1_2_rei", "vm_246"].map(|id| game.steps(id));
    let before = steps(&game);
    game.say(if case.given.flag("defender_retreats") {
        "retreat, retreat vm_246 V16"
    } else {
        "stand"
    });
    let after = steps(&game);
    let lost = [0, 1, 2].map(|place: usize| before[place] - after[place]);
    let advanced = ["fef_gm_1", "fef_1_2_rei"].iter().all(|id| game.place(id) == "V17");
    found([
        ("attacker_steps", n(lost[0] + lost[1])),
        ("defender_steps", n(lost[2])),
        ("first_loss_from_leader", (lost[1] == 1).into()),
        ("all_attackers_advance", advanced.into()),
    ])
}

/// An overrun that meets an ambush; a tank in the stack lifts the morale of the victim.
pub(crate) fn ambush(case: &Case) -> Found {
    let (victim, ambusher) = (case.given.text("victim"), case.given.text("ambusher"));
    let tank = if case.given.number_if_any("boost").is_some() { " fef_1_rcc" } else { "" };
    let mut game = scene(&format!(
        "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq fef_sd_1\nV17: {victim}{tank}\nW18: {ambusher}"
    ));
    let with = if tank.is_empty() { "" } else { "with fef_1_rcc, " };
    game.say(&format!("stack V17, with {victim}, {with}go own, overrun W18"));
    if game.asks() == "vietminh slip" {
        game.say("decline");
    }
    let before = [&victim, &ambusher].map(|id| game.steps(id));
    game.say(&format!("ambush {ambusher} {victim}")).roll(&[case.given.number("die")]);
    let gone = game.state().board.hex_of(game.unit(&ambusher)).is_none();
    let left = if gone { 0 } else { game.steps(&ambusher) };
    let held = strength::fighters(game.rules(), game.state(), Side::VietMinh, hex("W18"));
    found([
        ("victim_loses_step", (game.steps(&victim) < before[0]).into()),
        ("victim_dg", game.is_dg(&victim).into()),
        ("ambusher_loses_step", (left < before[1]).into()),
        ("ambusher_eliminated", gone.into()),
        ("hex_vacant", held.is_empty().into()),
    ])
}

fn direction(value: &Value) -> Direction {
    let id = value.as_str().expect("a direction");
    Direction::ALL.into_iter().find(|one| one.id() == id).expect("a direction")
}

pub(crate) fn river_drm(case: &Case) -> Found {
    let arms: Vec<(Direction, Width)> = rows(&case.given, "arms")
        .iter()
        .map(|row| {
            let major = row[1].as_str() == Some("major");
            (direction(&row[0]), if major { Width::Major } else { Width::Minor })
        })
        .collect();
    let sides = case.given.value("attack_sides").as_array().expect("a list");
    let sides: Sides = sides.iter().map(direction).collect();
    assert!(!case.given.flag("airdrop"), "no example drops on a river hex");
    let plain = rivers::hampering(&arms, sides);
    let river = if case.given.flag("dna_or_rec") { with_dna(plain) } else { plain };
    let word = match river {
        None => "none",
        Some(Width::Minor) => "minor",
        Some(Width::Major) => "major",
    };
    found([("river", word.into())])
}

/// What hampers an attack over a major river if a DNA takes part; without it the river does.
fn with_dna(without: Option<Width>) -> Option<Width> {
    let ground = &RULES.charts.ground;
    let open = ground.land.and(ground.vietnam);
    let crossed = |target: Hex| {
        let arms = ground.arms(target);
        let majors = arms.iter().all(|(_, width)| *width == Width::Major);
        let beside = |side: Direction| target.neighbour(side).filter(|hex| open.has(*hex));
        let mut dry =
            Direction::ALL.into_iter().filter(|side| arms.iter().all(|arm| arm.0 != *side));
        let bank = dry.find_map(beside)?;
        let upstream = arms.first().and_then(|(side, _)| beside(*side))?;
        (arms.len() == 2 && majors).then_some([target, bank, upstream])
    };
    let [target, bank, upstream] = open.iter().find_map(crossed).expect("a major river");
    let game = scene(&format!(
        "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\n{target}: vm_36\n{bank}: fef_1_bmi\n{upstream}: fef_dna_1"
    ));
    let attack = |ids: &[&str]| {
        let units: UnitSet = ids.iter().map(|id| game.unit(id)).collect();
        let combat = Combat::new(Side::French, By::Attack, target, units, UnitSet::NONE);
        strength::river(game.rules(), game.state(), &combat)
    };
    assert_eq!(attack(&["fef_1_bmi"]), without, "over the river it is hampered");
    attack(&["fef_1_bmi", "fef_dna_1"])
}

/// A combat that waits for its DG dice: French attackers, VM defenders, with a result.
fn waiting(
    terrain: &str,
    result: &str,
    attackers: &[&str],
    defenders: &[&str],
) -> (Scene, State, Combat) {
    let (target, from) = field(terrain, "none");
    let game = scene(&format!(
        "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\n{from}: {}\n{target}: {}",
        attackers.join(" "),
        defenders.join(" ")
    ));
    let set = |ids: &[&str]| -> UnitSet { ids.iter().map(|id| game.unit(id)).collect() };
    let outcome = charts::outcome(result);
    let combat = Combat {
        outcome,
        left: RULES.charts.results.losses(outcome),
        leaders: [attackers, defenders].map(|ids| Some(game.unit(ids[0]))),
        stage: CombatStage::DgDice,
        ..Combat::new(Side::French, By::Attack, target, set(attackers), set(defenders))
    };
    let state = game.state().clone();
    (game, state, combat)
}

fn rolled(game: &Scene, mut state: State, combat: Combat, dice: [u8; 2]) -> State {
    state.steps.push(Step::Combat(combat));
    game.rules().resolve(&mut state, &Roll::of(&dice).expect("two dice"), &mut ());
    state
}

/// A unit of an army with a morale at full strength.
fn with_morale(army: &str, morale: u8) -> &'static str {
    let side = if army == "vm" { Side::VietMinh } else { Side::French };
    let kinds = [UnitType::Infantry, UnitType::DivisionalRegiment];
    let mut units = RULES.components.units.iter();
    let fits = |row: &&tonkin::components::UnitRow| {
        row.side == side && kinds.contains(&row.unit_type) && row.front.morale == morale
    };
    &units.find(fits).expect("a unit of that morale").id
}

pub(crate) fn dg(case: &Case) -> Found {
    let given = &case.given;
    let (army, morale) = (given.text("army"), given.number("best_morale"));
    assert_eq!((given.text("river").as_str(), given.flag("trench")), ("none", false));
    let tested = with_morale(&army, morale);
    let attacks = given.text("side") == "attacker";
    let (attackers, defenders) = if attacks { (tested, "vm_36") } else { ("fef_gm_1", tested) };
    let (game, state, combat) =
        waiting(&given.text("terrain"), &given.text("result"), &[attackers], &[defenders]);
    let die = given.number("die");
    let dice = if attacks { [die, 1] } else { [1, die] };
    let state = rolled(&game, state, combat, dice);
    found([("dg", state.board.is_dg(game.unit(tested)).into())])
}

pub(crate) fn stand_fast(case: &Case) -> Found {
    let given = &case.given;
    let defenders = ["vm_36", "vm_88"];
    let (game, mut state, combat) =
        waiting("clear", &given.text("result"), &["fef_gm_1", "fef_gm_2"], &defenders);
    for (flag, id) in [("attacker_any_dg", "fef_gm_2"), ("defender_any_dg", "vm_88")] {
        if given.flag(flag) {
            state.board.disorganize(&game.rules().charts, game.unit(id));
        }
    }
    let mut state = rolled(&game, state, combat, [1, 1]);
    // Whoever is asked stands fast, and loses what there is to lose.
    while state.combat().is_some_and(|combat| combat.stage != CombatStage::Advance) {
        let seats = match game.rules().next(&state) {
            kernel::Next::Decision { seats, .. } => seats,
            _ => break,
        };
        let choice = game.rules().settle(&state, seats);
        let seat = seats.lowest().expect("somebody is asked");
        let found = kernel::legal::find(game.rules(), &state, seat, &choice.to_string());
        assert!(found.is_ok(), "{choice} is among the choices");
        let legal = kernel::legal::prove(game.rules(), &state, seat, &choice);
        game.rules().apply(&mut state, seat, legal.expect("it is legal"), &mut ());
    }
    let left: u8 = defenders.iter().map(|id| state.board.steps(game.unit(id))).sum();
    found([("defender_steps", n(8 - left))])
}

pub(crate) fn bolshevik(case: &Case) -> Found {
    let given = &case.given;
    let steps = given.number("leader_steps");
    // 36 against BMI in clear terrain: morale 5 or 4 to 3; a regiment with two steps has morale 4.
    let mut game = scene(&format!(
        "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nS11: vm_sd_1 vm_36:{steps} vm_88\nS12: {}",
        if steps == 4 {
            "fef_8_rtm fef_1_1_rtm fef_10_rtm fef_1_4_rtm"
        } else {
            "fef_1_bmi fef_2_bmi"
        }
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36");
    let defender = if steps == 4 { "fef_8_rtm" } else { "fef_1_bmi" };
    game.say(&format!("lead {defender}"));
    let other = signed(given.value("other_drm"));
    let fight = *game.state().combat().expect("a combat");
    assert_eq!(i64::from(strength::modifier(game.rules(), game.state(), &fight)), other);
    let die = given.number("die");
    if game.asks() == "vietminh spirit" {
        game.say("spirit").roll(&[die]);
    }
    let fight = *game.state().combat().expect("a combat");
    let drm = strength::modifier(game.rules(), game.state(), &fight);
    // 12 costs the attacker nothing: what the leader loses is the price of spirit.
    game.roll(&[6, 6]).roll(&[1, 1]);
    while game.asks().starts_with("french") {
        let first = game.legal()[0].clone();
        game.say(&first);
    }
    let extra = steps - game.steps("vm_36");
    found([("drm", n(drm)), ("extra_steps", n(extra))])
}

pub(crate) fn morale_halved(case: &Case) -> Found {
    let morales = rows(&case.given, "cases").into_iter().map(|row| {
        let (printed, change) = (signed(&row[0]) as u8, signed(&row[1]));
        let french = change >= 0;
        let id = with_morale(if french { "fef" } else { "vm" }, printed);
        let steps = if french { String::new() } else { ":3".to_owned() };
        let tank = if change > 0 { " fef_1_rcc" } else { "" };
        let hq = if french { "T14: fef_hq" } else { "S15: fef_hq" };
        let game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\n{hq}\nS12: {id}{steps}{tank}\ndg = [\"{id}\"]"
        ));
        let all = game.state().board.units(hex("S12"));
        let one: Unit = game.unit(id);
        i64::from(strength::morale(game.rules(), game.state(), one, &all))
    });
    found([("morale", list(morales))])
}

pub(crate) fn oos_attack(case: &Case) -> Found {
    // A Groupe Mobile, the same flipped, a battalion of the Legion, a garrison.
    let units = ["fef_gm_1", "fef_gm_1:2", "fef_1_2_rei", "fef_bvn_garr_1"];
    let come = case.given.numbers("values").into_iter().zip(units).map(|(value, words)| {
        let id = words.split(':').next().expect("an id");
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nS11: vm_td_18\nT14: fef_hq\nS12: fef_sd_1 {words}
            out_of_supply = [\"{id}\"]"
        ));
        let face = game.state().board.face(&game.rules().charts, game.unit(id)).combat;
        assert_eq!(face, value, "{words}");
        let halved = strength::attack_value(game.rules(), game.state(), game.unit(id));
        game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
        (i64::from(halved), game.refused("attack S11") == "legal")
    });
    let come: Vec<(i64, bool)> = come.collect();
    found([
        ("halved", list(come.iter().map(|(halved, _)| *halved))),
        ("may_attack_alone", list(come.iter().map(|(_, alone)| *alone))),
    ])
}
