//! Where the units of a picture stand.

use std::collections::BTreeMap;

use super::berths::Berths;
use crate::map::geometry::ChartGeometry;
use crate::paint::canvas::View;
use crate::paint::spot::Spot;
use crate::pieces::units::{self, Size};
use crate::scene::{Scene, UnitMark};
use chancery_rules::board::{Power, Province};

/// So many units of one space stand beside each other.
const MOST_FANNED: f32 = 5.0;

/// Gives every unit a place; several in one space stand fanned out.
pub fn stands(
    map: &ChartGeometry,
    view: View,
    scene: &Scene,
    berths: &Berths,
) -> Vec<(UnitMark, Spot)> {
    let closed = map.islands.minus(&scene.islands);
    let mut crowd: BTreeMap<(Province, bool), f32> = BTreeMap::new();
    let mut stands = Vec::new();
    for unit in &scene.units {
        if closed.contains(unit.at.province) || berths.stacked(unit) {
            continue;
        }
        let spot = if unit.dislodged {
            map.dislodged(unit.at)
        } else {
            map.stand(unit.at)
        };
        let Some(spot) = spot else { continue };
        let before = crowd
            .entry((unit.at.province, unit.dislodged))
            .and_modify(|n| *n += 1.0)
            .or_insert(0.0);
        // A heap grows no further than its space: later ones cover earlier ones.
        let step = *before % MOST_FANNED;
        let fanned = Spot::new(spot.x + step * 13.0, spot.y - step * 7.0);
        stands.push((*unit, view.snap(fanned)));
    }
    stands
}

/// What is written on a power's units, where they have letters.
pub(crate) fn letter(scene: &Scene, owner: Option<Power>) -> &str {
    let shared = scene.waters.as_ref();
    let shared = shared.and_then(|w| w.letters.get(&owner?));
    let found = shared.or_else(|| scene.letters.get(&owner?));
    found.map_or("", String::as_str)
}

/// Half of what a unit fills.
pub(crate) fn half(scene: &Scene, unit: &UnitMark) -> (f32, f32) {
    let size = if unit.dislodged {
        Size::Small
    } else {
        Size::Full
    };
    units::half(unit.kind, !letter(scene, unit.owner).is_empty(), size)
}
