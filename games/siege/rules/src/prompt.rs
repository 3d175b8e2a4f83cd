//! What a player or the dice can be asked.

use kernel::{Fact, Message, Rule};

use crate::choice::{
    base_name, battalion_name, event_name, piece_name, space_name, target_name, unit_name,
};
use crate::components::{Battalion, Class, Code, Division, EventKind, Route, Side, Space, Unit};
use crate::flow::{Among, Piece, Supply, Target};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// 29.0: where do the units go?
    Place { left: u8 },
    /// 30.0 GMI: is this event challenged?
    Challenge { kind: EventKind },
    /// 30.0: which cargo unit goes to the Abort box?
    AbortCargo { left: u8 },
    /// 30.0: which air unit goes to the Abort box?
    AbortAir { left: u8 },
    /// 30.0: supply of which type?
    GainSupply { points: u8 },
    /// 14.12: with whom is the leader placed?
    LeaderArrives { leader: Unit },
    /// 15.4, 27.1: which missions?
    Missions,
    /// 14.4: what does the cargo carry?
    Cargo,
    /// 36.2: which US units come?
    VultureUnits { left: u8 },
    /// 12.3: which air unit is hit?
    AaaLoss { class: Class, shot_down: bool },
    /// 28.1: which strategic air strikes?
    AirStrikes,
    /// 15.3: which artillery missions?
    Guns,
    /// 17.1: which attacks?
    Fire,
    /// 17.1, 28.1: who joins the attack?
    Attack { target: Target },
    /// 14.5: what lands where?
    Landing,
    /// 17.5: who loses a step?
    Hit { among: Among, left: u8 },
    /// 17.4: who panics?
    Panic { side: Side, space: Space, left: u8 },
    /// 28.6: which airstrikes may fly again?
    Sorties { left: u8 },
    /// 18.4: with whom do the leaders go?
    Escort { space: Space },
    /// 16.2: who moves where?
    Movement,
    /// 18.1: which assaults?
    Sallies,
    /// 18.1: who joins the assault?
    Sally { from: Space, target: Space },
    /// 22.0: who redeploys?
    Redeploy,
    /// 21.4: which airfield is repaired?
    Repair,
    /// 21.1 to 21.3: who is refitted or rebuilt?
    Refit,
}

impl Prompt {
    /// The rule the question rests on.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            Prompt::Place { .. } => "29.0",
            Prompt::Challenge { .. }
            | Prompt::AbortCargo { .. }
            | Prompt::AbortAir { .. }
            | Prompt::GainSupply { .. } => "30.0",
            Prompt::LeaderArrives { .. } => "14.12",
            Prompt::Missions => "27.1",
            Prompt::Cargo => "14.4",
            Prompt::VultureUnits { .. } => "36.2",
            Prompt::AaaLoss { .. } => "12.3",
            Prompt::AirStrikes => "28.1",
            Prompt::Guns => "15.3",
            Prompt::Fire | Prompt::Attack { .. } => "17.1",
            Prompt::Landing => "14.5",
            Prompt::Hit { among: Among::Base(_), .. } => "28.3",
            Prompt::Hit { among: Among::FieldArtillery, .. } => "13.3",
            Prompt::Hit { .. } => "17.5",
            Prompt::Panic { .. } => "17.8",
            Prompt::Sorties { .. } => "28.6",
            Prompt::Escort { .. } => "S-84",
            Prompt::Movement => "16.2",
            Prompt::Sallies | Prompt::Sally { .. } => "18.1",
            Prompt::Redeploy => "22.3",
            Prompt::Repair => "21.4",
            Prompt::Refit => "21.1",
        })
    }
}

/// The place where steps are lost, as a fact.
fn among_name(among: Among) -> Option<Fact> {
    match among {
        Among::Space(_, space) => Some(space_name(space)),
        Among::Base(route) => Some(base_name(route)),
        Among::FieldArtillery => None,
    }
}

/// What a class of missions is called.
const fn class_word(class: Class) -> &'static str {
    match class {
        Class::Tactical => "tactical",
        Class::Strategic => "strategic",
        Class::Cargo => "cargo",
    }
}

impl Message for Prompt {
    fn id(&self) -> &'static str {
        match self {
            Prompt::Place { .. } => "siege-ask-place",
            Prompt::Challenge { .. } => "siege-ask-challenge",
            Prompt::AbortCargo { .. } => "siege-ask-abort-cargo",
            Prompt::AbortAir { .. } => "siege-ask-abort-air",
            Prompt::GainSupply { .. } => "siege-ask-gain-supply",
            Prompt::LeaderArrives { .. } => "siege-ask-leader-arrives",
            Prompt::Missions => "siege-ask-missions",
            Prompt::Cargo => "siege-ask-cargo",
            Prompt::VultureUnits { .. } => "siege-ask-vulture-units",
            Prompt::AaaLoss { shot_down: true, .. } => "siege-ask-shot-down",
            Prompt::AaaLoss { shot_down: false, .. } => "siege-ask-aborted",
            Prompt::AirStrikes => "siege-ask-air-strikes",
            Prompt::Guns => "siege-ask-guns",
            Prompt::Fire => "siege-ask-fire",
            Prompt::Attack { .. } => "siege-ask-attack",
            Prompt::Landing => "siege-ask-landing",
            Prompt::Hit { among: Among::Space(Side::French, _), .. } => "siege-ask-hit-french",
            Prompt::Hit { among: Among::Space(Side::VietMinh, _), .. } => "siege-ask-hit-vietminh",
            Prompt::Hit { among: Among::Base(_), .. } => "siege-ask-hit-base",
            Prompt::Hit { among: Among::FieldArtillery, .. } => "siege-ask-hit-artillery",
            Prompt::Panic { .. } => "siege-ask-panic",
            Prompt::Sorties { .. } => "siege-ask-sorties",
            Prompt::Escort { .. } => "siege-ask-escort",
            Prompt::Movement => "siege-ask-movement",
            Prompt::Sallies => "siege-ask-sallies",
            Prompt::Sally { .. } => "siege-ask-sally",
            Prompt::Redeploy => "siege-ask-redeploy",
            Prompt::Repair => "siege-ask-repair",
            Prompt::Refit => "siege-ask-refit",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = match *self {
            Prompt::Missions
            | Prompt::Cargo
            | Prompt::AirStrikes
            | Prompt::Guns
            | Prompt::Fire
            | Prompt::Landing
            | Prompt::Movement
            | Prompt::Sallies
            | Prompt::Redeploy
            | Prompt::Repair
            | Prompt::Refit => Vec::new(),
            Prompt::Place { left }
            | Prompt::AbortCargo { left }
            | Prompt::AbortAir { left }
            | Prompt::VultureUnits { left }
            | Prompt::Sorties { left } => vec![("left", left.into())],
            Prompt::Challenge { kind } => vec![("event", event_name(kind))],
            Prompt::GainSupply { points } => vec![("points", points.into())],
            Prompt::LeaderArrives { leader } => vec![("leader", unit_name(leader))],
            Prompt::AaaLoss { class, .. } => vec![("class", Fact::Word(class_word(class)))],
            Prompt::Attack { target } => vec![("target", target_name(target))],
            Prompt::Hit { among, left } => {
                let mut facts = vec![("left", left.into())];
                facts.extend(among_name(among).map(|name| ("space", name)));
                facts
            }
            Prompt::Panic { side, space, left } => vec![
                ("side", Fact::Word(side.name())),
                ("space", space_name(space)),
                ("left", left.into()),
            ],
            Prompt::Escort { space } => {
                vec![("space", space_name(space))]
            }
            Prompt::Sally { from, target } => {
                vec![("from", space_name(from)), ("target", space_name(target))]
            }
        };
        facts.push(("rule", Fact::Text(self.rule().to_string())));
        facts
    }
}

/// Which dice of an attack are rolled (17.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Ground units.
    Ground = 0,
    /// Impact markers.
    Guns = 1,
    /// Airstrikes.
    Aircraft = 2,
}

impl Pool {
    /// All, in the order in which they are rolled.
    pub const ALL: [Pool; 3] = [Pool::Ground, Pool::Guns, Pool::Aircraft];

    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Pool::Ground => "ground",
            Pool::Guns => "guns",
            Pool::Aircraft => "aircraft",
        }
    }
}

/// What dice are rolled or counters are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 34.1 to 34.3: how many counters of an option.
    OptionDie { code: Code },
    /// 34.1 to 34.3: a counter of an option.
    OptionDraw { code: Code },
    /// 29.0(10): the division of a base.
    Division { route: Route },
    /// 31.0: the two dice.
    Variable,
    /// 31.0: the division the 148th begins with.
    VariableDivision,
    /// 8.1: an event marker.
    Pick { side: Side },
    /// 30.0 GMI: is the event cancelled?
    Challenge { kind: EventKind },
    /// 30.0: the die of an event.
    Event { kind: EventKind },
    /// 30.0: a reinforcement.
    Reinforcement,
    /// 30.0 PSYOP: on this unit.
    Psyop { unit: Unit },
    /// 10.1: a Morale Check.
    Activation { division: Division },
    /// 36.2: how many US units.
    Vulture,
    /// 12.1: first dice.
    Aaa,
    /// 12.1: second dice.
    AaaResults,
    /// 28.2: a strategic strike.
    Strike { target: Target },
    /// 37.1: the bomb.
    Bomb,
    /// 13.1: first dice.
    Barrage,
    /// 13.1: the result of a hit, in the column of a 5 or of a 6.
    BarrageResult { six: bool },
    /// 14.7: a jump.
    Jump { unit: Unit },
    /// 14.11: dropped points.
    Airdrop { supply: Supply },
    /// 17.1: Tactical Fire.
    Fire { side: Side, target: Space, pool: Pool },
    /// 18.2: Tactical Edge.
    Edge { side: Side, target: Space },
    /// 18.2: fire in a Close Assault.
    AssaultFire { side: Side, target: Space },
    /// 17.8: how far a unit retreats.
    Retreat { piece: Piece },
    /// 23.0: a Morale Check to restore or bring back a battalion.
    Refit { battalion: Battalion },
    /// 36.3: the political die.
    Politics,
}

/// The word for an option's counters.
pub(crate) const fn code_word(code: Code) -> &'static str {
    match code {
        Code::Start => "start",
        Code::R => "r",
        Code::S => "s",
        Code::C => "c",
        Code::A => "a",
        Code::V => "v",
    }
}

/// The name of a division.
pub(crate) fn division_name(division: Division) -> Fact {
    Fact::Name(format!("division/{}", division.number()))
}

impl Message for Ask {
    fn id(&self) -> &'static str {
        match self {
            Ask::OptionDie { .. } => "siege-roll-option",
            Ask::OptionDraw { .. } => "siege-roll-option-draw",
            Ask::Division { .. } => "siege-roll-division",
            Ask::Variable => "siege-roll-variable",
            Ask::VariableDivision => "siege-roll-variable-division",
            Ask::Pick { .. } => "siege-roll-pick",
            Ask::Challenge { .. } => "siege-roll-challenge",
            Ask::Event { .. } => "siege-roll-event",
            Ask::Reinforcement => "siege-roll-reinforcement",
            Ask::Psyop { .. } => "siege-roll-psyop",
            Ask::Activation { .. } => "siege-roll-activation",
            Ask::Vulture => "siege-roll-vulture",
            Ask::Aaa => "siege-roll-aaa",
            Ask::AaaResults => "siege-roll-aaa-results",
            Ask::Strike { .. } => "siege-roll-strike",
            Ask::Bomb => "siege-roll-bomb",
            Ask::Barrage => "siege-roll-barrage",
            Ask::BarrageResult { .. } => "siege-roll-barrage-result",
            Ask::Jump { .. } => "siege-roll-jump",
            Ask::Airdrop { .. } => "siege-roll-airdrop",
            Ask::Fire { .. } => "siege-roll-fire",
            Ask::Edge { .. } => "siege-roll-edge",
            Ask::AssaultFire { .. } => "siege-roll-assault-fire",
            Ask::Retreat { .. } => "siege-roll-retreat",
            Ask::Refit { .. } => "siege-roll-refit",
            Ask::Politics => "siege-roll-politics",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let word = |side: Side| ("side", Fact::Word(side.name()));
        match *self {
            Ask::Variable
            | Ask::VariableDivision
            | Ask::Reinforcement
            | Ask::Vulture
            | Ask::Aaa
            | Ask::AaaResults
            | Ask::Bomb
            | Ask::Barrage
            | Ask::Politics => Vec::new(),
            Ask::OptionDie { code } | Ask::OptionDraw { code } => {
                vec![("code", Fact::Word(code_word(code)))]
            }
            Ask::Division { route } => vec![("base", base_name(route))],
            Ask::Pick { side } => vec![word(side)],
            Ask::Challenge { kind } | Ask::Event { kind } => vec![("event", event_name(kind))],
            Ask::Psyop { unit } | Ask::Jump { unit } => vec![("unit", unit_name(unit))],
            Ask::Activation { division } => vec![("division", division_name(division))],
            Ask::Strike { target } => vec![("target", target_name(target))],
            Ask::BarrageResult { six } => {
                vec![("column", Fact::Number(if six { 6 } else { 5 }))]
            }
            Ask::Airdrop { supply } => vec![("supply", Fact::Word(supply.id()))],
            Ask::Fire { side, target, pool } => {
                vec![word(side), ("space", space_name(target)), ("pool", Fact::Word(pool.name()))]
            }
            Ask::Edge { side, target } | Ask::AssaultFire { side, target } => {
                vec![word(side), ("space", space_name(target))]
            }
            Ask::Retreat { piece } => vec![("piece", piece_name(piece))],
            Ask::Refit { battalion } => vec![("battalion", battalion_name(battalion))],
        }
    }
}
