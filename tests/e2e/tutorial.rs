//! The first game in the sandbox: each step is noticed when it is done, and the path has an end.

use crate::alone::{button, start};
use crate::page::Person;
use chancery::sandbox::{demo_channels, demo_people};
use chancery::scheduler::ShiftedClock;
use std::sync::Arc;

/// The steps done, in their order.
async fn done(person: &Person) -> Vec<String> {
    done_of(person, 10).await
}

/// The same of a path that has so many steps.
async fn done_of(person: &Person, count: usize) -> Vec<String> {
    let answer = person.get("steps").await;
    let steps = answer["steps"].as_array().cloned().unwrap_or_default();
    assert_eq!(steps.len(), count, "{answer:#}");
    steps
        .iter()
        .filter(|step| step["done"] == true)
        .map(|step| step["id"].as_str().unwrap_or_default().to_owned())
        .collect()
}

#[tokio::test]
async fn a_first_game_is_walked_through_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    let giulia = Person::sit_down(standin.base_url(), demo_people()[6], "Giulia", None).await;
    assert!(done(&henrik).await.is_empty());

    henrik.types(table, "game create name:Solitaire").await;
    assert_eq!(done(&henrik).await, ["create"]);
    button(&henrik, "fill", table).await;
    assert_eq!(done(&henrik).await, ["create", "fill"]);
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    assert_eq!(done(&henrik).await, ["create", "fill", "start"]);
    henrik.types(table, "map").await;
    assert_eq!(done(&henrik).await, ["create", "fill", "start", "look"]);

    // Any order will do; which power it is the lot decided.
    let units = henrik.choices(table, "order unit:", "unit").await;
    let (_, unit) = units.first().cloned().expect("a unit");
    let unit = unit.as_str().unwrap_or_default().to_owned();
    henrik
        .types(table, &format!("order unit:{unit} order:{unit} H"))
        .await;
    let before = done(&henrik).await;
    assert!(before.contains(&"order".to_owned()), "{before:?}");
    assert!(!before.contains(&"ready".to_owned()), "{before:?}");
    henrik.types(table, "ready").await;
    let after = done(&henrik).await;
    assert!(after.contains(&"ready".to_owned()), "{after:?}");
    assert!(!after.contains(&"forward".to_owned()), "{after:?}");
    henrik.types(table, "ready ready:false").await;
    button(&henrik, "fill", table).await;
    button(&henrik, "fast-forward", table).await;
    henrik.sees_words(table, "Fall 1901, movement").await;
    let after = done(&henrik).await;
    assert!(after.contains(&"forward".to_owned()), "{after:?}");
    assert!(!after.contains(&"why".to_owned()), "{after:?}");
    henrik.types(table, "why province:Paris").await;
    assert!(done(&henrik).await.contains(&"why".to_owned()));

    for _ in 0..6 {
        if done(&henrik).await.contains(&"year".to_owned()) {
            break;
        }
        button(&henrik, "fill", table).await;
        henrik.types(table, "gm process").await;
    }
    assert!(done(&henrik).await.contains(&"year".to_owned()));
    let sure = henrik.types(table, "gm abandon").await.message();
    henrik.press(&sure, "End the game").await;
    assert_eq!(done(&henrik).await.len(), 10);
    // Nobody else has done any of it for looking on.
    let others = done(&giulia).await;
    assert!(!others.contains(&"why".to_owned()), "{others:?}");
    bot.stop().await;
    standin.stop();
}

#[tokio::test]
async fn whoever_goes_on_without_looking_around_is_not_called_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    henrik.types(table, "game create name:Solitaire").await;
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    let before = done(&henrik).await;
    assert!(!before.contains(&"look".to_owned()), "{before:?}");
    let units = henrik.choices(table, "order unit:", "unit").await;
    let (_, unit) = units.first().cloned().expect("a unit");
    let unit = unit.as_str().unwrap_or_default().to_owned();
    henrik
        .types(table, &format!("order unit:{unit} order:{unit} H"))
        .await;
    let after = done(&henrik).await;
    assert_eq!(after, ["create", "fill", "start", "look", "order"]);
    bot.stop().await;
    standin.stop();
}

#[tokio::test]
async fn a_first_game_with_money_has_a_step_about_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let clock = Arc::new(ShiftedClock::new(0));
    let table = demo_channels()[2];
    let (standin, bot) = start(folder.path(), &clock).await;
    let henrik = Person::sit_down(standin.base_url(), demo_people()[7], "Henrik", None).await;
    assert!(done(&henrik).await.is_empty());
    let line = "game create name:Solitaire variant:economic";
    henrik.types(table, line).await;
    assert_eq!(done_of(&henrik, 11).await, ["create"]);
    button(&henrik, "fill", table).await;
    henrik.types(table, "gm start").await;
    henrik.sees_words(table, "Spring 1901, movement").await;
    let before = done_of(&henrik, 11).await;
    assert!(!before.contains(&"money".to_owned()), "{before:?}");
    // Whichever power Henrik plays, one of the two is another's; a payment is no order.
    for to in ["Italy", "Turkey"] {
        henrik.tells_the_bot(&format!("Give 1 to {to}")).await;
    }
    let paid = done_of(&henrik, 11).await;
    assert!(paid.contains(&"money".to_owned()), "{paid:?}");
    assert!(!paid.contains(&"order".to_owned()), "{paid:?}");
    henrik.types(table, "credits balance").await;
    let after = done_of(&henrik, 11).await;
    assert!(after.contains(&"money".to_owned()), "{after:?}");
    bot.stop().await;
    standin.stop();
}
