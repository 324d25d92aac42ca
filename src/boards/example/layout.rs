//! The ground of the example: a column for each power between a northern and a southern row of seas, and a column that
//! belongs to nobody between two powers. The first of these is one province that touches both rows, so it has two
//! coasts.

use std::collections::{BTreeMap, BTreeSet};

/// How wide the columns are, and how high the seas and the lands of a power, in map units.
const POWER: u32 = 260;
const NEUTRAL: u32 = 200;
const SEA: u32 = 150;
const LAND: u32 = 150;
/// The whole map is so high.
const HEIGHT: u32 = 2 * SEA + 3 * LAND;

const POWERS: [[&str; 2]; 4] = [
    ["Aldmark", "al"],
    ["Brennia", "br"],
    ["Corland", "co"],
    ["Dunmere", "du"],
];
const ADJECTIVES: [&str; 4] = ["Aldmarkian", "Brennian", "Corlandish", "Dunmerish"];
/// Lands of nobody, the northern and the southern one. The first column has one land only.
const LANDS: [[&str; 2]; 2] = [["Oakford", "Elmford"], ["Ashby", "Thornby"]];
/// The seas of each column of a power, the northern and the southern one.
const SEAS: [[&str; 2]; 4] = [
    ["Coldwater", "Warmwater"],
    ["Greywater", "Bluewater"],
    ["Whitewater", "Calmwater"],
    ["Stormwater", "Goldenwater"],
];

/// A rectangle of the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

/// A province of the example.
#[derive(Debug)]
pub(super) struct Ground {
    pub id: String,
    pub name: String,
    /// `inland`, `coast` or `sea`.
    pub kind: &'static str,
    pub centre: bool,
    pub area: Area,
    pub army: BTreeSet<String>,
    /// By coast; under an empty name where there is one shore only.
    pub fleet: BTreeMap<&'static str, BTreeSet<String>>,
}

/// A power of the example.
#[derive(Debug)]
pub(super) struct Crown {
    pub id: String,
    pub name: &'static str,
    pub adjective: &'static str,
    /// Its northern, middle and southern home.
    pub homes: [String; 3],
}

/// The whole example.
#[derive(Debug)]
pub(super) struct Layout {
    pub width: u32,
    pub height: u32,
    pub powers: Vec<Crown>,
    pub grounds: Vec<Ground>,
}

impl Layout {
    /// The example for this many powers, 2 to 4.
    pub(super) fn of(powers: usize) -> Layout {
        let count = powers.clamp(2, POWERS.len());
        let columns = u32::try_from(count).unwrap_or(2);
        let mut layout = Layout {
            width: columns * POWER + (columns - 1) * NEUTRAL,
            height: HEIGHT,
            powers: Vec::new(),
            grounds: Vec::new(),
        };
        for column in 0..count {
            layout.power(column);
        }
        for column in 1..count {
            layout.between(column);
        }
        for column in 0..count {
            layout.seas(column, count);
        }
        layout
    }

    fn add(&mut self, id: &str, name: &str, kind: &'static str, centre: bool, area: Area) {
        self.grounds.push(Ground {
            id: id.to_owned(),
            name: name.to_owned(),
            kind,
            centre,
            area,
            army: BTreeSet::new(),
            fleet: BTreeMap::new(),
        });
    }

    fn power(&mut self, column: usize) {
        let [name, start] = POWERS[column];
        let homes = ["n", "m", "s"].map(|end| format!("{start}{end}"));
        let rows = [("North", "coast"), ("Middle", "inland"), ("South", "coast")];
        let x = left(column);
        for ((id, (row, kind)), y) in homes.iter().zip(rows).zip((SEA..).step_by(LAND as usize)) {
            let area = Area {
                x,
                y,
                width: POWER,
                height: LAND,
            };
            self.add(id, &format!("{row} {name}"), kind, true, area);
        }
        let [north, middle, south] = &homes;
        self.walk(north, middle);
        self.walk(middle, south);
        self.powers.push(Crown {
            id: name.to_lowercase(),
            name,
            adjective: ADJECTIVES[column],
            homes,
        });
    }

    /// What lies between this column and the one to its left.
    fn between(&mut self, column: usize) {
        let x = left(column) - NEUTRAL;
        let (y, half) = (SEA, 3 * LAND / 2);
        let area = |y, height| Area {
            x,
            y,
            width: NEUTRAL,
            height,
        };
        let lands = if column == 1 {
            self.add("nec", "Neck", "coast", true, area(y, 3 * LAND));
            [("nec".to_owned(), "nec/nc"), ("nec".to_owned(), "nec/sc")]
        } else {
            let [north, south] = LANDS[column - 2];
            self.add(&id(north), north, "coast", true, area(y, half));
            self.add(&id(south), south, "coast", true, area(y + half, half));
            self.walk(&id(north), &id(south));
            [(id(north), ""), (id(south), "")]
        };
        for side in [column - 1, column] {
            let homes = self.powers[side].homes.clone();
            for ((land, coast), home) in lands.iter().zip([&homes[0], &homes[2]]) {
                self.walk(land, home);
                self.walk(land, &homes[1]);
                self.sail(if coast.is_empty() { land } else { coast }, home);
            }
        }
    }

    fn seas(&mut self, column: usize, count: usize) {
        let x = if column == 0 {
            0
        } else {
            left(column) - NEUTRAL / 2
        };
        let end = if column + 1 == count {
            self.width
        } else {
            left(column) + POWER + NEUTRAL / 2
        };
        for (row, name) in SEAS[column].into_iter().enumerate() {
            let y = if row == 0 { 0 } else { HEIGHT - SEA };
            let area = Area {
                x,
                y,
                width: end - x,
                height: SEA,
            };
            self.add(&id(name), name, "sea", false, area);
            let sea = id(name);
            let home = self.powers[column].homes[2 * row].clone();
            self.sail(&sea, &home);
            for between in [column, column + 1] {
                match between {
                    0 => {}
                    _ if between >= count => {}
                    1 => self.sail(&sea, ["nec/nc", "nec/sc"][row]),
                    _ => self.sail(&sea, &id(LANDS[between - 2][row])),
                }
            }
            if column > 0 {
                self.sail(&sea, &id(SEAS[column - 1][row]));
            }
        }
    }

    fn walk(&mut self, a: &str, b: &str) {
        for (from, to) in [(a, b), (b, a)] {
            if let Some(ground) = self.grounds.iter_mut().find(|ground| ground.id == from) {
                ground.army.insert(to.to_owned());
            }
        }
    }

    /// Has fleets sail between two places; one of them may be a coast, such as `nec/nc`.
    fn sail(&mut self, a: &str, b: &str) {
        for (from, to) in [(a, b), (b, a)] {
            let (from, coast) = from.split_once('/').unwrap_or((from, ""));
            let coast = ["nc", "sc"].into_iter().find(|known| *known == coast);
            if let Some(ground) = self.grounds.iter_mut().find(|ground| ground.id == from) {
                let shore = ground.fleet.entry(coast.unwrap_or_default()).or_default();
                shore.insert(to.to_owned());
            }
        }
    }
}

/// Where a power's column begins.
fn left(column: usize) -> u32 {
    u32::try_from(column).unwrap_or(0) * (POWER + NEUTRAL)
}

/// The first three letters of a name.
fn id(name: &str) -> String {
    name.chars().take(3).collect::<String>().to_lowercase()
}
