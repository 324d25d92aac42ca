//! Who orders a country, as short as the column beside the map asks for.

use chancery_rules::board::Power;
use chancery_rules::control::exchange::{Command, Name};
use chancery_rules::game::Report;

use super::Market;

/// So many players are named; more are counted.
const NAMED: usize = 2;

impl Market<'_> {
    /// Who orders a country in the open season, in words; empty where it is out of the game.
    pub fn hands(&self, power: Power) -> String {
        let words = self.words;
        let Some(exchange) = self.exchange().filter(|b| b.prices.contains_key(&power)) else {
            return String::new();
        };
        if exchange.command == Command::Everyone {
            return words.plain("exchange-everybody");
        }
        let players = exchange.by_number(exchange.commanders(power));
        if players.is_empty() {
            return words.plain("exchange-nobody");
        }
        let rules = self.rules();
        let names: Vec<Name> = players.iter().map(|p| exchange.name(&rules, *p)).collect();
        self.short(&names, "exchange-tied")
    }

    /// Who ordered a country in a closed phase, in words; empty where nobody did.
    pub fn hands_in(&self, report: &Report, power: Power) -> String {
        let polls = report.polls.iter().filter(|poll| poll.power == power);
        let said = polls.flat_map(|poll| &poll.choices);
        let mut names: Vec<Name> = said.flat_map(|choice| choice.by.iter().copied()).collect();
        names.sort();
        names.dedup();
        self.short(&names, "exchange-hands")
    }

    fn short(&self, names: &[Name], many: &str) -> String {
        if names.len() > NAMED {
            return self.words.text(many, &[("count", names.len().into())]);
        }
        let names: Vec<String> = names.iter().map(self.names).collect();
        names.join(", ")
    }
}
