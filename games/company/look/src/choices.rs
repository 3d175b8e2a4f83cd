//! How the choices of Men of Company B stand on the page: which belong together, which send a unit somewhere, which
//! decide about dice, and which questions settle what dice brought.

use company::choice::{Action, Choice};
use company::prompt::Prompt;

use crate::svg::{group_key, square_key, unit_key};
use look::say::{self, Say};
use look::{Label, Mark, Press, Stake};

/// Dice that are committed are to succeed.
const DICE: Stake = ("success", "i-dice", "company-map-chance");
/// A shot out of turn is to kill.
const FIRE: Stake = ("enemy-lost", "k-fire", "company-map-chance-kill");
/// Whoever stands and fights is to kill.
const FIGHT: Stake = ("enemy-lost", "k-assault", "company-map-chance-kill");

/// How a choice stands on the page.
pub(crate) fn press(choice: &Choice) -> Press {
    match choice {
        Choice::Bid(_)
        | Choice::Next(_)
        | Choice::Column(_)
        | Choice::Kind(_)
        | Choice::FallBack
        | Choice::Reroll
        | Choice::TakeCache(_)
        | Choice::Marker(_)
        | Choice::Clockwise
        | Choice::Anticlockwise
        | Choice::Spend
        | Choice::Swivel(..)
        | Choice::Remove(_) => Press::default(),
        Choice::Group(side, group) => Press {
            label: Label::Name(group_key(*side, *group)),
            ..Press::group("company-map-group-group")
        },
        Choice::Unit(unit) => Press::group("company-map-group-unit").unit(unit),
        Choice::Pass(unit) => Press::group("company-map-group-pass").unit(unit).ends(),
        Choice::Act(action) => act(*action),
        Choice::Dice(_) => Press::default().staked(DICE),
        Choice::Fire(unit) => Press::group("company-map-group-fire").unit(unit).staked(FIRE),
        Choice::Fight => Press::default().staked(FIGHT),
        Choice::Peasant(square) => Press::group("company-map-group-peasant").named(square),
        Choice::Offer(square) => Press::group("company-map-group-offer").named(square),
        Choice::Take(square) => Press::group("company-map-group-take").named(square),
        Choice::Ambusher(unit) => Press::group("company-map-group-ambusher").unit(unit),
        Choice::Ambush(..) => Press::group("company-map-group-ambush"),
        Choice::Deploy(unit, _) | Choice::Hide(unit, _) => Press::default().piece(unit_key(*unit)),
        // A line of shells stands with those that begin where it begins.
        Choice::Aim([first, ..]) => Press::default().piece(square_key(*first)),
        Choice::Flee(from, _) => Press::default().piece(square_key(*from)),
        Choice::Back | Choice::End => Press::default().ends(),
        Choice::Done
        | Choice::Stay
        | Choice::Stop
        | Choice::Hold
        | Choice::Keep
        | Choice::NoAmbush
        | Choice::GoOn => Press::default().ends().with(Mark::GoesOn),
    }
}

/// How an action stands on the page. One that has a place or a unit as its target aims at what was pressed before the
/// action was chosen.
fn act(action: Action) -> Press {
    let aimed = |group| Press::group(group).with(Mark::Leads);
    match action {
        Action::Move(square) => aimed("company-map-group-move").named(&square),
        Action::Enter(square) => aimed("company-map-group-enter").named(&square),
        Action::Shoot(unit) => aimed("company-map-group-shoot").unit(&unit),
        Action::Assault(unit) => aimed("company-map-group-assault").unit(&unit),
        Action::Generate(square) => aimed("company-map-group-generate").named(&square),
        Action::Casevac(square) => aimed("company-map-group-casevac").named(&square),
        Action::Leave
        | Action::GoDown
        | Action::GetUp
        | Action::NewLeader
        | Action::Destroy(_)
        | Action::RemoveMarker
        | Action::RemoveBody
        | Action::Disappear
        | Action::Call
        | Action::Search
        | Action::Interrogate => Press::default(),
    }
}

/// Whether a question settles what dice brought.
pub(crate) fn settles(prompt: &Prompt) -> bool {
    match prompt {
        Prompt::PickPeasant { .. }
        | Prompt::Decide { .. }
        | Prompt::Again { .. }
        | Prompt::Offer { .. }
        | Prompt::Pick { .. }
        | Prompt::Swivel
        | Prompt::ShiftMarker { .. }
        | Prompt::ShiftColumn { .. }
        | Prompt::Token { .. }
        | Prompt::Flee => true,
        Prompt::Bid { .. }
        | Prompt::Ring { .. }
        | Prompt::Peasants { .. }
        | Prompt::Deploy { .. }
        | Prompt::Hide { .. }
        | Prompt::Group { .. }
        | Prompt::Unit { .. }
        | Prompt::Action { .. }
        | Prompt::Target { .. }
        | Prompt::Dice { .. }
        | Prompt::PickUp { .. }
        | Prompt::Opportunity { .. }
        | Prompt::Return { .. }
        | Prompt::Aim { .. }
        | Prompt::Name { .. }
        | Prompt::Ambush { .. }
        | Prompt::AmbushFrom { .. }
        | Prompt::EarlyEnd
        | Prompt::Countdown { .. }
        | Prompt::Value { .. } => false,
    }
}

/// The windows for which a standing order can be given: shots out of turn.
pub(crate) const fn windows(_side: &str) -> &'static [&'static str] {
    &["opportunity", "return"]
}

/// The keys of all a choice speaks of, a marker of the ring among them.
pub(crate) fn keys(choice: &Choice) -> Vec<String> {
    let mut keys = say::keys(choice);
    if let Choice::Marker(place) = choice {
        keys.push(format!("marker/{}", place + 1));
    }
    keys
}

/// Where a choice sends its piece, in short.
pub(crate) fn whither(choice: &Choice, say: Say<'_>) -> Option<String> {
    if let Choice::Aim(squares) = choice {
        return Some(squares.map(|square| say.name(&square_key(square))).join(" "));
    }
    let (Choice::Deploy(_, to) | Choice::Hide(_, to) | Choice::Ambush(_, to) | Choice::Flee(_, to)) =
        choice
    else {
        return None;
    };
    Some(say.name(&square_key(*to)))
}
