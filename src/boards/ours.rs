//! The boards that come with the program beside those its rules know. They are files like anybody's, with the shapes
//! that were made of their drawings.

use std::sync::LazyLock;

use super::drawing;
use crate::board::{BoardKind, BoardRef, keep_board, prefer_board};
use crate::orders::check_board;

/// The rules and the compiled shapes of boards, by the folders they lie in.
macro_rules! boards {
    ($($id:literal),* $(,)?) => {
        /// Folder, `board.json` and `shapes.json` of each, in the order in which they are offered.
        const FILES: &[[&str; 3]] = &[$([
            $id,
            include_str!(concat!("../../maps/boards/", $id, "/board.json")),
            include_str!(concat!("../../maps/boards/", $id, "/shapes.json")),
        ]),*];
    };
}

boards!(
    "two-crowns",
    "three-lanterns",
    "spice-seas",
    "hanse",
    "thirty-four"
);

/// The boards, read when they are first asked for; from then on their games can be read and drawn.
///
/// # Panics
/// When one of our own files is faulty, which a test finds.
pub fn ours() -> &'static [BoardRef] {
    static OURS: LazyLock<Vec<BoardRef>> = LazyLock::new(|| {
        let read = |[id, rules, shapes]: &[&str; 3]| {
            let checked = check_board(rules);
            let board = checked
                .board
                .unwrap_or_else(|| panic!("{id}: {:?}", checked.faults));
            let board = keep_board(board);
            // A game may have been read by its rules alone, without colours and currencies.
            prefer_board(board);
            drawing::keep(board, shapes).unwrap_or_else(|bad| panic!("{id}: {bad}"));
            board
        };
        FILES.iter().map(read).collect()
    });
    &OURS
}

/// All boards that come with the program: those its rules know, then [`ours`].
pub fn every() -> impl Iterator<Item = BoardRef> {
    let known = BoardKind::ALL.into_iter().map(BoardRef::Shipped);
    known.chain(ours().iter().copied())
}

/// The one of [`every`] with that id.
pub fn named(id: &str) -> Option<BoardRef> {
    every().find(|board| board.word() == id)
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::boards::drawing::Source;
    use crate::i18n::Words;
    use crate::variants::PRESETS;

    fn folder(id: &str) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("maps/boards")
            .join(id)
    }

    /// With `CHANCERY_WRITE_DOCS=1` it writes them, after a drawing has changed.
    #[test]
    fn shapes_are_those_of_the_drawings() {
        for [id, rules, shapes] in FILES {
            let board = keep_board(check_board(rules).board.expect("a board"));
            let source = Source::in_folder(&folder(id))
                .expect("files")
                .expect("a drawing");
            let drawn =
                drawing::check(Words::english(), board, &source).expect("a drawing of ours");
            let now = drawn
                .shapes
                .unwrap_or_else(|| panic!("{id}: {:?}", drawn.lines));
            if std::env::var_os("CHANCERY_WRITE_DOCS").is_some() {
                let file = folder(id).join("shapes.json");
                std::fs::write(file, &now).expect("the shapes are written");
                continue;
            }
            let same = now == *shapes;
            assert!(same, "{id}: shapes.json is old; see this test");
        }
    }

    /// Games keep the hash of their board and no drawing: with other rules a board would lose its map in the games
    /// that are played on it. One that must change gets a folder and an id of its own beside the old one.
    #[test]
    fn the_rules_of_our_boards_never_change() {
        let hashes = ours()
            .iter()
            .map(|board| (board.word(), board.id().to_string()));
        let hashes: Vec<String> = hashes
            .map(|(word, hash)| format!("{word} {hash}"))
            .collect();
        let known = include_str!("../../maps/boards/identities.txt");
        assert_eq!(hashes.join("\n"), known.trim_end());
    }

    #[test]
    fn every_board_of_ours_carries_what_its_powers_allow() {
        for board in ours() {
            let powers = board.board().powers().count();
            for preset in PRESETS {
                let played = (preset.setup)(None).play_on(*board);
                let few = powers < 3 && ["capitalist", "relations"].contains(&preset.id);
                assert_eq!(
                    played.is_err(),
                    few,
                    "{} on {}: {played:?}",
                    preset.id,
                    board.word()
                );
            }
        }
    }

    #[test]
    fn goals_are_as_far_away_as_on_the_standard_board() {
        use crate::game::VictoryRules;
        let goal = |id: &str, variant: &str| {
            let board = ours().iter().find(|board| board.word() == id);
            let preset = PRESETS.iter().find(|preset| preset.id == variant);
            let mut setup = (preset.expect("a variant").setup)(None);
            setup.play_on(*board.expect("a board")).expect("it fits");
            match setup.victory {
                VictoryRules::Income { alone, .. } => alone,
                VictoryRules::Blocks { goal, .. } => goal,
                other => panic!("{other:?}"),
            }
        };
        // 9 of 13 centres win: 31 of 46 credits, not 24. 10 of 19 are near enough to 18 of 34.
        assert_eq!(goal("two-crowns", "economic"), 31);
        assert_eq!(goal("three-lanterns", "economic"), 33);
        // 15 blocks at first, as on the standard board; and the part of all blocks where that is more.
        assert_eq!(goal("two-crowns", "investment"), 100);
        assert_eq!(goal("three-lanterns", "investment"), 100);
        assert_eq!(goal("hanse", "investment"), 141);
        assert_eq!(goal("thirty-four", "investment"), 135);
    }
}
