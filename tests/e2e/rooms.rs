//! Roles and rooms on the server: whose they are, how they follow the game, and how they go again.

use crate::app::{HOUR, TestApp};
use crate::game::{Game, seats};
use crate::page::Person;
use crate::said::words_of;
use chancery::sandbox::{Aim, GUILD_ID, Harm, Id, demo_people, perms};

const DAY: i64 = 24 * HOUR;
const POWERS: &str = "rooms make rooms:one for each power";
const PAIRS: &str = "rooms make rooms:one for each pair of powers";
const READY: &str = "of **The Long Peace** are there";

/// What the bot needs for rooms, besides what it has.
const MORE: u64 = perms::MANAGE_ROLES | perms::MANAGE_CHANNELS;

/// Gives the bot's role these permissions besides those of its invitation.
fn grant(app: &TestApp, more: u64) {
    let role = app.standin.bot_role(GUILD_ID).expect("a role");
    app.standin.set_role(GUILD_ID, role, perms::BOT | more);
}

/// The names of the rooms that somebody sees.
fn rooms(app: &TestApp, who: Id) -> Vec<String> {
    let all = app.standin.channels_of(who, GUILD_ID).into_iter();
    // The server's own channels are older than any the bot made.
    let own = all.filter(|(id, _)| *id > GUILD_ID + 1_000);
    own.map(|(_, name)| name).collect()
}

/// The number of a room.
fn room(app: &TestApp, who: Id, name: &str) -> Id {
    let all = app.standin.channels_of(who, GUILD_ID);
    let found = all.iter().find(|(_, found)| found == name);
    found.unwrap_or_else(|| panic!("no {name} among {all:?}")).0
}

/// The roles the bot made, with their holders.
fn roles(app: &TestApp) -> Vec<(String, Vec<Id>)> {
    let all = app.standin.roles_of(GUILD_ID).into_iter();
    let made = all.filter(|(_, name, _)| name.contains(" · "));
    made.map(|(_, name, holders)| (name, holders)).collect()
}

/// Discord refuses something, though nothing is missing for it.
fn refused() -> Harm {
    Harm::Refuse {
        status: 403,
        code: 50_013,
        message: "Missing Permissions".to_owned(),
    }
}

/// Waits until what somebody sees is so.
async fn becomes(app: &TestApp, what: &str, so: impl Fn(&TestApp) -> bool) {
    app.until(what, async || so(app).then_some(())).await;
}

/// Has a GM make something, and waits until all is there.
async fn makes(game: &Game, gm: &Person, line: &str) {
    let told = gm.hears(game.table, line).await;
    assert!(told.contains("I am making"), "{told}");
    game.post(READY).await;
}

#[tokio::test]
async fn rooms_and_roles_are_for_their_players_alone() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, france, henrik) = (game.gm(), game.of("france"), app.person("Henrik").await);
    let line = format!("{POWERS} roles:True");
    let told = france.hears(game.table, &line).await;
    assert!(told.contains("GM"), "{told}");
    makes(&game, gm, &line).await;
    assert_eq!(rooms(&app, france.id), ["france"]);
    assert_eq!(rooms(&app, henrik.id), Vec::<String>::new());
    let held = roles(&app);
    assert_eq!(held.len(), 7, "{held:?}");
    let own = ("France · The Long Peace".to_owned(), vec![france.id]);
    assert!(held.contains(&own), "{held:?}");
    // What is asked for later comes to what there is.
    let told = gm.hears(game.table, PAIRS).await;
    assert!(told.contains("21 to go"), "{told}");
    becomes(&app, "all pairs", |app| rooms(app, france.id).len() == 7).await;
    let status = async || gm.hears(game.table, "rooms show").await;
    let told = app
        .until("everything", async || {
            let told = status().await;
            told.contains("35 of 35").then_some(told)
        })
        .await;
    assert!(told.contains("a room for each pair"), "{told}");
    let mut seen = rooms(&app, france.id);
    seen.sort();
    assert_eq!(
        seen,
        [
            "austria-france",
            "england-france",
            "france",
            "france-germany",
            "france-italy",
            "france-russia",
            "france-turkey"
        ]
    );
    assert_eq!(rooms(&app, gm.id).len(), 28, "who owns the server sees all");
    let talk = room(&app, france.id, "france-germany");
    france.says(talk, "Burgundy stays empty?").await;
    game.of("germany").sees_words(talk, "Burgundy").await;
    assert!(game.of("italy").messages(talk).await.is_empty());
    app.finish().await;
}

#[tokio::test]
async fn who_plays_now_is_let_in_and_who_may_not_write_only_reads() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, germany, henrik) = (game.gm(), game.of("germany"), app.person("Henrik").await);
    makes(&game, gm, &format!("{PAIRS} roles:True")).await;
    let talk = room(&app, germany.id, "france-germany");
    // Somebody lets a friend in by hand: that is not for the bot's rooms. What roles may is the server's own.
    let friend = app.person("Jasper").await;
    let role = app.standin.add_role(GUILD_ID, "Coach", &[friend.id]);
    app.standin
        .overwrite(talk, friend.id, (perms::VIEW_CHANNEL, 0));
    let other = room(&app, germany.id, "germany-italy");
    app.standin.overwrite(other, role, (perms::VIEW_CHANNEL, 0));
    let line = format!("gm replace power:germany player:{}", henrik.id);
    seats(gm, game.table, &line, &henrik).await;
    becomes(&app, "Henrik is in", |app| rooms(app, henrik.id).len() == 6).await;
    let new = room(&app, henrik.id, "france-germany-2");
    assert_ne!(new, talk, "nobody reads what was written before them");
    let france = game.of("france").id;
    assert_eq!(
        rooms(&app, france).len(),
        7,
        "what was written to France stays readable"
    );
    app.until("the old room is closed", async || {
        app.standin.say(france, talk, "Hello?").err()
    })
    .await;
    becomes(&app, "the predecessor is out", |app| {
        let held = roles(app);
        let own = ("Germany · The Long Peace".to_owned(), vec![henrik.id]);
        rooms(app, germany.id).is_empty() && held.contains(&own)
    })
    .await;
    assert_eq!(rooms(&app, friend.id), ["germany-italy"]);
    assert_eq!(app.standin.roles_of(GUILD_ID).len(), 2 + 7 + 1);
    // Whoever is silenced reads, and writes in no room for two.
    let writes = |who: Id, text: &str| app.standin.say(who, new, text);
    writes(henrik.id, "Hello").expect("a player writes");
    gm.hears(game.table, "gm press power:germany").await;
    app.until("silence", async || writes(henrik.id, "Still?").err())
        .await;
    assert_eq!(rooms(&app, henrik.id).len(), 6);
    gm.hears(game.table, "gm press power:germany off:False")
        .await;
    app.until("leave to speak", async || writes(henrik.id, "Again").ok())
        .await;
    app.finish().await;
}

#[tokio::test]
async fn when_the_game_is_over_they_stay_a_week_and_nothing_else_goes() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    makes(&game, gm, &format!("{POWERS} roles:True")).await;
    let others = app.standin.roles_of(GUILD_ID).len() - 7;
    let elsewhere = app.standin.add_channel(GUILD_ID, "france", 0);
    let asked = gm
        .types(
            game.table,
            "gm end result:a draw among these powers powers:France, Italy",
        )
        .await
        .message();
    gm.press(&asked, "End the game").await.message();
    let post = words_of(&game.post("stay until").await);
    assert!(post.contains("/rooms remove"), "{post}");
    let told = gm.hears(game.table, POWERS).await;
    assert!(told.contains("over"), "{told}");
    app.pass(6 * DAY);
    let told = gm.hears(game.table, "rooms show").await;
    assert!(told.contains("They stay until"), "{told}");
    assert_eq!(rooms(&app, france.id), ["france", "france"]);
    app.pass(DAY);
    becomes(&app, "all is removed", |app| {
        roles(app).is_empty() && rooms(app, france.id).len() == 1
    })
    .await;
    assert_eq!(room(&app, france.id, "france"), elsewhere);
    assert_eq!(app.standin.roles_of(GUILD_ID).len(), others);
    app.until("nothing is known of them", async || {
        let told = gm.hears(game.table, "rooms show").await;
        told.contains("no roles or rooms").then_some(())
    })
    .await;
    app.finish().await;
}

#[tokio::test]
async fn a_deleted_or_abandoned_game_takes_its_rooms_along() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    makes(&game, gm, POWERS).await;
    // One was deleted by hand, which is nobody's fault.
    app.standin.delete_channel(room(&app, france.id, "france"));
    grant(&app, 0);
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    game.post("is over").await;
    let shown = gm.types(game.table, "gm delete").await.message();
    gm.press(&shown, "Delete for good").await.message();
    let italy = game.of("italy");
    assert_eq!(
        rooms(&app, italy.id),
        ["italy"],
        "it may not be removed yet"
    );
    app.reach(DAY);
    grant(&app, MORE);
    becomes(&app, "all is removed", |app| rooms(app, gm.id).is_empty()).await;
    app.finish().await;
}

#[tokio::test]
async fn what_is_missing_is_named_and_what_waits_for_it_is_done_later() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let (gm, henrik) = (game.gm(), app.person("Henrik").await);
    let told = gm.hears(game.table, POWERS).await;
    for part in ["**Manage Roles** and **Manage Channels**", "permissions="] {
        assert!(told.contains(part), "{part}: {told}");
    }
    let told = gm.hears(game.table, "rooms make roles:True").await;
    assert!(
        told.contains("Manage Roles") && !told.contains("Manage Channels"),
        "{told}"
    );
    let told = gm.hears(game.table, "rooms show").await;
    assert!(told.contains("no roles or rooms"), "{told}");
    grant(&app, perms::MANAGE_ROLES);
    makes(&game, gm, "rooms make roles:True").await;
    grant(&app, 0);
    let line = format!("gm replace power:germany player:{}", henrik.id);
    seats(gm, game.table, &line, &henrik).await;
    let private = gm.private().await;
    let lacks = words_of(&gm.sees_words(private, "roles and rooms").await);
    assert!(
        lacks.contains("I lack a permission on the server: **Manage Roles**"),
        "{lacks}"
    );
    let told = gm.hears(game.table, "rooms show").await;
    assert!(
        told.contains("7 of 7") && told.contains("Manage Roles"),
        "{told}"
    );
    grant(&app, perms::MANAGE_ROLES);
    let own = ("Germany · The Long Peace".to_owned(), vec![henrik.id]);
    becomes(&app, "the role goes over", |app| roles(app).contains(&own)).await;
    app.finish().await;
}

#[tokio::test]
async fn lost_answers_and_a_restart_in_the_middle_make_nothing_twice() {
    let mut app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let gm = game.gm();
    let asked = |what: &str| Aim::new("POST", format!("/guilds/{GUILD_ID}/{what}"));
    // What is in doubt is tried again later and later.
    app.reach(HOUR);
    app.standin.fault(asked("roles"), Harm::LostReply, Some(1));
    app.standin
        .fault(asked("channels"), Harm::LostReply, Some(2));
    let told = gm.hears(game.table, &format!("{PAIRS} roles:True")).await;
    assert!(told.contains("28 to go"), "{told}");
    becomes(&app, "a part of the rooms", |app| {
        rooms(app, gm.id).len() > 3
    })
    .await;
    // The next is made while the bot is told to stop, and it never hears of it.
    app.standin
        .fault(asked("channels"), Harm::Silence { done: true }, Some(1));
    let before = rooms(&app, gm.id).len();
    becomes(&app, "one more room", |app| {
        rooms(app, gm.id).len() > before
    })
    .await;
    app.stop_bot().await;
    app.standin.clear_faults();
    app.start_bot().await;
    game.post(READY).await;
    let mut all = rooms(&app, gm.id);
    assert_eq!(all.len(), 21, "{all:?}");
    all.sort();
    all.dedup();
    assert_eq!(all.len(), 21, "{all:?}");
    let held = roles(&app);
    assert_eq!(held.len(), 7, "{held:?}");
    assert!(
        held.iter().all(|(_, holders)| holders.len() == 1),
        "{held:?}"
    );
    let told = gm.hears(game.table, "rooms remove").await;
    assert!(told.contains("I am removing"), "{told}");
    becomes(&app, "all is removed", |app| {
        rooms(app, gm.id).is_empty() && roles(app).is_empty()
    })
    .await;
    app.finish().await;
}

#[tokio::test]
async fn what_does_not_fit_on_the_server_is_refused_with_the_numbers() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    for n in 0..480 {
        app.standin.add_channel(GUILD_ID, &format!("full-{n}"), 0);
    }
    let gm = game.gm();
    let told = gm.hears(game.table, "rooms make").await;
    assert!(told.contains("Say what I shall make"), "{told}");
    let told = gm.hears(game.table, PAIRS).await;
    for part in ["484 channels", "22 more", "500"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    makes(&game, gm, POWERS).await;
    app.finish().await;
}

#[tokio::test]
async fn a_gm_who_does_not_play_is_in_no_room() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let henrik = app.person("Henrik").await;
    let line = format!("gm hand-over gm:{}", henrik.id);
    game.gm().hears(game.table, &line).await;
    makes(&game, &henrik, POWERS).await;
    assert_eq!(rooms(&app, game.of("france").id), ["france"]);
    // Who had read what players plan could take a seat later.
    assert_eq!(rooms(&app, henrik.id), Vec::<String>::new());
    app.finish().await;
}

#[tokio::test]
async fn who_no_longer_plays_is_put_out_though_no_room_can_be_made() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, germany, henrik) = (game.gm(), game.of("germany"), app.person("Henrik").await);
    makes(&game, gm, &format!("{PAIRS} roles:True")).await;
    let talk = room(&app, germany.id, "france-germany");
    let new = Aim::new("POST", format!("/guilds/{GUILD_ID}/channels"));
    app.standin.fault(new, refused(), None);
    let line = format!("gm replace power:germany player:{}", henrik.id);
    seats(gm, game.table, &line, &henrik).await;
    let own = ("Germany · The Long Peace".to_owned(), vec![henrik.id]);
    becomes(&app, "the predecessor is out", |app| {
        rooms(app, germany.id).is_empty() && roles(app).contains(&own)
    })
    .await;
    let france = game.of("france").id;
    app.until("the old room is closed", async || {
        app.standin.say(france, talk, "Hello?").err()
    })
    .await;
    app.standin.clear_faults();
    gm.hears(game.table, "rooms make").await;
    becomes(&app, "Henrik is in", |app| rooms(app, henrik.id).len() == 6).await;
    app.finish().await;
}

#[tokio::test]
async fn what_others_made_is_never_taken_for_the_bots_own() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    let asked = |what: &str| Aim::new("POST", format!("/guilds/{GUILD_ID}/{what}"));
    // The first is in doubt, all others are refused.
    app.reach(HOUR);
    let mut hand_made = vec![
        app.standin
            .add_role(GUILD_ID, "Austria · The Long Peace", &[]),
    ];
    app.standin
        .fault(asked("roles"), Harm::Status(500), Some(1));
    app.standin.fault(asked("roles"), refused(), None);
    app.standin.fault(asked("channels"), refused(), None);
    let line = format!("{POWERS} roles:True");
    let told = gm.hears(game.table, &line).await;
    assert!(told.contains("I am making"), "{told}");
    let private = gm.private().await;
    gm.sees_words(private, "roles and rooms").await;
    let elsewhere = app.standin.add_channel(GUILD_ID, "france", 0);
    hand_made.push(
        app.standin
            .add_role(GUILD_ID, "France · The Long Peace", &[]),
    );
    app.standin.clear_faults();
    makes(&game, gm, &line).await;
    assert_eq!(rooms(&app, france.id), ["france", "france"]);
    assert_eq!(roles(&app).len(), 7 + hand_made.len());
    gm.hears(game.table, "rooms remove").await;
    becomes(&app, "all is removed", |app| {
        roles(app).len() == hand_made.len() && rooms(app, france.id).len() == 1
    })
    .await;
    assert_eq!(room(&app, france.id, "france"), elsewhere);
    let left = app.standin.roles_of(GUILD_ID);
    let is_left = |role: &Id| left.iter().any(|(id, ..)| id == role);
    assert!(hand_made.iter().all(is_left), "{left:?}");
    app.finish().await;
}

#[tokio::test]
async fn what_cannot_be_removed_keeps_nothing_else_and_is_tried_again() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let (gm, france) = (game.gm(), game.of("france"));
    makes(&game, gm, &format!("{POWERS} roles:True")).await;
    let stays = room(&app, france.id, "france");
    let aim = Aim::new("DELETE", format!("/channels/{stays}"));
    app.standin.fault(aim, refused(), None);
    let asked = gm.types(game.table, "gm abandon").await.message();
    gm.press(&asked, "End the game").await.message();
    becomes(&app, "the others are removed", |app| {
        roles(app).is_empty() && rooms(app, gm.id) == ["france"]
    })
    .await;
    let private = gm.private().await;
    gm.sees_words(private, "roles and rooms").await;
    app.standin.clear_faults();
    app.pass(DAY + HOUR);
    becomes(&app, "the last is removed", |app| {
        rooms(app, gm.id).is_empty()
    })
    .await;
    app.finish().await;
}

#[tokio::test]
async fn games_with_secret_names_or_without_talk_have_none() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let (game, henrik) = Game::begin_anonymous(&app).await;
    for line in ["rooms make roles:True", POWERS] {
        let told = henrik.hears(game.table, line).await;
        assert!(told.contains("nobody may know who plays"), "{told}");
    }
    app.finish().await;
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin_set(&app, "", "letters:false public:none").await;
    let told = game.gm().hears(game.table, PAIRS).await;
    assert!(told.contains("talk among themselves"), "{told}");
    app.finish().await;
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin_of(&app, "variant:capitalist").await;
    let told = game.gm().hears(game.table, "rooms make roles:True").await;
    assert!(told.contains("share the powers"), "{told}");
    app.finish().await;
}

#[tokio::test]
async fn the_category_and_the_roles_go_by_the_games_name() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let gm = game.gm();
    makes(&game, gm, &format!("{POWERS} roles:True")).await;
    let held = roles(&app);
    let is_named = async |name: &str| {
        let list = gm.get("channels").await;
        let mut all = list["channels"].as_array().into_iter().flatten();
        all.any(|one| one["kind"] == "category" && one["name"] == name)
    };
    assert!(is_named("The Long Peace").await);
    gm.hears(game.table, "game set name:The Short War").await;
    let renamed = async || is_named("The Short War").await.then_some(());
    app.until("the category", renamed).await;
    assert!(!is_named("The Long Peace").await);
    let new: Vec<(String, Vec<Id>)> = held
        .into_iter()
        .map(|(name, holders)| (name.replace("The Long Peace", "The Short War"), holders))
        .collect();
    becomes(&app, "the roles", |app| roles(app) == new).await;
    assert_eq!(rooms(&app, game.of("france").id), ["france"]);
    app.finish().await;
}

#[tokio::test]
async fn a_rollback_behind_the_end_keeps_the_rooms() {
    let app = TestApp::start().await;
    grant(&app, MORE);
    let game = Game::begin(&app).await;
    let gm = game.gm();
    makes(&game, gm, POWERS).await;
    game.play(&crate::game::SPRING, "Fall 1901, movement").await;
    let asked = gm
        .types(
            game.table,
            "gm end result:a draw among these powers powers:France, Italy",
        )
        .await
        .message();
    gm.press(&asked, "End the game").await.message();
    game.post("stay until").await;
    game.rolls_back("gm rollback").await;
    let stay = async || {
        let told = gm.hears(game.table, "rooms show").await;
        assert!(told.contains("7 of 7"), "{told}");
        (!told.contains("stay until")).then_some(())
    };
    app.until("no end is set", stay).await;
    app.pass(8 * DAY);
    app.until("they stay", stay).await;
    assert_eq!(rooms(&app, demo_people()[2]), ["france"]);
    app.finish().await;
}
