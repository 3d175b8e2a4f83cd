//! Siege keeps the contract of the kernel: from the start and in the middle of a game, with each optional
//! rule, with a staff, and with other seeds.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::contract::{Kept, Plan, examine};
use kernel::dice::Rng;
use kernel::{Options, Rules, Title, playout};
use siege::Siege;
use siege::flow::State;

/// The switches of the title, but for the staff.
const OPTIONS: [&str; 9] = [
    "fast_artillery",
    "variable_vm",
    "forward_aaa",
    "precedence_308",
    "extra_start",
    "extra_air",
    "condor_forces",
    "vulture",
    "nuclear",
];

/// A garrison late in the siege, with aircraft, guns and reinforcements of every kind.
const LATE: &str = r#"
turn = 5
phase = "return"
bases = ["308", "312", "316", "304"]
vietminh_control = ["r1s12", "r1s13", "r1s14", "r1s15", "r2s07", "r2s08", "r2s09", "r4s13", "r4s14"]
reduced = ["fr_1_13_le", "fr_3_bt", "vm_80", "vm_888"]
[tracks]
morale = 6
gp = 9
[events]
vulture = true
[units]
central = ["fr_1_le", "fr_gono", "fr_2_4_col", "fr_3_10_col", "fr_11_4_col", "fr_1_31_eng", "fr_1_cs", "ld_langlais"]
r1s04 = ["fr_1_2_le", "fr_5_7_alg", "fr_fort_1", "fr_1_cmle"]
r2s03 = ["fr_3_13_le", "fr_3_3_alg", "fr_fort_2", "fr_2_31_eng"]
r3s03 = ["fr_1_13_le", "fr_1_4_mor", "fr_2_bt", "fr_fort_3", "fr_2_cmle"]
r4s03 = ["fr_3_3_le", "fr_2_1_alg", "fr_3_bt", "fr_2_cs"]
r1s02 = ["fr_8_bpc"]
r4s12 = ["fr_wieme", "fr_gm6"]
ready = ["fr_6_bpc", "fr_5_bpvn", "fr_2_bep", "fr_35_ralp"]
[battalions]
r1s12 = ["vm_80", "vm_84", "vm_23"]
r2s08 = ["vm_11", "vm_16", "vm_115"]
r4s13 = ["vm_265"]
eliminated = ["vm_89"]
"#;

fn rules(chosen: &[&str]) -> Arc<Siege> {
    let given: BTreeMap<String, String> =
        chosen.iter().map(|key| ((*key).to_owned(), "yes".to_owned())).collect();
    let options = Options::complete(&Siege::INFO, &given).expect("these are options of the title");
    let pack = &Siege::packs()[0];
    Arc::new(Siege::load(pack, "march_may_1954", &options).expect("our pack is sound"))
}

fn late(rules: &Siege) -> State {
    rules.read_position(LATE).expect("the position is sound")
}

fn plan(seed: u64) -> Plan {
    Plan {
        seed,
        games: proof::times(2, 50),
        every: 16,
        twin_every: 200,
        steps: 60_000,
        ..Plan::default()
    }
}

/// The contract would also be kept by a plan that tries nothing.
fn keeps(rules: &Arc<Siege>, start: &State, plan: &Plan) {
    let kept: Kept = examine(rules, start, plan).unwrap_or_else(|breach| panic!("{breach:?}"));
    assert_eq!(kept.games, u64::from(plan.games));
    assert!(kept.choices > 80 * kept.games, "{kept:?}");
    assert!(kept.refused > 400 * kept.games, "{kept:?}");
    assert!(kept.undone > 10 * kept.games, "{kept:?}");
    assert!(kept.fast_choices > 50 * kept.games, "{kept:?}");
}

#[test]
fn the_plain_game_keeps_the_contract() {
    let rules = rules(&[]);
    keeps(&rules, &rules.start(), &plan(1));
    keeps(&rules, &late(&rules), &plan(2));
}

#[test]
fn the_staff_keeps_the_contract() {
    let rules = rules(&["staff", "vulture"]);
    keeps(&rules, &rules.start(), &plan(3));
    keeps(&rules, &late(&rules), &plan(4));
}

#[test]
fn every_optional_rule_keeps_the_contract() {
    let rules = rules(&OPTIONS);
    keeps(&rules, &rules.start(), &plan(5));
    keeps(&rules, &late(&rules), &plan(6));
}

/// Hundreds of games with each optional rule by itself, with all and with a staff, to the end.
#[test]
fn random_games_end_with_every_option() {
    let mut sets: Vec<Vec<&str>> = OPTIONS.iter().map(|option| vec![*option]).collect();
    sets[8] = vec!["vulture", "nuclear"];
    sets.extend([vec![], OPTIONS.to_vec(), [&OPTIONS[..], &["staff"]].concat()]);
    for (number, set) in sets.iter().enumerate() {
        let rules = rules(set);
        for start in [rules.start(), late(&rules)] {
            for game in 0..proof::times(25, 1_000) {
                let mut state = start.clone();
                let mut rng = Rng::from_number(number as u64 * 1000 + game);
                let played = playout::random(&*rules, &mut state, &mut rng, 100_000);
                assert!(played.is_some(), "{set:?}, game {game} does not end");
                assert_eq!(rules.audit(&state), Vec::<String>::new(), "{set:?}, game {game}");
            }
        }
    }
}
