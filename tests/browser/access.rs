//! The page for everybody: by keyboard alone, on a phone, in the light and in the dark.

use super::flows::{begun, press, sit_down};
use super::{command, told};
use crate::chromium::Page;

/// Waits until a drawer has slid in.
pub async fn settled(page: &mut Page, panel: &str) {
    page.until(&format!("document.querySelector('{panel}.open')"))
        .await;
    page.eval(&format!(
        "Promise.all(document.querySelector('{panel}').getAnimations().map((a) => a.finished)).then(() => true)"
    ))
    .await;
}

/// Presses Tab until an expression over the focused element `n` holds.
async fn tab_to(page: &mut Page, expression: &str) {
    for _ in 0..300 {
        let there = page
            .eval(&format!(
                "(() => {{ const n = document.activeElement; return Boolean(n && ({expression})); }})()"
            ))
            .await;
        if there == true {
            return;
        }
        page.key("Tab", 9).await;
    }
    panic!("Tab never came to {expression}");
}

#[tokio::test]
async fn a_turn_is_played_by_keyboard_alone() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    // The slash opens the commands from wherever one is; an arrow and Enter choose.
    page.type_text("/").await;
    page.until("document.activeElement?.id === 'say' && document.querySelectorAll('#suggest-list [role=option]').length > 10")
        .await;
    page.type_text("game crea").await;
    page.until("document.querySelector('#suggest-list [aria-selected=true] b')?.innerText === '/game create'")
        .await;
    page.enter().await;
    page.until("document.activeElement?.id === 'opt-name'")
        .await;
    page.type_text("Keys").await;
    page.enter().await;
    page.until(&told("/Keys/")).await;
    // The first link leads to the open form, too, and keeps the address.
    page.type_text("/").await;
    page.type_text("gm start ").await;
    page.until("document.querySelector('.command-form')").await;
    let address = page.eval("location.href").await;
    page.eval("document.querySelector('.skip').focus()").await;
    page.enter().await;
    page.until("document.activeElement?.closest('.command-form')")
        .await;
    assert_eq!(page.eval("location.href").await, address);
    page.key("Escape", 27).await;
    page.until("document.activeElement?.id === 'say'").await;
    page.key("Escape", 27).await;
    page.eval("document.getElementById('say').value = ''").await;

    tab_to(page, "n.id === 'fill'").await;
    page.enter().await;
    page.until("/players have joined/.test(document.getElementById('notes').innerText)")
        .await;
    page.until("document.querySelector('.message .button-primary:not(:disabled)')")
        .await;
    tab_to(page, "/^Start/.test(n.innerText) && n.closest('.message')").await;
    page.enter().await;
    page.until(&told("/Spring 1901/")).await;
    page.until("document.querySelector('.message .picture img')?.complete")
        .await;

    // A picture opens and closes, and the focus is where it was.
    tab_to(page, "n.matches('.message .picture')").await;
    page.enter().await;
    page.until(
        "document.getElementById('viewer').open && document.activeElement.closest('#viewer')",
    )
    .await;
    page.key("Escape", 27).await;
    page.until("!document.getElementById('viewer').open && document.activeElement.matches('.message .picture')")
        .await;

    // One's own orders: a menu by arrows, then a form.
    tab_to(page, "/My turn/.test(n.innerText) && n.closest('.message')").await;
    page.enter().await;
    page.until("document.querySelector('.message.ephemeral .menu-button')")
        .await;
    page.until("document.querySelector('.message.ephemeral .picture img')?.complete")
        .await;
    // What is read aloud names the deadline, too.
    page.until("/Deadline: \\S/.test(document.getElementById('voice').innerText) && !/\\(\\)/.test(document.getElementById('voice').innerText)")
        .await;
    tab_to(page, "n.matches('.message.ephemeral .menu-button')").await;
    page.key("ArrowDown", 40).await;
    page.until("document.activeElement?.getAttribute('role') === 'listbox'")
        .await;
    page.key("End", 35).await;
    page.key("Home", 36).await;
    page.key("Escape", 27).await;
    page.until("document.activeElement?.matches('.message.ephemeral .menu-button') && !document.querySelector('.menu-panel:not([hidden])')")
        .await;
    tab_to(
        page,
        "n.matches('button') && /Edit as text/.test(n.innerText)",
    )
    .await;
    page.enter().await;
    page.until("document.activeElement?.matches('#modal textarea')")
        .await;
    page.key("Tab", 9).await;
    page.until("document.activeElement?.closest('#modal')")
        .await;
    page.key("Escape", 27).await;
    page.until("!document.getElementById('modal').open && /Edit as text/.test(document.activeElement.innerText)")
        .await;

    // The others, then the deadline.
    tab_to(page, "n.id === 'forward'").await;
    page.enter().await;
    page.until("document.activeElement?.closest('#notes .offer')")
        .await;
    page.enter().await;
    page.until(&told("/Fall 1901/")).await;

    // Alt and a digit: somebody else.
    page.key_with(1, "Digit2", 50).await;
    page.until("/Bertrand/.test(document.querySelector('#people .person-here').innerText)")
        .await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn a_phone_shows_one_side_at_a_time_and_nothing_sticks_out() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    let narrow = "document.documentElement.scrollWidth <= 390";
    page.size(390, 844).await;
    page.until("innerWidth === 390 && document.querySelector('#sidebar').inert && document.querySelector('#table').inert")
        .await;
    for (open, panel) in [("#open-places", "#sidebar"), ("#open-table", "#table")] {
        page.click(open).await;
        settled(page, panel).await;
        page.until(&format!("document.activeElement?.closest('{panel}')"))
            .await;
        page.shot(&format!("phone-{}", &panel[1..])).await;
        page.key("Escape", 27).await;
        page.until(&format!(
            "document.querySelector('{panel}').inert && document.activeElement.matches('{open}')"
        ))
        .await;
    }
    // A game with fingers only: what the helpers say comes as a note, and what is pressed is large enough.
    command(page, "game create").await;
    page.type_text("Phone").await;
    page.until(narrow).await;
    page.enter().await;
    page.until(&told("/Phone/")).await;
    page.click("#open-table").await;
    settled(page, "#table").await;
    page.click("#fill").await;
    page.until("/players have joined/.test(document.getElementById('notes').innerText)")
        .await;
    page.key("Escape", 27).await;
    page.until("document.querySelector('#table').inert").await;
    press(page, "/^Start/").await;
    page.until(&told("/Spring 1901/")).await;
    press(page, "/My turn/").await;
    page.until("document.querySelector('.message.ephemeral .picture img')?.complete")
        .await;
    page.until(narrow).await;
    page.shot("phone-panel").await;
    let small = page
        .eval(
            "[...document.querySelectorAll('.message button, .bar button, #composer button, #strip button')]
                .filter((n) => n.checkVisibility({ visibilityProperty: true }) && !n.matches('.as-link, .mention'))
                .filter((n) => { const box = n.getBoundingClientRect(); return box.width < 32 || box.height < 32; })
                .map((n) => n.outerHTML.slice(0, 120))",
        )
        .await;
    assert_eq!(small, serde_json::json!([]), "too small for a finger");
    press(page, "/Edit as text/").await;
    page.until("document.getElementById('modal').open").await;
    let inside = page
        .eval("(() => { const box = document.getElementById('modal').getBoundingClientRect(); return box.left >= 0 && box.right <= 390 && box.bottom <= 844; })()")
        .await;
    assert_eq!(inside, true, "the form fits the screen");
    page.key("Escape", 27).await;
    command(page, "order").await;
    page.until("document.querySelector('#suggest:not([hidden]) [role=option]')")
        .await;
    page.until(narrow).await;
    page.shot("phone-options").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

/// How far the colour of the text is from that behind it (1 to 21), for each part of the page with a colour of
/// its own that is less than 4.5.
const FAINT: &str = "(() => {
    const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
    const colour = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
    const behind = (node) => {
        for (let at = node; at; at = at.parentElement) {
            const own = colour(getComputedStyle(at).backgroundColor);
            if (own.length === 3) return own;
            if (own[3] > 0) return null;
        }
        return null;
    };
    return [...document.querySelectorAll('body *')]
        .filter((n) => [...n.childNodes].some((c) => c.nodeType === 3 && c.data.trim()))
        .filter((n) => n.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !n.closest('.sr, .skip, :disabled, option'))
        .flatMap((n) => {
            const back = behind(n);
            if (!back) return [];
            const [a, b] = [light(colour(getComputedStyle(n).color)), light(back)].sort((x, y) => y - x);
            return (a + 0.05) / (b + 0.05) < 4.5 ? [n.outerHTML.slice(0, 120)] : [];
        });
})()";

#[tokio::test]
async fn text_stands_out_in_the_light_and_in_the_dark() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Contrast").await;
    press(page, "/My turn/").await;
    page.until("document.querySelector('.message.ephemeral .picture img')?.complete")
        .await;
    for (dark, ground) in [(false, "> 200"), (true, "< 60")] {
        page.dark(dark).await;
        page.until(&format!(
            "Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]) {ground}"
        ))
        .await;
        let faint = page.eval(FAINT).await;
        assert_eq!(faint, serde_json::json!([]), "too faint, dark: {dark}");
        page.shot(if dark { "dark" } else { "light" }).await;
    }
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}
