//! What neutral centres do with their income in Winter: an army each, or more blocks.

use crate::board::{Location, Position, Province, Unit, UnitKind};

use super::super::EconomyContext;
use super::{Blocks, BlocksRules, Event, Neutrals};

impl Blocks {
    /// The Winter of the provinces nobody owns: I-04c to I-04f, 2B.9, 2B.10.
    pub(super) fn neutral_winter(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        position: &mut Position,
    ) -> Vec<Event> {
        let mut events = Vec::new();
        let own = |at: &Province| !self.owners.contains_key(at) && rules.grows(ground.board, *at);
        let neutral: Vec<Province> = self.blocks.keys().copied().filter(own).collect();
        for at in neutral {
            let held = self.blocks.get(&at).copied().unwrap_or(0);
            let points = rules.income(held);
            if points > 0 {
                events.push(Event::NeutralIncome { at, points });
            }
            let spent = match rules.neutrals {
                Neutrals::Army => army(rules, position, at, points, &mut events),
                Neutrals::Blocks => 0,
            };
            let most = match rules.neutral_most {
                0 => Blocks::MOST,
                most => most.min(Blocks::MOST),
            };
            let left = points - spent;
            let blocks = left.min(most.saturating_sub(held));
            if blocks > 0 {
                self.blocks.insert(at, held + blocks);
                events.push(Event::Grown { at, blocks });
            }
            if left > blocks {
                let points = left - blocks;
                events.push(Event::NeutralFull { at, points });
            }
        }
        events
    }
}

/// Keeps, builds or gives up a neutral centre's army; says what that costs.
fn army(
    rules: &BlocksRules,
    position: &mut Position,
    at: Province,
    points: u32,
    events: &mut Vec<Event>,
) -> u32 {
    let price = rules.price(UnitKind::Army);
    let standing: Option<Unit> = position.at(at).next().copied();
    match standing {
        Some(unit) if unit.owner.is_some() => 0,
        Some(unit) if points < price => {
            position.remove(unit.id);
            events.push(Event::Dissolved { unit });
            0
        }
        Some(_) => {
            events.push(Event::Maintained { at, points: price });
            price
        }
        None if points < price => 0,
        None => {
            let (kind, place) = (UnitKind::Army, Location::from(at));
            let id = position.add(kind, None, place);
            let unit = Unit {
                id,
                kind,
                owner: None,
                at: place,
            };
            events.push(Event::Raised {
                unit,
                points: price,
            });
            price
        }
    }
}
