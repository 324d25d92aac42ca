//! Where everything stands: units, letters, centres, dislodged units, coins, chests, stacks and fleets.

mod aside;
mod boxes;
mod coins;
mod field;
mod fleets;
mod letters;

use std::collections::BTreeMap;

use boxes::{CENTRE, CHEST, COIN, DISLODGED, Half, STACK, Thing, UNIT, scaled};
use coins::{Setting, Wish, settle};
use field::{Field, bounds, step};
use letters::{Around, Chosen, Trio};

use crate::contacts::Contacts;
use crate::drawn::Space;
use crate::fault::{Fault, Mistake};
use crate::place::{Hints, Kind, Place};
use crate::raster::Raster;
use crate::spot::Spot;

/// The room in the middle of a land in which its things fit at scale 1, in map units.
const USUAL_ROOM: f64 = 26.0;
/// The bounds of the scale.
const SMALLEST: f64 = 0.6;
const LARGEST: f64 = 1.4;
/// One province in so many may be too small for its things before all things are drawn smaller.
const TIGHT: usize = 12;
/// How often every province is placed again, given all others.
const ROUNDS: usize = 3;
/// The places of all things, by province, with the board's scale.
#[derive(Debug)]
pub struct Placed {
    /// By the id of the province.
    pub spaces: BTreeMap<String, Space>,
    /// How large things are drawn.
    pub scale: f64,
    /// What does not fit.
    pub faults: Vec<Fault>,
}

struct Board<'b> {
    raster: &'b Raster,
    places: &'b [Place],
    hints: &'b Hints,
    contacts: &'b Contacts,
    fields: Vec<Field>,
    scale: f64,
}

/// Finds all places.
pub fn placed(raster: &Raster, places: &[Place], hints: &Hints, contacts: &Contacts) -> Placed {
    let bounds = bounds(raster);
    let bounds = &bounds[..places.len()];
    let step = step(raster.per_unit, bounds);
    let fields: Vec<Field> = (0..)
        .zip(bounds)
        .map(|(area, bounds)| Field::new(raster, area, *bounds, step))
        .collect();
    let mut board = Board {
        raster,
        places,
        hints,
        contacts,
        scale: 1.0,
        fields,
    };
    let given = hints.picture.map(|picture| board.scale_in(picture));
    board.scale = given.unwrap_or_else(|| usual_scale(&board.fields, places));
    let mut trios = board.trios();
    let mut faults = board.doubts(&trios);
    // Smaller things are better than things that cover each other.
    while given.is_none() && faults.len() * TIGHT > places.len() && board.scale > SMALLEST {
        board.scale = hundredths(board.scale * 0.92).max(SMALLEST);
        trios = board.trios();
        faults = board.doubts(&trios);
    }
    let mut spaces: Vec<Space> = trios
        .iter()
        .enumerate()
        .map(|(index, trio)| board.space(index, trio))
        .collect();
    board.coasts(&mut spaces);
    board.dislodged(&mut spaces);
    board.coins(&mut spaces);
    board.fleets(&mut spaces);
    let ids = places.iter().map(|place| place.id.clone());
    let rounded = spaces.into_iter().map(rounded);
    Placed {
        spaces: ids.zip(rounded).collect(),
        scale: board.scale,
        faults,
    }
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).floor() / 100.0
}

/// The scale at which most lands have as much room as they need.
fn usual_scale(fields: &[Field], places: &[Place]) -> f64 {
    let lands = fields
        .iter()
        .zip(places)
        .filter(|(_, place)| !place.is_sea());
    let mut room: Vec<f64> = lands.map(|(field, _)| field.most).collect();
    room.sort_by(f64::total_cmp);
    // Three of four lands have at least this much.
    let usual = room.get(room.len() / 4).copied().unwrap_or(USUAL_ROOM);
    hundredths(usual / USUAL_ROOM).clamp(SMALLEST, LARGEST)
}

impl Board<'_> {
    /// The scale at which things have their usual size once the map is fitted into a picture.
    fn scale_in(&self, picture: [f64; 2]) -> f64 {
        let [width, height] = self.size();
        let scale = (width / picture[0]).max(height / picture[1]);
        // No picture is that small or large; and nothing has no size.
        if scale.is_finite() {
            scale.clamp(0.05, 20.0)
        } else {
            1.0
        }
    }

    fn anchor(&self, index: usize, thing: &str) -> Option<Spot> {
        let id = &self.places[index].id;
        self.hints.anchors.get(&format!("{id}:{thing}")).copied()
    }

    fn letters(&self, index: usize) -> Half {
        scaled(boxes::letters(&self.places[index].id), self.scale)
    }

    fn size(&self) -> [f64; 2] {
        let sides = [self.raster.width, self.raster.height];
        sides.map(|cells| cells as f64 / self.raster.per_unit as f64)
    }

    /// Units, letters and centres: the smallest provinces first, because they have no choice.
    fn trios(&self) -> Vec<Trio> {
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        order.sort_by(|a, b| self.fields[*a].most.total_cmp(&self.fields[*b].most));
        let mut trios: Vec<Option<Trio>> = vec![None; self.places.len()];
        let mut seen: Vec<Option<Around>> = vec![None; self.places.len()];
        for _ in 0..ROUNDS {
            for &index in &order {
                let around = self.around(index, &trios);
                // Where nothing has moved the search would find the same.
                if seen[index].as_ref() == Some(&around) {
                    continue;
                }
                let chosen = Chosen {
                    unit: self.anchor(index, "unit"),
                    label: self.anchor(index, "label"),
                    centre: self.anchor(index, "centre"),
                };
                let place = &self.places[index];
                let (trio, _) = letters::place(
                    &self.fields[index],
                    &place.id,
                    place.centre,
                    self.scale,
                    chosen,
                    &around,
                );
                trios[index] = Some(trio);
                seen[index] = Some(around);
            }
        }
        trios.into_iter().flatten().collect()
    }

    fn around(&self, index: usize, trios: &[Option<Trio>]) -> Around {
        let mut around = Around::default();
        let here = &self.fields[index];
        for (other, trio) in trios.iter().enumerate() {
            let Some(trio) = trio else { continue };
            let far = here.pole.distance(trio.unit) > here.most * 4.0 + 400.0;
            if other != index && !far {
                around.things.extend(self.things_of(other, trio));
                around.units.push(trio.unit);
                around
                    .labels
                    .push((trio.label, trio.label.distance(trio.unit)));
            }
        }
        around
    }

    fn things_of(&self, index: usize, trio: &Trio) -> Vec<Thing> {
        let thing = |at: Spot, half: Half| Thing {
            at,
            half,
            weight: 3.0,
        };
        let centre = trio.centre.map(|at| thing(at, scaled(CENTRE, self.scale)));
        let unit = thing(trio.unit, scaled(UNIT, self.scale));
        let letters = thing(trio.label, self.letters(index));
        [unit, letters].into_iter().chain(centre).collect()
    }

    fn space(&self, index: usize, trio: &Trio) -> Space {
        let place = &self.places[index];
        let shore = self
            .contacts
            .neighbours(index)
            .any(|other| self.places[other].is_sea());
        let kind = match place.kind {
            Kind::Sea => "sea",
            Kind::Inland => "land",
            Kind::Coast => "coast",
            Kind::Land if shore => "coast",
            Kind::Land => "land",
        };
        Space {
            kind: kind.to_owned(),
            pieces: vec![place.id.clone()],
            sc_standard: place.centre,
            label: trio.label,
            unit: BTreeMap::from([("main".to_owned(), trio.unit)]),
            sc: trio.centre,
            ..Space::default()
        }
    }

    /// All letters, units and centres, with their provinces.
    fn standing(&self, spaces: &[Space]) -> Vec<(usize, Thing)> {
        let mut things = Vec::new();
        for (index, space) in spaces.iter().enumerate() {
            let mut add = |at: Spot, half: Half, weight: f64| {
                things.push((index, Thing { at, half, weight }))
            };
            add(space.label, self.letters(index), 3.0);
            for (coast, at) in &space.unit {
                add(
                    *at,
                    scaled(UNIT, self.scale),
                    if coast == "main" { 3.0 } else { 2.0 },
                );
            }
            if let Some(at) = space.sc {
                add(at, scaled(CENTRE, self.scale), 2.5);
            }
        }
        things
    }

    /// Coins beside the letters of every land, then chests beside the coins; stacks beside the letters again, because
    /// no game has both.
    fn coins(&self, spaces: &mut [Space]) {
        let mut things: Vec<Thing> = self
            .standing(spaces)
            .into_iter()
            .map(|(_, thing)| thing)
            .collect();
        for space in spaces.iter() {
            let half = scaled(DISLODGED, self.scale);
            things.extend(space.dislodged.values().map(|at| Thing {
                at: *at,
                half,
                weight: 0.4,
            }));
        }
        let lands: Vec<usize> = (0..spaces.len())
            .filter(|index| !self.places[*index].is_sea())
            .collect();
        let near_letters: Vec<Spot> = lands.iter().map(|land| spaces[*land].label).collect();
        let badges = self.settled("coin", COIN, &lands, &near_letters, spaces, &things);
        let stacks = self.settled("stack", STACK, &lands, &near_letters, spaces, &things);
        let half = scaled(COIN, self.scale);
        things.extend(badges.iter().map(|at| Thing {
            at: *at,
            half,
            weight: 3.0,
        }));
        let chests = self.settled("chest", CHEST, &lands, &badges, spaces, &things);
        for (at, land) in lands.into_iter().enumerate() {
            spaces[land].badge = Some(badges[at]);
            spaces[land].chest = Some(chests[at]);
            spaces[land].stack = Some(stacks[at]);
        }
    }

    fn settled(
        &self,
        thing: &str,
        half: Half,
        lands: &[usize],
        beside: &[Spot],
        spaces: &[Space],
        things: &[Thing],
    ) -> Vec<Spot> {
        let wishes: Vec<Wish<'_>> = lands
            .iter()
            .zip(beside)
            .map(|(land, beside)| Wish {
                field: &self.fields[*land],
                beside: *beside,
                letters: (spaces[*land].label, self.letters(*land)),
                chosen: self.anchor(*land, thing),
            })
            .collect();
        settle(&wishes, scaled(half, self.scale), self.setting(things))
    }

    fn setting<'t>(&self, things: &'t [Thing]) -> Setting<'t> {
        Setting {
            size: self.size(),
            scale: self.scale,
            things,
        }
    }

    fn fleets(&self, spaces: &mut [Space]) {
        let seed = self.raster.hash();
        let standing = self.standing(spaces);
        for index in (0..spaces.len()).filter(|index| self.places[*index].is_sea()) {
            let middle = spaces[index].unit["main"];
            // Where several fleets are there is no single one.
            let things: Vec<Thing> = standing
                .iter()
                .map(|(_, thing)| *thing)
                .filter(|thing| thing.at != middle)
                .collect();
            let mut roads = fleets::roads(
                &self.fields[index],
                middle,
                self.setting(&things),
                seed ^ index as u64,
            );
            fleets::with_anchors(&mut roads, |powers, number| {
                self.anchor(index, &format!("fleets-{powers}-{number}"))
            });
            spaces[index].fleets = roads;
        }
    }

    /// Units and letters that do not fit.
    fn doubts(&self, trios: &[Trio]) -> Vec<Fault> {
        let things: Vec<Vec<Thing>> = trios
            .iter()
            .enumerate()
            .map(|(index, trio)| self.things_of(index, trio))
            .collect();
        let mut faults = Vec::new();
        for (index, trio) in trios.iter().enumerate() {
            let (unit, letters) = (scaled(UNIT, self.scale), self.letters(index));
            let field = &self.fields[index];
            let id = self.places[index].id.clone();
            if field.around(trio.unit, unit) < -4.0 * self.scale {
                let mistake = match self.anchor(index, "unit") {
                    Some(_) => Mistake::AnchorTight { id },
                    None => Mistake::UnitTight { id },
                };
                faults.push(mistake.into());
            } else if cover_each_other(&things[index])
                || field.around(trio.label, letters) < -8.0 * self.scale
            {
                faults.push(Mistake::LabelTight { id }.into());
            }
        }
        for (index, own) in things.iter().enumerate() {
            for (other, theirs) in things[..index].iter().enumerate() {
                let covers =
                    |thing: &Thing| theirs.iter().any(|of| of.gap(thing.at, thing.half) < -0.5);
                if own.iter().any(covers) {
                    let [a, b] = [index, other].map(|of| self.places[of].id.clone());
                    faults.push(Mistake::Covered { a, b }.into());
                }
            }
        }
        faults
    }
}

/// Whether any two of a province's own things overlap by more than can be overlooked.
fn cover_each_other(things: &[Thing]) -> bool {
    let rest = |index: usize| things[..index].iter();
    let mut pairs = things
        .iter()
        .enumerate()
        .flat_map(|(index, one)| rest(index).map(move |other| (one, other)));
    pairs.any(|(one, other)| one.gap(other.at, other.half) < -0.5)
}

fn rounded(mut space: Space) -> Space {
    let spots = [
        &mut space.badge,
        &mut space.chest,
        &mut space.stack,
        &mut space.sc,
    ];
    let spots = spots.into_iter().flatten().chain([&mut space.label]);
    let spots = spots
        .chain(space.unit.values_mut())
        .chain(space.dislodged.values_mut());
    for spot in spots.chain(space.fleets.iter_mut().flat_map(|roads| &mut roads.at)) {
        *spot = spot.rounded();
    }
    space
}
