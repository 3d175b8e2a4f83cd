//! What a side has in mind for a phase: where it is drawn to, and where fights are likely. It is worked out
//! once a phase.

use tonkin::components::{HEXES, Hex, Side, Unit};
use tonkin::flow::Phase;
use tonkin::rules::control;

use super::places::Places;
use super::survey::Survey;

/// How many goals draw a side.
const GOALS: usize = 10;
/// How far a goal draws.
const FAR: usize = 14;

/// What a side has in mind.
#[derive(Clone, Debug, Default)]
pub(super) struct Outline {
    /// Month and phase it was made for.
    pub(super) made_for: Option<(u8, Phase)>,
    pull: Vec<i16>,
    /// Enemy hexes worth an attack, with what it would bring.
    pub(super) targets: Vec<(Hex, i64)>,
    /// Supply Centers and own SDs.
    pub(super) sources: Vec<(Hex, Option<Unit>)>,
    /// Whether nothing comes any more but the last count (8.0).
    pub(super) is_over: bool,
}

impl Outline {
    /// How strongly a hex draws.
    pub(super) fn pull(&self, hex: Hex) -> i64 {
        self.pull.get(hex.index()).copied().unwrap_or(0).into()
    }

    /// Whether an own SD could come near enough for an attack from a hex.
    pub(super) fn dumps_come(&self, hex: Hex) -> bool {
        self.sources.iter().any(|(at, dump)| dump.is_some() && at.distance(hex) <= 5)
    }

    /// Looks for goals.
    pub(super) fn new(survey: &Survey<'_>) -> Outline {
        let state = survey.state;
        let mut outline = Outline {
            made_for: Some((state.month, state.phase)),
            is_over: state.phase >= Phase::EndLosses,
            sources: sources(survey),
            ..Outline::default()
        };
        let places = Places { survey, outline: &outline };
        let targets = targets(&places);
        let mut goals = targets.clone();
        goals.extend(gaps(&places));
        goals.sort_by_key(|(hex, value)| (std::cmp::Reverse(*value), *hex));
        goals.truncate(GOALS);
        outline.targets = targets;
        outline.pull = pull(survey, &goals);
        outline
    }
}

fn sources(survey: &Survey<'_>) -> Vec<(Hex, Option<Unit>)> {
    let (charts, board) = (&survey.rules.charts, &survey.state.board);
    let centres = control::working_centres(charts, board, survey.side);
    let dumps = board.sds(charts, survey.side).map(|(dump, hex)| (hex, Some(dump)));
    centres.iter().map(|hex| (hex, None)).chain(dumps).collect()
}

/// Enemy hexes that what is near could take.
fn targets(places: &Places<'_>) -> Vec<(Hex, i64)> {
    let survey = places.survey;
    let enemy = survey.side.enemy();
    let closed = &survey.rules.charts.ground.china;
    let mut found = Vec::new();
    for (hex, _) in &survey.forces[enemy as usize] {
        if closed.has(*hex) {
            continue;
        }
        let near = survey.threat(survey.side, *hex).min(40);
        let value = places.attack(*hex, near, 4);
        if value > 40 {
            found.push((*hex, value));
        }
    }
    found
}

/// VP-Hexes and communities that are open, and own ones that are too weak.
fn gaps(places: &Places<'_>) -> Vec<(Hex, i64)> {
    let survey = places.survey;
    let (own, enemy) = (survey.side, survey.side.enemy());
    let board = &survey.state.board;
    let mut found = Vec::new();
    for hex in survey.rules.charts.ground.communities.iter() {
        let stake = survey.stakes.of(hex);
        if stake < 100 || board.occupied(enemy).has(hex) {
            continue;
        }
        let open = !survey.friendly[own as usize].has(hex);
        let value = match (open, own) {
            (true, _) => stake * 2 / 3,
            (false, Side::VietMinh) => continue,
            (false, Side::French) => {
                let kept = survey.hold(survey.force_in(own, hex), hex);
                (stake as f64 * (1.0 - kept)) as i64
            }
        };
        if value > 60 {
            found.push((hex, value));
        }
    }
    found
}

/// The draw of all goals, hex by hex: the strongest counts.
fn pull(survey: &Survey<'_>, goals: &[(Hex, i64)]) -> Vec<i16> {
    let mut pull = vec![0; HEXES];
    for hex in survey.rules.charts.ground.land.iter() {
        let mut best = 0;
        for (goal, value) in goals {
            let away = goal.distance(hex);
            if away <= FAR {
                best = best.max(value.min(&1200) * (FAR - away) as i64 / FAR as i64);
            }
        }
        pull[hex.index()] = (best / 4) as i16;
    }
    pull
}
