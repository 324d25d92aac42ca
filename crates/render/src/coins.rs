//! Money on the map: a land's value as a coin, its blocks as a stack, a treasury's seat as a chest.

use tiny_skia::PathBuilder;

use super::canvas::{Anchor, Canvas};
use super::geometry::{ChartGeometry, Space, Spot};
use super::labels::{Area, Lettering};
use super::layers::Layers;
use super::scene::Scene;
use super::text::{Face, Style};
use super::theme;
use chancery_rules::board::{Power, Province};

/// The height of a numeral beside its em, so that numbers stand in the middle of their coin.
const NUMERAL: f32 = 0.7;

/// Draws what lands yield and hold and where treasuries are kept.
pub fn lay(
    canvas: &mut Canvas<'_>,
    layers: &Layers,
    map: &ChartGeometry,
    lettering: &Lettering,
    scene: &Scene,
) {
    let view = layers.view;
    let spot = |at, of: fn(&Space) -> Option<Spot>| map.space(at).and_then(of);
    for (province, value) in &scene.values {
        if let Some(at) = coin_at(map, lettering, *province) {
            let mut here = canvas.at(view.snap(at), lettering.coin);
            coin(&mut here, Spot::default(), *value);
        }
    }
    for (province, blocks) in &scene.blocks {
        if let Some(at) = spot(*province, |s| s.stack) {
            let owner = scene.owners.get(province).copied();
            layers.stack(canvas, owner, *blocks, view.snap(at));
        }
    }
    for treasury in &scene.chests {
        if let Some(at) = chest_spot(map, treasury.at) {
            chest(canvas, view.snap(at), treasury.owner, treasury.credits);
        }
    }
}

/// What arrows should not run over: it must stay legible.
pub fn areas<'a>(
    map: &'a ChartGeometry,
    lettering: &'a Lettering,
    scene: &'a Scene,
) -> impl Iterator<Item = Area> + 'a {
    let coins = scene.values.keys();
    let coins = coins.filter_map(move |at| Some(area(coin_at(map, lettering, *at)?, lettering)));
    coins.chain(heavy(map, scene))
}

/// What a coin fills.
pub fn area(at: Spot, lettering: &Lettering) -> Area {
    let half = 12.0 * lettering.coin;
    Area {
        at,
        half: (half, half),
    }
}

/// Stacks and chests.
pub fn heavy<'a>(map: &'a ChartGeometry, scene: &'a Scene) -> impl Iterator<Item = Area> + 'a {
    let area = |half: (f32, f32)| move |at: Spot| Area { at, half };
    let stacks = scene.blocks.keys();
    let stacks = stacks.filter_map(move |at| map.space(*at)?.stack.map(area((19.0, 17.0))));
    let chests = scene.chests.iter();
    let chests = chests.filter_map(move |c| chest_spot(map, c.at).map(area((17.0, 14.0))));
    stacks.chain(chests)
}

/// Half of what a land's name takes, and of a coin.
const NAME: (f32, f32) = (23.0, 11.0);
pub const COIN: f32 = 11.6;
/// How large the number on a coin is, if it has one figure.
pub const NUMBER: f32 = 21.0;

/// Where a land's coin lies on a picture.
pub fn coin_at(map: &ChartGeometry, lettering: &Lettering, at: Province) -> Option<Spot> {
    let moved = lettering.coins.get(&at).copied();
    moved.or_else(|| coin_spot(map, at))
}

/// Where a land's coin usually lies: at the end of its name, so that nobody looks for what it belongs to. Where
/// that would cover something, where the chart puts it.
pub fn coin_spot(map: &ChartGeometry, at: Province) -> Option<Spot> {
    let space = map.space(at)?;
    space.badge?;
    let beside = NAME.0 + COIN;
    let places = [
        (beside, 0.0),
        (-beside, 0.0),
        (0.0, 24.0),
        (0.0, -24.0),
        (26.0, 18.0),
        (-26.0, 18.0),
        (26.0, -18.0),
        (-26.0, -18.0),
    ];
    let free = |spot: &Spot| is_free(map, at, *spot, (COIN, COIN), true);
    let tried = places.map(|(x, y)| Spot::new(space.label.x + x, space.label.y + y));
    tried.into_iter().find(free).or(space.badge)
}

/// Half of a chest, with what is kept free around it.
const CHEST: (f32, f32) = (17.0, 15.0);

/// Where a treasury's chest stands: beside the land's mark or name, where it covers nothing; else, of these places
/// and the chart's, where it covers the least.
pub fn chest_spot(map: &ChartGeometry, at: Province) -> Option<Spot> {
    let space = map.space(at)?;
    let usual = space.chest?;
    let near = space.sc.unwrap_or(space.label);
    let places = [
        (27.0, 0.0),
        (-27.0, 0.0),
        (0.0, 25.0),
        (0.0, -25.0),
        (24.0, 20.0),
        (-24.0, 20.0),
        (24.0, -20.0),
        (-24.0, -20.0),
    ];
    let coins: Vec<Spot> = map
        .provinces()
        .filter_map(|(p, _)| coin_spot(map, p))
        .collect();
    let covers = |spot: &Spot| {
        coins.iter().any(|coin| {
            (coin.x - spot.x).abs() < CHEST.0 + COIN && (coin.y - spot.y).abs() < CHEST.1 + COIN
        })
    };
    let tried = places.map(|(x, y)| Spot::new(near.x + x, near.y + y));
    let free = |spot: &&Spot| is_free(map, at, **spot, CHEST, false) && !covers(spot);
    if let Some(free) = tried.iter().find(free) {
        return Some(*free);
    }
    let hidden = |spot: &Spot| {
        let chest = Area {
            at: *spot,
            half: CHEST,
        };
        let shared = |at: Spot, half: (f32, f32)| chest.shared(&Area { at, half });
        // A hidden coin cannot be guessed.
        let coins = coins.iter().map(|coin| 5.0 * shared(*coin, (COIN, COIN)));
        let spaces = map.provinces().map(|(_, space)| {
            let units = space.unit.values().map(|at| shared(*at, (17.0, 17.0)));
            let mark = space.sc.map_or(0.0, |at| shared(at, (8.0, 8.0)));
            shared(space.label, NAME) + units.sum::<f32>() + mark
        });
        coins.chain(spaces).sum::<f32>()
    };
    let all = std::iter::once(usual).chain(tried);
    all.min_by(|a, b| hidden(a).total_cmp(&hidden(b)))
}

/// Whether something of that half width and height covers no name, unit or mark there. What touches its
/// own land's name may do so.
fn is_free(map: &ChartGeometry, own: Province, at: Spot, half: (f32, f32), by_name: bool) -> bool {
    let apart = |spot: &Spot, (x, y): (f32, f32)| {
        (spot.x - at.x).abs() >= half.0 + x || (spot.y - at.y).abs() >= half.1 + y
    };
    map.provinces().all(|(province, space)| {
        let named = by_name && province == own || apart(&space.label, NAME);
        let units = space.unit.values().all(|spot| apart(spot, (17.0, 17.0)));
        let marked = space.sc.is_none_or(|spot| apart(&spot, (8.0, 8.0)));
        named && units && marked
    })
}

/// A coin with what a land yields.
pub fn coin(canvas: &mut Canvas<'_>, at: Spot, value: u32) {
    canvas.disc(at, COIN, theme::COIN_EDGE.solid());
    canvas.disc(at, 10.2, theme::COIN.solid());
    let text = value.to_string();
    let size = if text.len() > 1 { 17.0 } else { NUMBER };
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, at.y + size * NUMERAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

/// A chest in its owner's colour, with what is in it where that is known.
pub fn chest(canvas: &mut Canvas<'_>, at: Spot, owner: Power, credits: Option<u32>) {
    let (left, top, width, height) = (at.x - 15.0, at.y - 13.0, 30.0, 26.0);
    let seam = top + 9.0;
    let mut outline = PathBuilder::new();
    outline.move_to(left, top + height);
    outline.line_to(left, seam - 1.0);
    outline.quad_to(left, top, left + 9.0, top);
    outline.line_to(left + width - 9.0, top);
    outline.quad_to(left + width, top, left + width, seam - 1.0);
    outline.line_to(left + width, top + height);
    outline.close();
    let Some(outline) = outline.finish() else {
        return;
    };
    canvas.stroke(&outline, theme::OUTLINE.solid(), 4.4);
    canvas.stroke(&outline, theme::CREAM.solid(), 2.2);
    canvas.fill(&outline, theme::strong(Some(owner)).solid());
    canvas.rect(left, seam - 1.0, width, 2.0, theme::CREAM.solid());
    let Some(credits) = credits else {
        let lock = Spot::new(at.x, seam + 2.5);
        canvas.disc(lock, 5.4, theme::CREAM.solid());
        canvas.disc(lock, 4.1, theme::COIN.solid());
        canvas.disc(lock, 1.6, theme::INK.solid());
        return;
    };
    let (plate_top, plate) = (seam + 1.0, height - 9.0);
    canvas.rect(left, plate_top, width, plate, theme::CREAM.solid());
    canvas.disc(Spot::new(at.x, seam - 3.0), 3.0, theme::COIN.solid());
    let text = credits.to_string();
    let size = if text.len() > 2 { 16.5 } else { 20.5 };
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, plate_top + plate / 2.0 + size * NUMERAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;
    use crate::scene::Chart;

    #[test]
    fn no_chest_hides_a_coin() {
        let map = Geometry::get().chart(Chart::Economic);
        let coins = || {
            map.provinces()
                .filter_map(|(p, _)| Some((p, coin_spot(map, p)?)))
        };
        let mut hidden = Vec::new();
        for (seat, _) in map.provinces() {
            let Some(chest) = chest_spot(map, seat) else {
                continue;
            };
            let covers = |coin: &Spot| {
                (coin.x - chest.x).abs() < 15.0 + COIN - 3.0
                    && (coin.y - chest.y).abs() < 13.0 + COIN - 3.0
            };
            let covered = coins().filter(|(_, coin)| covers(coin));
            hidden.extend(covered.map(|(land, _)| format!("{} by {}", land.id(), seat.id())));
        }
        assert_eq!(hidden, Vec::<String>::new());
    }

    #[test]
    fn most_coins_lie_at_their_own_lands_name() {
        let map = Geometry::get().chart(Chart::Economic);
        let labels: Vec<(Province, Spot)> = map.provinces().map(|(p, s)| (p, s.label)).collect();
        let (mut coins, mut astray) = (0, Vec::new());
        for (province, _) in map.provinces() {
            let Some(coin) = coin_spot(map, province) else {
                continue;
            };
            coins += 1;
            let nearest = labels
                .iter()
                .min_by(|a, b| a.1.distance(coin).total_cmp(&b.1.distance(coin)));
            if nearest.is_some_and(|(p, _)| *p != province) {
                astray.push(province.id());
            }
        }
        assert_eq!(coins, 62);
        // Rome has no room at its name.
        assert!(astray.len() <= 1, "nearer to another name: {astray:?}");
    }
}
