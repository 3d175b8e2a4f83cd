//! The log as a story: whose deed each event is, which kind it is, which step of the sequence it belongs to.

use kernel::Fact;
use siege::board::Place;
use siege::components::Side;
use siege::event::Event;
use siege::flow::{Phase, Piece};
use table::Witnessed;

use look::Moved;
use look::say::Say;
use look::story::{Beat, Part, Sort};

/// An event in the story.
struct Told {
    beat: Beat,
    /// The part of the sequence it can only belong to.
    section: Option<Section>,
    moved: Option<Move>,
}

/// A piece that was moved, and where it stood before.
#[derive(Clone, Copy)]
struct Move {
    piece: Piece,
    from: Place,
}

/// What a heading of the log stands over.
#[derive(Clone, Copy)]
enum Section {
    /// The beginning of a turn.
    Turn,
    /// A step of the sequence of play.
    Step(Phase),
    /// What a phase came to.
    Summary,
}

impl Told {
    const fn result(self) -> Told {
        Told { beat: self.beat.result(), ..self }
    }

    const fn verdict(self) -> Told {
        Told { beat: self.beat.verdict(), ..self }
    }

    const fn within(self, section: Section) -> Told {
        Told { section: Some(section), ..self }
    }

    const fn step(self, phase: Phase) -> Told {
        self.within(Section::Step(phase))
    }

    const fn moves(self, piece: Piece, from: Place) -> Told {
        Told { moved: Some(Move { piece, from }), ..self }
    }
}

const fn nobody(sort: Sort) -> Told {
    Told { beat: Beat::of("", sort), section: None, moved: None }
}

const fn of(side: Side, sort: Sort) -> Told {
    Told { beat: Beat::of(side.name(), sort), section: None, moved: None }
}

const fn french(sort: Sort) -> Told {
    of(Side::French, sort)
}

const fn vietminh(sort: Sort) -> Told {
    of(Side::VietMinh, sort)
}

/// What kind of thing happened, by whom, and in which step: all that the story knows of an event, told in one place.
fn told(event: &Event) -> Told {
    match event {
        Event::Placement { .. } | Event::Placed { .. } | Event::Lifted { .. } => {
            french(Sort::Rest).step(Phase::SetUp)
        }
        Event::DivisionDrawn { .. } => vietminh(Sort::Rest).step(Phase::SetUp),
        Event::OptionRolled { .. } | Event::VariableRolled { .. } => nobody(Sort::Dice),
        Event::OptionDrawn { .. } | Event::Delayed { .. } => nobody(Sort::Rest),
        Event::Turn { .. } => nobody(Sort::Turn).within(Section::Turn),
        Event::Impulse { .. } => nobody(Sort::Turn).step(Phase::VietMinhMovement),
        Event::StepSummary { phase, .. } => nobody(Sort::Turn).step(*phase),
        Event::PhaseSummary { .. } => nobody(Sort::Turn).within(Section::Summary),
        Event::Returned { .. } => french(Sort::Rest).step(Phase::Return),
        Event::Picks { .. } | Event::Challenged { .. } => nobody(Sort::Card),
        Event::Picked { kind } | Event::EventRolled { kind, .. } => {
            of(kind.side(), Sort::Card).step(events_of(kind.side()))
        }
        Event::PoolEmpty { side } => of(*side, Sort::Card),
        Event::ActsAs { kind, .. }
        | Event::NoEffect { kind }
        | Event::Discarded { kind }
        | Event::InEffect { kind } => of(kind.side(), Sort::Card),
        Event::Mined { .. }
        | Event::CondorCounted { .. }
        | Event::RegimentGone
        | Event::DelayedEnter { .. }
        | Event::CondorUnits { .. }
        | Event::Supply { .. }
        | Event::FlakRaid { .. } => nobody(Sort::Rest),
        Event::RegimentJoins { .. }
        | Event::Morale { .. }
        | Event::AaaIndex { .. }
        | Event::ArtilleryIndex { .. } => vietminh(Sort::Rest),
        Event::Reinforced { .. } | Event::LeaderArrived { .. } | Event::LeaderWaits { .. } => {
            french(Sort::Rest)
        }
        Event::PsyopRolled { .. } => nobody(Sort::Dice),
        Event::Activation { .. } => vietminh(Sort::Dice).step(Phase::Activation),
        Event::Ordered { .. } => vietminh(Sort::Rest).step(Phase::Activation),
        Event::ToBase { battalion, from, .. } => {
            vietminh(Sort::Rest).moves(Piece::Battalion(*battalion), Place::Space(*from))
        }
        Event::MissionsGiven { .. } => french(Sort::Deed).step(Phase::Missions),
        Event::CargoGiven { .. } => french(Sort::Deed).step(Phase::Cargo),
        Event::VultureDeclared => french(Sort::Rest).step(Phase::Cargo),
        Event::VultureRolled { .. } | Event::BombRolled { .. } => french(Sort::Dice),
        Event::VultureUnit { .. } => french(Sort::Rest),
        Event::AaaRolled { .. } => vietminh(Sort::Dice).step(Phase::Aaa),
        Event::AaaResults { .. } => vietminh(Sort::Dice).step(Phase::Aaa).result(),
        Event::AaaNobody { .. } => vietminh(Sort::Rest).step(Phase::Aaa),
        Event::ShotDown { .. } | Event::Aborted { .. } => vietminh(Sort::Rest),
        Event::BackToReady { .. } | Event::AmmunitionPaid { .. } => french(Sort::Rest),
        Event::Strikes { guns, .. } if guns.is_empty() => {
            french(Sort::Deed).step(Phase::AirStrikes)
        }
        Event::Strikes { .. } => french(Sort::Deed).step(Phase::FrenchArtillery),
        Event::Struck { .. } => french(Sort::Dice).result(),
        Event::BarrageRolled { .. } | Event::BarrageResult { .. } => {
            vietminh(Sort::Dice).step(Phase::VietMinhArtillery)
        }
        Event::BarrageLost => vietminh(Sort::Rest).step(Phase::VietMinhArtillery),
        Event::AirfieldDestroyed { .. } | Event::LeaderLost { .. } => nobody(Sort::Rest),
        Event::Landed { .. } => french(Sort::Deed).step(Phase::Landing),
        Event::Jumped { .. } | Event::Dropped { .. } => french(Sort::Dice).step(Phase::Landing),
        Event::Delivered { .. } => french(Sort::Rest).step(Phase::Landing),
        Event::Reduced { piece, .. }
        | Event::Eliminated { piece, .. }
        | Event::Panicked { piece, .. } => of(side_of(*piece), Sort::Rest),
        Event::RetreatRolled { piece, .. } => of(side_of(*piece), Sort::Dice),
        Event::Retreated { piece, from, .. } => {
            of(side_of(*piece), Sort::Rest).moves(*piece, Place::Space(*from))
        }
        Event::Control { to, .. } => of(*to, Sort::Rest),
        Event::Moved { unit, from, .. } => {
            let told = french(Sort::Deed).step(Phase::FrenchMovement);
            told.moves(Piece::Unit(*unit), Place::Space(*from))
        }
        Event::Advanced { battalion, from, .. } => {
            let told = vietminh(Sort::Deed).step(Phase::VietMinhMovement);
            told.moves(Piece::Battalion(*battalion), *from)
        }
        Event::FrenchFires { .. } => french(Sort::Deed).step(Phase::FrenchFire),
        Event::VietMinhFires { .. } => vietminh(Sort::Deed).step(Phase::VietMinhFire),
        Event::FireRolled { side, .. } | Event::AssaultRolled { side, .. } => of(*side, Sort::Dice),
        Event::FireResult { side, .. } => of(*side, Sort::Dice).result(),
        Event::NobodyPanics { .. } => nobody(Sort::Rest),
        Event::FliesAgain { .. } => french(Sort::Rest),
        Event::FrenchAssaults { .. } => french(Sort::Deed).step(Phase::FrenchAssault),
        Event::VietMinhAssaults { .. } => vietminh(Sort::Deed).step(Phase::VietMinhAssault),
        Event::Edge { edge, .. } => of(*edge, Sort::Dice),
        Event::AssaultWon { winner, .. } | Event::AssaultDraw { winner, .. } => {
            of(*winner, Sort::Deed).result()
        }
        Event::MoraleStep { .. } => nobody(Sort::Turn).step(Phase::Morale),
        Event::Redeployed { unit, from, .. } => {
            let told = french(Sort::Deed).step(Phase::FrenchRefit);
            told.moves(Piece::Unit(*unit), Place::Space(*from))
        }
        Event::Repaired { .. } | Event::Refitted { .. } | Event::Rebuilt { .. } => {
            french(Sort::Deed).step(Phase::FrenchRefit)
        }
        Event::Recovered { .. } => french(Sort::Rest).step(Phase::FrenchRefit),
        Event::RefitRolled { .. } => vietminh(Sort::Dice).step(Phase::VietMinhRefit),
        Event::Restored { .. } | Event::CameBack { .. } => {
            vietminh(Sort::Rest).step(Phase::VietMinhRefit)
        }
        Event::PoliticsRolled { .. } => nobody(Sort::Dice).step(Phase::Advance),
        Event::GameOver { .. } => nobody(Sort::Turn).step(Phase::Over).verdict(),
    }
}

/// The step in which a side picks its events.
const fn events_of(side: Side) -> Phase {
    match side {
        Side::French => Phase::FrenchEvents,
        Side::VietMinh => Phase::VietMinhEvents,
    }
}

/// Whose piece it is.
const fn side_of(piece: Piece) -> Side {
    match piece {
        Piece::Battalion(_) => Side::VietMinh,
        Piece::Unit(_) | Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => Side::French,
    }
}

/// What kind of thing happened, and by whom.
pub(crate) fn beat(event: &Event) -> Beat {
    told(event).beat
}

impl Section {
    /// The word headings select by.
    const fn name(self) -> &'static str {
        match self {
            Section::Turn => "turn",
            Section::Step(phase) => phase.name(),
            Section::Summary => "summary",
        }
    }

    /// Whether it belongs to an impulse.
    const fn is_in_impulse(self) -> bool {
        match self {
            Section::Turn | Section::Summary => false,
            Section::Step(phase) => is_in_impulse(phase),
        }
    }

    /// Whose step it is, for the lanes of the scrubber; nobody's is empty.
    fn lane(self) -> &'static str {
        match self {
            Section::Turn | Section::Summary => "",
            Section::Step(phase) => lane(phase).map_or("", Side::name),
        }
    }
}

const fn is_in_impulse(phase: Phase) -> bool {
    match phase {
        Phase::VietMinhMovement
        | Phase::FrenchFire
        | Phase::VietMinhAssault
        | Phase::FrenchMovement
        | Phase::VietMinhFire
        | Phase::FrenchAssault => true,
        Phase::SetUp
        | Phase::Return
        | Phase::FrenchEvents
        | Phase::VietMinhEvents
        | Phase::Activation
        | Phase::Missions
        | Phase::Cargo
        | Phase::Aaa
        | Phase::AirStrikes
        | Phase::VietMinhArtillery
        | Phase::FrenchArtillery
        | Phase::Landing
        | Phase::Morale
        | Phase::Victory
        | Phase::FrenchRefit
        | Phase::VietMinhRefit
        | Phase::Advance
        | Phase::Over => false,
    }
}

const fn lane(phase: Phase) -> Option<Side> {
    match phase {
        Phase::VietMinhEvents
        | Phase::Activation
        | Phase::Aaa
        | Phase::VietMinhArtillery
        | Phase::VietMinhMovement
        | Phase::VietMinhAssault
        | Phase::VietMinhFire
        | Phase::VietMinhRefit => Some(Side::VietMinh),
        Phase::FrenchEvents
        | Phase::Missions
        | Phase::Cargo
        | Phase::AirStrikes
        | Phase::FrenchArtillery
        | Phase::Landing
        | Phase::FrenchFire
        | Phase::FrenchMovement
        | Phase::FrenchAssault
        | Phase::FrenchRefit => Some(Side::French),
        Phase::SetUp
        | Phase::Return
        | Phase::Morale
        | Phase::Victory
        | Phase::Advance
        | Phase::Over => None,
    }
}

/// The part of the game each moment belongs to.
pub(crate) fn outline(log: &[Witnessed<Event>], (moments, now): (usize, Part)) -> Vec<Part> {
    let seen = log.iter().take(moments);
    let begun = seen.filter(|moment| matches!(moment.event, Event::Turn { .. })).count();
    let turn = now.turn.saturating_sub(begun);
    let mut part = Part { turn, impulse: 0, side: "", phase: Phase::SetUp.name() };
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        if let Event::Turn { turn } = moment.event {
            part.turn = turn.into();
        }
        if let Event::Impulse { impulse } = moment.event {
            part.impulse = impulse.into();
        }
        if let Some(section) = told(&moment.event).section {
            part.phase = section.name();
            part.side = section.lane();
            if !section.is_in_impulse() {
                part.impulse = 0;
            }
        }
        parts.push(part);
    }
    parts
}

/// "Turn 2, impulse 3: Viet Minh movement".
pub(crate) fn heading(part: Part, say: Say<'_>) -> String {
    let phase = say.word("siege-map-phase", part.phase);
    let facts = [
        ("turn", part.turn.into()),
        ("impulse", part.impulse.into()),
        ("phase", Fact::Text(phase)),
    ];
    say.with("siege-map-heading", &facts)
}

/// Where the units of an event stood before, if it moves units.
pub(crate) fn moved(event: &Event) -> Option<Moved> {
    let Move { piece, from } = told(event).moved?;
    Some((look::key(&from)?, vec![look::key(&piece)?]))
}
