//! The printed tables of the sheet, and those that had to be reconstructed, with their section numbers.

use crate::charts::FARTHEST;
use crate::components::Terrain;
use crate::sets::Faces;

/// Actions of foot units that are no moves (28b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FootAction {
    /// Going down or getting up.
    DownOrCarryOn,
    /// Destroying a cache.
    DestroyCache,
    /// VC out of a peasant.
    GenerateVc,
    /// Taking a Communist casualty away.
    RemoveCasualty,
    /// VC leave the table.
    Disappear,
    /// Shooting.
    Shoot,
    /// A new leader.
    NewLeader,
    /// Artillery of White Star against NVA.
    ArtilleryAgainstNva,
    /// Interrogating a peasant.
    Interrogate,
    /// Searching a village square.
    Search,
    /// Assault.
    Assault,
    /// Artillery of the NVA.
    ArtilleryOfNva,
    /// Artillery of White Star against VC.
    ArtilleryAgainstVc,
    /// A helicopter for the wounded.
    Casevac,
}

impl FootAction {
    /// Each with its id in the pack.
    pub(crate) const ALL: [(&'static str, FootAction); 14] = [
        ("down_or_carry_on", FootAction::DownOrCarryOn),
        ("destroy_cache", FootAction::DestroyCache),
        ("generate_vc", FootAction::GenerateVc),
        ("remove_communist_casualty", FootAction::RemoveCasualty),
        ("disappear", FootAction::Disappear),
        ("shoot", FootAction::Shoot),
        ("new_leader", FootAction::NewLeader),
        ("artillery_white_star_v_nva", FootAction::ArtilleryAgainstNva),
        ("interrogate", FootAction::Interrogate),
        ("search_village", FootAction::Search),
        ("assault", FootAction::Assault),
        ("artillery_nva", FootAction::ArtilleryOfNva),
        ("artillery_white_star_v_vc", FootAction::ArtilleryAgainstVc),
        ("casevac", FootAction::Casevac),
    ];
}

/// 28a: action dice of foot.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ActionDice {
    /// To begin with.
    pub(crate) start: i8,
    /// At least.
    pub(crate) minimum: i8,
    /// PC too far away.
    pub(crate) pc_beyond: i8,
    /// With one or two caches.
    pub(crate) caches: i8,
    /// Without leader.
    pub(crate) no_leader: i8,
    /// For each morale fail.
    pub(crate) morale_fail: i8,
    /// Hammered.
    pub(crate) hammered: i8,
}

/// 16a: action dice of vehicles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct VehicleDice {
    /// To begin with.
    pub(crate) start: i8,
    /// A vehicle of the unit is lost.
    pub(crate) destroyed: i8,
    /// No foot near.
    pub(crate) no_foot: i8,
    /// At least (S-05).
    pub(crate) minimum: i8,
    /// Hammered (S-31).
    pub(crate) hammered: i8,
}

/// 33a: shooting.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shooting {
    /// Range of foot.
    pub foot_range: u8,
    /// Range of vehicles.
    pub(crate) vehicle_range: u8,
    /// Bases that count.
    pub(crate) bases: i8,
    /// Least dice.
    pub(crate) min: i8,
    /// Most dice.
    pub(crate) max: i8,
    /// Faces that hit.
    pub(crate) hit: Faces,
    /// Actions a turn.
    pub(crate) per_turn: u8,
    /// 16d: dice of a vehicle, by range.
    pub(crate) vehicle_dice: [u8; FARTHEST],
}

/// 33b: opportunity and return shooting.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Reaction {
    /// Dice of a base.
    pub(crate) per_base: i8,
    /// Least dice.
    pub(crate) min: i8,
    /// Dice of a vehicle.
    pub vehicle_dice: u8,
    /// Faces that hit.
    pub(crate) hit: Faces,
}

/// 33c: saves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Save {
    /// Needed without modifiers.
    pub(crate) basic: i8,
    /// With its leader.
    pub(crate) leader: i8,
    /// In cover.
    pub(crate) cover: i8,
    /// Down or veteran.
    pub(crate) down_or_veteran: i8,
    /// Short range or raw.
    pub(crate) short_or_raw: i8,
    /// This face always dies.
    pub(crate) always_dead: u8,
    /// This face always lives.
    pub(crate) always_ok: u8,
}

/// 27: morale.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Morale {
    /// Without leader.
    pub(crate) no_leader: i8,
    /// For each casualty marker.
    pub(crate) per_casualty: i8,
    /// Markers that count.
    pub(crate) casualty_max: i8,
    /// For each enemy unit near.
    pub(crate) per_enemy: i8,
    /// Enemies that count.
    pub(crate) enemy_max: i8,
    /// Faces that fail.
    pub fail: Faces,
}

/// 32, 31, 16f: assault and pursuit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Assault {
    /// Bases that count.
    pub(crate) bases: i8,
    /// Dice of a counted base.
    pub per_base: u8,
    /// More for the assaulter in a short assault.
    pub short: u8,
    /// More for the target if the assaulter starts without cover.
    pub no_cover: u8,
    /// Faces that kill.
    pub kill: Faces,
    /// Dice of a vehicle.
    pub vehicle_dice: u8,
    /// A dead vehicle counts so many bases.
    pub vehicle_counts: u8,
    /// Pursuit: bases that count.
    pub(crate) pursuit_bases: i8,
    /// Pursuit: faces that kill.
    pub pursuit_kill: Faces,
    /// Pursuit: dice of a vehicle.
    pub(crate) pursuit_vehicle: u8,
    /// Fall back: squares offered.
    pub offered: u8,
    /// Fall back: greatest distance.
    pub(crate) distance: u8,
}

/// What the deviation die of a strike does (34c).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deviation {
    /// The line turns round an end.
    End,
    /// The line turns round its centre.
    Centre,
    /// The line stays.
    None,
}

/// 34: artillery.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Artillery {
    /// Faces that hit a base, a vehicle or a peasant.
    pub hit: Faces,
    /// What the deviation die does, by face.
    pub deviation: [Deviation; 6],
    /// Calls a turn against VC.
    pub against_vc: u8,
    /// Calls a turn against NVA.
    pub against_nva: u8,
    /// Calls a turn of the NVA.
    pub of_nva: u8,
}

/// 30: booby traps.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Trap {
    /// The square of a unit turn that is trapped.
    pub(crate) square: u8,
    /// Faces that explode.
    pub explodes: Faces,
}

/// 28j: CASEVAC.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Casevac {
    /// Raw units roll so many fewer.
    pub(crate) raw: i8,
    /// Faces that bring the helicopter down.
    pub lost: Faces,
    /// Dice of an enemy vehicle.
    pub(crate) vehicle_dice: u8,
    /// Least dice if an enemy is near.
    pub(crate) min: u8,
    /// Calls a turn.
    pub(crate) per_turn: u8,
}

/// 35: interrogation.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Interrogation {
    /// The peasant dies.
    pub dies: Faces,
    /// Wasted; ARVN roll once more.
    pub wasted: Faces,
    /// A token is won.
    pub bingo: Faces,
}

/// X7: victory points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Points {
    /// A Communist casualty marker on the table.
    pub communist_body: i16,
    /// A Communist casualty marker taken away.
    pub communist_body_removed: i16,
    /// A Communist foot unit wiped out.
    pub communist_unit: i16,
    /// A White Star casualty marker on the table.
    pub white_star_body: i16,
    /// A White Star casualty evacuated.
    pub white_star_evacuated: i16,
    /// A White Star foot unit wiped out.
    pub white_star_unit: i16,
    /// A tank, a carrier, a truck.
    pub vehicles: [i16; 3],
    /// A helicopter.
    pub helicopter: i16,
    /// A peasant.
    pub peasant: i16,
    /// A low, high, number 1 cache left to the Communist.
    pub cache_left: [i16; 3],
}

/// X7.5: how much a difference means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Level {
    /// From this difference on.
    pub(crate) min: i16,
    /// Its name.
    pub(crate) name: &'static str,
}

/// Every table.
#[derive(Clone, Debug, PartialEq)]
pub struct Tables {
    /// 28a.
    pub(crate) action_dice: ActionDice,
    /// 16a.
    pub(crate) vehicle_dice: VehicleDice,
    /// 28b: faces that succeed, by [`FootAction`].
    pub(crate) foot_actions: [Faces; 14],
    /// 28b: faces that let foot into a terrain.
    pub(crate) foot_moves: [Faces; 7],
    /// 16c: the same for vehicles.
    pub(crate) vehicle_moves: [Faces; 7],
    /// 16c: a vehicle shoots.
    pub(crate) vehicle_shoot: Faces,
    /// 33a, 16d.
    pub shooting: Shooting,
    /// 33b.
    pub reaction: Reaction,
    /// 33c.
    pub(crate) save: Save,
    /// 14b.
    pub peasant_save: Faces,
    /// Caches a unit carries at most (X4.5).
    pub max_caches: u8,
    /// Most peasants in a square (X1.4).
    pub(crate) peasants_in_square: u8,
    /// 27.
    pub morale: Morale,
    /// 32, 31.
    pub assault: Assault,
    /// 34.
    pub artillery: Artillery,
    /// 30.
    pub trap: Trap,
    /// 28j.
    pub casevac: Casevac,
    /// 35.
    pub interrogation: Interrogation,
    /// 26: what the Communist adds.
    pub(crate) deviation_bonus: u8,
    /// 25: dice of a unit after a fail of its group.
    pub after_fail: u8,
    /// X6.1: counters removed, by face.
    pub(crate) countdown: [u8; 6],
    /// 25: counters that can be removed.
    pub(crate) countdown_choices: [u8; 3],
    /// X9.1: faces with which the attacker picks.
    pub leader_loss: Faces,
    /// 36: dice of a carried cache.
    pub carried: [u8; 3],
    /// 36: dice of a destroyed cache.
    pub destroyed: [u8; 3],
    /// X7.
    pub points: Points,
    /// X7.5, the smallest difference first.
    pub(crate) levels: Vec<Level>,
}

impl Tables {
    /// Faces with which an action of foot succeeds.
    pub const fn foot(&self, action: FootAction) -> Faces {
        self.foot_actions[action as usize]
    }

    /// Faces with which foot enters a terrain.
    pub const fn foot_into(&self, terrain: Terrain) -> Faces {
        self.foot_moves[terrain as usize]
    }

    /// Faces with which a vehicle enters a terrain.
    pub const fn vehicle_into(&self, terrain: Terrain) -> Faces {
        self.vehicle_moves[terrain as usize]
    }
}
