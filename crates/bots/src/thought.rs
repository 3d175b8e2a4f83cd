//! What rules of thumb look at: the legal choices, of which the best is taken.

use kernel::Rules;

/// What a policy looks at.
#[derive(Debug)]
pub struct Thought<'a, R: Rules> {
    /// The rules.
    pub rules: &'a R,
    /// A world that fits what the bot knows.
    pub state: &'a R::State,
    /// What can be chosen.
    pub legal: &'a [R::Choice],
}

impl<R: Rules<Choice: Copy>> Thought<'_, R> {
    /// The legal choice with the most points; of equal ones the first. Those without points are left out.
    pub fn best<P: PartialOrd>(
        &self,
        points: impl Fn(R::Choice) -> Option<P>,
    ) -> Option<R::Choice> {
        best(self.legal, points)
    }

    /// A choice, if it is legal.
    pub fn take(&self, choice: R::Choice) -> Option<R::Choice> {
        self.legal.contains(&choice).then_some(choice)
    }
}

/// The choice with the most points; of equal ones the first. Those without points are left out.
pub fn best<C: Copy, P: PartialOrd>(legal: &[C], points: impl Fn(C) -> Option<P>) -> Option<C> {
    let mut best: Option<(P, C)> = None;
    for choice in legal.iter().copied() {
        if let Some(points) = points(choice)
            && best.as_ref().is_none_or(|(most, _)| points > *most)
        {
            best = Some((points, choice));
        }
    }
    best.map(|(_, choice)| choice)
}
