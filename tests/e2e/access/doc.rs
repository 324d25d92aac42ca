//! `docs/commands.md`, written from the commands and from the table of who may use them.

use std::collections::BTreeSet;
use std::fmt::Write;

use chancery::discord::access::{Access, Listed, Moment, Needs, On, ROWS, Who, listed, row};
use chancery::i18n::Words;

/// What a row is called in the words of the catalogue.
fn said(kind: &str, id: &str) -> String {
    Words::english().plain(&format!("access-{kind}-{id}"))
}

/// The moments of a row in a few words.
fn when(row: &Access) -> String {
    let moments: Vec<Moment> = row.when.moments().collect();
    let is = |wanted: &[Moment]| moments == wanted;
    use Moment::{Lobby, Over, Paused, Running};
    let text = match () {
        () if row.on == On::None || is(&[Lobby, Running, Paused, Over]) => "always",
        () if is(&[Lobby, Running, Paused]) => "until it is over",
        () if is(&[Running, Paused, Over]) => "once it has begun",
        () if is(&[Running, Paused]) => "running or paused",
        () if is(&[Lobby]) => "lobby",
        () if is(&[Running]) => "running",
        () if is(&[Paused]) => "paused",
        () if is(&[Over]) => "finished",
        () => panic!("no words for {moments:?}"),
    };
    text.to_owned()
}

fn options(command: &Listed) -> String {
    let options = command.options.iter().map(|option| {
        if option.required {
            format!("**{}**", option.name)
        } else {
            option.name.clone()
        }
    });
    options.collect::<Vec<_>>().join(", ")
}

const HEAD: &str = "# Every command, and who may use it when

The tests (`tests/e2e/access`) generate this page from the commands themselves and from the table in
`src/discord/access/rows.rs`; end-to-end tests check each row against the running bot. `/help topic:commands`
shows players which of these commands they can use here and now.

- **Who**: who may use it. Anybody else gets an answer that only they see, and nothing changes.
- **When**: *lobby* while a game gathers players, *running* while its clock runs, *paused* while the clock is
  stopped, *finished* when the game is over.
- **Games**: what kind of game it is for; a dash if the command is not about a single game.
- **Needs**: what else must be true.
- **Where**: *server* is any channel of a server (in a game's own channel, the command means that game; elsewhere,
  name the game with the option `game`); *private* means direct messages with the bot.
- **Options**: those in bold are required.

A game's GMs are the person named as GM, or else its creator; everybody with a GM role; and the server's managers.
A GM is blind in a game with a blind GM, and in every game they play or have played in.

";

/// The page as it should be.
fn page() -> String {
    let words = Words::english();
    let mut page = HEAD.to_owned();
    let mut group = "";
    let all = listed(words);
    let singles = all.iter().filter(|c| !c.name.contains(' '));
    let grouped = all.iter().filter(|c| c.name.contains(' '));
    for command in singles.chain(grouped) {
        let row = row(&command.name).expect("a row for each command");
        let own = if command.name.contains(' ') {
            row.group()
        } else {
            "*"
        };
        if own != group {
            group = own;
            let title = match own {
                "*" => "Single commands".to_owned(),
                own => format!("`/{own}`"),
            };
            let columns =
                "| command | what it does | who | when | games | needs | where | options |";
            let rule = "|---|---|---|---|---|---|---|---|";
            write!(page, "\n## {title}\n\n{columns}\n{rule}\n").expect("text");
        }
        let place = if command.private {
            "server, private"
        } else {
            "server"
        };
        writeln!(
            page,
            "| `/{}` | {} | {} | {} | {} | {} | {place} | {} |",
            command.name,
            command.description,
            said("who", row.who.id()),
            when(row),
            said("on", row.on.id()),
            said("needs", row.needs.id()),
            options(command),
        )
        .expect("text");
    }
    page
}

#[test]
fn each_command_has_one_row_and_each_row_is_a_command() {
    let commands: Vec<String> = listed(Words::english())
        .into_iter()
        .map(|c| c.name)
        .collect();
    let rows: Vec<&str> = ROWS.iter().map(|row| row.name).collect();
    let lacking: Vec<_> = commands
        .iter()
        .filter(|name| !rows.contains(&name.as_str()))
        .collect();
    assert!(
        lacking.is_empty(),
        "a row in src/discord/access/rows.rs is wanted for {lacking:?}"
    );
    let idle: Vec<_> = rows
        .iter()
        .filter(|name| !commands.iter().any(|c| c == *name))
        .collect();
    assert!(idle.is_empty(), "no such commands: {idle:?}");
    let distinct: BTreeSet<_> = rows.iter().collect();
    assert_eq!(distinct.len(), rows.len());
    let words = Words::english();
    for who in Who::ALL {
        assert!(words.has(&format!("access-who-{}", who.id())), "{who:?}");
    }
    for needs in Needs::ALL {
        assert!(
            words.has(&format!("access-needs-{}", needs.id())),
            "{needs:?}"
        );
    }
}

#[test]
fn the_page_of_commands_is_up_to_date() {
    super::written("docs/commands.md", &page());
}
