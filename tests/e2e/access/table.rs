//! Each row of the table against the bot: every kind of person in a game under way, in a server and in
//! private; who may and who may not in each stage. What is seen is written down in `docs/permissions.md`.

use crate::skip::skip;
use crate::watch;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Instant;

use chancery::discord::access::{Access, Moment, Needs, On, ROWS, Who};

use super::calls::{self, Call};
use super::cast::Kind;
use super::forged;
use super::plots::{PLOTS, Plot};
use super::scene::{LETTER, Outcome, SECRETS, Scene, Seen};

/// Who surely may, of those a row lets.
fn right(row: &Access, call: &Call, plot: &Plot) -> Kind {
    let kind = call.by.unwrap_or(match row.who {
        Who::Anyone | Who::Newcomer | Who::Outsider | Who::Bystander => Kind::Spectator,
        Who::Gallery => Kind::Gallery,
        Who::Player | Who::Member | Who::Own => Kind::Player,
        Who::Silent => Kind::Silent,
        Who::Gm | Who::SeeingGm | Who::NeutralGm => Kind::Gm,
        Who::Host | Who::Manager => Kind::PlayingGm,
    });
    match plot.kinds {
        [Kind::BlindGm] if kind == Kind::Gm => Kind::BlindGm,
        // What spectators may, people in the gallery may, but for taking seats.
        [Kind::Gallery]
            if kind == Kind::Spectator
                && row.who != Who::Newcomer
                && row.needs != Needs::Before =>
        {
            Kind::Gallery
        }
        _ => kind,
    }
}

/// What was seen of one row in one game: by kind, in a server and in private.
type Cells = BTreeMap<(&'static str, bool, Kind), Outcome>;

/// What was seen of a whole game.
#[derive(Default)]
struct Report {
    cells: Cells,
    buttons: forged::Cells,
    faults: Vec<String>,
    tries: usize,
}

/// Whether an answer says that what was written is no good.
fn fails(words: &str) -> bool {
    words.starts_with("✗ `")
}

struct Asking<'a> {
    row: &'a Access,
    call: &'a Call,
    kind: Kind,
    moment: Moment,
    private: bool,
}

impl Asking<'_> {
    fn title(&self) -> String {
        let place = if self.private {
            "in private"
        } else {
            "at the table"
        };
        let Asking {
            row, kind, moment, ..
        } = self;
        format!(
            "/{} by the {} {place} ({})",
            row.name,
            kind.title(),
            moment.id()
        )
    }

    /// Whether the table lets this person now.
    fn is_open(&self) -> bool {
        let about_none = self.row.on == On::None;
        let in_time = self.row.when.has(self.moment) || about_none;
        let relation = self.kind.relation(self.private);
        // In private talk only one's own games are meant. In games of a kind of their own the GM took the
        // seat away; only in the plain one it fell silent, and is still one's own.
        let silent = relation.silent && self.row.on == On::Any;
        let meant = !self.private || about_none || relation.plays || silent;
        in_time && meant && self.row.who.admits(relation)
    }

    fn is_gm(&self) -> bool {
        self.kind.relation(self.private).gm
    }

    /// What is wrong with what was seen.
    fn faults(&self, seen: &Seen, plot: &Plot) -> Vec<String> {
        let mut faults = seen.faults.clone();
        let right = right(self.row, self.call, plot) == self.kind;
        match (&seen.outcome, self.is_open()) {
            // Where nothing sealed is in it, a GM may have the archive before the end.
            (Outcome::Done, false) if self.row.name == "game archive" && self.is_gm() => {}
            (Outcome::Done, false) => faults.push("is done, against the table".to_owned()),
            (Outcome::Refused(_), true) if self.call.elsewhere => {}
            (Outcome::Refused(key), true) if right || self.row.needs == Needs::Nothing => {
                faults.push(format!("is refused, against the table: {key}"));
            }
            (Outcome::Done, true) if right && !self.call.elsewhere && fails(&seen.words) => {
                faults.push("does nothing".to_owned());
            }
            (Outcome::NotOffered, _) if !self.private => faults.push("is not offered".to_owned()),
            _ => {}
        }
        if matches!(self.moment, Moment::Running | Moment::Paused) && self.kind != Kind::Player {
            let reader = self.kind == Kind::Other;
            let gallery = self.row.who == Who::Gallery && self.kind == Kind::Gallery;
            let looks = self.row.who == Who::SeeingGm && self.kind == Kind::Gm || gallery;
            for secret in SECRETS {
                let may = if secret == LETTER {
                    reader || gallery
                } else {
                    looks
                };
                if seen.shown.contains(secret) && !may {
                    faults.push(format!("shows `{secret}`"));
                }
            }
        }
        let told = |fault: String| {
            let words: String = seen.words.replace('\n', " | ").chars().take(160).collect();
            format!("{}: {fault}: {words}", self.title())
        };
        faults.into_iter().map(told).collect()
    }
}

/// Has one person try one command.
async fn asks(scene: &mut Scene, asking: &Asking<'_>, report: &mut Report) -> Outcome {
    let name = asking.kind.name();
    let channel = if asking.private {
        scene.person(name).private().await
    } else {
        scene.table
    };
    let mut prepared = false;
    if right(asking.row, asking.call, &scene.plot) == asking.kind && asking.is_open() {
        for (who, line) in asking.call.before {
            let fits = asking.row.name != "gm seat" || asking.moment == Moment::Lobby;
            if fits {
                scene.prepares(who, line).await;
                prepared = true;
            }
        }
    }
    let line = format!("{} {}", asking.row.name, asking.call.rest);
    let line = scene.filled(asking.kind, line.trim());
    if prepared {
        scene.looks().await;
    }
    let seen = if prepared {
        scene.tries_prepared(name, channel, &line).await
    } else {
        scene.tries(name, channel, &line).await
    };
    if prepared {
        scene.turns_to(asking.moment).await;
    }
    report.tries += 1;
    report.faults.extend(asking.faults(&seen, &scene.plot));
    if std::env::var_os("CHANCERY_SHOW_ACCESS").is_some() {
        let words: String = seen.words.replace('\n', " | ").chars().take(200).collect();
        println!("{:?} {}: {words}", seen.outcome, asking.title());
    }
    seen.outcome
}

/// Asks everything there is to ask of one game.
async fn seen_in(plot: Plot) -> Report {
    let begun = Instant::now();
    let mut scene = Scene::play(plot).await;
    let set_up = begun.elapsed();
    let mut report = Report::default();
    for moment in [Moment::Running, Moment::Lobby, Moment::Paused, Moment::Over] {
        if plot.kinds == [Kind::BlindGm] && moment != Moment::Running {
            continue;
        }
        scene.turns_to(moment).await;
        for row in ROWS.iter().filter(|row| plot.asks(row)) {
            let call = calls::of(row.name);
            let right = right(row, call, &plot);
            for kind in plot.kinds.iter().copied() {
                let early = moment != Moment::Running;
                if early && (row.on == On::None || kind != right && kind != Kind::Spectator) {
                    continue;
                }
                for private in [false, true] {
                    if early && private {
                        continue;
                    }
                    let asking = Asking {
                        row,
                        call,
                        kind,
                        moment,
                        private,
                    };
                    let outcome = asks(&mut scene, &asking, &mut report).await;
                    if !early {
                        report.cells.insert((row.name, private, kind), outcome);
                    }
                }
            }
        }
    }
    println!(
        "{}: {} tries in {:?} and {:?}",
        plot.options,
        report.tries,
        set_up,
        begun.elapsed() - set_up
    );
    if plot.kinds != [Kind::BlindGm] {
        forged::pressed(&mut scene, &mut report.buttons, &mut report.faults).await;
    }
    if plot.on == On::Any && plot.kinds.len() > 1 {
        forged::elsewhere(&mut scene, &mut report.faults).await;
        forged::offers(&mut scene, &mut report.faults).await;
    }
    println!("{}: {:?} in all", plot.options, begun.elapsed());
    scene.ends().await;
    report
}

const HEAD: &str = "# Who may use what

The tests (`tests/e2e/access`) generate this page: each mark is what happened when that kind of person tried that
command in a running game, first in the game's channel, then in direct messages with the bot.

- ✓: it was done or shown. –: it was refused, and nothing changed. Blank: Discord does not offer it there.
- A ✓ never shows anything sealed that belongs to somebody else: every answer is searched for an order, a standing
  order and a letter of the first player. Only a GM who is not blind can see their orders, with the `/sealed`
  commands, and everybody is told after the phase. People in the gallery see them, and letters, only with `/gallery`.
- Players see only what is their own. A blind GM has marks only where GMs are asked; elsewhere they are as the GM's.
- *civil disorder*: lost their seat, and nobody has taken it yet. *replaced*: somebody else has taken it. *blind
  GM*: of a game with a blind GM. *manager elsewhere*: manages another server and is only a member of this one.
  *banned*: from the game. *gallery*: in the gallery of a game that shows it everything at once.

";

/// The page of what was seen.
fn page(cells: &Cells) -> String {
    let mut page = HEAD.to_owned();
    let titles: Vec<&str> = Kind::ALL.iter().map(|k| k.title()).collect();
    writeln!(page, "| command | {} |", titles.join(" | ")).expect("text");
    writeln!(page, "|---|{}", "---|".repeat(titles.len())).expect("text");
    for row in ROWS {
        let mark = |private: bool, kind: Kind| match cells.get(&(row.name, private, kind)) {
            Some(Outcome::Done) => "✓",
            Some(Outcome::Refused(_)) => "–",
            Some(Outcome::NotOffered) | None => "",
        };
        let marks = Kind::ALL.iter().map(|kind| {
            let both = [mark(false, *kind), mark(true, *kind)];
            both.join(" ").trim().to_owned()
        });
        let marks: Vec<String> = marks.collect();
        writeln!(page, "| `/{}` | {} |", row.name, marks.join(" | ")).expect("text");
    }
    page
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_row_holds_for_everybody_at_any_time() {
    if std::env::var_os("CHANCERY_ACCESS").is_none() {
        skip(
            "access",
            "CHANCERY_ACCESS is not set: thousands of tries, a minute or two",
        );
        return;
    }
    let games = PLOTS.map(|plot| tokio::spawn(seen_in(plot)));
    let mut all = Report::default();
    for game in games {
        let report = match game.await {
            Ok(report) => report,
            Err(why) => {
                all.faults.push(why.to_string());
                continue;
            }
        };
        all.cells.extend(report.cells);
        all.buttons.extend(report.buttons);
        all.faults.extend(report.faults);
        all.tries += report.tries;
    }
    println!(
        "{} tries of commands; cells: {} of commands, {} of buttons",
        all.tries,
        all.cells.len(),
        all.buttons.len()
    );
    assert!(
        all.faults.is_empty(),
        "{} faults\n{}",
        all.faults.len(),
        all.faults.join("\n")
    );
    let labour = watch::labour();
    assert!(labour.is_empty(), "{}", labour.join("\n"));
    super::written("docs/permissions.md", &page(&all.cells));
    super::written("docs/buttons.md", &forged::page(&all.buttons));
}

#[test]
fn each_row_has_a_call() {
    for row in ROWS {
        calls::of(row.name);
    }
    assert_eq!(calls::CALLS.len(), ROWS.len());
}
