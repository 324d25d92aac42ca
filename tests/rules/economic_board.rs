//! The board of Economic Diplomacy IV: values, countries, the new provinces and their borders. Names of tests begin with the ids of the rules they show.

use std::collections::{BTreeMap, BTreeSet};

use chancery::board::{
    Board, BoardKind, Location, Position, Power, Province, ProvinceSet, SpaceKind, UnitKind,
};
use chancery::movement::{Friends, Movement, Orders, Preset, Verdict, assign, legality, resolve};

use crate::notation::{Written, read};

pub fn board() -> &'static Board {
    BoardKind::Economic.board()
}

pub fn p(id: &str) -> Province {
    id.parse().unwrap()
}

fn set(ids: &str) -> ProvinceSet {
    ids.split_whitespace().map(p).collect()
}

fn worth(value: u32) -> ProvinceSet {
    let lands = board().lands();
    lands
        .iter()
        .filter(|q| board().value(*q) == value)
        .collect()
}

/// Every fleet border of a province without coasts of its own, coasts dropped.
fn sails(id: &str) -> ProvinceSet {
    board().fleet_reach(p(id).into())
}

fn income(provinces: ProvinceSet) -> u32 {
    provinces.iter().map(|q| board().value(q)).sum()
}

#[test]
fn e01a_every_land_province_has_a_value_and_all_add_to_156() {
    assert_eq!(board().lands().len(), 62);
    assert_eq!(board().seas().len(), 20);
    assert_eq!(income(board().lands()), 156);
    assert!(
        board()
            .lands()
            .iter()
            .all(|q| (1..=4).contains(&board().value(q)))
    );
    assert!(board().seas().iter().all(|q| board().value(q) == 0));
    let plain = Board::standard();
    assert!(plain.provinces().iter().all(|q| plain.value(q) == 0));
}

#[test]
fn e01b_thirty_three_provinces_are_worth_three() {
    assert_eq!(worth(3).len(), 33);
    let others = worth(3).minus(board().centres());
    assert_eq!(others, set("bur pie ukr yor"));
}

#[test]
fn e01c_twenty_two_provinces_are_worth_two() {
    let listed = "cly wal gas pic pru sil tus boh cro gal tyr zar fin lvn ank per syr ire naf spn \
                  sps tun";
    assert_eq!(worth(2), set(listed));
    assert_eq!(worth(2).len(), 22);
}

#[test]
fn e02a_london_and_the_ruhr_are_worth_four() {
    assert_eq!(worth(4), set("lon ruh"));
}

#[test]
fn e02b_ankara_and_tunis_are_centres_worth_two() {
    for id in ["ank", "tun"] {
        assert!(board().is_centre(p(id)));
        assert_eq!(board().value(p(id)), 2);
    }
}

#[test]
fn e03a_five_provinces_are_worth_one() {
    assert_eq!(worth(1), set("alb apu arm arc sic"));
}

#[test]
fn e04a_the_countries_yield_the_starting_incomes() {
    let yields = |power| income(board().country(power));
    let expected = [16, 17, 16, 17, 16, 20, 13];
    assert_eq!(Power::ALL.map(yields), expected);
}

#[test]
fn e04b_the_first_units_are_the_standard_ones_with_a_fleet_in_zara() {
    let list = |board: &Board| -> BTreeSet<String> {
        let units = board.start().units.iter();
        units
            .map(|u| format!("{} {}", u.kind.letter(), u.at))
            .collect()
    };
    let standard: BTreeSet<String> = list(Board::standard())
        .into_iter()
        .map(|u| u.replace("F tri", "F zar").replace("F stp/sc", "F stp"))
        .collect();
    assert_eq!(list(board()), standard);
    let zara = board().start().at(p("zar")).next().unwrap();
    assert_eq!(zara.owner, Some(Power::Austria));
}

#[test]
fn e09a_home_centres_are_those_of_the_table() {
    for (power, homes) in [
        (Power::Austria, "bud vie zar"),
        (Power::England, "edi lon lvp"),
        (Power::France, "bre mar par"),
        (Power::Germany, "ber kie mun"),
        (Power::Italy, "nap rom ven"),
        (Power::Russia, "mos sev stp war"),
        (Power::Turkey, "ank con smy"),
    ] {
        let ours: ProvinceSet = board().homes(power).iter().copied().collect();
        assert_eq!(ours, set(homes), "{power}");
    }
}

#[test]
fn e13a_each_power_has_its_capital() {
    let capitals = Power::ALL.map(|q| board().capital(q).unwrap());
    let expected = ["vie", "lon", "par", "ber", "rom", "stp", "con"];
    assert_eq!(capitals, expected.map(p));
}

#[test]
fn e16a_spain_is_two_provinces_of_two() {
    assert!(!board().has(p("spa")));
    assert_eq!(board().army_neighbours(p("spn")), set("gas por sps"));
    assert_eq!(board().army_neighbours(p("sps")), set("mar por spn"));
    assert_eq!(sails("spn"), set("gas por mao"));
    assert_eq!(sails("sps"), set("mar por mao lyo wes"));
    for id in ["spn", "sps"] {
        assert_eq!(board().value(p(id)), 2);
        assert!(board().is_centre(p(id)), "marked on the map, 1B.27");
        assert_eq!(board().home(p(id)), None);
    }
}

#[test]
fn e16b_saint_petersburg_is_cut_from_archangel() {
    assert_eq!(board().army_neighbours(p("stp")), set("arc fin lvn mos"));
    assert_eq!(sails("stp"), set("fin lvn bot"));
    assert_eq!(board().army_neighbours(p("arc")), set("nwy fin stp mos"));
    assert_eq!(sails("arc"), set("nwy bar"));
    assert!(board().is_centre(p("stp")) && !board().is_centre(p("arc")));
    assert_eq!((board().value(p("stp")), board().value(p("arc"))), (3, 1));
}

#[test]
fn e16c_archangel_is_a_yard_of_russia_and_the_only_one() {
    assert_eq!(board().yards(Power::Russia), [p("arc")]);
    let others = Power::ALL.into_iter().filter(|q| *q != Power::Russia);
    assert!(others.into_iter().all(|q| board().yards(q).is_empty()));
    assert!(board().can_stand(UnitKind::Fleet, p("arc").into()));
    assert!(
        Power::ALL
            .iter()
            .all(|q| Board::standard().yards(*q).is_empty())
    );
}

#[test]
fn e16d_trieste_is_croatia_and_zara() {
    assert!(!board().has(p("tri")));
    assert_eq!(
        board().army_neighbours(p("cro")),
        set("ven tyr vie bud zar")
    );
    assert_eq!(sails("cro"), set("ven zar adr"));
    assert_eq!(board().army_neighbours(p("zar")), set("cro bud ser alb"));
    assert_eq!(sails("zar"), set("cro alb adr"));
    assert!(board().is_centre(p("zar")) && !board().is_centre(p("cro")));
    assert_eq!((board().value(p("cro")), board().value(p("zar"))), (2, 2));
}

#[test]
fn e17a_ireland_persia_and_sicily_are_passable() {
    for (id, value, kind) in [
        ("ire", 2, SpaceKind::Coast),
        ("per", 2, SpaceKind::Inland),
        ("sic", 1, SpaceKind::Coast),
    ] {
        assert_eq!(board().space(p(id)), Some(kind), "{id}");
        assert_eq!(board().value(p(id)), value, "{id}");
        assert!(!board().is_centre(p(id)), "{id}");
    }
    assert_eq!(sails("ire"), set("nao iri"));
    assert!(board().army_neighbours(p("ire")).is_empty());
    let seas = board().seas();
    assert!(!board().useful_fleets(p("lvp"), p("ire"), seas).is_empty());
}

#[test]
fn e17a_units_enter_ireland_persia_and_sicily_and_take_them() {
    use crate::economic::{close, credits, game, jump, place, units};
    let mut state = game();
    jump(&mut state, "F1901M");
    place(&mut state, Power::England, "A lvp, F iri");
    place(&mut state, Power::Turkey, "A syr");
    place(&mut state, Power::Italy, "A nap");
    let sheets = [
        (Power::England, "A Lvp - Ire\nF IRI C A Lvp - Ire"),
        (Power::Turkey, "A Syr - Per"),
        (Power::Italy, "A Nap - Sic"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(units(&next, Power::England), "A ire, F iri");
    assert_eq!(units(&next, Power::Turkey), "A per");
    assert_eq!(units(&next, Power::Italy), "A sic");
    assert_eq!(credits(&next).owners[&p("ire")], Power::England);
    let taken: Vec<Province> = report.captures.iter().map(|c| c.province).collect();
    // Persia and Sicily were their takers' own.
    assert_eq!(taken, [p("ire")]);
    // Others come by sea and over the mountains.
    jump(&mut state, "F1902M");
    place(&mut state, Power::France, "F nao");
    place(&mut state, Power::Austria, "F tys");
    place(&mut state, Power::Russia, "A sev");
    place(&mut state, Power::England, "");
    place(&mut state, Power::Turkey, "");
    place(&mut state, Power::Italy, "");
    let sheets = [
        (Power::France, "F NAO - Ire"),
        (Power::Austria, "F TYS - Sic"),
        (Power::Russia, "A Sev - Per"),
    ];
    let (next, _) = close(&state, &sheets);
    for (id, owner) in [
        ("ire", Power::France),
        ("sic", Power::Austria),
        ("per", Power::Russia),
    ] {
        assert_eq!(credits(&next).owners[&p(id)], owner, "{id}");
    }
}

#[test]
fn e17b_the_southern_med_borders_three_spaces() {
    assert_eq!(board().space(p("sms")), Some(SpaceKind::Sea));
    assert_eq!(sails("sms"), set("ion eas syr"));
    assert!(!sails("tun").contains(p("sms")));
}

#[test]
fn e17c_persia_is_turkish_and_borders_three_provinces() {
    assert!(board().country(Power::Turkey).contains(p("per")));
    assert_eq!(board().army_neighbours(p("per")), set("syr arm sev"));
    assert!(!board().army_neighbours(p("smy")).contains(p("per")));
}

#[test]
fn e17d_sicily_is_italian() {
    assert!(board().country(Power::Italy).contains(p("sic")));
}

#[test]
fn e17e_ireland_is_nobodys() {
    let mut powers = Power::ALL.into_iter();
    assert!(powers.all(|q| !board().country(q).contains(p("ire"))));
}

#[test]
fn e17f_persia_and_sicily_are_no_building_sites() {
    for q in Power::ALL {
        for id in ["per", "sic"] {
            assert!(!board().homes(q).contains(&p(id)) && !board().yards(q).contains(&p(id)));
        }
    }
}

/// Resolves `italy: A nap - sic` and the like; units are where their orders say.
pub fn run(board: &Board, lines: &[&str]) -> Movement {
    let mut position = Position::default();
    let mut owners = Vec::new();
    let mut written = Vec::new();
    for line in lines {
        let (power, order) = line.split_once(": ").unwrap();
        let Written::Unit(unit, act) = read(order) else {
            panic!("{line}")
        };
        let power: Power = power.parse().unwrap();
        position.add(unit.kind.unwrap(), Some(power), unit.at);
        owners.push(power);
        written.push((unit, act));
    }
    let rules = Preset::Y1971.rulebook();
    let own = |i: usize, unit: &chancery::board::Unit| unit.owner == Some(owners[i]);
    let given = assign(board, &rules, &position, &written, own);
    let orders = Orders::from_iter(given.acts);
    resolve(board, &rules, &Friends::default(), &position, &orders)
}

pub fn verdict(result: &Movement, at: &str) -> Verdict {
    let mut outcomes = result.outcomes.iter();
    let outcome = outcomes.find(|o| o.unit.at.province == p(at));
    outcome.unwrap().verdict
}

#[test]
fn e18a_armies_move_and_support_between_naples_and_sicily_without_convoy() {
    let moved = run(board(), &["italy: A nap - sic"]);
    assert_eq!(verdict(&moved, "nap"), Verdict::Moved);
    let lines = [
        "italy: A rom - nap",
        "italy: A sic S A rom - nap",
        "france: A nap H",
    ];
    let taken = run(board(), &lines);
    assert_eq!(verdict(&taken, "rom"), Verdict::Moved);
    assert_eq!(verdict(&taken, "sic"), Verdict::Supported);
}

#[test]
fn e18b_fleets_still_pass_between_the_ionian_and_the_tyrrhenian() {
    let passed = run(board(), &["italy: F ion - tys", "france: A sic H"]);
    assert_eq!(verdict(&passed, "ion"), Verdict::Moved);
}

#[test]
fn e19a_home_wealth_is_115_and_neutral_wealth_41() {
    let countries = Power::ALL.map(|q| board().country(q));
    let home = countries
        .into_iter()
        .fold(ProvinceSet::EMPTY, ProvinceSet::or);
    assert_eq!(income(home), 115);
    let neutral = board().lands().minus(home);
    assert_eq!(income(neutral), 41);
    let old = neutral.and(board().centres()).minus(set("spn sps tun"));
    assert_eq!((old.len(), income(old)), (10, 30));
    let rest = neutral.minus(old);
    assert_eq!(rest, set("alb ire naf spn sps tun"));
}

#[test]
fn e19b_bulgaria_is_the_only_province_with_two_coasts() {
    let split = board().provinces().iter();
    let split: ProvinceSet = split.filter(|q| !board().coasts(*q).is_empty()).collect();
    assert_eq!(split, set("bul"));
}

#[test]
fn only_the_cut_and_new_provinces_differ_from_the_standard_board() {
    let plain = Board::standard();
    let new = set("arc cro ire per sic sms spn sps stp zar");
    let old = set("spa stp tri");
    for q in plain.provinces().minus(old).iter() {
        let ours = board().army_neighbours(q).minus(new);
        assert_eq!(ours, plain.army_neighbours(q).minus(old), "{q}");
        for at in plain.stands(UnitKind::Fleet, q) {
            let ours = board().fleet_reach(at).minus(new);
            assert_eq!(ours, plain.fleet_reach(at).minus(old), "{at}");
        }
        assert_eq!(board().is_centre(q), plain.is_centre(q), "{q}");
        assert_eq!(board().home(q), plain.home(q), "{q}");
        assert_eq!(board().names(q), plain.names(q), "{q}");
    }
}

/// Every border of armies or fleets, from both sides.
pub fn borders(board: &Board, kind: UnitKind) -> BTreeSet<(Location, Location)> {
    let mut edges = BTreeSet::new();
    for q in board.provinces().iter() {
        match kind {
            UnitKind::Army => {
                let to = board.army_neighbours(q).iter();
                edges.extend(to.map(|to| (q.into(), to.into())));
            }
            UnitKind::Fleet => {
                for at in board.stands(kind, q) {
                    edges.extend(board.fleet_neighbours(at).map(|to| (at, to)));
                }
            }
        }
    }
    edges
}

/// The borders as a JSON file has them: `economic`, then `A` and `F`, each a list of neighbours by
/// stand.
#[test]
fn the_borders_are_those_of_the_reference() {
    let text = include_str!("references/variants.json");
    let mut reference: serde_json::Value = serde_json::from_str(text).unwrap();
    type Lists = BTreeMap<String, Vec<String>>;
    let lists: BTreeMap<String, Lists> =
        serde_json::from_value(reference["economic"].take()).unwrap();
    for (kind, letter) in [(UnitKind::Army, "A"), (UnitKind::Fleet, "F")] {
        let mut edges = BTreeSet::new();
        for (from, to) in &lists[letter] {
            let from: Location = from.parse().unwrap();
            edges.extend(to.iter().map(|to| (from, to.parse().unwrap())));
        }
        assert_eq!(borders(board(), kind), edges, "{letter}");
    }
}

#[test]
fn the_new_sea_carries_armies() {
    let lines = [
        "turkey: A syr - gre",
        "turkey: F sms C A syr - gre",
        "turkey: F ion C A syr - gre",
    ];
    let landed = run(board(), &lines);
    assert_eq!(verdict(&landed, "syr"), Verdict::Moved);
    let line = ["england: A lvp - ire", "england: F iri C A lvp - ire"];
    assert_eq!(verdict(&run(board(), &line), "lvp"), Verdict::Moved);
}

#[test]
fn a_fleet_does_not_follow_the_armies_over_the_strait() {
    let mut position = Position::default();
    position.add(UnitKind::Fleet, Some(Power::Italy), p("nap").into());
    let unit = position.units[0];
    let rules = Preset::Y1971.rulebook();
    let Written::Unit(_, act) = read("F nap - sic") else {
        panic!("an order")
    };
    assert!(legality::check(board(), &rules, &position, &unit, &act).is_err());
}

#[test]
fn a_value_at_sea_and_a_foreign_capital_are_refused() {
    let text = include_str!("../../maps/economic.json");
    for (from, to, why) in [
        (
            "\"kind\": \"sea\"",
            "\"kind\": \"sea\", \"value\": 2",
            "value at sea",
        ),
        ("\"austria\": \"vie\"", "\"austria\": \"mun\"", "no home of"),
        ("\"russia\": [\"arc\"]", "\"russia\": [\"nwy\"]", "yards"),
    ] {
        let broken = text.replacen(from, to, 1);
        assert_ne!(text, broken);
        let error = Board::read(BoardKind::Economic, &broken).unwrap_err();
        assert!(error.to_string().contains(why), "{error}");
    }
}
