//! The turn of one unit as a plan: what it does next and with how many dice, weighed to the end of its turn.
//!
//! A place in the plan is a square with the dice left, the squares entered, the shots made. Its worth is that
//! of the best action: with so many dice it succeeds so often, and then the plan goes on; else the turn ends
//! and the group is hampered. Enemies stand still in a plan; what they may do is in the worth of its end.

use company::choice::Action;
use company::components::{Objective, Side};
use company::flow::Acting;
use company::rules::{actions, movement, traps};
use company::sets::{SQUARES, Square, SquareSet, Unit, UnitSet};

use super::danger::Threats;
use super::mind::{Mind, Stand};

/// Dice of a turn that a plan reckons with at most.
const MOST_DICE: u8 = 9;
/// Dice that a plan spends on one action at most.
const MOST_SPENT: u8 = 6;
/// Squares entered, or markers removed, that a plan tells apart.
const MOST_COUNT: u8 = 3;

/// A place in a plan.
#[derive(Clone, Copy, Debug)]
struct Node {
    square: Square,
    dice: u8,
    /// Squares entered by White Star, or markers removed by the Communist.
    count: u8,
    shots: u8,
    down: bool,
    searched: bool,
}

impl Node {
    /// Up in a square, with nothing done and no dice left.
    const fn at(square: Square) -> Node {
        Node { square, dice: 0, count: 0, shots: 0, down: false, searched: false }
    }

    fn place(self) -> usize {
        let places =
            usize::from(self.square.0) * usize::from(MOST_DICE + 1) + usize::from(self.dice);
        let places = places * usize::from(MOST_COUNT + 1) + usize::from(self.count);
        let places = places * 3 + usize::from(self.shots.min(2));
        (places * 2 + usize::from(self.down)) * 2 + usize::from(self.searched)
    }
}

/// All places of a plan.
const PLACES: usize = SQUARES * (MOST_DICE as usize + 1) * (MOST_COUNT as usize + 1) * 3 * 4;

/// What is worked out once for a unit, its plan.
pub(super) struct Plan<'m, 'a> {
    mind: &'m Mind<'a>,
    threats: &'m Threats,
    unit: Unit,
    strength: u8,
    vehicle: bool,
    /// Squares it may enter.
    free: SquareSet,
    /// What a fail costs the group.
    fail: f64,
    /// Enemies that have had their opportunity shot.
    reacted: UnitSet,
    came_on: bool,
    /// What it is worth to be off the table, for those who can disappear.
    off: Option<f64>,
    memo: Vec<f32>,
    ends: Vec<f32>,
    objectives: Vec<f32>,
    shots: Vec<f32>,
    assaults: Vec<f32>,
    entries: Vec<f32>,
}

/// An action with the number of dice, and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Advice {
    pub(super) action: Action,
    pub(super) dice: u8,
    pub(super) worth: f64,
}

impl<'m, 'a> Plan<'m, 'a> {
    /// A plan for a unit.
    pub(super) fn new(
        mind: &'m Mind<'a>,
        threats: &'m Threats,
        acting: &Acting,
        fail: f64,
    ) -> Plan<'m, 'a> {
        let unit = acting.unit;
        let free = Square::all()
            .filter(|to| movement::check_free(mind.rules, mind.state, unit, *to).is_ok())
            .collect();
        Plan {
            mind,
            threats,
            unit,
            strength: mind.state.board.body(unit).strength,
            vehicle: mind.is_vehicle(unit),
            free,
            fail,
            reacted: acting.reacted,
            came_on: acting.came_on,
            off: mind.off_table(unit),
            memo: vec![f32::NAN; PLACES],
            ends: vec![f32::NAN; SQUARES * 2],
            objectives: vec![f32::NAN; SQUARES * 2],
            shots: vec![f32::NAN; SQUARES * 2],
            assaults: vec![f32::NAN; SQUARES],
            entries: vec![f32::NAN; SQUARES],
        }
    }

    fn stand(&self, node: Node) -> Stand {
        let Node { square, down, .. } = node;
        Stand { unit: self.unit, square, down, strength: self.strength }
    }

    /// The worth of ending the turn somewhere.
    fn end(&mut self, node: Node) -> f64 {
        let Node { square, down, searched, .. } = node;
        let place = square.index() * 2 + usize::from(down);
        if self.ends[place].is_nan() {
            let stand = self.stand(node);
            let shot = self.shot(node);
            let assault = if down { None } else { self.assault(square) };
            let chance = self.mind.chance(shot, assault);
            self.ends[place] = self.mind.safety(self.threats, stand, chance) as f32;
        }
        let wanted = square.index() * 2 + usize::from(searched);
        if self.objectives[wanted].is_nan() {
            let mut open = self.mind.unsearched();
            if searched {
                open.remove(square);
            }
            let objective = self.mind.objective(self.unit, square, open);
            self.objectives[wanted] = objective as f32;
        }
        f64::from(self.ends[place]) + f64::from(self.objectives[wanted])
    }

    fn shot(&mut self, node: Node) -> Option<f64> {
        let place = node.square.index() * 2 + usize::from(node.down);
        if self.shots[place].is_nan() {
            let best = self.mind.best_shot(self.stand(node));
            self.shots[place] = best.map_or(f32::NEG_INFINITY, |worth| worth as f32);
        }
        Some(f64::from(self.shots[place])).filter(|worth| worth.is_finite())
    }

    fn assault(&mut self, square: Square) -> Option<f64> {
        if self.vehicle {
            return None;
        }
        let place = square.index();
        if self.assaults[place].is_nan() {
            let best = self.mind.best_assault(self.stand(Node::at(square)));
            self.assaults[place] = best.map_or(f32::NEG_INFINITY, |(_, worth)| worth as f32);
        }
        Some(f64::from(self.assaults[place])).filter(|worth| worth.is_finite())
    }

    /// What opportunity shots cost on the way into a square.
    fn entry(&mut self, square: Square) -> f64 {
        let place = square.index();
        if self.entries[place].is_nan() {
            let mover = self.stand(Node::at(square));
            self.entries[place] = self.mind.opportunity(mover, self.reacted) as f32;
        }
        f64::from(self.entries[place])
    }

    fn faces(&self, action: Action) -> f64 {
        let faces = actions::faces(self.mind.rules, self.mind.state, self.unit, action);
        f64::from(faces.len()) / 6.0
    }

    /// The best number of dice for an action: its chance, what fails, what success with so many dice left
    /// is worth.
    fn spend(
        &mut self,
        chance: f64,
        dice: u8,
        fails: f64,
        mut after: impl FnMut(&mut Self, u8) -> f64,
    ) -> (u8, f64) {
        let mut best = (1, f64::NEG_INFINITY);
        let mut missed = 1.0;
        for spent in 1..=dice.min(MOST_SPENT) {
            if missed < 0.04 {
                break;
            }
            missed *= 1.0 - chance;
            let worth = (1.0 - missed) * after(self, dice - spent) + missed * fails;
            if worth > best.1 {
                best = (spent, worth);
            }
        }
        best
    }

    /// The worth of a place in the plan.
    fn value(&mut self, node: Node) -> f64 {
        let stop = self.end(node);
        if node.dice == 0 {
            return stop;
        }
        let known = self.memo[node.place()];
        if !known.is_nan() {
            return f64::from(known);
        }
        let mut best = stop;
        let fails = stop - self.fail;
        self.weigh(node, fails, |worth| best = best.max(worth));
        self.memo[node.place()] = best as f32;
        best
    }

    /// Every action of a plan at a place.
    fn weigh(&mut self, node: Node, fails: f64, mut found: impl FnMut(f64)) {
        if !node.down {
            for to in self.mind.rules.charts.near(node.square).and(self.free).iter() {
                found(self.moves(node, fails, to).1);
            }
        }
        if node.shots < 2
            && let Some(worth) = self.shot(node)
        {
            found(self.shoots(node, fails, worth).1);
        }
        if node.down {
            found(self.gets_up(node, fails).1);
        } else if !self.vehicle {
            if let Some(worth) = self.assault(node.square) {
                found(self.assaults(node, fails, worth).1);
            }
            if self.may_search(node) {
                found(self.searches(node, fails).1);
            }
        }
        if self.may_remove(node) {
            found(self.removes(node, fails).1);
        }
        if let Some(off) = self.off.filter(|_| !self.came_on) {
            found(self.disappears(node, fails, off).1);
        }
        if self.mind.is_exit(self.unit, node.square) {
            found(self.leaves(node, fails).1);
        }
    }

    fn moves(&mut self, node: Node, fails: f64, to: Square) -> (u8, f64) {
        let chance = self.faces(Action::Move(to));
        self.spend(chance, node.dice, fails, |plan, dice| plan.arrives(node, to, dice))
    }

    /// What it is worth to have entered a square.
    fn arrives(&mut self, node: Node, to: Square, dice: u8) -> f64 {
        let white_star = self.unit.side == Side::WhiteStar;
        let entered = node.count + u8::from(white_star);
        let count = entered.min(MOST_COUNT);
        let next = Node { square: to, dice, count, searched: false, ..node };
        let goes_on = self.value(next) - self.entry(to);
        if !white_star || !traps::is_trapped(self.mind.rules, self.unit, entered) {
            return goes_on;
        }
        let explodes = f64::from(self.mind.rules.components.tables.trap.explodes.len()) / 6.0;
        let unsaved = 1.0 - f64::from(traps::save(self.mind.rules, self.unit).len()) / 6.0;
        let dies = explodes * unsaved;
        let ends =
            self.end(Node { down: !self.vehicle, ..Node::at(to) }) - self.mind.base(self.unit);
        dies * ends + (1.0 - dies) * goes_on
    }

    fn shoots(&mut self, node: Node, fails: f64, worth: f64) -> (u8, f64) {
        let chance = self.faces(Action::Shoot(self.unit));
        let next = Node { shots: node.shots + 1, ..node };
        self.spend(chance, node.dice, fails, |plan, dice| worth + plan.value(Node { dice, ..next }))
    }

    /// An assault is the last thing that a plan looks at.
    fn assaults(&mut self, node: Node, fails: f64, worth: f64) -> (u8, f64) {
        let chance = self.faces(Action::Assault(self.unit));
        let stop = self.end(Node { down: false, ..node });
        self.spend(chance, node.dice, fails, |_, dice| worth + stop + 0.2 * f64::from(dice))
    }

    fn goes_down(&mut self, node: Node, fails: f64) -> (u8, f64) {
        let chance = self.faces(Action::GoDown);
        let down = self.end(Node { down: true, ..node });
        self.spend(chance, node.dice, fails, |_, _| down)
    }

    fn gets_up(&mut self, node: Node, fails: f64) -> (u8, f64) {
        let chance = self.faces(Action::GetUp);
        let next = Node { down: false, ..node };
        self.spend(chance, node.dice, fails, |plan, dice| plan.value(Node { dice, ..next }))
    }

    fn may_search(&self, node: Node) -> bool {
        let caches = self.mind.state.board.body(self.unit).caches.len();
        self.unit.side == Side::WhiteStar
            && !node.searched
            && self.mind.unsearched().has(node.square)
            && caches < self.mind.rules.components.tables.max_caches
    }

    fn searches(&mut self, node: Node, fails: f64) -> (u8, f64) {
        let chance = self.faces(Action::Search);
        let worth = self.mind.search;
        let next = Node { searched: true, ..node };
        self.spend(chance, node.dice, fails, |plan, dice| worth + plan.value(Node { dice, ..next }))
    }

    fn may_remove(&self, node: Node) -> bool {
        let casualties = self.mind.state.board.body(self.unit).casualties.min(MOST_COUNT);
        self.unit.side == Side::Communist && !node.down && node.count < casualties
    }

    fn removes(&mut self, node: Node, fails: f64) -> (u8, f64) {
        let chance = self.faces(Action::RemoveMarker);
        let worth = self.mind.removed();
        let next = Node { count: node.count + 1, ..node };
        self.spend(chance, node.dice, fails, |plan, dice| worth + plan.value(Node { dice, ..next }))
    }

    fn disappears(&mut self, node: Node, fails: f64, off: f64) -> (u8, f64) {
        let chance = self.faces(Action::Disappear);
        let casualties = self.mind.state.board.body(self.unit).casualties;
        let left = casualties.saturating_sub(node.count);
        let worth = off - 0.5 * f64::from(left);
        self.spend(chance, node.dice, fails, |_, _| worth)
    }

    fn leaves(&mut self, node: Node, fails: f64) -> (u8, f64) {
        let tables = &self.mind.rules.components.tables;
        let terrain = self.mind.rules.charts.terrain(node.square);
        let faces =
            if self.vehicle { tables.vehicle_into(terrain) } else { tables.foot_into(terrain) };
        let worth = self.mind.leaving(self.unit);
        self.spend(f64::from(faces.len()) / 6.0, node.dice, fails, |_, _| worth)
    }

    /// The worth of stopping now.
    pub(super) fn stop(&mut self) -> f64 {
        let body = self.mind.state.board.body(self.unit);
        match body.place.square() {
            Some(_) if self.mind.is_hidden(self.unit) => self.mind.lurks(self.unit),
            Some(square) => self.end(Node { down: body.down, ..Node::at(square) }),
            None => self.off.unwrap_or_else(|| self.mind.waits(self.unit)),
        }
    }

    /// The best number of dice for an action that the unit may declare now, and what it is worth.
    pub(super) fn advise(&mut self, acting: &Acting, action: Action) -> Advice {
        let body = self.mind.state.board.body(self.unit);
        let dice = acting.dice.min(MOST_DICE);
        let shots = acting.shots;
        let count = match self.unit.side {
            Side::WhiteStar => acting.entered.min(MOST_COUNT),
            Side::Communist => 0,
        };
        let down = body.down;
        let at = |square: Square| Node { square, dice, count, shots, down, searched: false };
        let (dice, worth) = match (action, body.place.square()) {
            (Action::Enter(to) | Action::Generate(to), _) => {
                let fails = self.stop() - self.fail;
                let chance = self.faces(action);
                self.came_on = true;
                let node = at(to);
                self.spend(chance, dice, fails, |plan, dice| plan.value(Node { dice, ..node }))
            }
            (_, Some(square)) => self.acts(at(square), action),
            (_, None) => (dice, f64::NEG_INFINITY),
        };
        Advice { action, dice: dice.max(1), worth }
    }

    fn acts(&mut self, node: Node, action: Action) -> (u8, f64) {
        let fails = self.end(Node { searched: false, ..node }) - self.fail;
        match action {
            Action::Move(to) => self.moves(node, fails, to),
            Action::Shoot(at) => {
                let from = self.stand(node);
                let worth = self.mind.stand(at).map_or(0.0, |at| self.mind.exchange(from, at));
                self.shoots(node, fails, worth)
            }
            Action::Assault(at) => {
                let from = self.stand(node);
                let worth = self.mind.stand(at).map_or(0.0, |at| self.mind.assault_worth(from, at));
                self.assaults(node, fails, worth)
            }
            Action::GoDown => self.goes_down(node, fails),
            Action::GetUp => self.gets_up(node, fails),
            Action::Search => self.searches(node, fails),
            Action::RemoveMarker => self.removes(node, fails),
            Action::Disappear => {
                let off = self.off.unwrap_or(0.0);
                self.disappears(node, fails, off)
            }
            Action::Leave => self.leaves(node, fails),
            task @ (Action::Enter(_)
            | Action::NewLeader
            | Action::Destroy(_)
            | Action::RemoveBody
            | Action::Generate(_)
            | Action::Call
            | Action::Casevac(_)
            | Action::Interrogate) => {
                let chance = self.faces(task);
                let worth = self.mind.task(self.unit, task);
                self.spend(chance, node.dice, fails, |plan, dice| {
                    worth + plan.value(Node { dice, ..node })
                })
            }
        }
    }
}

impl Mind<'_> {
    /// Whether a unit may leave the table from a square.
    fn is_exit(&self, unit: Unit, square: Square) -> bool {
        match self.rules.mission.objective {
            Objective::Exit { edge, .. } => {
                unit.side == Side::WhiteStar && edge.squares().has(square)
            }
            Objective::Caches | Objective::Hold { .. } => false,
        }
    }

    pub(super) fn is_hidden(&self, unit: Unit) -> bool {
        unit.side == Side::Communist && self.state.board.hidden.has(unit.index)
    }
}
