//! Buttons by everybody: their own, stale ones, of other games and servers, and such as nobody made. Each is
//! answered, shows nothing that is sealed and another's, and does nothing for whom it is not.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use chancery::discord::access::{Moment, On, Who};
use chancery::sandbox::Id;
use serde_json::Value;

use super::buttons::{BUTTONS, Button, GARBAGE};
use super::cast::Kind;
use super::plots::Plot;
use super::scene::{LETTER, Outcome, SECRETS, Scene, Seen};

/// A press of what may not be there.
struct Press<'a> {
    button: &'a Button,
    kind: Kind,
    channel: Id,
    /// The whole id.
    id: String,
    /// What is tried, in words.
    what: &'static str,
}

/// Presses it, and says what came of it.
async fn press(scene: &mut Scene, press: &Press<'_>) -> Seen {
    let mut seen = press_once(scene, press).await;
    if seen.changed {
        seen = press_once(scene, press).await;
    }
    // Computers whose seats were taken back may think for a while, and then write.
    for _ in 0..100 {
        if !seen.changed || !matches!(seen.outcome, Outcome::Refused(_)) {
            break;
        }
        seen = press_once(scene, press).await;
    }
    seen
}

async fn press_once(scene: &mut Scene, press: &Press<'_>) -> Seen {
    let person = scene.person(press.kind.name()).clone();
    let message = scene.anything_in(press.channel, press.kind).await;
    let from = person.so_far();
    let (user, channel) = (person.id, press.channel);
    let standin = &scene.app.standin;
    let started = match press.button.form {
        Some(field) => standin.forge_form(user, channel, Some(message), &press.id, &[field]),
        None => {
            let values: Option<Vec<String>> = press
                .button
                .values
                .map(|all| all.iter().map(|v| scene.filled(press.kind, v)).collect());
            let values: Option<Vec<&str>> = values
                .as_ref()
                .map(|all| all.iter().map(String::as_str).collect());
            standin.forge(user, channel, message, &press.id, values.as_deref())
        }
    };
    let id = started.expect("the bot is there").to_string();
    let answer = person.comes_of(from, &id).await;
    scene.judges(answer).await
}

fn told(press: &Press<'_>, seen: &Seen, fault: &str) -> String {
    let words: String = seen.words.replace('\n', " | ").chars().take(160).collect();
    let (id, kind, what) = (&press.id, press.kind.title(), press.what);
    format!("{id} by the {kind}, {what}: {fault}: {words}")
}

/// What is wrong with it whoever presses.
fn always(press: &Press<'_>, seen: &Seen) -> Vec<String> {
    let mut faults: Vec<String> = seen.faults.iter().map(|f| told(press, seen, f)).collect();
    let reads = press.kind == Kind::Gallery && press.button.who == Who::Gallery;
    if press.kind != Kind::Player && !reads {
        // The button that confirms a look shows what the command would.
        let looks = press.kind == Kind::Gm && press.id.contains(":gm:look:");
        for secret in SECRETS {
            let may = if secret == LETTER {
                press.kind == Kind::Other
            } else {
                looks
            };
            if seen.shown.contains(secret) && !may {
                faults.push(told(press, seen, &format!("shows `{secret}`")));
            }
        }
    }
    faults
}

/// Whether a plot asks this button.
fn asks(plot: &Plot, button: &Button) -> bool {
    button.on == plot.on
}

/// What was seen: by button, in private, kind of person.
pub type Cells = BTreeMap<(&'static str, bool, Kind), Outcome>;

/// Has everybody press everything in a game; then when it is over.
pub async fn pressed(scene: &mut Scene, cells: &mut Cells, faults: &mut Vec<String>) {
    let plot = scene.plot;
    scene.turns_to(Moment::Running).await;
    let (guild, game) = scene.numbers().await;
    let phase = scene
        .vault
        .number("SELECT phase_no FROM game WHERE id = 1")
        .await;
    let full = |scene: &Scene, kind: Kind, button: &Button, phase: i64| {
        let rest = button.id.replace("{p}", &phase.to_string());
        scene.filled(kind, &format!("c1:{guild}:{game}:{rest}"))
    };
    for button in BUTTONS.iter().filter(|b| asks(&plot, b)) {
        for kind in plot.kinds.iter().copied() {
            for private in [false, true] {
                // In private all that have no part in the game are as one.
                if private && matches!(kind, Kind::Stranger | Kind::Banned | Kind::Gallery) {
                    continue;
                }
                let channel = if private {
                    scene.person(kind.name()).private().await
                } else {
                    scene.table
                };
                let asked = Press {
                    button,
                    kind,
                    channel,
                    id: full(scene, kind, button, phase),
                    what: if private {
                        "in private"
                    } else {
                        "at the table"
                    },
                };
                let seen = press(scene, &asked).await;
                faults.extend(always(&asked, &seen));
                cells.insert((button.id, private, kind), seen.outcome.clone());
                let stranger = matches!(kind, Kind::Spectator | Kind::Stranger | Kind::Banned);
                if private && stranger {
                    if seen.outcome != Outcome::Refused("refusal-no-part") {
                        faults.push(told(&asked, &seen, "has no part in it"));
                    }
                    continue;
                }
                let relation = kind.relation(private);
                // Who fell silent comes back by writing.
                let back = relation.silent && button.who == Who::Player;
                let open = button.who.admits(relation) || back;
                let open = open && button.when.has(Moment::Running);
                if !open && seen.changed {
                    faults.push(told(&asked, &seen, "changes something"));
                }
                // In private the first three are known; others may lack what it is about.
                let right = matches!(kind, Kind::Player | Kind::Gm | Kind::Spectator)
                    || button.who == Who::Gallery;
                if open && right && button.sure && seen.outcome != Outcome::Done {
                    faults.push(told(&asked, &seen, "is refused"));
                }
                if private || !matches!(kind, Kind::Player | Kind::Gm) {
                    continue;
                }
                if button.has_phase() {
                    let stale = Press {
                        id: full(scene, kind, button, phase - 1),
                        what: "of the phase before",
                        ..asked
                    };
                    let seen = press(scene, &stale).await;
                    faults.extend(always(&stale, &seen));
                    if seen.changed {
                        faults.push(told(&stale, &seen, "changes something"));
                    }
                }
            }
        }
    }
    scene.turns_to(Moment::Over).await;
    for button in BUTTONS.iter().filter(|b| asks(&plot, b)) {
        for kind in [Kind::Player, Kind::Gm] {
            let asked = Press {
                button,
                kind,
                channel: scene.table,
                id: full(scene, kind, button, phase),
                what: "when it is over",
            };
            let seen = press(scene, &asked).await;
            faults.extend(seen.faults.iter().map(|f| told(&asked, &seen, f)));
            if seen.changed && !button.when.has(Moment::Over) {
                faults.push(told(&asked, &seen, "changes something"));
            }
        }
    }
}

const HEAD: &str = "# Who may press what

The tests (`tests/e2e/access`) generate this page: each mark is what happened when that kind of person pressed that
button, chose from that menu or sent that form in a running game, whether or not it was shown to them: first in
the game's channel, then in direct messages with the bot. The first column is the button's id, without the game.

- ✓: something was shown or done. –: it was refused. Neither shows anything sealed that belongs to somebody else,
  and nothing changes for people who may not press it: the bot checks when a button is pressed, not when it is shown.
- A button from an earlier phase shows the current state and changes nothing.
- In direct messages, a game's buttons work only for people who take part in it; in a server, only that server's own
  buttons work.
- The kinds of people are those of [permissions.md](permissions.md).

";

/// The page of what was seen.
pub fn page(cells: &Cells) -> String {
    let mut page = HEAD.to_owned();
    let kinds: Vec<Kind> = Kind::ALL
        .into_iter()
        .filter(|k| *k != Kind::BlindGm)
        .collect();
    let titles: Vec<&str> = kinds.iter().map(|k| k.title()).collect();
    writeln!(page, "| button | {} |", titles.join(" | ")).expect("text");
    writeln!(page, "|---|{}", "---|".repeat(titles.len())).expect("text");
    for button in BUTTONS {
        let mark = |private: bool, kind: Kind| match cells.get(&(button.id, private, kind)) {
            Some(Outcome::Done) => "✓",
            Some(Outcome::Refused(_)) => "–",
            Some(Outcome::NotOffered) | None => "",
        };
        let marks = kinds.iter().map(|kind| {
            let both = [mark(false, *kind), mark(true, *kind)];
            both.join(" ").trim().to_owned()
        });
        let marks: Vec<String> = marks.collect();
        let id = button.id.replace(['{', '}'], "");
        writeln!(page, "| `{id}` | {} |", marks.join(" | ")).expect("text");
    }
    page
}

/// Whatever kind of button there is has its row here.
#[test]
fn every_kind_of_button_has_a_row() {
    let mut lacking = chancery::discord::button_kinds();
    lacking.retain(|kind| {
        let of_it = |button: &Button| {
            let rest = button.id.strip_prefix(kind.as_str());
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
        };
        !BUTTONS.iter().any(of_it)
    });
    assert!(
        lacking.is_empty(),
        "a row in tests/e2e/access/buttons.rs is wanted: {lacking:?}"
    );
}

/// A form for garbage: what is pressed has no kind.
const ANYTHING: Button = Button {
    id: "",
    values: None,
    form: None,
    who: Who::Anyone,
    when: chancery::discord::access::When::ALWAYS,
    on: On::Any,
    sure: false,
};

/// What nobody made, and what is of another server or of no game, is refused.
pub async fn elsewhere(scene: &mut Scene, faults: &mut Vec<String>) {
    scene.turns_to(Moment::Running).await;
    let (guild, game) = scene.numbers().await;
    let names = format!("{guild}:{game}");
    // What nobody made.
    let form = Button {
        form: Some(("sheet", "A Par H")),
        ..ANYTHING
    };
    let menu = Button {
        values: Some(&["A Par H"]),
        ..ANYTHING
    };
    for id in GARBAGE {
        for button in [&ANYTHING, &form, &menu] {
            let asked = Press {
                button,
                kind: Kind::Player,
                channel: scene.table,
                id: id.replace("{game}", &names),
                what: "garbage",
            };
            let seen = press(scene, &asked).await;
            faults.extend(always(&asked, &seen));
            if seen.outcome != Outcome::Refused("error-old-button") {
                faults.push(told(&asked, &seen, "is not refused"));
            }
        }
    }
    // This server's game, pressed in another; and a game that is not there.
    // What is about no game is not asked here.
    for button in BUTTONS.iter().filter(|b| b.on != On::None) {
        let phase = "1";
        for (kind, channel, of) in [
            (Kind::Player, scene.hall, names.clone()),
            (Kind::Player, scene.hall, format!("{}:{game}", scene.annex)),
            (Kind::Player, scene.table, format!("{guild}:99")),
        ] {
            let rest = scene.filled(kind, &button.id.replace("{p}", phase));
            let asked = Press {
                button,
                kind,
                channel,
                id: format!("c1:{of}:{rest}"),
                what: "of elsewhere",
            };
            let seen = press(scene, &asked).await;
            faults.extend(seen.faults.iter().map(|f| told(&asked, &seen, f)));
            let refused = matches!(seen.outcome, Outcome::Refused(_));
            if !refused || seen.changed || seen.shown.contains("Long Peace") {
                faults.push(told(&asked, &seen, "reaches a game"));
            }
        }
    }
}

/// The options of a command that are completed, with the path of names to each.
fn completed(command: &Value, path: &str, into: &mut Vec<(String, String)>) {
    let name = command["name"].as_str().unwrap_or_default();
    let path = format!("{path} {name}").trim().to_owned();
    for option in command["options"].as_array().into_iter().flatten() {
        match option["type"].as_u64() {
            Some(1 | 2) => completed(option, &path, into),
            _ if option["autocomplete"] == true => {
                let name = option["name"].as_str().unwrap_or_default();
                into.push((path.clone(), name.to_owned()));
            }
            _ => {}
        }
    }
}

/// Whether a server offers somebody a command; all are offered in private.
fn is_offered(scene: &Scene, person: Id, channel: Id, path: &str) -> bool {
    let name = path.split(' ').next().unwrap_or_default();
    let offered = scene.app.standin.offered(person, channel);
    offered.iter().any(|command| command["name"] == name)
}

/// Games of another server are not completed, and nothing sealed is.
pub async fn offers(scene: &mut Scene, faults: &mut Vec<String>) {
    scene.turns_to(Moment::Running).await;
    let mut options = Vec::new();
    for command in scene.app.standin.commands() {
        completed(&command, "", &mut options);
    }
    assert!(options.len() > 60, "{}", options.len());
    // What is the same everywhere, and on a server without boards of its own.
    let same = [
        "variant", "players", "rulebook", "options", "zone", "topic", "board",
    ];
    let all: BTreeSet<(String, String)> = options.iter().cloned().collect();
    for (path, option) in options {
        let person = scene.person(Kind::Player.name());
        let has_game = all.contains(&(path.clone(), "game".to_owned()));
        let line = match option.as_str() {
            "game" => format!("{path} game:"),
            _ if has_game => format!("{path} {option}: game:The Long Peace"),
            _ => format!("{path} {option}:"),
        };
        let choices = if is_offered(scene, person.id, scene.hall, &path) {
            person.choices(scene.hall, &line, &option).await
        } else {
            Vec::new()
        };
        // Powers are the same in every game, and those of a new one are no secret.
        let own = path == "absence cancel" || path == "practice" || path.starts_with("press ");
        if !choices.is_empty() && !same.contains(&option.as_str()) && !own {
            faults.push(format!("/{line}: {choices:?}"));
        }

        for kind in [Kind::Other, Kind::PlayingGm] {
            let person = scene.person(kind.name());
            let line = format!("{path} {option}:");
            let channel = if is_offered(scene, person.id, scene.table, &path) {
                scene.table
            } else {
                person.private().await
            };
            let choices = person.choices(channel, &line, &option).await;
            let shown = format!("{choices:?}");
            // The province may be named; the order may not.
            for secret in SECRETS.iter().filter(|s| **s != "Picardy") {
                if shown.contains(secret) {
                    faults.push(format!("/{path} {option} by the {}: {shown}", kind.title()));
                }
            }
        }
    }
}
