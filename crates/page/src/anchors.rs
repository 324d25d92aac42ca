//! The names by which a page's phases are linked to.

use std::collections::BTreeSet;

use crate::model::Chapter;

/// The anchor of each chapter: its short name as far as an address may hold it, and never one twice.
pub(crate) fn anchors(chapters: &[Chapter]) -> Vec<String> {
    let mut taken = BTreeSet::new();
    let anchors = chapters.iter().enumerate().map(|(i, chapter)| {
        let kept = chapter.short.chars();
        let kept: String = kept
            .filter(|c| c.is_ascii_alphanumeric() || *c == '-')
            .collect();
        // Ids of the page's own begin with `page-`.
        let usable = !kept.is_empty() && !kept.starts_with("page-") && !taken.contains(&kept);
        let anchor = if usable {
            kept
        } else {
            format!("{kept}_{}", i + 1)
        };
        taken.insert(anchor.clone());
        anchor
    });
    anchors.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anchors_are_plain_and_differ() {
        let named = ["S1901M", "S1901M", "\"><b>", "page-map", ""];
        let chapters = named.map(|short| Chapter {
            short: short.to_owned(),
            ..Chapter::default()
        });
        let found = anchors(&chapters);
        assert_eq!(found, ["S1901M", "S1901M_2", "b", "page-map_4", "_5"]);
    }
}
