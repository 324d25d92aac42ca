//! What people do at the page besides typing commands, in a real browser: buttons, menus and forms under
//! messages, private messages, threads, pictures, files, languages, and all of it from the keyboard.

use super::{browser, command, sandbox, told};
use crate::chromium::Page;
use serde_json::Value;
use std::path::Path;
use tokio::process::Child;

/// The page of a fresh sandbox, with the bot's commands there.
pub struct GameContext {
    /// The open page.
    pub page: Page,
    /// Where it is.
    pub address: String,
    _program: Child,
    data: tempfile::TempDir,
}

/// `None` where there is no browser.
pub async fn sit_down() -> Option<GameContext> {
    let chromium = browser()?;
    let data = tempfile::tempdir().expect("a data folder");
    let (program, address) = sandbox(data.path()).await;
    let shots = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let mut page = Page::open(&chromium, shots).await;
    page.visit(&address).await;
    page.until(
        "document.getElementById('bot-status').hidden && !document.getElementById('say').disabled",
    )
    .await;
    Some(GameContext {
        page,
        address,
        _program: program,
        data,
    })
}

/// Presses the newest button or menu under a message whose words match.
pub async fn press(page: &mut Page, pattern: &str) {
    let mark = format!(
        "(() => {{
            const all = [...document.querySelectorAll('.message .row button')]
                .filter((b) => !b.disabled && {pattern}.test(b.innerText));
            const node = all.at(-1);
            if (!node) return false;
            document.querySelectorAll('[data-tested]').forEach((n) => delete n.dataset.tested);
            node.dataset.tested = 'yes';
            return true;
        }})()"
    );
    page.until(&mark).await;
    page.click("[data-tested]").await;
}

/// A game that Adelaide runs and plays in, begun by the lobby's own buttons.
pub async fn begun(page: &mut Page, name: &str) {
    command(page, "game create").await;
    page.type_text(name).await;
    page.enter().await;
    page.until(&told(&format!("/{name}/"))).await;
    page.click("#fill").await;
    page.until("/players have joined/.test(document.getElementById('notes').innerText)")
        .await;
    press(page, "/^Start/").await;
    page.until(&told("/Spring 1901/")).await;
    page.until("document.querySelector('.message .picture img')?.complete")
        .await;
}

/// Becomes another person.
pub async fn speak_as(page: &mut Page, name: &str) {
    page.eval(&format!(
        "[...document.querySelectorAll('#people .person')].find((p) => p.innerText.includes('{name}')).dataset.tested = '{name}'"
    ))
    .await;
    let before = page.eval("location.hash").await;
    page.click(&format!("#people [data-tested={name}]")).await;
    // The address names who speaks as soon as the composer is theirs.
    page.until(&format!("location.hash !== {before}")).await;
    page.until(&format!(
        "document.querySelector('#people .person-here').innerText.includes('{name}') && !document.querySelector('#scroller.loading')"
    ))
    .await;
}

/// The words of the newest message that only its reader sees.
const PANEL: &str = "[...document.querySelectorAll('.message.ephemeral')].at(-1)?.innerText ?? ''";

/// The ids of its menus: they say which step of an order is asked for. Its words change as well when its
/// picture comes, which is no step.
const STEP: &str = "[...[...document.querySelectorAll('.message.ephemeral')].at(-1)?.querySelectorAll('.menu-button') ?? []].map((b) => b.dataset.customId).join()";

#[tokio::test]
async fn a_turn_is_played_by_buttons_menus_forms_and_private_messages() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Buttons").await;

    // A menu under one's own sheet, from the keyboard: the first unit, the first kind, the first order.
    press(page, "/My turn/").await;
    page.until("document.querySelector('.message.ephemeral .menu-button')")
        .await;
    for _ in 0..6 {
        let words = page.eval(PANEL).await;
        if words.as_str().is_some_and(|words| words.contains('✓')) {
            break;
        }
        let step = page.eval(STEP).await;
        page.eval("[...document.querySelectorAll('.message.ephemeral .menu-button:not(:disabled)')].at(-1).focus()")
            .await;
        page.key("ArrowDown", 40).await;
        page.until("document.activeElement?.getAttribute('role') === 'listbox'")
            .await;
        page.enter().await;
        page.until(&format!("({STEP}) !== {step} || /✓/.test({PANEL})"))
            .await;
    }
    page.until(&format!("/✓/.test({PANEL})")).await;
    page.shot("flow-menu").await;

    // The same sheet as a form.
    press(page, "/Edit as text/").await;
    page.until("document.getElementById('modal').open").await;
    let written = page
        .eval("document.querySelector('#modal textarea').value")
        .await;
    let written = written.as_str().expect("the sheet").to_owned();
    assert!(
        written.starts_with("A ") || written.starts_with("F "),
        "{written}"
    );
    let unit = written.split(" - ").next().unwrap_or_default();
    let unit = unit.split(" S ").next().unwrap_or_default().trim();
    let unit = unit.trim_end_matches(" H").to_owned();
    page.eval("document.querySelector('#modal textarea').value = ''")
        .await;
    page.click("#modal textarea").await;
    page.type_text(&format!("{unit} H")).await;
    page.shot("flow-form").await;
    page.click("#modal button[type=submit]").await;
    page.until("!document.getElementById('modal').open").await;
    page.until(&format!("/{unit} (H|holds)/i.test({PANEL})"))
        .await;

    // Another person, in private: orders as plain words.
    speak_as(page, "Bertrand").await;
    command(page, "order").await;
    // The command itself is suggested first.
    page.until("/^[AF] /.test(document.querySelector('#suggest-list [role=option] b')?.innerText)")
        .await;
    let unit = page
        .eval("document.querySelector('#suggest-list [role=option] b').innerText")
        .await;
    let unit = unit.as_str().expect("a unit").to_owned();
    page.key("Escape", 27).await;
    page.key("Escape", 27).await;
    // The bot has written to its players: the game began.
    page.click("section[aria-labelledby=dms] li:first-child button")
        .await;
    page.until("document.getElementById('place').innerText === 'Chancery'")
        .await;
    page.until(
        "!document.querySelector('.command-form') && document.getElementById('say').offsetParent",
    )
    .await;
    page.click("#say").await;
    page.eval("document.getElementById('say').value = ''").await;
    page.type_text(&format!("{unit} H")).await;
    page.enter().await;
    page.until(&told("/✓/")).await;
    page.shot("flow-private").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn results_are_seen_whole_and_their_thread_is_read() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Pictures").await;

    // Nothing is in from the others: that is said before it costs them the phase.
    page.until("/Pictures: Spring 1901/.test(document.getElementById('forward').innerText)")
        .await;
    page.click("#forward").await;
    page.until("/6 other players/.test(document.querySelector('#notes .offer')?.innerText)")
        .await;
    page.shot("flow-offer").await;
    page.click("#notes .offer button").await;
    page.until("/deadline of Spring 1901, movement has passed/.test(document.getElementById('notes').innerText)")
        .await;
    page.until(&told("/Fall 1901/")).await;

    // The orders as they went, in one picture: Discord would cut two into tiles. A press shows it larger.
    page.until("document.querySelectorAll('.message .picture img').length >= 2")
        .await;
    page.until(
        "[...document.querySelectorAll('.picture img')].every((i) => i.complete && i.naturalWidth)",
    )
    .await;
    assert_eq!(
        page.eval("document.querySelector('.mosaic')").await,
        Value::Null
    );
    // Marked again for each use, since the page draws a message again when Discord changes it.
    let mark = "[...document.querySelectorAll('.message .picture')].at(-1).dataset.results = 'yes'";
    for (width, height) in [(1280, 800), (375, 740)] {
        page.size(width, height).await;
        page.until(&format!(
            "innerWidth === {width} && document.documentElement.scrollWidth <= {width}"
        ))
        .await;
        page.eval(mark).await;
        let whole = page
            .eval(
                "(() => {
                    const img = document.querySelector('[data-results] img');
                    const box = img.getBoundingClientRect();
                    const uncut = Math.abs(box.width / box.height - img.naturalWidth / img.naturalHeight) < 0.02;
                    return uncut && box.width <= 550 && box.height <= 350;
                })()",
            )
            .await;
        assert_eq!(whole, true, "the picture is whole in Discord's box");
        page.eval("document.querySelector('[data-results]').scrollIntoView({block: 'center'})")
            .await;
        page.shot(&format!("flow-results-{width}")).await;
        page.eval(mark).await;
        page.click("[data-results]").await;
        page.until("document.getElementById('viewer').open && document.querySelector('#viewer img').complete")
            .await;
        let whole = "(() => {
            const box = document.querySelector('#viewer img').getBoundingClientRect();
            return box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        })()";
        page.until(whole).await;
        page.shot(&format!("flow-viewer-{width}")).await;
        page.key("Escape", 27).await;
        page.until("!document.getElementById('viewer').open").await;
    }
    page.size(1280, 800).await;

    // The thread under the results.
    page.until("document.querySelector('.message .thread-link')")
        .await;
    let name = page
        .eval("[...document.querySelectorAll('.message .thread-link span')][0].innerText")
        .await;
    page.click(".message .thread-link").await;
    page.until(&format!(
        "document.getElementById('place').innerText === {name}"
    ))
    .await;
    page.until(&told("/as ordered/")).await;
    page.shot("flow-thread").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn a_saved_game_is_brought_in_as_a_file() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Outbound").await;
    command(page, "game export").await;
    page.enter().await;
    page.until("document.querySelector('.message.ephemeral .file')")
        .await;
    let link = page
        .eval("[...document.querySelectorAll('.message.ephemeral .file')].at(-1).getAttribute('href')")
        .await;
    let url = format!("{}{}", table.address, link.as_str().expect("an address"));
    let saved = reqwest::get(url).await.expect("the file");
    let saved = saved.bytes().await.expect("its bytes");
    let path = table.data.path().join("outbound.json");
    std::fs::write(&path, &saved).expect("a file");

    command(page, "game import").await;
    page.type_text("Inbound").await;
    page.choose_file("#opt-file", &path).await;
    page.until("document.getElementById('opt-file').value === 'outbound.json'")
        .await;
    page.click(".command-form button[type=submit]").await;
    page.until(&told("/Inbound has been imported/")).await;
    page.shot("flow-upload").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn the_bot_speaks_the_language_that_is_chosen() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    command(page, "help").await;
    page.enter().await;
    page.until("document.querySelector('.message.ephemeral')")
        .await;
    page.eval(
        "(() => {
            const menu = document.querySelector('#languages select');
            menu.value = 'de';
            menu.dispatchEvent(new Event('change', { bubbles: true }));
        })()",
    )
    .await;
    page.click("#say").await;
    page.type_text("/help").await;
    page.until("/wie man hier spielt/.test(document.getElementById('suggest-list').innerText)")
        .await;
    page.type_text(" ").await;
    page.until("document.querySelector('.command-form')").await;
    page.enter().await;
    page.until("/Kanal|Befehle/.test([...document.querySelectorAll('.message.ephemeral')].at(-1).innerText)")
        .await;
    page.shot("flow-language").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

/// Presses Tab from the top, once around. Gives what could be pressed and was not reached; `window.dim` holds the stops
/// that did not show that they had the focus.
async fn once_around(page: &mut Page) -> Value {
    page.eval(
        "(() => {
            const first = document.querySelector('.skip');
            first.focus();
            window.reached = new Set([first]);
            window.dim = [];
        })()",
    )
    .await;
    for _ in 0..400 {
        page.key("Tab", 9).await;
        let done = page
            .eval(
                "(() => {
                    const now = document.activeElement;
                    if (now === document.body || window.reached.has(now)) return window.reached.size > 20;
                    window.reached.add(now);
                    const shows = (n) => {
                        const style = getComputedStyle(n);
                        return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
                    };
                    if (!shows(now) && !shows(now.parentElement)) window.dim.push(now.outerHTML.slice(0, 120));
                    return false;
                })()",
            )
            .await;
        if done == true {
            break;
        }
    }
    page.eval(
        "[...document.querySelectorAll('button, select, input, textarea, a[href], summary, [tabindex=\"0\"]')]
            .filter((n) => n.checkVisibility({ visibilityProperty: true }) && !n.disabled && n.tabIndex >= 0 && !window.reached.has(n))
            .map((n) => n.outerHTML.slice(0, 120))",
    )
    .await
}

#[tokio::test]
async fn everything_that_can_be_pressed_is_reached_by_keyboard() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Keys").await;
    press(page, "/My turn/").await;
    page.until("document.querySelector('.message.ephemeral .menu-button')")
        .await;
    // Nothing comes any more that draws parts of the page again: the picture is there, and the bot has written.
    page.until("document.querySelector('.message.ephemeral img')")
        .await;
    page.until("document.querySelector('section[aria-labelledby=dms] [data-channel]')")
        .await;
    // A message that the bot edits meanwhile is drawn anew, behind the focus: then once more around.
    let mut missed = Value::Null;
    for _ in 0..3 {
        missed = once_around(page).await;
        if missed == serde_json::json!([]) {
            break;
        }
    }
    assert_eq!(missed, serde_json::json!([]), "not reached by Tab");
    let dim = page.eval("window.dim").await;
    assert_eq!(dim, serde_json::json!([]), "nothing shows the focus there");
    // The first stop leads past everything to the line one writes in.
    page.eval("document.querySelector('.skip').focus()").await;
    page.enter().await;
    page.until("document.activeElement?.id === 'say'").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}
