//! Made-up scenes of a game with money on its map.

use std::collections::BTreeMap;

use chancery_render::{
    Align, Chart, Chest, Column, Ledger, Legend, Mark, Outcome, Panel, PowerRow, Row, Scene, Sign,
    UnitMark,
};
use chancery_rules::board::{Board, BoardKind, Power, Province, UnitKind};

fn p(id: &str) -> Province {
    id.parse().expect("a province")
}

fn board() -> &'static Board {
    BoardKind::Economic.board()
}

fn lists(lists: &[(Power, &str)]) -> BTreeMap<Province, Power> {
    let all = lists.iter();
    all.flat_map(|(power, ids)| ids.split(' ').map(|id| (p(id), *power)))
        .collect()
}

/// What each power has taken besides its country.
const TAKEN: [(Power, &str); 7] = [
    (Power::AUSTRIA, "ser gre alb"),
    (Power::ENGLAND, "nwy ire"),
    (Power::FRANCE, "spn sps por naf"),
    (Power::GERMANY, "hol bel den"),
    (Power::ITALY, "tun"),
    (Power::RUSSIA, "rum swe"),
    (Power::TURKEY, "bul"),
];

const UNITS: [(Power, &str); 7] = [
    (Power::AUSTRIA, "A tyr, A ser, A gal, F cro"),
    (Power::ENGLAND, "F nth, F eng, A ire, F nwg"),
    (Power::FRANCE, "A bur, A pic, F mao, A spn, F sps"),
    (Power::GERMANY, "A bel, A ruh, F hol, A mun, F den, A kie"),
    (Power::ITALY, "A ven, F ion, A sic, F tys, A nap"),
    (
        Power::RUSSIA,
        "A war, A ukr, F rum, F bot, A stp, F arc, A mos",
    ),
    (Power::TURKEY, "A bul, F bla, A per, F aeg, F sms"),
];

fn finish(scene: &mut Scene) {
    scene.chart = Chart::ECONOMIC;
    scene.values = board()
        .lands()
        .iter()
        .map(|q| (q, board().value(q)))
        .collect();
    for centre in board().centres().iter() {
        let owner = scene.owners.get(&centre).copied();
        scene.centres.insert(centre, owner);
    }
    let income = |power| {
        let owned = scene.owners.iter().filter(|(_, o)| **o == power);
        owned.map(|(q, _)| board().value(*q)).sum()
    };
    let units = |power| {
        scene
            .units
            .iter()
            .filter(|u| u.owner == Some(power))
            .count() as u32
    };
    let mut powers: Vec<PowerRow> = Power::ALL
        .into_iter()
        .map(|power| PowerRow {
            player: "Wolfgang of the Northern Isles".to_owned(),
            income: income(power),
            units: units(power),
            ..PowerRow::new(power, power.id()[..1].to_uppercase() + &power.id()[1..])
        })
        .collect();
    powers.sort_by_key(|row| (std::cmp::Reverse(row.income), row.power));
    scene.panel.heading = "Powers".to_owned();
    scene.panel.income = "Income".to_owned();
    scene.panel.units = "Units".to_owned();
    scene.panel.powers = powers;
    let signs = [
        Sign::Move,
        Sign::MoveFailed,
        Sign::Support,
        Sign::Army,
        Sign::Fleet,
        Sign::Value,
        Sign::Chest,
        Sign::Strait,
    ];
    scene.legend = Legend {
        heading: "Legend".to_owned(),
        entries: signs.map(|s| (s, s.id().replace('-', " "))).to_vec(),
        foot: Vec::new(),
    };
}

fn country(power: Power) -> impl Iterator<Item = (Province, Power)> {
    board().country(power).iter().map(move |q| (q, power))
}

/// The first turn: every treasury in its capital.
pub fn start() -> Scene {
    let mut scene = Scene {
        title: "The Long Purse".to_owned(),
        subtitle: "Spring 1901 · Movement".to_owned(),
        owners: Power::ALL.into_iter().flat_map(country).collect(),
        chests: Power::ALL
            .into_iter()
            .filter_map(|owner| {
                Some(Chest {
                    owner,
                    at: board().capital(owner)?,
                    credits: Some(3),
                })
            })
            .collect(),
        panel: Panel {
            notes_heading: "Deadline".to_owned(),
            notes: vec!["Sunday 20:00 UTC".to_owned()],
            ..Panel::default()
        },
        ..Scene::default()
    };
    for unit in &board().start().units {
        scene.units.push(UnitMark {
            kind: unit.kind,
            owner: unit.owner,
            at: unit.at,
            dislodged: false,
        });
    }
    finish(&mut scene);
    scene
}

/// A busy turn: treasuries moved to tight places, one in a province that is not its owner's.
pub fn busy() -> Scene {
    use Outcome::{Done, Failed};
    let mut scene = start();
    scene.subtitle = "Fall 1903 · Results".to_owned();
    scene.owners.extend(lists(&TAKEN));
    scene.units.clear();
    for (power, text) in UNITS {
        for unit in text.split(", ") {
            let (kind, at) = unit.split_once(' ').expect("a unit");
            scene.units.push(UnitMark {
                kind: match kind {
                    "A" => UnitKind::Army,
                    _ => UnitKind::Fleet,
                },
                owner: Some(power),
                at: at.parse().expect("a place"),
                dislodged: false,
            });
        }
    }
    let seats = [
        (Power::AUSTRIA, "bud", None),
        (Power::ENGLAND, "edi", Some(17)),
        (Power::FRANCE, "gas", None),
        (Power::GERMANY, "hol", Some(8)),
        (Power::ITALY, "nap", None),
        (Power::RUSSIA, "arc", Some(104)),
    ];
    scene.chests = seats
        .map(|(owner, at, credits)| Chest {
            owner,
            at: p(at),
            credits,
        })
        .to_vec();
    let go = |owner, from: &str, to: &str, outcome| Mark::Move {
        owner: Some(owner),
        from: from.parse().expect("a place"),
        to: to.parse().expect("a place"),
        route: Vec::new(),
        outcome,
    };
    let help = |from: &str, target: &str, to: &str, outcome| Mark::SupportMove {
        from: from.parse().expect("a place"),
        target: target.parse().expect("a place"),
        to: to.parse().expect("a place"),
        outcome,
    };
    scene.marks = vec![
        go(Power::ITALY, "nap", "sic", Failed),
        go(Power::AUSTRIA, "cro", "ven", Failed),
        help("tyr", "cro", "ven", Failed),
        go(Power::TURKEY, "per", "sev", Done),
        help("bla", "per", "sev", Done),
        go(Power::TURKEY, "sms", "eas", Done),
        go(Power::RUSSIA, "arc", "nwy", Failed),
        go(Power::RUSSIA, "stp", "fin", Done),
        go(Power::FRANCE, "spn", "gas", Done),
        go(Power::FRANCE, "bur", "bel", Failed),
        help("pic", "bur", "bel", Failed),
        go(Power::GERMANY, "mun", "sil", Done),
        go(Power::AUSTRIA, "gal", "rum", Failed),
        help("ser", "gal", "rum", Failed),
        go(Power::GERMANY, "den", "swe", Done),
        go(Power::ITALY, "ion", "tun", Done),
    ];
    scene.legend.foot = vec!["Turkey: treasury in no province".to_owned()];
    scene.panel.notes_heading = "What happened".to_owned();
    scene.panel.notes = vec![
        "Turkey takes Sevastopol".to_owned(),
        "France cannot pay for one unit".to_owned(),
    ];
    finish_again(&mut scene);
    scene
}

fn finish_again(scene: &mut Scene) {
    let foot = std::mem::take(&mut scene.legend.foot);
    finish(scene);
    scene.legend.foot = foot;
}

/// A unit in every space, and a chest in every land.
pub fn crowded() -> Scene {
    let mut scene = busy();
    scene.title = "Every space taken".to_owned();
    scene.marks.clear();
    scene.units.clear();
    scene.chests.clear();
    for (i, province) in board().provinces().iter().enumerate() {
        let owner = Power::ALL[i % 7];
        let fleet = board().can_stand(UnitKind::Fleet, province.into()) && i % 3 != 0
            || board().is_sea(province);
        scene.units.push(UnitMark {
            kind: if fleet {
                UnitKind::Fleet
            } else {
                UnitKind::Army
            },
            owner: Some(owner),
            at: province.into(),
            dislodged: false,
        });
        if !board().is_sea(province) {
            scene.chests.push(Chest {
                owner,
                at: province,
                credits: (i % 2 == 0).then_some(i as u32 * 2),
            });
        }
    }
    scene
}

fn cells(line: &str) -> Vec<String> {
    line.split('|').map(|c| c.trim().to_owned()).collect()
}

/// A Winter's accounts of seven powers.
pub fn accounts() -> Ledger {
    let column = |title: &str, align| Column {
        title: title.to_owned(),
        align,
        ..Column::default()
    };
    let mut columns = vec![
        column("Power", Align::Start),
        column("Treasury", Align::Start),
    ];
    let numbers = "Opening balance|Income|Public transfers|Net private|Upkeep|Closing balance|Net worth|Change";
    columns.extend(numbers.split('|').map(|title| column(title, Align::End)));
    let lines = [
        "Austria|Budapest|6|19|0|-4|-17|4|4|-2",
        "England|London|6|20|+3|0|-19|10|10|+4",
        "France|Paris|7|24|-3|+8|-22|14|14|+7",
        "Germany|Kiel|0|22|0|0|-21|1|1|+1",
        "Italy|no seat|12|18|0|-5|-17|8|8|-4",
        "Russia|Archangel|5|27|0|0|-31|1|1|-4",
        "Turkey|Constantinople|105|18|0|+1|-15|109|109|+4",
    ];
    let flags = [
        None,
        None,
        None,
        Some("all home centres taken"),
        None,
        Some("lacks 7"),
        None,
    ];
    let rows = Power::ALL
        .into_iter()
        .zip(lines)
        .zip(flags)
        .map(|((power, line), flag)| Row {
            power: Some(power),
            cells: cells(line),
            flag: flag.map(str::to_owned),
            ..Row::default()
        });
    Ledger {
chart: Chart::STANDARD,
        title: "The Long Purse".to_owned(),
        subtitle: "Winter 1903 · Ledger".to_owned(),
        columns,
        rows: rows.collect(),
        total: Some(cells("All|| 141|148|0|0|-142|147|147|+6")),
        notes: vec![
            "Russia keeps two units more than its Fall treasury could pay for (E-11h). England gave \
             France 3 credits, published by both (E-11i)."
                .to_owned(),
            "Net private is what came by sealed transfers less what went (E-11f).".to_owned(),
        ],
    }
}
