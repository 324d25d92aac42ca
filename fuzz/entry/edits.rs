//! What a GM corrects by hand.

use std::sync::OnceLock;

use chancery::game::{ActError, Action, Edit, GameStatus, State, act, read_edits};
use chancery::i18n::Words;
use chancery::variants;

use super::{is_said, led};

/// Corrections of a game, which the first byte chooses: each is read or refused with a sentence, and what the
/// rules rely on holds after them.
pub fn edits(data: &[u8]) {
    static GAMES: OnceLock<Vec<State>> = OnceLock::new();
    let games = GAMES.get_or_init(|| {
        let all = variants::PRESETS.iter().map(|preset| State {
            stage: GameStatus::Playing,
            ..State::new((preset.setup)(None))
        });
        all.collect()
    });
    let (which, text) = led(data);
    corrected(&games[which % games.len()], &text);
}

fn corrected(state: &State, text: &str) {
    let words = Words::english();
    let board = state.setup.board();
    let mut all: Vec<Edit> = Vec::new();
    for line in read_edits(text, board) {
        match line.read {
            Ok(edit) => all.push(edit),
            Err(bad) => is_said(&words.bad_edit(&bad)),
        }
    }
    let each = all.iter().map(|edit| vec![edit.clone()]);
    for edits in each.chain([all.clone()]) {
        match act(state, &Action::Edit { edits }) {
            Ok((after, _)) => {
                for unit in &after.position.units {
                    assert!(
                        board.can_stand(unit.kind, unit.at),
                        "{unit:?} after {text:?}"
                    );
                }
                assert_eq!(State::from_json(&after.to_json()).as_ref(), Ok(&after));
            }
            Err(ActError::Edit(why)) => is_said(&words.edit_error(&why)),
            Err(_) => {}
        }
    }
}
