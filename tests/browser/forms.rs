//! Command forms, menus and forms of settings, and what the page remembers: in a real browser.

use super::flows::{begun, press, sit_down, speak_as};
use super::{command, told};
use crate::chromium::Page;

/// Presses the button that adds an option to the open command form.
async fn add_option(page: &mut Page, name: &str) {
    let mark = format!(
        "(() => {{
            const chip = [...document.querySelectorAll('.command-form .chip')].find((c) => c.innerText === '+ {name}');
            if (chip) chip.id = 'tested-chip';
            return chip;
        }})()"
    );
    page.until(&mark).await;
    page.click("#tested-chip").await;
    page.until(&format!("document.activeElement?.id === 'opt-{name}'"))
        .await;
}

/// Chooses a line of a menu under the newest answer that only its reader sees, by mouse.
async fn choose(page: &mut Page, menu: &str, line: &str) {
    page.until(&format!(
        "(() => {{
            const menus = [...document.querySelectorAll('.message.ephemeral .menu-button:not(:disabled)')];
            const found = menus.findLast((b) => {menu}.test(b.innerText));
            document.querySelectorAll('[data-tested]').forEach((n) => delete n.dataset.tested);
            if (found) found.dataset.tested = 'yes';
            return found;
        }})()"
    ))
    .await;
    page.click("[data-tested]").await;
    page.until("document.querySelector('.menu-panel:not([hidden])')")
        .await;
    take(page, line).await;
}

/// Presses a line of the open menu.
async fn take(page: &mut Page, line: &str) {
    page.until(&format!(
        "(() => {{
            const found = [...document.querySelectorAll('.menu-panel:not([hidden]) [role=option]')].find((o) => {line}.test(o.innerText));
            document.querySelectorAll('[data-tested]').forEach((n) => delete n.dataset.tested);
            if (found) found.dataset.tested = 'yes';
            return found;
        }})()"
    ))
    .await;
    page.click("[data-tested]").await;
}

#[tokio::test]
async fn what_is_ticked_stays_in_sight_when_its_list_or_its_form_is_closed() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    begun(page, "Ticks").await;
    command(page, "press inbox").await;
    page.enter().await;
    press(page, "/^Write/").await;
    let label =
        "[...document.querySelectorAll('.message.ephemeral .menu-button')].at(-1)?.innerText";
    let ticked = format!("({label} ?? '').split(',').length === 2");
    press(page, "/Several powers at once/").await;
    for line in [1, 2] {
        page.until("document.querySelector('.menu-panel:not([hidden]) [role=option]')")
            .await;
        let line = format!(
            "(() => {{
                document.querySelectorAll('[data-tested]').forEach((n) => delete n.dataset.tested);
                const lines = document.querySelectorAll('.menu-panel:not([hidden]) [role=option]');
                lines[{line}].dataset.tested = 'yes';
                return true;
            }})()"
        );
        page.until(&line).await;
        page.click("[data-tested]").await;
    }
    page.key("Escape", 27).await;
    page.until("!document.querySelector('.menu-panel:not([hidden])')")
        .await;
    page.until(&ticked).await;
    // They are still ticked, and after the form they lead to is closed, too.
    page.enter().await;
    page.until(
        "document.querySelectorAll('.menu-panel:not([hidden]) [aria-selected=true]').length === 2",
    )
    .await;
    page.enter().await;
    press(page, "/^Write to .* and /").await;
    page.until("document.getElementById('modal').open").await;
    page.key("Escape", 27).await;
    page.until("!document.getElementById('modal').open").await;
    page.until(&ticked).await;
    // Something else is said, and the list of messages is drawn again.
    command(page, "status").await;
    page.enter().await;
    page.until(&ticked).await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn enter_on_an_open_list_takes_its_first_line_as_in_discord() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    command(page, "game create").await;
    page.type_text("Lists").await;
    add_option(page, "variant").await;
    page.until("document.querySelectorAll('#suggest-list [role=option]').length > 3")
        .await;
    // Nothing was chosen or typed: Enter chooses, and sends nothing.
    let first = page
        .eval("document.querySelector('#suggest-list [role=option] b').innerText")
        .await;
    page.enter().await;
    page.until(&format!(
        "document.getElementById('suggest').hidden && document.getElementById('opt-variant').value === {first}"
    ))
    .await;
    // What was chosen stays chosen when one comes back to it, and Tab only passes by.
    add_option(page, "private").await;
    page.until("!document.getElementById('suggest').hidden")
        .await;
    page.key("Tab", 9).await;
    assert_eq!(
        page.eval("document.getElementById('opt-private').value")
            .await,
        "",
        "whoever passes by chooses nothing"
    );
    // True and False are typed as they are written everywhere, in any case.
    page.click("#opt-private").await;
    page.type_text("true").await;
    page.until("document.querySelectorAll('#suggest-list [role=option]').length === 1")
        .await;
    page.key("Escape", 27).await;
    page.until("document.getElementById('suggest').hidden")
        .await;
    page.enter().await;
    page.until("!document.querySelector('.command-form')").await;
    page.until(&told("/Private: join by/")).await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn settings_are_chosen_in_menus_and_written_in_forms() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    command(page, "game create").await;
    page.type_text("Draft").await;
    page.enter().await;
    press(page, "/^Settings/").await;

    // A form begins with what is set; Escape sends nothing, and what is sent is done.
    press(page, "/^Rename/").await;
    page.until("document.getElementById('modal').open").await;
    page.until(
        "document.activeElement?.closest('#modal')?.querySelector('input').value === 'Draft'",
    )
    .await;
    page.type_text("Never sent").await;
    page.key("Escape", 27).await;
    page.until("!document.getElementById('modal').open").await;
    press(page, "/^Rename/").await;
    page.until("document.getElementById('modal').open").await;
    page.eval("document.querySelector('#modal input').value = ''")
        .await;
    page.type_text("The Long Game").await;
    page.enter().await;
    page.until("!document.getElementById('modal').open").await;
    page.until(&told("/The Long Game[^]*Players/")).await;
    assert_eq!(page.eval(&told("/Never sent/")).await, false);

    // A menu with one choice turns the page; one with several keeps them until they are sent.
    choose(page, "/^Game$/", "/^Calendar/").await;
    choose(page, "/^Quiet days/", "/Saturday/").await;
    take(page, "/Sunday/").await;
    page.until(
        "document.querySelectorAll('.menu-panel:not([hidden]) [aria-selected=true]').length === 2",
    )
    .await;
    page.shot("forms-menu").await;
    page.click(".menu-panel:not([hidden]) .menu-foot button")
        .await;
    page.until(&told("/No deadlines on Sat[^]*Sun/")).await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn what_was_read_is_not_marked_as_unread_again() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    let dot = "document.querySelector('section[aria-labelledby=dms] .unread-dot')";
    begun(page, "Read").await;
    page.until(dot).await;
    page.click("section[aria-labelledby=dms] li:first-child button")
        .await;
    page.until("document.getElementById('place').innerText === 'Chancery'")
        .await;
    page.until(&told("/Read/")).await;
    page.until(&format!("!{dot}")).await;
    // What comes while one is there, taller than the window, is read as well.
    page.size(1280, 420).await;
    press(page, "/My turn/").await;
    page.until("document.querySelector('.message .picture img')?.complete")
        .await;
    page.click("#places [data-channel]").await;
    page.until("document.getElementById('place').innerText === 'welcome'")
        .await;
    page.until("!document.querySelector('#scroller.loading')")
        .await;
    // The server's own list says so as well, once it is asked for again.
    speak_as(page, "Bertrand").await;
    speak_as(page, "Adelaide").await;
    assert_eq!(page.eval(&format!("Boolean({dot})")).await, false);
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn the_first_steps_go_on_and_can_be_put_away() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    let next = "document.getElementById('next-step').innerText";
    page.until(&format!("/^Next: Type .game create/.test({next})"))
        .await;
    command(page, "game create").await;
    page.type_text("Steps").await;
    page.enter().await;
    page.until(&format!("/^Next: Press/.test({next})")).await;
    // Somebody else has created nothing; the steps go on from where they were.
    speak_as(page, "Leopold").await;
    let asked = page
        .eval("fetch('/sandbox/steps?as=' + new URLSearchParams(location.hash.slice(1)).get('as')).then((r) => r.json()).then((a) => a.steps.filter((s) => s.done).length)")
        .await;
    assert_eq!(asked, 0);
    command(page, "help").await;
    page.enter().await;
    page.until("document.querySelector('.message.ephemeral')")
        .await;
    assert!(
        page.eval(next)
            .await
            .as_str()
            .is_some_and(|n| n.starts_with("Next: Press"))
    );
    // Whom one writes to is named as a person, not as a place.
    page.click(".place-new").await;
    page.click("#write-to li:nth-child(2) button").await;
    page.until("/^Write to Adelaide as Leopold/.test(document.getElementById('say').placeholder)")
        .await;
    // Put away they stay away.
    page.click("#steps-hide").await;
    page.until("document.getElementById('tutorial').hidden")
        .await;
    page.visit(&table.address).await;
    page.until("document.querySelector('.person-here')").await;
    assert_eq!(
        page.eval("document.getElementById('tutorial').hidden")
            .await,
        true
    );
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn the_page_speaks_the_browsers_language_and_posts_the_servers() {
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    page.languages("de-AT,de").await;
    page.visit("about:blank").await;
    page.visit(&table.address).await;
    page.until(
        "document.documentElement.lang === 'de' && !document.getElementById('say').disabled",
    )
    .await;
    page.until("document.getElementById('bot-status').hidden")
        .await;
    page.until("/^In welcome als Adelaide/.test(document.getElementById('say').placeholder)")
        .await;
    // Days and months too, whatever language the machine is set to.
    let date = page
        .eval("document.querySelector('[data-clock=date]').innerText")
        .await;
    let days = [
        "Montag",
        "Dienstag",
        "Mittwoch",
        "Donnerstag",
        "Freitag",
        "Samstag",
        "Sonntag",
    ];
    let date = date.as_str().unwrap_or_default();
    assert!(days.iter().any(|day| date.starts_with(day)), "{date}");
    // What all read is in the language of the server.
    page.until("document.querySelectorAll('#languages select').length === 2")
        .await;
    page.eval(
        "(() => {
            const menu = [...document.querySelectorAll('#languages select')].at(-1);
            menu.value = 'de';
            menu.dispatchEvent(new Event('change', { bubbles: true }));
        })()",
    )
    .await;
    command(page, "game create").await;
    page.type_text("Auf Deutsch").await;
    page.enter().await;
    page.until(&told("/Auf Deutsch[^]*Spieler \\(1 von 7\\)/"))
        .await;
    page.shot("forms-german").await;
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}
