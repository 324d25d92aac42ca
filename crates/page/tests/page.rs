//! Pages of small games: well-formed, self-contained, escaped, and with what each scene shows.

mod games;

use std::collections::BTreeSet;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chancery_page::{Chapter, Fact, Note, Page, Written, page};
use chancery_render::Scene;
use chancery_rules::variants;
use roxmltree::{Document, Node};
use sha2::{Digest, Sha256};

use games::{all, foggy, labels};

/// The page as XML: HTML of which only the doctype, the style and the script are not XML.
fn parsed(html: &str) -> String {
    let without = |text: &str, tag: &str| {
        let (before, rest) = text.split_once(&format!("<{tag}>")).expect(tag);
        let (_, after) = rest.split_once(&format!("</{tag}>")).expect(tag);
        format!("{before}{after}")
    };
    let html = html.strip_prefix("<!DOCTYPE html>").expect("a doctype");
    without(&without(html, "style"), "script")
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> &'t str {
    let (_, rest) = text.split_once(start).expect(start);
    rest.split_once(end).expect(end).0
}

fn written(chapters: Vec<Chapter>) -> Written {
    written_as(chapters, false)
}

fn written_as(chapters: Vec<Chapter>, live: bool) -> Written {
    page(&Page {
        live,
        title: "A game".to_owned(),
        language: "en".to_owned(),
        words: labels(),
        chapters,
        ..Page::default()
    })
}

fn by_id<'a>(doc: &'a Document<'_>, id: &str) -> Node<'a, 'a> {
    let found = doc
        .descendants()
        .find(|node| node.attribute("id") == Some(id));
    found.unwrap_or_else(|| panic!("no {id}"))
}

/// The parts of the map that a chapter's attribute names.
fn parts<'a>(doc: &'a Document<'_>, chapter: &str, attribute: &str) -> Vec<Node<'a, 'a>> {
    let chapter = by_id(doc, chapter);
    let numbers = chapter.attribute(attribute).expect(attribute).split(' ');
    numbers
        .map(|number| by_id(doc, &format!("page-p{number}")))
        .collect()
}

/// The spaces of the units that some parts show.
fn units(parts: &[Node<'_, '_>]) -> Vec<String> {
    let all = parts.iter().flat_map(|part| part.descendants());
    let units = all.filter(|node| {
        let class = node.attribute("class").unwrap_or_default();
        class == "u" || class.starts_with("u ")
    });
    let mut units: Vec<String> = units
        .filter_map(|unit| unit.attribute("data-k").map(str::to_owned))
        .collect();
    units.sort();
    units
}

fn expected(scene: &Scene) -> Vec<String> {
    let mut units: Vec<String> = scene
        .units
        .iter()
        .map(|u| u.at.province.id().to_string())
        .collect();
    units.sort();
    units
}

#[test]
fn pages_of_all_variants_are_well_formed_and_ask_for_nothing() {
    for (name, chapters) in all() {
        let written = written(chapters);
        let html = &written.html;
        let text = parsed(html);
        let doc = Document::parse(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let ids: Vec<&str> = doc
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "{name}: an id stands twice");
        for node in doc.descendants() {
            for attribute in node.attributes() {
                let (key, value) = (attribute.name(), attribute.value());
                assert!(
                    !key.starts_with("on") && key != "style" && key != "src",
                    "{name}: {key}"
                );
                if key == "href" {
                    let target = value
                        .strip_prefix('#')
                        .unwrap_or_else(|| panic!("{name}: {value}"));
                    assert!(
                        unique.contains(target),
                        "{name}: nothing is called {target}"
                    );
                }
                for id in value.split("url(#").skip(1) {
                    let id = id.split(')').next().unwrap_or_default();
                    assert!(unique.contains(id), "{name}: nothing is called {id}");
                }
            }
        }
        let elsewhere = html.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !elsewhere.contains("http:") && !elsewhere.contains("https:"),
            "{name}"
        );
        assert!(
            !html.contains("@import") && !html.contains("NaN") && !html.contains("inf "),
            "{name}"
        );
    }
}

#[test]
fn the_policy_allows_exactly_the_pages_own_script_and_style() {
    let (_, chapters) = all().swap_remove(0);
    for live in [false, true] {
        policed(&written_as(chapters.clone(), live), live);
    }
}

fn policed(written: &Written, live: bool) {
    let Written { html, policy, .. } = written;
    for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
        let text = between(html, &format!("<{tag}>"), &format!("</{tag}>"));
        let hash = STANDARD.encode(Sha256::digest(text));
        assert!(
            policy.contains(&format!("{directive} 'sha256-{hash}';")),
            "{policy}"
        );
    }
    assert!(policy.starts_with("default-src 'none';") && !policy.contains("unsafe"));
    assert!(policy.contains("base-uri 'none'") && policy.ends_with("form-action 'none'"));
    assert_eq!(
        between(html, "Content-Security-Policy\" content=\"", "\""),
        policy
    );
    // A file asks nobody for anything; what a server shows asks that server alone.
    let server = if live { "'self'" } else { "'none'" };
    assert!(
        policy.contains(&format!("connect-src {server};")),
        "{policy}"
    );
    assert_eq!(html.contains("fetch("), live);
    assert_eq!(html.contains("data-version"), live);
    assert_eq!(html.matches("<script").count(), 1);
    assert_eq!(html.matches("<style").count(), 1);
}

#[test]
fn what_people_wrote_is_shown_and_not_obeyed() {
    let hostile =
        "</script></title><img src=x onerror=\"alert('1')\">\u{2028}\u{0} 🌷 \u{202e}עמית";
    let (_, mut chapters) = all().swap_remove(0);
    let plain = written(chapters.clone());
    for chapter in &mut chapters {
        chapter.label = hostile.to_owned();
        chapter.short = hostile.to_owned();
        chapter.headline = hostile.to_owned();
        chapter.description = hostile.to_owned();
        for section in &mut chapter.sections {
            section.title = hostile.to_owned();
            for line in &mut section.lines {
                line.text = hostile.to_owned();
                line.reason = hostile.to_owned();
            }
        }
        for row in &mut chapter.after.panel.powers {
            row.player = hostile.to_owned();
        }
        chapter.after.watermark = Some(hostile.to_owned());
        chapter.after.letters = chapter
            .after
            .owners
            .values()
            .map(|power| (*power, hostile.to_owned()))
            .collect();
    }
    let written = page(&Page {
        title: hostile.to_owned(),
        subtitle: hostile.to_owned(),
        language: "en".to_owned(),
        words: labels(),
        facts: [None, Some(hostile.to_owned())]
            .map(|moment| Fact {
                name: hostile.to_owned(),
                value: hostile.to_owned(),
                moment,
            })
            .into(),
        chapters,
        notes: vec![Note {
            title: hostile.to_owned(),
            text: hostile.to_owned(),
        }],
        ..Page::default()
    });
    let html = &written.html;
    assert_eq!(html.matches("</script>").count(), 1);
    assert!(!html.contains("<img") && !html.contains('\u{2028}') && !html.contains('\0'));
    let text = parsed(html);
    let doc = Document::parse(&text).expect("well-formed");
    let title = doc
        .descendants()
        .find(|node| node.has_tag_name("title"))
        .and_then(|t| t.text());
    let shown = hostile.replace('\0', "\u{fffd}");
    assert_eq!(title, Some(shown.as_str()), "it is shown as it was written");
    // Names change neither script nor style.
    assert_eq!(written.policy, plain.policy);
}

/// A server tells by the version whether a reader has the page already.
#[test]
fn the_version_changes_with_what_is_shown_and_only_then() {
    let (_, chapters) = all().swap_remove(0);
    let live = written_as(chapters.clone(), true);
    assert_eq!(live, written_as(chapters.clone(), true));
    let version = between(&live.html, "data-version=\"", "\"");
    assert_eq!(version, live.version);
    let mut others = chapters;
    others[0].headline.push('!');
    assert_ne!(written_as(others, true).version, live.version);
}

#[test]
fn every_chapter_shows_its_units_and_the_newest_is_shown_without_a_script() {
    for (name, chapters) in all() {
        // In shared seas a stack stands for several fleets.
        if chapters
            .iter()
            .any(|chapter| chapter.after.waters.is_some())
        {
            continue;
        }
        let text = parsed(&written(chapters.clone()).html);
        let doc = Document::parse(&text).expect("well-formed");
        for chapter in &chapters {
            let short = &chapter.short;
            assert_eq!(
                units(&parts(&doc, short, "data-after")),
                expected(&chapter.after),
                "{name} {short}"
            );
            if let Some(orders) = &chapter.orders {
                assert_eq!(
                    units(&parts(&doc, short, "data-orders")),
                    expected(orders),
                    "{name} {short}"
                );
            }
        }
        let newest = chapters.last().expect("a chapter");
        let shown = by_id(&doc, "page-map")
            .descendants()
            .filter(|n| n.attribute("class") == Some("p on"));
        let shown: BTreeSet<_> = shown.map(|n| n.id().get()).collect();
        let wanted = if newest.orders.is_some() {
            "data-orders"
        } else {
            "data-after"
        };
        let wanted: BTreeSet<_> = parts(&doc, &newest.short, wanted)
            .iter()
            .map(|n| n.id().get())
            .collect();
        assert_eq!(shown, wanted, "{name}");
        assert_eq!(by_id(&doc, &newest.short).attribute("open"), Some(""));
    }
}

#[test]
fn every_line_about_a_space_has_its_sign_on_the_map() {
    for (name, chapters) in all() {
        let text = parsed(&written(chapters).html);
        let doc = Document::parse(&text).expect("well-formed");
        for line in doc
            .descendants()
            .filter(|n| n.has_tag_name("li") && n.attribute("data-k").is_some())
        {
            let chapter = line
                .ancestors()
                .find(|n| n.attribute("data-after").is_some())
                .expect("a chapter");
            let short = chapter.attribute("id").expect("an id");
            let space = line.attribute("data-k").unwrap_or_default();
            let key = line
                .attribute("data-o")
                .map(|owner| format!("{space}-{owner}"));
            let signs = parts(&doc, short, "data-orders");
            let mut signs = signs.iter().flat_map(|part| part.descendants());
            let found = signs.any(|sign| {
                let own = sign.attribute("data-k");
                own.is_some() && (own == Some(space) || own == key.as_deref())
            });
            assert!(found, "{name}: nothing stands for {space}");
        }
    }
}

/// F-05: what is not seen is in the file neither.
#[test]
fn a_page_in_the_fog_holds_nothing_of_what_is_veiled() {
    let chapters = foggy();
    let text = parsed(&written(chapters.clone()).html);
    let doc = Document::parse(&text).expect("well-formed");
    let last = chapters.last().expect("a chapter");
    let orders = last.orders.as_ref().expect("orders");
    assert!(!orders.veiled.is_empty());
    let parts = parts(&doc, &last.short, "data-orders");
    let standing = units(&parts);
    assert!(!standing.contains(&"war".to_owned()) && standing.contains(&"sev".to_owned()));
    let tinted = parts.iter().flat_map(|part| part.descendants());
    let tinted: Vec<&str> = tinted
        .filter(|n| {
            n.attribute("class")
                .is_some_and(|class| class.starts_with("t "))
        })
        .filter_map(|n| n.attribute("href"))
        .collect();
    assert!(
        tinted.contains(&"#Lank") && !tinted.contains(&"#Llon"),
        "{tinted:?}"
    );
    let fog = parts.iter().flat_map(|part| part.descendants());
    let fog = fog
        .filter(|n| n.attribute("class") == Some("fog"))
        .flat_map(|n| n.children());
    let fog: BTreeSet<&str> = fog.filter_map(|n| n.attribute("href")).collect();
    assert!(fog.contains("#Llon") && fog.contains("#Wnth") && !fog.contains("#Lank"));
    // What is only remembered is faint, and says since when.
    let after = &last.after;
    assert!(!after.remembered.is_empty() && text.contains("<text class=\"yr\""));
}

#[test]
fn scenes_that_look_alike_share_what_they_are_made_of() {
    let (_, chapters) = all().swap_remove(0);
    let once = written(chapters.clone()).html.len();
    let first = chapters.first().expect("a chapter");
    let scene = Chapter {
        sections: Vec::new(),
        tables: Vec::new(),
        description: String::new(),
        ..first.clone()
    };
    let many: Vec<Chapter> = (0..60).map(|_| scene.clone()).collect();
    let sixty = written(many).html;
    assert!(
        sixty.len() < once + 250_000,
        "{} and {once} bytes",
        sixty.len()
    );
}

#[test]
fn sixty_phases_stay_below_two_megabytes() {
    for setup in [variants::standard(None), variants::economic(None)] {
        let chapters = games::long(setup, 60);
        assert_eq!(chapters.len(), 60);
        let bytes = written(chapters).html.len();
        assert!(bytes < 2_000_000, "{bytes} bytes");
    }
}

#[test]
fn a_page_without_phases_is_a_page() {
    let text = parsed(&written(Vec::new()).html);
    assert!(Document::parse(&text).is_ok());
}

#[test]
fn the_pages_words_are_all_the_callers() {
    let (_, chapters) = all().swap_remove(0);
    let html = page(&Page {
        language: "de".to_owned(),
        chapters,
        ..Page::default()
    })
    .html;
    let text = parsed(&html);
    let doc = Document::parse(&text).expect("well-formed");
    assert_eq!(doc.root_element().attribute("lang"), Some("de"));
    for button in doc.descendants().filter(|n| n.has_tag_name("button")) {
        let words = button
            .descendants()
            .filter_map(|n| n.text())
            .collect::<String>();
        assert_eq!(words.trim(), "", "a button says something by itself");
    }
}
