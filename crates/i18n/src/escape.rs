//! What people wrote, put into our sentences.

/// Makes text written by people show as they wrote it: no markup, no mention, no link, one line.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, c) in text.chars().enumerate() {
        match c {
            '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '[' | ']' | ':' => {
                out.push('\\');
                out.push(c);
            }
            '-' | '+' if i == 0 => {
                out.push('\\');
                out.push(c);
            }
            // An invisible space behind it is the only thing that keeps a mention from being read.
            '@' => out.push_str("@\u{200b}"),
            c if c.is_control() => out.push(' '),
            c if turns_the_text(c) => {}
            c => out.push(c),
        }
    }
    out
}

/// Characters that change the direction of everything behind them.
fn turns_the_text(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_shown_and_not_obeyed() {
        assert_eq!(escape("*bold* _it_"), "\\*bold\\* \\_it\\_");
        assert_eq!(escape("@everyone"), "@\u{200b}everyone");
        assert_eq!(escape("<@123>"), "\\<@\u{200b}123\\>");
        assert_eq!(escape("[here](http://x)"), "\\[here\\](http\\://x)");
        assert_eq!(escape("a\nb\u{202e}c"), "a bc");
        assert_eq!(escape("- list"), "\\- list");
        assert_eq!(escape("well-known"), "well-known");
        assert_eq!(escape("Jürgen 王"), "Jürgen 王");
    }
}
