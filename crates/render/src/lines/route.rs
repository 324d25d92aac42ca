//! Where an arrow runs: bent so that it passes beside letters, units and other arrows, and that ships keep
//! to the water.

use std::cell::RefCell;
use std::collections::BTreeMap;

use super::best::Best;
use super::leg::{Leg, Thing};
use super::sail::sail;
use crate::chart::Chart;
use crate::map::field::{CELL, Field};
use crate::map::labels::Area;
use crate::paint::curves::{head, smooth, straight, trim};
use crate::paint::spot::Spot;
use chancery_rules::board::{Province, ProvinceSet};

/// What a unit of length costs over each thing.
const PRICES: [(Thing, f32); 4] = [
    (Thing::Letters, 1.5),
    (Thing::Unit, 2.6),
    (Thing::Centre, 0.35),
    (Thing::Money, 0.7),
];
/// What it costs over another line, over a head, and over land where ships cannot be.
const OVER_LINE: f32 = 0.5;
const OVER_HEAD: f32 = 1.6;
const OVER_LAND: f32 = 8.0;
/// What touching letters at all costs.
const TOUCH: f32 = 9.0;
/// A line whose cost is above this crosses something that it should not.
pub const CROSSES: f32 = 8.0;
/// An arrow is at least this long, if it can be: its head and enough of its shaft.
const LEAST: f32 = 70.0;
const TOO_SHORT: f32 = 8.0;
/// The offsets to try for a curve's two handles, in map units to either side of the straight line; the
/// straight line first, then ever stronger bends.
pub const BENDS: [f32; 11] = [
    0.0, 9.0, -9.0, 22.0, -22.0, 40.0, -40.0, 62.0, -62.0, 86.0, -86.0,
];
/// How far a stretch of a line through several places is moved.
const OFFS: [f32; 11] = [
    0.0, 10.0, -10.0, 22.0, -22.0, 36.0, -36.0, 52.0, -52.0, 72.0, -72.0,
];
/// How far from a fleet's middle a line passes beside it.
const BESIDE: f32 = 25.0;
/// Handles for close neighbours, and how near two must be for them.
const HANDLES: [f32; 6] = [45.0, -45.0, 62.0, -62.0, 80.0, -80.0];
/// Two places nearer than this, in map units, may also be joined by strongly bent lines.
pub const CLOSE: f32 = 100.0;
/// How far from its province's stand an arrow may end where nobody is.
const ENDS: [(f32, f32); 17] = [
    (0.0, 0.0),
    (14.0, 0.0),
    (-14.0, 0.0),
    (0.0, 14.0),
    (0.0, -14.0),
    (19.0, 19.0),
    (-19.0, 19.0),
    (19.0, -19.0),
    (-19.0, -19.0),
    (36.0, 0.0),
    (-36.0, 0.0),
    (0.0, 36.0),
    (0.0, -36.0),
    (26.0, 0.0),
    (-26.0, 0.0),
    (0.0, 26.0),
    (0.0, -26.0),
];
/// Half of an arrow's width with its light edge, and of a letter-free margin around it.
const HALF: f32 = 4.6;
/// How near to the map's edge its middle may come.
const EDGE: f32 = 6.0;
/// How far the middles of two lines keep apart.
const APART: f32 = 8.6;

/// Finds ways for lines on a picture, around what lies there already.
#[derive(Debug)]
pub struct Router {
    field: &'static Field,
    things: Vec<u8>,
    lines: Vec<u16>,
    heads: Vec<u16>,
    /// The ways of ships found so far, by their ends.
    ways: RefCell<BTreeMap<[u32; 4], Vec<Spot>>>,
}

impl Router {
    /// A router for a chart on which nothing is drawn yet.
    pub fn new(chart: Chart) -> Router {
        let field = Field::of(chart);
        let cells = field.width * field.height;
        Router {
            field,
            things: vec![0; cells],
            lines: vec![0; cells],
            heads: vec![0; cells],
            ways: RefCell::default(),
        }
    }

    /// Notes that something lies in an area, so that lines lead around it.
    pub fn block(&mut self, area: Area, thing: Thing) {
        let (w, h) = (area.half.0 + HALF - 0.6, area.half.1 + HALF - 0.6);
        let (left, right) = self.columns(area.at.x - w, area.at.x + w);
        let (top, bottom) = self.rows(area.at.y - h, area.at.y + h);
        for y in top..=bottom {
            for cell in &mut self.things[y * self.field.width + left..=y * self.field.width + right]
            {
                *cell |= thing as u8;
            }
        }
    }

    fn columns(&self, from: f32, to: f32) -> (usize, usize) {
        let most = self.field.width as f32 - 1.0;
        let at = |x: f32| (x / CELL).clamp(0.0, most) as usize;
        (at(from), at(to))
    }

    fn rows(&self, from: f32, to: f32) -> (usize, usize) {
        let most = self.field.height as f32 - 1.0;
        let at = |y: f32| (y / CELL).clamp(0.0, most) as usize;
        (at(from), at(to))
    }

    /// Whether a thing of that kind covers the place; the nearest cell counts for places off the map.
    pub fn holds(&self, spot: Spot, thing: Thing) -> bool {
        self.things[self.field.cell(spot)] & thing as u8 != 0
    }

    /// Whether the place is on land; the nearest cell counts for places off the map.
    pub fn is_land(&self, spot: Spot) -> bool {
        self.field.is_land(self.field.cell(spot))
    }

    /// Whether a line at this spot is on the picture with its full width.
    pub fn on_map(&self, spot: Spot) -> bool {
        let (width, height) = self.field.size();
        let within = |at: f32, most: f32| (EDGE..most - EDGE).contains(&at);
        within(spot.x, width) && within(spot.y, height)
    }

    /// Finds the best line for a leg and notes it, so that later lines keep clear of it.
    pub fn route(&mut self, leg: &Leg) -> Vec<Spot> {
        let line = self.find(leg);
        self.remember(&line);
        line
    }

    /// Whether a line, not itself remembered, has nothing in its way.
    pub fn clear(&self, line: &[Spot], shores: Option<&ProvinceSet>) -> bool {
        self.score(line, shores, true, 1.0) < 1.0
    }

    /// Notes the course of an arrow, so that later lines keep clear of it.
    pub fn remember(&mut self, line: &[Spot]) {
        self.stamp(line, |n| n.saturating_add(1));
    }

    /// Removes a line that was laid, so that others may run there.
    pub fn forget(&mut self, line: &[Spot]) {
        self.stamp(line, |n| n.saturating_sub(1));
    }

    /// The ways of ships are looked for anew: lines have changed since.
    pub fn look_anew(&mut self) {
        self.ways.borrow_mut().clear();
    }

    fn stamp(&mut self, line: &[Spot], change: impl Fn(u16) -> u16) {
        for (spots, reach, head) in [(line.to_vec(), APART, false), (head(line), 5.0, true)] {
            for p in spots {
                let (left, right) = self.columns(p.x - reach, p.x + reach);
                let (top, bottom) = self.rows(p.y - reach, p.y + reach);
                let width = self.field.width;
                let grid = if head {
                    &mut self.heads
                } else {
                    &mut self.lines
                };
                for y in top..=bottom {
                    for cell in &mut grid[y * width + left..=y * width + right] {
                        *cell = change(*cell);
                    }
                }
            }
        }
    }

    /// Finds the best line for a leg among those that might be drawn, without noting it.
    pub fn find(&self, leg: &Leg) -> Vec<Spot> {
        if !leg.via.is_empty() {
            return self.aside(self.past(leg), leg.shores.as_ref(), true);
        }
        let mut best = Best::default();
        let mut ends: Vec<(f32, Spot)> = Vec::new();
        for end in self.ends(leg.to, leg.free) {
            let away = end.distance(leg.to) * 0.12;
            let mut here = Best::default();
            let bends = if end == leg.to {
                &BENDS[..]
            } else {
                &BENDS[..5]
            };
            for bend in bends {
                here.offer(self, leg, end, away, [*bend, *bend], 1.0 / 3.0);
            }
            ends.push((here.cost, end));
            best.take(here);
        }
        ends.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, end) in ends.into_iter().take(2) {
            let away = end.distance(leg.to) * 0.12;
            for first in BENDS {
                for second in BENDS {
                    best.offer(self, leg, end, away, [first, second], 1.0 / 3.0);
                }
            }
            if leg.from.distance(end) < CLOSE {
                for handle in HANDLES {
                    for spread in [-0.1, -0.4, -0.8] {
                        best.offer(self, leg, end, away, [handle, handle], spread);
                    }
                }
            }
        }
        if let Some(shores) = &leg.shores
            && self.dry(&best.line, shores) > 9.0
        {
            let via = self.sail(leg.from, leg.to, shores);
            let mut places = vec![leg.from];
            places.extend(via);
            places.push(leg.to);
            let line = trim(&smooth(&places), leg.from, leg.to, leg.gaps);
            let cost = self.score(&line, leg.shores.as_ref(), true, best.cost);
            if cost < best.cost {
                best.line = line;
            }
        }
        self.aside(best.line, leg.shores.as_ref(), true)
    }

    /// The best line through or beside all that a leg passes.
    fn past(&self, leg: &Leg) -> Vec<Spot> {
        let mut places = vec![leg.from];
        places.extend(&leg.via);
        places.push(leg.to);
        // Where the fleets are among the places.
        let mut places = self.charted(&places, leg.shores.as_ref());
        let fleets = places.iter().enumerate();
        let fleets = fleets.filter(|(_, place)| leg.via.contains(place));
        let fleets: Vec<usize> = fleets.map(|(i, _)| i).collect();
        let trimmed = |places: &[Spot]| {
            let line = self.weave(places.to_vec(), leg.shores.as_ref());
            trim(&line, leg.from, leg.to, leg.gaps)
        };
        let mut best = trimmed(&places);
        let mut cost = self.score(&best, leg.shores.as_ref(), true, f32::MAX);
        if !leg.beside {
            return best;
        }
        for i in fleets {
            let middle = places[i];
            for turn in 0..8 {
                let (sin, cos) = (turn as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                let mut tried = places.clone();
                tried[i] = Spot::new(middle.x + BESIDE * cos, middle.y + BESIDE * sin);
                let line = trimmed(&tried);
                let here = 4.0 + self.score(&line, leg.shores.as_ref(), true, cost);
                if here < cost {
                    (cost, best, places) = (here, line, tried);
                }
            }
        }
        best
    }

    /// The places at which an arrow to `to` may end.
    pub fn ends(&self, to: Spot, free: Option<Province>) -> Vec<Spot> {
        let Some(province) = free else {
            return vec![to];
        };
        let mut ends = Vec::new();
        let own = ProvinceSet::from_iter([province]);
        let here = |at: Spot| self.field.belongs(self.field.cell(at), &own);
        for (x, y) in ENDS {
            let end = Spot::new(to.x + x, to.y + y);
            // The whole head should lie in it, not just its tip.
            let around = [(7.0, 0.0), (-7.0, 0.0), (0.0, 7.0), (0.0, -7.0)];
            let inside = around
                .iter()
                .all(|(x, y)| here(Spot::new(end.x + x, end.y + y)));
            if (end == to || inside) && !self.holds(end, Thing::Letters) {
                ends.push(end);
            }
        }
        if ends.is_empty() {
            ends.push(to);
        }
        ends
    }

    /// A route for ships from one place to another by sea, or over the lands in `shores`, avoiding letters
    /// and units where it can. Results are kept, by the two ends alone.
    pub fn sail(&self, from: Spot, to: Spot, shores: &ProvinceSet) -> Vec<Spot> {
        let key = [from.x, from.y, to.x, to.y].map(f32::to_bits);
        if let Some(way) = self.ways.borrow().get(&key) {
            return way.clone();
        }
        let kept = Thing::Letters as u8 | Thing::Unit as u8;
        let way = sail(self.field, from, to, shores, |cell| {
            let beside = if self.lines[cell] > 0 { 1.2 } else { 0.0 };
            match self.things[cell] & kept {
                0 => beside,
                _ => 5.0 + beside,
            }
        });
        self.ways.borrow_mut().insert(key, way.clone());
        way
    }

    /// How much of a line, in map units, lies on land other than these shores.
    pub fn dry(&self, line: &[Spot], shores: &ProvinceSet) -> f32 {
        let steps = line.windows(2);
        let dry = steps.filter(|s| self.field.foreign(self.field.cell(s[1]), shores));
        dry.map(|s| s[0].distance(s[1])).sum()
    }

    /// A smooth line through all the places, bent to pass beside what is in its way. Not remembered.
    pub fn thread(&self, places: &[Spot], shores: Option<&ProvinceSet>) -> Vec<Spot> {
        self.weave(self.charted(places, shores), shores)
    }

    /// The places with others between them where the straight way leads over land.
    fn charted(&self, places: &[Spot], shores: Option<&ProvinceSet>) -> Vec<Spot> {
        let mut bent: Vec<Spot> = Vec::new();
        for pair in places.windows(2) {
            bent.push(pair[0]);
            if let Some(shores) = shores
                && self.dry(&straight(pair[0], pair[1]), shores) > 9.0
            {
                bent.extend(self.sail(pair[0], pair[1], shores));
            }
        }
        bent.extend(places.last());
        bent
    }

    /// A smooth line through all the places, its stretches bent.
    fn weave(&self, bent: Vec<Spot>, shores: Option<&ProvinceSet>) -> Vec<Spot> {
        let once = self.woven(bent, shores);
        let line = smooth(&once);
        // What was bent has new stretches.
        let cost = self.score(&line, shores, true, f32::MAX);
        if cost < CROSSES {
            return line;
        }
        let twice = smooth(&self.woven(once, shores));
        if self.score(&twice, shores, true, cost) < cost {
            twice
        } else {
            line
        }
    }

    fn woven(&self, mut bent: Vec<Spot>, shores: Option<&ProvinceSet>) -> Vec<Spot> {
        // From the end on, so that a place more does not shift the earlier stretches.
        for stretch in (0..bent.len().saturating_sub(1)).rev() {
            let (a, b) = (bent[stretch], bent[stretch + 1]);
            let length = a.distance(b);
            if length < 50.0 {
                continue;
            }
            let middle = a.towards(b, 0.5);
            let (nx, ny) = (-(b.y - a.y) / length, (b.x - a.x) / length);
            let mut best = (f32::MAX, Vec::new());
            for off in OFFS {
                let turned = off.abs() * 0.2;
                if off.abs() > length * 0.6 || turned >= best.0 {
                    continue;
                }
                let mut all = bent.clone();
                if off != 0.0 {
                    let place = Spot::new(middle.x + nx * off, middle.y + ny * off);
                    all.insert(stretch + 1, place);
                }
                let limit = best.0 - turned;
                let cost = turned + self.score(&smooth(&all), shores, true, limit);
                if cost < best.0 {
                    best = (cost, all);
                }
            }
            if !best.1.is_empty() {
                bent = best.1;
            }
        }
        bent
    }

    /// The cost of a line by what it runs over; the sum stops once it is above `limit`.
    pub fn score(
        &self,
        line: &[Spot],
        shores: Option<&ProvinceSet>,
        arrow: bool,
        limit: f32,
    ) -> f32 {
        let mut cost = 0.0;
        let mut length = 0.0;
        let mut touched = false;
        for pair in line.windows(2) {
            let (at, step) = (pair[1], pair[0].distance(pair[1]));
            let cell = self.field.cell(at);
            length += step;
            let things = self.things[cell];
            if things != 0 {
                for (thing, price) in PRICES {
                    if things & thing as u8 != 0 {
                        cost += price * step;
                    }
                }
            }
            let letters = things & Thing::Letters as u8 != 0;
            if letters && !touched {
                cost += TOUCH;
            }
            touched = letters;
            if self.lines[cell] > 0 {
                cost += OVER_LINE * step;
            }
            if self.heads[cell] > 0 {
                cost += OVER_HEAD * step;
            }
            if let Some(shores) = shores
                && self.field.foreign(cell, shores)
            {
                cost += OVER_LAND * step;
            }
            if cost > limit {
                return cost;
            }
        }
        if arrow {
            cost += (LEAST - length).max(0.0) * TOO_SHORT;
            for spot in head(line) {
                let cell = self.field.cell(spot);
                let things = self.things[cell];
                if things & Thing::Letters as u8 != 0 {
                    cost += 3.0;
                }
                if things & Thing::Unit as u8 != 0 {
                    cost += 4.0;
                }
                if self.lines[cell] > 0 {
                    cost += 0.7;
                }
                if self.heads[cell] > 0 {
                    cost += 2.5;
                }
            }
        }
        cost
    }
}
