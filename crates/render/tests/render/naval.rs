//! Pictures of games in which fleets share seas: orders of two legs, patrols, blocks, annihilations.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase;
use chancery_render::{Chart, Mark, Outcome, Scene, Sign, Task, TaskKind, Who};
use chancery_rules::board::{Location, Power, UnitKind};
use chancery_rules::game::{Phase, PhaseKind, Season, Sheet};

use super::fleets::{FORTY, ISLANDS, captions, close, played, set_up, seven, spring};
use super::keep;
use super::pictures::{MOST_BYTES, decode, difference, drawn, pixel};
use super::scenes::{at, province};

#[test]
fn crowded_seas_are_whole_and_small_pictures() {
    let forty = played(&ISLANDS, FORTY);
    let fleets = forty.units.iter().filter(|u| u.kind == UnitKind::Fleet);
    assert!(fleets.count() >= 40);
    let mut state = spring(&ISLANDS);
    let sheets = set_up(&mut state, FORTY);
    let (after, _) = close(&state, &sheets);
    let now = phase::now(&after, &captions(), Words::english());
    for (name, scene) in [
        ("naval-forty", forty),
        ("naval-after", now),
        ("naval-two", seven(2)),
        ("naval-four", seven(4)),
        ("naval-seven", seven(7)),
    ] {
        let png = chancery_render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!(
            (width, height),
            (chancery_render::WIDTH, chancery_render::HEIGHT),
            "{name}"
        );
    }
}

/// The tasks of a scene for the units of a power in one place.
fn tasks<'s>(scene: &'s Scene, power: Power, from: &str) -> Vec<&'s Task> {
    let all = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Task(task) => Some(task),
        _ => None,
    });
    let of = Who {
        owner: Some(power),
        at: at(from),
    };
    all.filter(|task| task.who == of).collect()
}

fn task<'s>(scene: &'s Scene, power: Power, from: &str) -> &'s Task {
    match tasks(scene, power, from).as_slice() {
        [one] => one,
        other => panic!("{other:?}"),
    }
}

#[test]
fn n_4d_and_4e_are_drawn_leg_by_leg() {
    let scene = played(
        &[],
        "
        france: F mao - wes; F eng - mao - spa/sc; F naf - wes - S F eng - mao - spa/sc
        italy: F tys - lyo - spa/sc; F tun - wes",
    );
    let taken = task(&scene, Power::FRANCE, "eng");
    assert_eq!((taken.outcome, taken.lost), (Outcome::Done, None));
    assert_eq!(taken.middle(), Some(province("mao")));
    let helper = task(&scene, Power::FRANCE, "naf");
    assert_eq!(helper.lost, Some(province("wes")));
    assert!(
        matches!(&helper.deed, TaskKind::SupportMove { by: Some(by), leg: Some(leg), .. }
        if by.id() == "wes" && leg.id() == "mao")
    );
    let lost = task(&scene, Power::ITALY, "tys");
    assert_eq!(
        (lost.outcome, lost.first_leg()),
        (Outcome::Failed, Outcome::Done)
    );
    assert_eq!((lost.lost, lost.barred), (Some(province("lyo")), None));

    let scene = played(
        &[],
        "
        germany: A tus - rom; A tyr - ven; A tri S A tyr - ven
        italy: F nap - rom; F ion - adr - ven; F wes - lyo - tus; A pie S F (wes -) lyo - tus
        austria: F adr S italian F (ion -) adr - ven; F gre - ion - nap; A ven",
    );
    // It came in, and died there: no centre.
    let tuscany = task(&scene, Power::ITALY, "wes");
    assert_eq!(
        (tuscany.outcome, tuscany.lost),
        (Outcome::Done, Some(province("tus")))
    );
    assert!(scene.marks.contains(&Mark::Dislodged { at: at("tus") }));
    let help = task(&scene, Power::AUSTRIA, "adr");
    let italian = Who {
        owner: Some(Power::ITALY),
        at: at("ion"),
    };
    assert!(
        matches!(help.deed, TaskKind::SupportMove { by: None, whom, leg: Some(_), .. } if whom == italian)
    );
    let legend: Vec<Sign> = scene.legend.entries.iter().map(|e| e.0).collect();
    for sign in [
        Sign::TwoLegs,
        Sign::Sunk,
        Sign::Dislodged,
        Sign::Stack,
        Sign::Narrows,
    ] {
        assert!(legend.contains(&sign), "{sign:?}");
    }
    keep("naval-4e", &chancery_render::render(&scene));
}

#[test]
fn n_6_patrols_say_whom_they_hunt_and_whom_they_found() {
    let scene = played(
        &[],
        "
        england: 2F nth P germany; A yor - den
        germany: 2F nth P england; 2F nth P russia; F nth C english A yor - den",
    );
    let hunts = task(&scene, Power::ENGLAND, "nth");
    assert_eq!((hunts.count, hunts.outcome), (2, Outcome::Done));
    assert_eq!(
        hunts.deed,
        TaskKind::Patrol {
            against: Power::GERMANY
        }
    );
    assert_eq!(hunts.lost, Some(province("nth")));
    let german = tasks(&scene, Power::GERMANY, "nth");
    let lost: u32 = german
        .iter()
        .map(|t| if t.lost.is_some() { t.count } else { 0 })
        .sum();
    assert_eq!((german.len(), lost), (3, 5));
    let idle = german.iter().find(|t| {
        t.deed
            == TaskKind::Patrol {
                against: Power::RUSSIA,
            }
    });
    assert_eq!(idle.map(|t| t.outcome), Some(Outcome::Void));
    keep("naval-6", &chancery_render::render(&scene));
}

#[test]
fn n_x7_a_closed_strait_stops_the_leg_that_comes_to_it() {
    let closed = "germany: F eng B england\nfrance: F eng - nth\nengland: F nth - eng - bre";
    let scene = played(&[], closed);
    let block = task(&scene, Power::GERMANY, "eng");
    assert_eq!(
        block.deed,
        TaskKind::Block {
            against: Power::ENGLAND,
            across: province("nth")
        }
    );
    assert_eq!(block.outcome, Outcome::Done);
    let dead = task(&scene, Power::ENGLAND, "nth");
    assert_eq!((dead.barred, dead.lost), (Some(0), Some(province("nth"))));
    assert_eq!(dead.first_leg(), Outcome::Failed);
    keep("naval-x7a", &chancery_render::render(&scene));
    // N-X7e: a third power comes in, and the block fails.
    let scene = played(&[], &format!("{closed}\nfrance: F mao - eng"));
    assert_eq!(task(&scene, Power::GERMANY, "eng").outcome, Outcome::Void);
    assert_eq!(task(&scene, Power::ENGLAND, "nth").barred, None);
    // A second leg is stopped where it comes to the strait; the first went well.
    let scene = played(&[], "germany: F eng B england\nengland: F edi - nth - eng");
    let dead = task(&scene, Power::ENGLAND, "edi");
    assert_eq!((dead.barred, dead.first_leg()), (Some(1), Outcome::Done));
    assert_eq!(dead.lost, Some(province("nth")));
    // A single move stays and lives. Nobody is friendly in Denmark.
    let scene = played(&[], "russia: F bal - ska\nturkey: F bla - aeg");
    let stays = task(&scene, Power::RUSSIA, "bal");
    assert_eq!(
        (stays.barred, stays.lost, stays.outcome),
        (Some(0), None, Outcome::Failed)
    );
}

#[test]
fn own_orders_show_the_same_signs_and_what_is_sure_to_die() {
    let mut state = spring(&[]);
    set_up(
        &mut state,
        "
        england: F nth; F nth; F nth; F nth; F eng; A yor
        germany: F nth; F eng",
    );
    let text = "2F nth P germany\nF nth - nwg - bar\nF nth - ska - S F nwy - swe\nF eng B germany";
    let sheet = Sheet::read(text, &state);
    let scene = phase::own_orders(
        &state,
        Power::ENGLAND,
        &sheet,
        &captions(),
        Words::english(),
    );
    let mine = tasks(&scene, Power::ENGLAND, "nth");
    let patrol = mine
        .iter()
        .find(|t| matches!(t.deed, TaskKind::Patrol { .. }));
    assert_eq!(
        patrol.map(|t| (t.count, t.outcome)),
        Some((2, Outcome::Planned))
    );
    let ends_at_sea = mine
        .iter()
        .find(|t| matches!(t.deed, TaskKind::Move { .. }));
    assert_eq!(ends_at_sea.and_then(|t| t.lost), Some(province("bar")));
    // Nobody stands in Norway: that order is void, and what it would cost is not said.
    let void = mine
        .iter()
        .find(|t| matches!(t.deed, TaskKind::SupportMove { .. }));
    assert_eq!(
        void.map(|t| (t.outcome, t.lost)),
        Some((Outcome::Void, None))
    );
    let block = task(&scene, Power::ENGLAND, "eng");
    assert!(matches!(
        block.deed,
        TaskKind::Block {
            against: Power::GERMANY,
            ..
        }
    ));
    assert!(tasks(&scene, Power::GERMANY, "eng").is_empty());
    keep("naval-own", &chancery_render::render(&scene));

    state
        .position
        .add(UnitKind::Army, Some(Power::TURKEY), at("con"));
    let sheet = Sheet::read("Open con to russia", &state);
    let scene = phase::own_orders(&state, Power::TURKEY, &sheet, &captions(), Words::english());
    let leave = Mark::Leave {
        at: province("con"),
        to: Power::RUSSIA,
        outcome: Outcome::Planned,
    };
    assert!(scene.marks.contains(&leave));
}

#[test]
fn winter_strikes_fleets_off_their_own_stack() {
    let mut state = spring(&[]);
    set_up(
        &mut state,
        "italy: F ion; F ion; F ion; F ion\nturkey: F ion",
    );
    state.phase = Phase {
        season: Season::Winter,
        step: PhaseKind::Adjustments,
        ..state.phase
    };
    let sheets = BTreeMap::from([(Power::ITALY, "F ion D".to_owned())]);
    let (state, report) = close(&state, &sheets);
    let scene = phase::orders(&state.setup, &report, &captions(), Words::english());
    assert_eq!(task(&scene, Power::ITALY, "ion").deed, TaskKind::Disband);
    assert_eq!(task(&scene, Power::ITALY, "ion").count, 1);
    keep("naval-winter", &chancery_render::render(&scene));
    // Those that stay keep their colour; when all of them go, the stack is pale.
    let at_stack = |scene: &Scene| {
        let (picture, whole) = (
            drawn(scene),
            drawn(&Scene {
                marks: Vec::new(),
                ..scene.clone()
            }),
        );
        let differ = difference(&picture, &whole).expect("a sign");
        (differ[2] - differ[0]) * (differ[3] - differ[1])
    };
    let mut gone = scene.clone();
    for mark in &mut gone.marks {
        if let Mark::Task(task) = mark {
            task.count = 4;
        }
    }
    keep("naval-winter-all", &chancery_render::render(&gone));
    assert!(at_stack(&gone) > at_stack(&scene));
}

#[test]
fn rings_leave_the_letters_of_seas_free() {
    let scene = seven(1);
    let map = Chart::NAVAL.map();
    let seas: Vec<_> = map.provinces().filter(|(_, s)| s.sea()).collect();
    let told = |deed: &dyn Fn(Location) -> TaskKind| {
        let mut told = scene.clone();
        told.marks.extend(seas.iter().map(|(sea, _)| {
            Mark::Task(Task {
                who: Who {
                    owner: Some(Power::AUSTRIA),
                    at: (*sea).into(),
                },
                kind: UnitKind::Fleet,
                count: 1,
                deed: deed((*sea).into()),
                outcome: Outcome::Done,
                barred: None,
                lost: None,
            })
        }));
        drawn(&told)
    };
    let bare = drawn(&scene);
    let ringed = told(&|_| TaskKind::Hold);
    assert!(difference(&bare, &ringed).is_some());
    // The bar on top is that high.
    let bar = 66.0;
    for (sea, space) in &seas {
        for x in -18..=18 {
            for y in -7..=7 {
                let (left, top) = (space.label.x + x as f32, space.label.y + y as f32 + bar);
                let (left, top) = (left as u32, top as u32);
                let same = pixel(&bare, left, top) == pixel(&ringed, left, top);
                assert!(same, "{sea} at {x} {y}");
            }
        }
    }
}

#[test]
fn a_convoyed_army_has_anchors_at_both_ends() {
    let scene = played(&[], "england: F nth C A yor - nwy; A yor - nwy");
    keep("naval-convoy", &chancery_render::render(&scene));
    let still = Scene {
        marks: Vec::new(),
        ..scene.clone()
    };
    let map = Chart::NAVAL.map();
    // So many pixels have a convoy's colour near a place.
    let anchor = |scene: &Scene, near: &str| {
        let (picture, at) = (drawn(scene), map.stand(at(near)).expect("a stand"));
        let (left, top) = (at.x as u32 - 45, at.y as u32 + 66 - 45);
        let spots = (0..90).flat_map(|x| (0..90).map(move |y| (left + x, top + y)));
        let blue = spots.filter(|(x, y)| {
            let [r, g, b] = pixel(&picture, *x, *y);
            r.abs_diff(0x0f) < 14 && g.abs_diff(0x5f) < 14 && b.abs_diff(0x7d) < 14
        });
        blue.count()
    };
    for end in ["yor", "nwy"] {
        let (sailed, stood) = (anchor(&scene, end), anchor(&still, end));
        assert!(sailed > stood + 60, "{end}: {sailed}, not {stood}");
    }
}

#[test]
fn a_players_own_sheet_shows_the_fleets_of_others_faintly() {
    let mut scene = seven(4);
    let all = drawn(&scene);
    scene.own = [Power::AUSTRIA].into();
    let own = drawn(&scene);
    assert!(difference(&all, &own).is_some());
    scene
        .units
        .retain(|unit| unit.owner == Some(Power::AUSTRIA));
    let mut alone = scene.clone();
    alone.own.clear();
    assert_eq!(difference(&drawn(&alone), &drawn(&scene)), None);
}

#[test]
fn n09_fleets_crawl_along_their_coasts() {
    let scene = played(
        &[],
        "turkey: F bul/sc - con; F con - bul/ec\nfrance: F spa/sc - por; F por - spa/nc",
    );
    for (power, from) in [
        (Power::TURKEY, "bul/sc"),
        (Power::TURKEY, "con"),
        (Power::FRANCE, "spa/sc"),
        (Power::FRANCE, "por"),
    ] {
        assert_eq!(task(&scene, power, from).outcome, Outcome::Done, "{from}");
    }
    keep("naval-crawl", &chancery_render::render(&scene));
}

#[test]
fn r5b_20_a_retreat_into_a_sea_ends_at_its_own_powers_fleets() {
    let mut state = spring(&[]);
    let sheets = set_up(
        &mut state,
        "italy: F alb - gre; F ion S F alb - gre; F ion; F adr
        turkey: F gre; F aeg; F aeg
        russia: F aeg",
    );
    let (state, _) = close(&state, &sheets);
    let retreat = BTreeMap::from([(Power::TURKEY, "F gre - aeg".to_owned())]);
    let (_, report) = close(&state, &retreat);
    let scene = phase::orders(&state.setup, &report, &captions(), Words::english());
    assert!(scene.marks.contains(&Mark::Retreat {
        owner: Some(Power::TURKEY),
        from: at("gre"),
        to: at("aeg"),
        outcome: Outcome::Done,
    }));
    keep("naval-retreat", &chancery_render::render(&scene));
    // A Russian's way out would end elsewhere in the same sea.
    let mut other = scene.clone();
    for mark in &mut other.marks {
        if let Mark::Retreat { owner, .. } = mark {
            *owner = Some(Power::RUSSIA);
        }
    }
    assert!(difference(&drawn(&scene), &drawn(&other)).is_some());
}
