//! Plays games among computer players and prints a table.
//!
//!     arena normal,dumbbot*6 --games 70 --variant standard --years 15 --seed 1 --nodes 1000
//!
//! `--army-fleet yes` plays with armies that travel aboard fleets, `--json yes` prints a line for every game, and
//! `--board board.json` plays on a board that is not ours, with a player for each of its powers.

use std::time::Instant;

use chancery_bots::Kind;
use chancery_bots::arena::{Match, WrongPlaces, table};
use chancery_rules::board::shared_board;
use chancery_rules::variants;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let players = arguments.next().ok_or("say who plays: normal,dumbbot*6")?;
    let (mut games, mut years, mut seed, mut nodes) = (7, 15, 1, 1000);
    let mut variant = "standard".to_owned();
    let mut board = None;
    let (mut army_fleet, mut json) = (false, false);
    while let (Some(name), Some(value)) = (arguments.next(), arguments.next()) {
        let wrong = |_| format!("{name}: {value}");
        match name.as_str() {
            "--games" => games = value.parse().map_err(wrong)?,
            "--years" => years = value.parse().map_err(wrong)?,
            "--seed" => seed = value.parse().map_err(wrong)?,
            "--nodes" => nodes = value.parse().map_err(wrong)?,
            "--variant" => variant = value,
            "--board" => board = Some(value),
            "--army-fleet" => army_fleet = value == "yes",
            "--json" => json = value == "yes",
            _ => return Err(format!("unknown option {name}")),
        }
    }
    let mut places = Vec::new();
    for part in players.split(',') {
        let (kind, count) = part.split_once('*').unwrap_or((part, "1"));
        let kind: Kind = kind.parse().map_err(|_| format!("no player {kind}"))?;
        let count: usize = count.parse().map_err(|_| format!("no number {count}"))?;
        places.extend(std::iter::repeat_n(kind, count));
    }
    let preset = variants::preset(&variant).ok_or("no such variant")?;
    let mut setup = (preset.setup)(None);
    if let Some(file) = board {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        let board = shared_board(&text).map_err(|bad| bad.to_string())?;
        setup.play_on(board).map_err(|why| why.to_string())?;
    }
    if army_fleet && !setup.movement.adopt_army_fleet() {
        return Err(format!("{variant} has no A/F convoys"));
    }
    let wrong = |WrongPlaces { needed, found }| format!("{needed} players play, not {found}");
    let mut arena = Match::new(setup, places).map_err(wrong)?;
    (arena.games, arena.seed, arena.years) = (games, seed, years);
    arena.nodes_per_mille = nodes;
    let began = Instant::now();
    let mut played = Vec::new();
    for number in 0..games {
        let game = arena.game(number);
        if json {
            // A line as soon as there is one: who stops the program keeps what was played.
            let line = serde_json::to_string(&game).map_err(|error| error.to_string())?;
            println!("{line}");
        }
        played.push(game);
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{players}: {variant}, {games} games of at most {years} years, seed {seed}, nodes {nodes}/1000, {seconds:.1} s"
    );
    for row in table(&played) {
        println!(
            "{:10} seats {:5}  share {:.3} [{:.3}, {:.3}] = {:.2} x fair  squares {:.3}  solos {:.3}  score {:.2}  survival {:.3}  refused {}  nodes {:.0}",
            row.kind,
            row.seats,
            row.share.share,
            row.share.low,
            row.share.high,
            row.fair,
            row.squares,
            row.solos.share,
            row.score,
            row.survival.share,
            row.refused,
            row.nodes
        );
        let powers = row.powers.iter();
        let powers: Vec<String> = powers
            .map(|(power, (share, _))| format!("{power} {share:.2}"))
            .collect();
        println!("           {}", powers.join("  "));
    }
    Ok(())
}
