//! 1.8 and 1.9: whose communities are, the VP-Level, and how a game ends.

use kernel::flow::StepRules;
use kernel::{Next, Outcome, Rule, Sink};

use super::{control, told};
use crate::Tonkin;
use crate::components::{Grade, Hex, Side};
use crate::event::{Event, Vp};
use crate::flow::{Ending, Phase, Play, State, Step};
use crate::sets::HexSet;

impl StepRules<Tonkin> for Ending {
    fn next(&self, rules: &Tonkin, state: &State) -> Next<Tonkin> {
        Next::Over(outcome(rules, state, *self))
    }
}

/// 1.9 B: whether VM has enough communities in the Delta and in the Highlands. Na San does without.
pub(crate) fn counted(rules: &Tonkin, owned: &HexSet) -> [bool; 2] {
    if rules.scenario().training.is_some() {
        return [false; 2];
    }
    let needed = rules.components.tables.limits.community_threshold;
    std::array::from_fn(|zone| {
        owned.and(rules.charts.ground.zone[zone]).len() >= usize::from(needed[zone])
    })
}

/// The VP-Level and the communities, as they change.
pub trait Level {
    /// 1.9: adds to the VP-Level, which stops at the ends of its track (T-81).
    fn change_level(&mut self, by: i16, why: Vp);

    /// 1.8, 1.9: judges communities anew, at once whenever something has changed.
    fn judge(&mut self);

    /// The same at the end of the set-up (T-73).
    fn judge_at_start(&mut self);

    /// 1.9 C: the game is over.
    fn end_game(&mut self, ending: Ending);
}

impl<S: Sink<Tonkin>> Level for Play<'_, S> {
    fn change_level(&mut self, by: i16, why: Vp) {
        let [lowest, highest] = self.rules.components.tables.vp_range;
        let level = (i16::from(self.state.vp) + by).clamp(lowest.into(), highest.into());
        self.state.vp = level as i8;
        self.tell(Event::Level { by: by as i8, level: self.state.vp, why });
    }

    fn judge(&mut self) {
        if matches!(self.state.top(), Step::Over(_)) || self.state.phase == Phase::SetUp {
            return;
        }
        judge_now(self);
    }

    fn judge_at_start(&mut self) {
        judge_now(self);
        count_communities(self);
    }

    fn end_game(&mut self, ending: Ending) {
        self.state.steps.clear();
        self.push(Step::Over(ending));
        let (winner, grade) = verdict(self.rules, self.state, ending);
        self.tell(Event::GameOver { ending, level: self.state.vp, winner, grade });
    }
}

fn judge_now<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let taken = |hex| play.state.board.occupied(Side::VietMinh).has(hex);
    if play.rules.hanoi.is_some_and(taken) {
        return play.end_game(Ending::HanoiTaken);
    }
    let now = control::friendly_to_vm(&play.rules.charts, &play.state.board);
    if now == play.state.owned {
        return;
    }
    let before = std::mem::replace(&mut play.state.owned, now);
    for hex in before.minus(now).or(now.minus(before)).iter() {
        let french = control::friendly_to_french(&play.rules.charts, &play.state.board).has(hex);
        let to = if now.has(hex) { Some(Side::VietMinh) } else { french.then_some(Side::French) };
        change_hands(play, hex, to);
    }
    count_communities(play);
}

fn change_hands<S: Sink<Tonkin>>(play: &mut Play<'_, S>, hex: Hex, to: Option<Side>) {
    let told = told::depends_on_hidden(play.rules, play.state, hex);
    play.tell(Event::Control { hex, to, told });
    let vp = i16::from(play.rules.charts.ground.vp(hex));
    if vp > 0 {
        let lost = to == Some(Side::VietMinh);
        play.change_level(if lost { -vp } else { vp }, Vp::Hex(hex));
    }
}

/// 1.9 B: VM communities of the Delta and the Highlands.
fn count_communities<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let limits = play.rules.components.tables.limits;
    let now = counted(play.rules, &play.state.owned);
    for (zone, why) in [(0, Vp::Delta), (1, Vp::Highlands)] {
        if now[zone] != play.state.counted[zone] {
            play.state.counted[zone] = now[zone];
            let vp = i16::from(limits.community_vp[zone]);
            play.change_level(if now[zone] { -vp } else { vp }, why);
        }
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
