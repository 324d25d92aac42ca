//! Every state of the page under axe-core, which finds what keeps people out.

use super::access::settled;
use super::flows::{press, sit_down};
use super::{command, skip, told};
use crate::chromium::Page;
use serde_json::Value;

/// axe-core as a script, or `None` after saying why the test is skipped. Its licence keeps it out of the
/// repository.
fn axe() -> Option<String> {
    let Some(path) = std::env::var_os("CHANCERY_AXE").filter(|path| !path.is_empty()) else {
        skip::skip(
            "axe",
            "no axe-core here (name its axe.min.js in CHANCERY_AXE)",
        );
        return None;
    };
    Some(std::fs::read_to_string(&path).expect("the script that CHANCERY_AXE names"))
}

/// The page under axe, and what it found.
struct Look<'a> {
    page: &'a mut Page,
    axe: &'a str,
    language: &'a str,
    findings: Vec<String>,
}

impl Look<'_> {
    /// Looks at the page as it is now, light and dark.
    async fn at(&mut self, state: &str) {
        for dark in [false, true] {
            self.page.dark(dark).await;
            if self.page.eval("Boolean(window.axe)").await != true {
                self.page.eval(&format!("{};true", self.axe)).await;
            }
            let found = self
                .page
                .eval(
                    "axe.run(document, { resultTypes: ['violations'] }).then((r) => r.violations.flatMap((v) =>
                        v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}: ${n.failureSummary} ${n.html.slice(0, 160)}`)))",
                )
                .await;
            let name = format!(
                "axe-{}-{state}-{}",
                self.language,
                if dark { "dark" } else { "light" }
            );
            self.page.shot(&name).await;
            let found = found.as_array().cloned().unwrap_or_default();
            let lines = found.iter().filter_map(Value::as_str);
            self.findings
                .extend(lines.map(|line| format!("{name}: {line}")));
        }
        self.page.dark(false).await;
    }

    /// Closes what Escape closes: a list, a menu, a form, a drawer.
    async fn escape(&mut self) {
        self.page.key("Escape", 27).await;
    }
}

/// The words that differ between the languages.
struct Labels {
    tag: &'static str,
    accepted: &'static str,
    locale: &'static str,
    settings: &'static str,
    my_turn: &'static str,
    edit: &'static str,
}

async fn looked_through(labels: Labels) {
    let Some(axe) = axe() else { return };
    let Some(mut table) = sit_down().await else {
        return;
    };
    let page = &mut table.page;
    page.languages(labels.accepted).await;
    page.visit("about:blank").await;
    page.visit(&table.address).await;
    page.until(&format!(
        "document.documentElement.lang === '{}' && document.getElementById('bot-status').hidden && !document.getElementById('say').disabled",
        labels.tag
    ))
    .await;
    page.until("document.querySelectorAll('#languages select').length === 2")
        .await;
    page.eval(&format!(
        "Promise.all([...document.querySelectorAll('#languages select')].map((menu) => {{
            menu.value = '{}';
            menu.dispatchEvent(new Event('change', {{ bubbles: true }}));
        }}))",
        labels.locale
    ))
    .await;
    let mut look = Look {
        page,
        axe: &axe,
        language: labels.tag,
        findings: Vec::new(),
    };
    look.at("welcome").await;

    // Before the game: the list of commands, a form, the lobby, its settings.
    look.page.click("#say").await;
    look.page.type_text("/").await;
    look.page
        .until("document.querySelectorAll('#suggest-list [role=option]').length > 10")
        .await;
    look.at("commands").await;
    look.escape().await;
    look.page
        .eval("document.getElementById('say').value = ''")
        .await;
    command(look.page, "game create").await;
    look.at("form").await;
    look.page.type_text("Axe").await;
    look.page.enter().await;
    look.page.until(&told("/Axe/")).await;
    look.page
        .until("document.querySelector('.message .row button')")
        .await;
    look.at("lobby").await;
    press(look.page, labels.settings).await;
    look.page
        .until("document.querySelector('.message.ephemeral .menu-button')")
        .await;
    look.at("settings").await;

    // In the game: the panel with its picture, a menu, a form, options with their list, the picture whole.
    look.page.click("#fill").await;
    look.page.until("document.querySelector('#notes li')").await;
    command(look.page, "gm start").await;
    look.page.enter().await;
    look.page
        .until("document.querySelector('.message .picture img')?.complete")
        .await;
    press(look.page, labels.my_turn).await;
    look.page
        .until("document.querySelector('.message.ephemeral .menu-button')")
        .await;
    look.page
        .until("document.querySelector('.message.ephemeral .picture img')?.complete")
        .await;
    look.at("panel").await;
    look.page
        .eval("[...document.querySelectorAll('.message.ephemeral .menu-button:not(:disabled)')].at(-1).focus()")
        .await;
    look.page.key("ArrowDown", 40).await;
    look.page
        .until("document.activeElement?.getAttribute('role') === 'listbox'")
        .await;
    look.at("menu").await;
    look.escape().await;
    press(look.page, labels.edit).await;
    look.page
        .until("document.getElementById('modal').open")
        .await;
    look.at("modal").await;
    look.escape().await;
    command(look.page, "order").await;
    look.page
        .until("document.querySelector('#suggest:not([hidden]) [role=option]')")
        .await;
    look.at("options").await;
    look.escape().await;
    look.escape().await;
    look.page
        .eval("document.getElementById('say').value = ''")
        .await;
    look.page.click(".message .picture").await;
    look.page
        .until("document.getElementById('viewer').open")
        .await;
    look.at("viewer").await;
    look.escape().await;

    // After a turn: the offer to fill in, results, their thread, private messages.
    look.page.click("#forward").await;
    look.page
        .until("document.querySelector('#notes .offer button')")
        .await;
    look.at("offer").await;
    look.page.click("#notes .offer button").await;
    look.page
        .until("document.querySelector('.message .thread-link')")
        .await;
    look.at("results").await;
    look.page.click(".message .thread-link").await;
    look.page
        .until("document.querySelector('#messages .message') && !document.querySelector('#scroller.loading')")
        .await;
    look.at("thread").await;
    look.page.click(".place-new").await;
    look.page
        .click("section[aria-labelledby=dms] [data-channel]")
        .await;
    look.page
        .until("document.getElementById('place').innerText === 'Chancery' && document.querySelector('#messages .message')")
        .await;
    look.at("private").await;

    // On a phone.
    look.page.size(390, 844).await;
    for (open, panel) in [("#open-places", "#sidebar"), ("#open-table", "#table")] {
        look.page.click(open).await;
        settled(look.page, panel).await;
        look.at(&format!("phone-{}", &panel[1..])).await;
        look.escape().await;
        look.page
            .until(&format!("document.querySelector('{panel}').inert"))
            .await;
    }
    look.page.click("#open-places").await;
    settled(look.page, "#sidebar").await;
    look.page.click("#places [data-channel]").await;
    look.page
        .until("document.querySelector('.message .thread-link')")
        .await;
    look.at("phone-results").await;
    command(look.page, "order").await;
    look.page
        .until("document.querySelector('#suggest:not([hidden]) [role=option]')")
        .await;
    look.at("phone-options").await;

    assert!(
        look.findings.is_empty(),
        "axe found:\n{}",
        look.findings.join("\n")
    );
    assert!(page.complaints.is_empty(), "{:#?}", page.complaints);
}

#[tokio::test]
async fn axe_finds_nothing_on_the_english_page() {
    looked_through(Labels {
        tag: "en",
        accepted: "en-GB,en",
        locale: "en-US",
        settings: "/^Settings/",
        my_turn: "/My turn/",
        edit: "/Edit as text/",
    })
    .await;
}

#[tokio::test]
async fn axe_finds_nothing_on_the_german_page() {
    looked_through(Labels {
        tag: "de",
        accepted: "de-DE,de",
        locale: "de",
        settings: "/^Einstellungen/",
        my_turn: "/Mein Zug/",
        edit: "/Als Text bearbeiten/",
    })
    .await;
}
