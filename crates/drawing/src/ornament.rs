//! What an author draws beside the map itself: plain coloured shapes under it, over its land, and as letters.

use serde::{Deserialize, Serialize};

/// The shapes of the three layers, each in the order in which they are drawn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ornaments {
    /// Under the lands: seen at sea, and on ground that nobody enters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub backdrop: Vec<Ornament>,
    /// Over the land and its colours, under borders, letters and units.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub front: Vec<Ornament>,
    /// Letters as shapes, under the letters of provinces and under units.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Ornament>,
}

impl Ornaments {
    /// Whether there is no shape at all.
    pub fn is_empty(&self) -> bool {
        self.backdrop.is_empty() && self.front.is_empty() && self.names.is_empty()
    }
}

/// A coloured shape.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ornament {
    /// Its lines, in map units: `M1,2 3,4 … Z` for each ring, without the `Z` where it is open. Filled even-odd.
    pub path: String,
    /// The colour it is filled with, `#rrggbb`; `None` if it is not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<String>,
    /// The colour of its outline, `#rrggbb`; `None` if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stroke: Option<String>,
    /// How wide the outline is, in map units; 0 without one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub width: f64,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde asks with a reference"
)]
fn is_zero(width: &f64) -> bool {
    *width == 0.0
}
