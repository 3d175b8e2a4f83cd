//! What a player or the dice can be asked.

use kernel::Message;

use crate::components::{Battalion, Class, Code, Division, EventKind, Route, Side, Space, Unit};
use crate::flow::{Among, Piece, Supply, Target};
use crate::names::base_name;

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-ask", rule)]
pub enum Prompt {
    /// Where do the units go?
    #[rule("29.0")]
    Place { left: u8 },
    /// Is this event challenged (GMI)?
    #[rule("30.0")]
    Challenge {
        #[fact(name = "event")]
        kind: EventKind,
    },
    /// Which cargo unit goes to the Abort box?
    #[rule("30.0")]
    AbortCargo { left: u8 },
    /// Which air unit goes to the Abort box?
    #[rule("30.0")]
    AbortAir { left: u8 },
    /// Supply of which type?
    #[rule("30.0")]
    GainSupply { points: u8 },
    /// With whom is the leader placed?
    #[rule("14.12")]
    LeaderArrives { leader: Unit },
    /// Which missions?
    #[rule("27.1")]
    Missions,
    /// What does the cargo carry?
    #[rule("14.4")]
    Cargo,
    /// Which US units come?
    #[rule("36.2")]
    VultureUnits { left: u8 },
    /// Which air unit is hit?
    #[rule("12.3")]
    #[says("shot-down", when = *shot_down)]
    AaaLoss {
        class: Class,
        #[fact(skip)]
        shot_down: bool,
    },
    /// Which strategic air strikes?
    #[rule("28.1")]
    AirStrikes,
    /// Which artillery missions?
    #[rule("15.3")]
    Guns,
    /// Which attacks?
    #[rule("17.1")]
    Fire,
    /// Who joins the attack?
    #[rule(target.procedure())]
    Attack { target: Target },
    /// What lands where?
    #[rule("14.5")]
    Landing,
    /// Who loses a step?
    #[rule(among.rule())]
    #[says("hit-french", when = matches!(among, Among::Space(Side::French, _)))]
    #[says("hit-viet-minh", when = matches!(among, Among::Space(Side::VietMinh, _)))]
    #[says("hit-base", when = matches!(among, Among::Base(_)))]
    #[facts(left, space = among)]
    Hit { among: Among, left: u8 },
    /// Who panics?
    #[rule("17.8")]
    Panic { side: Side, space: Space, left: u8 },
    /// Which airstrikes may fly again?
    #[rule("28.6")]
    Sorties { left: u8 },
    /// With whom do the leaders go?
    #[rule("S-84")]
    Escort { space: Space },
    /// Who moves where?
    #[rule("16.2")]
    Movement,
    /// Which assaults?
    #[rule("18.1")]
    Sallies,
    /// Who joins the assault?
    #[rule("18.1")]
    Sally { from: Space, target: Space },
    /// Who redeploys?
    #[rule("22.3")]
    Redeploy,
    /// Which airfield is repaired?
    #[rule("21.4")]
    Repair,
    /// Who is refitted or rebuilt?
    #[rule("21.1")]
    Refit,
}

impl Among {
    /// The rule that says who loses steps.
    const fn rule(self) -> &'static str {
        match self {
            Among::Space(..) => "17.5",
            Among::Base(_) => "28.3",
            Among::FieldArtillery => "13.3",
        }
    }
}

impl Target {
    /// The rule that says how it is attacked.
    const fn procedure(self) -> &'static str {
        match self {
            Target::Space(_) => "17.1",
            Target::Base(_) | Target::Artillery | Target::Aaa => "28.2",
        }
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
    pub(crate) const ALL: [Pool; 3] = [Pool::Ground, Pool::Guns, Pool::Aircraft];

    /// The word messages select by.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Pool::Ground => "ground",
            Pool::Guns => "guns",
            Pool::Aircraft => "aircraft",
        }
    }
}

/// What dice are rolled or counters are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-roll", rules)]
pub enum Ask {
    /// How many counters of an option.
    #[rule("34.1", "34.2", "34.3")]
    OptionDie { code: Code },
    /// A counter of an option.
    #[rule("34.1", "34.2", "34.3")]
    OptionDraw { code: Code },
    /// 29.0(10): the division of a base.
    Division {
        #[fact(name = "base", with = base_name(*route))]
        route: Route,
    },
    /// The two dice.
    #[rule("31.0")]
    Variable,
    /// The division the 148th begins with.
    #[rule("31.0")]
    VariableDivision,
    /// An event marker.
    #[rule("8.1")]
    Pick { side: Side },
    /// 30.0 GMI: is the event cancelled?
    Challenge {
        #[fact(name = "event")]
        kind: EventKind,
    },
    /// The die of an event.
    #[rule("30.0")]
    Event {
        #[fact(name = "event")]
        kind: EventKind,
    },
    /// A reinforcement.
    #[rule("30.0")]
    Reinforcement,
    /// 30.0 PSYOP: on this unit.
    Psyop { unit: Unit },
    /// A Morale Check.
    #[rule("10.1")]
    Activation { division: Division },
    /// How many US units.
    #[rule("36.2")]
    Vulture,
    /// First dice.
    #[rule("12.1")]
    Aaa,
    /// Second dice.
    #[rule("12.1")]
    AaaResults,
    /// A strategic strike.
    #[rule("28.2")]
    Strike { target: Target },
    /// The bomb.
    #[rule("37.1")]
    Bomb,
    /// First dice.
    #[rule("13.1")]
    Barrage,
    /// The result of a hit, in the column of a 5 or of a 6.
    #[rule("13.1")]
    BarrageResult {
        #[fact(name = "column", with = if *six { 6 } else { 5 })]
        six: bool,
    },
    /// A jump.
    #[rule("14.7")]
    Jump { unit: Unit },
    /// Dropped points.
    #[rule("14.11")]
    Airdrop { supply: Supply },
    /// Tactical Fire.
    #[rule("17.1")]
    Fire {
        side: Side,
        #[fact(name = "space")]
        target: Space,
        pool: Pool,
    },
    /// Tactical Edge.
    #[rule("18.2")]
    Edge {
        side: Side,
        #[fact(name = "space")]
        target: Space,
    },
    /// Fire in a Close Assault.
    #[rule("18.2")]
    AssaultFire {
        side: Side,
        #[fact(name = "space")]
        target: Space,
    },
    /// How far a unit retreats.
    #[rule("17.8")]
    Retreat { piece: Piece },
    /// A Morale Check to restore or bring back a battalion.
    #[rule("23.0")]
    Refit { battalion: Battalion },
    /// The political die.
    #[rule("36.3")]
    Politics,
}
