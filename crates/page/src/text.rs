//! Text that people wrote, as HTML and SVG may hold it.

use std::fmt::{self, Display, Formatter, Write as _};

/// Text that shows as itself wherever it stands: between tags, and in attributes in quotes.
pub(crate) struct Text<'a>(pub &'a str);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                // Line ends to some readers of scripts.
                '\u{2028}' => f.write_str("&#x2028;")?,
                '\u{2029}' => f.write_str("&#x2029;")?,
                '\t' | '\n' => f.write_char(letter)?,
                // Neither HTML nor XML may hold them.
                '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {
                    f.write_char('\u{fffd}')?;
                }
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn what_means_something_to_html_is_escaped() {
        let hostile = "</script><img onerror='x'>&\"\u{2028}\u{0}ok";
        let safe = "&lt;/script&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;&quot;&#x2028;\u{fffd}ok";
        assert_eq!(Text(hostile).to_string(), safe);
    }
}
