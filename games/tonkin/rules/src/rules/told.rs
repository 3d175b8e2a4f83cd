//! 1.3, 7.4: what the French are told of hidden VM units, and when (T-67, T-83, T-84).
//!
//! A stack whose first unit is DG may have ZoC by a unit that lies hidden, and any stack may hide a regiment
//! that cuts River Supply. Either is told when it matters, and not before.

use kernel::Sink;

use super::supply::{self, Supply};
use super::{engineering, trace};
use crate::Tonkin;
use crate::board::Board;
use crate::charts::Charts;
use crate::components::{Hex, Side, Zone};
use crate::event::Event;
use crate::flow::{Dig, DigCase, Impulse, Movement, Play, State, Step};
use crate::sets::{Around as _, HexSet, UnitSet};
use crate::view::visible;

/// 1.3: VM hexes whose first unit has no ZoC: hidden units decide whether the stack has.
fn doubtful(charts: &Charts, board: &Board) -> HexSet {
    let dg = charts.forces.side[Side::VietMinh as usize].and(*board.dg());
    if dg.is_empty() {
        return HexSet::NONE;
    }
    let is_quiet = |hex: &Hex| {
        let first = board.first_unit(charts, *hex);
        first.is_some_and(|unit| board.is_dg(unit) || !charts.forces.zoc.has(unit))
    };
    board.occupied(Side::VietMinh).iter().filter(is_quiet).collect()
}

/// 3.0, 6.3 c: whether the French move, so that ZoC bars their Double-Moves.
fn is_french_moving(state: &State) -> bool {
    let moves = |step: &Step| matches!(step, Step::Movement(Movement { side: Side::French, .. }));
    state.steps.iter().any(moves)
}

/// 1.8: free communities without a red name that lie in no ZoC of a stack that is seen to have one.
fn undecided(charts: &Charts, board: &Board, doubtful: &HexSet) -> HexSet {
    let ground = &charts.ground;
    let admitted = ground.zoc_admitted[Side::VietMinh as usize];
    let seen = board.exerting(Side::VietMinh).minus(*doubtful).neighbours().and(admitted);
    let [french, enemy] = Side::BOTH.map(|side| *board.occupied(side));
    ground.communities.minus(ground.red).minus(french.or(enemy)).minus(seen).and(admitted)
}

/// T-83: VM hexes of which the French are told now whether they have ZoC, although their first unit has none: while
/// they move all of them, else those that decide whose a community is.
pub(crate) fn zoc_asked(rules: &Tonkin, state: &State) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let doubtful = doubtful(charts, board);
    if doubtful.is_empty() || is_french_moving(state) {
        return doubtful;
    }
    doubtful.and(undecided(charts, board, &doubtful).neighbours())
}

/// T-83: whether hidden units may decide whose a community is.
pub(crate) fn depends_on_hidden(rules: &Tonkin, state: &State, community: Hex) -> bool {
    let doubtful = doubtful(&rules.charts, &state.board);
    doubtful.neighbours().has(community)
}

/// Hexes on rivers where the French see a VM regiment.
pub(crate) fn seen_cuts(rules: &Tonkin, state: &State) -> HexSet {
    let regiments = rules.charts.forces.regiments.and(visible(rules, state));
    state.board.hexes_of(&regiments).and(rules.charts.ground.major)
}

/// T-84: VM hexes of which the French are told now whether a hidden regiment cuts River Supply there. `cut` holds all
/// hexes that are known to be cut.
pub(crate) fn rivers_asked(rules: &Tonkin, state: &State, cut: &HexSet) -> HexSet {
    if is_replacing(rules, state) || is_digging(rules, state) {
        unseen_rivers(rules, state, cut)
    } else {
        HexSet::NONE
    }
}

/// VM hexes without a regiment that is seen, to which a route of River Supply comes.
fn unseen_rivers(rules: &Tonkin, state: &State, cut: &HexSet) -> HexSet {
    let range = rules.supply_ranges().river;
    let watched = supply::watched(&rules.charts, &state.board, cut, range);
    watched.minus(seen_cuts(rules, state))
}

/// 2.6 B: whether the French spend RP, and their HQ may serve by River Supply alone.
fn is_replacing(rules: &Tonkin, state: &State) -> bool {
    let replaces = |step: &Step| matches!(step, Step::FrenchReplace(_));
    let (charts, board) = (&rules.charts, &state.board);
    let Some(hq) = board.hq_hex(charts, Side::French) else { return false };
    if state.rp[Side::French as usize] == 0 || !state.steps.iter().any(replaces) {
        return false;
    }
    let range = rules.components.tables.limits.replacement_range;
    let centres = super::control::working_centres(charts, board, Side::French);
    let afloat = charts.ground.coast.or(charts.ground.major);
    afloat.has(hq) && !trace::within(charts, board, Side::French, &centres, range).has(hq)
}

/// 6.3 b: whether the French may dig in the Delta, and River Supply may bring them further than the land.
fn is_digging(rules: &Tonkin, state: &State) -> bool {
    let is_point = |step: &Step| {
        matches!(
            step,
            Step::Impulse(Impulse { side: Side::French, .. })
                | Step::Dig(Dig { side: Side::French, case: DigCase::Delta, .. })
        )
    };
    if !state.steps.iter().any(is_point) {
        return false;
    }
    let (charts, board) = (&rules.charts, &state.board);
    let ground = &charts.ground;
    let delta = ground.zone[Zone::Delta as usize];
    let afloat = delta.and(ground.coast.or(ground.major));
    let near = supply::in_range(charts, board, Side::French, rules.supply_ranges());
    let far = engineering::undug(rules, state, Side::French, &afloat).minus(near);
    let bases = ground.supply_centres[Side::French as usize].and(delta);
    let mut dumps = board.sds(charts, Side::French);
    let spent = state.spending[Side::French as usize];
    let is_digging = |step: &Step| matches!(step, Step::Dig(_));
    !far.is_empty()
        && (state.steps.iter().any(is_digging)
            || dumps.any(|(dump, hex)| spent != Some(dump) && bases.has(hex)))
}

/// What the French are told at the start of a step and were not told before it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told {
    zoc: HexSet,
    rivers: HexSet,
}

impl Told {
    /// Nothing is told yet.
    pub(crate) const NOTHING: Told = Told { zoc: HexSet::NONE, rivers: HexSet::NONE };

    /// What they are told before a step of somebody who may listen.
    pub(crate) fn before<S: Sink<Tonkin>>(rules: &Tonkin, state: &State) -> Told {
        if S::LISTENS { Told::now(rules, state) } else { Told::NOTHING }
    }

    /// What they are told while they move or spend points. Other moments tell it when they come.
    fn now(rules: &Tonkin, state: &State) -> Told {
        let (charts, board) = (&rules.charts, &state.board);
        let zoc = if is_french_moving(state) { doubtful(charts, board) } else { HexSet::NONE };
        let rivers = if is_digging(rules, state) {
            unseen_rivers(rules, state, &supply::cut(charts, board))
        } else {
            HexSet::NONE
        };
        Told { zoc, rivers }
    }

    /// Tells what was not told before.
    pub(crate) fn tell_more<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) {
        if !S::LISTENS {
            return;
        }
        let now = Told::now(play.rules, play.state);
        let zoc = now.zoc.minus(self.zoc);
        if !zoc.is_empty() {
            let hexes = zoc.and(*play.state.board.exerting(Side::VietMinh));
            play.tell(Event::ZocTold { hexes });
        }
        tell_rivers(play, now.rivers.minus(self.rivers));
    }
}

fn tell_rivers<S: Sink<Tonkin>>(play: &mut Play<'_, S>, asked: HexSet) {
    if !asked.is_empty() {
        let hexes = supply::cut(&play.rules.charts, &play.state.board).and(asked);
        play.tell(Event::RiversTold { hexes });
    }
}

/// 2.6 B, T-84: the French begin to spend RP: it is told whether River Supply reaches their HQ.
pub(crate) fn tell_replacing<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if !S::LISTENS {
        return;
    }
    let cut = supply::cut(&play.rules.charts, &play.state.board);
    if is_replacing(play.rules, play.state) {
        let asked = unseen_rivers(play.rules, play.state, &cut);
        tell_rivers(play, asked);
    }
}

/// 5.0, 7.1, T-84: some units check. Where it hangs on hidden regiments whether one of them is in supply, it is told
/// which rivers are cut.
pub(crate) fn tell_checking<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet) {
    if !S::LISTENS {
        return;
    }
    let (rules, state) = (play.rules, &*play.state);
    let (charts, board) = (&rules.charts, &state.board);
    let cut = supply::cut(charts, board);
    let asked = unseen_rivers(rules, state, &cut);
    if asked.is_empty() {
        return;
    }
    let ranges = rules.supply_ranges();
    let by_land = Supply::by_land(charts, board, ranges);
    let afloat = supply::river_supply_past(charts, board, &seen_cuts(rules, state), ranges.river);
    let french = units.and(charts.forces.side[Side::French as usize]);
    let hangs = french.iter().any(|unit| {
        board.hex_of(unit).is_some_and(|hex| afloat.has(hex))
            && !by_land.reaches(charts, board, unit)
    });
    if hangs {
        tell_rivers(play, asked);
    }
}
