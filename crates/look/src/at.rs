//! A scene worked out once: what is looked at, what is asked, what was seen.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Odds, Seat, Viewer};
use table::{Glimpse, No, Waits};

use crate::choices::Offered;
use crate::manner::Manner;
use crate::say::{Say, escape, rule_path};
use crate::{Mode, Scene, Sight, story};

/// What the parts of a table page are drawn from.
#[derive(Debug)]
pub struct At<'a> {
    pub scene: &'a Scene<'a>,
    pub say: Say<'a>,
    /// What is the title's own.
    pub manner: &'static Manner,
    /// The game as it stands: what is asked, and all that the viewer saw happen.
    pub now: Arc<dyn Sight>,
    /// The game as it is looked at: now, or at an earlier moment.
    pub view: Arc<dyn Sight>,
    /// The seat of the viewer.
    pub seat: Option<Seat>,
    /// What the viewer can answer now; nothing while he looks back.
    pub(crate) offers: Vec<Offered>,
    /// What the game waits for.
    pub waits: Waits,
    /// Whether the viewer can take his last choice back, or why not; nothing for who plays no seat.
    pub undo: Option<Result<(), No>>,
    /// The odds of the choice that waits to be confirmed, if anything is left to chance.
    pub odds: Option<Odds>,
    /// The game before each of the rolls that the page explains, by the number of the roll.
    before: OnceCell<BTreeMap<usize, Glimpse>>,
}

/// Works out a scene and draws something from it.
pub fn with<T>(scene: &Scene<'_>, draw: impl FnOnce(&At<'_>) -> T) -> T {
    let names = |key: &str, language: &str| scene.now.name(key, language);
    let now = Arc::clone(&scene.now);
    let view = match &scene.look_back {
        Some(back) => scene.title.sight(&back.view),
        None => Arc::clone(&now),
    };
    let manner = scene.title.manner();
    let say = Say::new(scene.words, &names).of_title(manner);
    let seat = match scene.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let own = seat.filter(|seat| scene.held.contains(seat));
    let offers = match (own, &scene.look_back) {
        (Some(_), None) => offers(scene, &*now, now.offers(say)),
        _ => Vec::new(),
    };
    let legal =
        |offer: &&Offered| offer.no.is_none() && scene.previewed == Some(offer.notation.as_str());
    let previewed = offers.iter().find(legal).zip(seat);
    let odds = previewed.and_then(|(offer, seat)| now.odds(seat, offer.index));
    draw(&At {
        scene,
        say,
        manner,
        now,
        view,
        seat,
        offers,
        waits: scene.facts.waits.clone(),
        undo: own.and(scene.facts.undo.clone()),
        odds,
        before: OnceCell::new(),
    })
}

/// What a seat can answer. The guide offers only what leads on.
fn offers(scene: &Scene<'_>, now: &dyn Sight, mut offers: Vec<Offered>) -> Vec<Offered> {
    if let (Mode::Guide { step }, Some(guide)) = (scene.mode, scene.title.guide()) {
        let answers = now.guided();
        let step = guide.fitting(step, &answers);
        let leads_on =
            |offer: &Offered| answers.get(offer.index).is_some_and(|answer| answer.leads_on(step));
        if step < guide.steps.len() {
            offers.retain(|offer| offer.no.is_some() || leads_on(offer));
        }
    }
    offers
}

impl At<'_> {
    /// The id of the title.
    pub fn title(&self) -> &'static str {
        self.scene.facts.info.id
    }

    /// The moment that is looked at, of all the viewer saw.
    pub fn moment(&self) -> usize {
        self.scene.look_back.as_ref().map_or(self.moments(), |back| back.moment)
    }

    /// How many moments the viewer saw in all.
    pub fn moments(&self) -> usize {
        self.now.moments()
    }

    /// The step of the guide that fits how the table stands, if it is one.
    pub fn step(&self) -> Option<usize> {
        let Mode::Guide { step } = self.scene.mode else { return None };
        let guide = self.scene.title.guide()?;
        let answers = if self.offers.is_empty() { Vec::new() } else { self.now.guided() };
        Some(guide.fitting(step, &answers))
    }

    /// Whether an earlier moment is looked at.
    pub fn looks_back(&self) -> bool {
        self.scene.look_back.is_some()
    }

    /// The name the viewer's seat goes by.
    pub fn side(&self) -> &'static str {
        self.seat.map_or("", |seat| self.scene.facts.seat_name(seat))
    }

    /// Whether the viewer is asked now.
    pub fn is_asked(&self) -> bool {
        self.offers.iter().any(|offer| offer.no.is_none())
    }

    /// The game as the viewer saw it before a roll that the page explains. The first that is asked for finds them all,
    /// so that the journal is played again only once.
    pub(crate) fn before(&self, number: usize) -> Option<&Glimpse> {
        let all = self.before.get_or_init(|| {
            let rolls: Vec<usize> =
                story::explained_rolls(&*self.now, self.scene.since, self.moment());
            let earlier: Vec<usize> = rolls.iter().map(|number| number - 1).collect();
            let views = self.scene.earlier.views(self.scene.viewer, &earlier);
            rolls
                .into_iter()
                .zip(views)
                .filter_map(|(number, view)| Some((number, view?)))
                .collect()
        });
        all.get(&number)
    }

    /// An address of this table.
    pub fn path(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.scene.id)
    }

    /// Where a rule is found.
    pub(crate) fn rule_path(&self, rule: &str) -> String {
        rule_path(self.title(), rule)
    }

    /// A rule number that leads to the rule book.
    pub fn rule_link(&self, rule: &str) -> String {
        // Where people ended a game no rule did.
        if rule.is_empty() {
            return String::new();
        }
        let label = self.say.with("web-rule", &[("rule", kernel::Fact::Text(rule.to_owned()))]);
        format!(
            "<a class=\"rule\" href=\"{}\" target=\"rules\" aria-label=\"{}\">{}</a>",
            escape(&self.rule_path(rule)),
            escape(&label),
            escape(rule)
        )
    }

    /// The choice that waits to be confirmed, if it is still legal.
    pub(crate) fn previewed(&self) -> Option<&Offered> {
        let notation = self.scene.previewed?;
        self.offers.iter().find(|offer| offer.no.is_none() && offer.notation == notation)
    }
}
