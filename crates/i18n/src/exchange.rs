//! Sentences about the exchange: lines that could not be read or do nothing, why an order counted, money.

use chancery_rules::board::Power;
use chancery_rules::control::exchange::{BadAmount, BadTrade, Cut, Name, ReadError, Trade, Why};
use chancery_rules::game::{BadAhead, OrderTally};
use chancery_rules::orders::AheadError;

use super::{Value, Words};

impl Words {
    pub(super) fn trade_unread(&self, error: &ReadError) -> String {
        let found = |key: &str, found: &str| {
            let mut args = vec![
                ("found", found.to_owned().into()),
                ("most", Trade::MOST.into()),
            ];
            args.extend(self.traded());
            self.text(key, &args)
        };
        match error {
            ReadError::NoAmount => self.text("trade-line-no-amount", &self.traded()),
            ReadError::NoCurrency => self.text("trade-line-no-currency", &self.traded()),
            ReadError::Conditional => self.plain("trade-line-conditional"),
            ReadError::NotUnderstood { found: word } => found("trade-line-not-understood", word),
            ReadError::Currency { found: word, near } if near.is_empty() => {
                found("trade-line-currency", word)
            }
            ReadError::Currency { found: word, near } => {
                let near: Vec<String> = near.iter().map(|p| self.currency(*p)).collect();
                let args = [
                    ("found", word.clone().into()),
                    ("choices", self.either(&near).into()),
                ];
                self.text("trade-line-currency-near", &args)
            }
            ReadError::Amount { found: word, why } => {
                let key = match why {
                    BadAmount::Zero => "trade-line-amount-zero",
                    BadAmount::Negative => "trade-line-amount-negative",
                    BadAmount::Fraction => "trade-line-amount-fraction",
                    BadAmount::TooMuch => "trade-line-amount-too-much",
                    BadAmount::Money => "trade-line-amount-money",
                    BadAmount::Unclear => "trade-line-amount-unclear",
                };
                found(key, word)
            }
        }
    }

    pub(super) fn ahead_unread(&self, error: &AheadError) -> String {
        match error {
            AheadError::Condition => self.plain("ahead-condition"),
            AheadError::Order => self.plain("ahead-order"),
            AheadError::Unread(error) => self.parse_error(error),
        }
    }

    /// Why a line of the trades section would not be carried out as written, as the end of a sentence.
    pub fn bad_trade_reason(&self, bad: &BadTrade) -> String {
        match *bad {
            BadTrade::NotPlayed => self.plain("bad-trade-not-played"),
            BadTrade::NotNow => self.plain("bad-trade-not-now"),
            BadTrade::Amount => self.text("bad-trade-amount", &[("most", Trade::MOST.into())]),
            BadTrade::Gone { currency } => {
                let power = self.power(currency);
                self.text("bad-trade-gone", &[("power", power.into())])
            }
            BadTrade::Cap { left } => self.text("bad-trade-cap", &[("left", left.into())]),
            BadTrade::Holding { has } => self.text("bad-trade-holding", &[("has", has.into())]),
            BadTrade::Means { units, cents } => {
                let args = [
                    ("units", units.into()),
                    ("cents", self.dollars(cents).into()),
                ];
                self.text("bad-trade-means", &args)
            }
        }
    }

    /// Why less of a line was carried out than was written, as the end of a sentence.
    pub fn cut_reason(&self, cut: &Cut) -> String {
        match *cut {
            Cut::Cap { .. } => self.plain("cut-cap"),
            Cut::Holding { has } => self.text("cut-holding", &[("has", has.into())]),
            Cut::Means { cents } => {
                self.text("cut-means", &[("cents", self.dollars(cents).into())])
            }
            Cut::Gone => self.plain("cut-gone"),
        }
    }

    pub(super) fn bad_ahead_reason(&self, bad: &BadAhead) -> String {
        match *bad {
            BadAhead::NotPlayed => self.plain("bad-ahead-not-played"),
            BadAhead::TooLate => self.plain("bad-ahead-too-late"),
            BadAhead::OutOfReach { to } => {
                self.text("bad-ahead-out-of-reach", &[("to", self.the(to).into())])
            }
        }
    }

    /// Why an order of several counted, or none did, in a plain sentence. `person` writes a player.
    pub fn why_polled(&self, poll: &OrderTally, person: impl Fn(&Name) -> String) -> String {
        self.why_polled_among(poll, "", person)
    }

    /// As [`Words::why_polled`]; `among` names those among whom a lot was drawn, where they are too many to
    /// be named one by one.
    pub fn why_polled_among(
        &self,
        poll: &OrderTally,
        among: &str,
        person: impl Fn(&Name) -> String,
    ) -> String {
        let currency = self.currency(poll.hirer.unwrap_or(poll.power));
        let of = |key: &str, mut args: Vec<(&str, Value<'_>)>| {
            args.push(("currency", currency.clone().into()));
            args.push(("aside", poll.aside.into()));
            self.text(key, &args)
        };
        let why = match &poll.why {
            Why::Nobody => of("poll-nobody", vec![]),
            Why::Left => of("poll-left", vec![]),
            Why::Silent => of("poll-silent", vec![]),
            Why::One { by } => {
                let key = if poll.stand_in {
                    "poll-one-stand-in"
                } else {
                    "poll-one"
                };
                of(key, vec![("by", person(by).into())])
            }
            Why::Agreed { votes } => of("poll-agreed", vec![("votes", (*votes).into())]),
            Why::Most { votes, next } => {
                let args = vec![("votes", (*votes).into()), ("next", (*next).into())];
                of("poll-most", args)
            }
            Why::Units { by, units, .. } => {
                let args = vec![("by", person(by).into()), ("units", (*units).into())];
                of("poll-units", args)
            }
            Why::Lot {
                among: all,
                by,
                subject,
            } => {
                let names = || all.iter().map(&person).collect::<Vec<_>>();
                let among = match among {
                    "" => self.all_of(&names()),
                    among => among.to_owned(),
                };
                let args = vec![
                    ("among", among.into()),
                    ("by", person(by).into()),
                    ("subject", subject.clone().into()),
                ];
                of("poll-lot", args)
            }
        };
        if poll.stand_in {
            self.text("poll-stand-in", &[("why", why.into())])
        } else {
            why
        }
    }

    /// What can be traded, for sentences with an example: `one` and `other` are two currencies, `all` lists them, and
    /// `own` says whether they are those of a board of its own.
    pub fn traded(&self) -> Vec<(&'static str, Value<'static>)> {
        let all: Vec<String> = match self.board {
            Some(board) => board.powers().map(|power| self.currency(power)).collect(),
            None => [Power::ITALY, Power::GERMANY]
                .map(|power| Words::english().currency(power))
                .to_vec(),
        };
        let own = if self.board.is_some() { "yes" } else { "no" };
        let at = |place: usize| all.get(place).cloned().unwrap_or_default();
        vec![
            ("one", at(0).into()),
            ("other", at(1).into()),
            ("all", self.all_of(&all).into()),
            ("own", own.into()),
        ]
    }

    /// The name of a country's currency: `marks`. One that has none is called after the country.
    pub fn currency(&self, power: Power) -> String {
        let own = self.board.and_then(|board| board.words_of(power));
        if let Some(currency) = own.and_then(|words| words.look.currency.as_ref()) {
            return currency.in_language(self.language.id()).to_owned();
        }
        let key = format!("currency-{}", power.id());
        if self.board.is_none() && self.has(&key) {
            return self.plain(&key);
        }
        self.text("currency-of-power", &[("power", self.power(power).into())])
    }
}
