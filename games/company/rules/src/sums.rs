//! The sums that explain themselves, and their terms.

use kernel::Message;

/// A sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("company-sum")]
pub(crate) enum Sum {
    /// The action dice of a unit.
    ActionDice,
    /// The dice of a morale test.
    Morale,
    /// The dice that an action is given.
    Given,
    /// The dice of a shooting.
    ShotDice,
    /// What counts on the saves of a unit.
    Save,
    /// The dice of who assaults.
    Assaulter,
    /// The dice of who is assaulted.
    Target,
}

/// A term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("company-term")]
pub enum Term {
    /// The action dice that foot begins with.
    #[rule("28a")]
    Start,
    /// The same of vehicles.
    #[rule("16a")]
    VehicleStart,
    /// The grade, for action dice.
    #[rule("28a")]
    Grade,
    /// A vehicle of the unit is destroyed.
    #[rule("16a")]
    Destroyed,
    /// No foot is near the vehicles.
    #[rule("16a")]
    NoFoot,
    /// Caches are with the unit.
    #[rule("S-10")]
    Caches,
    /// The unit has no leader.
    #[rule("28a")]
    NoLeader,
    /// The platoon commander is too far away.
    #[rule("S-09")]
    Pc,
    /// Morale fails.
    #[rule("27")]
    Morale,
    /// Foot was under artillery.
    #[rule("34d")]
    Hammered,
    /// So were vehicles.
    #[rule("S-31")]
    VehicleHammered,
    /// Foot has at least so many dice.
    #[rule("28a")]
    Minimum,
    /// So do vehicles.
    #[rule("S-05")]
    VehicleMinimum,
    /// The grade, for morale.
    #[rule("27")]
    MoraleGrade,
    /// No leader, for morale.
    #[rule("27")]
    MoraleNoLeader,
    /// Casualties with the unit.
    #[rule("27")]
    Casualties,
    /// Enemies in proximity.
    #[rule("27")]
    EnemiesNear,
    /// The dice that are left to the unit.
    #[rule("X5.3")]
    LeftToUnit,
    /// Those it keeps back.
    #[rule("X5.3")]
    KeptBack,
    /// The bases that shoot.
    #[rule("33a")]
    Bases,
    /// The bases that react.
    #[rule("33b")]
    ReactionBases,
    /// The grade, for a shot.
    #[rule("33a")]
    ShotGrade,
    /// The grade, for a reaction.
    #[rule("33b")]
    ReactionGrade,
    /// The least and the most dice of a shot.
    #[rule("S-16")]
    Limit,
    /// The least dice of a reaction.
    #[rule("33b")]
    ReactionLimit,
    /// Vehicles shoot.
    #[rule("16d")]
    Vehicles,
    /// The unit has its leader.
    #[rule("S-11")]
    Leader,
    /// It stands in cover.
    #[rule("33c")]
    Cover,
    /// It is down, or veteran.
    #[rule("S-12")]
    DownOrVeteran,
    /// It is shot at over a face, or raw.
    #[rule("S-12")]
    ShortOrRaw,
    /// Bases that count in a fight.
    #[rule("32")]
    FightingBases,
    /// Vehicles fight.
    #[rule("16f")]
    FightingVehicles,
    /// The assault goes over a face.
    #[rule("32")]
    ShortAssault,
    /// The assaulter comes out of no cover.
    #[rule("32")]
    NoCover,
    /// The values of caches.
    #[rule("36")]
    CachesValue,
    /// Casualties of the enemy on the table.
    #[rule("X7.2")]
    EnemyBodies,
    /// Casualties of the Communist that were taken away.
    #[rule("X7.2")]
    EnemyRemoved,
    /// Foot units of the enemy that were wiped out.
    #[rule("X7.2")]
    EnemyUnits,
    /// White Star casualties that were flown out.
    #[rule("X7.2")]
    Evacuated,
    /// Vehicles of the enemy.
    #[rule("X7.2")]
    EnemyVehicles,
    /// Peasants that the enemy killed.
    #[rule("X7.2")]
    Peasants,
    /// Helicopters.
    #[rule("X7.2")]
    Helicopters,
    /// Caches on the ring, and recovered.
    #[rule("X7.2")]
    CachesLeft,
    /// Units that left by the exit edge.
    #[rule("X7.4")]
    Left,
    /// Squares that are held.
    #[rule("X7.4")]
    Held,
    /// The handicap of the mission.
    #[rule("X7.1")]
    Handicap,
    /// The bid for White Star.
    #[rule("X3.9")]
    Bid,
}
