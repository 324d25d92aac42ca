//! The page's own files, built into the program. A new file of `assets/sandbox/` adds its line here.

use super::languages;

/// `page!("a", "b")`: each name with the bytes of that file of `assets/sandbox/`; `font!` the same
/// for the letters, which the page shares with the maps.
macro_rules! page {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!("../../assets/sandbox/", $name)).as_slice(),
        )
    };
}
macro_rules! font {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!("../../assets/fonts/", $name)).as_slice(),
        )
    };
}

/// Name and bytes of each file served under `/static/`; `index.html` is also the page itself.
const FILES: &[(&str, &[u8])] = &[
    page!("api.js"),
    page!("app.js"),
    page!("base.css"),
    page!("chat.css"),
    page!("chat.js"),
    page!("clock.js"),
    page!("commands.js"),
    page!("components.js"),
    page!("composer.js"),
    page!("controls.css"),
    page!("dom.js"),
    page!("drawers.js"),
    page!("embed.js"),
    page!("field.js"),
    page!("form.js"),
    page!("index.html"),
    page!("layout.css"),
    page!("markdown.js"),
    page!("media.js"),
    page!("message.js"),
    page!("modal.js"),
    page!("mosaic.js"),
    page!("notices.js"),
    page!("pending.js"),
    page!("people.js"),
    page!("prose.css"),
    page!("prose.js"),
    page!("seal.svg"),
    page!("select.js"),
    page!("sidebar.js"),
    page!("store.js"),
    page!("suggest.js"),
    page!("table.js"),
    page!("words.js"),
    font!("alegreya-500-italic.ttf"),
    font!("alegreya-700-normal.ttf"),
    font!("alegreya-sans-400-normal.ttf"),
    font!("alegreya-sans-500-normal.ttf"),
    font!("alegreya-sans-700-normal.ttf"),
    font!("cinzel-700-normal.ttf"),
];

/// A file by its name. While the page is being worked on, `CHANCERY_PAGE` may name a folder whose
/// files come first, read at every request.
pub(super) fn file(name: &str) -> Option<Vec<u8>> {
    let bytes = raw(name)?;
    Some(if name == "index.html" {
        with_words(bytes)
    } else {
        bytes
    })
}

fn raw(name: &str) -> Option<Vec<u8>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if name.is_empty() || name.starts_with('.') || !name.chars().all(plain) {
        return None;
    }
    if let Some(folder) = std::env::var_os("CHANCERY_PAGE")
        && let Ok(bytes) = std::fs::read(std::path::Path::new(&folder).join(name))
    {
        return Some(bytes);
    }
    let (_, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    Some(bytes.to_vec())
}

/// The place in the page for its texts.
const WORDS: &str = r#"<script type="application/json" id="words">"#;

/// Where the page says in which language it is.
const LANG: &str = r#"<html lang="en">"#;

/// The page with its texts in it, so that they are there before anything is drawn.
fn with_words(page: Vec<u8>) -> Vec<u8> {
    let words = languages::words();
    let texts = words.templates("page");
    // Text keys and strings always make JSON; what could end the element is written otherwise.
    let json = serde_json::to_string(&texts).unwrap_or_default();
    let json = json.replace('<', "\\u003c");
    let page = String::from_utf8_lossy(&page);
    let lang = format!("<html lang=\"{}\">", words.language());
    page.replacen(LANG, &lang, 1)
        .replacen(WORDS, &format!("{WORDS}{json}"), 1)
        .into_bytes()
}

/// The content type of a page file.
pub(super) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ttf") => "font/ttf",
        Some("woff2") => "font/woff2",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_page_is_built_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/sandbox");
        for entry in std::fs::read_dir(folder).expect("the page's folder") {
            let name = entry.expect("an entry").file_name();
            let name = name.to_string_lossy();
            assert!(
                FILES.iter().any(|(file, _)| *file == name),
                "{name} is not listed"
            );
        }
    }

    #[test]
    fn whatever_the_page_asks_for_is_served() {
        for (name, bytes) in FILES {
            let Ok(text) = std::str::from_utf8(bytes) else {
                continue;
            };
            for asked in text.split("/static/").skip(1) {
                let asked: String = asked
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
                    .collect();
                assert!(file(&asked).is_some(), "{name} asks for {asked}");
            }
        }
    }

    #[test]
    fn the_page_comes_with_its_texts() {
        let page = String::from_utf8(file("index.html").expect("the page")).expect("text");
        let (_, rest) = page.split_once(WORDS).expect("a place for texts");
        let (json, _) = rest.split_once("</script>").expect("its end");
        let texts: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(texts["page-steps"], "Your first game");
    }

    #[test]
    fn only_plain_names_are_served() {
        for name in ["", "..", "../Cargo.toml", ".env", "a/b", "a\\b"] {
            assert_eq!(file(name), None, "{name}");
        }
    }
}
