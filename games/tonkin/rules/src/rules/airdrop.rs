//! 6.4: paras dropped on VM, an overrun out of the sky.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::losses::Losing as _;
use super::{combat, retreat, strength};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Cause, Way};
use crate::flow::{By, Combat, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 6.4: paras that did not clear the hex go back one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Bounce {
    /// Who still has to.
    pub units: UnitSet,
    /// The hex.
    pub(crate) from: Hex,
}

impl StepRules<Tonkin> for Bounce {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::French), Prompt::Bounce { from: self.from })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        if let Some(unit) = self.units.first() {
            let ways = retreat::ways(rules, state, unit, self.from);
            out.extend(ways.iter().map(|hex| Choice::RetreatTo(unit, hex)));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::RetreatTo(unit, hex) if self.units.first() == Some(unit) => {
                retreat::check(rules, state, unit, self.from, hex)
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::RetreatTo(unit, hex) = choice else { return };
        self.without(play, unit);
        if let Some(home) = play.state.board.hex_of(unit) {
            play.relocate(UnitSet::one(unit), home, hex, Way::Retreat);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Paras without a way out are eliminated; the others are asked.
        let Some(unit) = self.units.first() else {
            play.pop();
            return Flow::Goes;
        };
        if !retreat::ways(play.rules, play.state, unit, self.from).is_empty() {
            return Flow::Waits;
        }
        self.without(play, unit);
        play.eliminate(unit, Cause::Combat);
        Flow::Goes
    }
}

impl Bounce {
    /// The rest goes on without a unit.
    fn without<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, unit: Unit) {
        let mut units = self.units;
        units.remove(unit);
        play.replace(Step::Bounce(Bounce { units, from: self.from }));
    }
}

/// T-38: VM hexes that paras without strength may not be dropped on: somebody there fights.
pub(crate) fn defended(rules: &Tonkin, state: &State, units: UnitSet) -> HexSet {
    let values = units.iter().map(|unit| strength::attack_value(rules, state, unit));
    if values.map(u16::from).sum::<u16>() > 0 {
        return HexSet::NONE;
    }
    let fights = |hex: &Hex| !strength::fighters(rules, state, Side::VietMinh, *hex).is_empty();
    state.board.occupied(Side::VietMinh).iter().filter(fights).collect()
}

/// 6.4: paras are dropped on VM: an overrun without mp.
pub(crate) fn drop_on<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Hex,
    target: Hex,
) {
    let defenders = strength::fighters(play.rules, play.state, Side::VietMinh, target);
    let by = By::Airdrop { from };
    combat::begin(play, Combat::new(Side::French, by, target, units, defenders));
}

/// 6.4: paras that did not clear the hex go back one hex, or are eliminated.
pub(crate) fn after_drop<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: &Combat) {
    let there = |unit: &Unit| play.state.board.hex_of(*unit).is_some();
    let units: UnitSet = combat.attackers.iter().filter(there).collect();
    if !play.state.last.taken && !units.is_empty() {
        play.push(Step::Bounce(Bounce { units, from: combat.target }));
    }
}
