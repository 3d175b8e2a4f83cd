//! 7.0: every path a stack can take, with its cost.

use std::collections::BTreeSet;

use kernel::Scope;
use proptest::prelude::*;
use storm::choice::Choice;
use storm::components::{Area, Border, Side, UnitType};
use storm::event::Event;
use storm::flow::{Fiddles, Impulse, Order, Play, Stage, State, Step};
use storm::sets::Unit;

use crate::builder::{Counter, FRENCH, VIETMINH, infantry};
use crate::explore::{after, legal};
use crate::ground::{Ground, Holdings, holdings, scene};

/// The areas entered, one after the other, and what all of it cost.
type Paths = BTreeSet<(Vec<u8>, u8)>;

/// A stack on the march, as the rules describe it.
struct Law<'a> {
    ground: &'a Ground,
    side: Side,
    units: u8,
    armor: bool,
    points: u8,
}

impl Law<'_> {
    /// The cost of a step, or nothing when it is forbidden.
    fn cost(&self, held: &Holdings, from: u8, to: u8, border: Border) -> Option<u8> {
        let (side, target) = (self.side, held[&to]);
        let hostile = |area: u8| held[&area].side != side || held[&area].enemies(side) > 0;
        let forbidden = match side {
            Side::French => {
                self.ground.red.contains(&to) || (self.armor && border == Border::River)
            }
            Side::VietMinh => target.side == FRENCH && target.units[0] > 0,
        };
        if forbidden || target.own(side) + self.units > 9 {
            return None;
        }
        let entry = hostile(to) || border == Border::River;
        Some(1 + u8::from(entry) + u8::from(hostile(from)))
    }

    /// All ways on from `at`, where the stack stands and is counted.
    fn walk(&self, held: &Holdings, at: u8, path: &mut Vec<u8>, spent: u8, out: &mut Paths) {
        for (to, border) in self.ground.borders[&at].clone() {
            let Some(cost) = self.cost(held, at, to, border) else { continue };
            if spent + cost > self.points {
                continue;
            }
            let mut held = held.clone();
            for (area, change) in [(at, -1), (to, 1)] {
                let holding = held.get_mut(&area).expect("the area exists");
                let count = &mut holding.units[self.side as usize];
                *count = count.saturating_add_signed(change * self.units as i8);
                holding.settle();
            }
            path.push(to);
            out.insert((path.clone(), spent + cost));
            self.walk(&held, to, path, spent + cost, out);
            path.pop();
        }
    }
}

/// All ways on that the engine offers from here.
fn walk(rules: &storm::Storm, state: &State, path: &mut Vec<u8>, spent: u8, out: &mut Paths) {
    for choice in legal(rules, state, Scope::All) {
        let Choice::Move(to) = choice else { continue };
        let (next, events) = after(rules, state, choice);
        let cost = events.iter().find_map(|event| match event {
            Event::Moved { cost, .. } => Some(*cost),
            _ => None,
        });
        let spent = spent + cost.expect("the stack moved");
        path.push(to.0);
        out.insert((path.clone(), spent));
        if matches!(next.top(), Step::March(_)) {
            walk(rules, &next, path, spent, out);
        }
        path.pop();
    }
}

proptest! {
    #![proptest_config(crate::boards(120))]

    #[test]
    fn stacks_go_where_the_rules_let_them_at_their_price(
        held in holdings(),
        vietminh in any::<bool>(),
        from in any::<prop::sample::Index>(),
        stack in prop::collection::vec((1_u8..=4, any::<bool>()), 1..=3),
        stay in 0_u8..=2,
    ) {
        let ground = Ground::new();
        let side = if vietminh { VIETMINH } else { FRENCH };
        let from = ground.a_place_of(side, from);
        let mut held = held;
        let home = held.get_mut(&from).expect("the area exists");
        home.units[side as usize] = stay;
        home.settle();
        let mut scene = scene(&held);
        let units: Vec<Unit> = (0..).zip(&stack).map(|(n, (movement, armor)): (u8, _)| {
            let armor = *armor && side == FRENCH;
            let unit_type = if armor { UnitType::Armor } else { UnitType::Infantry };
            let counter = Counter { unit_type, ..infantry(3, 8, 7, *movement) };
            scene.fresh(&format!("m{n}"), side, counter, from)
        }).collect();
        let law = Law {
            ground: &ground,
            side,
            units: units.len() as u8,
            armor: side == FRENCH && stack.iter().any(|(_, armor)| *armor),
            points: stack.iter().map(|(movement, _)| *movement).min().expect("a stack"),
        };
        let home = held.get_mut(&from).expect("the area exists");
        home.units[side as usize] += units.len() as u8;
        home.settle();
        let mut lawful = Paths::new();
        law.walk(&held, from, &mut Vec::new(), 0, &mut lawful);

        let (rules, mut state) = (scene.rules(), scene.state());
        let mut play = Play { rules: &rules, state: &mut state, sink: &mut () };
        play.push(Step::Impulse(Impulse { side, stage: Stage::Choose }));
        let picked = units.iter().map(|unit| unit.index).collect();
        let area = Area(from);
        let order = Order { side, area, picked, surprise: false, fiddles: Fiddles::NONE };
        play.push(Step::Order(order));
        play.advance();
        let mut offered = Paths::new();
        walk(&rules, &state, &mut Vec::new(), 0, &mut offered);
        prop_assert_eq!(offered, lawful);
    }
}
