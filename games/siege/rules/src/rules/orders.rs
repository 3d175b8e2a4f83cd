//! 17.1, 28.1, 15.3: French attacks, put together target by target, by one seat or several (S-76).
//!
//! Somebody names a target; every seat adds its pieces; the attack is made when all who are in it or could join agree,
//! or the commander does. So are strategic strikes and Tactical Fire; who may attack what: see `strikes` and `fire`.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::choice::Choice;
use crate::components::{Aircraft, MAX_MARKERS, MAX_UNITS, Marker, Optional, Role, Route, Unit};
use crate::flow::{Attacks, Draft, Fiddles, Phase, Piece, Play, State, Step, Target};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{fire, staff, strikes};
use crate::sets::{AircraftSet, MarkerSet, SpaceSet, UnitSet};
use crate::versions;

/// With what the French attack in a step of the sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arm {
    /// 28.1: aircraft, in strategic strikes.
    Aircraft,
    /// 15.3: guns, on their missions.
    Guns,
    /// 17.1: everything, in Tactical Fire.
    All,
}

impl Arm {
    /// The French attack in three steps of the sequence.
    #[expect(clippy::wildcard_enum_match_arm, reason = "there are no attacks in any other step")]
    const fn of(state: &State) -> Arm {
        match state.phase {
            Phase::AirStrikes => Arm::Aircraft,
            Phase::FrenchArtillery => Arm::Guns,
            _ => Arm::All,
        }
    }
}

/// Who shares attacks of a step of the sequence.
const fn roles(arm: Arm) -> &'static [Role] {
    match arm {
        Arm::Aircraft => &[Role::Air],
        Arm::Guns => &[Role::Artillery],
        Arm::All => &[Role::North, Role::South, Role::Air, Role::Artillery],
    }
}

/// What could be attacked in this step of the sequence.
fn targets(state: &State) -> impl Iterator<Item = Target> {
    let strategic: &[Target] = &[Target::Artillery, Target::Aaa];
    let (bases, indexes, spaces): (&[Route], &[Target], SpaceSet) = match Arm::of(state) {
        Arm::Aircraft => (&Route::ALL, strategic, SpaceSet::NONE),
        Arm::Guns => (&[], strategic, SpaceSet::NONE),
        Arm::All => (&[], &[], state.board.swarmed()),
    };
    let bases = bases.iter().copied().map(Target::Base);
    bases.chain(indexes.iter().copied()).chain(spaces.iter().map(Target::Space))
}

/// Whether a target may be attacked, leaving aside who could.
fn check_target(state: &State, attacks: &Attacks, target: Target) -> Result<(), No> {
    match target {
        Target::Space(space) => fire::check_target(state, attacks, space),
        Target::Base(_) | Target::Artillery | Target::Aaa => {
            strikes::check_target(state, attacks, target)
        }
    }
}

/// Whether a piece may join an attack.
fn check_join(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
) -> Result<(), No> {
    if draft.has(piece) {
        return Err(No::NotAsked);
    }
    match draft.target {
        Target::Space(_) => fire::check_join(rules, state, attacks, draft, piece),
        Target::Base(_) | Target::Artillery | Target::Aaa => {
            strikes::check_join(rules, state, attacks, draft, piece)
        }
    }
}

impl Attacks {
    /// Whether a piece has fired in this step (17.2a).
    pub(crate) fn has(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => self.units.has(unit),
            Piece::Marker(marker) => self.guns.has(marker),
            Piece::Aircraft(aircraft) => self.aircraft.has(aircraft),
            Piece::Neptune | Piece::Battalion(_) => false,
        }
    }
}

impl Draft {
    /// An attack on a target, with nobody in it.
    pub(crate) fn on(target: Target) -> Draft {
        Draft {
            target,
            units: UnitSet::NONE,
            guns: MarkerSet::NONE,
            aircraft: AircraftSet::NONE,
            neptune: false,
            agreed: Seats::NONE,
            last: 0,
            fiddles: Fiddles::NONE,
        }
    }

    /// Whether a piece is in it.
    pub(crate) fn has(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => self.units.has(unit),
            Piece::Marker(marker) => self.guns.has(marker),
            Piece::Aircraft(aircraft) => self.aircraft.has(aircraft),
            Piece::Neptune => self.neptune,
            Piece::Battalion(_) => false,
        }
    }

    /// Puts a piece in.
    pub(crate) fn add(&mut self, piece: Piece) {
        match piece {
            Piece::Unit(unit) => self.units.insert(unit),
            Piece::Marker(marker) => self.guns.insert(marker),
            Piece::Aircraft(aircraft) => self.aircraft.insert(aircraft),
            Piece::Neptune => self.neptune = true,
            Piece::Battalion(_) => (),
        }
    }

    /// Leaves a piece out again.
    pub(crate) fn remove(&mut self, piece: Piece) {
        match piece {
            Piece::Unit(unit) => self.units.remove(unit),
            Piece::Marker(marker) => self.guns.remove(marker),
            Piece::Aircraft(aircraft) => self.aircraft.remove(aircraft),
            Piece::Neptune => self.neptune = false,
            Piece::Battalion(_) => (),
        }
    }

    /// Everybody in it.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        let units = self.units.iter().map(Piece::Unit);
        let guns = self.guns.iter().map(Piece::Marker);
        let aircraft = self.aircraft.iter().map(Piece::Aircraft);
        let neptune = self.neptune.then_some(Piece::Neptune);
        units.chain(guns).chain(aircraft).chain(neptune)
    }

    /// Whether nobody is in it.
    pub(crate) fn is_empty(&self) -> bool {
        self.units.is_empty() && self.guns.is_empty() && self.aircraft.is_empty() && !self.neptune
    }
}

/// The place of a piece in canonical order; 0 is before all.
pub(crate) fn key(piece: Piece) -> u8 {
    match piece {
        Piece::Unit(Unit(index)) => 1 + index,
        Piece::Marker(Marker(index)) => 1 + MAX_UNITS as u8 + index,
        Piece::Aircraft(Aircraft(index)) => 1 + (MAX_UNITS + MAX_MARKERS) as u8 + index,
        Piece::Neptune => u8::MAX,
        Piece::Battalion(_) => 0,
    }
}

/// The pieces that might join an attack on a target, as far as boxes and places go.
fn pool(rules: &Siege, state: &State, target: Target) -> (UnitSet, MarkerSet, AircraftSet) {
    match target {
        Target::Space(space) => fire::pool(rules, state, space),
        Target::Base(_) | Target::Artillery | Target::Aaa => strikes::pool(state, target),
    }
}

/// Every piece that might join.
fn joiners(rules: &Siege, state: &State, draft: &Draft) -> impl Iterator<Item = Piece> {
    let (units, guns, aircraft) = pool(rules, state, draft.target);
    let units = units.minus(draft.units).iter().map(Piece::Unit);
    let guns = guns.minus(draft.guns).iter().map(Piece::Marker);
    let aircraft = aircraft.minus(draft.aircraft).iter().map(Piece::Aircraft);
    let neptune = !matches!(draft.target, Target::Space(_)) && strikes::has_neptune(state);
    let neptune = (neptune && !draft.neptune).then_some(Piece::Neptune);
    units.chain(guns).chain(aircraft).chain(neptune)
}

/// Every piece that can join.
fn open_to(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
) -> impl Iterator<Item = Piece> {
    let can = |piece: &Piece| check_join(rules, state, attacks, draft, *piece).is_ok();
    joiners(rules, state, draft).filter(can)
}

/// Whether a target may be attacked by somebody.
fn check_open(rules: &Siege, state: &State, attacks: &Attacks, target: Target) -> Result<(), No> {
    check_target(state, attacks, target)?;
    let draft = Draft::on(target);
    match open_to(rules, state, attacks, &draft).next() {
        Some(_) => Ok(()),
        None => Err(out_of_reach(rules, state, attacks, &draft)),
    }
}

/// Nothing can join an attack: want of ammunition where that alone is missing, and otherwise nothing reaches.
fn out_of_reach(rules: &Siege, state: &State, attacks: &Attacks, draft: &Draft) -> No {
    let refusals = joiners(rules, state, draft)
        .filter_map(|piece| check_join(rules, state, attacks, draft, piece).err());
    let unpaid = refusals.into_iter().find(|no| matches!(no, No::Ammunition { .. }));
    let target = draft.target;
    unpaid.unwrap_or(match Arm::of(state) {
        Arm::Aircraft => No::NothingReaches { target },
        Arm::Guns => No::NoGuns { target },
        Arm::All => No::NobodyInRange { target },
    })
}

/// 37.1: whether the bomb may be dropped.
fn has_bomb(rules: &Siege, state: &State) -> bool {
    state.phase == Phase::AirStrikes
        && rules.plays(Optional::Nuclear)
        && state.board.events.declared.is_some()
}

impl StepRules<Siege> for Attacks {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        let prompt = match (&self.draft, Arm::of(state)) {
            (Some(draft), _) => Prompt::Attack { target: draft.target },
            (None, Arm::Aircraft) => Prompt::AirStrikes,
            (None, Arm::Guns) => Prompt::Guns,
            (None, Arm::All) => Prompt::Fire,
        };
        Next::Decision { seats: self.asked(rules, state), prompt }
    }

    /// Who shares the step; while an attack is put together, who has a piece in it or one that can join.
    fn asked(&self, rules: &Siege, state: &State) -> Seats {
        let Some(draft) = &self.draft else {
            return staff::sharing(rules, roles(Arm::of(state)), self.done);
        };
        if !rules.staff {
            return Seats::only(staff::COMMANDER);
        }
        let pieces = draft.pieces().chain(open_to(rules, state, self, draft));
        let seats = owners(rules, state, pieces).with(staff::COMMANDER);
        staff::without(seats, draft.agreed)
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if let Some(draft) = &self.draft {
            return joining(rules, state, self, draft, scope, out);
        }
        out.push(Choice::Done);
        out.extend(targets(state).map(Choice::Target));
        if has_bomb(rules, state) {
            out.push(Choice::Bomb);
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        if let Some(draft) = &self.draft {
            return check_draft(rules, state, seat, self, draft, *choice);
        }
        match *choice {
            Choice::Close => staff::check_close(rules, seat),
            Choice::Done => Ok(()),
            Choice::Bomb if has_bomb(rules, state) => Ok(()),
            Choice::Target(target) => check_open(rules, state, self, target),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut attacks = *self;
        match (self.draft, choice) {
            (_, Choice::Target(target)) => attacks.draft = Some(Draft::on(target)),
            (_, Choice::Drop) => attacks.draft = None,
            (_, Choice::Bomb) => (),
            (_, Choice::Close) => attacks.done = staff::everybody(),
            (_, Choice::Done) => attacks.done = attacks.done.with(seat),
            (
                Some(draft),
                Choice::With(_) | Choice::Without(_) | Choice::WithAll | Choice::Agree,
            ) => match changed(play, seat, self, draft, choice) {
                Some(draft) => attacks.draft = Some(draft),
                None => return launch(play, Attacks { draft: None, ..attacks }, draft),
            },
            // No other answer is legal.
            _ => (),
        }
        play.replace(Step::Attacks(attacks));
        if choice == Choice::Bomb {
            play.push(Step::BombDie);
        }
    }

    /// The step ends when everybody is done, or when nothing can be attacked any more.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        if self.draft.is_some() {
            return Flow::Waits;
        }
        let possible = || {
            let open = |target| check_open(rules, state, self, target).is_ok();
            has_bomb(rules, state) || targets(state).any(open)
        };
        if !self.asked(rules, state).is_empty() && possible() {
            return Flow::Waits;
        }
        play.pop();
        if play.state.phase == Phase::FrenchFire {
            fire::end_french(play, *self);
        } else {
            strikes::pay(play, *self);
        }
        Flow::Goes
    }
}

/// Pieces that join, pieces to leave out, agreement.
fn joining(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Agree);
    match scope {
        Scope::All => {
            out.extend(joiners(rules, state, draft).map(Choice::With));
            out.extend(draft.pieces().map(Choice::Without));
            out.extend([Choice::WithAll, Choice::Drop]);
        }
        Scope::Canonical => {
            let mut sorts = 0u32;
            let later = |piece: &Piece| key(*piece) > draft.last && !attacks.has(*piece);
            for piece in joiners(rules, state, draft).filter(later) {
                // Of aircraft that are alike only the first: they all wait in one box.
                if let Piece::Aircraft(aircraft) = piece {
                    let sort = 1 << rules.charts.alike_aircraft(aircraft);
                    if sorts & sort != 0 {
                        continue;
                    }
                    sorts |= sort;
                }
                out.push(Choice::With(piece));
            }
        }
    }
}

/// Whether an answer is legal while an attack is put together.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
fn check_draft(
    rules: &Siege,
    state: &State,
    seat: Seat,
    attacks: &Attacks,
    draft: &Draft,
    choice: Choice,
) -> Result<(), No> {
    match choice {
        Choice::With(piece) => {
            check_join(rules, state, attacks, draft, piece)?;
            staff::check_owner(rules, state, seat, piece)
        }
        Choice::Without(piece) if draft.has(piece) => {
            draft.fiddles.check(No::Fiddled)?;
            staff::check_owner(rules, state, seat, piece)
        }
        Choice::WithAll => match next_joiner(rules, state, seat, attacks, draft) {
            Some(_) => Ok(()),
            None if draft.is_empty() => Err(out_of_reach(rules, state, attacks, draft)),
            None => Err(match Arm::of(state) {
                Arm::Aircraft | Arm::Guns => No::AllStrike,
                Arm::All => No::AllPicked,
            }),
        },
        Choice::Agree if draft.is_empty() => Err(match Arm::of(state) {
            Arm::Aircraft | Arm::Guns => No::NobodyStrikes,
            Arm::All => No::NobodyPicked,
        }),
        Choice::Agree => Ok(()),
        Choice::Drop => {
            let own = |piece| staff::check_owner(rules, state, seat, piece).is_ok();
            if draft.pieces().all(own) { Ok(()) } else { Err(No::CommanderOnly) }
        }
        _ => Err(No::NotAsked),
    }
}

/// A piece of a seat that can join.
fn next_joiner(
    rules: &Siege,
    state: &State,
    seat: Seat,
    attacks: &Attacks,
    draft: &Draft,
) -> Option<Piece> {
    open_to(rules, state, attacks, draft)
        .find(|piece| staff::check_owner(rules, state, seat, *piece).is_ok())
}

/// The attack after an answer; none when it is made.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
fn changed<S: Sink<Siege>>(
    play: &Play<'_, S>,
    seat: Seat,
    attacks: &Attacks,
    mut draft: Draft,
    choice: Choice,
) -> Option<Draft> {
    let (rules, state) = (play.rules, &*play.state);
    if choice == Choice::Agree {
        draft.agreed = draft.agreed.with(seat);
        return (!is_agreed(rules, state, attacks, &draft)).then_some(draft);
    }
    draft.agreed = Seats::NONE;
    match choice {
        Choice::With(piece) => {
            draft.add(piece);
            draft.last = key(piece);
        }
        Choice::Without(piece) => {
            draft.remove(piece);
            draft.last = 0;
            draft.fiddles.count();
        }
        Choice::WithAll => {
            while let Some(piece) = next_joiner(rules, state, seat, attacks, &draft) {
                draft.add(piece);
                draft.last = key(piece);
            }
        }
        _ => (),
    }
    Some(draft)
}

/// The seats that own these pieces.
fn owners(rules: &Siege, state: &State, pieces: impl Iterator<Item = Piece>) -> Seats {
    let seats = pieces.map(|piece| staff::seat(rules, staff::owner(rules, state, piece)));
    seats.fold(Seats::NONE, Seats::with)
}

/// S-76: all whose pieces are in the attack agree, and all who could still join it but those who are done with
/// the step; or the commander does.
pub(crate) fn is_agreed(rules: &Siege, state: &State, attacks: &Attacks, draft: &Draft) -> bool {
    let mut awaited = owners(rules, state, draft.pieces());
    if rules.version.has(&versions::AGREEMENT_WAITS) {
        let could = owners(rules, state, open_to(rules, state, attacks, draft));
        awaited = staff::without(could, attacks.done).iter().fold(awaited, Seats::with);
    }
    let agreed = draft.agreed;
    agreed.contains(staff::COMMANDER) || staff::without(awaited, agreed).is_empty()
}

/// The attack is made.
fn launch<S: Sink<Siege>>(play: &mut Play<'_, S>, mut attacks: Attacks, draft: Draft) {
    attacks.units = attacks.units.or(draft.units);
    attacks.guns = attacks.guns.or(draft.guns);
    attacks.aircraft = attacks.aircraft.or(draft.aircraft);
    let values = draft.guns.iter().map(|marker| play.rules.charts.value(marker));
    let factors = &mut attacks.factors[strikes::sum_of(draft.target)];
    *factors = factors.saturating_add(values.sum());
    match draft.target {
        Target::Space(space) => attacks.spaces.insert(space),
        target @ (Target::Base(_) | Target::Artillery | Target::Aaa) => {
            attacks.struck |= strikes::bit(target);
        }
    }
    play.replace(Step::Attacks(attacks));
    match draft.target {
        Target::Space(space) => fire::launch(play, draft, space),
        Target::Base(_) | Target::Artillery | Target::Aaa => strikes::launch(play, draft),
    }
}
