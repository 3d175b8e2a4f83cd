//! Chapter 32, assault, with 16f for vehicles. White Star's block of dice comes first, then the
//! Communist's, then pursuit (31a), then the loser falls back (31b).

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Ledger, Next, Roll, Scope, Seat, Sink};

use crate::Company;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Grade, Side};
use crate::event::Event;
use crate::flow::{
    Assault, AssaultStage, FallBack, FallBackStage, Play, State, Step, check_listed,
};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{losses, movement};
use crate::sets::{Faces, Unit};
use crate::sums::{Sum, Term};
use crate::switches::AssaultReroll;

/// Dice asked for at once.
const HANDFUL: u8 = kernel::chance::MOST_DICE;

/// 32: whether a unit may be assaulted.
pub fn check(rules: &Company, state: &State, unit: Unit, target: Unit) -> Result<(), No> {
    let Some(from) = state.board.square(unit) else { return Err(No::OffTable) };
    if target.side == unit.side || !state.board.visible(target.side).has(target.index) {
        return Err(No::NotAsked);
    }
    if state.board.is_in(target, rules.charts.near(from)) {
        Ok(())
    } else {
        Err(No::NotNear { unit: target })
    }
}

/// The assault begins: the target's owner decides.
pub fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, by: Unit, target: Unit) {
    let Some(assault) = Assault::of(play.rules, play.state, by, target) else { return };
    play.push(Step::Assault(assault));
    play.tell(Event::Assaults { by, target });
}

impl Assault {
    /// An assault that is about to begin.
    fn of(rules: &Company, state: &State, by: Unit, target: Unit) -> Option<Assault> {
        let (from, square) = (state.board.square(by)?, state.board.square(target)?);
        Some(Assault {
            by,
            target,
            square,
            short: rules.charts.faces(from).has(square),
            no_cover: !rules.charts.cover.has(from),
            killed: [0; 2],
            won: false,
            stage: AssaultStage::Decide,
        })
    }

    /// The fighting unit of a side.
    pub(crate) fn unit(&self, side: Side) -> Unit {
        if self.by.side == side { self.by } else { self.target }
    }

    /// The winner, once it is judged.
    pub(crate) fn winner(&self) -> Unit {
        if self.won { self.by } else { self.target }
    }

    /// The loser, once it is judged.
    pub(crate) fn loser(&self) -> Unit {
        if self.won { self.target } else { self.by }
    }
}

/// 32.2: bases that count in a fight (S-27).
pub fn fighting_bases(rules: &Company, grade: Grade, bases: u8) -> u8 {
    let table = &rules.components.tables.assault;
    let counted = (bases as i8).min(table.bases) + rules.components.grades[grade as usize].count;
    counted.max(1) as u8
}

/// 32.3, 16f: the assault dice of a side.
pub(crate) fn dice(rules: &Company, state: &State, assault: &Assault, side: Side) -> u8 {
    let table = &rules.components.tables.assault;
    let unit = assault.unit(side);
    let strength = state.board.body(unit).strength;
    match rules.charts.stats(unit).grade() {
        None => table.vehicle_dice * strength,
        Some(grade) => fighting_bases(rules, grade, strength) * per_base(rules, assault, side),
    }
}

/// 32.3: dice for each base that counts.
fn per_base(rules: &Company, assault: &Assault, side: Side) -> u8 {
    let table = &rules.components.tables.assault;
    let is_assaulter = assault.by.side == side;
    let short = if is_assaulter && assault.short { table.short } else { 0 };
    let open = if !is_assaulter && assault.no_cover { table.no_cover } else { 0 };
    table.per_base + short + open
}

/// 31a: pursuit dice (S-26, S-30).
pub fn pursuit_dice(rules: &Company, grade: Option<Grade>, strength: u8) -> u8 {
    let table = &rules.components.tables.assault;
    match grade {
        None => table.pursuit_vehicle * strength,
        Some(grade) => {
            let counted = (strength as i8).min(table.pursuit_bases)
                + rules.components.grades[grade as usize].count;
            counted.max(1) as u8
        }
    }
}

/// The dice the assault waits for.
fn dice_wanted(rules: &Company, state: &State, assault: &Assault) -> (u8, Faces) {
    let table = &rules.components.tables.assault;
    let saves = |unit: Unit| assault_save(rules, unit);
    let (count, faces) = match assault.stage {
        AssaultStage::Dice { side } => (dice(rules, state, assault, side), table.kill),
        AssaultStage::AgainDice { dice, .. } => (dice, table.kill),
        AssaultStage::Saves { by, kills } => (kills, saves(assault.unit(by.enemy()))),
        AssaultStage::Pursuit => {
            let winner = assault.winner();
            let strength = state.board.body(winner).strength;
            let grade = rules.charts.stats(winner).grade();
            (pursuit_dice(rules, grade, strength), table.pursuit_kill)
        }
        AssaultStage::PursuitSaves { kills } => (kills, saves(assault.loser())),
        AssaultStage::Decide
        | AssaultStage::Again { .. }
        | AssaultStage::Judge
        | AssaultStage::FallBack
        | AssaultStage::Advance => (0, Faces::default()),
    };
    (count.min(HANDFUL), faces)
}

/// 16f: the faces with which a vehicle lives in assault and pursuit; foot has none.
fn assault_save(rules: &Company, unit: Unit) -> Faces {
    let vehicle = rules.charts.stats(unit).vehicle();
    vehicle.map_or(Faces::default(), |v| rules.components.vehicles[v as usize].assault_save)
}

impl StepRules<Company> for Assault {
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let (count, faces) = dice_wanted(rules, state, self);
        let needs = faces.lowest();
        let wanted = match self.stage {
            AssaultStage::Decide => {
                let (unit, by) = (self.target, self.by);
                return Next::ask(state.seat(unit.side), Prompt::Decide { unit, by });
            }
            AssaultStage::Again { dice, kills } => {
                return Next::ask(state.seat(Side::WhiteStar), Prompt::Again { dice, kills });
            }
            AssaultStage::Dice { side } => Ask::Assault { unit: self.unit(side), needs },
            AssaultStage::AgainDice { .. } => {
                Ask::Assault { unit: self.unit(Side::WhiteStar), needs }
            }
            AssaultStage::Saves { by, .. } => Ask::Saves { unit: self.unit(by.enemy()), needs },
            AssaultStage::Pursuit => Ask::Pursuit { unit: self.winner(), needs },
            AssaultStage::PursuitSaves { .. } => Ask::Saves { unit: self.loser(), needs },
            AssaultStage::Judge | AssaultStage::FallBack | AssaultStage::Advance => {
                return rules.end(state);
            }
        };
        Next::dice(wanted, faces.dice(count))
    }

    /// 32.1, S-22: fight or fall back; roll again or not.
    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        match self.stage {
            AssaultStage::Decide => out.extend([Choice::Fight, Choice::FallBack]),
            AssaultStage::Again { .. } => out.extend([Choice::Reroll, Choice::Keep]),
            AssaultStage::Dice { .. }
            | AssaultStage::AgainDice { .. }
            | AssaultStage::Saves { .. }
            | AssaultStage::Judge
            | AssaultStage::Pursuit
            | AssaultStage::PursuitSaves { .. }
            | AssaultStage::FallBack
            | AssaultStage::Advance => (),
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`check` lets no other answer through")]
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let unit = self.target;
        match choice {
            Choice::Fight => {
                let stage = AssaultStage::Dice { side: Side::WhiteStar };
                play.replace(Step::Assault(Assault { stage, ..*self }));
                play.tell(Event::Fights { unit });
            }
            Choice::FallBack => {
                let stage = AssaultStage::Pursuit;
                play.replace(Step::Assault(Assault { won: true, stage, ..*self }));
                play.tell(Event::GivesWay { unit });
            }
            Choice::Reroll => {
                let AssaultStage::Again { dice, kills } = self.stage else { return };
                let stage = AssaultStage::AgainDice { dice, kills };
                play.replace(Step::Assault(Assault { stage, ..*self }));
            }
            Choice::Keep => {
                let AssaultStage::Again { kills, .. } = self.stage else { return };
                play.tell(Event::KeptDice);
                strike(play, *self, Side::WhiteStar, kills);
            }
            _ => (),
        }
    }

    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        rolled(play, *self, roll);
    }

    /// Goes on to the next stage that needs dice or an answer.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut assault = *self;
        let alive = |play: &Play<'_, S>, unit| play.state.board.square(unit).is_some();
        match assault.stage {
            AssaultStage::Decide
            | AssaultStage::Again { .. }
            | AssaultStage::AgainDice { .. }
            | AssaultStage::Saves { .. }
            | AssaultStage::PursuitSaves { .. } => return Flow::Waits,
            AssaultStage::Dice { .. } => {
                if alive(play, assault.by) && alive(play, assault.target) {
                    return Flow::Waits;
                }
                assault.stage = AssaultStage::Judge;
            }
            AssaultStage::Judge => judge(play, &mut assault),
            AssaultStage::Pursuit => {
                if alive(play, assault.by) && alive(play, assault.target) {
                    return Flow::Waits;
                }
                assault.stage = AssaultStage::FallBack;
            }
            AssaultStage::FallBack => {
                fall_back(play, assault);
                return Flow::Goes;
            }
            AssaultStage::Advance => {
                play.pop();
                if assault.won {
                    advance(play, &assault);
                }
                return Flow::Goes;
            }
        }
        play.replace(Step::Assault(assault));
        Flow::Goes
    }
}

/// 32.5: the target wins unless the assaulter killed more, or the whole target.
fn judge<S: Sink<Company>>(play: &mut Play<'_, S>, assault: &mut Assault) {
    let ours = assault.killed[assault.by.side as usize];
    let theirs = assault.killed[assault.target.side as usize];
    assault.won = ours > theirs || play.state.board.square(assault.target).is_none();
    assault.stage = AssaultStage::Pursuit;
    let (assaulter_killed, target_killed) = (ours, theirs);
    let winner = assault.winner();
    play.tell(Event::AssaultJudged { winner, assaulter_killed, target_killed });
}

/// 31b: the loser falls back, if anybody is left of it.
fn fall_back<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault) {
    assault.stage = AssaultStage::Advance;
    play.replace(Step::Assault(assault));
    let unit = assault.loser();
    if play.state.board.square(unit).is_some() {
        let (offered, stage) = (Default::default(), FallBackStage::Offer);
        play.push(Step::FallBack(FallBack { unit, offered, stage }));
    }
}

/// 32.6, S-56: the assaulter moves in if the square is free of enemies.
fn advance<S: Sink<Company>>(play: &mut Play<'_, S>, assault: &Assault) {
    let (unit, to) = (assault.by, assault.square);
    if play.state.board.square(unit).is_none()
        || movement::check_free(play.rules, play.state, unit, to).is_err()
    {
        return;
    }
    play.state.board.put(play.rules, unit, Place::on(to));
    play.tell(Event::Advanced { unit, to });
    movement::arrive(play, unit, to);
}

/// Dice have fallen.
fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault, roll: &Roll) {
    let (count, faces) = dice_wanted(play.rules, play.state, &assault);
    let shown = faces.count(&roll.0);
    let dice = roll.0.clone();
    match assault.stage {
        AssaultStage::Dice { side } => {
            let unit = assault.unit(side);
            play.tell(Event::AssaultRolled { unit, dice, kills: shown });
            match again(play.rules, side, count, shown) {
                Some(stage) => {
                    assault.stage = stage;
                    play.replace(Step::Assault(assault));
                }
                None => strike(play, assault, side, shown),
            }
        }
        AssaultStage::AgainDice { kills, .. } => {
            // S-22: with `all` the second roll replaces the first.
            let all = play.rules.switches.assault_reroll == AssaultReroll::All;
            let kills = if all { shown } else { kills + shown };
            let unit = assault.unit(Side::WhiteStar);
            play.tell(Event::RolledAgain { unit, dice, kills });
            strike(play, assault, Side::WhiteStar, kills);
        }
        AssaultStage::Saves { by, kills } => {
            let unit = assault.unit(by.enemy());
            let dead = kills.min(HANDFUL) - shown;
            play.tell(Event::Saved { unit, dice, needs: faces.lowest(), dead });
            inflict(play, assault, by, dead);
        }
        AssaultStage::Pursuit | AssaultStage::PursuitSaves { .. } => {
            pursuit_rolled(play, assault, roll);
        }
        AssaultStage::Decide
        | AssaultStage::Again { .. }
        | AssaultStage::Judge
        | AssaultStage::FallBack
        | AssaultStage::Advance => (),
    }
}

/// 31a: pursuit dice have fallen, or the saves of pursued vehicles.
fn pursuit_rolled<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault, roll: &Roll) {
    let (_, faces) = dice_wanted(play.rules, play.state, &assault);
    let (shown, dice) = (faces.count(&roll.0), roll.0.clone());
    if let AssaultStage::PursuitSaves { kills } = assault.stage {
        let (unit, needs) = (assault.loser(), faces.lowest());
        let dead = kills.min(HANDFUL) - shown;
        play.tell(Event::Saved { unit, dice, needs, dead });
        return pursue(play, assault, dead);
    }
    play.tell(Event::PursuitRolled { unit: assault.winner(), dice, kills: shown });
    let vehicles = play.rules.charts.stats(assault.loser()).is_vehicle();
    if vehicles && shown > 0 {
        assault.stage = AssaultStage::PursuitSaves { kills: shown };
        play.replace(Step::Assault(assault));
    } else {
        pursue(play, assault, shown);
    }
}

/// S-22: whether White Star rolls again, and what.
fn again(rules: &Company, side: Side, dice: u8, kills: u8) -> Option<AssaultStage> {
    if side == Side::Communist {
        return None;
    }
    let misses = dice - kills;
    match rules.switches.assault_reroll {
        AssaultReroll::Misses => {
            (misses > 0).then_some(AssaultStage::Again { dice: misses, kills })
        }
        AssaultReroll::Sixes => {
            (kills > 0).then_some(AssaultStage::AgainDice { dice: kills, kills })
        }
        AssaultReroll::All => Some(AssaultStage::Again { dice, kills }),
    }
}

/// The kills of a side stand: vehicles save, foot does not.
fn strike<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault, by: Side, kills: u8) {
    let victim = assault.unit(by.enemy());
    if kills > 0 && play.rules.charts.stats(victim).is_vehicle() {
        assault.stage = AssaultStage::Saves { by, kills };
        play.replace(Step::Assault(assault));
    } else {
        inflict(play, assault, by, kills);
    }
}

/// S-23: losses come off before the other side rolls; only what is really removed counts.
fn inflict<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault, by: Side, dead: u8) {
    let victim = assault.unit(by.enemy());
    let losses = losses::lose(play, victim, dead);
    let counts = match play.rules.charts.stats(victim).is_vehicle() {
        true => play.rules.components.tables.assault.vehicle_counts,
        false => 1,
    };
    assault.killed[by as usize] = losses.lost * counts;
    assault.stage = match by {
        Side::WhiteStar => AssaultStage::Dice { side: Side::Communist },
        Side::Communist => AssaultStage::Judge,
    };
    play.replace(Step::Assault(assault));
    losses::ask_leader(play, victim, losses);
}

fn pursue<S: Sink<Company>>(play: &mut Play<'_, S>, mut assault: Assault, dead: u8) {
    assault.stage = AssaultStage::FallBack;
    play.replace(Step::Assault(assault));
    let losses = losses::lose(play, assault.loser(), dead);
    losses::ask_leader(play, assault.loser(), losses);
}

/// The sums behind an assault: the dice of both sides if nobody falls back.
pub fn ledgers(rules: &Company, state: &State, by: Unit, target: Unit) -> Vec<Ledger> {
    let Some(assault) = Assault::of(rules, state, by, target) else { return Vec::new() };
    let sums = [(Sum::Assaulter, by.side), (Sum::Target, target.side)];
    sums.map(|(sum, side)| ledger(rules, state, &assault, side, sum)).to_vec()
}

/// The dice of a side.
fn ledger(rules: &Company, state: &State, assault: &Assault, side: Side, sum: Sum) -> Ledger {
    let mut ledger = Ledger::of(&sum);
    let unit = assault.unit(side);
    let strength = state.board.body(unit).strength;
    let all = i64::from(dice(rules, state, assault, side));
    let Some(grade) = rules.charts.stats(unit).grade() else {
        ledger.add_term(all, &Term::FightingVehicles);
        return ledger;
    };
    let counted = fighting_bases(rules, grade, strength);
    let plain = i64::from(counted * rules.components.tables.assault.per_base);
    ledger.add_term(plain, &Term::FightingBases);
    if all > plain {
        let assaults = side == assault.by.side;
        let term = if assaults { Term::ShortAssault } else { Term::NoCover };
        ledger.add_term(all - plain, &term);
    }
    ledger
}
