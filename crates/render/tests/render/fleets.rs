//! Games in which fleets share seas, set up in lines, for pictures of them.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions};
use chancery_render::{Scene, UnitMark};
use chancery_rules::board::{BorderChange, Power, UnitKind};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{GameStatus, Phase, Report, Season, Sheet, State, adjudicate};
use chancery_rules::orders::{Context, Parser};
use chancery_rules::variants;

pub const ISLANDS: [BorderChange; 4] = [
    BorderChange::Sicily,
    BorderChange::Sardinia,
    BorderChange::Ireland,
    BorderChange::Iceland,
];

fn player(power: Power) -> PlayerId {
    PlayerId(power.place() as u64 + 1)
}

/// A started game in Spring 1914 with an empty board.
pub fn spring(islands: &[BorderChange]) -> State {
    let mut setup = variants::naval(None);
    setup.borders.extend(islands);
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
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
pub fn played(islands: &[BorderChange], lines: &str) -> Scene {
    let mut state = spring(islands);
    let sheets = set_up(&mut state, lines);
    let (state, report) = close(&state, &sheets);
    phase::orders(&state.setup, &report, &captions(), Words::english())
}

/// Every power in every sea.
pub fn seven(count: usize) -> Scene {
    let state = spring(&ISLANDS);
    let mut scene = phase::now(&state, &captions(), Words::english());
    for (sea_number, sea) in state.setup.board().seas().iter().enumerate() {
        for (i, power) in Power::ALL.into_iter().enumerate().take(count) {
            for _ in 0..=(sea_number + i) % 4 {
                scene.units.push(UnitMark {
                    kind: UnitKind::Fleet,
                    owner: Some(power),
                    at: sea.into(),
                    dislodged: false,
                });
            }
        }
    }
    for (land_number, land) in state.setup.board().coastal().iter().enumerate() {
        scene.units.push(UnitMark {
            kind: UnitKind::Army,
            owner: Some(Power::ALL[land_number % 7]),
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
