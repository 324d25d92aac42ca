//! What several players declare for one country in the sections of the economy, where a bourse decides who
//! commands it: like a list of adjustments it is voted as one whole (3B.11). What was declared is the
//! parties' business, so no poll of it is published.

use std::collections::BTreeMap;

use crate::board::Power;
use crate::control::PlayerId;
use crate::control::bourse::{Ballots, Bourse, BourseRules};
use crate::economy::Declared;

use super::{Item, Sheet, State};

/// The lines a player declares for a country: those that name it and, of a player who commands no other,
/// those that name none.
fn lines_for(power: Power, commands: &[Power], sheet: &Sheet) -> Vec<Item> {
    let credits = sheet.credits.iter().cloned().map(Item::Credits);
    let blocks = sheet.blocks.iter().copied().map(Item::Blocks);
    let bare = credits.chain(blocks).filter(|_| commands == [power]);
    let named = sheet.behalf.iter().filter_map(|item| match item {
        Item::For(of, line) if *of == power => Some(line.as_ref().clone()),
        _ => None,
    });
    bare.chain(named).collect()
}

/// Adds what each country declares.
pub(super) fn declare(
    state: &State,
    (bourse, rules): (&Bourse, &BourseRules),
    sheets: &BTreeMap<PlayerId, Sheet>,
    declared: &mut Declared,
) {
    let drawn = bourse.drawn(&state.phase.to_string());
    let ballots = Ballots {
        bourse,
        rules,
        seed: drawn.map(|d| d.seed),
    };
    for power in state.setup.board().powers() {
        let speakers = bourse.commanders(power);
        let lists: Vec<(PlayerId, Vec<Item>)> = speakers
            .iter()
            .filter_map(|player| {
                let commands = bourse.powers_of(*player);
                let lines = lines_for(power, &commands, sheets.get(player)?);
                (!lines.is_empty()).then_some((*player, lines))
            })
            .collect();
        let text = |lines: &[Item]| lines.iter().map(ToString::to_string).collect::<Vec<_>>();
        let said: Vec<(PlayerId, Vec<String>)> = lists
            .iter()
            .map(|(player, lines)| (*player, text(lines)))
            .collect();
        let subject = format!("{} declares", power.id());
        let chosen = ballots.decide(&subject, true, &said).said;
        let list = lists.iter().find(|(_, lines)| Some(text(lines)) == chosen);
        for line in list.map_or(&[][..], |(_, lines)| lines) {
            match line {
                Item::Credits(entry) => {
                    let credits = declared.credits.entry(power).or_default();
                    credits.push(entry.clone());
                }
                Item::Blocks(entry) => declared.blocks.entry(power).or_default().push(*entry),
                _ => {}
            }
        }
    }
}
