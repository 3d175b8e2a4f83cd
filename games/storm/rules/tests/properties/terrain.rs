//! 8.3.2: what terrain and the best unit give the side that is fired on.

use proptest::prelude::*;
use storm::components::{Area, Kind, Side};
use storm::flow::{By, State};
use storm::rules::attack;
use storm::sets::UnitSet;

use crate::builder::{FRENCH, Scene, VIETMINH, infantry};

/// An attack on 11, and everything that could matter.
#[derive(Clone, Debug)]
struct Shot {
    side: Side,
    how: u8,
    holder: Side,
    printed: u8,
    trench: u8,
    markers: [bool; 2],
    flames: bool,
    improved: u8,
    /// Fresh defence, spent defence, and which side is up.
    targets: Vec<(u8, u8, bool)>,
}

const TARGET: u8 = 11;

fn shots() -> impl Strategy<Value = Shot> {
    let side = || prop_oneof![Just(FRENCH), Just(VIETMINH)];
    let targets = prop::collection::vec((7_u8..=10, 6_u8..=9, any::<bool>()), 1..=4);
    let markers = [any::<bool>(), any::<bool>()];
    ((side(), 0_u8..5, side()), (0_u8..=3, 0_u8..=3), markers, any::<bool>(), 0_u8..=2, targets)
        .prop_map(|((side, how, holder), (printed, trench), markers, flames, improved, targets)| {
            Shot {
                side,
                how,
                holder,
                printed,
                trench: if holder == FRENCH { 0 } else { trench },
                markers,
                flames,
                improved,
                targets,
            }
        })
}

impl Shot {
    /// How the attack is made; some ways belong to one side.
    fn by(&self) -> By {
        match (self.how, self.side) {
            (0, _) => By::Units { from: Area(10) },
            (1, _) => By::Units { from: Area(TARGET) },
            (2, FRENCH) => By::Card(Kind::Artillery),
            (2, VIETMINH) => By::Card(Kind::Katyusha),
            (3, FRENCH) => By::CounterAttack,
            (3, VIETMINH) => By::Assault { from: Area(10) },
            (_, FRENCH) => By::Card(Kind::FighterBombers),
            (_, VIETMINH) => By::Card(Kind::Artillery75),
        }
    }

    /// 8.3.2 in its own order: ignored, then the sum up to 3, then Flamethrowers, then Improved Defenses.
    fn lawful_terrain(&self) -> u8 {
        let defender = self.side.enemy();
        let same_area = matches!(self.by(), By::Units { from } if from == Area(TARGET));
        let close = matches!(self.by(), By::CounterAttack | By::Assault { .. });
        let marked = self.markers[defender as usize];
        if same_area || close || self.holder != defender || marked || self.flames {
            return 0;
        }
        let terrain = (self.printed + self.trench).min(3);
        match self.improved {
            0 => terrain,
            1 => (2 * terrain).min(6),
            _ => (3 * terrain).min(9),
        }
    }

    fn best(&self) -> u8 {
        let value =
            |(fresh, spent, is_fresh): &(u8, u8, bool)| if *is_fresh { *fresh } else { *spent };
        self.targets.iter().map(value).max().expect("somebody is fired on")
    }

    fn scene(&self) -> Scene {
        let mut scene = Scene::empty();
        let row = scene.components.areas.iter_mut().find(|row| row.area == Area(TARGET));
        row.expect("the area exists").defence = self.printed;
        let defender = self.side.enemy();
        // Whoever controls the area has somebody there.
        scene.give(self.holder, &[TARGET]);
        scene.stack(self.side, infantry(1, 20, 20, 2), TARGET, 1);
        for (index, (fresh, spent, is_fresh)) in self.targets.iter().enumerate() {
            let (id, counter) = (format!("t{index}"), infantry(1, *fresh, *spent, 2));
            if *is_fresh {
                scene.fresh(&id, defender, counter, TARGET);
            } else {
                scene.spent(&id, defender, counter, TARGET);
            }
        }
        scene.trench.insert(Area(TARGET), self.trench);
        for side in Side::BOTH.into_iter().filter(|side| self.markers[*side as usize]) {
            scene.fire.push((side, Area(TARGET)));
        }
        scene
    }
}

proptest! {
    #![proptest_config(crate::boards(600))]

    #[test]
    fn defence_points_are_those_of_the_rules(shot in shots()) {
        let scene = shot.scene();
        let (rules, state): (_, State) = (scene.rules(), scene.state());
        prop_assert_eq!(state.board.control(Area(TARGET)), shot.holder);
        let mut now = attack::declared(shot.side, shot.by(), UnitSet::NONE, Area(TARGET));
        now.flames = shot.flames;
        now.improved = shot.improved;
        prop_assert_eq!(attack::terrain(&rules, &state, &now), shot.lawful_terrain());
        let defence = shot.best() + shot.lawful_terrain();
        prop_assert_eq!(attack::defence(&rules, &state, &now), defence);
        for roll in 2..=12 {
            now.roll = roll;
            let firepower = attack::firepower(&rules, &state, &now);
            let damage = (roll + firepower).saturating_sub(defence);
            prop_assert_eq!(attack::damage(&rules, &state, &now), damage);
        }
    }
}
