//! Sentences about credits: lines that could not be read or do nothing, and what happened to money.

use chancery_rules::board::{Power, Province};
use chancery_rules::economy::credits::{
    BadAmount, BadEntry, Event, ReadError, Transfer, TransferKind,
};
use chancery_rules::game::{Setup, Unread};

use super::movement::unit_text;
use super::{Value, Words};

impl Words {
    /// A province under a name, with what it earns a year where provinces earn credits: `Burgundy (3)`.
    pub fn earning(&self, setup: &Setup, at: Province, name: String) -> String {
        match setup.economy.value(setup.board(), at) {
            Some(value) => self.text(
                "board-several",
                &[("place", name.into()), ("count", value.into())],
            ),
            None => name,
        }
    }

    /// Why a line of a sheet could not be read, whatever section it was meant for.
    pub fn unread(&self, error: &Unread) -> String {
        match error {
            Unread::Order(error) => self.parse_error(error),
            Unread::Credits(error) => self.credits_unread(error),
            Unread::Blocks(error) => self.blocks_unread(error),
            Unread::Treaty(error) => self.treaty_unread(error),
            Unread::Trade(error) => self.trade_unread(error),
            Unread::Ahead(error) => self.ahead_unread(error),
        }
    }

    fn credits_unread(&self, error: &ReadError) -> String {
        match error {
            ReadError::NoAmount { example } => {
                self.text("credits-no-amount", &[("example", example.clone().into())])
            }
            ReadError::NoPower { example } => {
                self.text("credits-no-power", &[("example", example.clone().into())])
            }
            ReadError::NotAPower { found, example } => {
                let args = [
                    ("found", found.clone().into()),
                    ("example", example.clone().into()),
                ];
                self.text("credits-not-a-power", &args)
            }
            ReadError::NotUnderstood { found } => {
                self.text("credits-not-understood", &[("found", found.clone().into())])
            }
            ReadError::Amount { found, why } => {
                let key = match why {
                    BadAmount::Zero => "credits-amount-zero",
                    BadAmount::Negative => "credits-amount-negative",
                    BadAmount::Fraction => "credits-amount-fraction",
                    BadAmount::TooMuch => "credits-amount-too-much",
                };
                let args = [
                    ("found", found.clone().into()),
                    ("most", Transfer::MOST.into()),
                ];
                self.text(key, &args)
            }
            ReadError::Place(error) => self.parse_error(error),
        }
    }

    /// Why a line of the credits section does nothing, as the end of a sentence.
    pub fn bad_entry_reason(&self, bad: &BadEntry, power: Power) -> String {
        let of = |key: &str, other: &Power| self.text(key, &[("power", self.power(*other).into())]);
        let at = |key: &str, at| {
            let args: [(&str, Value<'_>); 2] = [
                ("at", self.the(at).into()),
                ("power", self.power(power).into()),
            ];
            self.text(key, &args)
        };
        match bad {
            BadEntry::Amount => self.text("bad-entry-amount", &[("most", Transfer::MOST.into())]),
            BadEntry::ToOneself => self.plain("bad-entry-to-oneself"),
            BadEntry::Gone { power } => of("bad-entry-gone", power),
            BadEntry::CannotPay { has } => {
                self.text("bad-entry-cannot-pay", &[("has", (*has).into())])
            }
            BadEntry::BeyondDebt { owed } => {
                self.text("bad-entry-beyond-debt", &[("owed", (*owed).into())])
            }
            BadEntry::Unmatched { with } => of("bad-entry-unmatched", with),
            BadEntry::NotPaid { by } => of("bad-entry-not-paid", by),
            BadEntry::OnlyWithMoves => self.plain("bad-entry-only-with-moves"),
            BadEntry::NotWithRetreats => self.plain("bad-entry-not-with-retreats"),
            BadEntry::NotOwned { at: p } => at("bad-entry-not-owned", *p),
            BadEntry::NotPlayed => self.plain("bad-entry-not-played"),
            BadEntry::NoUnit { at: p } => at("bad-entry-no-unit", *p),
            BadEntry::OnlyInFall => self.plain("bad-entry-only-in-fall"),
            BadEntry::NoLand { at: p } => at("bad-entry-no-land", *p),
            BadEntry::NotSellers { at: p, seller } => {
                let args = [
                    ("at", self.the(*p).into()),
                    ("power", self.power(*seller).into()),
                ];
                self.text("bad-entry-not-sellers", &args)
            }
            BadEntry::Occupied { at: p, by } => {
                let stands = by.map(|by| self.power(by));
                let key = match stands {
                    Some(_) => "bad-entry-occupied",
                    None => "bad-entry-occupied-neutral",
                };
                let args = [
                    ("at", self.the(*p).into()),
                    ("power", stands.unwrap_or_default().into()),
                ];
                self.text(key, &args)
            }
            BadEntry::WhichPower => self.plain("fault-which-power"),
        }
    }

    /// What happened to money, in a plain sentence for those who may know it. `hired` is the text of
    /// a hired unit, which only the board knows.
    pub fn why_money(&self, event: &Event, board: &chancery_rules::board::Position) -> String {
        let power = |p: &Power| Value::from(self.power(*p));
        match event {
            Event::Transferred {
                kind,
                from,
                to,
                credits,
                ..
            } => {
                let key = match kind {
                    TransferKind::Gift => "money-gift",
                    TransferKind::Loan => "money-loan",
                    TransferKind::Repayment => "money-repayment",
                    TransferKind::Interest => "money-interest",
                };
                let args = [
                    ("from", power(from)),
                    ("to", power(to)),
                    ("credits", (*credits).into()),
                ];
                self.text(key, &args)
            }
            Event::Failed {
                power: of,
                entry,
                why,
            } => {
                let reason = self.bad_entry_reason(why, *of);
                let args = [
                    ("entry", entry.to_string().into()),
                    ("reason", reason.into()),
                ];
                self.text("money-failed", &args)
            }
            Event::Called {
                lender,
                debtor,
                credits,
            } => {
                let args = [
                    ("lender", power(lender)),
                    ("debtor", power(debtor)),
                    ("credits", (*credits).into()),
                ];
                self.text("money-called", &args)
            }
            Event::Collected {
                lender,
                debtor,
                credits,
                left,
            } => {
                let args = [
                    ("lender", power(lender)),
                    ("debtor", power(debtor)),
                    ("credits", (*credits).into()),
                    ("left", (*left).into()),
                ];
                let key = match left {
                    0 => "money-collected",
                    _ => "money-collected-in-part",
                };
                self.text(key, &args)
            }
            Event::Seated {
                power: of,
                at,
                named,
            } => {
                let key = if *named {
                    "money-seated"
                } else {
                    "money-seated-by-rule"
                };
                let args = [("power", power(of)), ("at", self.the(*at).into())];
                self.text(key, &args)
            }
            Event::Captured { by, from, at, .. } => {
                let args = [
                    ("by", power(by)),
                    ("from", power(from)),
                    ("at", self.the(*at).into()),
                ];
                self.text("money-captured", &args)
            }
            Event::Income { power: of, credits } => self.amount("money-income", of, *credits),
            Event::Upkeep { power: of, credits } => self.amount("money-upkeep", of, *credits),
            Event::Short { power: of, missing } => self.amount("money-short", of, *missing),
            Event::HomesFull { power: of } => {
                self.text("money-homes-full", &[("power", power(of))])
            }
            Event::Rescued {
                power: of,
                units,
                sources,
            } => {
                let named: Vec<String> = sources.iter().map(|p| self.power(*p)).collect();
                let key = if sources.is_empty() {
                    "money-rescued"
                } else {
                    "money-rescued-by"
                };
                let args = [
                    ("power", power(of)),
                    ("units", (*units).into()),
                    ("sources", self.all_of(&named).into()),
                ];
                self.text(key, &args)
            }
            Event::Estate {
                power: of, heir, ..
            } => {
                let heir_named = heir.as_ref().map(|h| self.power(*h)).unwrap_or_default();
                let key = match heir {
                    Some(_) => "money-inherited",
                    None => "money-vanished",
                };
                self.text(key, &[("power", power(of)), ("heir", heir_named.into())])
            }
            Event::Sold { at, from, to } => {
                let args = [
                    ("at", self.the(*at).into()),
                    ("from", power(from)),
                    ("to", power(to)),
                ];
                self.text("money-sold", &args)
            }
            Event::Bought {
                at,
                from,
                to,
                credits,
            } => {
                let args = [
                    ("at", self.the(*at).into()),
                    ("from", power(from)),
                    ("to", power(to)),
                    ("credits", (*credits).into()),
                ];
                self.text("money-bought", &args)
            }
            Event::Hired { unit, owner, to } => {
                let unit = board.unit(*unit).map(unit_text).unwrap_or_default();
                let args = [
                    ("unit", unit.into()),
                    ("owner", power(owner)),
                    ("to", power(to)),
                ];
                self.text("money-hired", &args)
            }
        }
    }

    fn amount(&self, key: &str, power: &Power, credits: u32) -> String {
        let args = [
            ("power", self.power(*power).into()),
            ("credits", credits.into()),
        ];
        self.text(key, &args)
    }
}
