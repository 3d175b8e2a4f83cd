//! What a viewer sees, with the types of the title put away.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::Playable;

/// What a viewer sees, and the rules that explain it.
#[derive(Debug)]
pub struct Viewed<R: Playable> {
    /// The rules.
    pub rules: Arc<R>,
    /// What the viewer sees.
    pub view: R::View,
}

/// The same without its types: only the look of its title reads it. Cheap to copy and to keep.
#[derive(Clone)]
pub struct Glimpse(Arc<dyn Any + Send + Sync>);

impl fmt::Debug for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Glimpse").finish_non_exhaustive()
    }
}

impl Glimpse {
    /// A view with the rules that explain it.
    pub fn of<R: Playable>(rules: Arc<R>, view: R::View) -> Glimpse {
        Glimpse(Arc::new(Viewed { rules, view }))
    }

    /// The view with its types; nothing when it is of another title.
    pub fn viewed<R: Playable>(&self) -> Option<Arc<Viewed<R>>> {
        Arc::clone(&self.0).downcast().ok()
    }
}
