//! What is lit on the board: what can be chosen, what is chosen, and where units stood before.

use drawing::{Figure, Ghost, Layer, Lit, Rolled};
use look::at::At;
use look::choices::Question;
use look::story::{self, Part};
use look::{Thing, Toggle};

/// What is lit.
pub(crate) fn lit(at: &At<'_>, question: &Question, parts: &[Part]) -> Lit {
    let mut lit = Lit::default();
    // While one attack is looked at, figures of other kinds would only confuse.
    let previewed = question.choices().find(|choice| choice.is_previewed);
    let kind = previewed.and_then(|choice| choice.figure.as_ref()).map(|figure| figure.icon);
    let is_wanted = |figure: &Figure| kind.is_none_or(|kind| figure.icon == kind);
    folded(&mut lit, question);
    let open = question.groups.iter().filter(|group| !group.is_folded);
    for choice in open.flat_map(|group| &group.choices) {
        let keys = choice.keys.split(' ').filter(|key| !key.is_empty());
        if choice.toggle == Toggle::Leave || choice.is_aside {
            continue;
        }
        for key in keys.clone() {
            lit.legal.insert(key.to_owned());
            if at.manner.things.of(key) == Thing::Piece {
                lit.able.insert(key.to_owned());
            }
        }
        if let (Some(figure), [key]) = (&choice.figure, keys.collect::<Vec<_>>().as_slice())
            && is_wanted(figure)
        {
            lit.chips.entry((*key).to_owned()).or_default().push(figure.clone());
        }
        if choice.is_previewed {
            lit.chosen.extend(choice.keys.split(' ').map(ToOwned::to_owned));
        }
    }
    lit.legal.extend(question.ways.keys().cloned());
    lit.ways = question.ways.clone();
    lit.chosen.extend(at.view.picked());
    lit.ghosts = ghosts(at, parts);
    lit.rolled = rolled(at).into_iter().collect();
    lit.layers = layers(at, question);
    lit
}

/// What is laid over the board; what a layer leads to goes by the number of its choice.
fn layers(at: &At<'_>, question: &Question) -> Vec<Layer> {
    let mut layers = at.view.layers();
    for layer in &mut layers {
        if let Some(number) = question.number_of(&layer.via) {
            layer.via = number.to_string();
        }
    }
    layers
}

/// Of a piece with many ways to go only the piece is lit; where it can go is lit once it is taken up.
fn folded(lit: &mut Lit, question: &Question) {
    for group in question.groups.iter().filter(|group| group.is_folded) {
        let wanted = group.choices.iter().filter(|choice| !choice.is_aside);
        let lights = wanted.flat_map(|choice| choice.lights.split(' '));
        lit.legal.extend(lights.filter(|key| !key.is_empty()).map(ToOwned::to_owned));
        for choice in group.choices.iter().filter(|choice| choice.is_previewed) {
            lit.chosen.extend(choice.keys.split(' ').map(ToOwned::to_owned));
        }
    }
}

/// The dice that fell last: at the moment that is looked at, or since the viewer's last choice.
fn rolled(at: &At<'_>) -> Option<Rolled> {
    let now = at.moment();
    let begin = if at.looks_back() { now.saturating_sub(1) } else { at.scene.since.min(now) };
    at.now.rolled(story::last_fell(at, begin)?)
}

/// Where the units of the last impulse stood before they moved.
fn ghosts(at: &At<'_>, parts: &[Part]) -> Vec<Ghost> {
    let seen = at.moment().min(parts.len());
    let Some(part) = seen.checked_sub(1).and_then(|index| parts.get(index)) else {
        return Vec::new();
    };
    let mut ghosts: Vec<Ghost> = Vec::new();
    let moments = parts.iter().enumerate().take(seen).rev();
    for (index, _) in moments.take_while(|(_, of)| *of == part) {
        let number = index + 1;
        let Some((from, units)) = at.now.moved(number) else { continue };
        // Earlier steps come later here: the first place of a long march is the one that counts.
        for unit in units {
            ghosts.retain(|ghost| ghost.unit != unit);
            ghosts.push(Ghost { unit, from: from.clone() });
        }
    }
    ghosts
}
