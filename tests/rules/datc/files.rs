//! Reading the case files in `tests/datc`; their form is explained in the README there.

use std::collections::BTreeMap;

use chancery::board::{Power, Province};

/// An order with its author and what is expected of it.
#[derive(Clone, Debug)]
pub struct Line {
    pub power: Power,
    pub order: String,
    pub expect: String,
}

/// What another rulebook makes of a case.
#[derive(Clone, Debug, Default)]
pub struct Under {
    /// Question and the letters it is about.
    pub when: Vec<(String, Vec<String>)>,
    /// One for each order.
    pub results: Vec<String>,
    /// One for each retreat; none when the phase is not looked at.
    pub retreats: Vec<String>,
    pub removed: Option<Vec<String>>,
}

/// One case.
#[derive(Clone, Debug, Default)]
pub struct Case {
    pub id: String,
    /// The switches under which alone the case is meant.
    pub only: Vec<(String, Vec<String>)>,
    pub depends: Vec<String>,
    pub owners: BTreeMap<Province, Power>,
    /// Who has which units: `F stp/sc`.
    pub units: Vec<(Power, String)>,
    pub orders: Vec<Line>,
    pub retreats: Vec<Line>,
    /// `england F nth`, sorted.
    pub stands: Vec<String>,
    pub retreating: Vec<String>,
    pub destroyed: Vec<String>,
    /// In an adjustment phase: the units civil disorder removes.
    pub removed: Option<Vec<String>>,
    pub under: Vec<Under>,
}

/// All the case files.
const FILES: [&str; 10] = [
    include_str!("../../datc/6a.txt"),
    include_str!("../../datc/6b.txt"),
    include_str!("../../datc/6c.txt"),
    include_str!("../../datc/6d.txt"),
    include_str!("../../datc/6e.txt"),
    include_str!("../../datc/6f.txt"),
    include_str!("../../datc/6g.txt"),
    include_str!("../../datc/6h.txt"),
    include_str!("../../datc/6i.txt"),
    include_str!("../../datc/6j.txt"),
];

/// Every case of every file, in order.
pub fn all() -> Vec<Case> {
    FILES.iter().flat_map(|text| read(text)).collect()
}

fn list(text: &str, by: char) -> Vec<String> {
    let items = text.split(by).map(|s| s.trim().to_owned());
    items.filter(|s| !s.is_empty() && s != "none").collect()
}

/// `4.A.2 a | c, 4.D.8 b`
fn when(text: &str) -> Vec<(String, Vec<String>)> {
    let text = text.split('#').next().unwrap();
    text.split(',')
        .map(|part| {
            let (id, letters) = part.trim().split_once(' ').unwrap();
            (id.to_owned(), list(letters, '|'))
        })
        .collect()
}

fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines() {
        let line = line.trim_end();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, rest) = line.trim().split_once(' ').unwrap();
        if word == "case" {
            let id = rest.split(' ').next().unwrap().to_owned();
            cases.push(Case {
                id,
                ..Case::default()
            });
            continue;
        }
        let case = cases.last_mut().unwrap();
        let by_power = || {
            let (power, units) = rest.split_once(' ').unwrap();
            (power.parse::<Power>().unwrap(), units)
        };
        let named = || {
            let (power, units) = by_power();
            let units = list(units, ',');
            units.into_iter().map(move |u| format!("{power} {u}"))
        };
        let order = || {
            let (order, expect) = rest.split_once("=>").unwrap();
            let (power, order) = order.split_once(':').unwrap();
            Line {
                power: power.parse().unwrap(),
                order: order.trim().to_owned(),
                expect: expect.trim().to_owned(),
            }
        };
        if line.starts_with("    ") {
            let under = case.under.last_mut().unwrap();
            match word {
                "retreats" => under.retreats = list(rest, ';'),
                "removed" => under.removed = Some(list(rest, ',')),
                "results" => under.results = list(rest, ';'),
                _ => panic!("{}: what is `{line}`?", case.id),
            }
            continue;
        }
        match word {
            "depends" => case.depends = list(rest, ' '),
            "reading" => {}
            "only" => case.only = when(rest),
            "centres" => {
                let (power, centres) = by_power();
                for p in centres.split(' ') {
                    case.owners.insert(p.parse().unwrap(), power);
                }
            }
            "units" => {
                let (power, units) = by_power();
                let units = list(units, ',').into_iter();
                case.units.extend(units.map(|u| (power, u)));
            }
            "order" => case.orders.push(order()),
            "retreat" => case.retreats.push(order()),
            "stands" => case.stands.extend(named()),
            "retreating" => case.retreating.extend(named()),
            "destroyed" => case.destroyed.extend(named()),
            "removed" => case.removed = Some(list(rest, ',')),
            "under" => case.under.push(Under {
                when: when(rest),
                ..Under::default()
            }),
            _ => panic!("{}: what is `{line}`?", case.id),
        }
    }
    cases
}
