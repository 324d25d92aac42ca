//! Games for some of a board's powers: completing and reading `players:`.

use super::rules::setup;
use crate::board::BoardRef;
use crate::discord::ui::complete::Choice;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::text::{cut, escape};
use crate::game::Setup;
use crate::i18n::{Language, Words};
use crate::variants::options::{self, OptionValues};
use crate::variants::players::{ALL, Set, asleep};
use crate::variants::standard;

/// The option that says who is played.
const PLAYERS: &str = "players";

/// A choice of who is played: a set, or everybody.
struct Offer {
    set: Option<Set>,
    /// How many play.
    count: usize,
}

impl Offer {
    fn id(&self) -> &'static str {
        self.set.map_or(ALL, |set| set.id)
    }

    fn name(&self, words: &Words) -> String {
        match &self.set {
            Some(set) => words.players_set(set),
            None => words.plain("players-all"),
        }
    }

    /// `2: France v Austria`.
    fn shown(&self, words: &Words, name: String) -> String {
        let args = [("count", self.count.into()), ("name", name.into())];
        words.text("players-choice", &args)
    }
}

/// What can be chosen on a setup's board, the smallest first, and everybody.
fn offers(setup: &Setup) -> Vec<Offer> {
    let board = setup.board();
    let mut offers: Vec<Offer> = Set::on(board)
        .into_iter()
        .map(|set| Offer {
            set: Some(set),
            count: set.people(),
        })
        .collect();
    offers.sort_by_key(|offer| offer.count);
    offers.push(Offer {
        set: None,
        count: board.powers().count() - asleep(board).len(),
    });
    offers
}

/// The named set-ups that a game of this variant may have on a board, the smallest first, and the one in which
/// everybody is played. Of an unknown variant, all; without a board, those of the variant's own.
pub fn choices(words: &Words, variant: Option<&str>, board: Option<BoardRef>) -> Vec<Choice> {
    let mut plain = setup(words, variant, None).unwrap_or_else(|_| standard(None));
    if let Some(board) = board
        && plain.play_on(board).is_err()
    {
        return Vec::new();
    }
    let fits = |offer: &Offer| {
        let given = OptionValues::from([(PLAYERS.to_owned(), offer.id().into())]);
        options::set(&mut plain.clone(), &given).is_ok()
    };
    let offers = offers(&plain).into_iter().filter(fits);
    let choice = |offer: Offer| Choice::new(offer.shown(words, offer.name(words)), offer.id());
    offers.map(choice).collect()
}

/// The option that says which set-up of a setup's board somebody means: by its id, by its name in any language, or by
/// how many play where only one set-up is for so many.
///
/// # Errors
/// When that is none, or several.
pub fn option(words: &Words, setup: &Setup, text: &str) -> Result<String, AnswerError> {
    let typed = text.trim().to_lowercase();
    let offers = offers(setup);
    let is_named = |offer: &&Offer| {
        let mut names = Language::ALL.into_iter().map(|l| offer.name(Words::of(l)));
        offer.id() == typed || names.any(|name| name.to_lowercase() == typed)
    };
    let mut of_so_many = offers
        .iter()
        .filter(|offer| offer.count.to_string() == typed);
    let only = of_so_many.next().filter(|_| of_so_many.next().is_none());
    if let Some(offer) = offers.iter().find(is_named).or(only) {
        return Ok(format!("{PLAYERS}={}", offer.id()));
    }
    let known = offers.iter().map(|offer| {
        let name = escape(&offer.name(words));
        offer.shown(words, name)
    });
    let args = [
        ("found", escape(&cut(text.trim(), 40)).into()),
        ("known", known.collect::<Vec<_>>().join(" · ").into()),
    ];
    Err(AnswerError::User(words.text("new-game-unknown", &args)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::ours;

    fn shown(choices: &[Choice]) -> Vec<&str> {
        choices.iter().map(|choice| choice.name.as_str()).collect()
    }

    #[test]
    fn a_board_offers_its_own_sets() {
        let words = Words::english();
        let board = ours().iter().find(|board| board.word() == "three-lanterns");
        let board = *board.expect("a board of ours");
        let two = choices(words, None, Some(board));
        assert_eq!(
            shown(&two),
            [
                "2: Tarnia v Ostria",
                "2: Tarnia v Ostria, Wykeland stands idle",
                "3: everybody"
            ]
        );
        // Prices mean nothing between two.
        let three = choices(words, Some("capitalist"), Some(board));
        assert_eq!(shown(&three), ["3: everybody"]);
        let usual = choices(words, None, None);
        assert!(shown(&usual).contains(&"2: France v Austria"));
        assert!(!shown(&usual).contains(&"2: Tarnia v Ostria"));
    }

    #[test]
    fn a_set_is_meant_by_its_id_its_name_or_its_number() {
        let words = Words::english();
        let board = ours().iter().find(|board| board.word() == "spice-seas");
        let mut setup = standard(None);
        setup
            .play_on(*board.expect("a board of ours"))
            .expect("a standard game");
        for text in ["four", "Neutral Borneo", "neutrales borneo", " 4 "] {
            let meant = option(words, &setup, text).expect("a set of the board");
            assert_eq!(meant, "players=four");
        }
        assert_eq!(
            option(words, &setup, "5").expect("everybody"),
            "players=all"
        );
        let Err(AnswerError::User(told)) = option(words, &setup, "france-austria") else {
            panic!("France is not on the board");
        };
        assert!(told.contains("4: neutral Borneo"), "{told}");
    }
}
