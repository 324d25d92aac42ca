//! What several players declare for one country in the sections of the economy and of treaties, where a
//! exchange decides who commands it: like a list of adjustments each section's is voted as one whole
//! (3B.11). What was declared is the parties' business, so no poll of it is published.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;
use crate::control::exchange::{Ballots, Exchange, ExchangeRules};
use crate::economy::Declared;
use crate::economy::credits::{BadEntry, Event};
use crate::game::{Item, Sheet, State};
use crate::relations;

use super::count_orders::drawn;

/// The sections that are voted together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Economy,
    Treaties,
}

impl Section {
    fn has(self, item: &Item) -> bool {
        match item {
            Item::Credits(_) | Item::Blocks(_) => self == Section::Economy,
            Item::Treaty(_) => self == Section::Treaties,
            _ => false,
        }
    }
}

/// The lines of a section that a player declares for a country: those that name it and, of a player who
/// commands no other, those that name none.
fn lines_for(power: Power, commands: &[Power], sheet: &Sheet, section: Section) -> Vec<Item> {
    let credits = sheet.credits.iter().cloned().map(Item::Credits);
    let blocks = sheet.blocks.iter().copied().map(Item::Blocks);
    let treaties = sheet.treaties.iter().cloned().map(Item::Treaty);
    let bare = credits.chain(blocks).chain(treaties);
    let named = sheet.behalf.iter().filter_map(|item| match item {
        Item::For(of, line) if *of == power => Some(line.as_ref().clone()),
        _ => None,
    });
    let bare = bare.filter(|_| commands == [power]);
    bare.chain(named).filter(|line| section.has(line)).collect()
}

/// What each country declares in a section.
fn lists(
    state: &State,
    (exchange, rules): (&Exchange, &ExchangeRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
    section: Section,
) -> PowerMap<Vec<Item>> {
    let drawn = drawn(state, exchange, sheets);
    let ballots = Ballots {
        exchange,
        rules,
        seed: drawn.map(|d| d.seed),
    };
    let mut declared = PowerMap::new();
    for power in state.setup.board().powers() {
        let speakers = exchange.commanders(power);
        let lists: Vec<(PlayerId, Vec<Item>)> = speakers
            .iter()
            .filter_map(|player| {
                let commands = exchange.powers_of(*player);
                let lines = lines_for(power, &commands, sheets.get(player)?, section);
                (!lines.is_empty()).then_some((*player, lines))
            })
            .collect();
        // Lists are compared as sets, and the earliest gives the order, as in Winter: 3B.25.
        let text = |lines: &[Item]| {
            let mut text: Vec<String> = lines.iter().map(ToString::to_string).collect();
            text.sort();
            text
        };
        let mut lists = lists;
        lists.sort_by_key(|(player, _)| {
            let handed_in = sheets.get(player).map_or(i64::MAX, |s| s.handed_in);
            (handed_in, *player)
        });
        let said: Vec<(PlayerId, Vec<String>)> = lists
            .iter()
            .map(|(player, lines)| (*player, text(lines)))
            .collect();
        let subject = match section {
            Section::Economy => format!("{} declares", power.id()),
            Section::Treaties => format!("{} treats", power.id()),
        };
        let chosen = ballots.decide(&subject, None, &said).said;
        let mut lists = lists.into_iter();
        let list = lists.find(|(_, lines)| Some(text(lines)) == chosen);
        declared.extend(list.map(|(_, lines)| (power, lines)));
    }
    declared
}

/// Adds what each country declares in the sections of the economy.
pub(in crate::game) fn declare(
    state: &State,
    control: (&Exchange, &ExchangeRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
    declared: &mut Declared,
) {
    let (exchange, _) = control;
    for (player, sheet) in sheets {
        let commands = exchange.powers_of(*player);
        if commands.len() < 2 {
            continue;
        }
        // Those who command a power with the player would read it, too.
        let alone = |power: &&Power| exchange.commanders(**power) == [*player];
        let Some(power) = commands.iter().find(alone).or(commands.first()).copied() else {
            continue;
        };
        let failed = sheet.credits.iter().map(|entry| Event::Failed {
            power,
            entry: entry.clone(),
            why: BadEntry::WhichPower,
        });
        declared.unspoken.extend(failed);
    }
    for (power, lines) in lists(state, control, sheets, Section::Economy) {
        for line in lines {
            match line {
                Item::Credits(entry) => declared.credits.entry(power).or_default().push(entry),
                Item::Blocks(entry) => declared.blocks.entry(power).or_default().push(entry),
                _ => {}
            }
        }
    }
}

/// What each country declares of treaties.
pub(in crate::game) fn treat(
    state: &State,
    control: (&Exchange, &ExchangeRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
) -> PowerMap<Vec<relations::Entry>> {
    let entries = |lines: Vec<Item>| {
        let entries = lines.into_iter().filter_map(|line| match line {
            Item::Treaty(entry) => Some(entry),
            _ => None,
        });
        entries.collect()
    };
    let lists = lists(state, control, sheets, Section::Treaties).into_iter();
    lists
        .map(|(power, lines)| (power, entries(lines)))
        .collect()
}
