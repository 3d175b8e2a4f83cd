//! Chapter 31b, fall back: three squares are offered, the higher die chooses.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Roll, Scope, Seat, Sink};

use crate::Company;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{FallBack, FallBackStage, Play, State, Step, TWO_DICE, check_listed};
use crate::generator::command_distance;
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Reveals, losses, movement};
use crate::sets::{Square, SquareSet, Unit};

/// S-25: the squares a unit may offer. Hidden enemies are not known to White Star (S-68).
pub fn squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let free = |square: &Square| movement::check_free(rules, state, unit, *square).is_ok();
    around(rules, state, unit).iter().filter(free).collect()
}

/// The squares at the distance of a fall back.
fn around(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let Some(from) = state.board.square(unit) else { return SquareSet::NONE };
    let most = rules.components.tables.assault.distance;
    Square::all().filter(|to| (1..=most).contains(&command_distance(from, *to))).collect()
}

fn offered(fall_back: &FallBack) -> SquareSet {
    fall_back.offered.iter().copied().collect()
}

impl StepRules<Company> for FallBack {
    const LISTS_LEGAL: bool = true;

    /// Squares are offered until there are enough; where there is one or none, nobody is asked.
    fn asks(&self, rules: &Company, state: &State) -> Asks {
        let wanted = squares(rules, state, self.unit).len();
        let wanted = wanted.min(rules.components.tables.assault.offered).max(1);
        let open = self.stage == FallBackStage::Offer && self.offered.len() < usize::from(wanted);
        if open { Asks::Seats } else { Asks::Nothing }
    }

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        let unit = self.unit;
        match self.stage {
            FallBackStage::Offer => {
                let offered = self.offered.len() as u8;
                Next::ask(state.seat(unit.side), Prompt::Offer { unit, offered })
            }
            FallBackStage::Dice => Next::dice(Ask::FallBack { unit }, TWO_DICE),
            FallBackStage::Pick { chooser } => {
                Next::ask(state.seat(chooser), Prompt::Pick { unit })
            }
        }
    }

    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match (self.stage, scope) {
            (FallBackStage::Pick { .. }, _) => {
                out.extend(self.offered.iter().copied().map(Choice::Take));
            }
            (_, Scope::All) => {
                let around = around(rules, state, self.unit).minus(offered(self));
                out.extend(around.iter().map(Choice::Offer));
            }
            (_, Scope::Canonical) => offers(rules, state, self, out),
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if let FallBackStage::Pick { .. } = self.stage {
            return check_listed(self, rules, state, choice);
        }
        let Choice::Offer(square) = *choice else { return Err(No::NotAsked) };
        if !around(rules, state, self.unit).minus(offered(self)).has(square) {
            return Err(No::NotAsked);
        }
        movement::check_free(rules, state, self.unit, square)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`check` lets no other answer through")]
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let unit = self.unit;
        match choice {
            Choice::Offer(square) => {
                if reveal(play, unit, square) {
                    return;
                }
                if let Some(Step::FallBack(fall_back)) = play.state.steps.last_mut() {
                    fall_back.offered.push(square);
                    fall_back.offered.sort_unstable();
                }
                play.tell(Event::Offered { unit, square });
            }
            Choice::Take(square) => {
                play.pop();
                go(play, unit, square);
            }
            _ => (),
        }
    }

    /// White Star's die comes first; ties are rolled again.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let [white_star, communist] = [0, 1].map(|place| roll.0.get(place).copied().unwrap_or(0));
        let chooser = match white_star.cmp(&communist) {
            std::cmp::Ordering::Greater => Some(Side::WhiteStar),
            std::cmp::Ordering::Less => Some(Side::Communist),
            std::cmp::Ordering::Equal => None,
        };
        if let Some(chooser) = chooser {
            set_stage(play, FallBackStage::Pick { chooser });
        }
        play.tell(Event::FallBackRolled { white_star, communist });
    }

    /// Goes on once enough squares are offered; a single one is taken, with none the unit is wiped out.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.stage != FallBackStage::Offer {
            return Flow::Waits;
        }
        let (unit, offered) = (self.unit, play.rules.components.tables.assault.offered);
        let legal = squares(play.rules, play.state, unit);
        if legal.len() < offered {
            show_own(play, unit);
        }
        let wanted = legal.len().min(offered);
        match (wanted, legal.first()) {
            (0, _) | (_, None) => {
                play.pop();
                play.tell(Event::NoWayOut { unit });
                if let Some(square) = play.state.board.square(unit) {
                    die_where_it_stands(play, unit, square);
                }
            }
            // S-68: even a single square may hold a hidden unit.
            (1, Some(only)) if reveal(play, unit, only) => (),
            (1, Some(only)) => {
                play.pop();
                go(play, unit, only);
            }
            (_, Some(_)) if self.offered.len() < usize::from(wanted) => return Flow::Waits,
            (_, Some(_)) => set_stage(play, FallBackStage::Dice),
        }
        Flow::Goes
    }
}

/// The squares that search offers, in ascending order, so that each set of squares comes up once.
fn offers(rules: &Company, state: &State, fall_back: &FallBack, out: &mut Vec<Choice>) {
    let open = squares(rules, state, fall_back.unit).minus(offered(fall_back));
    let wanted = rules.components.tables.assault.offered;
    let missing = usize::from(wanted).saturating_sub(fall_back.offered.len()).max(1);
    let floor = fall_back.offered.iter().max().copied();
    let above: SquareSet = open.iter().filter(|square| Some(*square) > floor).collect();
    let enough = usize::from(above.len()).saturating_sub(missing - 1);
    if enough > 0 {
        out.extend(above.iter().take(enough).map(Choice::Offer));
    } else {
        // Squares were offered in another order, or one of them held a hidden unit.
        out.extend(open.iter().map(Choice::Offer));
    }
}

/// 31b: with nowhere to go the unit is wiped out: its bases are casualties, its vehicles lost.
fn die_where_it_stands<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, square: Square) {
    let strength = play.state.board.body(unit).strength;
    losses::lose(play, unit, strength);
    debug_assert!(!play.state.board.is_in(unit, SquareSet::one(square)), "all bases are gone");
}

fn set_stage<S: Sink<Company>>(play: &mut Play<'_, S>, stage: FallBackStage) {
    if let Some(Step::FallBack(fall_back)) = play.state.steps.last_mut() {
        fall_back.stage = stage;
    }
}

/// S-68: a hidden unit in a square that White Star offers is shown. Says whether there was one.
fn reveal<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, square: Square) -> bool {
    if unit.side == Side::Communist {
        return false;
    }
    let one = SquareSet::one(square);
    play.show_in(one);
    play.state.board.close(one);
    play.state.board.occupied(Side::Communist).has(square)
}

/// S-76: with fewer squares to offer than it takes, the hidden units that are in the way are shown: White Star
/// could count them.
fn show_own<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if unit.side == Side::Communist {
        let free = |square: &Square| !play.state.board.occupied(Side::WhiteStar).has(*square);
        let near: SquareSet = around(play.rules, play.state, unit).iter().filter(free).collect();
        let vehicle = play.rules.charts.stats(unit).is_vehicle();
        let hidden = play.state.board.hidden.iter().map(|index| Unit::new(Side::Communist, index));
        let kin = hidden.filter(|other| play.rules.charts.stats(*other).is_vehicle() == vehicle);
        for other in kin.collect::<Vec<_>>() {
            if play.state.board.is_in(other, near) {
                play.show(other);
            }
        }
    }
}

/// The unit is in its new square; it gets up if it was down.
fn go<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    let Some(from) = play.state.board.square(unit) else { return };
    play.state.board.put(play.rules, unit, Place::on(to));
    play.state.board.body_mut(unit).down = false;
    play.tell(Event::FellBack { unit, from, to });
    movement::arrive(play, unit, to);
}
