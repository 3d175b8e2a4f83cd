//! What a choice leads to, tried out in a world that fits the viewer's view: whether it can be taken
//! back, and what cards would change about its odds.

use kernel::{Event as _, Next, Odds, Rules, Scope, Seat, Viewer, legal, odds};
use table::Said;

use crate::press::{Mark, Press, Toggle};

/// What stands against taking a choice back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// Dice fall or a card is drawn.
    Dice,
    /// The others learn something.
    Reveal,
    /// Somebody else is asked next, or the game ends.
    HandOver,
}

/// A card that could be played on the way, with what becomes of the odds.
#[derive(Clone, Debug, PartialEq)]
pub struct WhatIf {
    /// The choice.
    pub(crate) said: Said,
    /// The odds with it.
    pub(crate) odds: Odds,
}

/// Steps after which a look ahead gives up.
const FAR: usize = 40;
/// More units than ever stand round a place.
const MOST_JOINING: usize = 120;

/// What stands against taking a listed choice back; nothing when the same seat goes on choosing.
pub(crate) fn finality<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Option<Final> {
    // Letting a window pass is no step to think twice about.
    if rules.standing(world).is_some_and(|standing| standing.decline == *choice) {
        return None;
    }
    let mut choice = legal::prove_listed(rules, world, seat, choice).ok()?;
    let mut world = world.clone();
    for _ in 0..FAR {
        let mut events: Vec<R::Event> = Vec::new();
        rules.apply(&mut world, seat, choice, &mut events);
        if events.iter().any(|event| event.is_reveal()) {
            return Some(Final::Reveal);
        }
        match rules.next(&world) {
            Next::Chance(_) => return Some(Final::Dice),
            Next::Over(_) => return Some(Final::HandOver),
            Next::Decision { seats, .. } if !seats.contains(seat) => return Some(Final::HandOver),
            Next::Decision { .. } => (),
        }
        // A window in which nothing can be played passes by itself.
        let standing = rules.standing(&world)?;
        let mut answers = Vec::new();
        rules.legal(&world, seat, &mut answers);
        if answers.iter().any(|answer| *answer != standing.decline) {
            return None;
        }
        choice = legal::prove_listed(rules, &world, seat, &standing.decline).ok()?;
    }
    None
}

/// The cards the seat could play in the window that is open, and the odds with each.
pub(crate) fn answers<R: Rules>(rules: &R, world: &R::State, seat: Seat) -> Vec<WhatIf> {
    let mut answers = Vec::new();
    rules.legal(world, seat, &mut answers);
    let quiet = rules.settle(world, kernel::Seats::only(seat));
    let found = answers.into_iter().filter(|answer| *answer != quiet).filter_map(|answer| {
        let worlds = vec![odds::distribution(rules, world, seat, &answer)?];
        Some(WhatIf { said: Said::of(&answer), odds: Odds { worlds, ledgers: Vec::new() } })
    });
    // Those after which something is left to chance.
    found.filter(|what_if| what_if.odds.worlds.iter().any(|world| world.len() > 1)).collect()
}

/// The cards the seat could play before the dice of a choice fall, and the odds with each.
pub(crate) fn what_ifs<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Vec<WhatIf> {
    let window = own_window(rules, world.clone(), seat, choice);
    window.map(|window| answers(rules, &window, seat)).unwrap_or_default()
}

/// The first question after a choice in which the seat itself may play something, before any dice fall.
fn own_window<R: Rules>(
    rules: &R,
    mut world: R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Option<R::State> {
    let choice = legal::prove_listed(rules, &world, seat, choice).ok()?;
    rules.apply(&mut world, seat, choice, &mut ());
    for _ in 0..FAR {
        let Next::Decision { seats, .. } = rules.next(&world) else { return None };
        rules.standing(&world)?;
        let mut answers = Vec::new();
        let asked = seats.lowest()?;
        rules.legal(&world, asked, &mut answers);
        if seats.contains(seat) && answers.len() > 1 {
            return Some(world);
        }
        let quiet = rules.settle(&world, seats);
        let quiet = legal::prove_listed(rules, &world, asked, &quiet).ok()?;
        rules.apply(&mut world, asked, quiet, &mut ());
    }
    None
}

/// The odds of an attack that is put together, with everybody who can join: after the choice that begins it,
/// if it is not begun yet. Nothing where no attack is begun, or where all who can join have joined.
pub(crate) fn with_all<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    first: Option<&R::Choice>,
    press: impl Fn(&R::Choice) -> Press,
) -> Option<Odds> {
    let mut world = world.clone();
    if let Some(choice) = first {
        go_on(rules, &mut world, seat, choice)?;
    }
    for joined in 0..MOST_JOINING {
        let joins = |choice: &R::Choice| press(choice).toggle == Toggle::Take;
        let Some(join) = first_legal(rules, &world, seat, joins) else {
            let fires = |choice: &R::Choice| press(choice).is(Mark::Declines);
            let fire = first_legal(rules, &world, seat, fires)?;
            // A world that fits the view has no secret of the other side in it, and nor has what is seen of it.
            let view = rules.view(&world, Viewer::Seat(seat));
            let spanned = || rules.odds_worlds(&view, &fire);
            return (joined > 0).then(|| match spanned() {
                Some(worlds) => odds::odds_in(rules, &worlds, seat, &fire),
                None => {
                    let mut world = world.clone();
                    rules.foresee(&mut world);
                    odds::odds_in(rules, &[world], seat, &fire)
                }
            })?;
        };
        go_on(rules, &mut world, seat, &join)?;
    }
    None
}

/// The first legal choice of a kind. Search meets every set of units once and in one order, so that it is not
/// offered those who come before others; here everybody is asked. What takes all at once is free, and left out:
/// it may be offered for ever.
fn first_legal<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    is_wanted: impl Fn(&R::Choice) -> bool,
) -> Option<R::Choice> {
    let mut answers = Vec::new();
    rules.candidates(world, seat, Scope::All, &mut answers);
    answers.into_iter().find(|choice| {
        is_wanted(choice)
            && !rules.is_free(world, choice)
            && rules.check(world, seat, choice).is_ok()
    })
}

/// Makes a choice after which the same seat goes on choosing, with no dice in between.
fn go_on<R: Rules>(rules: &R, world: &mut R::State, seat: Seat, choice: &R::Choice) -> Option<()> {
    let choice = legal::prove_listed(rules, world, seat, choice).ok()?;
    rules.apply(world, seat, choice, &mut ());
    match rules.next(world) {
        Next::Decision { seats, .. } if seats.contains(seat) => Some(()),
        _ => None,
    }
}
