//! Money on the map: a land's value as a coin, its blocks as a stack, a treasury's seat as a chest.

use std::collections::BTreeMap;

use tiny_skia::PathBuilder;

use crate::chart::{Chart, OfEach};
use crate::map::field::Field;
use crate::map::geometry::{ChartGeometry, Space};
use crate::map::labels::{Area, Lettering};
use crate::map::layers::Layers;
use crate::paint::canvas::{Anchor, Canvas};
use crate::paint::spot::Spot;
use crate::paint::text::{Face, Style};
use crate::paint::theme;
use crate::scene::Scene;
use chancery_rules::board::{Power, Province, ProvinceSet};

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
        if let Some(at) = coin_at(scene.chart, lettering, *province) {
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
        if let Some(at) = chest_at(scene.chart, treasury.at) {
            chest(canvas, view.snap(at), treasury.owner, treasury.credits);
        }
    }
}

/// What arrows should not run over: coins, stacks and chests, which must stay legible.
pub fn areas<'a>(
    map: &'a ChartGeometry,
    lettering: &'a Lettering,
    scene: &'a Scene,
) -> impl Iterator<Item = Area> + 'a {
    let coins = scene.values.keys();
    let coins =
        coins.filter_map(move |at| Some(area(coin_at(scene.chart, lettering, *at)?, lettering)));
    coins.chain(heavy(map, scene))
}

/// The area that a coin at a spot covers, for letters of that size.
pub fn area(at: Spot, lettering: &Lettering) -> Area {
    round(at, 12.0 * lettering.coin)
}

/// The areas of stacks and chests on a picture.
pub fn heavy<'a>(map: &'a ChartGeometry, scene: &'a Scene) -> impl Iterator<Item = Area> + 'a {
    let area = |half: (f32, f32)| move |at: Spot| Area { at, half };
    let stacks = scene.blocks.keys();
    let stacks = stacks.filter_map(move |at| map.space(*at)?.stack.map(area((19.0, 17.0))));
    let chests = scene.chests.iter();
    let chests = chests.filter_map(move |c| chest_at(scene.chart, c.at).map(area((17.0, 14.0))));
    stacks.chain(chests)
}

/// Half a coin's width, in map units.
pub const COIN: f32 = 11.6;
/// The size of the number on a coin, if it has one figure, in map units.
pub const NUMBER: f32 = 21.0;

/// Half of a chest, with what is kept free around it.
const CHEST: (f32, f32) = (17.0, 15.0);

/// Where coins and chests usually lie on a chart.
#[derive(Debug)]
struct Places {
    coins: BTreeMap<Province, Spot>,
    chests: BTreeMap<Province, Spot>,
}

/// Where a province's coin lies on a picture; `None` if the chart has no place for one.
pub fn coin_at(chart: Chart, lettering: &Lettering, at: Province) -> Option<Spot> {
    let moved = lettering.coins.get(&at);
    moved.or_else(|| Places::of(chart).coins.get(&at)).copied()
}

/// Where a treasury's chest stands in a province; `None` if the chart has no place for one.
pub fn chest_at(chart: Chart, at: Province) -> Option<Spot> {
    Places::of(chart).chests.get(&at).copied()
}

/// How often coins look for a better place, once the others have theirs.
const ROUNDS: usize = 3;
/// What it costs a coin to lie below or above its land's name, and what to lie askew of it or where the chart has
/// it: it should lie at the name's end, so that nobody looks for what it belongs to. There it costs as much again
/// not to lie on the land.
const OFF_LINE: f32 = 14.0;
const ASKEW: f32 = 20.0;
/// What it costs a coin to be nearer to another land's name.
const ASTRAY: f32 = 90.0;
/// Between two coins.
const APART: f32 = 5.0;
/// How far a chest is from the land's mark or name, and what it costs to be farther by a map unit, or all at sea or abroad.
const REACHES: [f32; 6] = [24.0, 28.0, 32.0, 37.0, 43.0, 50.0];
const FARTHER: f32 = 1.6;
const WET: f32 = 190.0;

static PLACES: OfEach<Places> = OfEach::new();

impl Places {
    /// The places on a chart; looked for on first use and kept.
    fn of(chart: Chart) -> &'static Places {
        PLACES.get(chart, Places::new)
    }

    fn new(chart: Chart) -> Places {
        let map = chart.map();
        let crowd = Crowd {
            map,
            field: Field::of(chart),
            names: Lettering::of(chart).areas(map, &map.islands),
        };
        let lands = map.provinces().filter(|(_, space)| space.badge.is_some());
        let lands: Vec<(Province, &Space)> = lands.collect();
        let mut coins: BTreeMap<Province, Spot> = BTreeMap::new();
        for _ in 0..ROUNDS {
            for (province, space) in &lands {
                let best = crowd.coin(&coins, *province, space);
                coins.insert(*province, best);
            }
        }
        let chest = |(province, space): (Province, &Space)| {
            let at = crowd.chest(&coins, province, space)?;
            Some((province, at))
        };
        let chests = map.provinces().filter_map(chest).collect();
        Places { coins, chests }
    }
}

/// What lies on a chart that coins and chests should not cover.
struct Crowd {
    map: &'static ChartGeometry,
    field: &'static Field,
    names: Vec<(Province, Area)>,
}

impl Crowd {
    /// What something there would hide of names, units and marks, in square map units.
    fn hidden(&self, area: &Area) -> f32 {
        let shared = |at: Spot, half: (f32, f32)| area.shared(&Area { at, half });
        let names = self.names.iter().map(|(_, name)| area.shared(name));
        let spaces = self.map.provinces().map(|(_, space)| {
            let units = space.unit.values().map(|at| shared(*at, (18.0, 17.0)));
            units.sum::<f32>() + space.sc.map_or(0.0, |at| shared(at, (8.5, 8.5)))
        });
        names.chain(spaces).sum()
    }

    /// Which part of something there lies on a land.
    fn ashore(&self, area: &Area, land: Province) -> f32 {
        let own = ProvinceSet::from_iter([land]);
        let parts = [-0.9, -0.45, 0.0, 0.45, 0.9];
        let all = parts.into_iter().flat_map(|x| parts.map(|y| (x, y)));
        let inside = all.filter(|(x, y)| {
            let (w, h) = area.half;
            let cell = self
                .field
                .cell(Spot::new(area.at.x + w * x, area.at.y + h * y));
            self.field.belongs(cell, &own) && self.field.is_land(cell)
        });
        inside.count() as f32 / (parts.len() * parts.len()) as f32
    }

    /// Where a land's coin lies best beside those of others.
    fn coin(&self, others: &BTreeMap<Province, Spot>, land: Province, space: &Space) -> Spot {
        let (name, wide) = match self.names.iter().find(|(province, _)| *province == land) {
            Some((_, area)) => (area.at, area.half),
            None => (space.label, (0.0, 0.0)),
        };
        let (beside, below) = (wide.0 + COIN, wide.1 + COIN);
        let places = [
            ((beside, 0.0), 0.0),
            ((-beside, 0.0), 0.1),
            ((0.0, below), OFF_LINE),
            ((0.0, -below), OFF_LINE),
            ((26.0, 18.0), ASKEW),
            ((-26.0, 18.0), ASKEW),
            ((26.0, -18.0), ASKEW),
            ((-26.0, -18.0), ASKEW),
        ];
        let tried = places.map(|((x, y), cost)| (Spot::new(name.x + x, name.y + y), cost));
        let chart = space.badge.map(|at| (at, ASKEW));
        let others = others.iter().filter(|(other, _)| **other != land);
        let others: Vec<Spot> = others.map(|(_, at)| *at).collect();
        let cost = |at: Spot, cost: f32| {
            let area = round(at, COIN);
            let close = others.iter().map(|other| {
                let far = 2.0 * COIN + APART;
                20.0 * (far - other.distance(at)).max(0.0)
            });
            let own = gap(&(name, wide), at);
            let strange = self.names.iter().filter(|(other, _)| *other != land);
            let mut strange = strange.map(|(_, area)| gap(&(area.at, area.half), at));
            let astray = if strange.any(|far| far <= own + 1.0) {
                ASTRAY
            } else {
                0.0
            };
            let abroad = cost.min(1.0) * OFF_LINE * (1.0 - self.ashore(&area, land));
            cost + astray + abroad + self.hidden(&area) + close.sum::<f32>()
        };
        let mut best = (f32::MAX, name);
        for (at, usual) in tried.into_iter().chain(chart) {
            let cost = cost(at, usual);
            if cost < best.0 {
                best = (cost, at);
            }
        }
        best.1
    }

    /// Where a treasury's chest stands: on the land, beside its mark or name, where it covers the least.
    fn chest(
        &self,
        coins: &BTreeMap<Province, Spot>,
        land: Province,
        space: &Space,
    ) -> Option<Spot> {
        let usual = space.chest?;
        let marks = [space.sc.unwrap_or(space.label), space.label];
        let away = |at: Spot| marks[0].distance(at).min(marks[1].distance(at));
        let around = |reach: f32| {
            marks.into_iter().flat_map(move |mark| {
                (0..24).map(move |turn| {
                    let (sin, cos) = (turn as f32 * std::f32::consts::TAU / 24.0).sin_cos();
                    Spot::new(mark.x + reach * cos, mark.y + reach * sin)
                })
            })
        };
        let cost = |at: Spot| {
            let area = Area { at, half: CHEST };
            // A hidden coin cannot be guessed.
            let coins = coins
                .values()
                .map(|coin| 5.0 * area.shared(&round(*coin, COIN)));
            let wet = WET * (1.0 - self.ashore(&area, land));
            wet + FARTHER * away(at) + self.hidden(&area) + coins.sum::<f32>()
        };
        let all = REACHES.into_iter().flat_map(around).chain([usual]);
        let priced = all.map(|at| (cost(at), at));
        let best = priced.min_by(|a, b| a.0.total_cmp(&b.0));
        best.map(|(_, at)| at)
    }
}

/// How far a place is from a box, given by its middle and half its sides.
fn gap((at, (w, h)): &(Spot, (f32, f32)), spot: Spot) -> f32 {
    let x = ((spot.x - at.x).abs() - w).max(0.0);
    let y = ((spot.y - at.y).abs() - h).max(0.0);
    x.hypot(y)
}

/// The box around a disc.
fn round(at: Spot, radius: f32) -> Area {
    Area {
        at,
        half: (radius, radius),
    }
}

/// Draws a coin with what a land yields.
pub fn coin(canvas: &mut Canvas<'_>, at: Spot, value: u32) {
    canvas.disc(at, COIN, theme::COIN_EDGE.solid());
    canvas.disc(at, 10.2, theme::COIN.solid());
    let text = value.to_string();
    let size = if text.len() > 1 { 17.0 } else { NUMBER };
    let style = Style::new(Face::Narrow, size);
    let base = Spot::new(at.x, at.y + size * NUMERAL / 2.0);
    canvas.text(&text, base, Anchor::Middle, style, theme::INK.solid(), None);
}

/// Draws a chest in its owner's colour, with what is in it where that is known.
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
    canvas.fill(&outline, canvas.strong(Some(owner)).solid());
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

    fn coins() -> Vec<(Province, Spot)> {
        let coins = Places::of(Chart::ECONOMIC).coins.iter();
        coins.map(|(at, spot)| (*at, *spot)).collect()
    }

    #[test]
    fn no_chest_hides_a_coin() {
        let mut hidden = Vec::new();
        for (seat, chest) in &Places::of(Chart::ECONOMIC).chests {
            let covers = |coin: &Spot| {
                (coin.x - chest.x).abs() < 15.0 + COIN - 3.0
                    && (coin.y - chest.y).abs() < 13.0 + COIN - 3.0
            };
            let all = coins().into_iter();
            let covered = all.filter(|(_, coin)| covers(coin));
            hidden.extend(covered.map(|(land, _)| format!("{} by {}", land.id(), seat.id())));
        }
        assert_eq!(hidden, Vec::<String>::new());
    }

    fn crowd() -> Crowd {
        let chart = Chart::ECONOMIC;
        let map = chart.map();
        Crowd {
            map,
            field: Field::of(chart),
            names: Lettering::of(chart).areas(map, &map.islands),
        }
    }

    #[test]
    fn every_coin_lies_nearest_to_its_own_lands_name_and_most_at_its_end() {
        let crowd = crowd();
        assert_eq!(coins().len(), 62);
        let (mut astray, mut off) = (Vec::new(), Vec::new());
        for (land, coin) in coins() {
            let far = |(_, name): &&(Province, Area)| gap(&(name.at, name.half), coin);
            let nearest = crowd.names.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
            astray.extend(nearest.filter(|(p, _)| *p != land).map(|_| land.id()));
            let own = crowd.names.iter().find(|(p, _)| *p == land);
            off.extend(
                own.filter(|(_, name)| name.at.y != coin.y)
                    .map(|_| land.id()),
            );
        }
        assert_eq!(astray, Vec::<&str>::new());
        assert!(off.len() <= 12, "not at its name's end: {off:?}");
    }

    #[test]
    fn coins_cover_no_name_unit_or_mark() {
        let crowd = crowd();
        for (land, coin) in coins() {
            let hidden = crowd.hidden(&round(coin, COIN - 2.0));
            assert!(hidden < 40.0, "{land}: {hidden}");
        }
    }

    #[test]
    fn no_two_coins_touch() {
        let all = coins();
        for (i, (a, at)) in all.iter().enumerate() {
            for (b, other) in &all[i + 1..] {
                let gap = at.distance(*other) - 2.0 * COIN;
                assert!(gap > 3.0, "{a} and {b}: {gap}");
            }
        }
    }

    #[test]
    fn chests_of_capitals_stand_on_land_where_it_has_room_and_cover_little() {
        let crowd = crowd();
        let mut odd = Vec::new();
        // London and Rome have hardly any beside their names, coins and units; Paris and Vienna are small.
        for (seat, least) in [
            ("vie", 0.4),
            ("lon", 0.1),
            ("par", 0.3),
            ("ber", 0.6),
            ("rom", 0.2),
            ("stp", 0.5),
            ("con", 0.4),
        ] {
            let seat: Province = seat.parse().expect("a province");
            let at = chest_at(Chart::ECONOMIC, seat).expect("a place for a chest");
            let area = Area { at, half: CHEST };
            let (ashore, hidden) = (crowd.ashore(&area, seat), crowd.hidden(&area));
            if ashore < least || hidden > 120.0 {
                odd.push(format!("{seat}: {ashore}, {hidden}"));
            }
        }
        assert_eq!(odd, Vec::<String>::new());
    }
}
