//! Where large letters find room: beside the units, marks and names of one picture.

use super::berths::Berths;
use super::canvas::View;
use super::coins;
use super::field::Field;
use super::geometry::{ChartGeometry, Spot};
use super::labels::{Area, LAND, Lettering};
use super::overlay;
use super::scene::{Mark, Scene};
use chancery_rules::board::{Province, ProvinceSet};

/// Discord shows a picture no larger than that on a desktop, and no letter of a map alone is smaller there than
/// this, in pixels.
const SHOWN: (f32, f32) = (480.0, 350.0);
const LEAST: f32 = 9.0;

/// How far letters are moved, and in what steps.
const REACH: f32 = 66.0;
const STEP: f32 = 6.0;
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

/// A space's name, with its coin if it has one.
struct Name {
    province: Province,
    usual: Spot,
    at: Spot,
    half: (f32, f32),
    /// How much of it is the coin's, at its end.
    coin: f32,
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
        ..Lettering::default()
    };
    let mut room = Room {
        taken: taken(map, view, scene, &lettering),
        names: names(map, scene, &lettering),
        field: Field::of(scene.chart),
    };
    room.settle();
    for name in room.names {
        let (at, radius) = (name.at, name.coin / 2.0);
        let letters = Spot::new(at.x - radius, at.y);
        lettering.moved.insert(name.province, letters);
        if radius > 0.0 {
            let coin = Spot::new(at.x + name.half.0 - radius, at.y);
            lettering.coins.insert(name.province, coin);
        }
    }
    lettering
}

fn names(map: &ChartGeometry, scene: &Scene, lettering: &Lettering) -> Vec<Name> {
    let name = |(province, space): (Province, &super::geometry::Space)| {
        let (wide, high) = lettering.half(province, space);
        let valued = scene.values.contains_key(&province);
        let coin = if valued {
            2.0 * (coins::COIN * lettering.coin + 1.0)
        } else {
            0.0
        };
        Name {
            province,
            usual: space.label,
            at: space.label,
            half: (wide + coin / 2.0, high.max(coin / 2.0)),
            coin,
            own: space.unit.values().copied().chain(space.sc).collect(),
        }
    };
    map.open(scene.islands).map(name).collect()
}

/// What lies on the picture beside names, and what it costs to cover it.
fn taken(
    map: &ChartGeometry,
    view: View,
    scene: &Scene,
    lettering: &Lettering,
) -> Vec<(Area, f32)> {
    let berths = Berths::new(map, view, scene);
    let unit = |at: Spot| {
        (
            Area {
                at,
                half: (18.0, 16.5),
            },
            OVER_UNIT,
        )
    };
    let stands = overlay::stands(map, view, scene, &berths);
    let mut taken: Vec<(Area, f32)> = stands.into_iter().map(|(_, at)| unit(at)).collect();
    taken.extend(berths.stacks().map(|(_, berth)| {
        let (at, half) = (berth.spot, berth.half);
        (Area { at, half }, OVER_UNIT)
    }));
    let built = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Build { at, .. } => map.stand(*at),
        Mark::Site { at } => map.stand((*at).into()),
        _ => None,
    });
    taken.extend(built.map(unit));
    let mark = |half: (f32, f32)| move |at: Spot| (Area { at, half }, OVER_MARK);
    let centres = scene.centres.keys().chain(scene.yards.keys());
    let centres = centres.filter_map(|at| map.space(*at)?.sc);
    taken.extend(centres.map(mark((8.5, 8.5))));
    let money = coins::heavy(map, scene);
    taken.extend(money.map(|area| (area, OVER_MARK)));
    let half = lettering.coasts() * 0.5;
    let coasts = map.open(scene.islands).flat_map(|(_, space)| {
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
        }
    }
}

/// A name, and what is near it: areas with what a part of them costs, and what belongs to others.
struct Around<'a> {
    name: &'a Name,
    near: Vec<(Area, f32)>,
    strange: Vec<Spot>,
    field: &'static Field,
}

impl Around<'_> {
    /// What the best place costs, and where it is.
    fn best(&self) -> (f32, Spot) {
        let usual = self.name.usual;
        let mut best = (f32::MAX, usual);
        let steps = (REACH / STEP) as i32;
        for x in -steps..=steps {
            for y in -steps..=steps {
                let at = Spot::new(usual.x + x as f32 * STEP, usual.y + y as f32 * STEP);
                if at.distance(usual) <= REACH {
                    let price = self.price(at, best.0);
                    if price < best.0 {
                        best = (price, at);
                    }
                }
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
        let own = ProvinceSet::from_iter([name.province]);
        let mut abroad = 0.0;
        for column in -3..=3 {
            for row in -1..=1 {
                let (x, y) = (w * column as f32 / 3.0, h * row as f32);
                let cell = self.field.cell(Spot::new(at.x + x, at.y + y));
                if !self.field.belongs(cell, own) {
                    let land = self.field.is_land(cell);
                    abroad += if land { LAND_ABROAD } else { ABROAD };
                }
            }
        }
        cost += abroad / 21.0;
        let gap = |spot: &Spot| {
            let x = ((spot.x - at.x).abs() - w).max(0.0);
            let y = ((spot.y - at.y).abs() - h).max(0.0);
            x.hypot(y)
        };
        let mine = name.own.iter().map(gap).fold(f32::MAX, f32::min);
        if self.strange.iter().any(|spot| gap(spot) <= mine) {
            cost += ASTRAY;
        }
        cost
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Geometry;

    #[test]
    fn nothing_on_a_map_alone_is_below_nine_pixels_where_discord_shows_it() {
        let size = Geometry::get().size;
        let (scale, coin) = scales(size);
        let shown = (SHOWN.0 / size.0).min(SHOWN.1 / size.1);
        let lettering = Lettering {
            scale,
            coin,
            ..Lettering::default()
        };
        let map = Geometry::get().chart(crate::Chart::Economic);
        for (province, space) in map.provinces() {
            let size = lettering.style(space).size * shown;
            assert!(size > 8.99, "{province}: {size}");
        }
        assert!(lettering.coasts() * shown > 8.99);
        assert!(coins::NUMBER * coin * shown > 8.99);
    }
}
