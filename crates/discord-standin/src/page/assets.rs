//! The page's files: the stand-in's own, built into the program, and its host's. A new file of `page/` adds
//! its line here.

use crate::page::host::HostPage;
use crate::page::languages;

/// `page!("a")`: the name with the bytes of that file of `page/`.
macro_rules! page {
    ($name:literal) => {
        (
            $name,
            include_bytes!(concat!("../../page/", $name)).as_slice(),
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
];

/// A file by its name, as it is served.
pub(crate) fn file(host: &HostPage, name: &str) -> Option<Vec<u8>> {
    let bytes = raw(host, name)?;
    Some(if name == "index.html" {
        whole(host, &bytes)
    } else {
        bytes
    })
}

/// The bytes of a file: of the host's folders, of the host, or of the stand-in, whoever has it first.
fn raw(host: &HostPage, name: &str) -> Option<Vec<u8>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if name.is_empty() || name.starts_with('.') || !name.chars().all(plain) {
        return None;
    }
    let mut folders = host.folders.iter();
    if let Some(bytes) = folders.find_map(|folder| std::fs::read(folder.join(name)).ok()) {
        return Some(bytes);
    }
    let mut files = host.files.iter().chain(FILES);
    let (_, bytes) = files.find(|(file, _)| *file == name)?;
    Some(bytes.to_vec())
}

/// The place in the page for its texts.
const WORDS: &str = r#"<script type="application/json" id="words">"#;

/// Where the page says in which language it is.
const LANG: &str = r#"<html lang="en">"#;

/// Where the page loads its host's files, and where it shows them.
const HOST_HEAD: &str = "<!-- host -->";
const HOST_BODY: &str = "<!-- host.html -->";

/// The page with its texts in it, so that they are there before anything is drawn, and with its host's files.
fn whole(host: &HostPage, page: &[u8]) -> Vec<u8> {
    let words = languages::words();
    // What could end the element is written otherwise.
    let json = words.page(&host.texts(words.language()));
    let json = json.replace('<', "\\u003c");
    let lang = format!("<html lang=\"{}\">", words.language());
    let loads = [
        (
            "host.css",
            r#"<link rel="stylesheet" href="/static/host.css">"#,
        ),
        (
            "host.js",
            r#"<script type="module" src="/static/host.js"></script>"#,
        ),
    ];
    let loads = loads
        .into_iter()
        .filter(|(file, _)| raw(host, file).is_some());
    let loads: String = loads.map(|(_, tag)| tag).collect();
    let shows = raw(host, "host.html").unwrap_or_default();
    String::from_utf8_lossy(page)
        .replacen(HOST_HEAD, &loads, 1)
        .replacen(HOST_BODY, &String::from_utf8_lossy(&shows), 1)
        .replacen(LANG, &lang, 1)
        .replacen(WORDS, &format!("{WORDS}{json}"), 1)
        .into_bytes()
}

/// The content type of a page file.
pub(crate) fn kind(name: &str) -> &'static str {
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
    use crate::page::words::Language;

    /// No host.
    const PLAIN: HostPage = HostPage {
        files: Vec::new(),
        texts: Vec::new(),
        folders: Vec::new(),
    };

    /// A host with a page of its own.
    fn parrot() -> HostPage {
        HostPage {
            files: vec![
                ("host.html", b"<p data-t=\"page-feed\"></p>".as_slice()),
                ("host.js", b"feed();".as_slice()),
                ("seal.svg", b"<svg/>".as_slice()),
            ],
            texts: vec![(Language::English, "page-feed = Feed the </parrot>")],
            ..HostPage::default()
        }
    }

    fn index(host: &HostPage) -> String {
        String::from_utf8(file(host, "index.html").expect("the page")).expect("text")
    }

    #[test]
    fn every_file_of_the_page_is_built_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
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
                assert!(file(&PLAIN, &asked).is_some(), "{name} asks for {asked}");
            }
        }
    }

    #[test]
    fn the_page_comes_with_its_texts() {
        let page = index(&PLAIN);
        let (_, rest) = page.split_once(WORDS).expect("a place for texts");
        let (json, _) = rest.split_once("</script>").expect("its end");
        let texts: serde_json::Value = serde_json::from_str(json).expect("JSON");
        assert_eq!(texts["page-speak-as"], "Speak as");
        assert!(!page.contains("/static/host."), "there is no host");
    }

    #[test]
    fn a_host_adds_files_and_texts_and_replaces_files() {
        let page = index(&parrot());
        assert!(page.contains(r#"src="/static/host.js""#), "{page}");
        assert!(!page.contains("host.css"), "this host has none");
        assert!(page.contains(r#"<p data-t="page-feed"></p>"#), "{page}");
        assert!(
            page.contains(r#""page-feed":"Feed the \u003c/parrot>""#),
            "{page}"
        );
        let seal = file(&parrot(), "seal.svg");
        assert_eq!(seal.as_deref(), Some(b"<svg/>".as_slice()));
    }

    #[test]
    fn a_hosts_folder_comes_first() {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::write(folder.path().join("host.js"), "draft();").expect("a file");
        let mut host = parrot();
        host.folders.push(folder.path().to_owned());
        let script = file(&host, "host.js");
        assert_eq!(script.as_deref(), Some(b"draft();".as_slice()));
        assert!(file(&host, "app.js").is_some(), "what it lacks is served");
    }

    #[test]
    fn only_plain_names_are_served() {
        for name in ["", "..", "../Cargo.toml", ".env", "a/b", "a\\b"] {
            assert_eq!(file(&PLAIN, name), None, "{name}");
        }
    }
}
