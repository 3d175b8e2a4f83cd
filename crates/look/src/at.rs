//! A scene worked out once: what is looked at, what is asked, what was seen.

use kernel::{Message as _, Odds, Seat, Viewer};
use table::{Moment, Offer, Said, Waits};

use std::sync::Arc;

use crate::look::Manner;
use crate::say::{Say, escape, rule_path};
use crate::{Mode, Scene, Sight};

/// What the parts of a table page are drawn from.
#[derive(Debug)]
pub struct At<'a> {
    pub scene: &'a Scene<'a>,
    pub say: Say<'a>,
    /// What is the title's own.
    pub manner: &'static Manner,
    /// The game as it is looked at: now, or at an earlier moment.
    pub view: Arc<dyn Sight>,
    /// What the viewer saw, all of it.
    pub log: Vec<Moment>,
    /// The seat of the viewer.
    pub seat: Option<Seat>,
    /// What the viewer can answer now; nothing while he looks back.
    pub offers: Vec<Offer>,
    /// What the game waits for.
    pub waits: Waits,
    /// The odds of the choice that waits to be confirmed, if anything is left to chance.
    pub odds: Option<Odds>,
}

/// Works out a scene and draws something from it.
pub fn with<T>(scene: &Scene<'_>, draw: impl FnOnce(&At<'_>) -> T) -> T {
    let names = |key: &str, language: &str| scene.table.name(key, language);
    let view = match &scene.look_back {
        Some(back) => scene.title.sight(&back.view),
        None => scene.title.sight(&scene.table.view(scene.viewer)),
    };
    let manner = scene.title.manner();
    let seat = match scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let offers = match (seat, &scene.look_back) {
        (Some(seat), None) if scene.held.contains(&seat) => offers(scene, seat),
        _ => Vec::new(),
    };
    let legal = |notation: &&str| {
        offers.iter().any(|offer| offer.no.is_none() && offer.notation == **notation)
    };
    let previewed = scene.previewed.filter(legal).zip(seat);
    let odds = previewed.and_then(|(notation, seat)| scene.table.odds(seat, notation).ok()?);
    draw(&At {
        scene,
        say: Say::new(scene.words, &names).with_sides(manner.sides),
        manner,
        view,
        log: scene.table.log(scene.viewer),
        seat,
        offers,
        waits: scene.table.waits(),
        odds,
    })
}

/// What a seat can answer. The guide offers only what leads on.
fn offers(scene: &Scene<'_>, seat: Seat) -> Vec<Offer> {
    let mut offers = scene.table.offers(seat);
    if let (Mode::Guide { step }, Some(guide)) = (scene.mode, scene.title.guide())
        && let Some(step) = guide.steps.get(guide.fitting(scene.table, step))
    {
        offers.retain(|offer| offer.no.is_some() || step.expects(&offer.notation));
    }
    offers
}

impl At<'_> {
    /// The id of the title.
    pub fn title(&self) -> &'static str {
        self.scene.table.info().id
    }

    /// The moment that is looked at, of all the viewer saw.
    pub fn moment(&self) -> usize {
        self.scene.look_back.as_ref().map_or(self.log.len(), |back| back.moment)
    }

    /// Whether an earlier moment is looked at.
    pub fn looks_back(&self) -> bool {
        self.scene.look_back.is_some()
    }

    /// The name the viewer's seat goes by.
    pub fn side(&self) -> &'static str {
        self.seat.map_or("", |seat| self.scene.table.seat_name(seat))
    }

    /// Whether the viewer is asked now.
    pub fn is_asked(&self) -> bool {
        self.offers.iter().any(|offer| offer.no.is_none())
    }

    /// An address of this table.
    pub fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.scene.id)
    }

    /// Where a rule is found.
    pub fn rule_path(&self, rule: &str) -> String {
        rule_path(self.title(), rule)
    }

    /// A rule number that leads to the rule book.
    pub fn rule_link(&self, rule: &str) -> String {
        let label = self.say.with("web-rule", &[("rule", kernel::Fact::Text(rule.to_owned()))]);
        format!(
            "<a class=\"rule\" href=\"{}\" target=\"rules\" aria-label=\"{}\">{}</a>",
            escape(&self.rule_path(rule)),
            escape(&label),
            escape(rule)
        )
    }

    /// The choice that waits to be confirmed, if it is still legal.
    pub fn previewed(&self) -> Option<&Offer> {
        let notation = self.scene.previewed?;
        self.offers.iter().find(|offer| offer.no.is_none() && offer.notation == notation)
    }
}

/// The rule a question rests on.
pub fn rule_of(said: &Said) -> Option<String> {
    said.facts().into_iter().find_map(|(name, fact)| match (name, fact) {
        ("rule", kernel::Fact::Text(rule)) => Some(rule),
        _ => None,
    })
}
