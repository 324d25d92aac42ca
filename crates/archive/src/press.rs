//! Whether the letters of a phase can have been written as a file says.

use chancery_rules::board::{Board, Power};

use super::form::{Game, Phase, PressRecord};

/// How far a letter may lie outside its phase: one that was on its way when the phase closed, in
/// milliseconds.
const ON_ITS_WAY: i64 = 60_000;

/// The letters, counted from 1, that cannot be of a phase which began at `since`: from nobody of the game,
/// to their own writer, out of order or out of their time.
pub(super) fn odd(game: &Game, board: &Board, phase: &Phase, since: i64) -> Vec<usize> {
    let mut odd = Vec::new();
    let mut last = since.saturating_sub(ON_ITS_WAY);
    let end = phase.at.saturating_add(ON_ITS_WAY);
    for (i, letter) in phase.press.iter().enumerate() {
        let timely = (last..=end).contains(&letter.at);
        if !timely || !is_proper(game, board, letter) {
            odd.push(i + 1);
        }
        if timely {
            last = letter.at.saturating_sub(ON_ITS_WAY).max(last);
        }
    }
    odd
}

fn is_proper(game: &Game, board: &Board, letter: &PressRecord) -> bool {
    let is_power = |id: &String| id.parse().is_ok_and(|power: Power| board.has_power(power));
    let from = letter.from.as_ref();
    let by = letter.by;
    let written = from.is_none_or(is_power)
        && by.is_none_or(|by| (1..=game.players).contains(&by))
        && (from.is_none() || by.is_none());
    let sent = letter.to.iter().all(|to| is_power(to) && Some(to) != from);
    let open = !letter.public || letter.to.is_empty();
    written && sent && open && !letter.text.trim().is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letter(from: &str, to: &[&str], at: i64) -> PressRecord {
        PressRecord {
            at,
            from: Some(from.to_owned()).filter(|from| !from.is_empty()),
            by: None,
            public: to.is_empty(),
            to: to.iter().map(|to| (*to).to_owned()).collect(),
            text: "Well met.".to_owned(),
        }
    }

    fn odd_of(press: Vec<PressRecord>) -> Vec<usize> {
        let state = chancery_rules::game::State::new(chancery_rules::variants::standard(None));
        let question = crate::resolve::question(&state, &Default::default());
        let line = serde_json::to_string(&question).expect("JSON");
        let answer = crate::resolve::answer(&line).expect("an answer");
        let game = Game {
            format: crate::FORMAT.to_owned(),
            version: 1,
            engine: "0".to_owned(),
            name: "Test".to_owned(),
            variant: "standard".to_owned(),
            rulebook: question.rulebook.clone().expect("a rulebook"),
            options: Default::default(),
            board: crate::BoardRecord {
                id: "standard".to_owned(),
                sha256: String::new(),
                file: None,
            },
            created_at: 0,
            players: 7,
        };
        let phase = Phase {
            number: 1,
            at: 10_000_000,
            engine: "0".to_owned(),
            seats: Default::default(),
            changes: Vec::new(),
            question,
            answer,
            receipts: Vec::new(),
            press,
        };
        odd(&game, Board::standard(), &phase, 1_000_000)
    }

    #[test]
    fn letters_of_a_phase_fit_it() {
        let good = vec![
            letter("france", &["germany", "italy"], 1_000_000),
            letter("", &["germany"], 5_000_000),
            letter("russia", &[], 10_000_500),
        ];
        assert!(odd_of(good).is_empty());
    }

    #[test]
    fn what_nobody_can_have_written_is_named() {
        let mut empty = letter("france", &["italy"], 6_000_000);
        empty.text = " ".to_owned();
        let mut both = letter("france", &["italy"], 6_000_000);
        both.by = Some(3);
        let odd = vec![
            letter("prussia", &["italy"], 5_000_000),
            letter("france", &["france"], 5_000_000),
            letter("france", &["italy"], 100),
            letter("france", &["italy"], 20_000_000),
            empty,
            both,
            letter("france", &["italy"], 7_000_000),
        ];
        assert_eq!(odd_of(odd), [1, 2, 3, 4, 5, 6]);
    }
}
