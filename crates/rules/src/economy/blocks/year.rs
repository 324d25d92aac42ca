//! The year outside Winter: what is declared, conquered and harvested, and who goes.

use crate::board::{Position, Power, PowerMap};
use crate::economy::context::EconomyContext;
use crate::economy::credits;
use crate::economy::news::{Change, Conquest, News};
use crate::movement::Battle;
use crate::orders::PhaseKind;

use super::bank::{bank_ground, bank_rules, plays};
use super::entry::Entry;
use super::error::BadEntry;
use super::event::Event;
use super::rules::{Battles, BlocksRules, Loans, NeutralRubble};
use super::state::Blocks;

impl Blocks {
    /// Loans and gifts that were declared for a phase, and lines that have no effect in it.
    pub fn begin(
        &mut self,
        ground: &EconomyContext<'_>,
        rules: &BlocksRules,
        declared: &PowerMap<Vec<credits::Entry>>,
        placed: &PowerMap<Vec<Entry>>,
    ) -> News {
        let mut news = News::default();
        let mut played: PowerMap<Vec<credits::Entry>> = PowerMap::new();
        for (power, entries) in declared {
            let (good, bad): (Vec<_>, Vec<_>) = entries
                .iter()
                .cloned()
                .partition(|entry| plays(rules, entry));
            played.insert(*power, good);
            for entry in bad {
                let (power, why) = (*power, credits::BadEntry::NotPlayed);
                news.money
                    .push(credits::Event::Failed { power, entry, why });
            }
        }
        if ground.stage == PhaseKind::Adjustments {
            let powers = self.bank.treasuries.keys().copied();
            let payable = powers.map(|p| (p, self.payable(rules, ground.position, p)));
            self.bank.scheduled = payable.collect();
        }
        let money = bank_rules();
        let events = self.bank.begin(&bank_ground(ground, &money), &played);
        news.money.extend(events);
        if ground.stage != PhaseKind::Adjustments {
            for (power, entries) in placed {
                for entry in entries.iter().copied() {
                    let (power, why) = (*power, BadEntry::OnlyInWinter);
                    news.blocks.push(Event::Failed { power, entry, why });
                }
            }
        }
        news
    }

    /// The ownership step of Fall: whoever has a unit in a province that holds blocks owns it.
    pub fn take_ownership(&mut self, position: &Position) -> Vec<Change> {
        let mut taken = Vec::new();
        for unit in &position.units {
            let at = unit.at.province;
            let Some(owner) = unit.owner.filter(|_| self.blocks.contains_key(&at)) else {
                continue;
            };
            let before = self.owners.insert(at, owner);
            if before != Some(owner) {
                taken.push((at, owner, before));
            }
        }
        self.books.note_taken(&self.blocks, &taken);
        taken
    }

    /// The rubble rule: what was taken in battle from another power is halved, wherever it holds
    /// blocks (I-05b to I-05f, 2B.4 to 2B.8, 2B.27).
    pub fn conquer(&mut self, rules: &BlocksRules, taken: &[Conquest]) -> Vec<Event> {
        let mut events = Vec::new();
        for conquest in taken {
            let counts = |battle: &Battle| match conquest.from {
                Some(_) => battle.dislodged || rules.battle == Battles::AnyResistance,
                // An unowned province is defended only by its own army, whoever else is in it.
                None => {
                    let own = battle.against.is_none() && battle.dislodged;
                    own && rules.neutral_rubble == NeutralRubble::WhenTaken
                }
            };
            let foreign = |battle: &&Battle| battle.against != Some(conquest.by);
            if !conquest.battles.iter().filter(foreign).any(counts) {
                continue;
            }
            let Some(blocks) = self.blocks.get_mut(&conquest.at) else {
                continue;
            };
            let kept = BlocksRules::rubble(*blocks);
            let lost = *blocks - kept;
            *blocks = kept;
            let (at, by) = (conquest.at, conquest.by);
            events.push(Event::Rubble { at, by, kept, lost });
        }
        self.books.note(&events);
        events
    }

    /// Pays the points that blocks bring in Fall, once provinces have changed hands, and then collects
    /// called loans (I-04a).
    pub fn harvest(&mut self, rules: &BlocksRules) -> News {
        let mut news = News::default();
        let powers: Vec<Power> = self.bank.treasuries.keys().copied().collect();
        for power in powers {
            let points = self.income(rules, power);
            let treasury = self.bank.treasuries.entry(power).or_default();
            let room = Blocks::MOST_POINTS.saturating_sub(treasury.credits);
            let kept = points.min(room);
            treasury.credits += kept;
            news.blocks.push(Event::Income { power, points });
            if points > kept {
                let points = points - kept;
                news.blocks.push(Event::Forfeited { power, points });
            }
        }
        self.books.note(&news.blocks);
        if rules.loans == Loans::Allowed {
            news.money = self.bank.collect_called(&bank_rules());
        }
        news
    }

    /// Closes the treasuries of eliminated powers; their points are lost (2B.22). Returns what happened.
    pub fn bury(&mut self, dead: &[Power]) -> Vec<credits::Event> {
        let events = self.bank.bury(&bank_rules(), dead);
        self.books.note_estates(&events);
        events
    }
}
