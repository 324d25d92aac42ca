//! `chancery arena`: games among computer players, to see how strong they are.

use std::io::Write;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use chancery_bots::Kind;
use chancery_bots::arena::{Game, Interval, Match, Row, WrongPlaces, table};

use crate::boards;
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
        for line in tell(words.for_game(arena.setup()), &table(&games)) {
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
    if let Some(named) = &wanted.board {
        let board = boards::read(named)?;
        setup
            .play_on(board)
            .map_err(|why| words.cannot_carry(&why))?;
    }
    let too_many_or_few = |WrongPlaces { needed, found }| {
        let args = [
            ("needed", needed.into()),
            ("found", found.into()),
            ("others", needed.saturating_sub(1).into()),
        ];
        words.text("arena-players", &args)
    };
    let players = players(words, &wanted.players)?;
    let mut arena = Match::new(setup, players).map_err(too_many_or_few)?;
    arena.games = wanted.games;
    arena.seed = wanted.seed;
    arena.years = wanted.years;
    arena.nodes_per_mille = wanted.nodes;
    Ok(arena)
}

/// No board has as many powers: more of a kind are too many, too.
const MORE_THAN_POWERS: usize = 100;

/// Reads who plays: `normal,dumbbot*6`.
fn players(words: &Words, text: &str) -> Result<Vec<Kind>, String> {
    let unknown = |name: &str| {
        let known = Kind::ALL.map(Kind::id).join(", ");
        let args = [("name", name.to_owned().into()), ("known", known.into())];
        words.text("arena-no-player", &args)
    };
    let mut players = Vec::new();
    for part in text.split(',') {
        let (name, count) = part.split_once('*').unwrap_or((part, "1"));
        let kind: Kind = name.trim().parse().map_err(|_| unknown(name))?;
        let count: usize = count.trim().parse().map_err(|_| unknown(part))?;
        players.extend(std::iter::repeat_n(kind, count.min(MORE_THAN_POWERS)));
    }
    Ok(players)
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
            let name = words.power(*power);
            format!("{name} {}", percent(*share))
        });
        let powers: Vec<String> = powers.collect();
        lines.push(words.text("arena-powers", &[("powers", powers.join(", ").into())]));
    }
    lines
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    /// What `chancery arena` is asked to play.
    fn wanted(players: &str, board: Option<&str>) -> Arena {
        Arena {
            players: players.to_owned(),
            variant: "standard".to_owned(),
            board: board.map(PathBuf::from),
            games: 2,
            seed: 3,
            years: 2,
            nodes: 0,
            jobs: 1,
            json: false,
        }
    }

    #[test]
    fn players_are_read_and_must_be_one_for_each_power() {
        let words = Words::english();
        let seven = players(words, "normal,dumbbot*4,random,easy").expect("players");
        assert_eq!(seven.len(), 7);
        assert_eq!(seven[0], Kind::Normal);
        assert_eq!(seven[4], Kind::Dumbbot);
        assert_eq!(seven[6], Kind::Easy);
        let refused = |text| match_of(words, &wanted(text, None)).expect_err("it is refused");
        assert!(refused("genius*7").contains("genius"));
        assert!(refused("normal*x").contains("normal*x"));
        for (text, found) in [
            ("normal*2", "and 2 named"),
            ("easy*4000000000", "and 100 named"),
        ] {
            let sentence = refused(text);
            assert!(sentence.contains(found), "{sentence}");
            assert!(sentence.contains("normal,dumbbot*6"), "{sentence}");
        }
        assert!(match_of(words, &wanted("easy*7", Some("economic"))).is_ok());
        assert!(match_of(words, &wanted("easy*9", Some("hanse"))).is_ok());
    }

    #[test]
    fn boards_of_others_are_played_on_with_a_player_for_each_power() {
        let words = Words::english();
        let folder = tempfile::tempdir().expect("a folder");
        let guide = include_str!("../docs/boards.md");
        let (_, rest) = guide.split_once("```json\n").expect("an example");
        let (example, _) = rest.split_once("```").expect("its end");
        let file = folder.path().join("board.json");
        std::fs::write(&file, example).expect("a file");
        for board in [folder.path(), &file] {
            let arena = match_of(words, &wanted("easy,random", board.to_str())).expect("a match");
            let rows = table(&play(words, &arena, 1));
            let lines = tell(words.for_game(arena.setup()), &rows).join("\n");
            assert!(
                lines.contains("North ") && lines.contains("South "),
                "{lines}"
            );
        }
        let refused = |players: &str, board: &str| {
            let wanted = wanted(players, Some(board));
            match_of(words, &wanted).expect_err("it is refused")
        };
        let board = file.to_str().expect("a path");
        assert!(refused("easy*7", board).contains("2 players are needed"));
        assert!(refused("easy*7", "atlantis").contains("atlantis"));
    }

    #[test]
    fn two_jobs_play_the_same_games_as_one() {
        let words = Words::english();
        let mut arena = match_of(words, &wanted("random*7", None)).expect("a match");
        arena.games = 5;
        assert_eq!(play(words, &arena, 1), play(words, &arena, 2));
    }

    #[test]
    fn the_table_names_every_kind() {
        let words = Words::english();
        let arena = match_of(words, &wanted("random,holder,random*5", None)).expect("a match");
        let rows = table(&play(words, &arena, 1));
        let lines = tell(words, &rows).join("\n");
        assert!(
            lines.contains("holder") && lines.contains("random"),
            "{lines}"
        );
        assert!(!lines.contains("[arena-"), "{lines}");
    }
}
