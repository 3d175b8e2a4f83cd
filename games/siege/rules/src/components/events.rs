//! The event markers and what they do, step by step (8.0, 30.0).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{Aircraft, Division, Level, Side};
use crate::drawing::Name;

/// How many kinds there are.
pub(crate) const KINDS: usize = 24;
/// How many of them are French; they come first.
pub(crate) const FRENCH_KINDS: usize = 11;

/// The kinds of events (30.0).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    /// Civil Air Transport.
    Cat,
    /// Command Breakdown.
    CommandBreakdown,
    /// Fix Bayonets.
    FixBayonets,
    /// Flak Raid.
    FlakRaid,
    /// GMI.
    Gmi,
    /// Operation Condor, two markers.
    Condor,
    /// Operation Neptune.
    Neptune,
    /// Rats of Nam Yum.
    Rats,
    /// French reinforcements, two markers.
    FrenchReinforcements,
    /// French weather.
    FrenchWeather,
    /// Operation Vulture (36.0).
    Vulture,
    /// Assault Trenches (17.10).
    AssaultTrenches,
    /// Death Volunteers.
    DeathVolunteers,
    /// Giap rallies his troops.
    Giap,
    /// Human Wave Assaults.
    HumanWave,
    /// Infiltration.
    Infiltration,
    /// Katyushas (13.4).
    Katyushas,
    /// Mining.
    Mining,
    /// Morale Fluctuates.
    MoraleFluctuates,
    /// PSYOP.
    Psyop,
    /// Viet Minh reinforcements.
    VietMinhReinforcements,
    /// Resupply Maximum Effort.
    Resupply,
    /// Viet Minh weather.
    VietMinhWeather,
    /// Chinese support (36.0).
    ChiCom,
}

impl EventKind {
    /// All kinds in the order of the list, the French first.
    pub const ALL: [EventKind; KINDS] = [
        EventKind::Cat,
        EventKind::CommandBreakdown,
        EventKind::FixBayonets,
        EventKind::FlakRaid,
        EventKind::Gmi,
        EventKind::Condor,
        EventKind::Neptune,
        EventKind::Rats,
        EventKind::FrenchReinforcements,
        EventKind::FrenchWeather,
        EventKind::Vulture,
        EventKind::AssaultTrenches,
        EventKind::DeathVolunteers,
        EventKind::Giap,
        EventKind::HumanWave,
        EventKind::Infiltration,
        EventKind::Katyushas,
        EventKind::Mining,
        EventKind::MoraleFluctuates,
        EventKind::Psyop,
        EventKind::VietMinhReinforcements,
        EventKind::Resupply,
        EventKind::VietMinhWeather,
        EventKind::ChiCom,
    ];

    /// The kinds of one side.
    pub fn of(side: Side) -> &'static [EventKind] {
        match side {
            Side::French => &EventKind::ALL[..FRENCH_KINDS],
            Side::VietMinh => &EventKind::ALL[FRENCH_KINDS..],
        }
    }

    /// Whose pool it is in.
    pub const fn side(self) -> Side {
        if (self as usize) < FRENCH_KINDS { Side::French } else { Side::VietMinh }
    }

    /// As the pack and the notation call it.
    pub const fn id(self) -> &'static str {
        match self {
            EventKind::Cat => "f_cat",
            EventKind::CommandBreakdown => "f_command_breakdown",
            EventKind::FixBayonets => "f_fix_bayonets",
            EventKind::FlakRaid => "f_flak_raid",
            EventKind::Gmi => "f_gmi",
            EventKind::Condor => "f_condor",
            EventKind::Neptune => "f_neptune",
            EventKind::Rats => "f_rats",
            EventKind::FrenchReinforcements => "f_reinforcements",
            EventKind::FrenchWeather => "f_weather",
            EventKind::Vulture => "f_vulture",
            EventKind::AssaultTrenches => "v_assault_trenches",
            EventKind::DeathVolunteers => "v_death_volunteers",
            EventKind::Giap => "v_giap",
            EventKind::HumanWave => "v_human_wave",
            EventKind::Infiltration => "v_infiltration",
            EventKind::Katyushas => "v_katyushas",
            EventKind::Mining => "v_mining",
            EventKind::MoraleFluctuates => "v_morale_fluctuates",
            EventKind::Psyop => "v_psyop",
            EventKind::VietMinhReinforcements => "v_reinforcements",
            EventKind::Resupply => "v_resupply",
            EventKind::VietMinhWeather => "v_weather",
            EventKind::ChiCom => "v_chicom",
        }
    }

    /// The kind of that id.
    pub fn from_id(id: &str) -> Option<EventKind> {
        EventKind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

impl kernel::Id for EventKind {
    const COUNT: usize = KINDS;
    const NAME: &str = "EventKind";

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    #[inline]
    fn from_index(index: usize) -> EventKind {
        EventKind::ALL[index % KINDS]
    }
}

/// How long an event acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scope {
    /// At once.
    Instant,
    /// Until the end of the turn.
    Turn,
    /// Until the end of the game.
    Game,
    /// From the next turn to the end of the game.
    LaterTurns,
}

/// Where a marker goes (8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Disposition {
    /// Out of the game.
    Discard,
    /// Back to the pool after all picks.
    Return,
    /// Stays in effect.
    Remain,
    /// As its steps say.
    Special,
}

/// A number that a step uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Amount {
    /// A fixed number.
    Fixed(i8),
    /// A die of its own.
    Die,
    /// Minus a die of its own.
    MinusDie,
}

/// What must hold for a step, looked at before the event acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum When {
    /// Nothing.
    Always,
    /// It is the last turn.
    LastTurn,
    /// Battalions of the 316th wait in the Reinforcement box (31.0).
    DelayedWaiting,
    /// The 148th can enter.
    RegimentAvailable,
    /// The 148th is in play or can never enter.
    RegimentNotAvailable,
    /// The French weather was picked this turn.
    FrenchWeatherThisTurn,
    /// So many Condor markers were picked.
    Condors(u8),
    /// In French assaults only.
    FrenchAttacks,
    /// In Viet Minh assaults only.
    VietMinhAttacks,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Effect {
    /// Nothing.
    Nothing,
    /// Cargo units from Reserve to the Abort box, by choice.
    AbortCargo(u8),
    /// A cargo unit carries this many points.
    CargoCapacity { aircraft: Aircraft, points: u8 },
    /// French allowance; with a leader `with_leader`; no fortification bonus.
    FrenchMovement { allowance: u8, with_leader: u8 },
    /// So many Impact markers on one space in an attack.
    ImpactLimit(u8),
    /// Added to the French edge in French assaults.
    FrenchEdge(u8),
    /// The AAA Index falls when a French assault clears a space, so often for each Route.
    FlakRaid { drop: u8, for_each_route: u8 },
    /// One Viet Minh event may be challenged; cancelled when the die shows a bit of these (1 to 6).
    Challenge { cancel_on: u8 },
    /// One more Condor marker.
    CountCondor,
    /// The 148th leaves for good.
    RemoveRegiment,
    /// Both Condor markers leave for good.
    DiscardBoth,
    /// A strategic strike of this strength (28.7).
    Neptune(u8),
    /// GP supply.
    GpSupply(i8),
    /// Artillery supply.
    ArtillerySupply(i8),
    /// Supply of both types.
    BothSupply(i8),
    /// Supply of a type of your choice.
    SupplyChoice(u8),
    /// Counters drawn from the Available box.
    DrawReinforcements(Amount),
    /// Air units from Reserve to the Abort box, by choice.
    AbortAir(Amount),
    /// No French piece moves further, whatever other rules say.
    FrenchCap(u8),
    /// Operation Vulture may be declared (36.1).
    VultureAvailable,
    /// The marker leaves for good.
    Discard,
    /// The marker goes back after all picks.
    Return,
    /// The marker goes back and another is picked.
    ReturnAndSubstitute,
    /// The marker stays.
    Remain,
    /// Viet Minh units neither move nor assault.
    NoMoveNoAssault,
    /// Viet Minh units are in defensive terrain.
    DefensiveTerrain,
    /// Viet Minh units ignore Panic in Tactical Fire.
    NoPanicInFire,
    /// Added to the Viet Minh edge in Viet Minh assaults.
    VietMinhEdge(u8),
    /// Viet Minh morale.
    Morale(Amount),
    /// All divisions refit without a check.
    AllRefit,
    /// The steps of another event.
    AsEvent(EventKind),
    /// Added to the Viet Minh allowance.
    VietMinhMovement(u8),
    /// No Viet Minh fire.
    NoFire,
    /// Dice added to the Viet Minh artillery.
    ArtilleryDice(u8),
    /// The Route of the die is mined.
    MineRoute,
    /// A die for each unit of the PSYOP nationalities: a step lost on a bit of these (1 to 6).
    Psyop { reduce_on: u8 },
    /// The waiting battalions enter.
    EnterDelayed,
    /// The 148th joins a division.
    EnterRegiment(Division),
    /// The AAA Index.
    Aaa(Amount),
    /// The Artillery Index.
    Artillery(Amount),
    /// No piece of either side moves further.
    CapAll(u8),
}

/// One step of an event. All dice ranges of an event share one roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct EventStep {
    /// The faces of the die for which it applies, bits 1 to 6; 0 without a die.
    pub die: u8,
    /// What must hold.
    pub when: When,
    /// The morale levels for which it applies, a bit each; 0 for all.
    pub levels: u8,
    /// What it does.
    pub effect: Effect,
    /// For how long, where it is not the scope of the event.
    pub scope: Option<Scope>,
    /// If it applies, no later step does.
    pub stop: bool,
}

impl EventStep {
    /// Whether the step is meant for that face of the die.
    pub(crate) const fn is_on(&self, face: u8) -> bool {
        self.die == 0 || self.die >> face & 1 == 1
    }

    /// Whether the step is meant for that level of morale.
    pub(crate) const fn is_at(&self, level: Level) -> bool {
        self.levels == 0 || self.levels >> (level as u8) & 1 == 1
    }
}

/// What is printed on the markers of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// Which kind.
    pub kind: EventKind,
    /// Its name.
    pub name: Name,
    /// Its effect, in our words.
    pub effect: Name,
    /// How many markers.
    pub markers: u8,
    /// Only with 36.0.
    pub optional: bool,
    /// How long it acts.
    pub scope: Scope,
    /// Where it goes.
    pub disposition: Disposition,
    /// What it does.
    pub(crate) steps: Vec<EventStep>,
}

impl EventRow {
    /// How many Condor markers its steps wait for; 0 where none does.
    pub(crate) fn condors(&self) -> u8 {
        let counts = self.steps.iter().filter_map(|step| match step.when {
            When::Condors(count) => Some(count),
            When::Always
            | When::LastTurn
            | When::DelayedWaiting
            | When::RegimentAvailable
            | When::RegimentNotAvailable
            | When::FrenchWeatherThisTurn
            | When::FrenchAttacks
            | When::VietMinhAttacks => None,
        });
        counts.max().unwrap_or(0)
    }
}
