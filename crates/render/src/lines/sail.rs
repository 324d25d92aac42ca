//! The way of a ship around what lies in its way: the cheapest one over the map's cells.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::map::field::Field;
use crate::paint::spot::Spot;
use chancery_rules::board::ProvinceSet;

/// A step's side in map units.
const STEP: f32 = 5.0;
/// How far around its two ends a way is looked for.
const AROUND: f32 = 170.0;
/// How far from land a ship keeps, if it can.
const OFFING: f32 = 9.0;
/// What a step costs over somebody else's land, over the land it leaves or reaches, and near land.
const FOREIGN: f32 = 30.0;
const SHORE: f32 = 1.7;
const NEAR_LAND: f32 = 1.4;
/// Places of a way that lie this near to a straight line are left out.
const STRAIGHT: f32 = 4.5;

/// The places between two others that a ship passes. It may use the lands of `shores`; `more` says
/// what each of the field's cells costs besides.
pub fn sail(
    field: &Field,
    from: Spot,
    to: Spot,
    shores: &ProvinceSet,
    more: impl Fn(usize) -> f32,
) -> Vec<Spot> {
    // Only around the two places: no way leads farther round.
    let (width, height) = field.size();
    let low = |a: f32, b: f32| (a.min(b) - AROUND).max(0.0);
    let high = |a: f32, b: f32, most: f32| (a.max(b) + AROUND).min(most);
    let corner = Spot::new(low(from.x, to.x), low(from.y, to.y));
    let (right, foot) = (high(from.x, to.x, width), high(from.y, to.y, height));
    let wide = ((right - corner.x) / STEP) as i32;
    let high = ((foot - corner.y) / STEP) as i32;
    if wide < 1 || high < 1 {
        return Vec::new();
    }
    let spot = |(x, y): (i32, i32)| {
        let along = |n: i32| (n as f32 + 0.5) * STEP;
        Spot::new(corner.x + along(x), corner.y + along(y))
    };
    let step = |s: Spot| {
        let x = (((s.x - corner.x) / STEP) as i32).clamp(0, wide - 1);
        let y = (((s.y - corner.y) / STEP) as i32).clamp(0, high - 1);
        (x, y)
    };
    let index = |(x, y): (i32, i32)| (y * wide + x) as usize;
    let price = |at: (i32, i32)| {
        let here = spot(at);
        let cell = field.cell(here);
        if field.foreign(cell, shores) {
            return FOREIGN;
        }
        let mut price = if field.is_land(cell) { SHORE } else { 1.0 };
        let around = [(OFFING, 0.0), (-OFFING, 0.0), (0.0, OFFING), (0.0, -OFFING)];
        let lands = around
            .iter()
            .filter(|(x, y)| field.foreign(field.cell(Spot::new(here.x + x, here.y + y)), shores));
        price += NEAR_LAND * lands.count() as f32;
        price + more(cell)
    };
    let (start, goal) = (step(from), step(to));
    let ahead = |at: (i32, i32)| {
        let (x, y) = ((at.0 - goal.0).abs() as f32, (at.1 - goal.1).abs() as f32);
        x.max(y) + 0.41 * x.min(y)
    };
    let mut prices = vec![0.0; (wide * high) as usize];
    let mut costs = vec![f32::MAX; (wide * high) as usize];
    let mut came = vec![u32::MAX; (wide * high) as usize];
    let mut open = BinaryHeap::new();
    let rank = |cost: f32, at| ((cost + ahead(at)) * 64.0) as u32;
    costs[index(start)] = 0.0;
    open.push(Reverse((rank(0.0, start), start)));
    while let Some(Reverse((ranked, at))) = open.pop() {
        if at == goal {
            break;
        }
        let cost = costs[index(at)];
        // A cheaper way here was found, and followed, since this entry was made.
        if ranked > rank(cost, at) {
            continue;
        }
        for (dx, dy) in [
            (1, 0),
            (-1, 0),
            (0, 1),
            (0, -1),
            (1, 1),
            (1, -1),
            (-1, 1),
            (-1, -1),
        ] {
            let next = (at.0 + dx, at.1 + dy);
            if next.0 < 0 || next.1 < 0 || next.0 >= wide || next.1 >= high {
                continue;
            }
            let length = if dx != 0 && dy != 0 {
                std::f32::consts::SQRT_2
            } else {
                1.0
            };
            let known = &mut prices[index(next)];
            if *known == 0.0 {
                *known = price(next);
            }
            let total = cost + length * *known;
            if total < costs[index(next)] {
                costs[index(next)] = total;
                came[index(next)] = index(at) as u32;
                open.push(Reverse((rank(total, next), next)));
            }
        }
    }
    if came[index(goal)] == u32::MAX {
        return Vec::new();
    }
    let mut way = vec![to];
    let mut at = came[index(goal)];
    while at != u32::MAX {
        way.push(spot((at as i32 % wide, at as i32 / wide)));
        at = came[at as usize];
    }
    way.pop();
    way.push(from);
    way.reverse();
    let corners = simple(&way);
    corners[1..corners.len() - 1].to_vec()
}

/// The corners of a way: without the places that lie nearly on a line between others.
fn simple(way: &[Spot]) -> Vec<Spot> {
    let (Some(first), Some(last)) = (way.first(), way.last()) else {
        return Vec::new();
    };
    let length = first.distance(*last).max(0.1);
    let off = |p: &Spot| {
        ((last.x - first.x) * (first.y - p.y) - (first.x - p.x) * (last.y - first.y)).abs() / length
    };
    let farthest =
        (1..way.len().saturating_sub(1)).max_by(|a, b| off(&way[*a]).total_cmp(&off(&way[*b])));
    match farthest {
        Some(middle) if off(&way[middle]) > STRAIGHT => {
            let mut corners = simple(&way[..=middle]);
            corners.pop();
            corners.extend(simple(&way[middle..]));
            corners
        }
        _ => vec![*first, *last],
    }
}
