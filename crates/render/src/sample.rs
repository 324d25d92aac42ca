//! A sample picture with everything on it, from which the colours of a palette are chosen.

use chancery_rules::board::{Power, UnitKind};

use crate::chart::Chart;
use crate::scene::{Chest, Legend, Mark, Outcome, Panel, PowerRow, Scene, Sign, UnitMark};

/// A picture with every colour on it.
pub(crate) fn everything(chart: Chart) -> Scene {
    let map = chart.map();
    let owner = |i: usize| Some(Power::ALL[i % 7]);
    // The standard board has no values; its colours are better spent elsewhere.
    let money = chart == Chart::ECONOMIC;
    let naval = chart == Chart::NAVAL;
    let mut scene = Scene {
        chart,
        islands: map.islands.clone(),
        title: "Palette".to_owned(),
        subtitle: "1901".to_owned(),
        ..Scene::default()
    };
    let outcomes = [Outcome::Done, Outcome::Failed, Outcome::Void];
    for (i, (province, space)) in map.provinces().enumerate() {
        if !space.sea() && i % 5 != 0 {
            let owners = if i % 4 == 1 {
                &mut scene.hinterland
            } else {
                &mut scene.owners
            };
            owners.insert(province, Power::ALL[i % 7]);
        }
        scene
            .centres
            .insert(province, owner(i).filter(|_| i % 3 != 0));
        if space.stack.is_some() && i % 4 == 0 {
            scene.blocks.insert(province, i as u32);
        }
        if money && !space.sea() {
            scene.values.insert(province, i as u32 % 10);
            if i % 4 == 0 {
                scene.chests.push(Chest {
                    owner: Power::ALL[i / 4 % 7],
                    at: province,
                    credits: (i % 8 == 0).then_some(i as u32),
                });
            }
        }
        let at = province.into();
        let outcome = outcomes[i % 3];
        scene.units.push(UnitMark {
            kind: if i % 2 == 0 {
                UnitKind::Army
            } else {
                UnitKind::Fleet
            },
            owner: owner(i / 2).filter(|_| i % 11 != 0),
            at,
            dislodged: i % 13 == 0,
        });
        let to = map
            .provinces()
            .map(|(p, _)| p)
            .nth((i * 7 + 3) % 40)
            .unwrap_or(province)
            .into();
        scene.marks.push(match i % 9 {
            0..=2 => Mark::Move {
                owner: owner(i),
                from: at,
                to,
                route: Vec::new(),
                outcome,
            },
            3 => Mark::SupportHold {
                from: at,
                target: to,
                outcome,
            },
            4 => Mark::Convoy {
                from: at,
                army: to,
                to: at,
                outcome,
            },
            5 => Mark::Hold { at, outcome },
            6 => Mark::Retreat {
                owner: owner(i),
                from: at,
                to,
                outcome,
            },
            7 => Mark::Build {
                owner: owner(i),
                kind: UnitKind::Army,
                at,
                outcome,
            },
            _ => Mark::Disband {
                at,
                dislodged: false,
            },
        });
    }
    scene.panel = Panel {
        heading: "Powers".to_owned(),
        centres: "SC".to_owned(),
        units: "Units".to_owned(),
        powers: Power::ALL
            .into_iter()
            .map(|power| PowerRow {
                centres: 34,
                units: 34,
                ..PowerRow::new(power, "Palette".to_owned())
            })
            .collect(),
        ..Panel::default()
    };
    scene.legend = Legend {
        heading: "Legend".to_owned(),
        entries: Sign::ALL
            .into_iter()
            .filter(|s| naval || !s.of_waters())
            .map(|s| (s, "Legend".to_owned()))
            .collect(),
        foot: Vec::new(),
    };
    scene
}
