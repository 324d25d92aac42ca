//! What the reader of a picture does not see: F-05 to F-08.

use chancery_i18n::Words;
use chancery_rules::game::{Report, Setup, State};

use crate::scene::Scene;

/// Lays the fog over the map as it is in a state.
pub fn over_state(scene: &mut Scene, state: &State, words: &Words) {
    let Some(seen) = &state.seen else {
        return;
    };
    scene.veiled = state.veiled();
    scene.remembered.clone_from(&seen.remembered);
    told(scene, words);
}

/// Lays the fog over the map of a phase's orders.
pub fn over_report(scene: &mut Scene, setup: &Setup, report: &Report, words: &Words) {
    if let Some(sight) = &report.sight {
        scene.veiled = setup.board().provinces().minus(sight);
        told(scene, words);
    }
}

/// Says under the legend what the fog means, and faint units if there are any.
fn told(scene: &mut Scene, words: &Words) {
    scene.legend.foot.push(words.plain("fog-veiled"));
    let faint = |at| scene.remembered.contains_key(&at);
    if scene.units.iter().any(|unit| faint(unit.at.province)) {
        scene.legend.foot.push(words.plain("fog-remembered"));
    }
}
