//! What stands before the outermost element. All files of jDip have a document type there, whose definitions are the
//! same in each: it is skipped, and nothing in it is followed.

use crate::{ImportError, TextFile};

/// The namespaces that only the document type declares, by prefix.
const DECLARED: [(&str, &str); 2] = [
    ("jdipNS", "http://jdip.sourceforge.org/jdipNS"),
    ("xlink", "http://www.w3.org/1999/xlink"),
];

/// The file without its document type, in the same lines, with the namespaces that were declared there.
///
/// # Errors
/// [`ImportError::NotThisFormat`]: the document type does not end.
pub(super) fn plain(file: &TextFile) -> Result<TextFile, ImportError> {
    let text = file.text.trim_start_matches('\u{feff}');
    let mut plain = String::with_capacity(text.len());
    let before = skipped(text);
    let (head, mut rest) = text.split_at(before);
    plain.push_str(head);
    if rest.starts_with("<!DOCTYPE") {
        let length = doctype(rest).ok_or_else(|| ImportError::NotThisFormat {
            name: file.name.clone(),
            why: "its document type (<!DOCTYPE …>) does not end".to_owned(),
        })?;
        let lines = rest[..length].matches('\n').count();
        plain.extend(std::iter::repeat_n('\n', lines));
        rest = &rest[length..];
        let before = skipped(rest);
        plain.push_str(&rest[..before]);
        rest = &rest[before..];
    }
    let name = name_of(rest);
    plain.push_str(&rest[..name]);
    if name > 0 {
        for (prefix, namespace) in DECLARED {
            if !text_declares(rest, prefix) {
                plain.push_str(&format!(" xmlns:{prefix}=\"{namespace}\""));
            }
        }
    }
    plain.push_str(&rest[name..]);
    Ok(TextFile {
        name: file.name.clone(),
        text: plain,
    })
}

/// How many bytes blanks, comments and instructions such as `<?xml … ?>` take at the beginning.
fn skipped(text: &str) -> usize {
    let mut at = 0;
    loop {
        let rest = &text[at..];
        let blank = rest.len() - rest.trim_start().len();
        let rest = &rest[blank..];
        let taken = [("<!--", "-->"), ("<?", "?>")]
            .into_iter()
            .find(|(begin, _)| rest.starts_with(begin))
            .and_then(|(begin, end)| {
                let inner = rest[begin.len()..].find(end)?;
                Some(begin.len() + inner + end.len())
            });
        at += blank;
        match taken {
            Some(taken) => at += taken,
            // What does not end is for the XML parser to say.
            None => return at,
        }
    }
}

/// How many bytes a document type takes; `None` if it does not end.
fn doctype(text: &str) -> Option<usize> {
    let mut at = 0;
    let mut is_inside = false;
    loop {
        let rest = &text[at..];
        let sign = rest.chars().next()?;
        let length = |begin: &str, end: &str| {
            let inner = rest[begin.len()..].find(end)?;
            Some(begin.len() + inner + end.len())
        };
        at += match sign {
            '<' if rest.starts_with("<!--") => length("<!--", "-->")?,
            '<' if rest.starts_with("<?") => length("<?", "?>")?,
            '"' => length("\"", "\"")?,
            '\'' => length("'", "'")?,
            '>' if !is_inside => return Some(at + 1),
            other => {
                match other {
                    '[' => is_inside = true,
                    ']' => is_inside = false,
                    _ => {}
                }
                other.len_utf8()
            }
        };
    }
}

/// How many bytes the beginning of the outermost element takes, up to the end of its name; 0 if there is none.
fn name_of(text: &str) -> usize {
    let Some(rest) = text.strip_prefix('<') else {
        return 0;
    };
    let is_part = |c: char| c.is_alphanumeric() || "_:.-".contains(c);
    let name = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
    if name == 0 { 0 } else { name + 1 }
}

/// Whether the elements declare a namespace themselves.
fn text_declares(text: &str, prefix: &str) -> bool {
    text.contains(&format!("xmlns:{prefix}"))
}

#[cfg(test)]
mod tests {
    use super::{doctype, plain};
    use crate::TextFile;

    fn read(text: &str) -> String {
        let file = TextFile {
            name: "map.svg".into(),
            text: text.into(),
        };
        plain(&file).expect("a text").text
    }

    #[test]
    fn a_document_type_is_skipped_and_lines_stay() {
        let text = "<?xml version=\"1.0\"?>\n<!-- <!DOCTYPE no> -->\n<!DOCTYPE a [\n<!-- ' ]> -->\n\
            <!ENTITY b \"]>\">\n<?c ]>?>\n]>\n<a x=\"1\"/>";
        let plain = read(text);
        assert!(!plain.contains("ENTITY"), "{plain}");
        let line = |text: &str| text.lines().position(|line| line.starts_with("<a"));
        assert_eq!(line(&plain), line(text), "{plain}");
        assert!(plain.contains("<a xmlns:jdipNS="), "{plain}");
    }

    #[test]
    fn what_is_declared_is_not_declared_again() {
        let plain = read("<a xmlns:jdipNS=\"svg.dtd\" xmlns:xlink=\"x\"/>");
        assert_eq!(plain, "<a xmlns:jdipNS=\"svg.dtd\" xmlns:xlink=\"x\"/>");
    }

    #[test]
    fn what_does_not_end_is_not_skipped() {
        for text in [
            "<!DOCTYPE a [",
            "<!DOCTYPE a [ <!-- ]>",
            "<!DOCTYPE a \"]>",
            "<!DOCTYPE",
        ] {
            assert_eq!(doctype(text), None, "{text}");
        }
        assert_eq!(read(""), "");
        assert_eq!(read("<!-- ü"), "<!-- ü");
        assert_eq!(
            read("<é"),
            "<é xmlns:jdipNS=\"http://jdip.sourceforge.org/jdipNS\" \
            xmlns:xlink=\"http://www.w3.org/1999/xlink\""
        );
    }
}
