//! Treaties where players share the powers: who speaks for which (`for:`), proposals that reach those who
//! order a power, declarations in vain told to their authors, claims by one alone.

use crate::app::TestApp;
use crate::page::Person;
use crate::said::{component, is_private, words_of};
use chancery::sandbox::Id;
use serde_json::Value;

struct Shared {
    table: Id,
    adelaide: Person,
    bertrand: Person,
    cosima: Person,
}

/// Three players share seven powers; three points win alone.
async fn begin(app: &TestApp) -> Shared {
    let table = app.table();
    let adelaide = app.person("Adelaide").await;
    let create = "game create name:The Concert variant:relations \
                  options:control=bourse victory_points=3";
    adelaide.types(table, create).await;
    let bertrand = app.person("Bertrand").await;
    let cosima = app.person("Cosima").await;
    for person in [&bertrand, &cosima] {
        person.types(table, "game join").await;
    }
    adelaide.types(table, "gm start").await;
    adelaide.sees_words(table, "before the moves of 1901").await;
    Shared {
        table,
        adelaide,
        bertrand,
        cosima,
    }
}

impl Shared {
    async fn goes_on(&self, next: &str) {
        self.adelaide.types(self.table, "gm process").await;
        self.adelaide.sees_words(self.table, next).await;
    }

    /// Types a line and finds this in the private answer.
    async fn told(&self, person: &Person, line: &str, part: &str) -> Value {
        let answer = person.types(self.table, line).await.message();
        let words = words_of(&answer);
        assert!(words.contains(part), "{line}: {part}: {words}");
        assert!(is_private(&answer), "{line}");
        answer
    }
}

#[tokio::test]
async fn a_proposal_is_found_under_the_sheets_of_those_who_order_the_power() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (adelaide, bertrand) = (&game.adelaide, &game.bertrand);
    let propose = "treaty propose with:france kind:MDT: mutual defence";
    // In the first season everybody orders every power.
    game.told(adelaide, propose, "Choose one with the option `for`")
        .await;
    let line = format!("{propose} for:italy");
    game.told(adelaide, &line, "Whoever orders France sees your proposal")
        .await;
    let line = "Italy proposes to France";
    let found = game.told(bertrand, "treaty list", line).await;
    let button = "Declare: France: Enter MDT with Italy";
    assert!(component(&found["components"], button).is_some(), "{found}");
    game.told(bertrand, "orders", line).await;
    let pressed = words_of(&bertrand.press(&found, button).await.message());
    assert!(
        pressed.contains("✓ `France: Enter MDT with Italy`"),
        "{pressed}"
    );
    // Who does not play learns nothing of it.
    let henrik = app.person("Henrik").await;
    game.told(&henrik, "treaty list", "do not play").await;
    // Nobody declared the other side: the author is told, the others are not.
    game.goes_on("Spring 1901, movement").await;
    game.told(
        bertrand,
        "treaty list",
        "`Enter MDT with Italy` had no effect",
    )
    .await;
    let other = adelaide.hears(game.table, "treaty list").await;
    assert!(!other.contains("had no effect"), "{other}");
    assert!(!other.contains("proposes to"), "an old one: {other}");
    app.finish().await;
}

#[tokio::test]
async fn each_command_speaks_for_the_power_that_is_named() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let (adelaide, bertrand, cosima) = (&game.adelaide, &game.bertrand, &game.cosima);
    game.told(
        adelaide,
        "treaty victory",
        "Choose one with the option `for`",
    )
    .await;
    game.told(
        adelaide,
        "treaty victory for:italy",
        "You share Italy with other players",
    )
    .await;
    let mdt = "kind:MDT: mutual defence";
    let enter = format!("treaty enter with:italy {mdt}");
    game.told(cosima, &enter, "say which one this is for").await;
    let line = format!("{enter} for:germany");
    game.told(cosima, &line, "✓ `Germany: Enter MDT with Italy`")
        .await;
    let line = format!("treaty enter with:germany {mdt} for:italy");
    game.told(cosima, &line, "✓ `Italy: Enter MDT with Germany`")
        .await;
    game.goes_on("Spring 1901, movement").await;
    // Bertrand buys Germany.
    for line in [
        "trade sell currency:lira units:500",
        "trade buy currency:marks units:400",
    ] {
        game.told(bertrand, line, "✓").await;
    }
    game.goes_on("Fall 1901, movement").await;
    let ours = [
        (
            "treaty permit unit:any Italian province:mun for:germany",
            "✓ `Germany: Permit any Italian to Mun`",
        ),
        (
            "treaty transfer centre:mun to:italy for:germany",
            "✓ `Germany: Transfer Mun to Italy`",
        ),
    ];
    for (line, sealed) in ours {
        game.told(bertrand, line, sealed).await;
        game.told(
            adelaide,
            line,
            "you cannot order Germany’s units this season",
        )
        .await;
    }
    let line = format!("treaty enter with:austria {mdt} for:germany");
    game.told(bertrand, &line, "✓ `Germany: Enter MDT with Austria`")
        .await;
    game.told(
        adelaide,
        &line,
        "you cannot order Germany’s units this season",
    )
    .await;
    let propose = format!("treaty propose with:austria {mdt} for:germany");
    game.told(adelaide, &propose, "You cannot speak for Germany")
        .await;
    game.told(bertrand, &propose, "sees your proposal").await;
    game.told(
        bertrand,
        "treaty victory for:germany",
        "after a Fall and before the next moves",
    )
    .await;
    game.goes_on("Winter 1901").await;
    let abrogate = "treaty abrogate with:italy for:germany";
    game.told(
        bertrand,
        abrogate,
        "✓ `Germany: Abrogate treaty with Italy`",
    )
    .await;
    game.told(
        adelaide,
        abrogate,
        "you cannot order Germany’s units this season",
    )
    .await;
    game.told(
        adelaide,
        "treaty victory for:germany",
        "You cannot speak for Germany",
    )
    .await;
    let henrik = app.person("Henrik").await;
    game.told(&henrik, "treaty victory for:germany", "do not play")
        .await;
    game.told(
        bertrand,
        "treaty victory for:germany",
        "Everybody can read it",
    )
    .await;
    game.adelaide
        .sees_words(game.table, "Germany claims victory alone")
        .await;
    game.told(
        bertrand,
        "treaty victory for:germany",
        "is still to be decided",
    )
    .await;
    app.finish().await;
}
