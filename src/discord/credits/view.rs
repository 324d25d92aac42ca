//! Money as one player sees it: what a turn will cost, what others have declared, loans. Only ever
//! shown to that player.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use super::hired::hired_line;
use super::menus;
use crate::board::{Location, Power, Unit, UnitKind};
use crate::discord::blocks::forecast;
use crate::discord::orders::deals::kind;
use crate::discord::orders::outcome;
use crate::discord::results::private::private_lines;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Ask;
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, LABEL, MESSAGE, cut, escape, in_code};
use crate::economy::EconomyRules;
use crate::economy::credits::{CreditsRules, Entry, Loan, Plan, Sale, Transfer, TransferKind, Way};
use crate::game::{Item, PhaseKind, State};
use crate::i18n::{Value, Words};
use crate::orders::{Act, Order, UnitRef};
use crate::service::{GameContext, Line, Money, MySheet, Offer, Terms, TriedOut, Winter, Written};

/// The most buttons shown for what others have declared.
const MOST_OFFERS: usize = 15;

/// The short block of a player's own sheet: the treasury and what the next Winter will cost.
pub fn block(words: &Words, mine: &MySheet, money: &Money) -> Vec<String> {
    let words = words.for_game(&mine.context.state.setup);
    let mut lines = vec![holds(words, money)];
    lines.extend(own_loans(words, mine, money));
    lines.extend(costs(words, mine, money));
    lines.extend(declared(words, mine, money));
    lines
}

/// How many phases back private news of money is looked for.
const NEWS: usize = 4;

/// All there is to know of one's own money.
///
/// # Errors
/// Only internal errors.
pub async fn balance(bot: &Bot, mine: &MySheet, text: String) -> Result<Answer, AnswerError> {
    let words = bot.words.for_game(&mine.context.state.setup);
    let Some(money) = &mine.known.money else {
        return Ok(Answer::private(bot.plain("refusal-no-credits")));
    };
    let mut lines = vec![holds(words, money), keeps(words, mine, money)];
    lines.extend(own_loans(words, mine, money));
    lines.push(String::new());
    lines.extend(costs(words, mine, money));
    let own = mine.sheet.credits.iter().map(|entry| {
        let line = ("line", in_code(&entry.to_string()).into());
        match standing(words, money, entry) {
            None => words.text("balance-line", &[line]),
            Some(state) => words.text("balance-line-state", &[line, ("state", state.into())]),
        }
    });
    let own: Vec<String> = own.collect();
    if !own.is_empty() {
        lines.push(String::new());
        lines.push(words.plain("balance-declared"));
        lines.extend(own);
    }
    let theirs = declared(words, mine, money);
    if !theirs.is_empty() {
        lines.push(String::new());
        lines.extend(theirs);
    }
    let news = news(bot, mine).await?;
    let room = DESCRIPTION.saturating_sub(lines.join("\n").chars().count() + 1);
    lines.extend(crate::discord::ui::text::fitting(
        words,
        news,
        room,
        "money-more-here",
    ));
    let phase = labels::phase(words, mine.context.state.phase);
    let args = [
        ("power", own_power(words, mine).into()),
        ("phase", phase.into()),
    ];
    let shown =
        embed(words.text("balance-title", &args)).description(cut(&lines.join("\n"), DESCRIPTION));
    let offers = offer_rows(words, &mine.context, money).into_iter();
    let menu = kind::row(bot, mine, &menus::MENUS);
    Ok(Answer::private(cut(&text, MESSAGE))
        .with_embed(shown)
        .with_rows(offers.chain(menu).collect()))
}

/// The power whose treasury is shown.
fn own_power(words: &Words, mine: &MySheet) -> String {
    mine.power()
        .map(|power| words.power(power))
        .unwrap_or_default()
}

/// What happened to this power's money lately that nobody else may know.
async fn news(bot: &Bot, mine: &MySheet) -> Result<Vec<String>, AnswerError> {
    let context = &mine.context;
    let chapters = bot.service.standing_history(context, NEWS).await?;
    for chapter in &chapters {
        let lines = mine
            .power()
            .map_or_else(Vec::new, |power| private_lines(bot.words, chapter, power));
        if !lines.is_empty() {
            let phase = labels::phase(bot.words, chapter.report.phase);
            let title = bot.say("balance-news", &[("phase", phase.into())]);
            return Ok([String::new(), title].into_iter().chain(lines).collect());
        }
    }
    Ok(Vec::new())
}

/// What became of a written line, and what it will cost.
///
/// # Errors
/// Only internal errors.
pub async fn written(bot: &Bot, written: &Written) -> Result<Answer, AnswerError> {
    let mine = &written.mine;
    let mut text: Vec<String> = written
        .lines
        .iter()
        .map(|line| outcome::line(bot, mine, line))
        .collect();
    let mut taken_back = Vec::new();
    for line in &written.lines {
        let Line::Written { item, .. } = line else {
            continue;
        };
        let Item::Credits(entry) = item else { continue };
        let money = mine.known.money.as_ref();
        text.extend(money.and_then(|money| standing(bot.words, money, entry)));
        if let Entry::Transfer(transfer) = entry {
            taken_back.push(withdraw_button(bot.words, &mine.context, transfer));
            if !transfer.openly && transfer.kind != TransferKind::Interest {
                text.push(bot.plain("credits-private"));
            }
        }
    }
    text.extend(outcome::unchanged(bot, written));
    text.extend(untold(bot.words, written));
    let mut answer = balance(bot, mine, text.join("\n")).await?;
    taken_back.truncate(5);
    if !taken_back.is_empty() {
        answer.rows.insert(0, CreateActionRow::Buttons(taken_back));
        answer.rows.truncate(5);
    }
    Ok(answer)
}

/// Whose players are not written to about it any more in this phase.
pub fn untold(words: &Words, written: &Written) -> Option<String> {
    let powers: Vec<String> = written.untold.iter().map(|p| words.power(*p)).collect();
    let args = [("powers", words.all_of(&powers).into())];
    (!powers.is_empty()).then(|| words.text("credits-untold", &args))
}

fn withdraw_button(words: &Words, context: &GameContext, transfer: &Transfer) -> CreateButton {
    let args = [("line", brief(transfer).into())];
    let ask = Ask::Withdraw {
        phase: context.game.head.phase_no,
        with: transfer.with,
        terms: Terms::of(transfer),
    };
    button(
        context,
        ask,
        cut(&words.text("button-withdraw", &args), LABEL),
    )
}

/// A transfer's line without its note.
fn brief(transfer: &Transfer) -> String {
    let bare = Transfer {
        note: None,
        ..transfer.clone()
    };
    bare.to_string()
}

/// Own loans: who owes whom what, and how much of it is called.
pub fn loans(words: &Words, context: &GameContext, power: Power, loans: &[Loan]) -> Answer {
    let words = words.for_game(&context.state.setup);
    if loans.is_empty() {
        return Answer::private(words.plain("loans-none"));
    }
    let lines = loan_lines(words, context, power, loans);
    let title = words.text("loans-title", &[("power", words.power(power).into())]);
    Answer::private("").with_embed(embed(title).description(cut(&lines.join("\n"), DESCRIPTION)))
}

/// A line for each loan of a power, and when its debts are due.
pub fn loan_lines(
    words: &Words,
    context: &GameContext,
    power: Power,
    loans: &[Loan],
) -> Vec<String> {
    let words = words.for_game(&context.state.setup);
    let line = |loan: &Loan| {
        let (key, other) = if loan.lender == power {
            ("loans-given", loan.debtor)
        } else {
            ("loans-taken", loan.lender)
        };
        let args = [
            ("power", words.power(other).into()),
            ("owed", loan.owed.into()),
        ];
        let mut line = words.text(key, &args);
        if loan.called > 0 {
            line.push(' ');
            line.push_str(&words.text("loans-called", &[("called", loan.called.into())]));
        }
        if let Some(note) = &loan.note {
            line.push(' ');
            line.push_str(&words.text("loans-note", &[("note", escape(note).into())]));
        }
        line
    };
    let mut lines: Vec<String> = loans.iter().map(line).collect();
    let on_call = |loan: &Loan| loan.debtor == power && loan.owed > loan.called;
    lines.extend(
        loans
            .iter()
            .any(on_call)
            .then(|| words.plain("loans-on-call")),
    );
    lines
}

/// What the player's power owes and is owed.
fn own_loans(words: &Words, mine: &MySheet, money: &Money) -> Vec<String> {
    mine.power().map_or_else(Vec::new, |power| {
        loan_lines(words, &mine.context, power, &money.loans)
    })
}

/// `Your treasury in London holds 3 credits.`
fn holds(words: &Words, money: &Money) -> String {
    let key = match money.treasury.seat {
        Some(_) => "balance-holds",
        None => "balance-holds-nowhere",
    };
    let seat = money.treasury.seat.map(|at| words.the(at));
    let args = [
        ("credits", money.treasury.credits.into()),
        ("seat", seat.unwrap_or_default().into()),
    ];
    words.text(key, &args)
}

/// A year's income and upkeep, what is called, the ally.
fn keeps(words: &Words, mine: &MySheet, money: &Money) -> String {
    let args = [
        ("income", money.income.into()),
        ("upkeep", money.upkeep.into()),
        (
            "units",
            mine.power()
                .map_or(0, |power| mine.context.state.position.of(power).count())
                .into(),
        ),
    ];
    let mut lines = vec![words.text("balance-year", &args)];
    let state = &mine.context.state;
    if let (EconomyRules::Credits(rules), Some(power)) = (&state.setup.economy, mine.power()) {
        let lands = labels::lands(words, state, power);
        let none = lands.is_empty();
        let args = [("lands", lands.into())];
        lines.extend((!none).then(|| words.text("balance-lands", &args)));
        lines.push(prices(words, rules, power));
    } else {
        let prices = mine.price(UnitKind::Army, None);
        if let Some((army, fleet)) = prices.zip(mine.price(UnitKind::Fleet, None)) {
            let args = [("army", army.price.into()), ("fleet", fleet.price.into())];
            lines.push(words.text("balance-prices", &args));
        }
    }
    if let Some(ally) = money.ally {
        lines.push(words.text("balance-ally", &[("power", words.power(ally).into())]));
    }
    lines.join("\n")
}

/// What units cost this power a year.
fn prices(words: &Words, rules: &CreditsRules, power: Power) -> String {
    let args = |few: u32, cheap: u32| -> [(&str, Value<'_>); 4] {
        [
            ("army", rules.army.into()),
            ("fleet", rules.fleet.into()),
            ("few", few.into()),
            ("cheap", cheap.into()),
        ]
    };
    match rules.cheap.get(&power) {
        Some(cheap) => words.text("balance-prices-cheap", &args(cheap.armies, cheap.price)),
        None => words.text("balance-prices", &args(0, rules.army)),
    }
}

/// What the next payment comes to: as things stand, and if the others agree; with warnings.
fn costs(words: &Words, mine: &MySheet, money: &Money) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(points) = &mine.known.points {
        lines.extend(forecast::block(words, &mine.context, points));
    }
    if let Some(winter) = &money.winter {
        lines.push(payment(words, mine, money, winter));
        lines.extend(warnings(words, mine, winter, "forecast-short"));
        let called = called(mine, money);
        if called > 0 {
            lines.push(words.text("forecast-called", &[("credits", called.into())]));
        }
        if let Some(stayed) = &money.if_stayed {
            let args = [
                ("income", stayed.income.into()),
                ("owned", money.income.into()),
                ("sum", sum(words, stayed).into()),
            ];
            lines.push(words.text("forecast-stayed", &args));
        }
    }
    if let Some(winter) = &money.if_agreed {
        lines.push(words.text("forecast-if", &[("sum", sum(words, winter).into())]));
        let plain = money.winter.as_ref().map(Winter::missing);
        if plain != Some(winter.missing()) {
            lines.extend(warnings(words, mine, winter, "forecast-short-if"));
        }
    }
    lines.extend(at_risk(words, money));
    lines
}

/// What a player's own payments would prevent if the others agreed to them: builds, and other payments.
pub fn at_risk(words: &Words, money: &Money) -> Vec<String> {
    let unbuilt = unbuilt(words, money).map(|built| {
        let args = [
            ("count", built.len().into()),
            ("built", words.all_of(&built).into()),
        ];
        words.text("forecast-unbuilt-if", &args)
    });
    let line = |entry| format!("`{}`", in_code(&menus::bare(entry).to_string()));
    let failing: Vec<String> = money.unpayable.iter().map(line).collect();
    let too_much = (!failing.is_empty()).then(|| {
        let args = [
            ("declared", money.promised.into()),
            ("lines", words.all_of(&failing).into()),
            ("count", failing.len().into()),
        ];
        words.text("forecast-too-much", &args)
    });
    unbuilt.into_iter().chain(too_much).collect()
}

/// The builds that can be paid as things stand, and could not if the others agreed to everything.
fn unbuilt(words: &Words, money: &Money) -> Option<Vec<String>> {
    let (now, agreed) = (money.winter.as_ref()?, money.if_agreed.as_ref()?);
    let still: Vec<_> = agreed.plan.built().collect();
    let lost = now.plan.built().filter(|build| !still.contains(build));
    let lost: Vec<String> = lost.map(|build| build_name(words, build)).collect();
    (!lost.is_empty()).then_some(lost)
}

/// `A Marseilles`.
fn build_name(words: &Words, (kind, at): (UnitKind, Location)) -> String {
    format!("{} {}", kind.letter(), words.location(at))
}

fn payment(words: &Words, mine: &MySheet, money: &Money, winter: &Winter) -> String {
    let now = mine.context.state.phase.step == PhaseKind::Adjustments;
    let key = match (now, money.moved) {
        (true, _) => "forecast-winter",
        (false, true) => "forecast-later-moved",
        (false, false) => "forecast-later",
    };
    let args: [(&str, Value<'_>); 2] = [
        ("income", winter.income.into()),
        ("sum", sum(words, winter).into()),
    ];
    words.text(key, &args)
}

/// What a payment comes to, as a sum that can be followed: `3 in your treasury + 17 income − 14 for your 3
/// units = 6 left`.
pub fn sum(words: &Words, winter: &Winter) -> String {
    let plan = &winter.plan;
    let mut terms = Vec::new();
    let mut term = |key: &str, credits: u64| {
        terms.push(words.text(key, &[("credits", credits.into())]));
    };
    term("sum-held", winter.held.into());
    if winter.earned > 0 {
        term("sum-income", winter.earned.into());
    }
    if winter.received > 0 {
        term("sum-received", winter.received.into());
    }
    if winter.paid > 0 {
        term("sum-paid", winter.paid.into());
    }
    if winter.debts > 0 {
        term("sum-debts", winter.debts.into());
    }
    let removed = plan.removed().count() as u32;
    let key = match removed {
        0 => "sum-units",
        _ => "sum-units-kept",
    };
    let args = [
        ("credits", plan.wanted.into()),
        ("units", winter.units.saturating_sub(removed).into()),
    ];
    terms.push(words.text(key, &args));
    let built: Vec<String> = plan.built().map(|build| build_name(words, build)).collect();
    if !built.is_empty() {
        let args = [
            ("credits", plan.paid.saturating_sub(plan.upkeep).into()),
            ("built", built.join(", ").into()),
        ];
        terms.push(words.text("sum-builds", &args));
    }
    let (key, credits) = match plan.missing() {
        0 => ("sum-left", plan.left()),
        missing => ("sum-short", missing),
    };
    let args = [
        ("terms", terms.join(" ").into()),
        ("credits", credits.into()),
    ];
    words.text(key, &args)
}

/// What this power has called of its loans and is collected before Winter, whether or not the debtors can pay.
fn called(mine: &MySheet, money: &Money) -> u32 {
    let now = mine.context.state.phase.step == PhaseKind::Adjustments;
    let Some(power) = mine.power().filter(|_| !now) else {
        return 0;
    };
    let lent = || money.loans.iter().filter(|loan| loan.lender == power);
    let before: u32 = lent().map(|loan| loan.called).sum();
    let fresh = mine.sheet.credits.iter().map(|entry| match entry {
        Entry::Call { debtor, credits } => {
            let open = lent().filter(|loan| loan.debtor == *debtor);
            let open: u32 = open.map(|loan| loan.owed.saturating_sub(loan.called)).sum();
            credits.map_or(open, |credits| credits.min(open))
        }
        _ => 0,
    });
    before + fresh.sum::<u32>()
}

fn warnings(words: &Words, mine: &MySheet, winter: &Winter, key: &str) -> Vec<String> {
    let power = mine.power();
    power.map_or_else(Vec::new, |power| {
        short_of(words, &mine.context.state, power, &winter.plan, key)
    })
}

/// Which units go for want of credits if nothing changes, and how to choose others; nothing where all can
/// be paid.
pub fn shortage(words: &Words, state: &State, power: Power, plan: &Plan) -> Vec<String> {
    short_of(words, state, power, plan, "forecast-short")
}

/// As [`shortage`], in the words of `key`.
fn short_of(words: &Words, state: &State, power: Power, plan: &Plan, key: &str) -> Vec<String> {
    let lost: Vec<&Unit> = plan.unpaid().collect();
    if lost.is_empty() {
        return Vec::new();
    }
    let named: Vec<String> = lost.iter().map(|unit| labels::unit(words, unit)).collect();
    let args = [
        ("missing", plan.missing().into()),
        ("units", words.all_of(&named).into()),
        ("upkeep", plan.upkeep.into()),
        ("left", plan.left().into()),
    ];
    let help = [("missing", plan.missing().into())];
    let mut lines = vec![words.text(key, &args), words.text("forecast-help", &help)];
    let goes = |unit: &Unit| {
        let mut gone = lost.iter().copied().chain(plan.removed());
        gone.any(|other| other.id == unit.id)
    };
    let other = state.position.of(power).find(|unit| !goes(unit));
    if let Some(unit) = other {
        let key = match state.phase.step {
            PhaseKind::Adjustments => "forecast-choose-now",
            _ => "forecast-choose-later",
        };
        let example = Order::Unit {
            unit: UnitRef {
                power: None,
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            },
            act: Act::Disband,
        };
        let args = [("line", in_code(&example.to_string()).into())];
        lines.push(words.text(key, &args));
    }
    lines
}

/// What the next Winter would cost after it, with the units that could not be paid.
pub fn tried(words: &Words, tried: &TriedOut) -> Vec<String> {
    let (Some(winter), Some(power)) = (&tried.winter, tried.own.first()) else {
        return Vec::new();
    };
    let args = [("sum", sum(words, winter).into())];
    let mut lines = vec![
        String::new(),
        words.plain("results-money"),
        words.text("forecast-whatif", &args),
    ];
    lines.extend(shortage(words, &tried.after, *power, &winter.plan));
    lines
}

/// How a declared line stands with its other side; nothing for lines that need none.
pub fn standing(words: &Words, money: &Money, entry: &Entry) -> Option<String> {
    let with = entry.answered_by()?;
    let key = match (money.is_agreed(entry), entry) {
        (true, Entry::Transfer(t)) if t.way == Way::In && t.kind != TransferKind::Interest => {
            "declared-both-if-paid"
        }
        (true, _) => "declared-both",
        (false, _) => "declared-waits",
    };
    let args = [("power", words.power(with).into())];
    Some(words.text(key, &args))
}

/// What others have declared with this power: a line each.
fn declared(words: &Words, mine: &MySheet, money: &Money) -> Vec<String> {
    let mut lines: Vec<String> = money
        .offers
        .iter()
        .filter(|o| !o.agreed)
        .map(|o| format!("• {}", offered(words, &mine.context.state, o)))
        .collect();
    let open = money.sales.iter().filter(|(.., agreed)| !agreed);
    let state = &mine.context.state;
    lines.extend(open.map(|(by, sale, _)| format!("• {}", on_sale(words, state, *by, *sale))));
    if !lines.is_empty() {
        lines.insert(0, words.plain("offers-title"));
    }
    let hired = money.hired.iter();
    lines.extend(hired.map(|unit| hired_line(words, &mine.context.state, unit)));
    lines
}

/// `France gives you 3 credits.`
fn offered(words: &Words, state: &State, offer: &Offer) -> String {
    let transfer = &offer.transfer;
    let key = match (transfer.kind, transfer.way) {
        (TransferKind::Gift, Way::Out) => "offer-give",
        (TransferKind::Gift, Way::In) => "offer-receive",
        (TransferKind::Loan, Way::Out) => "offer-lend",
        (TransferKind::Loan, Way::In) => "offer-borrow",
        (TransferKind::Repayment, Way::Out) => "offer-repay",
        (TransferKind::Repayment, Way::In) => "offer-collect",
        (TransferKind::Interest, Way::Out) => "offer-owe",
        (TransferKind::Interest, Way::In) => "offer-claim",
    };
    let args = [
        ("power", words.power(offer.by).into()),
        ("credits", transfer.credits.into()),
    ];
    let mut line = words.text(key, &args);
    if transfer.way == Way::Out && transfer.kind != TransferKind::Interest {
        line.push(' ');
        line.push_str(&if_paid(words, state, offer.by));
    }
    if transfer.openly {
        line.push(' ');
        line.push_str(&words.plain("offer-openly"));
    }
    if let Some(note) = &transfer.note {
        line.push(' ');
        line.push_str(&words.text("loans-note", &[("note", escape(note).into())]));
    }
    if let Some(mine) = &offer.differs {
        line.push(' ');
        let mine = brief(mine);
        line.push_str(&words.text("offer-differs", &[("line", mine.into())]));
    }
    line
}

/// That a payment hangs on the payer's treasury, with what everybody knows of that: the balance of the last
/// published ledger.
fn if_paid(words: &Words, state: &State, payer: Power) -> String {
    let known = state.economy.credits();
    let known = known.and_then(|credits| credits.books.get(&payer));
    let power = ("power", words.power(payer).into());
    match known {
        Some(flows) => {
            let args = [power, ("credits", flows.opening.into())];
            words.text("offer-if-paid-known", &args)
        }
        None => words.text("offer-if-paid", &[power]),
    }
}

/// A sale that another power has declared, with the line that agrees to it.
fn on_sale(words: &Words, state: &State, by: Power, sale: Sale) -> String {
    let key = match sale.way {
        Way::Out => "offer-sell",
        Way::In => "offer-buy",
    };
    let args = [
        ("power", words.power(by).into()),
        ("at", words.the(sale.at).into()),
        ("line", sale.mirror(by).to_string().into()),
    ];
    let told = words.text(key, &args);
    match sale.way {
        Way::Out => told,
        Way::In => format!("{told} {}", if_paid(words, state, by)),
    }
}

/// The private message about a pact the other side has withdrawn from.
pub fn withdrawn(words: &Words, context: &GameContext, by: Power, mine: &Transfer) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("phase", labels::phase(words, context.state.phase).into()),
        ("power", words.power(by).into()),
        ("mine", brief(mine).into()),
        ("clock", labels::clock(words, context).into()),
    ];
    Answer::public(words.text("post-withdrawn", &args))
}

/// A button for each thing others have declared that may be declared back.
pub fn offer_rows(words: &Words, context: &GameContext, money: &Money) -> Vec<CreateActionRow> {
    let open = money.offers.iter().filter(|o| !o.agreed);
    let buttons: Vec<CreateButton> = open
        .take(MOST_OFFERS)
        .map(|o| accept_button(words, context, o))
        .collect();
    let rows = buttons.chunks(5);
    rows.map(|row| CreateActionRow::Buttons(row.to_vec()))
        .collect()
}

fn accept_button(words: &Words, context: &GameContext, offer: &Offer) -> CreateButton {
    // The author is known by the line itself; the partner of the mirror is the offer's author.
    let line = brief(&offer.transfer.mirror(offer.by));
    let ask = Ask::Accept {
        phase: context.game.head.phase_no,
        by: offer.by,
        terms: Terms::of(&offer.transfer),
    };
    let label = words.text("button-accept", &[("line", line.into())]);
    button(context, ask, cut(&label, LABEL)).style(ButtonStyle::Success)
}

/// The private message about what another power has declared.
pub fn offer(words: &Words, context: &GameContext, offer: &Offer) -> Answer {
    let words = words.for_game(&context.state.setup);
    let name = escape(&context.game.head.name);
    let phase = labels::phase(words, context.state.phase);
    let key = if offer.agreed {
        "post-agreed"
    } else {
        "post-offer"
    };
    let args = [
        ("game", name.into()),
        ("phase", phase.into()),
        ("offer", offered(words, &context.state, offer).into()),
        ("power", words.power(offer.by).into()),
        (
            "line",
            in_code(&brief(&offer.transfer.mirror(offer.by))).into(),
        ),
        ("clock", labels::clock(words, context).into()),
    ];
    let answer = Answer::public(words.text(key, &args));
    if offer.agreed {
        return answer;
    }
    let row = vec![accept_button(words, context, offer)];
    answer.with_rows(vec![CreateActionRow::Buttons(row)])
}

/// The private message about a unit that may be ordered this season.
pub fn hired_out(words: &Words, context: &GameContext, unit: &Unit) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("hired", hired_line(words, &context.state, unit).into()),
        ("clock", labels::clock(words, context).into()),
    ];
    Answer::public(words.text("post-hired", &args))
}
