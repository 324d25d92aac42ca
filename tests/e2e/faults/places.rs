//! Channels, threads, roles and servers that go away, permissions that are taken, people who cannot be
//! written to any more.

use super::{Row, times, told_the_gm};
use crate::app::{HOUR, TestApp};
use crate::game::{Game, WISHES};
use crate::said::{id_of, is_private, words_of};
use chancery::sandbox::{Aim, GUILD_ID, Harm, perms};

const PERMISSION: Row = Row {
    test: "a_missing_permission_is_named_and_once_granted_the_posts_come",
    fault: "A permission is missing in the game's channel (50013)",
    seen: "Nothing new in the channel; the game goes on, and `/status` shows it. As soon as the permission is \
           granted, all posts come in order.",
    retried: "When the server's roles or channels change; also after 5 minutes, then at growing intervals for \
              a day.",
    told: "By direct message, once for each post at the head of the queue: which permission is missing, where, \
           and that whoever manages the channel can grant it.",
};

const ACCESS: Row = Row {
    test: "a_missing_permission_is_named_and_once_granted_the_posts_come",
    fault: "The bot may not see the channel (50001)",
    seen: "The same.",
    retried: "The same.",
    told: "The same: **View Channel** is missing.",
};

const CHANNEL: Row = Row {
    test: "a_deleted_channel_does_not_end_its_game",
    fault: "The game's channel was deleted (10003)",
    seen: "The game goes on in direct messages, and in other channels with `game:`.",
    retried: "Nothing.",
    told: "By direct message, that the channel no longer exists.",
};

const THREAD: Row = Row {
    test: "a_deleted_thread_is_opened_again",
    fault: "A private thread was deleted",
    seen: "Nothing; the next `/press thread` with the same players opens a new one.",
    retried: "Nothing.",
    told: "Nothing.",
};

const POST: Row = Row {
    test: "a_deleted_post_loses_only_its_thread",
    fault: "A post was deleted before its thread was opened (10008)",
    seen: "The post gets no thread; `/history` shows what it would have contained.",
    retried: "Nothing.",
    told: "By direct message, that the message no longer exists.",
};

const ROLE: Row = Row {
    test: "a_deleted_role_makes_nobody_a_gm",
    fault: "A role whose holders were GMs was deleted",
    seen: "Its holders are no longer GMs and are told so when they try; each game's own GM and the server's \
           managers remain.",
    retried: "Nothing.",
    told: "Nothing.",
};

const GUILD: Row = Row {
    test: "removing_the_bot_pauses_the_games_of_a_server",
    fault: "The bot was removed from the server, or the server deleted",
    seen: "The games there are paused, and go on when the bot is back. The bot still answers direct messages \
           from anybody who shares another server with it.",
    retried: "Nothing.",
    told: "Nothing; `/status` in a direct message says that the game is paused.",
};

const OUTAGE: Row = Row {
    test: "a_server_hidden_by_an_outage_keeps_its_games_running",
    fault: "Discord has an outage that hides the server (GUILD_DELETE, unavailable)",
    seen: "Nothing: the games go on, as far as Discord accepts anything there.",
    retried: "Posts that failed, as above.",
    told: "Nothing.",
};

const CLOSED: Row = Row {
    test: "unreachable_players_learn_of_it_at_their_next_command_and_the_gm_at_once",
    fault: "A player does not accept direct messages (50007)",
    seen: "A ping in the channel that something is waiting, without saying what. The next command says that a \
           direct message did not arrive, and how to allow them.",
    retried: "No direct message, until the player writes to the bot.",
    told: "By direct message, once for each player (not where names are hidden).",
};

const GM_CLOSED: Row = Row {
    test: "an_unreachable_gm_is_pinged_in_the_channel",
    fault: "The GM does not accept direct messages (50007)",
    seen: "A ping for the GM in the channel that something did not arrive, without saying what.",
    retried: "No direct message, until the GM writes to the bot.",
    told: "In the channel, to look at `/gm log`; there: what did not arrive or who cannot be reached, and why.",
};

const LEFT: Row = Row {
    test: "unreachable_players_learn_of_it_at_their_next_command_and_the_gm_at_once",
    fault: "A player has left the server (10007, 50278)",
    seen: "Sealed orders count; after that, the rules for missed phases apply.",
    retried: "Nothing.",
    told: "By direct message, once for each player: who left, and that `/gm replace` puts somebody else in \
           that seat.",
};

pub fn rows() -> Vec<Row> {
    vec![
        PERMISSION, ACCESS, CHANNEL, THREAD, POST, ROLE, GUILD, OUTAGE, CLOSED, GM_CLOSED, LEFT,
    ]
}

#[tokio::test]
async fn a_missing_permission_is_named_and_once_granted_the_posts_come() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.gm().private().await;
    let lacks = [
        (perms::SEND_MESSAGES, "Send Messages", "Fall 1901, movement"),
        (perms::VIEW_CHANNEL, "View Channel", "Spring 1902, movement"),
        // Without **Embed Links** Discord takes a post and leaves out its frame: `chancery doctor` finds it.
        (perms::ATTACH_FILES, "Attach Files", "Fall 1902, movement"),
        (
            perms::CREATE_PUBLIC_THREADS,
            "Create Public Threads",
            "Spring 1903, movement",
        ),
        (
            perms::SEND_MESSAGES_IN_THREADS,
            "Send Messages in Threads",
            "Fall 1903, movement",
        ),
    ];
    for (bits, name, phase) in lacks {
        let row = match bits {
            perms::VIEW_CHANNEL => ACCESS,
            _ => PERMISSION,
        };
        app.standin.deny(game.table, bits);
        for power in WISHES {
            // Where the channel is hidden commands are not offered; a private message always works.
            game.of(power).tells_the_bot("ready").await;
        }
        let told = game.gm().sees_words(private, name).await;
        assert!(
            words_of(&told).contains("could not deliver"),
            "{}",
            row.fault
        );
        let status = words_of(&game.gm().tells_the_bot("status").await);
        assert!(status.contains(phase), "{}: {status}", row.fault);
        app.standin.deny(game.table, 0);
        let has_thread =
            |m: &serde_json::Value| m["thread"].is_object() && words_of(m).contains(phase);
        game.gm().sees(game.table, phase, has_thread).await;
        assert_eq!(times(&game, phase).await, 1, "{}", row.fault);
        assert_eq!(told_the_gm(&game, name).await, 1, "{}", row.fault);
    }
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_channel_does_not_end_its_game() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.gm().private().await;
    game.writes("france", "A Par - Bur").await;
    app.standin.delete_channel(game.table);
    app.pass(48 * HOUR);
    let told = game.gm().sees_words(private, "could not deliver").await;
    assert!(
        words_of(&told).contains("no longer exists"),
        "{}",
        CHANNEL.fault
    );
    let status = game.of("france").tells_the_bot("status").await;
    assert!(words_of(&status).contains("Fall 1901"), "{}", CHANNEL.fault);
    app.finish().await;
}

#[tokio::test]
async fn removing_the_bot_pauses_the_games_of_a_server() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    game.writes("france", "A Par - Bur").await;
    // Without a server in common nobody can be written to.
    app.standin.add_guild("The Annex", &["hall"]);
    app.standin.remove_bot(GUILD_ID);
    // The bot hears of it in its own time.
    let paused = app.until("the game is paused", async || {
        let status = words_of(&game.of("france").tells_the_bot("status").await);
        status.contains("paused").then_some(status)
    });
    let status = paused.await;
    assert!(status.contains("Spring 1901"), "{}: {status}", GUILD.fault);
    game.writes("france", "A Par - Pic").await;
    app.finish().await;
}

#[tokio::test]
async fn a_server_hidden_by_an_outage_keeps_its_games_running() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    app.standin.outage(GUILD_ID, true);
    // Heard after it, on the same connection.
    game.writes("france", "A Par - Bur").await;
    let status = words_of(&game.of("france").tells_the_bot("status").await);
    assert!(!status.contains("paused"), "{}: {status}", OUTAGE.fault);
    app.standin.outage(GUILD_ID, false);
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_thread_is_opened_again() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let france = game.of("france");
    france.hears(game.table, "press thread with:germany").await;
    let [thread] = app.standin.threads_of(france.id)[..] else {
        panic!("one thread");
    };
    app.standin.delete_channel(thread);
    game.ready(&WISHES).await;
    game.post("Fall 1901, movement").await;
    // Looked after with the phase; asked for again, there is a new one.
    let opened = app.until("a new thread", async || {
        france.hears(game.table, "press thread with:germany").await;
        match app.standin.threads_of(france.id)[..] {
            [anew] => Some(anew),
            _ => None,
        }
    });
    let anew = opened.await;
    assert_ne!(anew, thread, "{}", THREAD.fault);
    assert_eq!(told_the_gm(&game, "could not deliver").await, 0);
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_post_loses_only_its_thread() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let gone = chancery::sandbox::Harm::Refuse {
        status: 404,
        code: 10_008,
        message: "Unknown Message".to_owned(),
    };
    let threads = chancery::sandbox::Aim::new("POST", "/threads");
    app.standin.fault(threads, gone, Some(1));
    game.ready(&WISHES).await;
    let post = game.post("Fall 1901, movement").await;
    assert!(id_of(&post) > 0);
    let private = game.gm().private().await;
    let told = game.gm().sees_words(private, "could not deliver").await;
    assert!(
        words_of(&told).contains("no longer exists"),
        "{}",
        POST.fault
    );
    game.ready(&WISHES).await;
    let next = |m: &serde_json::Value| {
        m["thread"].is_object() && words_of(m).contains("Spring 1902, movement")
    };
    game.gm().sees(game.table, "the next thread", next).await;
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_role_makes_nobody_a_gm() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let role = app.standin.add_role(GUILD_ID, "Umpires", &[henrik.id]);
    let adelaide = game.gm();
    let line = format!("server role role:{role} gm:true");
    adelaide.hears(game.table, &line).await;
    let told = henrik.hears(game.table, "gm pause").await;
    assert!(!told.contains("GM"), "a GM by role: {told}");
    app.standin.delete_role(GUILD_ID, role);
    let told = henrik.hears(game.table, "gm resume").await;
    assert!(told.contains("GM"), "{}: {told}", ROLE.fault);
    let told = adelaide.hears(game.table, "gm resume").await;
    assert!(!told.contains("[") && !told.is_empty(), "{told}");
    game.post("has resumed the game").await;
    app.finish().await;
}

#[tokio::test]
async fn an_unreachable_gm_is_pinged_in_the_channel() {
    let mut app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let russia = game.of("russia");
    for person in [game.gm(), russia] {
        person.tells_the_bot("help").await;
        app.standin.close_dms(person.id, true);
    }
    // Somebody cannot be reached.
    game.of("france")
        .hears(game.table, "press to powers:russia text:To you")
        .await;
    let called = game.post("See `/gm log`").await;
    let mention = format!("<@{}>", game.gm().id);
    assert!(words_of(&called).contains(&mention), "{called:#}");
    let log = game.gm().hears(game.table, "gm log").await;
    let told = format!("could not send <@{}> a direct message", russia.id);
    assert!(log.contains(&told), "{}: {log}", GM_CLOSED.fault);
    // Something cannot be posted.
    let posts = Aim::new("POST", format!("/channels/{}/messages", game.table));
    let refused = Harm::Refuse {
        status: 400,
        code: 200_000,
        message: "Message was blocked by automatic moderation".to_owned(),
    };
    app.standin.fault(posts, refused, Some(1));
    game.of("france")
        .hears(game.table, "press public text:A rude word")
        .await;
    app.expect_fault("automatic moderation");
    let again = app.until("a second call", async || {
        (times(&game, "See `/gm log`").await > 1).then_some(())
    });
    again.await;
    let twice = game.gm().hears(game.table, "gm log").await;
    assert!(
        twice.contains("could not be delivered (refused with 400"),
        "{twice}"
    );
    app.finish().await;
}

#[tokio::test]
async fn unreachable_players_learn_of_it_at_their_next_command_and_the_gm_at_once() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let private = game.gm().private().await;
    for (power, row, words) in [
        ("russia", CLOSED, "do not accept any from me"),
        ("turkey", LEFT, "has left this server"),
    ] {
        let player = game.of(power);
        player.tells_the_bot("help").await;
        if row.fault == CLOSED.fault {
            app.standin.close_dms(player.id, true)
        } else {
            app.standin.remove_member(GUILD_ID, player.id)
        }
        game.of("france")
            .hears(game.table, &format!("press to powers:{power} text:To you"))
            .await;
        let told = game.gm().sees_words(private, words).await;
        let name = words_of(&told);
        assert!(
            name.contains(&player.id.to_string()),
            "{}: {name}",
            row.fault
        );
    }
    let russia = game.of("russia");
    russia.hears(game.table, "status").await;
    let missed = russia.sees_words(game.table, "do not allow it").await;
    assert!(is_private(&missed), "{missed:#}");
    // What waits is there.
    let inbox = russia.hears(game.table, "press inbox").await;
    assert!(inbox.contains("To you"), "{inbox}");
    // Once each, however often it happens.
    game.of("france")
        .hears(game.table, "press to powers:russia text:To you again")
        .await;
    app.pass(42 * HOUR + 1);
    game.post("still waiting for you").await;
    assert_eq!(told_the_gm(&game, "do not accept any from me").await, 1);
    assert_eq!(told_the_gm(&game, "has left this server").await, 1);
    app.finish().await;
}
