//! Money by menus: what may be declared, with whom, and the form for the amount.

use serenity::CreateModal;

use poise::serenity_prelude as serenity;

use crate::board::{Board, Power, Province, Unit};
use crate::discord::orders::deals::form::{
    AMOUNT, Field, NOTE, OPENLY, form as short_form, power_of,
};
use crate::discord::orders::deals::kind::Menus;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::complete::Choice;
use crate::discord::ui::ids::{Area, Chosen, Deal};
use crate::discord::ui::labels;
use crate::discord::ui::menus::entries;
use crate::discord::ui::text::one_line;
use crate::economy::Currency;
use crate::economy::credits::{Credits, Entry, Sale, Transfer, TransferKind, Way};
use crate::game::{Item, Setup, check};
use crate::i18n::Words;
use crate::orders::{UnitRef, title};
use crate::service::{GameContext, Money, MySheet};

/// The value of the menu's entry for no partner.
pub const NOBODY: &str = "nobody";

/// How the menus of credits begin.
pub const MENUS: Menus = Menus {
    area: Area::Money,
    // The commands speak of credits.
    commands: |setup| (!lends_points(setup)).then_some("credits"),
    question: "deal-choose",
    asks_for_whom: false,
    choices: |bot, mine, chosen| entries(choices(bot, mine, chosen)),
};

/// Whether the game lends points, not credits.
pub fn lends_points(setup: &Setup) -> bool {
    setup.economy.currency() == Some(Currency::Points)
}

/// Powers with a sum beside them, those without one left out.
pub fn with_sum(
    words: &Words,
    board: &Board,
    key: &str,
    sum: impl Fn(Power) -> u32,
) -> Vec<Choice> {
    let choice = |p: Power| {
        let credits = Some(sum(p)).filter(|n| *n > 0)?;
        let args = [
            ("power", words.power(p).into()),
            ("credits", credits.into()),
        ];
        Some(Choice::new(words.text(key, &args), p.id()))
    };
    board.powers().filter_map(choice).collect()
}

/// A unit as a choice: shown in words, sent as orders name it.
pub fn unit(words: &Words, unit: &Unit) -> Choice {
    let named = UnitRef {
        power: None,
        kind: Some(unit.kind),
        at: unit.at,
        joint: false,
    };
    Choice::new(labels::unit(words, unit), named.to_string())
}

/// Where a treasury may go: the provinces owned, but the one it lies in.
pub fn seats(credits: &Credits, power: Power) -> Vec<Province> {
    let seat = credits.treasuries.get(&power).and_then(|t| t.seat);
    let free = credits.owned(power).filter(|at| Some(*at) != seat);
    free.collect()
}

/// A line without its note, which needs not be known to tell it from others.
pub fn bare(entry: &Entry) -> Entry {
    match entry {
        Entry::Transfer(t) => Entry::Transfer(Transfer {
            note: None,
            ..t.clone()
        }),
        other => other.clone(),
    }
}

/// The side of a transfer that a deal is.
const fn side(deal: Deal) -> Option<(TransferKind, Way)> {
    Some(match deal {
        Deal::Give => (TransferKind::Gift, Way::Out),
        Deal::Receive => (TransferKind::Gift, Way::In),
        Deal::Lend => (TransferKind::Loan, Way::Out),
        Deal::Borrow => (TransferKind::Loan, Way::In),
        Deal::Repay => (TransferKind::Repayment, Way::Out),
        Deal::Collect => (TransferKind::Repayment, Way::In),
        Deal::Owe => (TransferKind::Interest, Way::Out),
        Deal::Claim => (TransferKind::Interest, Way::In),
        _ => return None,
    })
}

/// Whether it moves money without anybody but the two powers being told, unless both want that.
pub const fn is_private(deal: Deal) -> bool {
    match side(deal) {
        Some((kind, _)) => !matches!(kind, TransferKind::Interest),
        None => false,
    }
}

/// The entries of the next menu of a deal: only what could be declared now.
pub fn choices(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Vec<Choice> {
    let context = &mine.context;
    let (Some(power), Ok(credits)) = (mine.power(), context.bank()) else {
        return Vec::new();
    };
    let words = bot.words.for_game(&context.state.setup);
    let state = &context.state;
    let may = |entry: Entry| check(state, power, &Item::Credits(entry)).is_ok();
    let others = || state.survivors().into_iter().filter(|p| *p != power);
    let named = |p: Power| Choice::new(words.power(p), p.id());
    let place = |at: Province| Choice::new(words.province(at), title(at.into()).to_string());
    let deal = chosen.deal;
    let picks = chosen.picks();
    if let Some((kind, way)) = side(deal) {
        let transfer = |with: Power| {
            Entry::Transfer(Transfer {
                kind,
                way,
                with,
                credits: 1,
                openly: false,
                note: None,
            })
        };
        let open = |choice: &Choice| power_of(&choice.value).is_some_and(|p| may(transfer(p)));
        let all = match deal {
            Deal::Repay => with_sum(words, context.state.setup.board(), "choice-lender", |p| {
                credits.debt(p, power)
            }),
            Deal::Collect => with_sum(words, context.state.setup.board(), "choice-debtor", |p| {
                credits.debt(power, p)
            }),
            _ => others().map(named).collect(),
        };
        return all.into_iter().filter(open).collect();
    }
    match (deal, picks.as_slice()) {
        (Deal::Call, []) => {
            let open = |choice: &Choice| {
                let debtor = power_of(&choice.value);
                debtor.is_some_and(|debtor| {
                    may(Entry::Call {
                        debtor,
                        credits: None,
                    })
                })
            };
            let all = with_sum(words, context.state.setup.board(), "choice-debtor", |p| {
                credits.debt(power, p)
            });
            all.into_iter().filter(open).collect()
        }
        (Deal::Treasury, []) => {
            let free = seats(credits, power).into_iter();
            let free = free.filter(|at| may(Entry::Treasury { at: *at }));
            free.map(place).collect()
        }
        (Deal::Hire, []) => {
            let to = others().next();
            let open = |unit: &&Unit| {
                let unit = UnitRef {
                    power: None,
                    kind: Some(unit.kind),
                    at: unit.at,
                    joint: false,
                };
                to.is_some_and(|to| may(Entry::Hire { unit, to }))
            };
            let units = state.position.of(power).filter(open);
            units.map(|u| unit(words, u)).collect()
        }
        (Deal::Hire, [_]) => others().map(named).collect(),
        (Deal::Ally, []) => {
            let open = others().filter(|p| may(Entry::Ally { with: Some(*p) }));
            let mut all: Vec<Choice> = open.map(named).collect();
            if credits.allies.contains_key(&power) && may(Entry::Ally { with: None }) {
                all.push(Choice::new(words.plain("deal-nobody"), NOBODY));
            }
            all
        }
        (Deal::Trust, []) => {
            let open = others().filter(|p| may(Entry::Trust { power: *p }));
            open.map(named).collect()
        }
        (Deal::Sell, []) => {
            let Some(with) = others().next() else {
                return Vec::new();
            };
            let sold = |at: &Province| may(sale(Way::Out, *at, with));
            credits.owned(power).filter(sold).map(place).collect()
        }
        (Deal::Sell, [_]) => others().map(named).collect(),
        (Deal::Buy, []) => {
            let owned = credits.owners.iter();
            let sold = owned.filter(|(at, owner)| may(sale(Way::In, **at, **owner)));
            sold.map(|(at, _)| place(*at)).collect()
        }
        // Listed in words; they are here to tell whether there are any.
        (Deal::Loans, []) => {
            let own = credits.loans.iter();
            let own = own.filter(|l| l.lender == power || l.debtor == power);
            own.map(|l| {
                named(if l.lender == power {
                    l.debtor
                } else {
                    l.lender
                })
            })
            .collect()
        }
        (Deal::Withdraw, []) => {
            let lines = mine.sheet.credits.iter();
            let lines = lines.map(|entry| bare(entry).to_string());
            lines.map(|line| Choice::new(line.clone(), line)).collect()
        }
        _ => Vec::new(),
    }
}

fn sale(way: Way, at: Province, with: Power) -> Entry {
    Entry::Sale(Sale {
        way,
        at,
        with,
        credits: 1,
    })
}

/// The sheet's line for a deal without an amount; `None` while not all is chosen.
pub fn line(deal: Deal, picks: &[&str]) -> Option<String> {
    Some(match (deal, picks) {
        (Deal::Treasury, [at]) => {
            let at = at.to_lowercase().parse().ok()?;
            Entry::Treasury { at }.to_string()
        }
        (Deal::Hire, [unit, to]) => format!("Hire {unit} to {}", power_of(to)?.id()),
        (Deal::Ally, [NOBODY]) => Entry::Ally { with: None }.to_string(),
        (Deal::Ally, [with]) => {
            let with = Some(power_of(with)?);
            Entry::Ally { with }.to_string()
        }
        (Deal::Trust, [power]) => {
            let power = power_of(power)?;
            Entry::Trust { power }.to_string()
        }
        _ => return None,
    })
}

/// The form for the amount; its label says how much is left.
pub fn form(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Option<CreateModal> {
    let context = &mine.context;
    let (money, power) = (mine.known.money.as_ref()?, mine.power()?);
    let credits = context.bank().ok()?;
    let words = bot.words.for_game(&context.state.setup);
    let left = left(money);
    let told = |key: &str, owed: u32| {
        let args = [("left", left.into()), ("owed", owed.into())];
        words.text(key, &args)
    };
    let picks = chosen.picks();
    let with = picks.last().and_then(|with| power_of(with));
    let owes = |lender: Power, debtor: Power| credits.debt(lender, debtor);
    let label = match chosen.deal {
        Deal::Give | Deal::Lend | Deal::Buy => told("deal-amount-left", 0),
        Deal::Repay => told("deal-amount-owed-left", owes(with?, power)),
        Deal::Collect => told("deal-amount-owed", owes(power, with?)),
        Deal::Call => told("deal-amount-call", owes(power, with?)),
        _ => words.plain("deal-amount"),
    };
    let mut fields = vec![Field {
        id: AMOUNT,
        label,
        most: 6,
        needed: chosen.deal != Deal::Call,
        hint: None,
    }];
    if let Some((kind, _)) = side(chosen.deal) {
        if matches!(kind, TransferKind::Loan | TransferKind::Interest) {
            fields.push(Field {
                id: NOTE,
                label: words.plain("deal-note"),
                most: Transfer::LONGEST_NOTE,
                needed: false,
                hint: None,
            });
        }
        if kind != TransferKind::Interest {
            fields.push(Field {
                id: OPENLY,
                label: words.plain("deal-openly"),
                most: 10,
                needed: false,
                hint: Some(words.plain("deal-openly-hint")),
            });
        }
    }
    let about = match (with, picks.last()) {
        (Some(power), _) => words.power(power),
        (None, at) => at.copied().unwrap_or_default().to_owned(),
    };
    Some(short_form(bot, context, chosen, about, fields))
}

/// What can still be promised.
fn left(money: &Money) -> u32 {
    money.treasury.credits.saturating_sub(money.promised)
}

/// The line that a filled in form comes to. What is no amount is left for the reader of lines to complain of.
pub fn filled(
    context: &GameContext,
    chosen: Chosen,
    typed: impl Fn(&str) -> Option<String>,
) -> Option<String> {
    let amount = one_line(&typed(AMOUNT).unwrap_or_default())
        .trim()
        .to_owned();
    let picks = chosen.picks();
    if let Some((kind, way)) = side(chosen.deal) {
        let note = typed(NOTE).map(|note| one_line(&note).trim().to_owned());
        let openly = typed(OPENLY).unwrap_or_default().trim().to_lowercase();
        let transfer = Transfer {
            kind,
            way,
            with: power_of(picks.first()?)?,
            credits: amount.parse().unwrap_or(1),
            openly: ["y", "yes", "j", "ja"].contains(&openly.as_str()),
            note: note.filter(|note| !note.is_empty()),
        };
        return Some(match amount.parse::<u32>() {
            Ok(_) => transfer.to_string(),
            Err(_) => transfer
                .to_string()
                .replacen(" 1 ", &format!(" {amount} "), 1),
        });
    }
    match (chosen.deal, picks.as_slice()) {
        (Deal::Call, [debtor]) => {
            let debtor = power_of(debtor)?.id();
            let amount = if amount.is_empty() { "all" } else { &amount };
            Some(format!("Call {amount} from {debtor}"))
        }
        (Deal::Sell, [at, to]) => Some(format!("Sell {at} to {} for {amount}", power_of(to)?.id())),
        (Deal::Buy, [at]) => {
            let credits = context.credits().ok()?;
            let province: Province = at.to_lowercase().parse().ok()?;
            let owner = credits.owners.get(&province)?;
            Some(format!("Buy {at} from {} for {amount}", owner.id()))
        }
        _ => None,
    }
}
