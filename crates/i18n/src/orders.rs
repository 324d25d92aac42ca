//! Sentences about orders that could not be read.

use chancery_rules::board::{Coast, Location, Province};
use chancery_rules::game::Clash;
use chancery_rules::orders::{Missing, Near, ParseError, Piece, folded, title};

use super::Words;

impl Words {
    /// `Vienna`, `Vienna or Venice`, `Vienna, Venice or Rome`.
    pub fn either(&self, items: &[String]) -> String {
        self.list("list-or", items)
    }

    /// `Vienna`, `Vienna and Venice`, `Vienna, Venice and Rome`.
    pub fn all_of(&self, items: &[String]) -> String {
        self.list("list-and", items)
    }

    fn list(&self, key: &str, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [items @ .., last] => {
                let items = items.join(", ");
                self.text(key, &[("items", items.into()), ("last", last.into())])
            }
        }
    }

    /// Which order of the same sheet an order is at odds with, and what comes of it.
    pub fn clash(&self, why: &Clash<'_>) -> String {
        let (key, other) = match why {
            Clash::Otherwise(other) => ("clash-otherwise", other),
            Clash::Stays(other) => ("clash-stays", other),
            Clash::SamePlace(other) => ("clash-same-place", other),
            Clash::Swap(other) => ("clash-swap", other),
        };
        self.text(key, &[("other", other.to_string().into())])
    }

    /// Why a line could not be read, as a sentence for the player who typed it. What was typed is
    /// quoted as code, so that it can neither format nor ping.
    pub fn parse_error(&self, error: &ParseError) -> String {
        match error {
            ParseError::Empty => self.plain("orders-empty"),
            ParseError::TooLong { limit } => {
                self.text("orders-too-long", &[("limit", (*limit as u64).into())])
            }
            ParseError::NotAnOrder { piece } => {
                self.text("orders-not-an-order", &[("piece", quoted(piece).into())])
            }
            ParseError::NotAProvince { piece, near } => {
                let said = self.text("orders-not-a-province", &[("piece", quoted(piece).into())]);
                let near: Vec<String> = near.iter().map(|p| self.province(*p)).collect();
                let near = unlike(piece, near);
                self.suggesting(said, &near)
            }
            ParseError::Ambiguous { piece, readings } => {
                let readings: Vec<String> = readings.iter().map(|p| self.province(*p)).collect();
                self.text(
                    "orders-ambiguous",
                    &[
                        ("piece", quoted(piece).into()),
                        ("readings", self.either(&readings).into()),
                    ],
                )
            }
            ParseError::NoSuchCoast {
                piece,
                province,
                coasts,
            } => {
                let key = if coasts.is_empty() {
                    "orders-no-coasts"
                } else {
                    "orders-no-such-coast"
                };
                let coasts: Vec<String> = coasts.iter().map(|c| self.coast(*c)).collect();
                self.text(
                    key,
                    &[
                        ("piece", quoted(piece).into()),
                        ("province", self.the(*province).into()),
                        ("coasts", self.all_of(&coasts).into()),
                    ],
                )
            }
            ParseError::NotUnderstood { piece, near } => {
                let said = self.text("orders-not-understood", &[("piece", quoted(piece).into())]);
                let near: Vec<String> = near.iter().map(|near| self.near(*near)).collect();
                let near = unlike(piece, near);
                self.suggesting(said, &near)
            }
            ParseError::LeftOver { piece, understood } => self.text(
                "orders-left-over",
                &[
                    ("piece", quoted(piece).into()),
                    ("order", understood.to_string().into()),
                ],
            ),
            ParseError::Incomplete { missing } => self.plain(match missing {
                Missing::Unit => "orders-no-unit",
                Missing::Act => "orders-no-act",
                Missing::Adjustment => "orders-no-adjustment",
                Missing::Retreat => "orders-no-retreat",
                Missing::Destination => "orders-no-destination",
            }),
            ParseError::KindNeeded { at } => self.text(
                "orders-kind-needed",
                &[
                    ("place", self.the_place(*at).into()),
                    ("id", title(Location::from(at.province)).to_string().into()),
                ],
            ),
            ParseError::NotASea { province } => self.text(
                "orders-not-a-sea",
                &[("province", self.province(*province).into())],
            ),
            ParseError::OtherPower { power } => self.text(
                "orders-other-power",
                &[("power", self.power(*power).into())],
            ),
        }
    }

    /// The province's name inside a sentence: `the North Sea`, `Paris`.
    pub fn the(&self, province: Province) -> String {
        let key = format!("the-{province}");
        if self.board.is_none() && self.has(&key) {
            return self.plain(&key);
        }
        self.province(province)
    }

    /// The place's name inside a sentence: `the North Sea`, `Spain (south coast)`.
    pub fn the_place(&self, at: Location) -> String {
        match at.coast {
            None => self.the(at.province),
            Some(_) => self.location(at),
        }
    }

    /// `north coast`.
    pub fn coast(&self, coast: Coast) -> String {
        self.plain(&format!("coast-{coast}"))
    }

    fn near(&self, near: Near) -> String {
        match near {
            Near::Province(province) => self.province(province),
            Near::Word(word) => format!("`{word}`"),
            Near::Power(power) => self.power(power),
        }
    }

    fn suggesting(&self, said: String, near: &[String]) -> String {
        if near.is_empty() {
            return said;
        }
        let question = self.text("orders-did-you-mean", &[("near", self.either(near).into())]);
        format!("{said} {question}")
    }
}

/// What is worth suggesting: not what was typed.
fn unlike(piece: &Piece, mut near: Vec<String>) -> Vec<String> {
    near.retain(|near| folded(near.trim_matches('`')) != folded(&piece.text));
    near
}

/// Typed text for between backticks: it must not end them.
fn quoted(piece: &Piece) -> String {
    piece.text.replace('`', "’")
}
