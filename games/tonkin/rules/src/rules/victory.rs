//! 1.8 and 1.9: whose communities are, the VP-Level, and how a game ends.

use kernel::{Outcome, Rule, Sink};

use super::control;
use crate::Tonkin;
use crate::components::{Grade, Hex, Side};
use crate::event::{Event, Vp};
use crate::flow::{Ending, Phase, Play, State, Step};
use crate::sets::HexSet;

/// 1.9 B: whether VM has enough communities in the Delta and in the Highlands. Na San does without.
pub fn counted(rules: &Tonkin, owned: &HexSet) -> [bool; 2] {
    if rules.scenario().training.is_some() {
        return [false; 2];
    }
    let needed = rules.components.tables.limits.community_threshold;
    std::array::from_fn(|zone| {
        owned.and(&rules.charts.ground.zone[zone]).len() >= usize::from(needed[zone])
    })
}

impl<S: Sink<Tonkin>> Play<'_, S> {
    /// 1.9: adds to the VP-Level, which stops at the ends of its track (T-81).
    pub fn change_level(&mut self, by: i16, why: Vp) {
        let [lowest, highest] = self.rules.components.tables.vp_range;
        let level = (i16::from(self.state.vp) + by).clamp(lowest.into(), highest.into());
        self.state.vp = level as i8;
        self.tell(Event::Level { by: by as i8, level: self.state.vp, why });
    }

    /// 1.8, 1.9: judges communities anew, at once whenever something has changed.
    pub fn judge(&mut self) {
        if matches!(self.state.top(), Step::Over(_)) || self.state.phase == Phase::SetUp {
            return;
        }
        self.judge_now();
    }

    /// The same at the end of the set-up (T-73).
    pub fn judge_at_start(&mut self) {
        self.judge_now();
        self.count_communities();
    }

    fn judge_now(&mut self) {
        let taken = |hex| self.state.board.occupied(Side::VietMinh).has(hex);
        if self.rules.hanoi.is_some_and(taken) {
            return self.end_game(Ending::HanoiTaken);
        }
        let now = control::friendly_to_vm(&self.rules.charts, &self.state.board);
        if now == self.state.owned {
            return;
        }
        let before = std::mem::replace(&mut self.state.owned, now);
        for hex in before.minus(&now).or(&now.minus(&before)).iter() {
            self.change_hands(hex, now.has(hex));
        }
        self.count_communities();
    }

    fn change_hands(&mut self, hex: Hex, taken: bool) {
        let french = control::friendly_to_french(&self.rules.charts, &self.state.board).has(hex);
        let to = if taken { Some(Side::VietMinh) } else { french.then_some(Side::French) };
        self.tell(Event::Control { hex, to });
        let vp = i16::from(self.rules.charts.ground.vp(hex));
        if vp > 0 {
            self.change_level(if taken { -vp } else { vp }, Vp::Hex(hex));
        }
    }

    /// 1.9 B: VM communities of the Delta and the Highlands.
    fn count_communities(&mut self) {
        let limits = self.rules.components.tables.limits;
        let now = counted(self.rules, &self.state.owned);
        for (zone, why) in [(0, Vp::Delta), (1, Vp::Highlands)] {
            if now[zone] != self.state.counted[zone] {
                self.state.counted[zone] = now[zone];
                let vp = i16::from(limits.community_vp[zone]);
                self.change_level(if now[zone] { -vp } else { vp }, why);
            }
        }
    }

    /// 1.9 C: the game is over.
    pub fn end_game(&mut self, ending: Ending) {
        self.state.steps.clear();
        self.push(Step::Over(ending));
        let (winner, grade) = verdict(self.rules, self.state, ending);
        self.tell(Event::GameOver { ending, level: self.state.vp, winner, grade });
    }
}

/// 1.9 C: who won, and how well.
fn verdict(rules: &Tonkin, state: &State, ending: Ending) -> (Option<Side>, Grade) {
    match ending {
        Ending::HqLost => (Some(Side::French), Grade::Strategic),
        Ending::HanoiTaken => (Some(Side::VietMinh), Grade::Strategic),
        Ending::Scale => {
            let scale = &rules.components.scenario(rules.last).scale;
            let band = scale.iter().find(|band| (band.min..=band.max).contains(&state.vp));
            band.map_or((None, Grade::Draw), |band| (band.winner, band.grade))
        }
    }
}

/// 1.9 C: how a game ended.
pub fn outcome(rules: &Tonkin, state: &State, ending: Ending) -> Outcome {
    let (winner, grade) = verdict(rules, state, ending);
    Outcome {
        winner: winner.map(Side::name),
        grade: grade.name(),
        score: i64::from(state.vp),
        rule: Rule("1.9"),
    }
}
