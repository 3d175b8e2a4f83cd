//! The words for phases and endings.

use crate::flow::{Ending, Phase};

impl Phase {
    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Return => "return",
            Phase::FrenchEvents => "french-events",
            Phase::VietMinhEvents => "vietminh-events",
            Phase::Activation => "activation",
            Phase::Missions => "missions",
            Phase::Cargo => "cargo",
            Phase::Aaa => "aaa",
            Phase::AirStrikes => "air-strikes",
            Phase::VietMinhArtillery => "vietminh-artillery",
            Phase::FrenchArtillery => "french-artillery",
            Phase::Landing => "landing",
            Phase::VietMinhMovement => "vietminh-movement",
            Phase::FrenchFire => "french-fire",
            Phase::VietMinhAssault => "vietminh-assault",
            Phase::FrenchMovement => "french-movement",
            Phase::VietMinhFire => "vietminh-fire",
            Phase::FrenchAssault => "french-assault",
            Phase::Morale => "morale",
            Phase::Victory => "victory",
            Phase::FrenchRefit => "french-refit",
            Phase::VietMinhRefit => "vietminh-refit",
            Phase::Advance => "advance",
            Phase::Over => "over",
        }
    }

    /// The phase of 4.0 a step belongs to.
    pub(crate) const fn part(self) -> &'static str {
        match self {
            Phase::SetUp => "set-up",
            Phase::Return
            | Phase::FrenchEvents
            | Phase::VietMinhEvents
            | Phase::Activation
            | Phase::Missions
            | Phase::Cargo => "preparation",
            Phase::Aaa
            | Phase::AirStrikes
            | Phase::VietMinhArtillery
            | Phase::FrenchArtillery
            | Phase::Landing => "strategic",
            Phase::VietMinhMovement
            | Phase::FrenchFire
            | Phase::VietMinhAssault
            | Phase::FrenchMovement
            | Phase::VietMinhFire
            | Phase::FrenchAssault => "assault",
            Phase::Morale
            | Phase::Victory
            | Phase::FrenchRefit
            | Phase::VietMinhRefit
            | Phase::Advance
            | Phase::Over => "refit",
        }
    }
}

impl Ending {
    /// The rule that decides.
    pub const fn rule(self) -> &'static str {
        match self {
            Ending::Collapse => "7.4",
            Ending::BombWon | Ending::BombLost => "37.1",
            Ending::Entrenchments | Ending::Central | Ending::TimeUp => "3.1",
            Ending::Politics => "36.3",
            Ending::Routes | Ending::TooFewRoutes => "34.4",
        }
    }

    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Collapse => "collapse",
            Ending::BombWon => "bomb-won",
            Ending::BombLost => "bomb-lost",
            Ending::Entrenchments => "entrenchments",
            Ending::Central => "central",
            Ending::Politics => "politics",
            Ending::Routes => "routes",
            Ending::TooFewRoutes => "too-few-routes",
            Ending::TimeUp => "time-up",
        }
    }
}
