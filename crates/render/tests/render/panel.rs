//! What a picture's column says: what happened, what is due, and by which rule land is tinted.

use chancery_i18n::{Language, Words};
use chancery_render::phase::{self, Captions};
use chancery_render::{Mark, Scene, Sign, alt};
use chancery_rules::board::{Board, BoardKind, Power};
use chancery_rules::economy::Economy;
use chancery_rules::game::{Report, State};
use chancery_rules::variants;

use super::games::{game, play};
use super::keep;
use super::scenes::{at, province};

fn plain() -> Captions {
    Captions {
        game: "A rather long name for a war".to_owned(),
        ..Captions::default()
    }
}

fn now(state: &State, words: &Words) -> Scene {
    phase::now(state, &plain(), words)
}

fn results(report: &Report, words: &Words) -> Scene {
    phase::orders(&variants::standard(None), report, &plain(), words)
}

/// Germany is driven out of Munich.
fn beaten() -> (State, Report) {
    let mut state = game();
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
    let austria = (Power::AUSTRIA, "A boh - mun\nA tyr S A boh - mun");
    let germany = (Power::GERMANY, "A mun S A ber - sil\nA ber - sil");
    let russia = (Power::RUSSIA, "A war - sil");
    play(&state, &[austria, germany, russia])
}

#[test]
fn a_retreat_map_shows_and_says_where_everybody_may_go() {
    let (state, _) = beaten();
    let scene = now(&state, Words::english());
    assert_eq!(
        scene.panel.notes,
        ["A MUN (Germany): RUH or disband"],
        "the attacker's origin and the standoff are closed"
    );
    let options = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Option { to, .. } => Some(*to),
        _ => None,
    });
    assert_eq!(options.collect::<Vec<_>>(), [at("ruh")]);
    let barred = scene.marks.iter().filter_map(|mark| match mark {
        Mark::Barred { at, .. } => Some(at.to_string()),
        _ => None,
    });
    assert_eq!(
        barred.collect::<Vec<_>>(),
        ["boh", "sil"],
        "the attacker came from Bohemia, and Silesia saw a standoff"
    );
    assert!(has(&scene, Sign::Option) && has(&scene, Sign::Barred));
    keep("panel-retreats", &chancery_render::render(&scene));
    let german = now(&state, Words::of(Language::German));
    keep("panel-retreats-de", &chancery_render::render(&german));
}

fn has(scene: &Scene, sign: Sign) -> bool {
    scene.legend.entries.iter().any(|(s, _)| *s == sign)
}

#[test]
fn results_name_the_beaten_and_the_bounces() {
    let (_, report) = beaten();
    let scene = results(&report, Words::english());
    assert_eq!(
        scene.panel.notes,
        [
            "Austria enters MUN",
            "A MUN (Germany) must retreat",
            "Bounce in SIL: A BER, A WAR",
            "Support cut: A MUN",
        ]
    );
    let german = results(&report, Words::of(Language::German));
    keep("panel-results-de", &chancery_render::render(&german));
    let words = Words::english();
    let told = alt::listed(
        "Orders.",
        &alt::orders(&report, words),
        1_024,
        "/history",
        words,
    );
    for order in [
        "Austria: A Tyr S A Boh - Mun ✓, A Boh - Mun ✓.",
        "A Mun S A Ber - Sil ✗ (dislodged)",
        "A Ber - Sil ✗",
        "Russia: A War - Sil ✗.",
    ] {
        assert!(told.contains(order), "{order}: {told}");
    }
}

#[test]
fn winter_says_who_builds_where_and_captures_say_from_whom() {
    let italy = (Power::ITALY, "A ven - tri\nA rom - ven");
    let russia = (Power::RUSSIA, "F stp/sc - bot\nA war - gal");
    let austria = (Power::AUSTRIA, "F tri - alb");
    let (state, _) = play(&game(), &[austria, italy, russia]);
    let (state, fall) = play(&state, &[(Power::RUSSIA, "F bot - swe")]);
    let scene = results(&fall, Words::english());
    assert_eq!(
        scene.panel.notes,
        ["Italy takes TRI from Austria", "Russia takes SWE"]
    );
    // What matters most stands before the captures, the rest after them.
    let captions = Captions {
        first: vec!["Italy captures Austria's treasury".to_owned()],
        notes: vec!["Italy declares war on Russia".to_owned()],
        ..plain()
    };
    let setup = variants::standard(None);
    let told = phase::orders(&setup, &fall, &captions, Words::english());
    assert_eq!(
        told.panel.notes,
        [
            "Italy captures Austria's treasury",
            "Italy takes TRI from Austria",
            "Russia takes SWE",
            "Italy declares war on Russia",
        ]
    );
    assert_eq!(scene.captured.get(&province("swe")), Some(&Power::RUSSIA));
    let row = |scene: &Scene, power| {
        let mut rows = scene.panel.powers.iter();
        rows.find(|r| r.power == power).cloned().expect("a row")
    };
    let russia = row(&scene, Power::RUSSIA);
    assert_eq!((russia.centres, russia.change), (5, 1));
    let winter = now(&state, Words::english());
    assert_eq!(row(&winter, Power::RUSSIA).due, 1);
    assert_eq!(
        winter.panel.notes,
        [
            "Austria must disband one unit",
            "Italy may build one unit: ROM",
            "Russia may build one unit: STP, WAR",
        ]
    );
    let sites = winter
        .marks
        .iter()
        .filter(|m| matches!(m, Mark::Site { .. }));
    assert!(sites.count() > 0 && has(&winter, Sign::Site));
    keep("panel-winter", &chancery_render::render(&winter));
    let german = now(&state, Words::of(Language::German));
    keep("panel-winter-de", &chancery_render::render(&german));
}

#[test]
fn land_without_a_centre_changes_with_its_one_centre_and_with_no_other() {
    let board: &Board = BoardKind::Standard.board();
    let mut state = game();
    let mut owner = |taken: &[(&str, Power)]| {
        for (at, power) in taken {
            let Economy::Centres(centres) = &mut state.economy else {
                panic!("the standard game has centres");
            };
            centres.owners.insert(province(at), *power);
        }
        let scene = now(&state, Words::english());
        assert!(scene.owners.keys().all(|at| board.is_centre(*at)));
        scene.hinterland.get(&province("bur")).copied()
    };
    assert_eq!(owner(&[]), Some(Power::FRANCE));
    let around = [
        ("mun", Power::AUSTRIA),
        ("bel", Power::AUSTRIA),
        ("mar", Power::AUSTRIA),
    ];
    assert_eq!(owner(&around), Some(Power::FRANCE));
    assert_eq!(owner(&[("par", Power::GERMANY)]), Some(Power::GERMANY));
}

#[test]
fn an_own_sheet_lists_its_orders_and_flags_units_without_one() {
    let state = game();
    let sheet = chancery_rules::game::Sheet::read("F lon - nth\nA lvp - yor", &state);
    let scene = phase::own_orders(&state, Power::ENGLAND, &sheet, &plain(), Words::english());
    assert_eq!(scene.panel.notes, ["F Lon - Nth", "A Lvp - Yor"]);
    assert_eq!(scene.unordered, [at("edi")]);
    let at = province("lon");
    let faint = |power| scene.is_faint(Some(power), at);
    assert!(faint(Power::FRANCE) && !faint(Power::ENGLAND));
    keep("panel-own", &chancery_render::render(&scene));
}

#[test]
fn what_is_only_guessed_says_so_across_the_sea() {
    let (_, report) = beaten();
    let mut scene = results(&report, Words::english());
    let before = chancery_render::render(&scene);
    phase::guess(&mut scene, &report, &[Power::RUSSIA], Words::english());
    assert_eq!(scene.guessed, [at("war")]);
    assert!(scene.watermark.is_some() && has(&scene, Sign::Guessed));
    let words = Words::of(Language::German);
    let mut german = results(&report, words);
    phase::guess(&mut german, &report, &[Power::RUSSIA], words);
    keep("panel-guess-de", &chancery_render::render(&german));
    let after = chancery_render::render(&scene);
    assert_ne!(before, after);
    keep("panel-guess", &after);
}

/// Every sign there is, in both languages, for people to look at: no word is cut.
#[test]
fn a_full_legend_has_room_in_both_languages() {
    for (language, file) in [(Language::English, "en"), (Language::German, "de")] {
        let words = Words::of(language);
        let mut scene = now(&game(), words);
        let signs = Sign::ALL.into_iter().filter(|sign| !sign.of_waters());
        let word = |sign: Sign| (sign, words.plain(&format!("render-sign-{}", sign.id())));
        scene.legend.entries = signs.map(word).collect();
        keep(
            &format!("panel-legend-{file}"),
            &chancery_render::render(&scene),
        );
    }
}
