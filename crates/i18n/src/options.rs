//! What an option takes, in words.

use chancery_rules::board::{AfterLastYear, BoardRef, LastYear};
use chancery_rules::variants::axes::{Choice, Contradiction};
use chancery_rules::variants::options::{BadOption, BadValue, Expected};
use chancery_rules::variants::players::Set;
use chancery_rules::variants::{CannotCarry, SPACES_AND_BERTHS};

use super::Words;

impl Words {
    /// What an option can be set to, worded as the end of a sentence.
    pub fn expected(&self, expected: &Expected) -> String {
        let listed = |key: &str, all: &[String]| {
            let all: Vec<String> = all.iter().map(|word| format!("`{word}`")).collect();
            self.text(key, &[("words", all.join(", ").into())])
        };
        match expected {
            Expected::Number { from, to } => {
                let args = [("from", from.clone().into()), ("to", to.clone().into())];
                self.text("expected-number", &args)
            }
            Expected::YearOrNone { from, to } => {
                let args = [
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                ];
                self.text("expected-year-or-none", &args)
            }
            Expected::OneOf(words) => listed("expected-one-of", words),
            Expected::AnyOf(words) => listed("expected-any-of", words),
            Expected::Values { most } => self.text("expected-values", &[("most", (*most).into())]),
        }
    }

    /// A sentence on the last year of a game and on who wins then.
    pub fn last_year(&self, last: LastYear) -> String {
        let key = match last.then {
            AfterLastYear::Most => "about-last-year-most",
            AfterLastYear::Draw => "about-last-year-draw",
        };
        self.text(key, &[("year", last.year.to_string().into())])
    }

    /// Why an option cannot be set, for those who wrote it as JSON.
    pub fn bad_option(&self, bad: &BadOption) -> String {
        match &bad.why {
            BadValue::Unknown { known } => {
                self.text("option-unknown", &[("known", known.join(", ").into())])
            }
            BadValue::Unreadable { found, expected } => {
                let args = [
                    ("found", found.to_string().into()),
                    ("expected", self.expected(expected).into()),
                ];
                self.text("option-unreadable", &args)
            }
            BadValue::Contradiction(found) => self.contradiction(found),
            BadValue::TooFewPlayed { choice, least } => self.too_few_played(*choice, *least),
            BadValue::Hands { choice } => self.not_with_hands(*choice),
            BadValue::CannotCarry(why) => self.cannot_carry(why),
        }
    }

    /// A sentence on why a choice on an axis needs more powers to be played: at least `least`.
    pub fn too_few_played(&self, choice: Choice, least: usize) -> String {
        let args = [
            ("choice", self.choice(choice).into()),
            ("least", least.into()),
        ];
        self.text("option-too-few-played", &args)
    }

    /// A sentence on why a choice on an axis is not for games in which one person plays several powers.
    pub fn not_with_hands(&self, choice: Choice) -> String {
        let args = [("choice", self.choice(choice).into())];
        self.text("option-hands", &args)
    }

    /// A sentence on what a board lacks for the rules of a game.
    pub fn cannot_carry(&self, why: &CannotCarry) -> String {
        match *why {
            CannotCarry::Powers { has, needs } => {
                let args = [("has", has.into()), ("needs", needs.into())];
                self.text("carry-powers", &args)
            }
            CannotCarry::Income { has, needs } => {
                let args = [("has", has.into()), ("needs", needs.into())];
                self.text("carry-income", &args)
            }
            CannotCarry::Seas { has, needs } => {
                let args = [("has", has.into()), ("needs", needs.into())];
                self.text("carry-seas", &args)
            }
            CannotCarry::Spaces { spaces, seas } => {
                let args = [
                    ("most", SPACES_AND_BERTHS.into()),
                    ("spaces", spaces.into()),
                    ("seas", seas.into()),
                ];
                self.text("carry-spaces", &args)
            }
        }
    }

    /// A set-up for some of the powers, by the name players know: `France v Austria`. Whoever made a board has named
    /// those of that board.
    pub fn players_set(&self, set: &Set) -> String {
        match set.own {
            Some(own) => {
                let name = own.names.get(self.language().id());
                name.unwrap_or(&own.name).clone()
            }
            None => self.plain(&format!("players-{}", set.id)),
        }
    }

    /// The name of a choice on an axis.
    pub fn choice(&self, choice: Choice) -> String {
        if let Choice::Board(BoardRef::Read(board)) = choice {
            let texts = board.own().map(|own| own.texts_in(self.language().id()));
            let name = texts.map(|texts| texts.name).unwrap_or_default();
            return self.text("choice-board-own", &[("name", name.into())]);
        }
        self.plain(&format!("choice-{}-{}", choice.axis().id(), choice.id()))
    }

    /// Why two choices cannot both be made, with the rules that contradict each other.
    pub fn contradiction(&self, found: &Contradiction) -> String {
        let ([a, b], [rule_a, rule_b]) = (found.choices, found.rules);
        let args = [
            ("a", self.choice(a).into()),
            ("b", self.choice(b).into()),
            ("rule-a", rule_a.into()),
            ("rule-b", rule_b.into()),
        ];
        self.text("option-contradiction", &args)
    }
}
