//! `chancery migrate` and `chancery restore`, killed: the target is as it was or has all, and the same
//! command brings the whole at the next try.

use crate::child::program;
use crate::gun::{Aim, Gun};
use crate::migrating::game;
use crate::older::{Raw, Rows, lost};
use crate::place::{Kind, Place};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use std::path::Path;
use std::process::{Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How it ended with the target.
#[derive(Default)]
struct Found {
    kills: u32,
    untouched: u32,
    complete: u32,
}

impl Found {
    fn print(&self, what: &str) {
        let Found {
            kills,
            untouched,
            complete,
        } = self;
        println!(
            "in short: {what}: killed {kills} times; the target was as before {untouched} times, complete \
             {complete} times, never a half"
        );
    }
}

/// How many kills, of what each database is given in all.
fn kills() -> u32 {
    let kills = crate::set("CHANCERY_KILLS", u64::from(crate::KILLS)) as u32;
    (kills / 5).max(6)
}

fn dice() -> StdRng {
    StdRng::seed_from_u64(crate::set("CHANCERY_SEED", 1))
}

/// Runs one of the program's commands to its end.
fn runs(folder: &Path, line: &[&str]) -> Output {
    let done = program("").args(line).current_dir(folder).output();
    done.expect("the program")
}

fn does(folder: &Path, line: &[&str]) -> Duration {
    let begun = Instant::now();
    let done = runs(folder, line);
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{line:?}: {said}");
    begun.elapsed()
}

/// Starts one of the program's commands, to be killed.
fn starts(folder: &Path, line: &[&str]) -> Arc<Gun> {
    let mut command = program("");
    command.args(line).current_dir(folder);
    let child = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    Gun::load(child.expect("the program"))
}

/// Kills it at its moment, or within this time.
async fn killed(gun: &Gun, within: Duration, dice: &mut StdRng) {
    let within = within.mul_f64(dice.random_range(0.0..1.1));
    gun.wait_for(within, |gun| gun.has_fired().then_some(()))
        .await;
    gun.fire();
}

/// What a place holds; nothing where it has no tables.
async fn rows(place: &Place) -> Rows {
    let mut raw = Raw::open(place).await;
    let rows = raw.rows().await;
    raw.close().await;
    rows
}

/// Whether a target holds all of these rows, or none at all; anything else is a fault.
fn judge(wanted: &Rows, there: &Rows, found: &mut Found) -> bool {
    found.kills += 1;
    let all = lost(wanted, there).is_empty();
    let none = there.iter().all(|(_, rows)| rows.is_empty());
    assert!(all || none, "a half: {:?}", lost(wanted, there));
    if all {
        found.complete += 1
    } else {
        found.untouched += 1
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_migration_to_postgres_that_is_killed_leaves_no_half() {
    let source = Place::new(Kind::Sqlite).await.expect("a folder");
    let Some(first) = Place::new(Kind::Postgres).await else {
        return;
    };
    let (rig, wanted, _) = game(source).await;
    let folder = rig.place.folder();
    let from = format!("sqlite:{}", rig.place.file().display());
    let url = first.url().expect("a server");
    let took = does(folder, &["migrate", "--from", &from, "--to", &url]);
    assert_eq!(
        lost(&wanted, &rows(&first).await),
        Vec::<String>::new(),
        "undisturbed"
    );
    first.end().await;
    let (mut dice, mut found) = (dice(), Found::default());
    for _ in 0..kills() {
        let target = Place::new(Kind::Postgres).await.expect("a server");
        let url = target.url().expect("a server");
        let line = ["migrate", "--from", &from, "--to", &url];
        let gun = starts(folder, &line);
        target.proxy().expect("a server").show(&gun);
        let at_commit = dice.random_bool(0.5);
        if at_commit {
            let carried_out = dice.random_bool(0.5);
            gun.aim(Aim::Write {
                skip: 0,
                carried_out,
            });
        }
        let within = if at_commit { took * 20 } else { took };
        killed(&gun, within, &mut dice).await;
        if !judge(&wanted, &rows(&target).await, &mut found) {
            does(folder, &line);
        }
        assert_eq!(lost(&wanted, &rows(&target).await), Vec::<String>::new());
        target.end().await;
    }
    found.print("chancery migrate, from SQLite to PostgreSQL");
    rig.place.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_that_is_killed_leaves_no_half() {
    let source = Place::new(Kind::Sqlite).await.expect("a folder");
    let (rig, wanted, _) = game(source).await;
    let folder = rig.place.folder();
    let kept = folder.join("kept.backup").display().to_string();
    does(folder, &["backup", &kept, "--data", "games"]);
    let (mut dice, mut found) = (dice(), Found::default());
    let mut took = Duration::from_secs(1);
    for nth in 0..kills() {
        let target = Place::new(Kind::Sqlite).await.expect("a folder");
        let line = ["restore", &kept, "--data", "games"];
        if nth == 0 {
            took = does(target.folder(), &line);
            assert_eq!(lost(&wanted, &rows(&target).await), Vec::<String>::new());
        }
        // Into an empty folder, or over a game that is there.
        let over = nth % 2 == 1;
        let again = ["restore", &kept, "--replace", "--data", "games"];
        if over {
            does(target.folder(), &line);
            let raw = "UPDATE game SET name = 'Another'";
            target.raw(raw).await;
        }
        let line = if nth == 0 || over {
            &again[..]
        } else {
            &line[..]
        };
        let gun = starts(target.folder(), line);
        killed(&gun, took, &mut dice).await;
        let there = if target.file().exists() {
            rows(&target).await
        } else {
            Vec::new()
        };
        let another = there.iter().any(|(table, rows)| {
            table == "game" && rows.iter().any(|row| row["name"] == "Another")
        });
        let all = if another {
            // The old one is still there, and whole: only its name is another.

            let gone = lost(&wanted, &there);
            assert!(gone.len() == 1 && gone[0].starts_with("game: "), "{gone:?}");
            found.kills += 1;
            found.untouched += 1;
            false
        } else {
            assert!(!over || !there.is_empty(), "the old one is gone");
            judge(&wanted, &there, &mut found)
        };
        if !all {
            does(target.folder(), line);
        }
        assert_eq!(lost(&wanted, &rows(&target).await), Vec::<String>::new());
        target.end().await;
    }
    found.print("chancery restore, to SQLite");
    rig.place.end().await;
}
