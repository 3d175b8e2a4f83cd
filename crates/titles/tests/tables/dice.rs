//! Which dice moments show: those they tell of, in every title.

use kernel::Fact;
use serde_json::Value;
use table::{Dice, Moment, Sitter, Waits};
use titles::{Setting, Wanted, open};

/// Whether a moment tells the sum of dice, or each of them.
fn tells(moment: &Moment, dice: &[u8]) -> bool {
    let sum = Fact::Number(dice.iter().map(|die| i64::from(*die)).sum());
    let faces: Vec<String> = dice.iter().map(u8::to_string).collect();
    let faces = Fact::Text(faces.join(" "));
    let facts = &moment.said.facts;
    let named = facts.iter().any(|(name, fact)| match *name {
        "roll" | "die" => *fact == sum,
        "dice" => *fact == faces,
        _ => false,
    });
    let numbers = facts.iter().map(|(_, fact)| fact.clone()).take(dice.len());
    let each = numbers.eq(dice.iter().map(|face| Fact::from(*face)));
    named || (dice.len() > 1 && moment.said.id.ends_with("-rolled") && each)
}

#[test]
fn moments_show_the_dice_they_tell_of_and_no_others() {
    for title in shelf::titles().iter() {
        let loaded = title.load(Wanted::default()).unwrap();
        let seats = loaded.first_sight().seats().into_iter();
        let seats = seats.map(|name| (name.to_owned(), Sitter::Random)).collect();
        let dice = Dice::Open(11);
        let mut table = open(Setting { loaded, position: None, seats, dice }).unwrap();
        table.run();
        assert!(matches!(table.waits(), Waits::Over(_)));
        let entries = table.lines_after(0);
        let mut shown = 0;
        for moment in table.full_log() {
            let entry = moment.number.checked_sub(1).and_then(|index| entries.get(index));
            let entry: Value =
                entry.map_or(Value::Null, |text| serde_json::from_str(text).unwrap());
            let rolled = entry["roll"].as_array();
            let rolled: Option<Vec<u8>> =
                rolled.map(|dice| dice.iter().map(|die| die.as_u64().unwrap() as u8).collect());
            let told = rolled.filter(|dice| tells(&moment, dice)).unwrap_or_default();
            assert_eq!(moment.dice, told, "{moment:?}");
            shown += usize::from(!told.is_empty());
        }
        assert!(shown > 20, "{}: {shown}", title.info().id);
    }
}
