//! What the service keeps within bounds, and what it does not lose when many do something at once.

use crate::service_opening::{NOW, person, started};
use chancery::board::Power;
use chancery::service::{
    HouseRule, KEPT_AFTER_KICK, Mode, NewGame, Refusal, SECOND_LOOK, Service, ServiceError,
    Settings,
};
use chancery::store::{GameFilter, GameId, GuildId, Store};
use chancery::variants;
use sqlx::Connection;

const HOUR: i64 = 3_600_000;

#[tokio::test]
async fn where_no_room_is_left_no_game_is_made_and_those_there_go_on() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let (gm, me) = (person(Power::AUSTRIA), person(Power::FRANCE));
    let new = |name: &str| NewGame {
        guild: context.game.guild,
        channel: 7,
        name: name.to_owned(),
        setup: variants::standard(None),
        settings: Settings::default(),
        gm: None,
        join: false,
        computers: None,
    };
    let small = service.clone().with_space(1);
    let weight = service
        .store()
        .weight(context.game.guild, None)
        .await
        .expect("weighed");
    assert!(weight.revisions > 0 && weight.bytes > 0);
    small
        .create(&gm, new("First of all"))
        .await
        .expect("there is room");
    // Letters are texts nobody packs.
    let much = format!(
        "INSERT INTO press (guild, game, phase_no, phase, mark, author, grey, open, powers, text, origin, at)
         VALUES ({}, {}, 0, 'S1901M', 1, 1, 0, 0, '', hex(zeroblob(600000)), 'o', 1)",
        context.game.guild, context.game.id,
    );
    let file = _folder.path().join(chancery::store::DATABASE_FILE);
    let url = format!("sqlite:{}", file.display());
    let mut raw = <sqlx::SqliteConnection as sqlx::Connection>::connect(&url)
        .await
        .expect("the file");
    sqlx::raw_sql(sqlx::AssertSqlSafe(much))
        .execute(&mut raw)
        .await
        .expect("a long letter");
    let refused = small.create(&gm, new("Second")).await;
    assert!(
        matches!(
            refused,
            Err(ServiceError::Refused(Refusal::ServerFull { most: 1 }))
        ),
        "{refused:?}"
    );
    let written = small
        .write(&me, &context, "A Par - Bur", Mode::Add, false, "m1")
        .await;
    assert!(written.expect("games go on").changed);
    service
        .with_space(0)
        .create(&gm, new("Third"))
        .await
        .expect("no limit");
}

#[tokio::test]
async fn of_changes_at_the_same_moment_none_is_lost() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let by = person(Power::FRANCE);
    let guild = context.game.guild;
    let manager = chancery::service::Person {
        admin: true,
        ..by.clone()
    };
    let mut all = tokio::task::JoinSet::new();
    for role in 1..=24_u64 {
        let (service, manager, by) = (service.clone(), manager.clone(), by.clone());
        all.spawn(async move {
            let rule = HouseRule::GmRole { role, holds: true };
            service
                .set_house(&manager, guild, &rule)
                .await
                .expect("set");
            match role % 4 {
                0 => service.set_own(&by, |own| own.patterns = true).await,
                1 => service.set_own(&by, |own| own.silent = true).await,
                2 => service.set_own(&by, |own| own.unreminded = true).await,
                _ => service.set_own(&by, |own| own.missed = true).await,
            }
            .expect("set");
        });
    }
    all.join_all().await;
    // As another process reads it, and as this one remembers it.
    let fresh = Service::new(service.store().clone(), || {});
    for service in [&fresh, &service] {
        let house = service.house(guild).await.expect("read");
        assert_eq!(house.gm_roles.len(), 24);
        let own = service.own(by.id).await.expect("read");
        assert!(
            own.patterns && own.silent && own.unreminded && own.missed,
            "{own:?}"
        );
    }
}

#[tokio::test]
async fn ones_data_is_given_once_an_hour() {
    let (_folder, service, _) = started(variants::standard(None)).await;
    let mut by = person(Power::FRANCE);
    service.own_data(&by).await.expect("given");
    by.now += 20 * 60_000;
    let again = service.own_data(&by).await;
    assert!(
        matches!(
            again,
            Err(ServiceError::Refused(Refusal::ExportedLately {
                minutes: 40
            }))
        ),
        "{again:?}"
    );
    // Others do not wait for it, and what would go is shown at any time.
    service
        .own_data(&person(Power::ITALY))
        .await
        .expect("given");
    service.forgetting(&by).await.expect("shown");
    by.now += HOUR;
    service.own_data(&by).await.expect("given");
}

/// The games there are.
async fn games(store: &Store, guild: GuildId) -> usize {
    let all = store.games(guild, GameFilter::All, 99).await;
    all.expect("read").len()
}

#[tokio::test]
async fn nothing_is_erased_before_this_run_has_seen_that_the_bot_is_gone() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let (guild, store) = (context.game.guild, service.store().clone());
    let none = async |service: &Service, now| {
        service.present_in(&[], |_| true, now).await.expect("noted");
    };
    none(&service, 0).await;
    let due = KEPT_AFTER_KICK;
    // Another run: it has seen nothing yet.
    let service = Service::new(store.clone(), || {});
    for hour in 0..20 {
        let next = service.erase_due(due + hour * HOUR).await.expect("looked");
        assert_eq!(next, None);
    }
    assert_eq!(games(&store, guild).await, 1);
    // It sees that the bot is gone: some hours more.
    let seen = due + 20 * HOUR;
    none(&service, seen).await;
    assert_eq!(
        service.erase_due(seen).await.expect("looked"),
        Some(seen + SECOND_LOOK)
    );
    // A clock that jumps months ahead for a moment undoes what was seen.
    service
        .erase_due(seen + 100 * KEPT_AFTER_KICK)
        .await
        .expect("looked");
    service.erase_due(seen + HOUR).await.expect("looked");
    assert_eq!(
        service.erase_due(seen + SECOND_LOOK).await.expect("looked"),
        None
    );
    assert_eq!(games(&store, guild).await, 1);
    // Seen again, and then seen to be there.
    none(&service, seen + 7 * HOUR).await;
    service
        .present_in(&[guild], |_| true, seen + 8 * HOUR)
        .await
        .expect("noted");
    assert_eq!(
        service.erase_due(seen + 14 * HOUR).await.expect("looked"),
        None
    );
    assert_eq!(games(&store, guild).await, 1);
    // Gone for good. What fails elsewhere does not keep it.
    none(&service, seen + 15 * HOUR).await;
    service.erase_due(seen + 15 * HOUR).await.expect("looked");
    service
        .erase_due(seen + 15 * HOUR + SECOND_LOOK)
        .await
        .expect("erased");
    assert_eq!(games(&store, guild).await, 0);
}

/// Changes the database of a service behind its back.
async fn meddle(folder: &tempfile::TempDir, statements: String) {
    let mut raw = opened(folder).await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(statements))
        .execute(&mut raw)
        .await
        .expect("changed");
}

/// The database, beside the store.
async fn opened(folder: &tempfile::TempDir) -> sqlx::SqliteConnection {
    let file = folder.path().join(chancery::store::DATABASE_FILE);
    let url = format!("sqlite:{}", file.display());
    sqlx::SqliteConnection::connect(&url)
        .await
        .expect("the file")
}

/// A second game on the same server, in its lobby.
async fn another(service: &Service, guild: GuildId) -> GameId {
    let new = NewGame {
        guild,
        channel: 71,
        name: "Sound".to_owned(),
        setup: variants::standard(None),
        settings: Settings::default(),
        gm: None,
        join: false,
        computers: None,
    };
    let context = service.create(&person(Power::AUSTRIA), new).await;
    context.expect("a game").game.id
}

/// Makes a game unreadable.
fn break_game(game: GameId) -> String {
    format!("UPDATE game SET settings = '\"' || settings WHERE id = {game};")
}

#[tokio::test]
async fn votes_that_cannot_be_ended_do_not_hide_the_others() {
    let (folder, service, context) = started(variants::standard(None)).await;
    let (guild, broken) = (context.game.guild, context.game.id);
    let sound = another(&service, guild).await;
    let vote = |game: GameId, no: usize| {
        format!(
            "INSERT INTO ballot (guild, game, question, asked_by, opened_at, opened_seq, opened_in, until_at, state)
             VALUES ({guild}, {game}, '{{\"no\":{no}}}', 1, 1, 1, 0, {NOW}, 'open');"
        )
    };
    let mut statements: String = (0..50).map(|no| vote(broken, no)).collect();
    statements += &vote(sound, 50);
    statements += &break_game(broken);
    meddle(&folder, statements).await;
    service.close_ballots(NOW + 1).await.expect("looked");
    let open = async |game| {
        let open = service.store().open_ballots(guild, game).await;
        open.expect("read").len()
    };
    assert_eq!(open(broken).await, 50);
    assert_eq!(open(sound).await, 0);
}

#[tokio::test]
async fn forgetting_somebody_in_one_game_does_not_wait_for_another() {
    let (folder, service, context) = started(variants::standard(None)).await;
    let (guild, broken) = (context.game.guild, context.game.id);
    let sound = another(&service, guild).await;
    // The one is nobody of Discord's, so that forgetting them fails.
    let (nobody, somebody) = (1, 200_000_000_000_000_007_i64);
    let statements = format!(
        "UPDATE game SET status = 'finished';
         INSERT INTO forget (guild, game, person, asked_at)
         VALUES ({guild}, {broken}, {nobody}, 1), ({guild}, {sound}, {somebody}, 1);"
    );
    meddle(&folder, statements).await;
    service.erase_due(NOW).await.expect_err("one of them fails");
    let due = service.store().forget_due().await.expect("read");
    assert_eq!(due, [(guild, broken, nobody)]);
}

#[tokio::test]
async fn a_server_gone_for_long_is_not_written_to_at_each_start() {
    let (folder, service, context) = started(variants::standard(None)).await;
    let guild = context.game.guild;
    service.present_in(&[], |_| true, NOW).await.expect("noted");
    let before = service.store().all_gone().await.expect("read");
    let head = service
        .game_context(guild, context.game.id)
        .await
        .expect("read");
    // Somebody else writes meanwhile, so that nothing else can.
    let mut writer = opened(&folder).await;
    let begin = sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut writer).await;
    begin.expect("a transaction");
    service
        .present_in(&[], |_| true, NOW + HOUR)
        .await
        .expect("it has nothing to write");
    writer.close().await.expect("closed");
    let after = service.store().all_gone().await.expect("read");
    assert_eq!(before.len(), 1);
    assert_eq!(format!("{before:?}"), format!("{after:?}"));
    let again = service
        .game_context(guild, context.game.id)
        .await
        .expect("read");
    assert_eq!(head.game.seq, again.game.seq);
}

#[tokio::test]
async fn who_is_invited_while_the_bot_connects_is_not_taken_for_gone() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let guild = context.game.guild;
    // Discord's list was made before the invitation; the word of that comes while the list is looked through.
    let (listed, invited) = tokio::join!(
        service.present_in(&[], |_| true, NOW),
        service.invited_back(guild, NOW)
    );
    listed.expect("noted");
    invited.expect("noted");
    let gone = service.store().all_gone().await.expect("read");
    assert!(gone.is_empty(), "{gone:?}");
    assert_eq!(
        service.store().running_guilds().await.expect("read"),
        [guild]
    );
}
