//! What went before a sandbox: the table it was forked from, as one pair of eyes saw it.

use kernel::Viewer;

use crate::{Glimpse, Table};

/// The moments before a sandbox began. They are those of whoever forked it, whichever seat of the sandbox
/// he looks with now; a spectator sees nothing of them.
#[derive(Debug)]
pub struct Past {
    /// The table it was forked from, as it stood then; not there before somebody asks for more than the number of moments.
    pub table: Option<Box<dyn Table>>,
    /// Whose eyes looked.
    pub eyes: Viewer,
    /// How many of their moments came before the sandbox.
    pub moments: usize,
}

impl Past {
    /// How many moments came before, for a viewer of the sandbox.
    pub(crate) fn count(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(_) => self.moments,
            Viewer::Spectator => 0,
        }
    }

    /// The game at one of them.
    pub(crate) fn view_at(&self, moment: usize) -> Option<Glimpse> {
        self.table.as_ref()?.view_at(self.eyes, moment)
    }
}

/// A sandbox, and where it was forked: what its [`Past`] is made of.
#[derive(Debug)]
pub struct Forked {
    /// The sandbox.
    pub table: Box<dyn Table>,
    /// After how many entries of the table it was forked from.
    pub entries: usize,
    /// How many moments the viewer had seen.
    pub moments: usize,
}
