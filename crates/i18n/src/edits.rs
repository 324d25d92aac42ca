//! A GM's corrections in words: what changed, what is refused, what is not understood.

use chancery_rules::board::{Power, Unit, UnitKind};
use chancery_rules::game::{BadEdit, Changed, EditError};
use chancery_rules::relations::{Standing, TreatyKind};

use super::{Value, Words};

impl Words {
    /// A GM's change as words, with what it was before and is after. `name` says how a player is named.
    pub fn changed(
        &self,
        changed: &Changed,
        name: impl Fn(chancery_rules::control::PlayerId) -> String,
    ) -> String {
        let unit = |unit: &Unit| {
            let whose = unit.owner.map(|p| self.power(p));
            let args = [
                (
                    "power",
                    whose.unwrap_or_else(|| self.plain("edit-nobody")).into(),
                ),
                ("kind", unit.kind.letter().to_string().into()),
                ("at", self.location(unit.at).into()),
            ];
            self.text("edit-unit", &args)
        };
        let owner = |owner: &Option<Power>| {
            owner.map_or_else(|| self.plain("edit-nobody"), |p| self.power(p))
        };
        match changed {
            Changed::Unit {
                before: Some(before),
                after: Some(after),
            } => {
                let to = self.location(after.at);
                let args = [("unit", unit(before).into()), ("to", to.into())];
                if before.at == after.at {
                    // A dislodged unit stands again.
                    self.text("edit-unit-stands", &args[..1])
                } else {
                    self.text("edit-unit-moved", &args)
                }
            }
            Changed::Unit { before, after } => {
                let key = match after {
                    Some(_) => "edit-unit-added",
                    None => "edit-unit-removed",
                };
                let named = after.as_ref().or(before.as_ref()).map(unit);
                self.text(key, &[("unit", named.unwrap_or_default().into())])
            }
            Changed::Owner { at, before, after } => {
                let args = [
                    ("at", self.province(*at).into()),
                    ("before", owner(before).into()),
                    ("after", owner(after).into()),
                ];
                self.text("edit-owner", &args)
            }
            Changed::Blocks { at, before, after } => {
                let args = [
                    ("at", self.province(*at).into()),
                    ("before", (*before).into()),
                    ("after", (*after).into()),
                ];
                self.text("edit-blocks", &args)
            }
            Changed::Money { power, by } => {
                let args = [("power", self.power(*power).into()), by_text(*by)];
                self.text("edit-money", &args)
            }
            Changed::Standing {
                a,
                b,
                before,
                after,
            } => {
                let args = [
                    ("a", self.power(*a).into()),
                    ("b", self.power(*b).into()),
                    ("before", self.edit_standing(*before, *a, *b).into()),
                    ("after", self.edit_standing(*after, *a, *b).into()),
                ];
                self.text("edit-standing", &args)
            }
            Changed::Holding {
                player,
                currency,
                by,
            } => {
                let args = [
                    ("player", name(*player).into()),
                    ("currency", self.power(*currency).into()),
                    by_text(*by),
                ];
                self.text("edit-holding", &args)
            }
            Changed::Cash { player, by } => {
                let by = self.dollars_moved(*by);
                let args = [("player", name(*player).into()), ("by", by.into())];
                self.text("edit-cash", &args)
            }
        }
    }

    /// How a power stands to another, as a correction names it.
    fn edit_standing(&self, standing: Standing, a: Power, b: Power) -> String {
        let args = [("a", self.power(a).into()), ("b", self.power(b).into())];
        let key = match standing {
            Standing::Neutral => "edit-standing-neutral",
            Standing::Allied(TreatyKind::Mdt) => "edit-standing-mdt",
            Standing::Allied(TreatyKind::Aat) => "edit-standing-aat",
            Standing::MayAttack => "edit-standing-attack",
            Standing::MayBeAttacked => "edit-standing-attacked",
            Standing::War => "edit-standing-war",
        };
        self.text(key, &args)
    }

    /// A sentence on why a correction was refused.
    pub fn edit_error(&self, error: &EditError) -> String {
        let at = |key: &str, at| self.text(key, &[("at", self.the(at).into())]);
        match error {
            EditError::Nothing => self.plain("edit-nothing"),
            EditError::TooMany { most } => self.text("edit-too-many", &[("most", (*most).into())]),
            EditError::NoUnit { at: p } => at("edit-no-unit", *p),
            EditError::WhichUnit { at: p } => at("edit-which-unit", *p),
            EditError::Occupied { at: p } => at("edit-occupied", *p),
            EditError::CannotStand { kind, at } => {
                let args = [
                    ("kind", kind_id(*kind).into()),
                    ("at", self.the(*at).into()),
                ];
                self.text("edit-cannot-stand", &args)
            }
            EditError::WhichCoast { at: p } => at("edit-which-coast", *p),
            EditError::NotOwnable { at: p } => at("edit-not-ownable", *p),
            EditError::OutOfGame(power) => {
                self.text("edit-out", &[("power", self.power(*power).into())])
            }
            EditError::NoBlocks => self.plain("edit-no-blocks"),
            EditError::BlocksNever { at: p } => at("edit-blocks-never", *p),
            EditError::NoMoney => self.plain("edit-no-money"),
            EditError::TooLittle => self.plain("edit-too-little"),
            EditError::TooMuch { most } => {
                self.text("edit-too-much", &[("most", most.to_string().into())])
            }
            EditError::NoTreaties => self.plain("edit-no-treaties"),
            EditError::Oneself => self.plain("edit-oneself"),
            EditError::NoExchange => self.plain("edit-no-exchange"),
            EditError::NoAccount => self.plain("edit-no-account"),
            EditError::NoCurrency { currency } => {
                let args = [("power", self.power(*currency).into())];
                self.text("edit-no-currency", &args)
            }
        }
    }

    /// A sentence on why a correction could not be read.
    pub fn bad_edit(&self, bad: &BadEdit) -> String {
        match bad {
            BadEdit::NoVerb => self.plain("edit-no-verb"),
            BadEdit::NoPower => self.plain("edit-no-power"),
            BadEdit::NoAmount => self.plain("edit-no-amount"),
            BadEdit::NoKind => self.plain("edit-no-kind"),
            BadEdit::Place(error) => self.parse_error(error),
        }
    }
}

/// The word by which a text chooses between an army and a fleet.
fn kind_id(kind: UnitKind) -> &'static str {
    match kind {
        UnitKind::Army => "army",
        UnitKind::Fleet => "fleet",
    }
}

/// `+3`, `-2`.
fn by_text(by: i64) -> (&'static str, Value<'static>) {
    ("by", format!("{by:+}").into())
}

#[cfg(test)]
mod tests {
    use chancery_rules::control::PlayerId;

    use super::*;
    use crate::Language;

    fn changed(language: Language, changed: &Changed) -> String {
        Words::of(language).changed(changed, |_| "Ada".to_owned())
    }

    #[test]
    fn cash_is_written_as_money() {
        let cash = Changed::Cash {
            player: PlayerId(1),
            by: -1_050,
        };
        assert_eq!(
            changed(Language::English, &cash),
            "Ada, cash: \u{2212}$10.50"
        );
        let german = "Ada, Bargeld: \u{2212}10,50\u{a0}$";
        assert_eq!(changed(Language::German, &cash), german);
    }

    #[test]
    fn it_is_said_who_may_attack_whom() {
        let standing = |after| Changed::Standing {
            a: Power::FRANCE,
            b: Power::TURKEY,
            before: Standing::Neutral,
            after,
        };
        assert_eq!(
            changed(Language::English, &standing(Standing::MayBeAttacked)),
            "France and Turkey: neutral → Turkey may attack France"
        );
        assert_eq!(
            changed(Language::German, &standing(Standing::MayAttack)),
            "Frankreich und Türkei: neutral → Frankreich darf die Türkei angreifen"
        );
    }

    #[test]
    fn a_unit_that_cannot_stand_has_its_article() {
        let error = |kind| EditError::CannotStand {
            kind,
            at: "mun".parse().expect("a province"),
        };
        let said = |language, kind| Words::of(language).edit_error(&error(kind));
        assert_eq!(
            said(Language::English, UnitKind::Army),
            "An army cannot be in Munich."
        );
        assert_eq!(
            said(Language::German, UnitKind::Fleet),
            "Eine Flotte kann in München nicht stehen."
        );
    }
}
