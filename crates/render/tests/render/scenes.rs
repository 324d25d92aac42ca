//! Made-up scenes that show everything a picture can show.

use std::collections::BTreeMap;

use chancery_render::{Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark};
use chancery_rules::board::{Location, Power, Province, UnitKind};

pub fn at(text: &str) -> Location {
    text.parse().expect("a place")
}

pub fn province(text: &str) -> Province {
    Province::from_id(text).expect("a province")
}

const CENTRES: &str = "ank bel ber bre bud bul con den edi gre hol kie lon lvp mar mos mun nap \
    nwy par por rom rum ser sev smy spa stp swe tri tun ven vie war";

const HOME: [(Power, &str); 7] = [
    (Power::AUSTRIA, "vie bud tri tyr boh gal"),
    (Power::ENGLAND, "lon edi lvp yor wal cly"),
    (Power::FRANCE, "par mar bre pic bur gas"),
    (Power::GERMANY, "ber mun kie pru sil ruh"),
    (Power::ITALY, "ven rom nap tus apu pie"),
    (Power::RUSSIA, "mos war sev stp fin lvn ukr"),
    (Power::TURKEY, "con smy ank arm syr"),
];

const LATER: [(Power, &str); 7] = [
    (Power::AUSTRIA, "ser gre"),
    (Power::ENGLAND, "nwy"),
    (Power::FRANCE, "spa por"),
    (Power::GERMANY, "hol bel den"),
    (Power::ITALY, "tun"),
    (Power::RUSSIA, "rum swe"),
    (Power::TURKEY, "bul"),
];

const START: [(Power, &str); 7] = [
    (Power::AUSTRIA, "A vie, A bud, F tri"),
    (Power::ENGLAND, "F lon, F edi, A lvp"),
    (Power::FRANCE, "A par, A mar, F bre"),
    (Power::GERMANY, "A ber, A mun, F kie"),
    (Power::ITALY, "A ven, A rom, F nap"),
    (Power::RUSSIA, "A mos, A war, F sev, F stp/sc"),
    (Power::TURKEY, "A con, A smy, F ank"),
];

const LATER_UNITS: [(Power, &str); 7] = [
    (Power::AUSTRIA, "A tyr, A ser, A gal, F tri"),
    (Power::ENGLAND, "F nth, F eng, A yor, F nwg"),
    (Power::FRANCE, "A bur, A pic, F mao, A spa, F por"),
    (Power::GERMANY, "A bel, A ruh, F hol, A mun, F den, A kie"),
    (Power::ITALY, "A ven, F ion, A tun, F tys"),
    (Power::RUSSIA, "A war, A ukr, F rum, F bot, A stp, A mos"),
    (Power::TURKEY, "A bul, F bla, A arm, F aeg"),
];

pub fn units(list: &[(Power, &str)]) -> Vec<UnitMark> {
    let mut units = Vec::new();
    for (power, text) in list {
        for unit in text.split(", ") {
            units.push(unit_mark(*power, unit, false));
        }
    }
    units
}

fn unit_mark(power: Power, text: &str, dislodged: bool) -> UnitMark {
    let (kind, place) = text.split_once(' ').expect("a unit");
    UnitMark {
        kind: if kind == "A" {
            UnitKind::Army
        } else {
            UnitKind::Fleet
        },
        owner: Some(power),
        at: at(place),
        dislodged,
    }
}

fn owners(lists: &[&[(Power, &str)]]) -> BTreeMap<Province, Power> {
    lists
        .iter()
        .flat_map(|list| list.iter())
        .flat_map(|(power, text)| text.split(' ').map(move |p| (province(p), *power)))
        .collect()
}

fn name(power: Power) -> String {
    let id = power.id();
    id[..1].to_uppercase() + &id[1..]
}

const PLAYERS: [&str; 7] = [
    "Marta",
    "Halvard of the Northern Isles",
    "Inès 🦊",
    "Отто фон Б.",
    "Κιάρα",
    "田中みどり",
    "𝓓𝓮𝓷𝓲𝔃",
];

fn finish(scene: &mut Scene, signs: &[Sign]) {
    for p in CENTRES.split(' ').map(province) {
        scene.centres.insert(p, scene.owners.get(&p).copied());
    }
    let mut powers: Vec<PowerRow> = Power::ALL
        .into_iter()
        .map(|power| PowerRow {
            player: PLAYERS[power.place()].to_owned(),
            centres: scene
                .centres
                .values()
                .filter(|o| **o == Some(power))
                .count() as u32,
            units: scene
                .units
                .iter()
                .filter(|u| u.owner == Some(power))
                .count() as u32,
            ..PowerRow::new(power, name(power))
        })
        .collect();
    powers.sort_by_key(|row| (std::cmp::Reverse(row.centres), row.power));
    scene.panel.heading = "Powers".to_owned();
    scene.panel.centres = "SC".to_owned();
    scene.panel.units = "Units".to_owned();
    scene.panel.powers = powers;
    scene.legend = Legend {
        heading: "Legend".to_owned(),
        entries: signs
            .iter()
            .map(|sign| (*sign, sign.id().replace('-', " ")))
            .collect(),
        foot: Vec::new(),
    };
}

/// The first turn.
pub fn start() -> Scene {
    let mut scene = Scene {
        title: "The Long Peace".to_owned(),
        subtitle: "Spring 1901 · Movement".to_owned(),
        owners: owners(&[&HOME]),
        units: units(&START),
        panel: Panel {
            notes_heading: "Deadline".to_owned(),
            notes: vec![
                "Sunday 20:00 UTC".to_owned(),
                "Orders in: 4 of 7".to_owned(),
            ],
            ..Panel::default()
        },
        ..Scene::default()
    };
    finish(&mut scene, &[Sign::Army, Sign::Fleet, Sign::Centre]);
    scene
}

pub fn go(power: Power, from: &str, to: &str, outcome: Outcome) -> Mark {
    Mark::Move {
        owner: Some(power),
        from: at(from),
        to: at(to),
        route: Vec::new(),
        outcome,
    }
}

fn carried(power: Power, from: &str, to: &str, route: &str, outcome: Outcome) -> Mark {
    Mark::Move {
        owner: Some(power),
        from: at(from),
        to: at(to),
        route: route.split(' ').map(province).collect(),
        outcome,
    }
}

fn help(from: &str, target: &str, to: &str, outcome: Outcome) -> Mark {
    Mark::SupportMove {
        from: at(from),
        target: at(target),
        to: at(to),
        outcome,
    }
}

fn guard(from: &str, target: &str, outcome: Outcome) -> Mark {
    Mark::SupportHold {
        from: at(from),
        target: at(target),
        outcome,
    }
}

fn carry(from: &str, army: &str, to: &str, outcome: Outcome) -> Mark {
    Mark::Convoy {
        from: at(from),
        army: at(army),
        to: at(to),
        outcome,
    }
}

fn hold(place: &str) -> Mark {
    Mark::Hold {
        at: at(place),
        outcome: Outcome::Done,
    }
}

/// A busy turn, as it went.
pub fn busy() -> Scene {
    use Outcome::{Done, Failed, Void};
    use chancery_rules::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};
    let marks = vec![
        go(FRANCE, "bur", "bel", Done),
        help("pic", "bur", "bel", Done),
        help("eng", "bur", "bel", Done),
        Mark::Dislodged { at: at("bel") },
        guard("ruh", "bel", Done),
        carried(ENGLAND, "yor", "nwy", "nth", Done),
        carry("nth", "yor", "nwy", Done),
        hold("hol"),
        go(GERMANY, "den", "swe", Failed),
        go(RUSSIA, "bot", "swe", Failed),
        go(AUSTRIA, "tyr", "ven", Failed),
        help("tri", "tyr", "ven", Failed),
        hold("ven"),
        carried(ITALY, "tun", "gre", "ion", Failed),
        carry("ion", "tun", "gre", Failed),
        go(AUSTRIA, "gal", "rum", Failed),
        help("ser", "gal", "rum", Done),
        guard("ukr", "rum", Done),
        hold("rum"),
        go(TURKEY, "bla", "sev", Done),
        help("arm", "bla", "sev", Done),
        go(FRANCE, "mao", "wes", Done),
        go(FRANCE, "spa", "gas", Done),
        go(GERMANY, "mun", "sil", Done),
        go(RUSSIA, "war", "pru", Done),
        go(TURKEY, "bul", "gre", Failed),
        go(TURKEY, "aeg", "eas", Done),
        go(RUSSIA, "stp", "fin", Done),
        go(GERMANY, "kie", "ber", Done),
        guard("tys", "ion", Done),
        help("mos", "stp", "lvn", Void),
        hold("nwg"),
        hold("por"),
    ];
    let mut scene = Scene {
        title: "The Long Peace".to_owned(),
        subtitle: "Autumn 1903 · Results".to_owned(),
        owners: owners(&[&HOME, &LATER]),
        units: units(&LATER_UNITS),
        marks,
        panel: Panel {
            notes_heading: "What happened".to_owned(),
            notes: vec![
                "France takes Belgium; England lands in Norway".to_owned(),
                "A Bel must retreat".to_owned(),
                "Next deadline: Sunday 20:00 UTC".to_owned(),
            ],
            ..Panel::default()
        },
        ..Scene::default()
    };
    finish(
        &mut scene,
        &[
            Sign::Move,
            Sign::MoveFailed,
            Sign::Support,
            Sign::SupportCut,
            Sign::Convoy,
            Sign::Hold,
            Sign::Dislodged,
            Sign::Void,
        ],
    );
    scene
}

/// Units that must retreat, and where two of them went.
pub fn retreats() -> Scene {
    let mut units = units(&LATER_UNITS);
    for unit in &mut units {
        if unit.at == at("bel") {
            unit.owner = Some(Power::FRANCE);
        }
        if unit.at == at("ser") {
            unit.owner = Some(Power::TURKEY);
        }
    }
    units.retain(|u| u.at != at("bur"));
    for (power, text) in [
        (Power::GERMANY, "A bel"),
        (Power::AUSTRIA, "A ser"),
        (Power::RUSSIA, "F nth"),
        (Power::ITALY, "F aeg"),
        (Power::RUSSIA, "F den"),
    ] {
        units.push(unit_mark(power, text, true));
    }
    let retreat = |owner, from, to, outcome| Mark::Retreat {
        owner: Some(owner),
        from: at(from),
        to: at(to),
        outcome,
    };
    let marks = vec![
        retreat(Power::GERMANY, "bel", "bur", Outcome::Done),
        retreat(Power::AUSTRIA, "ser", "alb", Outcome::Failed),
        retreat(Power::ITALY, "aeg", "smy", Outcome::Planned),
        Mark::Disband {
            at: at("nth"),
            dislodged: true,
        },
    ];
    let mut scene = Scene {
        title: "The Long Peace".to_owned(),
        subtitle: "Autumn 1903 · Retreats".to_owned(),
        owners: owners(&[&HOME, &LATER]),
        units,
        marks,
        panel: Panel {
            notes_heading: "Retreats due".to_owned(),
            notes: vec!["A Bel (Germany): Burgundy, or disband".to_owned()],
            ..Panel::default()
        },
        ..Scene::default()
    };
    finish(
        &mut scene,
        &[Sign::Dislodged, Sign::Retreat, Sign::Disband, Sign::Centre],
    );
    scene
}

/// Builds and removals.
pub fn winter() -> Scene {
    let build = |owner, kind, place, outcome| Mark::Build {
        owner: Some(owner),
        kind,
        at: at(place),
        outcome,
    };
    let disband = |place| Mark::Disband {
        at: at(place),
        dislodged: false,
    };
    let mut scene = Scene {
        title: "The Long Peace".to_owned(),
        subtitle: "Winter 1903 · Builds".to_owned(),
        owners: owners(&[&HOME, &LATER]),
        units: units(&LATER_UNITS),
        marks: vec![
            build(Power::RUSSIA, UnitKind::Fleet, "stp/nc", Outcome::Done),
            build(Power::ENGLAND, UnitKind::Fleet, "lon", Outcome::Done),
            build(Power::ENGLAND, UnitKind::Army, "edi", Outcome::Done),
            build(Power::FRANCE, UnitKind::Army, "par", Outcome::Done),
            build(Power::ITALY, UnitKind::Fleet, "rom", Outcome::Void),
            build(Power::TURKEY, UnitKind::Army, "con", Outcome::Done),
            disband("tyr"),
            disband("bel"),
        ],
        panel: Panel {
            notes_heading: "Adjustments".to_owned(),
            notes: vec!["England builds 2, Austria removes 1".to_owned()],
            ..Panel::default()
        },
        ..Scene::default()
    };
    finish(
        &mut scene,
        &[Sign::Build, Sign::Disband, Sign::Army, Sign::Fleet],
    );
    scene
}

/// One player's orders, not yet resolved; the units they help may be another's.
pub fn own_orders() -> Scene {
    use Outcome::Planned;
    let mut scene = busy();
    scene.subtitle = "Autumn 1903 · Your orders".to_owned();
    scene.marks = vec![
        go(Power::FRANCE, "bur", "bel", Planned),
        help("pic", "bur", "bel", Planned),
        go(Power::FRANCE, "mao", "wes", Planned),
        help("spa", "mar", "gas", Planned),
        hold("por"),
        help("eng", "nth", "bel", Planned),
        carry("nth", "yor", "bel", Planned),
    ];
    scene
}

/// A unit in every space.
pub fn crowded() -> Scene {
    let mut scene = busy();
    scene.title = "Every space taken".to_owned();
    scene.marks.clear();
    scene.units.clear();
    let map = scene.chart.map();
    for (i, (province, space)) in map.provinces().enumerate() {
        let fleet = space.kind == "sea" || space.kind == "coast" && i % 2 == 0;
        scene.units.push(UnitMark {
            kind: if fleet {
                UnitKind::Fleet
            } else {
                UnitKind::Army
            },
            owner: Some(Power::ALL[i % 7]),
            at: province.into(),
            dislodged: false,
        });
    }
    scene
}
