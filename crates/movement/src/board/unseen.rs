//! Characters that are not seen where a text is shown.

/// Whether a character is not seen itself, or changes how others are seen: control characters, those without width,
/// and those that turn the direction of the text around them.
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}

/// As much of what an author wrote as a message shows: 40 characters at most, none of them unseen.
pub(super) fn cut(text: &str) -> String {
    let seen = text.chars().filter(|c| !is_unseen(*c));
    seen.take(40).collect()
}
