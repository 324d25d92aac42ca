//! Treaties by command: each does what it says on one's own sealed sheet, refuses what cannot be with
//! the rule, and tells nobody else.

use crate::app::TestApp;
use crate::game::{Game, WISHES};
use crate::said::{component, is_private, pictures, words_of};
use serde_json::Value;

async fn begin(app: &TestApp) -> Game {
    Game::begin_of(app, "variant:relations").await
}

/// The GM closes the phase, and the next one is open.
async fn goes_on(game: &Game, next: &str) -> Value {
    game.gm().hears(game.table, "gm process").await;
    game.post(next).await
}

/// Types a line and finds all of these in the private answer.
async fn told(game: &Game, power: &str, line: &str, parts: &[&str]) {
    let answer = game.of(power).types(game.table, line).await.message();
    let words = words_of(&answer);
    for part in parts {
        assert!(words.contains(part), "{power} {line}: {part}: {words}");
    }
    assert!(is_private(&answer), "{power} {line}");
}

#[tokio::test]
async fn a_proposal_binds_nobody_and_its_button_seals_a_declaration() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let table = game.table;
    let (france, italy) = (game.of("france"), game.of("italy"));
    let line = "treaty propose with:italy kind:MDT: mutual defence";
    // Who wants no private messages is not written to.
    italy.hears(table, "notify private:False").await;
    let told = france.hears(table, line).await;
    assert!(told.contains("takes no private messages"), "{told}");
    italy.hears(table, "notify private:True").await;
    let answer = france.types(table, line).await.message();
    assert!(is_private(&answer));
    let words = words_of(&answer);
    assert!(words.contains("on its way to Italy"), "{words}");
    let own = france.hears(table, "treaty list").await;
    assert!(own.contains("declared nothing"), "{own}");
    let private = italy.private().await;
    let button = "Declare: Enter MDT with France";
    let fits = |m: &Value| component(&m["components"], button).is_some();
    let offer = italy.sees(private, button, fits).await;
    let words = words_of(&offer);
    assert!(words.contains("not binding"), "{words}");
    let words = words_of(&italy.press(&offer, button).await.message());
    assert!(words.contains("✓ `Enter MDT with France`"), "{words}");
    assert!(
        words.contains("only if France declares the same"),
        "{words}"
    );
    // The author is told nothing of it, and has to declare it himself.
    let own = france.hears(table, "treaty list").await;
    assert!(!own.contains("Italy"), "{own}");
    let button = "Declare: Enter MDT with Italy";
    let words = words_of(&france.press(&answer, button).await.message());
    assert!(words.contains("✓ `Enter MDT with Italy`"), "{words}");
    let line = "treaty propose with:germany kind:MDT: mutual defence";
    let kept = france.types(table, line).await.message();
    goes_on(&game, "Spring 1901, movement").await;
    let ties = game.of("turkey").hears(table, "relations").await;
    assert!(ties.contains("France and Italy: mutual defence"), "{ties}");
    // An old button declares nothing in a later phase.
    let button = "Declare: Enter MDT with Germany";
    let old = words_of(&france.press(&kept, button).await.message());
    assert!(old.contains("earlier phase"), "{old}");
    app.finish().await;
}

#[tokio::test]
async fn r_h3_what_is_not_agreed_in_the_first_phase_stays_secret() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let table = game.table;
    let aat = "kind:AAT: aggressive alliance";
    let enters = "✓ `Enter AAT with Austria`";
    let sealed = ["sealed", enters];
    for power in WISHES {
        game.of(power).tells_the_bot("help").await;
    }
    told(
        &game,
        "italy",
        &format!("treaty enter with:austria {aat}"),
        &sealed,
    )
    .await;
    let line = format!("treaty enter with:turkey {aat}");
    told(&game, "russia", &line, &["✓ `Enter AAT with Turkey`"]).await;
    let line = format!("treaty enter with:russia {aat}");
    told(&game, "turkey", &line, &["✓ `Enter AAT with Russia`"]).await;
    // Taken back, by command and by button.
    let line = format!("treaty enter with:germany {aat}");
    let answer = game.of("england").types(table, &line).await.message();
    let taken = game
        .of("england")
        .press(&answer, "Take back: Enter AAT with Germany");
    let words = words_of(&taken.await.message());
    assert!(
        words.contains("Taken back: `Enter AAT with Germany`"),
        "{words}"
    );
    told(&game, "england", &line, &["✓"]).await;
    let mine = "treaty withdraw declaration:Enter";
    let offered = game.of("england").choices(table, mine, "declaration").await;
    assert_eq!(offered.len(), 1, "{offered:?}");
    let taken = ["Taken back: `Enter AAT with Germany`"];
    told(
        &game,
        "england",
        "treaty withdraw declaration:germany",
        &taken,
    )
    .await;
    let none = ["made no such declaration"];
    told(
        &game,
        "england",
        "treaty withdraw declaration:germany",
        &none,
    )
    .await;
    let post = goes_on(&game, "Spring 1901, movement").await;
    assert!(
        words_of(&post).contains("One treaty comes into force"),
        "{post:#}"
    );
    // The author of the lone one hears that it came to nothing; nobody else does.
    let italy = game.of("italy");
    let private = italy.private().await;
    italy.sees_words(private, "did not declare the same").await;
    told(&game, "italy", "treaty list", &["did not declare the same"]).await;
    for power in WISHES.into_iter().filter(|p| *p != "italy") {
        let read = game.read_by(power).await;
        for secret in ["AAT with Austria", "Austria did not", "Germany did not"] {
            assert!(!read.contains(secret), "{power} read {secret}: {read}");
        }
    }
    let shown = pictures(&post);
    // The phase moved no unit: its picture is how powers stand. The points follow in the thread, of the same phase.
    let [matrix] = shown[..] else {
        panic!("one picture a message: {post:#}");
    };
    assert_eq!(matrix["filename"], "relations.png");
    let alt = matrix["description"].as_str().unwrap_or_default();
    assert!(alt.contains("Russia and Turkey"), "{alt}");
    let points = game.table_of(&post, "points.png").await;
    let phase = "before the moves of 1901";
    assert!(
        alt.contains(phase) && points.contains(phase),
        "{alt} {points}"
    );
    // R-E3, R-H6: the alliance cost both a point until 1905.
    let table_of = game.of("france").types(table, "penalties").await.message();
    let words = words_of(&table_of);
    for part in ["Turkey: one penalty point until Fall 1905", "Since "] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let files = table_of["attachments"].as_array().expect("files");
    let names: Vec<&str> = files
        .iter()
        .filter_map(|f| f["filename"].as_str())
        .collect();
    assert_eq!(names, ["penalties-1.png", "penalties.csv"]);
    app.finish().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_its_reason() {
    let app = TestApp::start().await;
    let game = begin(&app).await;
    let mdt = "kind:MDT: mutual defence";
    let own = "with your own power";
    let in_fall = "only with the Fall orders";
    let refusals = |phase: u8| -> Vec<(String, &str)> {
        let first = [
            (format!("treaty enter with:france {mdt}"), own),
            (format!("treaty propose with:france {mdt}"), own),
            (format!("treaty enter with:spain {mdt}"), "is not a power"),
            ("treaty abrogate with:italy".to_owned(), "only in Winter"),
            (
                "treaty permit unit:any Italian province:Mar".to_owned(),
                "only with moves",
            ),
            (
                "treaty transfer centre:Mar to:italy".to_owned(),
                "only with the Fall moves",
            ),
            ("treaty victory".to_owned(), "only after a Fall"),
        ];
        let spring = [
            (format!("treaty enter with:germany {mdt}"), in_fall),
            (format!("treaty propose with:germany {mdt}"), in_fall),
            ("treaty abrogate with:italy".to_owned(), "only in Winter"),
            (
                "treaty permit unit:A Ven province:Tus".to_owned(),
                "do not control",
            ),
            (
                "treaty permit unit:A Vie province:Mar".to_owned(),
                "is not your ally",
            ),
            (
                "treaty permit unit:Italian A Boh province:Mar".to_owned(),
                "no such unit",
            ),
            ("treaty permit unit:A Par province:Mar".to_owned(), own),
            (
                "treaty transfer centre:Mar to:italy".to_owned(),
                "only with the Fall moves",
            ),
            ("treaty victory with:italy".to_owned(), "only after a Fall"),
        ];
        let fall = [
            (
                format!("treaty enter with:italy {mdt}"),
                "already have a treaty",
            ),
            (
                "treaty transfer centre:Ven to:italy".to_owned(),
                "not a centre you own",
            ),
            (
                "treaty transfer centre:Mar to:austria".to_owned(),
                "is not your ally",
            ),
        ];
        let winter = [
            ("treaty abrogate with:austria".to_owned(), "have no treaty"),
            ("treaty victory".to_owned(), "are needed"),
            ("treaty victory with:france".to_owned(), own),
            (
                "treaty victory with:italy and:germany".to_owned(),
                "are needed",
            ),
        ];
        match phase {
            0 => first.into(),
            1 => spring.into(),
            2 => fall.into(),
            _ => winter.into(),
        }
    };
    let all_refused = async |phase| {
        for (line, why) in refusals(phase) {
            let told = game.of("france").hears(game.table, &line).await;
            assert!(told.contains(why), "{line}: {told}");
            assert!(!told.contains('✓'), "{line}: {told}");
        }
    };
    all_refused(0).await;
    game.writes("france", "Enter MDT with Italy").await;
    game.writes("italy", "Enter MDT with France").await;
    goes_on(&game, "Spring 1901, movement").await;
    all_refused(1).await;
    // What an ally could be let into, and whom.
    let line = "treaty permit unit:any province:M";
    let guests = game.of("france").choices(game.table, line, "unit").await;
    assert_eq!(guests[0].1, "any Italian", "{guests:?}");
    let line = "treaty permit unit:Italian A Ven province:Mar";
    let lands = game
        .of("france")
        .choices(game.table, line, "province")
        .await;
    assert_eq!(lands[0].1, "mar", "{lands:?}");
    told(&game, "france", line, &["✓ `Permit Italian A Ven to Mar`"]).await;
    goes_on(&game, "Fall 1901, movement").await;
    all_refused(2).await;
    let line = "treaty transfer centre:Mar to:italy";
    told(&game, "france", line, &["✓ `Transfer Mar to Italy`"]).await;
    let offered = game.of("france").choices(game.table, line, "to").await;
    assert_eq!(offered, [("Italy (MDT)".to_owned(), "italy".into())]);
    goes_on(&game, "Winter 1901").await;
    let told_all = game.gm().hears(game.table, "history phase:F1901M").await;
    let lapsed = "France wanted to hand Marseilles over to Italy";
    assert!(told_all.contains(lapsed), "{told_all}");
    all_refused(3).await;
    let line = "treaty abrogate with:italy";
    told(&game, "france", line, &["✓ `Abrogate treaty with Italy`"]).await;
    let read = game.read_by("italy").await;
    assert!(!read.contains("notice"), "{read}");
    let post = goes_on(&game, "Spring 1902, movement").await;
    let told_all = game.gm().hears(game.table, "history phase:W1901A").await;
    assert!(told_all.contains("gives Italy notice"), "{told_all}");
    // 4B.3: as of Spring 1902, until 1904; and the first shot of that season.
    for part in ["until Fall 1904", "until Fall 1909 for the first shot"] {
        assert!(told_all.contains(part), "{part}: {told_all}");
    }
    assert!(words_of(&post).contains("Relations"), "{post:#}");
    app.finish().await;
}

#[tokio::test]
async fn a_game_without_treaties_refuses_their_commands() {
    let app = TestApp::start().await;
    let game = Game::begin(&app).await;
    let mdt = "kind:MDT: mutual defence";
    for line in [
        format!("treaty propose with:italy {mdt}"),
        format!("treaty enter with:italy {mdt}"),
        "treaty withdraw declaration:italy".to_owned(),
        "treaty abrogate with:italy".to_owned(),
        "treaty list".to_owned(),
        "treaty permit unit:any Italian province:Mar".to_owned(),
        "treaty transfer centre:Mar to:italy".to_owned(),
        "treaty victory with:italy".to_owned(),
        "relations".to_owned(),
        "penalties".to_owned(),
    ] {
        let france = game.of("france");
        let told = france.hears(france.private().await, &line).await;
        assert!(told.contains("has no treaties"), "{line}: {told}");
    }
    app.finish().await;
}
