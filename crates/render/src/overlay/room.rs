//! Where names find room on one picture: large ones beside its units, marks and names, and any beside its lines.

use std::sync::LazyLock;

use super::berths::Berths;
use super::stands::{half, stands};
use crate::lines::filled::Ink;
use crate::map::field::Field;
use crate::map::geometry::{ChartGeometry, Space};
use crate::map::labels::{Area, LAND, Lettering};
use crate::paint::canvas::View;
use crate::paint::spot::Spot;
use crate::pieces::coins;
use crate::scene::{Mark, Scene};
use chancery_rules::board::{Province, ProvinceSet};

/// Discord shows a picture no larger than that on a desktop, and no letter of a map alone is smaller there than
/// this, in pixels.
const SHOWN: (f32, f32) = (480.0, 350.0);
const LEAST: f32 = 9.0;

/// How far letters are moved, and in what steps.
const REACH: f32 = 66.0;
const STEP: f32 = 6.0;
/// Those steps, and how far away each is: the nearest first.
static NEAREST: LazyLock<Vec<(f32, f32, f32)>> = LazyLock::new(|| {
    let along = || (-(REACH / STEP) as i32..=(REACH / STEP) as i32).map(|n| n as f32 * STEP);
    let all = along().flat_map(|x| along().map(move |y| (x.hypot(y), x, y)));
    let mut all: Vec<_> = all.filter(|(away, ..)| *away <= REACH).collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all
});
/// Letters that are moved make others move: so often all are looked at.
const ROUNDS: usize = 4;

/// What it costs to move by a map unit; to cover a square map unit of units, of other letters, and of marks; to
/// lie in another sea, or on another land, with all letters; and to be nearer to another's
/// unit or mark.
const AWAY: f32 = 0.22;
const OVER_UNIT: f32 = 0.4;
const OVER_LETTERS: f32 = 0.5;
const OVER_MARK: f32 = 0.25;
const ABROAD: f32 = 15.0;
const LAND_ABROAD: f32 = 75.0;
const ASTRAY: f32 = 45.0;
/// A name that costs more lies badly.
const BAD: f32 = 40.0;
/// Kept free around letters.
const MARGIN: f32 = 2.5;

/// A name that lines fill more than this part of is moved.
const CROSSED: f32 = 0.03;
/// And one of which units and stacks cover so many square map units.
const COVERED: f32 = 24.0;
/// What it costs to be all filled by lines. And, for a name that only gives way to a line, so many times dearer
/// it is to cover units, marks and other names; and what it costs to be nearer to another's unit or mark.
const INK: f32 = 500.0;
const DEAR: f32 = 30.0;
const LOST: f32 = 500.0;

/// A space's name, with its coin if that lies beside it.
struct Name {
    province: Province,
    usual: Spot,
    at: Spot,
    half: (f32, f32),
    /// How far to the right of the middle its letters lie, and its coin.
    letters: f32,
    coin: Option<f32>,
    /// What of it says whose it is: how far to the right that lies, and half of it.
    reading: (f32, (f32, f32)),
    /// Where its units stand, and its centre's mark.
    own: Vec<Spot>,
}

impl Name {
    fn area(&self, at: Spot) -> Area {
        let (w, h) = self.half;
        Area {
            at,
            half: (w + MARGIN, h + MARGIN),
        }
    }

    /// Takes up a coin at one of its ends.
    fn join(&mut self, coin: Spot, lettering: &Lettering) {
        let radius = coins::COIN * lettering.coin + 1.0;
        let (x, w) = (self.at.x, self.half.0);
        let (left, right) = ((x - w).min(coin.x - radius), (x + w).max(coin.x + radius));
        let middle = (left + right) / 2.0;
        self.letters = x - middle;
        self.reading.0 = self.letters;
        self.coin = Some(coin.x - middle);
        self.half = ((right - left) / 2.0, self.half.1.max(radius));
        self.at.x = middle;
        self.usual.x = middle;
    }

    /// Says where its letters and its coin lie.
    fn tell(&self, lettering: &mut Lettering) {
        let at = |off: f32| Spot::new(self.at.x + off, self.at.y);
        lettering.moved.insert(self.province, at(self.letters));
        if let Some(coin) = self.coin {
            lettering.coins.insert(self.province, at(coin));
        }
    }
}

/// How many times their usual size letters and coins' numbers are on a map alone.
pub fn scales((width, height): (f32, f32)) -> (f32, f32) {
    let shown = (SHOWN.0 / width).min(SHOWN.1 / height);
    let least = LEAST / shown;
    (least / LAND, least / coins::NUMBER)
}

/// Large letters for a map alone.
pub fn large(map: &ChartGeometry, size: (f32, f32), view: View, scene: &Scene) -> Lettering {
    let (scale, coin) = scales(size);
    let mut lettering = Lettering {
        scale,
        coin,
        large: true,
        ..Lettering::of(scene.chart)
    };
    let mut room = Room {
        taken: taken(map, view, scene, &lettering),
        names: names(map, scene, &lettering),
        field: Field::of(scene.chart),
    };
    room.settle();
    for name in room.names {
        name.tell(&mut lettering);
    }
    lettering
}

/// Moves the names that lines run over, or units lie on, beside them, with their coins, where there is room: not too
/// far, in their own space if possible, and never nearer to another's unit.
pub fn clear(map: &ChartGeometry, view: View, scene: &Scene, ink: &Ink, lettering: &mut Lettering) {
    let mut taken = taken(map, view, scene, lettering);
    let heavy: Vec<Area> = taken
        .iter()
        .filter(|(_, price)| *price == OVER_UNIT)
        .map(|(area, _)| *area)
        .collect();
    let crossed = |(province, space)| {
        let area = lettering.area(province, space);
        let covered = heavy.iter().any(|unit| unit.shared(&area) > COVERED);
        (covered || ink.share(&area) > CROSSED).then_some(province)
    };
    let crossed: Vec<Province> = map.open(&scene.islands).filter_map(crossed).collect();
    if crossed.is_empty() {
        return;
    }
    let mut names = Vec::new();
    for (province, space) in map.open(&scene.islands) {
        let area = lettering.area(province, space);
        let mut name = Name {
            province,
            usual: area.at,
            at: area.at,
            half: area.half,
            letters: 0.0,
            coin: None,
            reading: (0.0, area.half),
            own: own(space),
        };
        let valued = scene.values.contains_key(&province);
        let coin = valued.then(|| coins::coin_at(scene.chart, lettering, province));
        match coin.flatten() {
            Some(coin) if (coin.y - area.at.y).abs() < 1.0 => name.join(coin, lettering),
            Some(coin) => taken.push((coins::area(coin, lettering), OVER_MARK)),
            None => {}
        }
        names.push(name);
    }
    let mut room = Room {
        taken,
        names,
        field: Field::of(scene.chart),
    };
    // Twice: some make room for others.
    for i in (0..room.names.len()).chain(0..room.names.len()) {
        if !crossed.contains(&room.names[i].province) {
            continue;
        }
        let mut around = room.around(i, |_| true);
        around.ink = Some(ink);
        around.astray = LOST;
        let stands = map.space(around.name.province).into_iter();
        around.mine = stands.flat_map(|s| s.unit.values().copied()).collect();
        around.near.iter_mut().for_each(|(_, price)| *price *= DEAR);
        let before = around.price(around.name.at, f32::MAX);
        let (price, at) = around.best();
        if price < before.min(LOST) {
            let name = &mut room.names[i];
            name.at = at;
            name.tell(lettering);
        }
    }
}

/// Where a space's units stand, and its centre's mark.
fn own(space: &Space) -> Vec<Spot> {
    space.unit.values().copied().chain(space.sc).collect()
}

/// Names with their coins at their ends.
fn names(map: &ChartGeometry, scene: &Scene, lettering: &Lettering) -> Vec<Name> {
    let name = |(province, space): (Province, &Space)| {
        let (wide, high) = lettering.half(province, space);
        let radius = if scene.values.contains_key(&province) {
            coins::COIN * lettering.coin + 1.0
        } else {
            0.0
        };
        let half = (wide + radius, high.max(radius));
        Name {
            province,
            usual: space.label,
            at: space.label,
            half,
            reading: (0.0, (half.0 + MARGIN, half.1 + MARGIN)),
            letters: -radius,
            coin: (radius > 0.0).then_some(wide),
            own: own(space),
        }
    };
    map.open(&scene.islands).map(name).collect()
}

/// What lies on the picture beside names, and what it costs to cover it.
fn taken(
    map: &ChartGeometry,
    view: View,
    scene: &Scene,
    lettering: &Lettering,
) -> Vec<(Area, f32)> {
    let berths = Berths::new(map, view, scene);
    let unit = |at: Spot, half: (f32, f32)| (Area { at, half }, OVER_UNIT);
    let stands = stands(map, view, scene, &berths).into_iter();
    let stands = stands.map(|(mark, at)| {
        let (w, h) = half(scene, &mark);
        unit(at, (w + 1.0, h + 1.0))
    });
    let mut taken: Vec<(Area, f32)> = stands.collect();
    taken.extend(berths.stacks().map(|(_, berth)| {
        let (at, half) = (berth.spot, berth.half);
        (Area { at, half }, OVER_UNIT)
    }));
    let built = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Build { at, .. } => map.stand(*at),
        Mark::Site { at } => map.stand((*at).into()),
        _ => None,
    });
    taken.extend(built.map(|at| unit(at, (22.0, 17.0))));
    let mark = |half: (f32, f32)| move |at: Spot| (Area { at, half }, OVER_MARK);
    let centres = scene.centres.keys().chain(scene.yards.keys());
    let centres = centres.filter_map(|at| map.space(*at)?.sc);
    taken.extend(centres.map(mark((8.5, 8.5))));
    let money = coins::heavy(map, scene);
    taken.extend(money.map(|area| (area, OVER_MARK)));
    let half = lettering.coasts() * 0.5;
    let coasts = map.open(&scene.islands).flat_map(|(_, space)| {
        let coasts = space.unit.iter().filter(|(coast, _)| *coast != "main");
        coasts.map(|(_, at)| *at)
    });
    taken.extend(coasts.map(mark((half, half * 0.7))));
    taken
}

/// All names of a picture, and what lies there besides.
struct Room {
    taken: Vec<(Area, f32)>,
    names: Vec<Name>,
    field: &'static Field,
}

impl Room {
    /// Gives every name its place: those with the least room first, then all again as long as one finds a
    /// better one; and whoever found no good one may drive others away.
    fn settle(&mut self) {
        let nobody = |_: usize| false;
        let all = 0..self.names.len();
        let mut order: Vec<(f32, usize)> =
            all.map(|i| (self.around(i, nobody).best().0, i)).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (place, (_, i)) in order.iter().enumerate() {
            let placed = |other| order[..place].iter().any(|(_, i)| *i == other);
            self.names[*i].at = self.around(*i, placed).best().1;
        }
        for _ in 0..ROUNDS {
            let mut moved = false;
            for (_, i) in &order {
                let at = self.around(*i, |_| true).best().1;
                moved |= at != self.names[*i].at;
                self.names[*i].at = at;
                moved |= self.price(*i) > BAD && self.push(*i);
            }
            if !moved {
                break;
            }
        }
    }

    /// Puts a name where it lies best of all, and those it covers there elsewhere; if that is better for all
    /// of them together.
    fn push(&mut self, i: usize) -> bool {
        let (_, at) = self.around(i, |_| false).best();
        let area = self.names[i].area(at);
        let covered = self
            .names
            .iter()
            .enumerate()
            .filter(|(other, name)| *other != i && name.area(name.at).shared(&area) > 0.0);
        let mut all: Vec<usize> = covered.map(|(other, _)| other).collect();
        all.push(i);
        let before: Vec<Spot> = all.iter().map(|one| self.names[*one].at).collect();
        let cost = |room: &Room| all.iter().map(|one| room.price(*one)).sum::<f32>();
        let least = cost(self);
        self.names[i].at = at;
        for other in all.iter().filter(|other| **other != i) {
            self.names[*other].at = self.around(*other, |_| true).best().1;
        }
        if cost(self) + 1.0 < least {
            return true;
        }
        for (one, at) in all.iter().zip(before) {
            self.names[*one].at = at;
        }
        false
    }

    /// What a name costs where it lies.
    fn price(&self, i: usize) -> f32 {
        let around = self.around(i, |_| true);
        around.price(self.names[i].at, f32::MAX)
    }

    /// What is around a name, of other names those that `with` names.
    fn around(&self, i: usize, with: impl Fn(usize) -> bool) -> Around<'_> {
        let name = &self.names[i];
        // Only what is near counts.
        let reach = |area: &Area| {
            let (x, y) = (area.at.x - name.usual.x, area.at.y - name.usual.y);
            x.abs() < REACH + name.half.0 + area.half.0 + MARGIN
                && y.abs() < REACH + name.half.1 + area.half.1 + MARGIN
        };
        let others = || {
            self.names
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != i)
        };
        let areas = others().filter(|(other, _)| with(*other));
        let areas = areas.map(|(_, other)| (other.area(other.at), OVER_LETTERS));
        let near = self.taken.iter().copied().chain(areas);
        let strange = others().flat_map(|(_, other)| other.own.iter().copied());
        Around {
            name,
            near: near.filter(|(area, _)| reach(area)).collect(),
            strange: strange
                .filter(|at| at.distance(name.usual) < 2.5 * REACH)
                .collect(),
            field: self.field,
            ink: None,
            mine: name.own.clone(),
            astray: ASTRAY,
        }
    }
}

/// A name, and what is near it: areas with what a part of them costs, and what belongs to others.
struct Around<'a> {
    name: &'a Name,
    near: Vec<(Area, f32)>,
    strange: Vec<Spot>,
    field: &'static Field,
    /// Where lines run, if they count.
    ink: Option<&'a Ink>,
    /// What the name should be near to, and what it costs to be nearer to what belongs to others.
    mine: Vec<Spot>,
    astray: f32,
}

impl Around<'_> {
    /// What the best place costs, and where it is.
    fn best(&self) -> (f32, Spot) {
        let usual = self.name.usual;
        let mut best = (f32::MAX, usual);
        for (away, x, y) in NEAREST.iter() {
            if away * AWAY >= best.0 {
                break;
            }
            let at = Spot::new(usual.x + x, usual.y + y);
            let price = self.price(at, best.0);
            if price < best.0 {
                best = (price, at);
            }
        }
        best
    }

    /// What it costs there; something above `limit` once it is past that.
    fn price(&self, at: Spot, limit: f32) -> f32 {
        let name = self.name;
        let area = name.area(at);
        let (w, h) = area.half;
        let (width, height) = self.field.size();
        if at.x < w || at.y < h || at.x > width - w || at.y > height - h {
            return f32::MAX;
        }
        let mut cost = AWAY * at.distance(name.usual);
        if cost >= limit {
            return cost;
        }
        let shared = self.near.iter().map(|(a, price)| a.shared(&area) * price);
        cost += shared.sum::<f32>();
        if cost >= limit {
            return cost;
        }
        if let Some(ink) = self.ink {
            let share = ink.share(&area);
            cost += INK * share;
            if cost >= limit {
                return cost;
            }
        }
        let own = ProvinceSet::from_iter([name.province]);
        let mut abroad = 0.0;
        for column in -3..=3 {
            for row in -1..=1 {
                let (x, y) = (w * column as f32 / 3.0, h * row as f32);
                let cell = self.field.cell(Spot::new(at.x + x, at.y + y));
                if !self.field.belongs(cell, &own) {
                    let land = self.field.is_land(cell);
                    abroad += if land { LAND_ABROAD } else { ABROAD };
                }
            }
        }
        cost += abroad / 21.0;
        let (off, (w, h)) = name.reading;
        let gap = |spot: &Spot| {
            let x = ((spot.x - at.x - off).abs() - w).max(0.0);
            let y = ((spot.y - at.y).abs() - h).max(0.0);
            x.hypot(y)
        };
        let mine = self.mine.iter().map(gap).fold(f32::MAX, f32::min);
        if self.strange.iter().any(|spot| gap(spot) <= mine) {
            cost += self.astray;
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::geometry::Geometry;

    #[test]
    fn nothing_on_a_map_alone_is_below_nine_pixels_where_discord_shows_it() {
        let size = Geometry::SIZE;
        let (scale, coin) = scales(size);
        let shown = (SHOWN.0 / size.0).min(SHOWN.1 / size.1);
        let lettering = Lettering {
            scale,
            coin,
            large: true,
            ..Lettering::of(crate::Chart::ECONOMIC)
        };
        let map = crate::Chart::ECONOMIC.map();
        for (province, space) in map.provinces() {
            let size = lettering.style(space).size * shown;
            assert!(size > 8.99, "{province}: {size}");
        }
        assert!(lettering.coasts() * shown > 8.99);
        assert!(coins::NUMBER * coin * shown > 8.99);
    }
}
