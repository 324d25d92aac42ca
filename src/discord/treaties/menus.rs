//! Treaties by menus: what may be declared, with whom, of which kind and at which price.

use std::collections::BTreeSet;

use crate::board::{Power, Province, Unit};
use crate::discord::orders::deals::form::power_of;
use crate::discord::orders::deals::kind::Menus;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::complete::Choice;
use crate::discord::ui::ids::{Area, Chosen, Deal};
use crate::discord::ui::labels;
use crate::discord::ui::menus::Entry as Shown;
use crate::game::PhaseKind;
use crate::i18n::Words;
use crate::orders::{UnitRef, title};
use crate::relations::{Cause, Entry, Guest, TreatyKind};
use crate::service::{GameContext, MySheet};

/// The value of the menu's entry for no further member of a claim.
pub const NOBODY: &str = "nobody";

/// The menus of treaties, what follows from them, and claims.
pub const MENUS: Menus = Menus {
    area: Area::Treaties,
    commands: |_| Some("treaty"),
    question: "deal-choose",
    asks_for_whom: true,
    choices,
};

/// A power's allies, with the kind of treaty; those of a coalition are among them.
pub fn allies(context: &GameContext, power: Power) -> Vec<(Power, Option<TreatyKind>)> {
    let Ok((treaties, ground)) = context.treaties() else {
        return Vec::new();
    };
    let others = ground.living.iter().copied().filter(|p| *p != power);
    let ally = |p: Power| {
        let kind = treaties.bonds.treaty(power, p);
        (kind.is_some() || treaties.partners(power, p)).then_some((p, kind))
    };
    others.filter_map(ally).collect()
}

/// The powers with whom this power has a treaty, as choices.
pub fn partners(words: &Words, context: &GameContext, power: Power) -> Vec<Choice> {
    let choice = |(p, kind): (Power, Option<TreatyKind>)| {
        let name = words.power(p);
        let shown = match kind {
            Some(kind) => {
                let args = [("power", name.into()), ("treaty", kind.id().into())];
                words.text("choice-partner", &args)
            }
            None => name,
        };
        Choice::new(shown, p.id())
    };
    allies(context, power).into_iter().map(choice).collect()
}

/// The units of this power's allies as choices, and for each ally any of its units.
pub fn guests(words: &Words, context: &GameContext, power: Power) -> Vec<Choice> {
    let state = &context.state;
    let mut all = Vec::new();
    for (ally, _) in allies(context, power) {
        let name = words.power(ally);
        let any = words.text("choice-guest-any", &[("power", name.clone().into())]);
        all.push(Choice::new(any, Guest::Any(ally).to_string()));
        let lost = state.position.dislodged_of(ally).map(|d| &d.unit);
        let units: Vec<&Unit> = match state.phase.step {
            PhaseKind::Retreats => lost.collect(),
            _ => state.position.of(ally).collect(),
        };
        for unit in units {
            let named = UnitRef {
                power: Some(ally),
                kind: Some(unit.kind),
                at: unit.at,
                joint: false,
            };
            let args = [
                ("power", name.clone().into()),
                ("unit", labels::unit(words, unit).into()),
            ];
            let shown = words.text("choice-guest", &args);
            all.push(Choice::new(shown, Guest::Unit(named).to_string()));
        }
    }
    all
}

/// The provinces into which a power can let an ally's unit this season (R-G1).
pub fn lands(context: &GameContext, power: Power) -> Vec<Province> {
    let Some((ally, _)) = allies(context, power).first().copied() else {
        return Vec::new();
    };
    let open = |to: &Province| {
        let who = Guest::Any(ally);
        let entry = Entry::Permit { who, to: *to };
        context.may_declare(power, &entry).is_ok()
    };
    let all = context.state.setup.board().provinces().iter();
    all.filter(open).collect()
}

/// A power's own centres, those where an ally stands first.
pub fn centres(context: &GameContext, power: Power) -> Vec<Province> {
    let state = &context.state;
    let owners = state.economy.owners().iter();
    let own = owners.filter(|(_, owner)| **owner == power);
    let mut centres: Vec<Province> = own
        .map(|(at, _)| *at)
        .filter(|at| state.setup.board().is_centre(*at))
        .collect();
    let guest = |at: &Province| state.position.at(*at).any(|u| u.owner != Some(power));
    centres.sort_by_key(|at| !guest(at));
    centres
}

/// The power that speaks: the one chosen, or the only one.
pub fn speaker(mine: &MySheet, chosen: Chosen) -> Option<Power> {
    let by = chosen.by.filter(|by| mine.powers.contains(by));
    by.or(mine.power())
}

/// The entries of the next menu of a deal: only what could be declared now. What it costs stands under it.
pub fn choices(bot: &Bot, mine: &MySheet, chosen: Chosen) -> Vec<Shown> {
    let (words, context) = (bot.words, &mine.context);
    let Some(power) = speaker(mine, chosen) else {
        return Vec::new();
    };
    let may = |entry: &Entry| context.may_declare(power, entry).is_ok();
    let others = || {
        let all = context.state.survivors().into_iter();
        all.filter(move |p| *p != power)
    };
    let enter = |with: Power, kind: TreatyKind| Entry::Enter { kind, with };
    let kinds = [TreatyKind::Mdt, TreatyKind::Aat];
    let plain = |choice: Choice| Shown {
        label: choice.name,
        value: choice.value,
        note: None,
    };
    let named = |p: Power| plain(Choice::new(words.power(p), p.id()));
    let place = |at: Province| {
        let written = title(at.into()).to_string();
        plain(Choice::new(words.province(at), written))
    };
    match (chosen.deal, chosen.picks().as_slice()) {
        (Deal::Propose | Deal::Enter, []) => {
            let open = others().filter(|p| kinds.iter().any(|kind| may(&enter(*p, *kind))));
            open.map(named).collect()
        }
        (Deal::Propose | Deal::Enter, [with]) => {
            let Some(with) = power_of(with) else {
                return Vec::new();
            };
            let open = kinds.into_iter().filter(|kind| may(&enter(with, *kind)));
            let shown = |kind: TreatyKind| Shown {
                label: words.plain(match kind {
                    TreatyKind::Mdt => "choice-mdt",
                    TreatyKind::Aat => "choice-aat",
                }),
                value: kind.id().to_owned(),
                note: price(words, context, power, &enter(with, kind)),
            };
            open.map(shown).collect()
        }
        (Deal::Abrogate, []) => {
            let open = others().filter(|p| may(&Entry::Abrogate { with: *p }));
            let shown = |with: Power| Shown {
                note: price(words, context, power, &Entry::Abrogate { with }),
                ..named(with)
            };
            open.map(shown).collect()
        }
        (Deal::Permit, []) if lands(context, power).is_empty() => Vec::new(),
        (Deal::Permit, []) => {
            let all = guests(words, context, power).into_iter();
            all.map(plain).collect()
        }
        (Deal::Permit, [_]) => lands(context, power).into_iter().map(place).collect(),
        (Deal::Transfer, []) => {
            let allies = allies(context, power);
            let open = |at: &Province| {
                let mut all = allies.iter();
                all.any(|(to, _)| may(&Entry::Transfer { at: *at, to: *to }))
            };
            let all = centres(context, power).into_iter().filter(open);
            all.map(place).collect()
        }
        (Deal::Transfer, [_]) => {
            let all = partners(words, context, power).into_iter();
            all.map(plain).collect()
        }
        (Deal::Victory, picks) => members(bot, mine, power, picks),
        _ => Vec::new(),
    }
}

/// Who may be claimed with: alone or a second power, then nobody more or a third.
fn members(bot: &Bot, mine: &MySheet, power: Power, picks: &[&str]) -> Vec<Shown> {
    let words = bot.words;
    let context = &mine.context;
    let survivors = context.state.survivors();
    let others: Vec<Power> = survivors.into_iter().filter(|p| *p != power).collect();
    let may = |with: &[Power]| {
        let with: BTreeSet<Power> = with.iter().copied().collect();
        context.may_declare(power, &Entry::Claim { with }).is_ok()
    };
    let shown = |label: String, value: &str| Shown {
        label,
        value: value.to_owned(),
        note: None,
    };
    let with: Vec<Power> = picks.iter().filter_map(|pick| power_of(pick)).collect();
    let third = |first: Power| {
        let all = others.iter().copied().filter(move |p| *p != first);
        all.filter(move |p| may(&[first, *p]))
    };
    match with.as_slice() {
        [] => {
            let alone = may(&[]).then(|| shown(words.plain("deal-alone"), NOBODY));
            let open = others.iter().copied();
            let open = open.filter(|p| may(&[*p]) || third(*p).next().is_some());
            let open = open.map(|p| shown(words.power(p), &p.id()));
            alone.into_iter().chain(open).collect()
        }
        [first] => {
            let only = may(&[*first]).then(|| shown(words.plain("deal-nobody-else"), NOBODY));
            let open = third(*first).map(|p| shown(words.power(p), &p.id()));
            only.into_iter().chain(open).collect()
        }
        _ => Vec::new(),
    }
}

/// The other members of a claim; `None` while they are not all chosen.
pub fn claimed(picks: &[&str]) -> Option<BTreeSet<Power>> {
    match picks {
        [NOBODY] => Some(BTreeSet::new()),
        [first, NOBODY] => Some(BTreeSet::from([power_of(first)?])),
        [first, second] => Some(BTreeSet::from([power_of(first)?, power_of(second)?])),
        _ => None,
    }
}

/// The penalty points a declaration will cost its author, in words; `None` if it costs none.
pub fn price(words: &Words, context: &GameContext, power: Power, entry: &Entry) -> Option<String> {
    let (treaties, ground) = context.treaties().ok()?;
    let cause = match entry {
        Entry::Enter {
            kind: TreatyKind::Aat,
            with,
        } => Cause::Alliance { with: *with },
        Entry::Abrogate { with }
            if treaties.bonds.treaty(power, *with) == Some(TreatyKind::Mdt) =>
        {
            Cause::Abrogation { with: *with }
        }
        Entry::Enter { .. } | Entry::Abrogate { .. } => return Some(words.plain("deal-no-price")),
        _ => return None,
    };
    // What is made before the moves counts from this year on, all else from the next.
    let year = match context.state.phase.step {
        PhaseKind::Treaties => ground.date.year,
        _ => ground.date.year.saturating_add(1),
    };
    let penalty = treaties.price(power, cause, year);
    let args = [
        ("count", penalty.points.into()),
        // Fluent would part the year's thousands.
        ("year", penalty.last.to_string().into()),
    ];
    let key = match entry {
        Entry::Enter { .. } => "deal-price-treaty",
        _ => "deal-price",
    };
    Some(words.text(key, &args))
}

/// The line for the sheet; `None` while not all is chosen.
pub fn line(deal: Deal, picks: &[&str]) -> Option<String> {
    Some(match (deal, picks) {
        (Deal::Enter, [with, kind]) => {
            let (with, kind) = (power_of(with)?, kind_of(kind)?);
            Entry::Enter { kind, with }.to_string()
        }
        (Deal::Abrogate, [with]) => {
            let with = power_of(with)?;
            Entry::Abrogate { with }.to_string()
        }
        (Deal::Permit, [unit, to]) => format!("Permit {unit} to {to}"),
        (Deal::Transfer, [at, to]) => format!("Transfer {at} to {}", power_of(to)?.id()),
        _ => return None,
    })
}

/// The kind of treaty that a menu's value stands for; `None` for any other text.
pub fn kind_of(text: &str) -> Option<TreatyKind> {
    let mut all = [TreatyKind::Mdt, TreatyKind::Aat].into_iter();
    all.find(|kind| kind.id() == text)
}
