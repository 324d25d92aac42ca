//! `chancery arena`: games among computer players, to see how strong they are.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use chancery_bots::Kind;
use chancery_bots::arena::{Game, Interval, Match, Row, table};

use crate::board::BoardKind;
use crate::cli::Arena;
use crate::i18n::Words;
use crate::variants;

/// Plays the games and prints what came of them.
///
/// # Errors
/// The sentence that says what cannot be played.
pub fn run(words: &Words, wanted: &Arena) -> Result<ExitCode, String> {
    let arena = match_of(words, wanted)?;
    let games = play(words, &arena, wanted.jobs.max(1));
    let mut out = std::io::stdout().lock();
    // Nobody may be reading any more.
    if wanted.json {
        for game in &games {
            let line = serde_json::to_string(game).unwrap_or_default();
            let _ = writeln!(out, "{line}");
        }
    } else {
        for line in tell(words, &table(&games)) {
            let _ = writeln!(out, "{line}");
        }
    }
    // A line that the rules refuse is a mistake of the player's: what was judged is not what was played.
    let refused = games.iter().flat_map(|game| &game.places);
    if refused.map(|place| place.refused).sum::<u32>() > 0 {
        return Ok(ExitCode::FAILURE);
    }
    Ok(ExitCode::SUCCESS)
}

/// The match that the command line asks for.
fn match_of(words: &Words, wanted: &Arena) -> Result<Match, String> {
    let preset = variants::preset(&wanted.variant).ok_or_else(|| {
        words.text(
            "arena-no-variant",
            &[("name", wanted.variant.clone().into())],
        )
    })?;
    let mut setup = (preset.setup)(None);
    if let Some(name) = &wanted.board {
        let board = BoardKind::ALL.into_iter().find(|kind| kind.id() == name);
        setup.board = board
            .ok_or_else(|| words.text("arena-no-board", &[("name", name.clone().into())]))?
            .into();
    }
    let places = places(words, &wanted.players)?;
    Ok(Match {
        setup,
        places,
        games: wanted.games,
        seed: wanted.seed,
        years: wanted.years,
        nodes_per_mille: wanted.nodes,
    })
}

/// Reads who plays: `normal,dumbbot*6`.
fn places(words: &Words, text: &str) -> Result<[Kind; 7], String> {
    let unknown = |name: &str| {
        let known = Kind::ALL.map(Kind::id).join(", ");
        let args = [("name", name.to_owned().into()), ("known", known.into())];
        words.text("arena-no-player", &args)
    };
    let mut places = Vec::new();
    for part in text.split(',') {
        let (name, count) = part.split_once('*').unwrap_or((part, "1"));
        let kind: Kind = name.trim().parse().map_err(|_| unknown(name))?;
        let count: usize = count.trim().parse().map_err(|_| unknown(part))?;
        places.extend(std::iter::repeat_n(kind, count.min(8)));
    }
    let found = places.len();
    let seven: Result<[Kind; 7], Vec<Kind>> = places.try_into();
    seven.map_err(|_| words.text("arena-seven", &[("found", found.into())]))
}

/// Plays all games of a match, so many at a time, and returns them in their order.
fn play(words: &Words, arena: &Match, jobs: usize) -> Vec<Game> {
    let next = AtomicU32::new(0);
    let games: Mutex<Vec<Game>> = Mutex::new(Vec::new());
    let one = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= arena.games {
                return;
            }
            let game = arena.game(number);
            let Ok(mut games) = games.lock() else {
                return;
            };
            games.push(game);
            let done = games.len();
            if done % 10 == 0 || done == arena.games as usize {
                let args = [
                    ("done", done.into()),
                    ("games", (arena.games as usize).into()),
                ];
                // Nobody may be reading any more.
                let _ = writeln!(std::io::stderr(), "{}", words.text("arena-progress", &args));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(one);
        }
    });
    let mut games = games.into_inner().unwrap_or_default();
    games.sort_by_key(|game| game.number);
    games
}

/// The table: what each kind of player made of the games.
fn tell(words: &Words, rows: &[Row]) -> Vec<String> {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    let interval = |name: &'static str, of: Interval| {
        let args = [
            ("share", percent(of.share).into()),
            ("low", percent(of.low).into()),
            ("high", percent(of.high).into()),
        ];
        words.text(name, &args)
    };
    let mut lines = Vec::new();
    for row in rows {
        let args = [
            ("player", row.kind.to_owned().into()),
            ("seats", (row.seats as usize).into()),
        ];
        lines.push(words.text("arena-player", &args));
        lines.push(interval("arena-share", row.share));
        let fair = format!("{:.2}", row.fair);
        lines.push(words.text("arena-fair", &[("fair", fair.into())]));
        lines.push(interval("arena-solos", row.solos));
        lines.push(interval("arena-draws", row.draws));
        lines.push(interval("arena-survival", row.survival));
        let args = [
            ("score", format!("{:.2}", row.score).into()),
            ("squares", percent(row.squares).into()),
        ];
        lines.push(words.text("arena-score", &args));
        let args = [
            ("nodes", format!("{:.0}", row.nodes).into()),
            ("refused", (row.refused as usize).into()),
        ];
        lines.push(words.text("arena-health", &args));
        let powers = row.powers.iter();
        let powers = powers.map(|(power, (share, _))| {
            let name = words.plain(&format!("power-{power}"));
            format!("{name} {}", percent(*share))
        });
        let powers: Vec<String> = powers.collect();
        lines.push(words.text("arena-powers", &[("powers", powers.join(", ").into())]));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_must_be_seven() {
        let words = Words::english();
        let seven = places(words, "normal,dumbbot*4,random,easy").expect("seven players");
        assert_eq!(seven[0], Kind::Normal);
        assert_eq!(seven[4], Kind::Dumbbot);
        assert_eq!(seven[6], Kind::Easy);
        let wrong = |text| places(words, text).expect_err("it is refused");
        assert!(wrong("genius*7").contains("genius"));
        assert!(wrong("normal*2").contains('2'), "{}", wrong("normal*2"));
        assert!(wrong("normal*x").contains("normal*x"));
    }

    #[test]
    fn two_jobs_play_the_same_games_as_one() {
        let arena = Match {
            setup: variants::standard(None),
            places: [Kind::Random; 7],
            games: 5,
            seed: 3,
            years: 2,
            nodes_per_mille: 0,
        };
        let words = Words::english();
        assert_eq!(play(words, &arena, 1), play(words, &arena, 2));
    }

    #[test]
    fn the_table_names_every_kind() {
        let arena = Match {
            setup: variants::standard(None),
            places: [
                Kind::Random,
                Kind::Holder,
                Kind::Random,
                Kind::Random,
                Kind::Random,
                Kind::Random,
                Kind::Random,
            ],
            games: 7,
            seed: 3,
            years: 1,
            nodes_per_mille: 0,
        };
        let words = Words::english();
        let lines = tell(words, &table(&play(words, &arena, 1))).join("\n");
        assert!(
            lines.contains("holder") && lines.contains("random"),
            "{lines}"
        );
        assert!(!lines.contains("[arena-"), "{lines}");
    }
}
