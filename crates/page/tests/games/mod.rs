//! Small games of every variant, played to be shown on pages.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_page::{Chapter, Column, Labels, Line, Row, Section, Table};
use chancery_render::phase::{self, Captions, Holdings};
use chancery_rules::board::{BorderChange, Power, Unit};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{
    Action, GameStatus, Phase, PhaseKind, Report, Results, Season, Setup, Sheet, State, Viewer,
    act, adjudicate,
};
use chancery_rules::movement::Verdict;
use chancery_rules::orders::{Act, Context, Order, Parser, UnitRef};
use chancery_rules::variants;
use chancery_rules::visibility::Visibility;

/// The phases of a game of each variant, named.
pub fn all() -> Vec<(&'static str, Vec<Chapter>)> {
    let mut standard = Game::new(variants::standard(None));
    standard.play(SPRING);
    standard.play(FALL);
    standard.play(&[
        (Power::ENGLAND, "build F lon"),
        (Power::TURKEY, "build F smy"),
    ]);
    standard.play(&[
        (Power::AUSTRIA, "A ser - bul\nA bud S A ser - bul"),
        (Power::TURKEY, "A bul H"),
        (Power::RUSSIA, "A rum S A ser - bul"),
    ]);
    let mut economic = Game::new(variants::economic(None));
    let mut blocks = Game::new(variants::investment(None));
    let mut army_fleet = Game::new(afloat());
    let mut relations = Game::new(variants::relations(None));
    for game in [&mut economic, &mut blocks, &mut army_fleet, &mut relations] {
        game.play_year();
        for _ in 0..3 {
            game.play(&[]);
        }
    }
    let mut naval = Game::new(variants::naval(None));
    naval.state = crowded();
    naval.play_lines(CROWDED);
    vec![
        ("standard", standard.chapters),
        ("economic", economic.chapters),
        ("blocks", blocks.chapters),
        ("army-fleet", army_fleet.chapters),
        ("relations", relations.chapters),
        ("naval", naval.chapters),
        ("fog", foggy()),
    ]
}

/// A game in the fog, as Turkey sees it.
pub fn foggy() -> Vec<Chapter> {
    let mut fog = Game::new(variants::standard(None));
    let option = [("visibility".to_owned(), serde_json::json!("fog"))].into();
    variants::options::set(&mut fog.state.setup, &option).expect("it can be set");
    fog.state.visibility = Visibility::new(&fog.state.setup.visibility);
    fog.viewer = Some(Power::TURKEY);
    fog.play(SPRING);
    fog.play(FALL);
    fog.chapters
}

/// A game of so many phases of random orders.
pub fn long(setup: Setup, phases: usize) -> Vec<Chapter> {
    let mut game = Game::new(setup);
    for seed in 0..phases {
        game.random(seed);
    }
    game.chapters
}

const SPRING: &[(Power, &str)] = &[
    (Power::AUSTRIA, "A bud - ser\nA vie - gal\nF tri - alb"),
    (Power::ENGLAND, "F lon - nth\nA lvp - yor\nF edi - nwg"),
    (
        Power::FRANCE,
        "A par - bur\nA mar S A par - bur\nF bre - mao",
    ),
    (Power::GERMANY, "A mun - bur\nA ber - kie\nF kie - den"),
    (Power::ITALY, "A ven - tri\nA rom - ven\nF nap - ion"),
    (
        Power::RUSSIA,
        "A war - gal\nA mos - ukr\nF sev - bla\nF stp/sc - bot",
    ),
    (Power::TURKEY, "A con - bul\nA smy - con\nF ank - bla"),
];

const FALL: &[(Power, &str)] = &[
    (
        Power::AUSTRIA,
        "A ser S A bul - gre\nA vie - tri\nF alb - gre",
    ),
    (
        Power::ENGLAND,
        "A yor - nwy\nF nth C A yor - nwy\nF nwg S A yor - nwy",
    ),
    (Power::FRANCE, "A bur - bel\nA mar - spa\nF mao - por"),
    (Power::GERMANY, "A kie - hol\nF den - swe\nA mun H"),
    (Power::ITALY, "F ion - tun\nA ven - apu"),
    (
        Power::RUSSIA,
        "F bot - swe\nA ukr - rum\nF sev S A ukr - rum",
    ),
    (Power::TURKEY, "A bul - rum\nF ank - bla\nA con - bul"),
];

const CROWDED: &str = "
    england: 2F nth P germany; F nth C A yor - nwy; A yor - nwy; F eng B germany; F iri - mao - por
    england: F nao - nwg; F nwg S A yor - nwy; F edi H; F nao - iri
    germany: F nth - eng - bre; F nth; F nth; F hel - den; F bal - bot - swe; F ska S F (bal -) bot - swe
    germany: F hel S F hel - den; A kie; A hol - bel; F bal H
    france: 2F mao P england; F mao - wes - tun; F wes S F (mao -) wes - tun; F bre H; F gas - spa/nc
    france: F eng S A pic - bel; A pic - bel; F naf - wes - S F mao - spa/sc; F mao - spa/nc
    italy: 2F ion P turkey; F ion - aeg - smy; F tys - lyo - mar; F adr S F (ion -) adr - tri
    italy: F ion - adr - tri; F wes - lyo; 2F lyo H
    austria: F adr - ven; A tyr S F adr - ven; F alb - ion - nap; A bud - ser
    turkey: F ion; F ion; F bla - aeg - gre; F aeg S F (bla -) aeg - gre; F eas - ion; F con - bul/ec; A smy H
    turkey: F aeg B russia
    russia: F bla - aeg; F bot - bal - kie; F stp/nc - bar; F bar - nwy; 2F bla H; 2F bot - fin; F bul/sc - con; A mos
";

fn player(power: Power) -> PlayerId {
    PlayerId(power.place() as u64 + 1)
}

/// A game that is played and written down.
struct Game {
    state: State,
    viewer: Option<Power>,
    chapters: Vec<Chapter>,
}

impl Game {
    fn new(setup: Setup) -> Game {
        let mut state = State::new(setup);
        for power in Power::ALL {
            let join = Action::Join {
                player: player(power),
                wish: Some(power),
            };
            state = act(&state, &join).expect("a seat is free").0;
        }
        let state = act(&state, &Action::Start { seed: 1 })
            .expect("all are here")
            .0;
        Game {
            state,
            viewer: None,
            chapters: Vec::new(),
        }
    }

    /// A Spring and a Fall: a treaty phase before either has no orders.
    fn play_year(&mut self) {
        for orders in [SPRING, FALL] {
            if self.state.phase.step == PhaseKind::Treaties {
                self.play(&[]);
            }
            self.play(orders);
        }
    }

    fn play(&mut self, orders: &[(Power, &str)]) {
        let sheets = orders
            .iter()
            .map(|(power, lines)| (player(*power), Sheet::read(lines, &self.state)));
        self.close(sheets.collect());
    }

    /// Each unit moves somewhere or helps a neighbour, by dice.
    fn random(&mut self, seed: usize) {
        let state = &self.state;
        let board = state.setup.board();
        let mut dice = seed * 7919 + 13;
        let mut roll = |sides: usize| {
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) % sides.max(1)
        };
        let mut sheets: BTreeMap<PlayerId, Sheet> = BTreeMap::new();
        for power in Power::ALL {
            let mut text = String::new();
            let units = state
                .position
                .units
                .iter()
                .filter(|unit| unit.owner == Some(power));
            for unit in units {
                let acts = state
                    .setup
                    .movement
                    .legal_acts(board, &state.position, unit);
                if let Some(act) = acts.get(roll(acts.len())) {
                    text += &format!("{}\n", order(unit, act));
                }
            }
            for home in [
                "lon", "par", "mun", "rom", "mos", "con", "vie", "edi", "mar", "ber",
            ] {
                text += &format!("build A {home}\n");
            }
            sheets.insert(player(power), Sheet::read(&text, state));
        }
        self.close(sheets);
    }

    fn play_lines(&mut self, lines: &str) {
        let sheets = set_up(&mut self.state, lines);
        let sheets = sheets
            .iter()
            .map(|(power, text)| (player(*power), Sheet::read(text, &self.state)));
        let sheets = sheets.collect();
        self.close(sheets);
    }

    fn close(&mut self, sheets: BTreeMap<PlayerId, Sheet>) {
        let (next, report) = adjudicate(&self.state, &sheets);
        let words = Words::english();
        let (seen, told) = match self.viewer {
            Some(power) => {
                let viewer = Viewer::Powers(vec![power]);
                (next.seen_by(&viewer), report.seen_by(&next, &viewer))
            }
            None => (next.clone(), report.clone()),
        };
        let players = [
            "Marta",
            "Świętopełk",
            "עמית",
            "O'Neil & Sons",
            "</script>",
            "李雷",
            "Ana",
        ];
        let captions = Captions {
            left: Holdings::of(&seen),
            players: Power::ALL
                .into_iter()
                .zip(players.map(str::to_owned))
                .collect(),
            ..Captions::default()
        };
        let orders = phase::orders(&self.state.setup, &told, &captions, words);
        let after = phase::now(&seen, &captions, words);
        let label = words.phase(report.phase);
        let description = after.panel.notes.join(" ");
        let rows = after.panel.powers.iter().map(|row| Row {
            power: Some(row.power),
            cells: vec![
                row.name.clone(),
                row.units.to_string(),
                row.treasury.to_string(),
            ],
        });
        let table = Table {
            title: "Ledger".to_owned(),
            columns: [("Power", false), ("Units", true), ("Treasury", true)]
                .map(|(title, numbers)| Column {
                    title: title.to_owned(),
                    numbers,
                })
                .into(),
            rows: rows.collect(),
        };
        self.chapters.push(Chapter {
            label,
            short: short(&report),
            headline: if report.captures.is_empty() {
                String::new()
            } else {
                format!("{} centres change hands.", report.captures.len())
            },
            orders: Some(orders),
            after,
            sections: sections(&self.state.setup, &told),
            tables: vec![table],
            description,
        });
        self.state = next;
    }
}

fn short(report: &Report) -> String {
    report.phase.to_string()
}

/// A unit's order as it is written.
fn order(unit: &Unit, act: &Act) -> String {
    let unit = UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    Order::Unit {
        unit,
        act: act.clone(),
    }
    .to_string()
}

fn sections(setup: &Setup, report: &Report) -> Vec<Section> {
    let words = Words::english();
    let mut by: BTreeMap<Option<Power>, Vec<Line>> = BTreeMap::new();
    if let Results::Movement(all) = &report.results {
        for outcome in all.iter() {
            let Some(act) = &outcome.ordered else {
                continue;
            };
            let good = !matches!(
                outcome.verdict,
                Verdict::Bounced | Verdict::NoConvoy | Verdict::Cut | Verdict::Void
            );
            by.entry(outcome.unit.owner).or_default().push(Line {
                text: order(&outcome.unit, act),
                reason: words.why_moved(outcome, all, setup.board()),
                good: Some(good),
                at: Some(outcome.unit.at.province),
            });
        }
    } else {
        for power in Power::ALL {
            for text in chancery_render::alt::orders_of(report, power, words) {
                by.entry(Some(power)).or_default().push(Line {
                    text,
                    ..Line::default()
                });
            }
        }
    }
    let named = |power: Option<Power>| power.map_or("Nobody".to_owned(), |p| words.power(p));
    let sections = by.into_iter().map(|(power, lines)| Section {
        title: named(power),
        power,
        lines,
    });
    sections.collect()
}

/// A game in which armies go aboard fleets.
fn afloat() -> Setup {
    let mut setup = variants::standard(None);
    let option = [("convoys".to_owned(), serde_json::json!("army-fleet"))].into();
    variants::options::set(&mut setup, &option).expect("it can be set");
    setup
}

/// The page's words in English.
pub fn labels() -> Labels {
    let word = str::to_owned;
    Labels {
        skip: word("Skip to the orders"),
        map: word("Map"),
        map_hint: word("Arrow keys move the map, + and - zoom, 0 shows all of it."),
        zoom_in: word("Zoom in"),
        zoom_out: word("Zoom out"),
        zoom_reset: word("Whole map"),
        phases: word("Phases"),
        previous: word("Previous phase"),
        next: word("Next phase"),
        show: word("Show"),
        orders: word("Orders"),
        after: word("Afterwards"),
        orders_hint: word("Up and down keys move between orders."),
        nothing: word("There were no orders."),
        good: word("succeeded"),
        bad: word("failed"),
        powers: word("Powers"),
        player: word("Player"),
        change: word("Change"),
        tables: word("Tables"),
        charts: word("Charts"),
        figures: word("Figures"),
        time: word("Phase"),
        facts: word("About this game"),
        description: word("The map in words"),
        changed: word("The game has moved on."),
        gone: word("This link is no longer valid."),
    }
}

/// A naval game in Spring 1914 with nobody on the board.
fn crowded() -> State {
    let mut setup = variants::naval(None);
    setup
        .borders
        .extend([BorderChange::Sicily, BorderChange::Ireland]);
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    if let Control::Seats(seats) = &mut state.control {
        for power in Power::ALL {
            seats.seats.entry(power).or_default().player = Some(player(power));
        }
    }
    state.phase = Phase::moves(Season::Spring, 1914);
    state.position = Default::default();
    state
}

/// Puts what the lines name on the board, and says what each power wrote.
fn set_up(state: &mut State, lines: &str) -> BTreeMap<Power, String> {
    let parser = Parser::new(state.setup.board());
    let ctx = Context::bare(state.setup.board());
    let mut sheets: BTreeMap<Power, String> = BTreeMap::new();
    for line in lines.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let (power, text) = line.split_once(": ").expect("a power and its orders");
        let power: Power = power.parse().expect("a power");
        for text in text.split("; ") {
            let order = parser.line(text, &ctx);
            let (count, unit) = match (&order, parser.unit(text)) {
                (Ok(order), _) => order.ordered().map_or((0, None), |o| (o.0, Some(*o.1))),
                (Err(_), Ok(unit)) => (1, Some(unit)),
                (Err(_), Err(_)) => (0, None),
            };
            for unit in unit.into_iter().flat_map(|u| vec![u; count]) {
                state
                    .position
                    .add(unit.kind.expect("a kind"), Some(power), unit.at);
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
