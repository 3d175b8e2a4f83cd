//! Counts the positions below a position: the number that shows at once whether two versions of the
//! rules agree.

use crate::{Legal, Next, Rules};

/// How many different lines of `depth` steps begin here. A step is a canonical legal choice or one of the
/// different results of a roll; a line that ends sooner counts once. Where several seats are asked, the
/// lowest answers, as in random play. `None` when a roll has too many results to look at each.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    match rules.next(state) {
        Next::Over(_) => Some(1),
        Next::Chance(chance) => {
            let branch = |roll| {
                let mut after = state.clone();
                rules.resolve(&mut after, &roll, &mut ());
                perft(rules, &after, depth - 1)
            };
            chance.request.outcomes()?.into_iter().map(|(roll, _)| branch(roll)).sum()
        }
        Next::Decision { seats, .. } => {
            let seat = seats.lowest()?;
            let mut legal = Vec::new();
            rules.legal(state, seat, &mut legal);
            if depth == 1 {
                return Some(legal.len() as u64);
            }
            let branch = |choice| {
                let mut after = state.clone();
                rules.apply(&mut after, seat, Legal::proven(choice), &mut ());
                perft(rules, &after, depth - 1)
            };
            legal.into_iter().map(branch).sum()
        }
    }
}
