//! Pictures of games in which fleets share seas: orders of two legs, patrols, blocks, annihilations.

use std::collections::BTreeMap;

use chancery::board::{BorderChange, Power, UnitKind};
use chancery::control::{Control, PlayerId};
use chancery::game::{Phase, Report, Season, Sheet, Stage, State, Step, adjudicate};
use chancery::orders::{Context, Parser};
use chancery::render::phase::{self, Captions};
use chancery::render::{self, Deed, Mark, Outcome, Scene, Sign, Task, UnitMark, Who};
use chancery::variants;
use chancery::words::Words;

use super::keep;
use super::pictures::{MOST_BYTES, decode};
use super::scenes::{at, province};

pub const ISLANDS: [BorderChange; 4] = [
    BorderChange::Sicily,
    BorderChange::Sardinia,
    BorderChange::Ireland,
    BorderChange::Iceland,
];

fn player(power: Power) -> PlayerId {
    PlayerId(power.index() as u64 + 1)
}

/// A started game in Spring 1914 with an empty board.
pub fn spring(islands: &[BorderChange]) -> State {
    let mut setup = variants::naval(None);
    setup.borders.extend(islands);
    let mut state = State::new(setup);
    state.stage = Stage::Playing;
    let Control::Seats(seats) = &mut state.control else {
        panic!("a game of seats");
    };
    for power in Power::ALL {
        seats.seats.entry(power).or_default().player = Some(player(power));
    }
    state.phase = Phase::moves(Season::Spring, 1914);
    state.position = Default::default();
    state
}

/// Puts what the lines name on the board, and says what each power wrote: `england: 2F nth P germany`.
pub fn set_up(state: &mut State, lines: &str) -> BTreeMap<Power, String> {
    let parser = Parser::new(state.setup.board());
    let ctx = Context::bare(state.setup.board());
    let mut sheets: BTreeMap<Power, String> = BTreeMap::new();
    for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let (power, text) = line.split_once(": ").expect(line);
        let power: Power = power.parse().expect(line);
        for text in text.split("; ") {
            let order = parser.line(text, &ctx);
            let (count, unit) = match (&order, parser.unit(text)) {
                (Ok(order), _) => order.ordered().map_or((0, None), |o| (o.0, Some(*o.1))),
                (Err(_), Ok(unit)) => (1, Some(unit)),
                (Err(e), _) => panic!("{text}: {e}"),
            };
            for unit in unit.into_iter().flat_map(|u| vec![u; count]) {
                let kind = unit.kind.expect("a kind");
                state.position.add(kind, Some(power), unit.at);
            }
            if order.is_ok() {
                let sheet = sheets.entry(power).or_default();
                sheet.push_str(text);
                sheet.push('\n');
            }
        }
    }
    sheets
}

pub fn close(state: &State, sheets: &BTreeMap<Power, String>) -> (State, Report) {
    let sheets: BTreeMap<PlayerId, Sheet> = sheets
        .iter()
        .map(|(power, text)| (player(*power), Sheet::read(text, state)))
        .collect();
    adjudicate(state, &sheets)
}

pub fn captions() -> Captions {
    Captions {
        game: "The Crowded Seas".to_owned(),
        notes_heading: "What happened".to_owned(),
        notes: vec!["As the rules have it".to_owned()],
        ..Captions::default()
    }
}

/// A phase of some lines as it went.
fn played(islands: &[BorderChange], lines: &str) -> Scene {
    let mut state = spring(islands);
    let sheets = set_up(&mut state, lines);
    let (state, report) = close(&state, &sheets);
    phase::orders(&state.setup, &report, &captions(), Words::english())
}

/// Every power in every sea.
fn seven(count: usize) -> Scene {
    let state = spring(&ISLANDS);
    let mut scene = phase::now(&state, &captions(), Words::english());
    for sea in state.setup.board().seas().iter() {
        for (i, power) in Power::ALL.into_iter().enumerate().take(count) {
            for _ in 0..=(sea.index() + i) % 4 {
                scene.units.push(UnitMark {
                    kind: UnitKind::Fleet,
                    owner: Some(power),
                    at: sea.into(),
                    dislodged: false,
                });
            }
        }
    }
    for land in state.setup.board().coastal().iter() {
        scene.units.push(UnitMark {
            kind: UnitKind::Army,
            owner: Some(Power::ALL[land.index() % 7]),
            at: land.into(),
            dislodged: false,
        });
    }
    scene
}

/// Forty fleets afloat and what they are up to.
pub const FORTY: &str = "
    england: 2F nth P germany; F nth C A yor - nwy; A yor - nwy; F eng B germany; F iri - mao - por
    england: F nao - nwg; F nwg S A yor - nwy; F edi H; F nao - iri
    germany: F nth - eng - bre; F nth; F nth; F hel - den; F bal - bot - swe; F ska S F (bal -) bot - swe
    germany: F hel S F hel - den; A kie; A hol - bel; F bal H
    france: 2F mao P england; F mao - wes - tun; F wes S F (mao -) wes - tun; F bre H; F gas - spa/nc
    france: F eng S A pic - bel; A pic - bel; F naf - wes - S F mao - spa/sc; F mao - spa/nc
    italy: 2F ion P turkey; F ion - aeg - smy; F tys - lyo - mar; F adr S F (ion -) adr - tri
    italy: F ion - adr - tri; F tys C A rom - sar; A rom - sar; F wes - lyo; 2F lyo H
    austria: F adr - ven; A tyr S F adr - ven; F alb - ion - nap; A bud - ser
    turkey: F ion; F ion; F bla - aeg - gre; F aeg S F (bla -) aeg - gre; F eas - ion; F con - bul/ec; A smy H
    turkey: F aeg B russia
    russia: F bla - aeg; F bot - bal - kie; F stp/nc - bar; F bar - nwy; 2F bla H; 2F bot - fin; F bul/sc - con; A mos
";

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
        let png = render::render(&scene);
        keep(name, &png);
        assert!(png.len() <= MOST_BYTES, "{name}: {} bytes", png.len());
        let (width, height, _) = decode(&png);
        assert_eq!((width, height), (render::WIDTH, render::HEIGHT), "{name}");
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
    let taken = task(&scene, Power::France, "eng");
    assert_eq!((taken.outcome, taken.lost), (Outcome::Done, None));
    assert_eq!(taken.middle(), Some(province("mao")));
    let helper = task(&scene, Power::France, "naf");
    assert_eq!(helper.lost, Some(province("wes")));
    assert!(
        matches!(&helper.deed, Deed::SupportMove { by: Some(by), leg: Some(leg), .. }
        if by.id() == "wes" && leg.id() == "mao")
    );
    let lost = task(&scene, Power::Italy, "tys");
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
    let tuscany = task(&scene, Power::Italy, "wes");
    assert_eq!(
        (tuscany.outcome, tuscany.lost),
        (Outcome::Done, Some(province("tus")))
    );
    assert!(scene.marks.contains(&Mark::Dislodged { at: at("tus") }));
    let help = task(&scene, Power::Austria, "adr");
    let italian = Who {
        owner: Some(Power::Italy),
        at: at("ion"),
    };
    assert!(
        matches!(help.deed, Deed::SupportMove { by: None, whom, leg: Some(_), .. } if whom == italian)
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
    keep("naval-4e", &render::render(&scene));
}

#[test]
fn n_6_patrols_say_whom_they_hunt_and_whom_they_found() {
    let scene = played(
        &[],
        "
        england: 2F nth P germany; A yor - den
        germany: 2F nth P england; 2F nth P russia; F nth C english A yor - den",
    );
    let hunts = task(&scene, Power::England, "nth");
    assert_eq!((hunts.count, hunts.outcome), (2, Outcome::Done));
    assert_eq!(
        hunts.deed,
        Deed::Patrol {
            against: Power::Germany
        }
    );
    assert_eq!(hunts.lost, Some(province("nth")));
    let german = tasks(&scene, Power::Germany, "nth");
    let lost: u32 = german
        .iter()
        .map(|t| if t.lost.is_some() { t.count } else { 0 })
        .sum();
    assert_eq!((german.len(), lost), (3, 5));
    let idle = german.iter().find(|t| {
        t.deed
            == Deed::Patrol {
                against: Power::Russia,
            }
    });
    assert_eq!(idle.map(|t| t.outcome), Some(Outcome::Void));
    keep("naval-6", &render::render(&scene));
}

#[test]
fn n_x7_a_closed_strait_stops_the_leg_that_comes_to_it() {
    let closed = "germany: F eng B england\nfrance: F eng - nth\nengland: F nth - eng - bre";
    let scene = played(&[], closed);
    let block = task(&scene, Power::Germany, "eng");
    assert_eq!(
        block.deed,
        Deed::Block {
            against: Power::England,
            across: province("nth")
        }
    );
    assert_eq!(block.outcome, Outcome::Done);
    let dead = task(&scene, Power::England, "nth");
    assert_eq!((dead.barred, dead.lost), (Some(0), Some(province("nth"))));
    assert_eq!(dead.first_leg(), Outcome::Failed);
    keep("naval-x7a", &render::render(&scene));
    // N-X7e: a third power comes in, and the block fails.
    let scene = played(&[], &format!("{closed}\nfrance: F mao - eng"));
    assert_eq!(task(&scene, Power::Germany, "eng").outcome, Outcome::Void);
    assert_eq!(task(&scene, Power::England, "nth").barred, None);
    // A second leg is stopped where it comes to the strait; the first went well.
    let scene = played(&[], "germany: F eng B england\nengland: F edi - nth - eng");
    let dead = task(&scene, Power::England, "edi");
    assert_eq!((dead.barred, dead.first_leg()), (Some(1), Outcome::Done));
    assert_eq!(dead.lost, Some(province("nth")));
    // A single move stays and lives. Nobody is friendly in Denmark.
    let scene = played(&[], "russia: F bal - ska\nturkey: F bla - aeg");
    let stays = task(&scene, Power::Russia, "bal");
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
        Power::England,
        &sheet,
        &captions(),
        Words::english(),
    );
    let mine = tasks(&scene, Power::England, "nth");
    let patrol = mine.iter().find(|t| matches!(t.deed, Deed::Patrol { .. }));
    assert_eq!(
        patrol.map(|t| (t.count, t.outcome)),
        Some((2, Outcome::Planned))
    );
    let ends_at_sea = mine.iter().find(|t| matches!(t.deed, Deed::Move { .. }));
    assert_eq!(ends_at_sea.and_then(|t| t.lost), Some(province("bar")));
    // Nobody stands in Norway: that order is void, and what it would cost is not said.
    let void = mine
        .iter()
        .find(|t| matches!(t.deed, Deed::SupportMove { .. }));
    assert_eq!(
        void.map(|t| (t.outcome, t.lost)),
        Some((Outcome::Void, None))
    );
    let block = task(&scene, Power::England, "eng");
    assert!(matches!(
        block.deed,
        Deed::Block {
            against: Power::Germany,
            ..
        }
    ));
    assert!(tasks(&scene, Power::Germany, "eng").is_empty());
    keep("naval-own", &render::render(&scene));

    state
        .position
        .add(UnitKind::Army, Some(Power::Turkey), at("con"));
    let sheet = Sheet::read("Open con to russia", &state);
    let scene = phase::own_orders(&state, Power::Turkey, &sheet, &captions(), Words::english());
    let leave = Mark::Leave {
        at: province("con"),
        to: Power::Russia,
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
        step: Step::Adjustments,
        ..state.phase
    };
    let sheets = BTreeMap::from([(Power::Italy, "F ion D".to_owned())]);
    let (state, report) = close(&state, &sheets);
    let scene = phase::orders(&state.setup, &report, &captions(), Words::english());
    assert_eq!(task(&scene, Power::Italy, "ion").deed, Deed::Disband);
    assert_eq!(task(&scene, Power::Italy, "ion").count, 1);
}

#[test]
fn n09_fleets_crawl_along_their_coasts() {
    let scene = played(
        &[],
        "turkey: F bul/sc - con; F con - bul/ec\nfrance: F spa/sc - por; F por - spa/nc",
    );
    for (power, from) in [
        (Power::Turkey, "bul/sc"),
        (Power::Turkey, "con"),
        (Power::France, "spa/sc"),
        (Power::France, "por"),
    ] {
        assert_eq!(task(&scene, power, from).outcome, Outcome::Done, "{from}");
    }
    keep("naval-crawl", &render::render(&scene));
}
