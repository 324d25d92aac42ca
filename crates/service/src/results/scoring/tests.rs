//! Worked examples of every scoring system, in points as tournaments print them.

use strum::VariantArray as _;

use super::*;
use chancery_i18n::Words;

/// England, France, Germany, Russia and Turkey live; Austria fell in 1903, Italy in 1905.
const LONG_WAR: [u32; 7] = [0, 6, 11, 3, 0, 6, 8];

fn standing(counts: [u32; 7]) -> Standing {
    let centres: PowerMap<u32> = Power::ALL.into_iter().zip(counts).collect();
    let alive = centres.iter().filter(|(_, n)| **n > 0).map(|(p, _)| *p);
    Standing {
        end: End::Shared(alive.collect()),
        all_centres: 34,
        fell: PowerMap::from([(Power::AUSTRIA, 1903), (Power::ITALY, 1905)]),
        centres,
    }
}

/// The points in the order of the powers, in hundredths.
fn points(system: System, standing: &Standing) -> Vec<i64> {
    system.score(standing).into_values().collect()
}

#[test]
fn who_shares_a_draw_gets_an_equal_part() {
    let mut drawn = standing(LONG_WAR);
    drawn.end = End::Shared(vec![Power::FRANCE, Power::RUSSIA, Power::TURKEY]);
    let expected = [0, 0, 33_33, 0, 0, 33_33, 33_33];
    assert_eq!(points(System::DrawSize, &drawn), expected);
    // A seventh is 14.2857…: rounded to the nearest hundredth.
    drawn.end = End::Shared(Power::ALL.to_vec());
    assert_eq!(points(System::DrawSize, &drawn), [14_29; 7]);
}

#[test]
fn squares_count_by_size() {
    // 36, 121, 9, 36 and 64 of 266.
    let expected = [0, 13_53, 45_49, 3_38, 0, 13_53, 24_06];
    assert_eq!(points(System::SumOfSquares, &standing(LONG_WAR)), expected);
}

#[test]
fn c_diplo_counts_centres_and_three_places() {
    // France is first, Turkey second; England and Russia share the third place's 7.
    let expected = [1_00, 10_50, 50_00, 4_00, 1_00, 10_50, 23_00];
    let scored = points(System::CDiplo, &standing(LONG_WAR));
    assert_eq!(scored, expected);
    assert_eq!(scored.iter().sum::<i64>(), 10_000);
}

#[test]
fn three_that_are_largest_share_three_places_of_c_diplo() {
    let scored = points(System::CDiplo, &standing([0, 9, 9, 4, 0, 3, 9]));
    // 59 thirds: 19.67 each, nine centres, and one for playing.
    assert_eq!(scored, [1_00, 29_67, 29_67, 5_00, 1_00, 4_00, 29_67]);
}

#[test]
fn c_diplo_namur_pays_more_for_the_first_centres() {
    // 3 centres are 12, 6 are 18, 8 are 20, 11 are 23.
    let expected = [1_00, 22_50, 62_00, 13_00, 1_00, 22_50, 35_00];
    assert_eq!(points(System::CDiploNamur, &standing(LONG_WAR)), expected);
}

#[test]
fn carnage_ranks_who_is_out_by_when_they_fell() {
    // England and Russia share third and fourth place; Italy fell after Austria.
    let expected = [1_000, 4_506, 7_011, 3_003, 2_000, 4_506, 6_008];
    let scored = points(System::Carnage, &standing(LONG_WAR));
    assert_eq!(scored, expected.map(|points| points * 100));
    assert_eq!(scored.iter().sum::<i64>(), 28_034 * 100);
}

#[test]
fn carnage_may_rank_all_who_are_out_alike() {
    let scored = points(System::CarnageEqual, &standing(LONG_WAR));
    assert_eq!((scored[0], scored[4]), (150_000, 150_000));
    assert_eq!(scored.iter().sum::<i64>(), 28_034 * 100);
    let whole = points(System::Carnage, &standing(LONG_WAR));
    assert_eq!(scored[1..4], whole[1..4]);
}

#[test]
fn survivors_pay_tribute_for_each_centre_over_six() {
    // 66 among five are 13.20; France has five centres over six, and four pay it.
    let expected = [0, 14_20, 44_20, 11_20, 0, 14_20, 16_20];
    let scored = points(System::Tribute, &standing(LONG_WAR));
    assert_eq!(scored, expected);
    assert_eq!(scored.iter().sum::<i64>(), 10_000);
}

#[test]
fn no_tribute_is_greater_than_the_share_of_a_survivor() {
    // Eleven over six would be eleven points, of a share of 9.43.
    let scored = points(System::Tribute, &standing([3, 3, 17, 3, 3, 3, 2]));
    assert_eq!(scored, [3_00, 3_00, 83_00, 3_00, 3_00, 3_00, 2_00]);
    // Nobody has more than six: nobody pays.
    let scored = points(System::Tribute, &standing([5, 5, 6, 5, 5, 4, 4]));
    assert_eq!(scored[2], 15_43);
}

#[test]
fn open_tribute_grows_with_the_distance() {
    // Distances 11, 5, 0, 8, 11, 5 and 3: France gets all 43.
    let expected = [0, 47_00, 11_000, 35_00, 0, 47_00, 55_00];
    assert_eq!(points(System::OpenTribute, &standing(LONG_WAR)), expected);
    // Two are largest: each gets a quarter of 37, rounded down.
    let shared = points(System::OpenTribute, &standing([0, 6, 10, 3, 0, 4, 10]));
    let expected = [0, 34 + 18 - 4, 73, 34 + 9 - 7, 0, 34 + 12 - 6, 73];
    assert_eq!(shared, expected.map(|points| points * 100));
}

#[test]
fn a_winner_has_all() {
    let mut won = standing([0, 4, 18, 2, 0, 5, 5]);
    won.end = End::Won(vec![Power::FRANCE]);
    let prizes = [100, 100, 100, 85, 28_034, 28_034, 100, 340];
    for (system, prize) in System::VARIANTS.iter().zip(prizes) {
        let prize = prize * 100;
        let scored = system.score(&won);
        assert_eq!(scored[&Power::FRANCE], prize, "{}", system.id());
        assert_eq!(scored.values().sum::<i64>(), prize, "{}", system.id());
    }
}

#[test]
fn powers_of_one_person_that_win_together_share_the_prize() {
    let mut won = standing([9, 9, 4, 4, 0, 4, 4]);
    won.end = End::Won(vec![Power::AUSTRIA, Power::ENGLAND]);
    let scored = System::SumOfSquares.score(&won);
    assert_eq!(scored[&Power::AUSTRIA], 50_00);
    assert_eq!(scored[&Power::FRANCE], 0);
}

#[test]
fn a_game_without_a_result_has_no_end() {
    assert_eq!(End::of(&Outcome::Abandoned, false), None);
    let ruled = Outcome::Ruled(vec![Power::ITALY]);
    assert_eq!(End::of(&ruled, false), Some(End::Won(vec![Power::ITALY])));
    let both = Outcome::Shared(vec![Power::ITALY, Power::FRANCE]);
    assert!(matches!(End::of(&both, false), Some(End::Shared(_))));
    assert!(matches!(End::of(&both, true), Some(End::Won(_))));
}

/// Points as the guide prints them: `7,011`, `45.49`.
fn printed(hundredths: i64) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    let whole = match (whole / 1_000, whole % 1_000) {
        (0, few) => few.to_string(),
        (thousands, few) => format!("{thousands},{few:03}"),
    };
    if rest == 0 {
        whole
    } else {
        format!("{whole}.{rest:02}")
    }
}

#[test]
fn the_guide_for_gms_has_every_system_with_these_points() {
    let guide = include_str!("../../../../../docs/gm.md");
    let words = Words::english();
    let mut won = standing([0, 4, 18, 2, 0, 5, 5]);
    won.end = End::Won(vec![Power::FRANCE]);
    for system in System::VARIANTS {
        let scored = system.score(&standing(LONG_WAR));
        let columns = [
            Power::FRANCE,
            Power::TURKEY,
            Power::ENGLAND,
            Power::RUSSIA,
            Power::GERMANY,
            Power::ITALY,
            Power::AUSTRIA,
        ];
        let name = words.plain(&format!("choice-scored-{}", system.id()));
        let prize = printed(system.score(&won)[&Power::FRANCE]);
        let points = columns.map(|power| printed(scored[&power])).join(" | ");
        let row = format!("| {name} | {prize} | {points} |");
        assert!(guide.contains(&row), "docs/gm.md lacks {row}");
    }
}

/// Points that nobody published.
const UNTOLD: i64 = i64::MIN;

/// Games as clubs scored them and authors explained them, in the order of the powers: their centres, and the points that
/// were published, with two decimals. [`UNTOLD`] stands where none were.
const PUBLISHED: [(System, [u32; 7], [i64; 7]); 18] = [
    // Windy City Weasels, league game 398 (2020): 54.200, 10.200, 18.200 and 7.200 points.
    (
        System::Tribute,
        [0, 0, 13, 4, 4, 12, 1],
        [0, 0, 54_20, 10_20, 10_20, 18_20, 7_20],
    ),
    // Windy City Weasels, game 173 (2012): 22.753, 7.022 and 63.202 points.
    (
        System::SumOfSquares,
        [0, 0, 9, 5, 15, 5, 0],
        [0, 0, 22_75, 7_02, 63_20, 7_02, 0],
    ),
    // The Embassy, "Tournament Scoring - Part 4" (2020): 45.86, 25.8, 20.38 and 7.96 points.
    (
        System::SumOfSquares,
        [0, 12, 0, 0, 5, 9, 8],
        [0, 45_86, 0, 0, 7_96, 25_80, 20_38],
    ),
    // Philadelphia Liberty Cup, its scoring page; also webDiplomacy's forum, thread 1325258.
    (
        System::Carnage,
        [1, 8, 7, 0, 4, 8, 6],
        [
            200_100, 650_800, 500_700, 100_000, 300_400, 650_800, 400_600,
        ],
    ),
    // The second example there: Austria was out first, Italy second.
    (
        System::Carnage,
        [0, 3, 6, 4, 0, 14, 7],
        [
            100_000, 300_300, 500_600, 400_400, 200_000, 701_400, 600_700,
        ],
    ),
    // Diplomaticon, "C-Diplo scoring system" (2022): a top with 17 centres is 56, with 6 it is 45.
    (
        System::CDiplo,
        [0, 9, 17, 5, 0, 2, 1],
        [UNTOLD, UNTOLD, 56_00, UNTOLD, UNTOLD, UNTOLD, UNTOLD],
    ),
    (
        System::CDiplo,
        [6, 5, 5, 5, 5, 4, 4],
        [45_00, UNTOLD, UNTOLD, UNTOLD, UNTOLD, UNTOLD, UNTOLD],
    ),
    // There as well: shared by two, 44 with 17 centres and 33 with 6.
    (
        System::CDiplo,
        [0, 17, 17, 0, 0, 0, 0],
        [UNTOLD, 44_00, 44_00, UNTOLD, UNTOLD, UNTOLD, UNTOLD],
    ),
    (
        System::CDiplo,
        [6, 6, 5, 5, 4, 4, 4],
        [33_00, 33_00, UNTOLD, UNTOLD, UNTOLD, UNTOLD, UNTOLD],
    ),
    // There as well: shared by three, 32 with 11 centres and 27 with 6, both rounded up.
    (
        System::CDiplo,
        [0, 11, 11, 11, 0, 1, 0],
        [UNTOLD, 31_67, 31_67, 31_67, UNTOLD, UNTOLD, UNTOLD],
    ),
    (
        System::CDiplo,
        [6, 6, 6, 4, 4, 4, 4],
        [26_67, 26_67, 26_67, UNTOLD, UNTOLD, UNTOLD, UNTOLD],
    ),
    // World Diplomacy Database, both boards that it prints for tournaments scored by C-Diplo 100.
    (
        System::CDiplo,
        [4, 0, 9, 7, 7, 3, 4],
        [5_00, 1_00, 48_00, 18_50, 18_50, 4_00, 5_00],
    ),
    (
        System::CDiplo,
        [5, 9, 4, 5, 3, 1, 7],
        [9_50, 48_00, 5_00, 9_50, 4_00, 2_00, 22_00],
    ),
    // Results that the tournament program dipvis expects of C-Diplo Namur.
    (
        System::CDiploNamur,
        [0, 5, 4, 8, 4, 5, 8],
        [1_00, 20_50, 15_00, 47_00, 15_00, 20_50, 47_00],
    ),
    (
        System::CDiploNamur,
        [0, 5, 3, 13, 3, 4, 6],
        [1_00, 24_00, 13_00, 64_00, 13_00, 15_00, 33_00],
    ),
    (
        System::CDiploNamur,
        [0, 5, 0, 17, 0, 5, 7],
        [1_00, 20_50, 1_00, 68_00, 1_00, 20_50, 34_00],
    ),
    (
        System::CDiploNamur,
        [4, 4, 4, 6, 4, 6, 6],
        [15_00, 15_00, 15_00, 38_67, 15_00, 38_67, 38_67],
    ),
    // Windy City Weasels, by the short formulas for OpenTribute: a lone top has 10 a centre, another survivor 34 and 4 a
    // centre, less the top's centres.
    (
        System::OpenTribute,
        [0, 4, 13, 7, 0, 9, 1],
        [0, 37_00, 13_000, 49_00, 0, 57_00, 25_00],
    ),
];

#[test]
fn published_results_come_out_to_the_digit() {
    for (system, centres, expected) in PUBLISHED {
        let scored = points(system, &standing(centres));
        let scored = scored.into_iter().zip(expected);
        let scored = scored.map(|(scored, told)| if told == UNTOLD { UNTOLD } else { scored });
        let scored: Vec<i64> = scored.collect();
        assert_eq!(scored, expected, "{} of {centres:?}", system.id());
    }
}
