//! A game's page on the web while the game goes on: what comes is put in its place, and the reader stays where they are.

use std::path::Path;

use super::flows::{begun, sit_down};
use super::{browser, command, first_suggestion, told};
use crate::chromium::Page;

/// As much as the page waits between two questions passes, and its reader comes back to it: until it has been
/// answered. It does not ask while it is still at the last answer.
const COMES_BACK: &str = "new Promise((done) => {
    const then = Date.now;
    Date.now = () => then() + 60_000;
    const back = setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 10);
    new PerformanceObserver((entries, watch) => {
        clearInterval(back);
        watch.disconnect();
        done(true);
    }).observe({ type: 'resource' });
})";

#[tokio::test]
async fn a_page_follows_the_game_and_leaves_its_reader_in_peace() {
    let Some(chromium) = browser() else { return };
    let Some(mut game) = sit_down().await else {
        return;
    };
    let page = &mut game.page;
    begun(page, "The Open Window").await;
    command(page, "game window").await;
    page.enter().await;
    page.until(&told("/as a web page that follows the game/"))
        .await;
    let link = page
        .eval("[...document.querySelectorAll('.message a')].map((a) => a.href).findLast((a) => a.includes('/w/'))")
        .await;
    let link = link.as_str().expect("a link").to_owned();

    let shots = Path::new(env!("CARGO_TARGET_TMPDIR")).join("browser");
    let mut window = Page::open(&chromium, shots).await;
    window.visit(&link).await;
    window
        .until("document.querySelectorAll('.phases a').length === 1")
        .await;
    window
        .eval("document.querySelector('.phases a').focus()")
        .await;

    // The phase closes, and the page is told so.
    page.click("#fill").await;
    page.until("/Orders are in/.test(document.getElementById('notes').innerText)")
        .await;
    page.click("#forward").await;
    page.until(&told("/(Fall|Autumn) 1901|must retreat/")).await;
    window.eval(COMES_BACK).await;
    window
        .until("document.querySelectorAll('.phases a').length === 2")
        .await;
    for stays in [
        // One phase is shown, and its heading is no button that opens it.
        "document.querySelectorAll('.chapter.on > h2, .sheet.on > h3').length === 2",
        // The reader still sees the phase they read, and the focus is where it was.
        "document.querySelector('.phases a[aria-current]') === document.querySelector('.phases a')",
        "document.activeElement === document.querySelector('.phases a')",
        "document.getElementById('page-version').textContent !== ''",
    ] {
        assert_eq!(window.eval(stays).await, true, "{stays}");
    }
    window.shot("window-followed").await;

    // Nothing new: nothing is put in its place.
    window.eval("document.body.dataset.same = 'yes'").await;
    window.eval(COMES_BACK).await;
    assert_eq!(window.eval("document.body.dataset.same").await, "yes");

    // A link that is gone three times is gone.
    command(page, "game window").await;
    page.click(".command-form .chip").await;
    page.type_text("renew").await;
    first_suggestion(page).await;
    page.enter().await;
    page.until(&told("/has a new public link/")).await;
    const GONE: &str = "document.getElementById('page-version').textContent === document.getElementById('page-version').dataset.gone";
    for time in 0..3 {
        window.eval(COMES_BACK).await;
        assert!(time > 0 || window.eval(GONE).await == false, "at once");
    }
    window.until(GONE).await;
    // The 404s are what a browser calls complaints; there are no others.
    let others = window.complaints.iter().filter(|c| !c.contains("404"));
    assert_eq!(others.collect::<Vec<_>>(), Vec::<&String>::new());
}
