//! Scenes made of a game's states and reports.

use std::collections::BTreeMap;

use chancery_i18n::Words;
use chancery_render::phase::{self, Captions};
use chancery_render::{Mark, Outcome, Scene, Sign};
use chancery_rules::board::{Location, Power, PowerMap};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Action, Report, Sheet, State, act, adjudicate};
use chancery_rules::variants;

use super::keep;
use super::scenes::{at, province};

/// A started game in which player 1 has Austria, 2 England, and so on.
pub(super) fn game() -> State {
    let mut state = State::new(variants::standard(None));
    for (i, power) in Power::ALL.into_iter().enumerate() {
        let join = Action::Join {
            player: PlayerId(i as u64 + 1),
            wish: Some(power),
        };
        state = act(&state, &join).expect("a seat is free").0;
    }
    act(&state, &Action::Start { seed: 1 })
        .expect("all are here")
        .0
}

fn sheet(state: &State, lines: &str) -> Sheet {
    let sheet = Sheet::read(lines, state);
    assert_eq!(sheet.orders.len(), lines.lines().count(), "{lines}");
    sheet
}

/// Plays a phase with the sheets of some powers.
pub(super) fn play(state: &State, orders: &[(Power, &str)]) -> (State, Report) {
    let sheets: BTreeMap<PlayerId, Sheet> = orders
        .iter()
        .map(|(power, lines)| (PlayerId(power.place() as u64 + 1), sheet(state, lines)))
        .collect();
    adjudicate(state, &sheets)
}

pub(super) fn captions() -> Captions {
    Captions {
        game: "A short war".to_owned(),
        players: PowerMap::from_iter([(Power::AUSTRIA, "Marta".to_owned())]),
        notes_heading: "Deadline".to_owned(),
        notes: vec!["Sunday".to_owned()],
        ..Captions::default()
    }
}

pub(super) fn orders(report: &Report) -> Scene {
    phase::orders(
        &variants::standard(None),
        report,
        &captions(),
        Words::english(),
    )
}

fn outcome_of(scene: &Scene, from: &str) -> Option<Outcome> {
    scene.marks.iter().find_map(|m| match m {
        Mark::Move {
            from: f, outcome, ..
        }
        | Mark::SupportHold {
            from: f, outcome, ..
        }
        | Mark::SupportMove {
            from: f, outcome, ..
        }
        | Mark::Convoy {
            from: f, outcome, ..
        }
        | Mark::Hold { at: f, outcome } => (*f == at(from)).then_some(*outcome),
        _ => None,
    })
}

#[test]
fn a_whole_year_is_drawn_as_it_went() {
    let state = game();
    let (state, spring) = play(
        &state,
        &[
            (Power::AUSTRIA, "A bud - ser\nA vie - gal\nF tri H"),
            (Power::ENGLAND, "F lon - nth\nA lvp - yor\nF edi - nwg"),
            (Power::ITALY, "A ven - tri\nA rom - ven"),
            (Power::RUSSIA, "A war - gal\nA mos S A war - sil"),
        ],
    );
    let scene = orders(&spring);
    assert_eq!(outcome_of(&scene, "bud"), Some(Outcome::Done));
    assert_eq!(outcome_of(&scene, "vie"), Some(Outcome::Failed));
    assert_eq!(outcome_of(&scene, "war"), Some(Outcome::Failed));
    assert_eq!(outcome_of(&scene, "ven"), Some(Outcome::Failed));
    assert_eq!(outcome_of(&scene, "tri"), Some(Outcome::Done));
    // Moscow cannot reach Silesia, so its support is void.
    assert_eq!(outcome_of(&scene, "mos"), Some(Outcome::Void));
    // Nobody ordered Naples or all of France: nothing is drawn for them.
    assert_eq!(outcome_of(&scene, "nap"), None);
    assert_eq!(scene.units.len(), 22);
    assert_eq!(scene.title, "A short war");

    // An army goes by convoy, with help; an Austrian fleet slips into the Venice an Italian leaves.
    let (state, fall) = play(
        &state,
        &[
            (
                Power::ENGLAND,
                "A yor - nwy\nF nth C A yor - nwy\nF nwg S A yor - nwy",
            ),
            (Power::AUSTRIA, "F tri - ven"),
            (Power::ITALY, "A ven - tyr"),
        ],
    );
    let scene = orders(&fall);
    let landed = scene.marks.iter().find_map(|m| match m {
        Mark::Move { from, route, .. } => (*from == at("yor")).then_some(route.clone()),
        _ => None,
    });
    assert_eq!(landed, Some(vec![province("nth")]));
    assert_eq!(outcome_of(&scene, "nth"), Some(Outcome::Done));
    keep("game-fall", &chancery_render::render(&scene));

    let now = phase::now(&state, &captions(), Words::english());
    let site = |at| Mark::Site { at: province(at) };
    let sites = ["bud", "tri", "edi", "lon", "lvp"].map(site);
    assert_eq!(now.marks, sites, "where there is something to build");
    assert_eq!(now.centres[&province("nwy")], Some(Power::ENGLAND));
    assert_eq!(now.hinterland.get(&province("yor")), Some(&Power::ENGLAND));
    keep("game-now", &chancery_render::render(&now));
    let england = now.panel.powers.iter().find(|r| r.power == Power::ENGLAND);
    assert_eq!(england.map(|r| (r.centres, r.units)), Some((4, 3)));
    let order: Vec<Power> = now.panel.powers.iter().map(|row| row.power).collect();
    assert_eq!(order, Power::ALL, "the same order everywhere");

    let (_, winter) = play(&state, &[(Power::ENGLAND, "build F lon")]);
    let scene = orders(&winter);
    assert!(scene.marks.contains(&Mark::Build {
        owner: Some(Power::ENGLAND),
        kind: chancery_rules::board::UnitKind::Fleet,
        at: at("lon"),
        outcome: Outcome::Done,
    }));
    let signs = |scene: &Scene| scene.legend.entries.iter().map(|(sign, _)| *sign).collect();
    let built: Vec<Sign> = signs(&scene);
    assert!(built.contains(&Sign::Build) && !built.contains(&Sign::BuildFailed));

    let (_, winter) = play(&state, &[(Power::ENGLAND, "build F lon\nbuild F edi")]);
    let scene = orders(&winter);
    keep("game-winter", &chancery_render::render(&scene));
    let both: Vec<Sign> = signs(&scene);
    assert!(both.contains(&Sign::Build) && both.contains(&Sign::BuildFailed));
}

#[test]
fn dislodged_units_burst_and_then_go_or_are_struck_off() {
    let mut state = game();
    // Bavaria is full: Germany's army in Munich meets two Austrians and a Frenchman.
    for unit in &mut state.position.units {
        let to = match unit.at.to_string().as_str() {
            "vie" => "boh",
            "bud" => "tyr",
            "par" => "bur",
            "ven" => "pie",
            _ => continue,
        };
        unit.at = at(to);
    }
    let (state, moves) = play(
        &state,
        &[
            (Power::AUSTRIA, "A boh - mun\nA tyr S A boh - mun"),
            (Power::GERMANY, "A mun S A ber"),
        ],
    );
    let scene = orders(&moves);
    assert!(scene.marks.contains(&Mark::Dislodged { at: at("mun") }));
    assert_eq!(outcome_of(&scene, "mun"), Some(Outcome::Failed));
    let legend: Vec<Sign> = scene.legend.entries.iter().map(|e| e.0).collect();
    for sign in [Sign::Move, Sign::Support, Sign::SupportCut, Sign::Dislodged] {
        assert!(legend.contains(&sign), "{sign:?}");
    }

    let now = phase::now(&state, &captions(), Words::english());
    let gone = now.units.iter().filter(|u| u.dislodged);
    assert_eq!(gone.map(|u| u.at).collect::<Vec<Location>>(), [at("mun")]);

    let (_, went) = play(&state, &[(Power::GERMANY, "A mun - sil")]);
    assert!(orders(&went).marks.contains(&Mark::Retreat {
        owner: Some(Power::GERMANY),
        from: at("mun"),
        to: at("sil"),
        outcome: Outcome::Done,
    }));
    let (_, stayed) = play(&state, &[]);
    let scene = orders(&stayed);
    assert_eq!(
        scene.marks,
        [Mark::Disband {
            at: at("mun"),
            dislodged: true,
        }]
    );
    keep("game-struck", &chancery_render::render(&scene));
}

#[test]
fn own_orders_show_no_other_players_orders_and_mark_the_illegal() {
    let state = game();
    let written = sheet(&state, "F lon - nth\nF edi - mos\nA lvp S F edi - cly");
    let scene = phase::own_orders(
        &state,
        Power::ENGLAND,
        &written,
        &captions(),
        Words::english(),
    );
    assert_eq!(scene.marks.len(), 3);
    assert_eq!(outcome_of(&scene, "lon"), Some(Outcome::Planned));
    assert_eq!(outcome_of(&scene, "edi"), Some(Outcome::Void));
    assert_eq!(outcome_of(&scene, "lvp"), Some(Outcome::Planned));
    assert_eq!(scene.units.len(), 22);
}
