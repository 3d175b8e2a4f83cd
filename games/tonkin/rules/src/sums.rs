//! The sums that explain themselves, and their terms.

use kernel::Message;

use crate::components::Unit;

/// A sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-sum")]
pub enum Sum {
    /// Attack total.
    Attack,
    /// Defence total.
    Defence,
    /// Modifier of the combat roll.
    Combat,
    /// Barrage total.
    Barrage,
    /// Modifier of the barrage roll.
    BarrageRoll,
    /// Modifier of the attacker's DG die.
    DgAttacker,
    /// Modifier of the defender's DG die.
    DgDefender,
    /// The load of a transport, in Stacking Points.
    Load,
}

impl Sum {
    /// The rule by which it is made.
    const fn rule(self) -> &'static str {
        match self {
            Sum::Attack | Sum::Defence | Sum::Combat => "6.8",
            Sum::Barrage | Sum::BarrageRoll => "6.6",
            Sum::DgAttacker | Sum::DgDefender => "6.14",
            Sum::Load => "3.3",
        }
    }
}

/// A term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-term")]
pub enum Term {
    /// What a unit adds.
    #[rule(of.rule())]
    Unit {
        #[fact(skip)]
        of: Sum,
        unit: Unit,
    },
    /// Units that are not shown.
    #[rule("1.5")]
    Unknown,
    /// The odds are below the table.
    #[rule("6.8")]
    OddsBelow,
    /// The odds are above the table.
    #[rule("6.8")]
    OddsAbove,
    /// The morale of the leading units.
    #[rule("6.10")]
    Morale,
    /// Bolshevik Spirit.
    #[rule("6.12")]
    Spirit,
    /// The terrain.
    #[rule(of.rule())]
    Terrain {
        #[fact(skip)]
        of: Sum,
    },
    /// A river hampers the attack.
    #[rule("6.9")]
    River,
    /// A major river, on the attacker's DG die.
    #[rule("6.14")]
    DgRiver,
    /// A trench.
    #[rule(of.rule())]
    Trench {
        #[fact(skip)]
        of: Sum,
    },
    /// The rains.
    #[rule("1.7")]
    Rain,
    /// The French attack in the early turns.
    #[rule("6.10")]
    EarlyAttack,
    /// The French defend in the early turns.
    #[rule("6.10")]
    EarlyDefence,
    /// An airdrop.
    #[rule("6.4")]
    Airdrop,
    /// An overrun without an SD near it.
    #[rule("6.4")]
    NoDump,
    /// An officer leads the attack from the front.
    #[rule("6.16")]
    HeroAttack,
    /// An officer leads the defence from the front.
    #[rule("6.16")]
    HeroDefence,
    /// The target is DG.
    #[rule("6.14")]
    TargetDg,
    /// The morale of the target.
    #[rule("4.0")]
    TargetMorale,
    /// The Anti-Aircraft unit.
    #[rule("4.0")]
    AntiAircraft,
    /// The best morale of the stack.
    #[rule("6.14")]
    StackMorale,
    /// No more than the limit counts.
    #[rule("6.8")]
    Limit,
}
