//! Descriptions, which are HTML there and plain text here.

/// The words of a description, and whether there was any markup.
pub(super) fn plain(html: &str) -> (String, bool) {
    let mut plain = String::with_capacity(html.len());
    let mut rest = html;
    let mut has_markup = false;
    while let Some(at) = rest.find(['<', '&']) {
        plain.push_str(&rest[..at]);
        rest = &rest[at..];
        let inner = &rest[1..];
        let is_tag = inner.starts_with(|c: char| c.is_ascii_alphabetic() || "/!".contains(c));
        if rest.starts_with('&') {
            // The longest that is read are numbers such as `&#1114111;`.
            let end = inner.bytes().take(10).position(|byte| byte == b';');
            let sign = end.and_then(|end| Some((end, sign(&inner[..end])?)));
            let (taken, sign) = sign.map_or((1, '&'), |(end, sign)| (end + 2, sign));
            plain.push(sign);
            rest = &rest[taken..];
        } else if is_tag {
            has_markup = true;
            plain.push(' ');
            // Without an end, it is the end of the text.
            rest = rest.find('>').map_or("", |end| &rest[end + 1..]);
        } else {
            plain.push('<');
            rest = inner;
        }
    }
    plain.push_str(rest);
    let words: Vec<&str> = plain.split_whitespace().collect();
    (words.join(" "), has_markup)
}

/// The sign that stands between `&` and `;`.
fn sign(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        return code.ok().and_then(char::from_u32);
    }
    Some(match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        "nbsp" => ' ',
        "copy" => '©',
        "ndash" => '–',
        "mdash" => '—',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn markup_goes_and_words_stay() {
        for (html, text, has_markup) in [
            ("  For\n tests. ", "For tests.", false),
            ("<p>One</p><br>two<!-- x -->", "One two", true),
            (
                "a &lt; b &amp;&nbsp;c &#8594; &#x2192;",
                "a < b & c → →",
                false,
            ),
            (
                "1 < 2 && &unknown; &#x110000;",
                "1 < 2 && &unknown; &#x110000;",
                false,
            ),
            ("the <b", "the", true),
            ("ü&ü;<ü>", "ü&ü;<ü>", false),
            ("&", "&", false),
        ] {
            assert_eq!(plain(html), (text.to_owned(), has_markup), "{html}");
        }
    }
}
