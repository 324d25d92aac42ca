//! Points that are lent and given: what of the credits section this economy plays.

use crate::board::Power;
use crate::economy::context::EconomyContext;
use crate::economy::credits::{self, CreditsContext, CreditsRules, Demobilisation};

use super::rules::{BlocksRules, Loans};
use super::state::Blocks;

/// Whether a line of the credits section is one of this game's: loans and gifts, without seats.
pub(super) fn plays(rules: &BlocksRules, entry: &credits::Entry) -> bool {
    let kind = matches!(
        entry,
        credits::Entry::Transfer(_) | credits::Entry::Call { .. }
    );
    rules.loans == Loans::Allowed && kind
}

/// The rules for lending points: those of credits, without anything at the start.
pub(super) fn bank_rules() -> CreditsRules {
    CreditsRules {
        start: 0,
        demobilisation: Demobilisation::Forbidden,
        ..CreditsRules::default()
    }
}

pub(super) fn bank_ground<'g>(
    ground: &EconomyContext<'g>,
    rules: &'g CreditsRules,
) -> CreditsContext<'g> {
    CreditsContext {
        board: ground.board,
        rules,
        position: ground.position,
        stage: ground.stage,
        number: ground.number,
        fall: ground.fall,
        alliances: ground.alliances,
    }
}

impl Blocks {
    /// Checks a loan, a gift or a call on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check_money(
        &self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        power: Power,
        entry: &credits::Entry,
    ) -> Result<(), credits::BadEntry> {
        if !plays(rules, entry) {
            return Err(credits::BadEntry::NotPlayed);
        }
        let money = bank_rules();
        self.bank.check(&bank_ground(ground, &money), power, entry)
    }
}
