//! How the choices of Dien Bien Phu stand on the page: which belong together, which send a piece somewhere, which boxes
//! beside the map they speak of; and which questions settle what dice brought.

use kernel::{Fact, ToFact};
use siege::Siege;
use siege::board::{AirBox, GunBox};
use siege::choice::{Choice, Load, Mission};
use siege::components::{Aircraft, Role, Space, Unit};
use siege::flow::{Piece, Supply, Target};
use siege::prompt::Prompt;

use crate::boxes::{Label, air_label, gun_label};
use look::say::{Say, keys as named};
use look::{Mark, Press, Stake, Toggle, key};

/// An attack is to cost the Viet Minh steps.
const ATTACK: Stake = ("vietminh-steps", "k-fire", "siege-map-chance");

/// How a choice stands on the page.
pub(crate) fn press(choice: &Choice) -> Press {
    meaning(choice).press
}

/// The keys of all a choice speaks of, the box it puts a piece in last.
pub(crate) fn keys(choice: &Choice) -> Vec<String> {
    let mut keys = named(choice);
    keys.extend(meaning(choice).into_box.map(|label| label.key.to_owned()));
    keys
}

/// Where a choice sends its piece, in short.
pub(crate) fn whither(rules: &Siege, choice: &Choice, say: Say<'_>) -> Option<String> {
    let Meaning { into_box, whither, .. } = meaning(choice);
    match whither {
        Whither::Unsaid => None,
        Whither::Box => into_box.map(|label| say.t(label.name)),
        Whither::Words(id) => Some(say.t(id)),
        Whither::With(unit) => name(&unit, say),
        Whither::To(target) => short_name(rules, target, say),
        Whither::Jump(space) => {
            let facts = [("space", Fact::Text(short_space(rules, space, say)))];
            Some(say.with("siege-map-jump", &facts))
        }
        Whither::Behind(leader) => {
            let facts = [("leader", Fact::Text(name(&leader, say)?))];
            Some(say.with("siege-map-follow", &facts))
        }
    }
}

/// What a choice means on the page.
#[derive(Default)]
struct Meaning {
    press: Press,
    /// The box beside the map that it puts a piece in.
    into_box: Option<Label>,
    whither: Whither,
}

/// How it is said where a choice sends its piece.
#[derive(Default)]
enum Whither {
    /// By the whole sentence of the choice.
    #[default]
    Unsaid,
    /// By the name of the box it puts the piece in.
    Box,
    /// By the words of an id.
    Words(&'static str),
    /// By the name of the unit that comes with it.
    With(Unit),
    /// By the name of a place.
    To(Target),
    /// By a jump there.
    Jump(Space),
    /// By the leader who goes before.
    Behind(Unit),
}

impl Meaning {
    fn into_box(self, label: Label) -> Meaning {
        Meaning { into_box: Some(label), ..self }
    }

    fn whither(self, whither: Whither) -> Meaning {
        Meaning { whither, ..self }
    }
}

fn plain(press: Press) -> Meaning {
    Meaning { press, ..Meaning::default() }
}

fn group(id: &'static str) -> Meaning {
    plain(Press::group(id))
}

/// Everything a choice means, told in one place.
fn meaning(choice: &Choice) -> Meaning {
    match choice {
        Choice::Done | Choice::Decline => plain(Press::default().ends().with(Mark::GoesOn)),
        Choice::Close | Choice::Drop => plain(Press::default().ends()),
        Choice::Agree => plain(Press::default().staked(ATTACK).with(Mark::Declines)),
        Choice::Challenge | Choice::Gain(_) | Choice::Declare | Choice::Bomb => Meaning::default(),
        Choice::Assign(piece, mission) => assign(*piece, *mission),
        Choice::Recall(piece) => recall(*piece),
        Choice::Fly { aircraft, load } => fly(*aircraft, *load),
        Choice::Place(unit, space)
        | Choice::Land(unit, space)
        | Choice::Move(unit, space)
        | Choice::Redeploy(unit, space)
        | Choice::Rebuild(unit, space) => sends(unit, Whither::To(Target::Space(*space))),
        Choice::Jump(unit, space) => sends(unit, Whither::Jump(*space)),
        Choice::Follow(unit, leader) => sends(unit, Whither::Behind(*leader)),
        Choice::Lift(unit) => sends(unit, Whither::Words("siege-map-lift")),
        Choice::Stay(unit) => sends(unit, Whither::Words("siege-map-stay")),
        Choice::Target(target) => group("siege-map-group-target").whither(Whither::To(*target)),
        Choice::With(piece) => plain(of_piece(taken(), piece)),
        Choice::WithAll => plain(taken().short("web-all").with(Mark::All)),
        Choice::Without(piece) => plain(of_piece(left_out(), piece)),
        Choice::Abort(_) => group("siege-map-group-abort").into_box(air_label(AirBox::Abort)),
        Choice::Again(_) => group("siege-map-group-again").into_box(air_label(AirBox::Tactical)),
        Choice::Placement(one) => plain(Press::group("siege-map-group-placement").named(one)),
        Choice::Take(unit) => plain(Press::group("siege-map-group-take").named(unit)),
        Choice::Lose(piece) => plain(of_piece(Press::group("siege-map-group-lose"), piece)),
        Choice::Assault(..) => group("siege-map-group-assault"),
        Choice::Deliver(unit) => plain(Press::group("siege-map-group-deliver").named(unit)),
        Choice::Panic(piece) => plain(of_piece(Press::group("siege-map-group-panic"), piece)),
        Choice::Escort(unit) => plain(Press::group("siege-map-group-escort").unit(unit)),
        Choice::Repair(airfield) => plain(Press::group("siege-map-group-repair").named(airfield)),
        Choice::Refit(unit) => plain(Press::group("siege-map-group-refit").unit(unit)),
    }
}

/// A choice that stands for a piece: units belong to formations.
fn of_piece(press: Press, piece: &Piece) -> Press {
    match piece {
        Piece::Unit(unit) => press.unit(unit),
        Piece::Battalion(_) | Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => {
            press.named(piece)
        }
    }
}

/// A piece joins the attack.
fn taken() -> Press {
    Press::group("siege-map-group-with").toggles(Toggle::Take)
}

/// A piece is left out of the attack again.
fn left_out() -> Press {
    Press::group("siege-map-group-without").toggles(Toggle::Leave)
}

/// A choice that sends this piece somewhere.
fn sends(piece: &impl ToFact, whither: Whither) -> Meaning {
    let press = match key(piece) {
        Some(key) => Press::default().piece(key),
        None => Press::default(),
    };
    plain(press).whither(whither)
}

/// A piece goes to a mission: an Impact marker on the artillery display, all else on the air display.
fn assign(piece: Piece, mission: Mission) -> Meaning {
    let into_box = match piece {
        Piece::Marker(_) => mission.gun_box().map(gun_label),
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Aircraft(_) | Piece::Neptune => {
            Some(air_label(mission.air_box()))
        }
    };
    Meaning { into_box, ..sends(&piece, Whither::Box) }
}

/// A piece goes back to its Reserve box.
fn recall(piece: Piece) -> Meaning {
    let reserve = match piece {
        Piece::Marker(_) => gun_label(GunBox::Reserve),
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Aircraft(_) | Piece::Neptune => {
            air_label(AirBox::Reserve)
        }
    };
    sends(&piece, Whither::Words("siege-map-recall")).into_box(reserve)
}

/// A cargo unit is loaded.
fn fly(aircraft: Aircraft, load: Load) -> Meaning {
    let (cargo, whither) = match load {
        Load::Supply(Supply::Gp) => (AirBox::CargoGp, Whither::Box),
        Load::Supply(Supply::Ammunition) => (AirBox::CargoArtillery, Whither::Box),
        Load::Unit(unit) => (AirBox::CargoUnit, Whither::With(unit)),
    };
    sends(&aircraft, whither).into_box(air_label(cargo))
}

fn name(thing: &impl ToFact, say: Say<'_>) -> Option<String> {
    key(thing).map(|key| say.name(&key))
}

/// A target in short: a space by its label and the name of its complex, "D-3 Dominique".
fn short_name(rules: &Siege, target: Target, say: Say<'_>) -> Option<String> {
    match target {
        Target::Space(space) => Some(short_space(rules, space, say)),
        Target::Base(_) | Target::Artillery | Target::Aaa => name(&target, say),
    }
}

/// A space in short; one that belongs to no complex has a name of its own.
fn short_space(rules: &Siege, space: Space, say: Say<'_>) -> String {
    let row = rules.components.row(space);
    let own = if say.lang() == "fr" { &row.name.fr } else { &row.name.en };
    let complexes = &rules.components.complexes;
    let complex = row.complex.and_then(|complex| complexes.get(usize::from(complex.0)));
    let name = say.words.typeset(complex.map_or(own, |complex| &complex.name));
    if row.label.is_empty() {
        return name;
    }
    let label = say.words.typeset(&row.label);
    let facts = [("label", Fact::Text(label)), ("name", Fact::Text(name))];
    say.with("siege-map-space-short", &facts)
}

/// Whether a question settles what dice brought.
pub(crate) fn settles(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::AaaLoss { .. }
        | Prompt::Hit { .. }
        | Prompt::Panic { .. }
        | Prompt::Sorties { .. }
        | Prompt::Escort { .. } => true,
        Prompt::Place { .. }
        | Prompt::Challenge { .. }
        | Prompt::AbortCargo { .. }
        | Prompt::AbortAir { .. }
        | Prompt::GainSupply { .. }
        | Prompt::LeaderArrives { .. }
        | Prompt::Missions
        | Prompt::Cargo
        | Prompt::VultureUnits { .. }
        | Prompt::AirStrikes
        | Prompt::Guns
        | Prompt::Fire
        | Prompt::Attack { .. }
        | Prompt::Landing
        | Prompt::Movement
        | Prompt::Sallies
        | Prompt::Sally { .. }
        | Prompt::Redeploy
        | Prompt::Repair
        | Prompt::Refit => false,
    }
}

/// The windows for which a seat can give a standing order: the challenge of GMI, for whoever commands.
pub(crate) fn windows(seat: &str) -> &'static [&'static str] {
    match Role::from_id(seat) {
        // Without a staff the one seat has the whole command.
        Some(Role::Commander) | None => &["GMI"],
        Some(Role::North | Role::South | Role::Air | Role::Artillery) => &[],
    }
}
