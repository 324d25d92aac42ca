//! Games whose players share the powers, asked of the service: any number of players who come and go, trade,
//! are waited for and reminded, and vote on the end; and what is told of the secret behind the lots.

use crate::service_money::{changed, outbox};
use crate::service_opening::NOW;
use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::control::exchange::{Account, BadTrade, Exchange, ExchangeError, Presence, Secret};
use chancery::game::{ActError, GameStatus, Item, Motion, OrderError, Outcome};
use chancery::service::{
    GameContext, Line, Mode, NewGame, Notice, Person, Refusal, Service, ServiceError, WhyNot,
};
use chancery::store::{GuildId, Store};
use chancery::variants::{self, options};
use serde_json::{Value, json};
use tempfile::TempDir;

fn by(n: u64) -> Person {
    Person::new(PlayerId(n), NOW)
}

/// A started game of so many players, numbered from 1; player 1 runs it.
async fn game(players: u64, given: Value) -> (TempDir, Service, GameContext) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    let service = Service::new(store, || {});
    let mut setup = variants::capitalist(None);
    let given = serde_json::from_value(given).expect("an object");
    options::set(&mut setup, &given).expect("options of the variant");
    let new = NewGame {
        guild: GuildId(7),
        channel: 70,
        name: "Bourse".to_owned(),
        setup,
        settings: Default::default(),
        gm: None,
        join: true,
        computers: None,
    };
    let mut context = service.create(&by(1), new).await.expect("a game");
    for n in 2..=players {
        context = service.join(&by(n), &context, None).await.expect("a place");
    }
    assert_eq!(context.commitment(), None);
    let context = service.start(&by(1), &context).await.expect("it starts");
    (folder, service, context)
}

/// The game as it stands.
async fn now(service: &Service, context: &GameContext) -> GameContext {
    let context = service
        .game_context(context.game.guild, context.game.id)
        .await;
    context.expect("the game")
}

/// Closes the open phase.
async fn close(service: &Service, context: &GameContext) -> GameContext {
    let context = now(service, context).await;
    let closed = service.process(&by(1), &context).await.expect("it closes");
    closed.context
}

async fn write(service: &Service, context: &GameContext, n: u64, text: &str) -> Vec<Line> {
    let origin = format!("{n} {text} {}", context.state.number);
    let by = by(n);
    let written = service.write(&by, context, text, Mode::Add, false, &origin);
    written.await.expect("an answer").lines
}

fn exchange(context: &GameContext) -> &Exchange {
    context.state.control.exchange().expect("an exchange")
}

fn account(context: &GameContext, n: u64) -> &Account {
    &exchange(context).accounts[&PlayerId(n)]
}

/// Those the store has as players now.
async fn members(service: &Service, context: &GameContext) -> Vec<i64> {
    let all = service
        .store()
        .members(context.game.guild, context.game.id)
        .await;
    let here = all.expect("members").into_iter();
    let mut here: Vec<i64> = here
        .filter(|m| m.left_at.is_none())
        .map(|m| m.player)
        .collect();
    here.sort();
    here
}

#[tokio::test]
async fn c01a_two_hundred_players_join_and_trade_without_a_word_to_each() {
    let (_folder, service, context) = game(200, json!({})).await;
    assert_eq!(members(&service, &context).await.len(), 200);
    let (trade_form, origin) = ("sell 100 lira; buy 50 marks", |n: u64| {
        format!("ticket {n}")
    });
    for n in 1..=200 {
        // They press buttons, and some have written to us in private.
        service
            .contact(&by(n), n % 40 == 0)
            .await
            .expect("it is noted");
        let trades_written = service
            .trade_form(&by(n), &context, trade_form, None, &origin(n))
            .await;
        assert!(trades_written.expect("an answer").is_sealed());
    }
    write(&service, &context, 7, "A Par - Bur").await;
    let said = outbox(&service).await;
    assert!(said.len() < 5, "{} rows", said.len());
    // Of those who owe something, only who talked with us in private is reminded, and in private.
    for n in [40, 80] {
        let cleared = service.clear(&by(n), &context, &format!("clear {n}")).await;
        cleared.expect("an answer");
    }
    let guild = context.game.guild;
    let reminders = service.reminder_posts(guild, context.game.id, context.game.head.phase_no);
    let reminders = reminders.await.expect("reminders");
    let routes: Vec<&str> = reminders.iter().map(|p| p.route.as_str()).collect();
    assert_eq!(routes, ["person:40", "person:80"]);
    let status = service.status(&context).await.expect("a status");
    assert!(
        status
            .debtors
            .iter()
            .all(|d| d.hands.len() == 200 && d.player.is_none())
    );
    let context = close(&service, &context).await;
    assert_eq!(context.state.phase.to_string(), "F1901M");
    // 198 players sold 100 lira and bought 50 marks.
    let prices = &exchange(&context).prices;
    assert_eq!((prices[&Power::ITALY], prices[&Power::GERMANY]), (1, 199));
    assert_eq!(
        (account(&context, 3).cents, account(&context, 40).cents),
        (5_000, 0)
    );
    let said = outbox(&service).await;
    assert!(said.len() < 15, "{} rows", said.len());
    // Only those who talked with us in private hear of the new phase there.
    let private = said.iter().filter(|row| row.route.starts_with("person:"));
    let private: Vec<&str> = private.map(|row| row.route.as_str()).collect();
    let open = [40, 80, 120, 160, 200].map(|n| format!("person:{n}"));
    assert_eq!(private, open);
}

#[tokio::test]
async fn c07a_who_joins_late_has_a_thousand_of_each_and_trades_at_once() {
    let (_folder, service, context) = game(3, json!({})).await;
    let context = close(&service, &context).await;
    let context = service.join(&by(9), &context, None).await.expect("a place");
    assert_eq!(account(&context, 9).total(), 7_000);
    assert_eq!(members(&service, &context).await, [1, 2, 3, 9]);
    let again = service.join(&by(9), &context, None).await;
    let in_it = Refusal::Game(ActError::Exchange(ExchangeError::AlreadyIn));
    assert!(matches!(again, Err(ServiceError::Refused(why)) if why == in_it));
    let wish = service.join(&by(10), &context, Some(Power::FRANCE)).await;
    let no_powers = Refusal::Game(ActError::Exchange(ExchangeError::NoPowers));
    assert!(matches!(wish, Err(ServiceError::Refused(why)) if why == no_powers));
    // Whose units are whose was decided when the season before closed.
    let lines = write(&service, &context, 9, "sell 500 lira\nA Par - Bur").await;
    assert!(matches!(
        lines[0],
        Line::Written {
            item: Item::Trade(_),
            ..
        }
    ));
    let power = Power::FRANCE;
    assert!(
        matches!(&lines[1], Line::Faulty { fault, .. } if *fault == OrderError::NotCommanded { power })
    );
    let context = close(&service, &context).await;
    assert_eq!(account(&context, 9).cents, 50_000);
}

#[tokio::test]
async fn r3b_15_who_leaves_keeps_what_is_frozen_and_finds_it_again() {
    let (_folder, service, context) = game(3, json!({})).await;
    write(&service, &context, 2, "sell 500 lira").await;
    let (context, power) = service.leave(&by(2), &context).await.expect("they may");
    assert_eq!(
        (power.is_some(), members(&service, &context).await),
        (true, vec![1, 3])
    );
    let context = close(&service, &context).await;
    let kept = account(&context, 2);
    assert_eq!(
        (kept.total(), kept.cents, kept.presence),
        (7_000, 0, Presence::Left)
    );
    let refused = service
        .write(&by(2), &context, "buy 1 mark", Mode::Add, false, "late")
        .await;
    assert!(matches!(
        refused,
        Err(ServiceError::Refused(Refusal::NotAPlayer))
    ));
    let context = service.join(&by(2), &context, None).await.expect("a place");
    assert_eq!(account(&context, 2).total(), 7_000);
    assert_eq!(members(&service, &context).await, [1, 2, 3]);
}

#[tokio::test]
async fn r3b_15_who_misses_too_many_turns_is_taken_out_of_the_games_list_too() {
    let (_folder, service, mut context) = game(2, json!({"removed_after": 2})).await;
    for _ in 0..2 {
        write(&service, &context, 1, "trade nothing").await;
        context = close(&service, &context).await;
    }
    let gone = account(&context, 2);
    assert_eq!((gone.presence, gone.total()), (Presence::Removed, 0));
    assert_eq!(members(&service, &context).await, [1]);
    let back = service.join(&by(2), &context, None).await;
    let removed = Refusal::Game(ActError::Exchange(ExchangeError::Removed));
    assert!(matches!(back, Err(ServiceError::Refused(why)) if why == removed));
    // A rollback to before it brings them back.
    let first = service
        .rollback_points(&by(1), &context)
        .await
        .expect("points");
    let start = first.last().expect("the start").seq;
    let rolled = service.rollback(&by(1), &context, Some(start)).await;
    let context = rolled.expect("it goes").context;
    assert_eq!(account(&context, 2).total(), 7_000);
    assert_eq!(members(&service, &context).await, [1, 2]);
}

#[tokio::test]
async fn a_phase_waits_for_those_who_play_along_and_for_whoever_wrote() {
    let (_folder, service, context) = game(2, json!({})).await;
    let context = service.join(&by(3), &context, None).await.expect("a place");
    let ready = async |n: u64| {
        let done = service
            .ready(&by(n), &now(&service, &context).await, true)
            .await;
        let (standing, closed) = done.expect("it is marked");
        (standing.of, standing.waiting.len(), closed.is_some())
    };
    assert_eq!(ready(1).await, (2, 1, false));
    // The newcomer was not waited for, and is as soon as they have written.
    write(&service, &context, 3, "sell 5 lira").await;
    assert_eq!(ready(2).await, (3, 1, false));
    assert_eq!(ready(3).await, (3, 0, true));
    let stranger = service
        .ready(&by(9), &now(&service, &context).await, true)
        .await;
    assert!(matches!(
        stranger,
        Err(ServiceError::Refused(Refusal::NotAPlayer))
    ));
}

#[tokio::test]
async fn where_nobody_plays_along_the_deadline_alone_closes() {
    let (_folder, service, mut context) = game(2, json!({})).await;
    for _ in 0..2 {
        context = close(&service, &context).await;
    }
    assert!(context.game.head.deadline.is_some() && context.state.awaited().is_empty());
    let (standing, closed) = service
        .ready(&by(2), &context, true)
        .await
        .expect("it is marked");
    assert!(closed.is_none() && !standing.all);
}

/// Every refusal leaves the ticket before as it was.
#[tokio::test]
async fn bad_tickets_are_told_line_by_line_and_lose_nothing() {
    let (_folder, service, context) = game(2, json!({})).await;
    let context = changed(&service, &context, |state| {
        let exchange = state.control.exchange_mut().expect("an exchange");
        exchange.remove_currency(Power::TURKEY);
        let mine = exchange.accounts.get_mut(&PlayerId(1)).expect("an account");
        mine.units.insert(Power::FRANCE, 300);
        exchange.command = exchange.holders();
    })
    .await;
    let good = service
        .trade_form(&by(1), &context, "sell 100 lira", None, "good")
        .await;
    assert!(good.expect("an answer").is_sealed());
    let bad = |why: BadTrade| WhyNot::Bad(why);
    for (i, (text, line, why)) in [
        (
            "sell 400 francs",
            1,
            Some(bad(BadTrade::Holding { has: 300 })),
        ),
        ("sell 600 lira", 1, Some(bad(BadTrade::Cap { left: 500 }))),
        (
            "sell 500 lira\nbuy 501 marks",
            2,
            Some(bad(BadTrade::Means {
                units: 500,
                cents: 50_000,
            })),
        ),
        (
            "sell 1 piastre",
            1,
            Some(bad(BadTrade::Gone {
                currency: Power::TURKEY,
            })),
        ),
        ("sell 100 lira\nbuy some marks", 2, None),
        ("hold everything", 1, None),
    ]
    .into_iter()
    .enumerate()
    {
        let origin = format!("bad {i}");
        let trades_written = service
            .trade_form(&by(1), &context, text, None, &origin)
            .await;
        let trades_written = trades_written.expect("an answer");
        let told = trades_written.bad.iter().find(|b| b.number == line);
        let told = told.unwrap_or_else(|| panic!("{text}: {:?}", trades_written.bad));
        if let Some(why) = why {
            assert_eq!(told.why, why, "{text}");
        }
        let kept: Vec<String> = trades_written
            .mine
            .sheet
            .items()
            .map(|i| i.to_string())
            .collect();
        assert_eq!(kept, ["Sell 100 lira"], "{text}");
    }
    // Orders for others' units are refused with whose they are.
    let lines = write(&service, &context, 1, "A Par - Bur").await;
    let power = Power::FRANCE;
    assert!(
        matches!(&lines[0], Line::Faulty { fault, .. } if *fault == OrderError::NotCommanded { power })
    );
}

#[tokio::test]
async fn c10a_the_end_is_proposed_voted_on_and_tells_the_secret() {
    let (_folder, service, context) = game(3, json!({})).await;
    let hash = context.commitment().expect("the hash of a secret");
    assert_eq!(context.secret(), None);
    let context = close(&service, &context).await;
    let context = service.join(&by(4), &context, None).await.expect("a place");
    // Anybody may propose; only those listed as eligible vote.
    let turnout = service.propose(&by(4), &context, Motion::Close).await;
    assert_eq!(turnout.expect("it is open").votes, 0);
    let rows = outbox(&service).await;
    let said = rows.iter().filter(|row| row.kind == "proposed");
    let said: Vec<Notice> = said
        .map(|r| Notice::from_json(&r.payload).expect("a notice"))
        .collect();
    let (motion, proposer) = (Motion::Close, PlayerId(4));
    assert_eq!(
        said,
        [Notice::Proposed {
            motion,
            by: proposer
        }]
    );
    let vote = async |n: u64| {
        let context = now(&service, &context).await;
        service
            .vote(&by(n), &context, Motion::Close, Some(true))
            .await
    };
    let refused = vote(4).await;
    let not_eligible = Refusal::Game(ActError::NotEligible);
    assert!(matches!(refused, Err(ServiceError::Refused(why)) if why == not_eligible));
    for n in 1..=3 {
        vote(n).await.expect("a vote");
    }
    let context = now(&service, &context).await;
    let GameStatus::Finished(Outcome::Scores(scores)) = &context.state.stage else {
        panic!("{:?}", context.state.stage)
    };
    assert_eq!(scores.scores.len(), 4);
    let secret = context.secret().expect("it is told");
    assert_eq!(Secret::new(secret.0).commitment(), hash);
    // Anybody can play it again from its archive.
    let archive = service.archive(&context).await.expect("an archive");
    let found = chancery::archive::verify(&archive.bytes, chancery::service::ENGINE);
    let found = found.expect("its hashes hold");
    for phase in &found.phases {
        assert_eq!(phase.finding, chancery::archive::Finding::Same, "{phase:?}");
    }
    // A game that goes on after its end has another secret.
    let rolled = service.rollback(&by(1), &context, None).await;
    let context = rolled.expect("it goes on").context;
    assert_ne!(context.commitment(), Some(hash));
    assert_eq!((context.secret(), exchange(&context).rollbacks), (None, 1));
}

#[tokio::test]
async fn a_rollback_keeps_the_secret_and_is_counted() {
    let (_folder, service, context) = game(2, json!({})).await;
    let hash = context.commitment();
    let context = close(&service, &context).await;
    let rolled = service.rollback(&by(1), &context, None).await;
    let context = rolled.expect("it goes back").context;
    assert_eq!(
        (context.commitment(), exchange(&context).rollbacks),
        (hash, 1)
    );
}

#[tokio::test]
async fn who_abandons_a_game_tells_its_secret_too() {
    let (_folder, service, context) = game(2, json!({})).await;
    let hash = context.commitment();
    let context = service.abandon(&by(1), &context).await.expect("it ends");
    let secret = context.secret().map(|s| Secret::new(s.0).commitment());
    assert_eq!(secret, hash);
}

#[tokio::test]
async fn r3b_24_a_winter_is_owed_by_countries_that_build_whatever_else_their_holders_order() {
    let (_folder, service, context) = game(2, json!({})).await;
    let context = changed(&service, &context, |state| {
        state.phase = "W1901A".parse().expect("a phase");
        let units = &mut state.position.units;
        units.retain(|u| u.at.province.id() != "par");
    })
    .await;
    let status = service.status(&context).await.expect("a status");
    let owed: Vec<Power> = status.debtors.iter().map(|d| d.power).collect();
    assert_eq!(owed, [Power::FRANCE]);
    assert_eq!(context.state.awaited().len(), 2);
}

#[tokio::test]
async fn c01a_many_who_press_a_button_at_once_are_all_heard() {
    let (_folder, service, context) = game(1, json!({})).await;
    let mut joins = tokio::task::JoinSet::new();
    for n in 10..90 {
        let (service, context) = (service.clone(), context.clone());
        joins.spawn(async move { service.join(&by(n), &context, None).await.is_ok() });
    }
    assert!(joins.join_all().await.into_iter().all(|joined| joined));
    assert_eq!(members(&service, &context).await.len(), 81);
    // The GM's own command does not lose against them either.
    let longer = service.extend(&by(1), &context, 60_000, None).await;
    let longer = longer.expect("the deadline moves");
    assert_eq!(longer.state.control.players().len(), 81);
}
