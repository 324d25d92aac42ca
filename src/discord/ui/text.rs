//! Text as Discord wants it: escaped where people wrote it, cut and split to Discord's limits.

use crate::i18n::Words;

pub use crate::i18n::escape;

/// The most characters of a message.
pub const MESSAGE: usize = 2000;
/// The most characters of an embed's description.
pub const DESCRIPTION: usize = 4096;
/// The most characters of an embed's field.
pub const FIELD: usize = 1024;
/// The most characters of all texts of an embed together.
pub const EMBED: usize = 6000;
/// The most characters we put into an embed's title or footer.
pub const TITLE: usize = 256;
/// The most choices an autocompletion may offer.
pub const CHOICES: usize = 25;
/// The most characters of an autocompletion choice's name, and of its value.
pub const CHOICE: usize = 100;
/// The most characters of a picture's alt text.
pub const ALT: usize = crate::render::alt::MOST;
/// The most characters of a thread's name.
pub const THREAD: usize = 100;
/// The most characters of a button's label.
pub const LABEL: usize = 80;
/// The most characters of a form's title.
pub const FORM_TITLE: usize = 45;
/// The most characters of a form's text field.
pub const FORM_TEXT: usize = 4000;
/// The most characters a form's field may show while it is empty.
pub const FORM_PLACEHOLDER: usize = 100;

/// Text for a code block: nothing in it can close the block, or turn the direction of what follows.
pub fn in_code(text: &str) -> String {
    let turns = |c: &char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let kept = text.chars().filter(|c| !turns(c));
    kept.map(|c| if c == '`' { '\u{2019}' } else { c })
        .collect()
}

/// The text, cut to at most `most` characters; if it was cut, it ends in `…`.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.push('…');
    short
}

/// Packs blocks into as few messages as fit, in order, each block whole where one message can hold
/// it; a longer block is broken at its lines, a longer line is cut. Blocks are parted by an empty
/// line.
pub fn pack(blocks: &[String], most: usize) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for block in blocks {
        push(&mut pages, block, "\n\n", most, |pages, block| {
            for line in block.lines() {
                push(pages, line, "\n", most, |pages, line| {
                    pages.push(cut(line, most))
                });
            }
        });
    }
    pages
}

/// Puts a piece on the last page, or on a new one; `break_up` deals with one longer than a page.
fn push(
    pages: &mut Vec<String>,
    piece: &str,
    between: &str,
    most: usize,
    break_up: impl Fn(&mut Vec<String>, &str),
) {
    let length = |text: &str| text.chars().count();
    if length(piece) > most {
        break_up(pages, piece);
        return;
    }
    match pages.last_mut() {
        Some(page) if length(page) + length(between) + length(piece) <= most => {
            page.push_str(between);
            page.push_str(piece);
        }
        _ => pages.push(piece.to_owned()),
    }
}

/// A moment as Discord shows it in each reader's own time: `Tuesday, 3 March 2026 18:00`.
pub fn moment(ms: i64) -> String {
    format!("<t:{}:F>", ms.div_euclid(1000))
}

/// A moment, in milliseconds since 1970, as Discord's tag for the time until or since: `in 2 days`.
pub fn countdown(ms: i64) -> String {
    format!("<t:{}:R>", ms.div_euclid(1000))
}

/// The text as a single line: control characters, line breaks and semicolons become spaces, so that typed
/// text cannot start a second entry.
pub fn one_line(text: &str) -> String {
    let part = |c: char| if c.is_control() || c == ';' { ' ' } else { c };
    text.chars().map(part).collect()
}

/// The first lines that fit into so many characters; if not all do, a last one, `more`, says how many
/// more there are, whether or not it fits itself.
pub fn fitting(words: &Words, lines: Vec<String>, most: usize, more: &str) -> Vec<String> {
    let long = |lines: &[String]| lines.iter().map(|l| l.chars().count() + 1).sum::<usize>();
    if long(&lines) <= most {
        return lines;
    }
    let all = lines.len();
    let mut shown = lines;
    while shown.pop().is_some() {
        let last = words.text(more, &[("lines", (all - shown.len()).into())]);
        if shown.is_empty() || long(&shown) + last.chars().count() < most {
            shown.push(last);
            break;
        }
    }
    shown
}

/// What a field is called that goes on where the one before it ended: Discord wants a name, and shows this one as nothing.
const GOES_ON: &str = "\u{200b}";

/// Lines under a heading as fields of an embed: as many as they need, of which the first has the heading. The powers of
/// a large board, one to a line, have no room in one. Of lines that have none in `most` characters, a last one says how
/// many they are.
pub fn spread(words: &Words, heading: String, text: &str, most: usize) -> Vec<(String, String)> {
    let lines = text.lines().map(str::to_owned).collect();
    let lines = fitting(words, lines, most, "lines-more");
    let headings = std::iter::once(heading).chain(std::iter::repeat(GOES_ON.to_owned()));
    headings.zip(pack(&[lines.join("\n")], FIELD)).collect()
}

/// How many characters fields have, with their headings.
pub fn length(fields: &[(String, String)]) -> usize {
    let texts = fields.iter().flat_map(|(heading, text)| [heading, text]);
    texts.map(|text| text.chars().count()).sum()
}

/// The text, if it fits into a form's field as a whole; else `None`.
pub fn whole(text: String) -> Option<String> {
    (text.chars().count() <= FORM_TEXT).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_block_cannot_be_closed_from_inside() {
        assert!(!in_code("a ``` b").contains('`'));
    }

    #[test]
    fn cutting_counts_characters() {
        assert_eq!(cut("Vienna", 6), "Vienna");
        assert_eq!(cut("Viennä", 5), "Vien…");
        assert_eq!(cut("王王王", 2), "王…");
    }

    #[test]
    fn blocks_stay_whole_where_they_can() {
        let blocks = ["aaaa".to_owned(), "bbbb".to_owned(), "cc".to_owned()];
        assert_eq!(pack(&blocks, 10), ["aaaa\n\nbbbb", "cc"]);
        assert_eq!(pack(&blocks, 5), ["aaaa", "bbbb", "cc"]);
    }

    #[test]
    fn a_long_block_breaks_at_its_lines_and_a_long_line_is_cut() {
        let blocks = ["one\ntwo\nthree".to_owned()];
        assert_eq!(pack(&blocks, 8), ["one\ntwo", "three"]);
        let pages = pack(&["x".repeat(50)], 20);
        assert_eq!(pages.len(), 1);
        assert_eq!(pages[0].chars().count(), 20);
        assert!(pack(&[], 10).is_empty());
    }

    #[test]
    fn a_list_that_is_too_long_says_how_many_lines_are_left_out() {
        let words = Words::english();
        let lines = vec!["x".repeat(99); 100];
        let shown = fitting(words, lines.clone(), DESCRIPTION, "list-more");
        assert_eq!(shown.len(), 41);
        let last = "…and 60 more: /game info finds each by its name.";
        assert_eq!(shown[40], last);
        let none = fitting(words, lines[..2].to_vec(), 0, "lines-more");
        assert_eq!(none, ["…and 2 more"]);
        let whole = fitting(words, lines[..40].to_vec(), DESCRIPTION, "list-more");
        assert_eq!(whole, lines[..40]);
    }

    #[test]
    fn lines_without_room_in_one_field_go_on_in_the_next() {
        let words = Words::english();
        let line = "**Denmark** <@1310000000000000201> – 4 SC, 4 units";
        let text = vec![line; 34].join("\n");
        let fields = spread(words, "Powers".to_owned(), &text, 4_000);
        let headings: Vec<&str> = fields.iter().map(|(heading, _)| heading.as_str()).collect();
        assert_eq!(headings, ["Powers", GOES_ON]);
        assert!(fields.iter().all(|(_, text)| text.chars().count() <= FIELD));
        let all: Vec<&str> = fields.iter().flat_map(|(_, text)| text.lines()).collect();
        assert_eq!(all, vec![line; 34]);

        let short = spread(words, "Powers".to_owned(), &text, 500);
        assert!(length(&short) <= 500, "{short:?}");
        assert!(short[0].1.ends_with("\n…and 25 more"), "{short:?}");
    }

    #[test]
    fn moments_are_whole_seconds() {
        assert_eq!(moment(1_700_000_000_999), "<t:1700000000:F>");
        assert_eq!(countdown(1_000), "<t:1:R>");
    }

    #[test]
    fn a_form_holds_a_whole_sheet_or_none() {
        let full = "é".repeat(FORM_TEXT);
        assert_eq!(whole(full.clone()), Some(full.clone()));
        assert_eq!(whole(full + "x"), None);
    }
}
