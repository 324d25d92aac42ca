//! Two hundred invented boards: their shapes fit together, their borders are those of the raster, and what stands on
//! them stands where it belongs.

use std::collections::{BTreeMap, BTreeSet};

use chancery_drawing::{
    Drawn, Fault, Hints, Mistake, Place, Raster, Report, Spot, compile, random_planar,
};

struct Board {
    seed: u64,
    places: Vec<Place>,
    raster: Raster,
    drawn: Drawn,
    /// Provinces that are reported as too small for their things.
    tight: BTreeSet<String>,
}

fn board(seed: u64) -> Board {
    let lands = 6 + (seed % 11) as usize;
    let seas = 2 + (seed % 4) as usize;
    let (places, raster) = random_planar(
        seed,
        lands,
        seas,
        if seed.is_multiple_of(5) { 2 } else { 1 },
    );
    let Report { drawn, faults } = compile(raster.clone(), &places, &Hints::default());
    let fatal: Vec<String> = faults
        .iter()
        .filter(|f| f.is_fatal())
        .map(Fault::to_string)
        .collect();
    assert!(fatal.is_empty(), "board {seed}: {fatal:?}");
    let tight = faults.into_iter().flat_map(|fault| match fault.mistake {
        Mistake::UnitTight { id } | Mistake::LabelTight { id } => vec![id],
        Mistake::Covered { a, b } => vec![a, b],
        _ => Vec::new(),
    });
    Board {
        seed,
        places,
        raster,
        drawn: drawn.expect("a drawing without fatal faults"),
        tight: tight.collect(),
    }
}

/// A place in tenths of a unit.
type Tenths = (i64, i64);

fn tenths(x: f64, y: f64) -> Tenths {
    ((x * 10.0).round() as i64, (y * 10.0).round() as i64)
}

/// The stretches between the points of a line, each from its smaller end.
fn stretches(line: &[Tenths]) -> Vec<(Tenths, Tenths)> {
    let pairs = line.windows(2);
    pairs
        .map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1])))
        .collect()
}

fn rings(path: &str) -> Vec<Vec<Tenths>> {
    let rings = path.split('M').skip(1);
    rings
        .map(|ring| {
            let points = ring.strip_suffix('Z').expect("a closed ring").split(' ');
            let mut ring: Vec<Tenths> = points
                .map(|pair| {
                    let (x, y) = pair.split_once(',').expect("two numbers");
                    tenths(x.parse().expect("a number"), y.parse().expect("a number"))
                })
                .collect();
            ring.push(ring[0]);
            ring
        })
        .collect()
}

fn shapes_fit(Board { seed, drawn, .. }: &Board) {
    let mut sides: BTreeMap<(Tenths, Tenths), Vec<&str>> = BTreeMap::new();
    for (id, piece) in &drawn.pieces {
        for ring in rings(&piece.path) {
            assert!(
                ring.len() > 3,
                "board {seed}: {id} has a ring without an inside"
            );
            for stretch in stretches(&ring) {
                sides.entry(stretch).or_default().push(id);
            }
        }
    }
    let [width, height] = drawn.size;
    let far = tenths(width, height);
    let mut inner = BTreeSet::new();
    for (stretch, pieces) in &sides {
        let (from, to) = *stretch;
        let along = |edge: i64, a: i64, b: i64| a == edge && b == edge;
        let on_edge = along(0, from.0, to.0)
            || along(0, from.1, to.1)
            || along(far.0, from.0, to.0)
            || along(far.1, from.1, to.1);
        if !on_edge {
            assert_eq!(
                pieces.len(),
                2,
                "board {seed}: {stretch:?} is part of {pieces:?}"
            );
            inner.insert(*stretch);
        }
    }
    let mut drawn_once = BTreeSet::new();
    for border in &drawn.borders {
        for line in &border.lines {
            let line: Vec<Tenths> = line.iter().map(|spot| tenths(spot.x, spot.y)).collect();
            for stretch in stretches(&line) {
                let mut pieces = sides.get(&stretch).cloned().unwrap_or_default();
                pieces.sort_unstable();
                assert_eq!(
                    pieces,
                    [border.a.as_str(), border.b.as_str()],
                    "board {seed}"
                );
                assert!(
                    drawn_once.insert(stretch),
                    "board {seed}: {stretch:?} is drawn twice"
                );
            }
        }
    }
    assert_eq!(drawn_once, inner, "board {seed}");
}

/// How many sides of cells two provinces share, in units of the map.
fn shared(raster: &Raster) -> BTreeMap<(usize, usize), usize> {
    let mut sides: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for y in 0..raster.height {
        for x in 0..raster.width {
            let here = usize::from(raster.cells[y * raster.width + x]);
            for (dx, dy) in [(1, 0), (0, 1)] {
                if x + dx < raster.width && y + dy < raster.height {
                    let there = usize::from(raster.cells[(y + dy) * raster.width + x + dx]);
                    if here != there {
                        *sides.entry((here.min(there), here.max(there))).or_default() += 1;
                    }
                }
            }
        }
    }
    sides
        .into_iter()
        .map(|(pair, sides)| (pair, sides / raster.per_unit))
        .collect()
}

fn borders_are_the_rasters(board: &Board) {
    let Board {
        seed,
        places,
        raster,
        drawn,
        ..
    } = board;
    let shared = shared(raster);
    let reaches = |map: &BTreeMap<String, Vec<String>>, a: &str, b: &str| {
        map.get(a).is_some_and(|to| to.iter().any(|id| id == b))
    };
    for a in 0..places.len() {
        for b in 0..places.len() {
            let sides = shared.get(&(a.min(b), a.max(b))).copied().unwrap_or(0);
            let lands = !places[a].is_sea() && !places[b].is_sea();
            let (one, other) = (&places[a].id, &places[b].id);
            let map = if lands {
                &drawn.map.army
            } else {
                &drawn.map.fleet
            };
            let found = reaches(map, one, other);
            let told = format!("board {seed}: {one}-{other} share {sides} sides");
            // Along a slope the sides of the cells are up to 1.41 times as long as the line.
            assert!(!found || sides >= 5, "{told}");
            assert!(found || a == b || sides < 12, "{told}");
            assert_eq!(found, reaches(map, other, one), "{told}");
            if lands && reaches(&drawn.map.fleet, one, other) {
                assert!(found, "{told}");
                let seas = |id: &str| -> BTreeSet<String> {
                    let to = drawn.map.fleet[id].iter();
                    to.filter(|id| places.iter().any(|p| p.id == **id && p.is_sea()))
                        .cloned()
                        .collect()
                };
                assert!(!seas(one).is_disjoint(&seas(other)), "{told}");
            }
        }
    }
}

/// Half the width and height of a box, at scale 1.
type Half = (f64, f64);

fn overlap(a: (Spot, Half), b: (Spot, Half), scale: f64) -> bool {
    let across = (a.1.0 + b.1.0) * scale - (a.0.x - b.0.x).abs();
    let down = (a.1.1 + b.1.1) * scale - (a.0.y - b.0.y).abs();
    // Places are rounded to tenths, and half a unit cannot be seen.
    across.min(down) > 0.7
}

fn things_stand_well(board: &Board) {
    let Board {
        seed,
        places,
        raster,
        drawn,
        tight,
        ..
    } = board;
    let owner = |spot: Spot| {
        let at = |value: f64| (value * raster.per_unit as f64) as usize;
        let cell = raster.cells[at(spot.y) * raster.width + at(spot.x)];
        places[usize::from(cell)].id.as_str()
    };
    let mut boxes: Vec<(&str, (Spot, Half))> = Vec::new();
    for place in places {
        let id = place.id.as_str();
        let space = &drawn.spaces[id];
        assert_eq!(space.sc.is_some(), place.centre, "board {seed}: {id}");
        for (what, spot) in [
            ("unit", Some(space.unit["main"])),
            ("label", Some(space.label)),
            ("centre", space.sc),
        ] {
            if let Some(spot) = spot {
                assert_eq!(
                    owner(spot),
                    id,
                    "board {seed}: the {what} of {id} stands elsewhere"
                );
            }
        }
        let lying = [space.badge, space.chest, space.stack];
        assert!(
            lying.iter().all(|spot| spot.is_some() != place.is_sea()),
            "board {seed}: {id}"
        );
        assert_eq!(
            space.fleets.len(),
            if place.is_sea() { 6 } else { 0 },
            "board {seed}: {id}"
        );
        for (powers, roads) in (2..).zip(&space.fleets) {
            assert_eq!(roads.at.len(), powers, "board {seed}: {id}");
        }
        let [width, height] = drawn.size;
        let dislodged = space.dislodged["main"];
        let all = lying.into_iter().flatten().chain([dislodged]);
        for spot in all.chain(
            space
                .fleets
                .iter()
                .flat_map(|roads| roads.at.iter().copied()),
        ) {
            let inside = spot.x > 0.0 && spot.y > 0.0 && spot.x < width && spot.y < height;
            assert!(inside, "board {seed}: something of {id} is off the map");
        }
        if !tight.contains(id) {
            boxes.push((id, (space.unit["main"], (18.5, 17.5))));
            boxes.push((id, (space.label, (22.5, 10.5))));
            boxes.extend(space.sc.map(|centre| (id, (centre, (8.0, 8.0)))));
        }
    }
    for (index, (one, a)) in boxes.iter().enumerate() {
        for (other, b) in &boxes[..index] {
            assert!(
                !overlap(*a, *b, drawn.scale),
                "board {seed}: {one} covers something of {other}"
            );
        }
    }
}

fn boards_fit_together(seeds: impl Iterator<Item = u64>) {
    let (mut tight, mut all) = (0, 0);
    for seed in seeds {
        let board = board(seed);
        shapes_fit(&board);
        borders_are_the_rasters(&board);
        things_stand_well(&board);
        tight += board.tight.len();
        all += board.places.len();
    }
    assert!(
        tight * 25 < all,
        "{tight} of {all} provinces are too small for their things"
    );
}

// Two hundred boards in two tests, which run side by side.

#[test]
fn a_hundred_boards_fit_together() {
    boards_fit_together(0..100);
}

#[test]
fn a_hundred_other_boards_fit_together() {
    boards_fit_together(100..200);
}

#[test]
fn the_same_seed_gives_the_same_board() {
    for seed in [3, 10] {
        assert_eq!(board(seed).drawn, board(seed).drawn);
    }
    assert_ne!(board(3).drawn, board(14).drawn);
}
