//! What everybody holds, and what everybody dealt: tables a page at a time, the same in text, and in
//! words.

use crate::game::alt;
use crate::{Align, Column, Ledger, Row};
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::exchange::{Dealing, Holding, Name, Trade};

use super::{Market, Person, currency, page, pages};

/// All a player dealt in a season.
struct Dealt<'a> {
    who: Name,
    lines: Vec<&'a Dealing>,
}

impl Dealt<'_> {
    /// Units bought and sold of a currency, and whether less than was asked.
    fn of(&self, currency: Power) -> (u64, u64, bool) {
        let (mut bought, mut sold, mut cut) = (0, 0, false);
        for line in &self.lines {
            match line.dealt.trade {
                Trade::Buy { currency: c, .. } if c == currency => bought += line.dealt.done,
                Trade::Sell { currency: c, .. } if c == currency => sold += line.dealt.done,
                _ => continue,
            }
            cut |= line.dealt.cut.is_some();
        }
        (bought, sold, cut)
    }

    /// What it did to the player's cash, in cents.
    fn cash(&self) -> i64 {
        let lines = self.lines.iter().map(|line| match line.dealt.trade {
            Trade::Sell { .. } => line.dealt.cents as i64,
            _ => -(line.dealt.cents as i64),
        });
        lines.sum()
    }
}

impl Market<'_> {
    /// Whether a player is listed as eligible to order a country in the coming season.
    pub(super) fn may_order(&self, who: &Name, power: Power) -> bool {
        let Some(exchange) = self.exchange() else {
            return false;
        };
        let rules = self.rules();
        let listed = exchange.eligible(power);
        listed.into_iter().any(|p| exchange.name(&rules, p) == *who)
    }

    /// Everybody's holdings, the richest first, then those who joined earlier.
    fn richest(&self) -> Vec<Holding> {
        let holdings = self.exchange().map(|b| b.holdings(&self.rules()));
        let mut holdings = holdings.unwrap_or_default();
        holdings.sort_by_key(|held| std::cmp::Reverse(held.worth));
        holdings
    }

    /// How many pages the holdings have.
    pub fn holdings_pages(&self) -> usize {
        let accounts = self.exchange().map(|b| b.holdings(&self.rules()).len());
        pages(accounts.unwrap_or(0))
    }

    fn holdings_title(&self, at: usize) -> String {
        let season = self.season_name();
        let title = self
            .words
            .text("exchange-holdings", &[("season", season.into())]);
        self.paged(title, at, self.holdings_pages())
    }

    /// A column for each currency with what a unit is worth.
    fn currency_columns(&self, price: impl Fn(Power) -> u64) -> Vec<Column> {
        let column = |power: Power| {
            let args = [
                ("currency", currency(self.words, power).into()),
                ("price", self.words.dollars(price(power)).into()),
            ];
            Column {
                title: self.words.text("exchange-column-currency", &args),
                align: Align::End,
                power: Some(power),
            }
        };
        self.currencies().into_iter().map(column).collect()
    }

    fn table(&self, currencies: Vec<Column>, last: &[&str]) -> Vec<Column> {
        let column = |key: &str, align| Column {
            title: self.words.plain(&format!("exchange-column-{key}")),
            align,
            power: None,
        };
        let mut columns = vec![column("player", Align::Start)];
        columns.extend(currencies);
        columns.extend(last.iter().map(|key| column(key, Align::End)));
        columns
    }

    /// A page of the holdings. What lets its holder order a country next is framed.
    pub fn holdings(&self, at: usize) -> Ledger {
        let words = self.words;
        let currencies = self.currencies();
        let first_season = self
            .exchange()
            .is_some_and(|b| b.listed == chancery_rules::control::exchange::Command::Everyone);
        let leads: PowerMap<Vec<Name>> = currencies
            .iter()
            .map(|power| {
                let Some(exchange) = self.exchange().filter(|_| !first_season) else {
                    return (*power, Vec::new());
                };
                let rules = self.rules();
                let named = exchange.eligible(*power).into_iter();
                (*power, named.map(|p| exchange.name(&rules, p)).collect())
            })
            .collect();
        let row = |held: &Holding| {
            let units = |p: &Power| self.words.grouped(held.units.get(p).copied().unwrap_or(0));
            let leading = |power: &Power| leads.get(power).is_some_and(|l| l.contains(&held.who));
            let marked = currencies.iter().enumerate().filter(|(_, p)| leading(p));
            let name = std::iter::once((self.names)(&held.who));
            let tail = [
                self.words.dollars(held.cents),
                self.words.dollars(held.worth),
            ];
            Row {
                cells: name
                    .chain(currencies.iter().map(units))
                    .chain(tail)
                    .collect(),
                flag: held.left.then(|| words.plain("exchange-left")),
                marked: marked.map(|(i, _)| i + 1).collect(),
                ..Row::default()
            }
        };
        let columns = self.currency_columns(|power| self.price(power));
        Ledger {
            chart: self.chart(),
            title: self.game.to_owned(),
            subtitle: self.holdings_title(at),
            columns: self.table(columns, &["cash", "worth"]),
            rows: page(&self.richest(), at).iter().map(row).collect(),
            total: None,
            notes: if first_season {
                Vec::new()
            } else {
                vec![words.plain("exchange-note-holdings")]
            },
        }
    }

    /// A page of the holdings as text, one line for each player.
    pub fn holdings_text(&self, at: usize, person: Person<'_>) -> Vec<String> {
        let line = |held: &Holding| self.holding_text(held, person);
        page(&self.richest(), at).iter().map(line).collect()
    }

    /// A player's holdings in text.
    fn holding_text(&self, held: &Holding, person: Person<'_>) -> String {
        let words = self.words;
        let units = held.units.iter().map(|(power, units)| {
            let args = [
                ("units", self.words.grouped(*units).into()),
                ("currency", words.currency(*power).into()),
            ];
            words.text("exchange-units", &args)
        });
        let units: Vec<String> = units.collect();
        let args = [
            ("who", person(&held.who).into()),
            ("units", units.join(", ").into()),
            ("cash", self.words.dollars(held.cents).into()),
            ("worth", self.words.dollars(held.worth).into()),
        ];
        words.text(
            if held.left {
                "exchange-holding-left"
            } else {
                "exchange-holding"
            },
            &args,
        )
    }

    /// A description of a page of the holdings for people who cannot see it.
    pub fn holdings_alt(&self, at: usize) -> String {
        let row = |held: &Holding| {
            let orders = self.currencies().into_iter();
            let everyone = matches!(
                self.exchange().map(|b| &b.listed),
                Some(chancery_rules::control::exchange::Command::Everyone)
            );
            let orders = orders.filter(|p| !everyone && self.may_order(&held.who, *p));
            let orders: Vec<String> = orders.map(|p| self.words.power(p)).collect();
            let args = [
                ("name", (self.names)(&held.who).into()),
                ("worth", self.words.dollars(held.worth).into()),
                ("powers", self.words.all_of(&orders).into()),
            ];
            self.words.text(
                if orders.is_empty() {
                    "exchange-alt-holding"
                } else {
                    "exchange-alt-holding-orders"
                },
                &args,
            )
        };
        let rows: Vec<String> = page(&self.richest(), at).iter().map(row).collect();
        self.alt(self.holdings_title(at), &rows)
    }

    /// A description of a table with these rows.
    pub(super) fn alt(&self, title: String, rows: &[String]) -> String {
        alt::rows(self.words, rows, "; ", |rows| {
            let args = [
                ("name", self.game.to_owned().into()),
                ("title", title.clone().into()),
                ("rows", rows.into()),
            ];
            self.words.text("exchange-alt", &args)
        })
    }

    /// The season's dealings by player, in the order they joined.
    fn dealt(&self) -> Vec<Dealt<'_>> {
        let mut all: Vec<Dealt<'_>> = Vec::new();
        for line in self.season.map_or(&[][..], |(_, post)| &post.dealings) {
            match all.last_mut() {
                Some(last) if last.who == line.who => last.lines.push(line),
                _ => all.push(Dealt {
                    who: line.who,
                    lines: vec![line],
                }),
            }
        }
        all
    }

    /// How many pages the dealings have; 0 when nobody traded.
    pub fn dealings_pages(&self) -> usize {
        match self.dealt().len() {
            0 => 0,
            players => pages(players),
        }
    }

    fn dealings_title(&self, at: usize) -> String {
        let season = self.season_name();
        let title = self
            .words
            .text("exchange-dealings", &[("season", season.into())]);
        self.paged(title, at, self.dealings_pages())
    }

    /// A page of the season's dealings: what each player bought and sold of each currency, and the net
    /// of all. Nothing when nobody dealt.
    pub fn dealings(&self, at: usize) -> Option<Ledger> {
        let words = self.words;
        let (_, post) = self.season?;
        let dealt = self.dealt();
        if dealt.is_empty() {
            return None;
        }
        let mut currencies = self.currencies();
        // Those traded this season, though the country fell since.
        currencies.extend(
            post.prices
                .keys()
                .filter(|p| !currencies.contains(p))
                .copied()
                .collect::<Vec<_>>(),
        );
        currencies.sort();
        let here = page(&dealt, at);
        let row = |dealt: &Dealt<'_>| {
            let cell = |power: &Power| {
                let (bought, sold, cut) = dealt.of(*power);
                let parts = [(bought, 1), (sold, -1)];
                let parts = parts.iter().filter(|(n, _)| *n > 0);
                let parts: Vec<String> = parts
                    .map(|(n, s)| self.words.signed(*n as i64 * s))
                    .collect();
                match (parts.is_empty(), cut) {
                    (true, true) => words.text("exchange-cut-mark", &[("units", "0".into())]),
                    (true, false) => words.plain("exchange-none"),
                    (false, true) => {
                        words.text("exchange-cut-mark", &[("units", parts.join(" ").into())])
                    }
                    (false, false) => parts.join(" "),
                }
            };
            let name = std::iter::once((self.names)(&dealt.who));
            let cash = std::iter::once(self.words.dollars_moved(dealt.cash()));
            let forced = dealt.lines.iter().any(|line| line.forced);
            Row {
                cells: name
                    .chain(currencies.iter().map(cell))
                    .chain(cash)
                    .collect(),
                flag: forced.then(|| words.plain("exchange-forced")),
                ..Row::default()
            }
        };
        let cut = here
            .iter()
            .any(|d| d.lines.iter().any(|l| l.dealt.cut.is_some()));
        let net = |power: &Power| {
            self.words
                .signed(post.prices.get(power).map_or(0, |quote| quote.net))
        };
        let all = dealt.iter().map(Dealt::cash).sum();
        let total = std::iter::once(words.plain("exchange-net"));
        let total = total.chain(currencies.iter().map(net));
        let columns = currencies.iter().map(|power| {
            let price = post.prices.get(power).map_or(0, |quote| quote.old);
            let args = [
                ("currency", currency(words, *power).into()),
                ("price", self.words.dollars(price).into()),
            ];
            Column {
                title: words.text("exchange-column-currency", &args),
                align: Align::End,
                power: Some(*power),
            }
        });
        Some(Ledger {
            chart: self.chart(),
            title: self.game.to_owned(),
            subtitle: self.dealings_title(at),
            columns: self.table(columns.collect(), &["cash"]),
            rows: here.iter().map(row).collect(),
            total: Some(
                total
                    .chain(std::iter::once(self.words.dollars_moved(all)))
                    .collect(),
            ),
            notes: if cut {
                vec![words.plain("exchange-note-cut")]
            } else {
                Vec::new()
            },
        })
    }

    /// A page of the dealings as text, one line for each player.
    pub fn dealings_text(&self, at: usize, person: Person<'_>) -> Vec<String> {
        let dealt = self.dealt();
        let line = |dealt: &Dealt<'_>| {
            let lines: Vec<String> = dealt.lines.iter().map(|l| self.dealing_text(l)).collect();
            let args = [
                ("who", person(&dealt.who).into()),
                ("lines", lines.join("; ").into()),
            ];
            self.words.text("exchange-dealt", &args)
        };
        page(&dealt, at).iter().map(line).collect()
    }

    fn dealing_text(&self, dealing: &Dealing) -> String {
        let words = self.words;
        let (key, asked, power) = match dealing.dealt.trade {
            Trade::Sell { units, currency } => ("exchange-sold", units, currency),
            Trade::Buy { units, currency } => ("exchange-bought", units, currency),
            Trade::Nothing => return String::new(),
        };
        let args = [
            ("units", self.words.grouped(dealing.dealt.done).into()),
            ("currency", words.currency(power).into()),
            ("amount", self.words.dollars(dealing.dealt.cents).into()),
        ];
        let line = words.text(key, &args);
        let line = match &dealing.dealt.cut {
            None => line,
            Some(cut) => {
                let args = [
                    ("line", line.into()),
                    ("asked", self.words.grouped(asked).into()),
                    ("why", words.cut_reason(cut).into()),
                ];
                words.text("exchange-cut", &args)
            }
        };
        if dealing.forced {
            words.text("exchange-forced-line", &[("line", line.into())])
        } else {
            line
        }
    }

    /// A description of a page of the dealings for people who cannot see it.
    pub fn dealings_alt(&self, at: usize) -> String {
        self.alt(self.dealings_title(at), &self.dealings_text(at, self.names))
    }
}
