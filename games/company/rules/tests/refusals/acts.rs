//! Actions that a unit may not pick, whatever they are aimed at.

use super::*;
use proof::refusals::row;

pub(crate) fn of_anybody() -> Vec<Row<No>> {
    let table = acting(table(), "W1 A4, C1 J6", "W1");
    let mut down = acting(super::table(), "W1 A4, C1 J6", "W1");
    down.state.board.body_mut(unit("W1")).down = true;
    let off = acting(nva(), "W1 A4, C2 J6", "C1");
    let nva_on = acting(nva(), "W1 A4, C2 J6", "C2");
    let vc_on = acting(super::table(), "W1 A4, C1 J6", "C1");
    let mut shot = acting(super::table(), "W1 A4, C1 B4", "W1");
    shot.state.acting_mut().expect("it acts").shots = 2;
    let convoy = acting(against_vc("road_runner"), "W1 A4, C1 J6", "W1");
    let convoy_foe = acting(against_vc("road_runner"), "W1 A4, C1 J6", "C1");
    let asked = "a unit is asked what it does, and fights";
    vec![
        row("X5.7 not-asked", asked, no(&table, Choice::Fight)),
        row("X5.2 off-table", "a unit off table moves", kind(&off, Kind::Move)),
        row("X8.3 on-table", "a unit on the table comes on at an edge", kind(&nva_on, Kind::Enter)),
        row(
            "S-39 on-table-generates",
            "VC on the table come out of a peasant",
            kind(&vc_on, Kind::Generate),
        ),
        row("28c down", "a unit that is down moves", kind(&down, Kind::Move)),
        row("28c is-down", "a unit that is down goes down", act(&down, Action::GoDown)),
        row("28c is-up", "a unit that is up gets up", act(&table, Action::GetUp)),
        row("28e has-leader", "a unit with its leader makes one", act(&table, Action::NewLeader)),
        row("33a shots-used", "a unit shoots a third time in its turn", kind(&shot, Kind::Shoot)),
        row("X7.4 exit", "a unit leaves in a mission without exit", act(&table, Action::Leave)),
        row("X7.4 exit", "a Communist unit leaves", act(&convoy_foe, Action::Leave)),
        row("X7.4 not-at-exit", "a unit leaves from the middle", act(&convoy, Action::Leave)),
    ]
}

pub(crate) fn of_vehicles() -> Vec<Row<No>> {
    let tanks = acting(table(), "W1 A4, W3 C2, C1 D2", "W3");
    let enemy = acting(nva(), "W1 A4, C4 J6", "C4");
    let waiting = acting(nva(), "W1 A4, C1 J6", "C4");
    let tank = |what: Action| act(&tanks, what);
    vec![
        row("16b vehicles-assault", "tanks assault foot beside them", kind(&tanks, Kind::Assault)),
        row("16c vehicle-actions", "tanks go down", tank(Action::GoDown)),
        row("16c vehicle-actions", "tanks get up", tank(Action::GetUp)),
        row("16c vehicle-actions", "tanks make a leader", tank(Action::NewLeader)),
        row("X10.2 not-vehicles", "tanks search", tank(Action::Search)),
        row("X10.2 not-vehicles", "tanks interrogate", tank(Action::Interrogate)),
        row("X10.2 not-vehicles", "tanks call artillery", tank(Action::Call)),
        row("X10.2 not-vehicles", "tanks destroy a cache", kind(&tanks, Kind::Destroy)),
        row("28j not-pc", "tanks call a helicopter", kind(&tanks, Kind::Casevac)),
        row("28h foot-removes", "a tank takes a casualty away", act(&enemy, Action::RemoveMarker)),
        row("28h foot-removes", "a tank takes a body away", act(&enemy, Action::RemoveBody)),
        row("28i vc-disappear", "a tank disappears", act(&enemy, Action::Disappear)),
        row("28g vc-only", "a tank comes out of a peasant", kind(&waiting, Kind::Generate)),
    ]
}

pub(crate) fn of_one_side() -> Vec<Row<No>> {
    let ours = acting(table(), "W1 C2, C1 J6", "W1");
    let vc = acting(table(), "W1 C2, C1 D2", "C1");
    let regulars = acting(nva(), "W1 C2, C1 D2", "C1");
    let waiting = acting(nva(), "W1 C2, C2 D2", "C1");
    let mut fresh = acting(table(), "W1 C2, C1 J6", "C1");
    fresh.state.acting_mut().expect("it acts").came_on = true;
    let body = Action::RemoveBody;
    vec![
        row("28h communist-only", "White Star takes a body away", act(&ours, body)),
        row("28h nothing-to-remove", "no body lies in the square of a VC unit", act(&vc, body)),
        row(
            "28h nothing-to-remove",
            "a VC unit without casualties takes one away",
            act(&vc, Action::RemoveMarker),
        ),
        row("28f white-star-only", "a VC unit searches", act(&vc, Action::Search)),
        row("35 white-star-interrogates", "a VC unit interrogates", act(&vc, Action::Interrogate)),
        row("28i vc-disappear", "NVA foot disappears", act(&regulars, Action::Disappear)),
        row("28i vc-disappear", "White Star disappears", act(&ours, Action::Disappear)),
        row("28g vc-only", "NVA foot comes out of a peasant", kind(&waiting, Kind::Generate)),
        row("28i came-on", "VC that came on this turn disappear", act(&fresh, Action::Disappear)),
    ]
}

pub(crate) fn of_commanders() -> Vec<Row<No>> {
    let vc = acting(table(), "W1 A4, C1 J6", "C1");
    let squad = acting(table(), "W1 A4, C1 J6", "W1");
    let mut lost = acting(table(), "W2 A4, C1 J6", "W2");
    lost.state.board.body_mut(unit("W2")).leader = false;
    let mut struck = acting(table(), "W2 A4, C1 J6", "W2");
    struck.state.strikes = 1;
    let mut flown = acting(nva(), "W2 A4, C1 J6", "W2");
    flown.state.casevacs = 1;
    flown.state.board.body_mut(unit("W2")).casualties = 1;
    let mut regulars = acting(nva(), "W1 A4, C2 J6", "C2");
    regulars.state.strikes = 1;
    let again = "a second call against VC in a turn";
    vec![
        row("34a artillery", "VC call artillery", act(&vc, Action::Call)),
        row("34a not-commander", "a squad calls artillery", act(&squad, Action::Call)),
        row("34a not-commander", "a command without its leader calls", act(&lost, Action::Call)),
        row("34a calls-used", again, act(&struck, Action::Call)),
        row("34a calls-used", "a second call of NVA in a turn", act(&regulars, Action::Call)),
        row("28j not-pc", "a squad calls a helicopter", kind(&squad, Kind::Casevac)),
        row("28j not-pc", "a command without its leader calls one", kind(&lost, Kind::Casevac)),
        row("28j casevacs-used", "a helicopter after a strike on VC", kind(&struck, Kind::Casevac)),
        row("28j casevacs-used", "a second helicopter in a turn", kind(&flown, Kind::Casevac)),
    ]
}

pub(crate) fn in_villages() -> Vec<Row<No>> {
    let on_road = acting(table(), "W1 A4, C1 J6", "W1");
    let ring = || vec![company::components::Marker::Low];
    let mut village = acting(table(), "W1 C2, C1 J6", "W1");
    let empty = act(&village, Action::Search);
    let nobody = act(&village, Action::Interrogate);
    village.state.ring.extend(ring());
    village.state.board.add_peasant(square("C2"));
    let with = |change: &dyn Fn(&mut Table), action: Action| {
        let mut changed = acting(table(), "W1 C2, C1 J6", "W1");
        changed.state = village.state.clone();
        change(&mut changed);
        act(&changed, action)
    };
    let searched = with(&|t| t.state.board.searched.insert(square("C2")), Action::Search);
    let two = caches(&[Cache::Low, Cache::Low]);
    let full = with(&|t| t.state.board.body_mut(unit("W1")).caches = two, Action::Search);
    let held = with(&|t| t.state.token = true, Action::Interrogate);
    let asked = with(&|t| t.state.interrogated.insert(square("C2")), Action::Interrogate);
    vec![
        row("28f village", "a search on the road", act(&on_road, Action::Search)),
        row("28f searched", "a search where somebody has searched", searched),
        row("X4.3 ring-empty", "a search with an empty ring", empty),
        row("X4.5 hands-full", "a unit with two caches searches", full),
        row("35 peasant", "an interrogation where no peasant is", nobody),
        row("35 token-held", "an interrogation while a token is held", held),
        row("35 interrogated", "a second interrogation in a square in a turn", asked),
    ]
}
