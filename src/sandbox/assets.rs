//! The page's own files, built into the program. A new file of `assets/sandbox/` adds its line here.

/// Name and bytes of each file served under `/static/`; `index.html` is also the page itself.
const FILES: &[(&str, &[u8])] = &[];

/// A file by its name. While the page is being worked on, `CHANCERY_PAGE` may name a folder that is
/// read instead, at every request.
pub(super) fn file(name: &str) -> Option<Vec<u8>> {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
    if name.is_empty() || name.starts_with('.') || !name.chars().all(plain) {
        return None;
    }
    if let Some(folder) = std::env::var_os("CHANCERY_PAGE") {
        return std::fs::read(std::path::Path::new(&folder).join(name)).ok();
    }
    let (_, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    Some(bytes.to_vec())
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
    fn only_plain_names_are_served() {
        for name in ["", "..", "../Cargo.toml", ".env", "a/b", "a\\b"] {
            assert_eq!(file(name), None, "{name}");
        }
    }
}
