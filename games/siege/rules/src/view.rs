//! What each viewer may know: everything (2.17, appendix B). The pools are counts, so that not even they
//! have an order to hide.

use kernel::Viewer;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::flow::State;

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The whole game.
    pub state: State,
}
