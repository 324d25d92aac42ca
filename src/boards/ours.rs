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

/// The board that is called so: one of [`every`] by its id, or whatever board is at hand by its identity, such as
/// `sha256:` and its hash.
pub fn find(called: &str) -> Option<BoardRef> {
    // To be found by its identity a board must have been read, and this reads ours.
    let ours = named(called);
    ours.or_else(|| BoardRef::find(called.parse().ok()?).ok())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use serde_json::Value as Json;

    use super::*;
    use crate::boards::drawing::Source;
    use crate::boards::tell;
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

    /// What the check says of the Economic variant on a board.
    fn economic(rules: &str) -> String {
        let (lines, _) = tell(Words::english(), check_board(rules));
        let of = lines
            .into_iter()
            .find(|line| line.starts_with("economic: "));
        of.expect("every variant is told of")
    }

    #[test]
    fn the_first_units_of_our_boards_can_be_paid_for() {
        for [id, rules, _] in FILES {
            let said = economic(rules);
            // These two have to take a centre in their first year.
            let poor = said.contains("the land of Dai Viet and Majapahit yields less");
            let well = said == "economic: can be played here";
            assert!(well || (poor && *id == "spice-seas"), "{id}: {said}");
        }
    }

    #[test]
    fn who_cannot_pay_for_the_first_units_is_named() {
        let [_, rules, _] = FILES[0];
        let mut poor: Json = serde_json::from_str(rules).expect("JSON");
        let country = poor["powers"][0]["country"].clone();
        for province in poor["provinces"].as_array_mut().expect("a list") {
            if province["kind"] != "sea" {
                let lands = country.as_array().expect("a list of ids");
                let is_poor = lands.contains(&province["id"]);
                province["value"] = if is_poor { 1.into() } else { 9.into() };
            }
        }
        let power = poor["powers"][0]["name"].as_str().expect("a name");
        let said = economic(&poor.to_string());
        let begins = format!("economic: can be played here, but the land of {power} yields less");
        assert!(said.starts_with(&begins), "{said}");
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
