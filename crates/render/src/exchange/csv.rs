//! Comma-separated values for spreadsheets: one file of a kind, with all players.

use chancery_rules::board::Power;
use chancery_rules::control::exchange::{Counted, Cut, Name, Trade, currency_id};

use super::Market;

/// A CSV file under construction, row by row.
#[derive(Default)]
pub struct File(String);

impl File {
    /// Adds a row. Cells are quoted where necessary; the line ends with CR LF.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let cells: Vec<String> = cells.into_iter().map(quoted).collect();
        self.0.push_str(&cells.join(","));
        self.0.push_str("\r\n");
    }

    /// The whole file, with all rows added so far.
    pub fn text(self) -> String {
        self.0
    }
}

/// A cell: quoted where it must be. What a spreadsheet would take for a formula is kept from being one.
fn quoted(cell: String) -> String {
    let formula = cell.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let number = cell.parse::<f64>().is_ok();
    let cell = if formula && !number {
        format!("'{cell}")
    } else {
        cell
    };
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

/// The head of a currency's column: the power's id.
pub fn id(currency: Power) -> String {
    currency_id(currency).into_owned()
}

/// Hundredths for programs to read: `93`, `12.50`.
fn hundredths(n: u64) -> String {
    match n % 100 {
        0 => (n / 100).to_string(),
        _ => dollars(n),
    }
}

/// An amount of cents in dollars, without a sign or separators: `1234.50`.
pub fn dollars(cents: u64) -> String {
    format!("{}.{:02}", cents / 100, cents % 100)
}

impl Market<'_> {
    /// Who a row is about: the number in which they joined, the person where that is known to all, and
    /// what they are called.
    fn who(&self, name: &Name) -> [String; 3] {
        let accounts = self.exchange().map(|b| &b.accounts);
        let (number, person) = match name {
            Name::Number(number) => (Some(*number), String::new()),
            Name::Player(player) => {
                let account = accounts.and_then(|a| a.get(player));
                (account.map(|a| a.number), player.0.to_string())
            }
        };
        let number = number.map(|n| n.to_string()).unwrap_or_default();
        [number, person, (self.names)(name)]
    }

    fn phase_id(&self) -> String {
        self.season
            .map(|(phase, _)| phase.to_string())
            .unwrap_or_default()
    }

    /// What everybody holds, in the order they joined, and which countries they may order next.
    pub fn holdings_csv(&self) -> String {
        let mut file = File::default();
        let currencies = self.currencies();
        let head = ["phase", "number", "player", "name"]
            .map(str::to_owned)
            .into_iter();
        let ids = currencies.iter().map(|p| id(*p));
        let tail = ["cash", "worth", "left", "commands"].map(str::to_owned);
        file.row(head.chain(ids).chain(tail));
        let Some(exchange) = self.exchange() else {
            return file.text();
        };
        for held in exchange.holdings(&self.rules()) {
            let units = |p: &Power| held.units.get(p).copied().unwrap_or(0).to_string();
            let commands = currencies.iter().filter(|p| self.may_order(&held.who, **p));
            let commands: Vec<String> = commands.map(Power::to_string).collect();
            let head = std::iter::once(self.phase_id()).chain(self.who(&held.who));
            let tail = [
                dollars(held.cents),
                dollars(held.worth),
                held.left.to_string(),
                commands.join(" "),
            ];
            file.row(head.chain(currencies.iter().map(units)).chain(tail));
        }
        file.text()
    }

    /// Every dealing of the season, in the order the players joined.
    pub fn dealings_csv(&self) -> String {
        let mut file = File::default();
        let heads = [
            "phase", "number", "player", "name", "dealing", "asked", "done", "currency", "price",
            "amount", "cut", "forced",
        ];
        file.row(heads.map(str::to_owned));
        for dealing in self.season.map_or(&[][..], |(_, post)| &post.dealings) {
            let (verb, asked, currency) = match dealing.dealt.trade {
                Trade::Sell { units, currency } => ("sell", units, currency),
                Trade::Buy { units, currency } => ("buy", units, currency),
                Trade::Nothing => continue,
            };
            let cut = dealing.dealt.cut.map(|cut| match cut {
                Cut::Cap { .. } => "cap",
                Cut::Holding { .. } => "holding",
                Cut::Means { .. } => "means",
                Cut::Gone => "gone",
            });
            let head = std::iter::once(self.phase_id()).chain(self.who(&dealing.who));
            let tail = [
                verb.to_owned(),
                asked.to_string(),
                dealing.dealt.done.to_string(),
                id(currency),
                dollars(dealing.price),
                dollars(dealing.dealt.cents),
                cut.unwrap_or_default().to_owned(),
                dealing.forced.to_string(),
            ];
            file.row(head.chain(tail));
        }
        file.text()
    }

    /// The final table: for each country its centres, the units held and the points they brought.
    pub fn scores_csv(&self) -> String {
        let scores = self.standings();
        let mut file = File::default();
        let head = [
            "place", "number", "player", "name", "points", "cash", "left",
        ];
        let countries = super::scores::countries(&scores);
        let columns = countries.iter().flat_map(|(power, _)| {
            ["centres", "units", "points"].map(|what| format!("{}_{what}", id(*power)))
        });
        file.row(head.map(str::to_owned).into_iter().chain(columns));
        for score in &scores {
            let counted = countries.iter().flat_map(|(power, _)| {
                let none = Counted {
                    centres: 0,
                    units: 0,
                    points: 0,
                };
                let counted = score.countries.get(power).unwrap_or(&none);
                let points = hundredths(counted.points);
                [
                    counted.centres.to_string(),
                    counted.units.to_string(),
                    points,
                ]
            });
            let head = std::iter::once(score.place.to_string()).chain(self.who(&score.who));
            let tail = [
                hundredths(score.points),
                dollars(score.cents),
                score.left.to_string(),
            ];
            file.row(head.chain(tail).chain(counted));
        }
        file.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_never_formulas() {
        for (cell, written) in [
            ("Marta", "Marta"),
            ("Jo, the second", "\"Jo, the second\""),
            ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("=1+1", "'=1+1"),
            ("@everyone", "'@everyone"),
            ("-5", "-5"),
            ("-cmd", "'-cmd"),
            ("a\nb", "\"a\nb\""),
        ] {
            assert_eq!(quoted(cell.to_owned()), written);
        }
    }
}
