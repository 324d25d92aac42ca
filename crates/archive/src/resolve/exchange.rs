//! An exchange's state in `chancery resolve`: read from a question, written into an answer.

use std::collections::{BTreeMap, BTreeSet};

use chancery_i18n::Words;
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{
    Account, Bytes, Cause, Command, Counted, Exchange, Final, Holders, Name, Opening, Presence,
    START, Score, Secret, Trade,
};
use chancery_rules::game::{Sheet, State, read_items};
use chancery_rules::orders::{Ahead, Context, Parser, read_ahead};

use super::entries::by_power;
use super::form::{
    AccountForm, ByPower, ExchangeStateForm, FinalForm, HoldersForm, Player, PresenceForm,
    RanksForm, Request,
};
use super::told::{Wrong, at, found, plain, wrong};

/// More units, cents, or cents a unit than any game comes to.
const MOST: u64 = 1_000_000_000_000;
/// More players than one line may name.
const MOST_PLAYERS: usize = 1_000;
/// The most lines of a player's sheet, as in a game.
const MOST_LINES: usize = 200;

/// Reads the state; what is left out is as at the start of a game.
pub(super) fn read(request: &Request, state: &mut State) -> Result<(), Wrong> {
    let board = state.setup.board();
    let (phase, calendar) = (state.phase, state.setup.calendar);
    let first = (calendar.first_year, calendar.first_season());
    let rules = state.setup.control.exchange();
    let traded = rules.is_some_and(|rules| rules.opening == Opening::Winter);
    let in_first_season = phase.year < first.0 || ((phase.year, phase.season) == first && !traded);
    let Some(exchange) = state.control.exchange_mut() else {
        return match request.exchange_state {
            None => Ok(()),
            Some(_) => Err(plain("bourse", "no-bourse")),
        };
    };
    for (field, given) in [
        ("orders", !request.orders.is_empty()),
        ("disorder", !request.disorder.is_empty()),
    ] {
        if given {
            return Err(plain(field, "shared-powers"));
        }
    }
    let form = request.exchange_state.clone().unwrap_or_default();
    if let Some(prices) = &form.prices {
        exchange.prices.clear();
        for (currency, cents) in by_power(prices, "bourse.prices")? {
            let field = format!("bourse.prices.{currency}");
            let cents = amount(*cents, &field)?;
            if cents == 0 {
                return Err(plain(&field, "no-price"));
            }
            exchange.prices.insert(currency, cents);
        }
    }
    accounts(request, &form, exchange)?;
    for (currency, rest) in by_power(&form.rests, "bourse.rests")? {
        let field = format!("bourse.rests.{currency}");
        if rest.abs() >= 100 || !exchange.prices.contains_key(&currency) {
            return Err(plain(&field, "no-rest"));
        }
        exchange.rests.insert(currency, *rest);
    }
    exchange.command = match &form.command {
        Some(form) => command(form, "bourse.command", exchange)?,
        None if in_first_season => Command::Everyone,
        // As if nothing had been traded since (C-01d).
        None => exchange.holders(),
    };
    exchange.listed = match &form.listed {
        Some(form) => command(form, "bourse.listed", exchange)?,
        None => exchange.command.clone(),
    };
    let parser = Parser::new(board);
    for (text, lines) in &form.trades {
        let field = format!("bourse.trades.{text}");
        let player = known(text, &field, exchange)?;
        let trades = texts(lines, &field, |line| {
            let read = chancery_rules::control::exchange::read(line, board)?;
            read.ok()
        })?;
        exchange.papers.trades.insert(player, trades);
    }
    for (text, lines) in &form.ahead {
        let field = format!("bourse.ahead.{text}");
        let player = known(text, &field, exchange)?;
        let ahead: Vec<Ahead> = texts(lines, &field, |line| read_ahead(line, &parser)?.ok())?;
        exchange.papers.ahead.insert(player, ahead);
    }
    exchange.secret = match &form.secret {
        None => None,
        Some(text) => Some(Secret::new(bytes(text, "bourse.secret")?.0)),
    };
    if let Some(text) = &form.commitment {
        let hash = bytes(text, "bourse.commitment")?;
        if exchange.secret.is_some_and(|s| s.commitment() != hash) {
            return Err(plain("bourse.commitment", "other-secret"));
        }
    }
    (exchange.mixed, exchange.rollbacks) = (form.mixed, form.rollbacks);
    Ok(())
}

/// Reads what everybody holds.
fn accounts(
    request: &Request,
    form: &ExchangeStateForm,
    exchange: &mut Exchange,
) -> Result<(), Wrong> {
    let fresh = |text: &Player| AccountForm {
        player: text.clone(),
        ..AccountForm::default()
    };
    let listed: Vec<AccountForm> = match &form.players {
        Some(players) => players.clone(),
        None => {
            let mut texts: Vec<&Player> = request.sheets.keys().collect();
            texts.sort_by_key(|text| text.trim().parse::<u64>().unwrap_or(u64::MAX));
            texts.into_iter().map(fresh).collect()
        }
    };
    if listed.len() > MOST_PLAYERS {
        let args = [("most", MOST_PLAYERS.into())];
        return Err(wrong("bourse.players", "too-many-players", &args));
    }
    let mut places = BTreeSet::new();
    for (i, form) in listed.iter().enumerate() {
        let field = format!("bourse.players[{i}]");
        let player = number(&form.player, &format!("{field}.player"))?;
        let place = form.joined.unwrap_or(i as u32 + 1);
        if !places.insert(place) {
            return Err(found(&format!("{field}.joined"), "twice", place));
        }
        let mut units: PowerMap<u64> = PowerMap::new();
        match &form.units {
            None => units.extend(exchange.prices.keys().map(|p| (*p, START))),
            Some(given) => {
                units.extend(exchange.prices.keys().map(|p| (*p, 0)));
                for (currency, held) in by_power(given, &format!("{field}.units"))? {
                    let field = format!("{field}.units.{currency}");
                    if !exchange.prices.contains_key(&currency) {
                        return Err(found(&field, "no-currency", currency));
                    }
                    units.insert(currency, amount(*held, &field)?);
                }
            }
        }
        let account = Account {
            number: place,
            units,
            cents: amount(form.cents, &format!("{field}.cents"))?,
            presence: match form.presence {
                PresenceForm::Present => Presence::Present,
                PresenceForm::Left => Presence::Left,
                PresenceForm::Removed => Presence::Removed,
            },
            missed: form.missed,
            known: !form.new,
        };
        if exchange.accounts.insert(player, account).is_some() {
            return Err(found(&format!("{field}.player"), "twice", player.0));
        }
    }
    Ok(())
}

fn command(form: &HoldersForm, field: &str, exchange: &Exchange) -> Result<Command, Wrong> {
    let HoldersForm::Holders(form) = form else {
        return Ok(Command::Everyone);
    };
    let mut holders = Holders::default();
    for (currency, groups) in by_power(&form.ranks, &format!("{field}.ranks"))? {
        let field = format!("{field}.ranks.{currency}");
        let mut ranks = Vec::new();
        for group in groups {
            let players = group.iter().map(|text| known(text, &field, exchange));
            ranks.push(players.collect::<Result<Vec<_>, _>>()?);
        }
        holders.ranks.insert(currency, ranks);
    }
    for (text, units) in &form.totals {
        let field = format!("{field}.totals.{text}");
        let player = known(text, &field, exchange)?;
        holders.totals.insert(player, amount(*units, &field)?);
    }
    Ok(Command::Holders(holders))
}

/// Reads the players' sheets.
pub(super) fn sheets(request: &Request, state: &State) -> Result<BTreeMap<PlayerId, Sheet>, Wrong> {
    let Some(exchange) = state.control.exchange() else {
        return Ok(BTreeMap::new());
    };
    let ctx = Context {
        stage: state.phase.step,
        ..Context::bare(state.setup.board())
    };
    let mut sheets = BTreeMap::new();
    for (text, lines) in &request.sheets {
        let field = format!("sheets.{text}");
        let player = known(text, &field, exchange)?;
        if lines.len() > MOST_LINES {
            return Err(wrong(
                &field,
                "too-many-lines",
                &[("most", MOST_LINES.into())],
            ));
        }
        let mut sheet = Sheet::default();
        for (i, line) in lines.iter().enumerate() {
            for part in read_items(line, &ctx, state) {
                let item = part.read.map_err(|error| Wrong {
                    field: format!("{field}[{i}]"),
                    message: Words::english().unread(&error),
                })?;
                sheet.add(item);
            }
        }
        // Unless more is said, sheets came in as their players did.
        let number = exchange.accounts.get(&player).map_or(0, |a| a.number);
        sheet.handed_in = i64::from(number);
        if sheets.insert(player, sheet).is_some() {
            return Err(found(&field, "twice", player.0));
        }
    }
    let order = request
        .exchange_state
        .iter()
        .flat_map(|form| &form.handed_in);
    for (i, text) in order.enumerate() {
        let player = known(text, &format!("bourse.handed_in[{i}]"), exchange)?;
        if let Some(sheet) = sheets.get_mut(&player) {
            // Before those of whom nothing is said.
            sheet.handed_in = i as i64 - MOST_PLAYERS as i64;
        }
    }
    Ok(sheets)
}

/// Reads an end that was counted.
pub(super) fn final_table(form: &FinalForm) -> Result<Final, Wrong> {
    let power = |text: &String| Power::named(text).map_err(at("outcome"));
    let goal: Vec<Power> = form.goal.iter().map(power).collect::<Result<_, _>>()?;
    let mut scores = Vec::new();
    for form in &form.scores {
        let mut countries = PowerMap::new();
        for (power, of) in by_power(&form.countries, "outcome")? {
            let counted = Counted {
                centres: of.centres,
                units: of.units,
                points: of.points,
            };
            countries.insert(power, counted);
        }
        scores.push(Score {
            who: name(&form.player)?,
            place: form.place,
            countries,
            points: form.points,
            cents: form.cents,
            left: form.left,
        });
    }
    let winners = form.winners.iter().map(name).collect::<Result<_, _>>()?;
    Ok(Final {
        cause: if form.last_year {
            Cause::LastYear
        } else if goal.is_empty() {
            Cause::Voted
        } else {
            Cause::Goal(goal)
        },
        scores,
        winners,
        secret: None,
    })
}

fn name(text: &Player) -> Result<Name, Wrong> {
    match text.strip_prefix('#').map(str::parse) {
        Some(Ok(number)) => Ok(Name::Number(number)),
        _ => Ok(Name::Player(number(text, "outcome")?)),
    }
}

pub(super) fn number(text: &str, field: &str) -> Result<PlayerId, Wrong> {
    let number = text.trim().parse();
    number
        .map(PlayerId)
        .map_err(|_| found(field, "no-number", text))
}

/// A player who is in the game.
pub(super) fn known(text: &str, field: &str, exchange: &Exchange) -> Result<PlayerId, Wrong> {
    let player = number(text, field)?;
    if exchange.accounts.contains_key(&player) {
        Ok(player)
    } else {
        Err(found(field, "no-player", player.0))
    }
}

fn texts<T>(
    lines: &[String],
    field: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, Wrong> {
    let line = |(i, line): (usize, &String)| {
        read(line).ok_or_else(|| found(&format!("{field}[{i}]"), "no-line", line))
    };
    lines.iter().enumerate().map(line).collect()
}

fn bytes(text: &str, field: &str) -> Result<Bytes, Wrong> {
    text.parse().map_err(|_| found(field, "no-hash", text))
}

fn amount(n: u64, field: &str) -> Result<u64, Wrong> {
    if n <= MOST {
        Ok(n)
    } else {
        Err(wrong(field, "too-many-blocks", &[("most", MOST.into())]))
    }
}

/// How players are written: as the line has them, or in an archive, which names nobody, by the place in
/// which they joined.
#[derive(Clone, Copy)]
pub(super) struct Called<'s>(Option<&'s Exchange>);

impl<'s> Called<'s> {
    pub(super) const AS_GIVEN: Called<'static> = Called(None);

    /// By the place in which they joined.
    pub(super) fn by_place(state: &'s State) -> Called<'s> {
        Called(state.control.exchange())
    }

    pub(super) fn player(self, player: PlayerId) -> Player {
        let account = self.0.and_then(|exchange| exchange.accounts.get(&player));
        match account {
            Some(account) => account.number.to_string(),
            None => player.0.to_string(),
        }
    }

    /// A player as the game names them to all.
    pub(super) fn name(self, name: &Name) -> Player {
        match name {
            Name::Player(player) => self.player(*player),
            Name::Number(number) => format!("#{number}"),
        }
    }

    pub(super) fn names(self, of: &[Name]) -> Vec<Player> {
        of.iter().map(|name| self.name(name)).collect()
    }
}

/// The state as it is written.
pub(super) fn write(state: &State, called: Called<'_>) -> Option<ExchangeStateForm> {
    let exchange = state.control.exchange()?;
    let players = exchange.by_number(exchange.accounts.keys().copied().collect());
    let account = |player: PlayerId| {
        let account = exchange.accounts.get(&player)?;
        Some(AccountForm {
            player: called.player(player),
            joined: Some(account.number),
            units: Some(of_powers(&account.units)),
            cents: account.cents,
            presence: match account.presence {
                Presence::Present => PresenceForm::Present,
                Presence::Left => PresenceForm::Left,
                Presence::Removed => PresenceForm::Removed,
            },
            missed: account.missed,
            new: !account.known,
        })
    };
    let lines = |trades: &Vec<Trade>| trades.iter().map(Trade::to_string).collect();
    let trades = exchange.papers.trades.iter();
    let ahead = exchange.papers.ahead.iter();
    Some(ExchangeStateForm {
        players: Some(players.into_iter().filter_map(account).collect()),
        prices: Some(of_powers(&exchange.prices)),
        rests: of_powers(&exchange.rests),
        command: Some(holders(&exchange.command, called)),
        listed: (exchange.listed != exchange.command).then(|| holders(&exchange.listed, called)),
        trades: trades
            .map(|(p, all)| (called.player(*p), lines(all)))
            .collect(),
        ahead: ahead
            .map(|(p, all)| {
                (
                    called.player(*p),
                    all.iter().map(Ahead::to_string).collect(),
                )
            })
            .collect(),
        secret: exchange.secret.map(|s| s.reveal().to_string()),
        commitment: exchange.secret.map(|s| s.commitment().to_string()),
        mixed: exchange.mixed,
        rollbacks: exchange.rollbacks,
        handed_in: Vec::new(),
    })
}

pub(super) fn of_powers<T: Clone>(map: &PowerMap<T>) -> ByPower<T> {
    let entries = map.iter();
    entries
        .map(|(power, value)| (power.to_string(), value.clone()))
        .collect()
}

fn holders(command: &Command, called: Called<'_>) -> HoldersForm {
    let Command::Holders(holders) = command else {
        return HoldersForm::Everyone;
    };
    let group = |players: &Vec<PlayerId>| {
        let mut names: Vec<Player> = players.iter().map(|p| called.player(*p)).collect();
        names.sort_by_key(|name| name.parse::<u64>().unwrap_or(u64::MAX));
        names
    };
    let ranks = holders.ranks.iter();
    let totals = holders.totals.iter();
    HoldersForm::Holders(RanksForm {
        ranks: ranks
            .map(|(power, groups)| (power.to_string(), groups.iter().map(group).collect()))
            .collect(),
        totals: totals
            .map(|(p, units)| (called.player(*p), *units))
            .collect(),
    })
}

/// Every player's sheet, line by line, and the order in which they came in.
pub(super) fn written(
    sheets: &BTreeMap<PlayerId, Sheet>,
    called: Called<'_>,
) -> (BTreeMap<Player, Vec<String>>, Vec<Player>) {
    let handed: Vec<(&PlayerId, &Sheet)> = sheets.iter().filter(|(_, s)| !s.is_empty()).collect();
    let text = |player: &PlayerId| called.player(*player);
    let lines = handed.iter().map(|(player, sheet)| {
        let lines = sheet.items().map(|i| i.to_string());
        (text(player), lines.collect())
    });
    let mut order = handed.clone();
    order.sort_by_key(|(player, sheet)| (sheet.handed_in, **player));
    let order = order.into_iter().map(|(player, _)| text(player));
    (lines.collect(), order.collect())
}

/// Leaves of a form what phases make: not who came and went between them, nor what a rollback
/// changes. Players are written by their places.
pub(super) fn settle(form: &mut Request, other: &State) {
    let Some(form) = &mut form.exchange_state else {
        return;
    };
    let here = |text: &Player| {
        let place: u32 = text.parse().ok()?;
        let mut accounts = other.control.exchange()?.accounts.values();
        accounts.find(|account| account.number == place)
    };
    let present = |text: &Player| here(text).is_some_and(|a| a.presence == Presence::Present);
    for account in form.players.iter_mut().flatten() {
        (account.presence, account.missed, account.new) = Default::default();
    }
    form.players
        .iter_mut()
        .for_each(|all| all.retain(|a| here(&a.player).is_some()));
    form.trades.retain(|player, _| present(player));
    form.ahead.retain(|player, _| present(player));
    (form.secret, form.commitment) = Default::default();
    (form.mixed, form.rollbacks) = Default::default();
    form.handed_in.clear();
}
