//! The odds panel, whatever the title.

use std::collections::BTreeSet;

use pages::{Scene, table};
use screen::html::sound;
use table::Dice;
use titles::Wanted;

use crate::game::{asked, choose, languages, scene};

#[test]
fn a_chart_of_odds_is_read_out_by_what_it_counts() {
    let mut seen = BTreeSet::new();
    for title in shelf::titles().iter() {
        let [english, _] = languages();
        let mut game = screen::play::open(title, Wanted::default(), Dice::Open(4));
        for _ in 0..600 {
            let Some(seat) = asked(&*game) else { break };
            let offers = game.offers(seat);
            let legal = offers.iter().filter(|offer| offer.no.is_none());
            for offer in legal.take(4) {
                let held = [seat];
                let shown =
                    Scene { previewed: Some(&offer.notation), ..scene(&*game, &english, &held) };
                if !matches!(game.odds(seat, &offer.notation), Ok(Some(_))) {
                    continue;
                }
                let page = sound("odds", &table(&shown));
                for chart in page.id("odds").unwrap().class("dist") {
                    let label = chart.get("aria-label").unwrap();
                    seen.insert((title.info().id, label.split(',').next().unwrap().to_owned()));
                }
            }
            if seen.iter().any(|(id, _)| *id == title.info().id) || !choose(&mut *game) {
                break;
            }
        }
    }
    for (title, label) in &seen {
        assert_eq!(label == "Damage points", *title == "storm", "{seen:?}");
    }
    assert_eq!(seen.iter().map(|(title, _)| title).collect::<BTreeSet<_>>().len(), 4);
}
