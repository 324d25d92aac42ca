//! What is drawn where seas are shared: stacks, islands, and every sign by itself.

use chancery_i18n::Words;
use chancery_render::{
    self, Chart, Geometry, Mark, Outcome, Scene, Sign, Task, TaskKind, UnitMark, Who, phase,
};
use chancery_rules::board::{BorderChange, Power, ProvinceSet, UnitKind};
use chancery_rules::game::State;
use chancery_rules::variants;

use super::fleets::{ISLANDS, captions, spring};
use super::keep;
use super::pictures::{difference, drawn};
use super::scenes::{at, province};

/// Half of what is drawn of a stack in each size.
const HALVES: [(f32, f32); 4] = [(25.0, 18.5), (24.5, 11.5), (21.0, 10.0), (16.5, 9.0)];

#[test]
fn up_to_seven_powers_lie_in_every_sea_beside_names_units_and_each_other() {
    let (width, height) = Geometry::SIZE;
    for chart in Chart::SHIPPED {
        let map = chart.map();
        for (sea, space) in map.provinces().filter(|(_, s)| s.sea()) {
            assert_eq!(space.fleets.len(), 6, "{sea}: of two powers to seven");
            for (n, roads) in space.fleets.iter().enumerate() {
                assert_eq!(roads.at.len(), n + 2, "{sea}");
                let (w, h) = HALVES[roads.size];
                for (i, at) in roads.at.iter().enumerate() {
                    assert!(at.x > w && at.x < width - w && at.y > h && at.y < height - h);
                    let mut around: Vec<(chancery_render::Spot, f32, f32, String)> = Vec::new();
                    let others = roads.at[..i].iter();
                    around.extend(others.map(|o| (*o, w, h, format!("another of {}", n + 2))));
                    for (p, other) in map.provinces() {
                        let (lw, lh) = if other.sea() {
                            (22.0, 9.0)
                        } else {
                            (19.0, 8.5)
                        };
                        around.push((other.label, lw, lh, format!("the letters of {p}")));
                        if !other.sea() {
                            let units = other.unit.values();
                            around
                                .extend(units.map(|u| (*u, 17.0, 15.0, format!("a unit in {p}"))));
                        }
                    }
                    for (spot, ow, oh, what) in around {
                        let over =
                            (w + ow - (at.x - spot.x).abs()).min(h + oh - (at.y - spot.y).abs());
                        assert!(over <= 1.0, "{sea}: {over} over {what}");
                    }
                }
            }
        }
    }
}

/// The pixels of a scene in grey.
fn grey(scene: &Scene) -> Vec<u8> {
    let pixels = drawn(scene);
    let light =
        |p: &[u8]| (299 * u32::from(p[0]) + 587 * u32::from(p[1]) + 114 * u32::from(p[2])) / 1000;
    pixels.chunks_exact(3).map(|p| light(p) as u8).collect()
}

fn fleet(power: Power, sea: &str) -> UnitMark {
    UnitMark {
        kind: UnitKind::Fleet,
        owner: Some(power),
        at: at(sea),
        dislodged: false,
    }
}

/// The map of an empty board with the four islands open.
fn bare() -> Scene {
    phase::now(&spring(&ISLANDS), &captions(), Words::english())
}

#[test]
fn a_stack_is_told_by_its_letter_and_number_without_colour() {
    let of = |power: Power, count: usize| {
        let mut scene = bare();
        scene.panel.powers.clear();
        scene.units = vec![fleet(power, "nao"); count];
        grey(&scene)
    };
    let far = |a: &[u8], b: &[u8]| {
        a.iter()
            .zip(b)
            .filter(|(a, b)| a.abs_diff(**b) > 60)
            .count()
    };
    let one: Vec<Vec<u8>> = Power::ALL.into_iter().map(|p| of(p, 1)).collect();
    for (i, a) in one.iter().enumerate() {
        for b in &one[..i] {
            assert!(far(a, b) >= 12, "{}", far(a, b));
        }
    }
    for count in [1, 2, 3, 9] {
        let (fewer, more) = (of(Power::ITALY, count), of(Power::ITALY, count + 1));
        assert!(far(&fewer, &more) >= 12, "{count} and one more");
    }
}

#[test]
fn fleets_of_a_power_in_a_sea_are_one_stack() {
    let mut scene = bare();
    scene.units = vec![fleet(Power::FRANCE, "mao"); 3];
    let apart = {
        let mut scene = scene.clone();
        scene.units.push(fleet(Power::TURKEY, "bar"));
        drawn(&scene)
    };
    scene.units.insert(1, fleet(Power::TURKEY, "bar"));
    assert_eq!(
        difference(&apart, &drawn(&scene)),
        None,
        "their order does not matter"
    );
    let [left, top, right, bottom] = {
        let mut more = scene.clone();
        more.units.push(fleet(Power::FRANCE, "mao"));
        difference(&apart, &drawn(&more)).expect("a number")
    };
    assert!(
        right - left < 50 && bottom - top < 40,
        "only the number changes"
    );
}

#[test]
fn each_island_is_ground_while_it_is_open_and_hatched_while_not() {
    let closed = phase::now(&spring(&[]), &captions(), Words::english());
    assert_eq!(closed.chart, Chart::NAVAL);
    let strait = |scene: &Scene| scene.legend.entries.iter().any(|e| e.0 == Sign::Strait);
    assert!(!strait(&closed));
    let plain = drawn(&closed);
    for (change, id, corner) in [
        (BorderChange::Sicily, "sic", true),
        (BorderChange::Sardinia, "sar", false),
        (BorderChange::Ireland, "ire", true),
        (BorderChange::Iceland, "ice", false),
    ] {
        let open = phase::now(&spring(&[change]), &captions(), Words::english());
        assert_eq!(strait(&open), corner, "{id}: four spaces meet there");
        let mut open = Scene {
            legend: closed.legend.clone(),
            ..open
        };
        let picture = drawn(&open);
        let [left, top, right, bottom] = difference(&plain, &picture).expect("ground");
        let spot = Chart::NAVAL.map().space(province(id)).expect("on it").label;
        let inside = (left..right).contains(&(spot.x as u32))
            && (top..bottom).contains(&(spot.y as u32 + 66));
        assert!(inside && right - left < 190 && bottom - top < 190, "{id}");
        // Who stands there is drawn while it is open only.
        let mut shut = closed.clone();
        for scene in [&mut open, &mut shut] {
            scene.units.push(UnitMark {
                kind: UnitKind::Army,
                ..fleet(Power::RUSSIA, id)
            });
        }
        assert!(difference(&picture, &drawn(&open)).is_some(), "{id}");
        assert_eq!(difference(&plain, &drawn(&shut)), None, "{id}");
    }
    keep("naval-closed", &chancery_render::render(&closed));
}

#[test]
fn an_arrow_ends_at_the_gate_of_a_strait_that_is_closed() {
    let mut scene = bare();
    scene.units = vec![fleet(Power::ITALY, "mao")];
    let went = |barred| {
        let mut scene = scene.clone();
        scene.marks = vec![Mark::Task(Task {
            who: Who {
                owner: Some(Power::ITALY),
                at: at("mao"),
            },
            kind: UnitKind::Fleet,
            count: 1,
            deed: TaskKind::Move {
                by: vec![],
                to: at("wes"),
            },
            outcome: Outcome::Failed,
            barred,
            lost: None,
        })];
        difference(&drawn(&bare_with(&scene)), &drawn(&scene)).expect("an arrow")
    };
    let ([.., whole, _], [.., stopped, _]) = (went(None), went(Some(0)));
    // Gibraltar lies 213 units from the left.
    assert!(stopped < 230 && whole > 300, "{stopped} and {whole}");
}

/// The same scene without its marks, everybody's berths where they were.
fn bare_with(scene: &Scene) -> Scene {
    Scene {
        marks: vec![],
        ..scene.clone()
    }
}

/// A task of an English stack of three in the North Sea.
fn english(deed: TaskKind, outcome: Outcome) -> Task {
    Task {
        who: Who {
            owner: Some(Power::ENGLAND),
            at: at("nth"),
        },
        kind: UnitKind::Fleet,
        count: 1,
        deed,
        outcome,
        barred: None,
        lost: None,
    }
}

#[test]
fn every_sign_of_the_sea_leaves_ink_in_every_outcome() {
    let mut base = bare();
    base.units = vec![fleet(Power::ENGLAND, "nth"); 3];
    base.units.push(fleet(Power::GERMANY, "eng"));
    base.units.push(UnitMark {
        kind: UnitKind::Army,
        ..fleet(Power::ENGLAND, "yor")
    });
    let plain = drawn(&base);
    let german = Who {
        owner: Some(Power::GERMANY),
        at: at("eng"),
    };
    for outcome in [Outcome::Planned, Outcome::Failed, Outcome::Void] {
        for deed in [
            TaskKind::Hold,
            TaskKind::Move {
                by: vec![],
                to: at("edi"),
            },
            TaskKind::Move {
                by: vec![province("nwg")],
                to: at("nwy"),
            },
            TaskKind::SupportHold {
                by: None,
                whom: german,
            },
            TaskKind::SupportHold {
                by: Some(province("ska")),
                whom: german,
            },
            TaskKind::SupportMove {
                by: None,
                whom: german,
                leg: None,
                to: at("bel"),
            },
            TaskKind::SupportMove {
                by: None,
                whom: german,
                leg: Some(province("nth")),
                to: at("hol"),
            },
            TaskKind::Convoy {
                by: None,
                army: at("yor"),
                to: at("nwy"),
            },
            TaskKind::Convoy {
                by: Some(province("nwg")),
                army: at("yor"),
                to: at("nwy"),
            },
            TaskKind::Patrol {
                against: Power::GERMANY,
            },
            TaskKind::Block {
                against: Power::GERMANY,
                across: province("eng"),
            },
            TaskKind::Disband,
        ] {
            let mut marked = base.clone();
            marked.marks = vec![Mark::Task(english(deed.clone(), outcome))];
            assert!(
                difference(&plain, &drawn(&marked)).is_some(),
                "{deed:?} {outcome:?}"
            );
        }
        let mut marked = base.clone();
        let (at, to) = (province("con"), Power::RUSSIA);
        marked.marks = vec![Mark::Leave { at, to, outcome }];
        assert!(
            difference(&plain, &drawn(&marked)).is_some(),
            "leave {outcome:?}"
        );
    }
}

#[test]
fn annihilation_does_not_look_like_dislodgement() {
    let mut base = bare();
    base.units = vec![fleet(Power::ENGLAND, "nth")];
    let of = |mark: Mark| {
        let mut scene = base.clone();
        scene.marks = vec![mark];
        grey(&scene)
    };
    let plain = grey(&base);
    let sunk = of(Mark::Task(Task {
        lost: Some(province("nth")),
        ..english(TaskKind::Nothing, Outcome::Void)
    }));
    let driven = of(Mark::Dislodged { at: at("nth") });
    let count = |pixels: &[u8], like: &dyn Fn(u8) -> bool| {
        pixels
            .iter()
            .zip(&plain)
            .filter(|(a, b)| a.abs_diff(**b) > 25 && like(**a))
            .count()
    };
    // One is black, the other pale.
    assert!(count(&sunk, &|v| v < 50) > 100);
    assert!(count(&driven, &|v| v < 50) < 10);
}

#[test]
fn counts_stand_at_arrows_and_graves() {
    let scene = |count| {
        let mut scene = bare();
        scene.units = vec![fleet(Power::ENGLAND, "nth"); 3];
        let moves = english(
            TaskKind::Move {
                by: vec![],
                to: at("nwg"),
            },
            Outcome::Done,
        );
        let lost = Task {
            lost: Some(province("nth")),
            ..english(TaskKind::Nothing, Outcome::Void)
        };
        scene.marks = vec![
            Mark::Task(Task { count, ..moves }),
            Mark::Task(Task { count, ..lost }),
        ];
        drawn(&scene)
    };
    assert!(difference(&scene(1), &scene(2)).is_some());
    assert!(difference(&scene(2), &scene(3)).is_some());
}

#[test]
fn seas_that_are_not_shared_have_no_signs_of_them() {
    let state = State::new(variants::standard(None));
    let scene = phase::now(&state, &captions(), Words::english());
    assert_eq!(
        (scene.chart, scene.waters.is_some()),
        (Chart::STANDARD, false)
    );
    assert!(
        scene
            .legend
            .entries
            .iter()
            .all(|(sign, _)| !sign.of_waters())
    );
    // Islands mean nothing on a chart that has none to open.
    let mut closed = scene.clone();
    closed.islands = ProvinceSet::EMPTY;
    assert_eq!(difference(&drawn(&scene), &drawn(&closed)), None);
}
