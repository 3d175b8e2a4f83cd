//! At every ply of random games, in every scenario and in the campaign: what is kept in step or worked out
//! fast equals what is worked out from scratch, and at the end of every phase and Operation Point no hex
//! holds too much.

use kernel::dice::Rng;
use kernel::{Next, Rules, Sink, legal};
use tonkin::Tonkin;
use tonkin::board::{Board, Place};
use tonkin::components::{Hex, Side, Unit, UnitType};
use tonkin::event::{Event, Vp};
use tonkin::flow::{Phase, State, Step};
use tonkin::rules::{control, limits, march, reach::Reach, stacking, supply};

use crate::scratch::Scratch;

/// Scenario, options, seed and plies.
type Game = (&'static str, &'static [(&'static str, &'static str)], u64, u32);

const GAMES: [Game; 8] = [
    ("cao_bang", &[], 1, 3000),
    ("hanoi", &[("hero", "yes")], 2, 3000),
    ("hoa_binh", &[], 3, 3000),
    ("plaine_des_jarres", &[], 4, 3000),
    ("dien_bien_phu", &[], 5, 3000),
    ("na_san", &[], 6, 3000),
    ("hanoi", &[("setup", "generic")], 7, 2000),
    ("campaign", &[("to", "hanoi")], 8, 6000),
];

/// Listens to a game: what moved the VP-Level, and whether phases and points end as they must.
struct Watch<'r> {
    rules: &'r Tonkin,
    levels: Vec<(i8, i8, Vp)>,
    ends: u32,
}

impl Sink<Tonkin> for Watch<'_> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &State, event: Event) {
        match event {
            Event::Level { by, level, why } => self.levels.push((by, level, why)),
            Event::Phase { phase } if is_after_an_end(phase) => self.judge(state),
            Event::Month { .. } | Event::Spent { .. } | Event::AllowanceRolled { .. } => {
                self.judge(state);
            }
            _ => (),
        }
    }
}

/// The parts of the first phase follow each other without an end between.
fn is_after_an_end(phase: Phase) -> bool {
    phase >= Phase::VmMovement
}

impl Watch<'_> {
    /// 1.5, 3.8, 6.3 b: nothing is left that the end of a phase or point removes.
    fn judge(&mut self, state: &State) {
        self.ends += 1;
        let scratch = Scratch::of(self.rules, &state.board);
        for side in Side::BOTH {
            for hex in scratch.occupied(side).iter() {
                let points = scratch.points(hex);
                assert!(points <= 13, "{hex} holds {points} in {:?}", state.phase);
                let strays = |unit: &Unit| !limits::may_stop(self.rules, *unit, hex);
                assert_eq!(state.board.stack(hex).find(strays), None, "{hex}");
            }
            for hex in state.board.trenches[side as usize].iter() {
                let manned = stacking::is_manned(self.rules, state, side, hex);
                assert!(manned, "nobody holds the trench in {hex} in {:?}", state.phase);
            }
        }
    }
}

/// One step of a random game; false when it is over.
fn step(rules: &Tonkin, state: &mut State, rng: &mut Rng, watch: &mut Watch<'_>) -> bool {
    match rules.next(state) {
        Next::Over(_) => return false,
        Next::Chance(chance) => {
            let roll = chance.request.roll(rng);
            rules.resolve(state, &roll, watch);
        }
        Next::Decision { seats, .. } => {
            let seat = seats.lowest().expect("somebody is asked");
            let mut open = Vec::new();
            rules.legal(state, seat, &mut open);
            let choice = rng.pick(&open).expect("something is legal");
            let proof = legal::prove(rules, state, seat, choice).expect("it is legal");
            rules.apply(state, seat, proof, watch);
        }
    }
    true
}

/// ZoC, occupied hexes, owners and counts are kept in step or worked out from whole rows of hexes.
fn same_control(rules: &Tonkin, state: &State, scratch: &Scratch<'_>) {
    let (charts, board) = (&rules.charts, &state.board);
    for side in Side::BOTH {
        assert_eq!(*board.occupied(side), scratch.occupied(side), "{side:?}");
        let zoc = control::zoc(charts, board, side).and(charts.ground.in_play);
        assert_eq!(zoc, scratch.zoc(side), "{side:?}");
        assert_eq!(control::friendly(charts, board, side), scratch.friendly(side), "{side:?}");
    }
    let over = matches!(state.top(), Step::Over(_));
    if state.phase != Phase::SetUp && !over {
        assert_eq!(state.owned, scratch.friendly(Side::VietMinh));
        assert_eq!(state.counted, scratch.counted());
    }
}

fn same_supply(rules: &Tonkin, board: &Board, scratch: &Scratch<'_>) {
    let fast = supply::unsupplied(&rules.charts, board, rules.supply_ranges());
    assert_eq!(fast, scratch.unsupplied());
}

/// The cheapest way to every hex, found by looking at all hexsides until nothing changes.
fn same_reach(rules: &Tonkin, state: &State) -> u32 {
    let Step::March(march) = state.top() else { return 0 };
    let mover = march::mover(rules, state, march);
    let found: Reach = march::reach(rules, state, march);
    let mut costs = vec![None; Hex::all().count()];
    costs[march.at.index()] = Some(march.spent);
    let mut edge = vec![march.at];
    while let Some(hex) = edge.pop() {
        let so_far = costs[hex.index()].expect("it was reached");
        for (direction, next) in hex.neighbours() {
            let Ok(step) = mover.step(&rules.charts, &state.board, hex, direction) else {
                continue;
            };
            let total = so_far.saturating_add(step);
            let first = !march.begun && hex == march.at;
            let total = if first { total.min(mover.mp) } else { total };
            if total <= mover.mp && costs[next.index()].is_none_or(|known| total < known) {
                costs[next.index()] = Some(total);
                edge.push(next);
            }
        }
    }
    for hex in Hex::all() {
        assert_eq!(found.cost(hex), costs[hex.index()], "{hex} for {march:?}");
    }
    1
}

/// 2.5, 6.13: what units that came in or were lost since then are worth.
fn worth_of_units(rules: &Tonkin, before: &State, after: &State) -> i32 {
    let value = |unit: Unit| {
        let row = rules.components.unit(unit);
        if row.front.stacking > 2 { 2 } else { 1 }
    };
    let mut worth = 0;
    for (unit, row) in rules.components.all_units().filter(|(_, row)| row.side == Side::French) {
        let [was, is] = [before, after].map(|state| state.board.place(unit));
        let free = row.steps == 1 && row.unit_type != UnitType::Hq
            || row.unit_type == UnitType::SupplyDump;
        match (was, is) {
            (Place::Map(_) | Place::Saigon, Place::Eliminated) if !free => worth -= value(unit),
            (Place::Track(_), Place::Ready) => worth -= 2,
            (Place::Track(_), Place::Map(_) | Place::Saigon) => worth -= value(unit),
            _ => (),
        }
    }
    worth
}

/// 1.9: the level has moved by what hexes, communities and units are worth now and were before, and by what
/// else is told.
fn same_level(rules: &Tonkin, before: &State, after: &State, watch: &Watch<'_>) {
    let mut level = before.vp;
    for (by, told, _) in &watch.levels {
        level = (i16::from(level) + i16::from(*by)).clamp(-100, 100) as i8;
        assert_eq!(level, *told);
    }
    assert_eq!(level, after.vp);
    let over = matches!(after.top(), Step::Over(_));
    if before.phase == Phase::SetUp || over {
        return;
    }
    let by = |test: fn(&Vp) -> bool| -> i32 {
        watch.levels.iter().filter(|(.., why)| test(why)).map(|(by, ..)| i32::from(*by)).sum()
    };
    let held = by(|why| matches!(why, Vp::Hex(_) | Vp::Delta | Vp::Highlands));
    let [was, is] = [before, after].map(|state| Scratch::of(rules, &state.board).worth());
    assert_eq!(held, is - was, "VP-Hexes and communities");
    let units = by(|why| matches!(why, Vp::Lost(_) | Vp::Arrived(_)));
    assert_eq!(units, worth_of_units(rules, before, after), "units");
}

#[test]
fn at_every_ply_everything_equals_what_is_worked_out_from_scratch() {
    let (mut plies, mut reaches, mut ends) = (0, 0, 0);
    for (scenario, options, seed, most) in GAMES {
        let rules: Tonkin = proof::rules(scenario, options);
        let mut state = rules.start();
        let mut rng = Rng::from_number(seed);
        let mut watch = Watch { rules: &rules, levels: Vec::new(), ends: 0 };
        for _ in 0..most {
            let before = state.clone();
            watch.levels.clear();
            if !step(&rules, &mut state, &mut rng, &mut watch) {
                break;
            }
            plies += 1;
            reaches += same_reach(&rules, &state);
            if before.board == state.board && before.vp == state.vp {
                continue;
            }
            let scratch = Scratch::of(&rules, &state.board);
            same_control(&rules, &state, &scratch);
            same_supply(&rules, &state.board, &scratch);
            same_level(&rules, &before, &state, &watch);
        }
        ends += watch.ends;
    }
    assert!(plies > 10_000 && reaches > 1000 && ends > 1000, "{plies} plies, {reaches}, {ends}");
}
