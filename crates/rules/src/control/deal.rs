//! Giving out the powers by lists of preference, so that as few as can be are far from what they asked
//! for.

use crate::board::Power;

/// What it costs to give a player this power: the square of the places above it on their list, so that
/// one player's third wish weighs more than two players' second ones. All that is not on the list shares
/// the place after its end: a short list neither helps nor harms, and without one nothing costs anything.
fn cost(wishes: &[Power], power: Power) -> i64 {
    let place = wishes.iter().position(|w| *w == power);
    let place = place.unwrap_or(wishes.len()) as i64;
    place * place
}

/// An assignment of the powers to as many players at the least cost, and proof that it is: how much of its cost each
/// player and each power stands for. What a player would have of a power is never less than what the two stand for;
/// where it is just that, the two may be together in an assignment of the same cost.
struct Assigned {
    /// By player: the power's place.
    power: Vec<usize>,
    by_player: Vec<i64>,
    by_power: Vec<i64>,
}

/// Places one player after the other, each along the shortest chain of players who change their powers. It takes
/// n³ steps for n powers. `costs` has a row for each player, a column for each power, and is square.
fn least(costs: &[Vec<i64>]) -> Assigned {
    let n = costs.len();
    let (mut by_player, mut by_power) = (vec![0; n], vec![0; n]);
    let mut holder: Vec<Option<usize>> = vec![None; n];
    for newcomer in 0..n {
        // By power: the least that it costs more to come to it, and from which power one comes.
        let (mut more, mut before) = (vec![i64::MAX; n], vec![None; n]);
        let mut seen = vec![false; n];
        let (mut at, mut player) = (None, newcomer);
        let end = loop {
            let mut next: Option<usize> = None;
            for power in (0..n).filter(|power| !seen[*power]) {
                let step = costs[player][power] - by_player[player] - by_power[power];
                if step < more[power] {
                    (more[power], before[power]) = (step, at);
                }
                if next.is_none_or(|next| more[power] < more[next]) {
                    next = Some(power);
                }
            }
            // There is a power left for everybody.
            let Some(next) = next else { break None };
            let step = more[next];
            by_player[newcomer] += step;
            for power in 0..n {
                if !seen[power] {
                    more[power] -= step;
                } else if let Some(held) = holder[power] {
                    by_player[held] += step;
                    by_power[power] -= step;
                }
            }
            seen[next] = true;
            at = Some(next);
            match holder[next] {
                None => break at,
                Some(held) => player = held,
            }
        };
        let mut to = end;
        while let Some(power) = to {
            let from = before[power];
            holder[power] = match from {
                None => Some(newcomer),
                Some(from) => holder[from],
            };
            to = from;
        }
    }
    let mut power = vec![0; n];
    for (place, held) in holder.into_iter().enumerate() {
        if let Some(player) = held {
            power[player] = place;
        }
    }
    Assigned {
        power,
        by_player,
        by_power,
    }
}

impl Assigned {
    /// Whether the two are together in an assignment of the same cost.
    fn is_tight(&self, costs: &[Vec<i64>], player: usize, power: usize) -> bool {
        costs[player][power] == self.by_player[player] + self.by_power[power]
    }

    /// Gives a player that power at the same cost, others changing theirs, but nobody in `settled`; whether that can
    /// be.
    fn give(&mut self, costs: &[Vec<i64>], settled: &[bool], player: usize, power: usize) -> bool {
        let own = self.power[player];
        // Who takes whose power, from the one who loses this one to the one who gets the player's own.
        let mut takes: Vec<Option<usize>> = vec![None; costs.len()];
        let mut asked = vec![false; costs.len()];
        let loser = (0..costs.len()).find(|other| self.power[*other] == power);
        let Some(loser) = loser.filter(|loser| !settled[*loser]) else {
            return false;
        };
        if loser == player {
            return true;
        }
        let mut waiting = vec![loser];
        asked[player] = true;
        asked[loser] = true;
        while let Some(here) = waiting.pop() {
            if self.is_tight(costs, here, own) {
                let (mut taker, mut to) = (here, own);
                loop {
                    let left = std::mem::replace(&mut self.power[taker], to);
                    let Some(before) = takes[taker] else { break };
                    (taker, to) = (before, left);
                }
                self.power[player] = power;
                return true;
            }
            for other in 0..costs.len() {
                let free = !asked[other] && !settled[other];
                if free && self.is_tight(costs, here, self.power[other]) {
                    asked[other] = true;
                    takes[other] = Some(here);
                    waiting.push(other);
                }
            }
        }
        false
    }
}

/// One power for each player, at the least cost. Where that can be had in several ways, players drawn by
/// lot take their pick one after the other, and the lot decides what is the same to them. `lot(n)` draws
/// a number below `n`. There are as many lists as `powers`.
pub(super) fn assign(
    powers: &[Power],
    lists: &[Vec<Power>],
    mut lot: impl FnMut(usize) -> usize,
) -> Vec<Power> {
    let mut turns: Vec<usize> = (0..lists.len().min(powers.len())).collect();
    for left in (2..=turns.len()).rev() {
        turns.swap(left - 1, lot(left) % left);
    }
    // To whom all is the same takes nothing from those who wish.
    turns.sort_by_key(|player| lists[*player].is_empty());
    let costs: Vec<Vec<i64>> = (0..powers.len())
        .map(|player| {
            let list = lists.get(player).map_or(&[][..], Vec::as_slice);
            powers.iter().map(|power| cost(list, *power)).collect()
        })
        .collect();
    let mut assigned = least(&costs);
    let mut settled = vec![false; powers.len()];
    for player in turns.iter().copied() {
        // The dearest that is to be had; among those, the lot decides.
        let mut wanted: Vec<usize> = (0..powers.len())
            .filter(|power| assigned.is_tight(&costs, player, *power))
            .collect();
        for left in (1..=wanted.len()).rev() {
            wanted.swap(left - 1, lot(left) % left);
        }
        wanted.sort_by_key(|power| costs[player][*power]);
        // What it has is among them, so one of them can be given.
        wanted
            .into_iter()
            .any(|power| assigned.give(&costs, &settled, player, power));
        settled[player] = true;
    }
    (0..turns.len())
        .map(|player| powers[assigned.power[player]])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::powers::{AUSTRIA, ENGLAND, FRANCE, GERMANY, ITALY, RUSSIA, TURKEY};

    fn lists(of: [&[Power]; 7]) -> Vec<Vec<Power>> {
        of.iter().map(|list| list.to_vec()).collect()
    }

    #[test]
    fn everybody_gets_a_power_and_each_is_given_once() {
        for n in 0..500 {
            let mut dealt = assign(&Power::ALL, &lists([&[]; 7]), |most| (n * 31) % most);
            dealt.sort();
            assert_eq!(dealt, Power::ALL);
        }
    }

    #[test]
    fn of_fewer_powers_those_are_dealt_that_are_played() {
        for n in 0..20 {
            let wishes = [vec![], vec![TURKEY]];
            let dealt = assign(&[ENGLAND, TURKEY], &wishes, |most| n % most);
            assert_eq!(dealt, [ENGLAND, TURKEY]);
            let mut any = assign(
                &[FRANCE, GERMANY, AUSTRIA],
                &[vec![], vec![], vec![]],
                |most| (n * 31) % most,
            );
            any.sort();
            assert_eq!(any, [AUSTRIA, FRANCE, GERMANY]);
        }
    }

    #[test]
    fn first_wishes_that_do_not_clash_are_granted() {
        let wished = [TURKEY, RUSSIA, ITALY, GERMANY, FRANCE, ENGLAND, AUSTRIA];
        let dealt = assign(&Power::ALL, &wished.map(|p| vec![p]), |_| 0);
        assert_eq!(dealt, wished);
    }

    #[test]
    fn whoever_loses_a_clash_gets_the_next_of_his_list() {
        let clash = lists([
            &[FRANCE, ENGLAND],
            &[FRANCE, TURKEY],
            &[ENGLAND],
            &[],
            &[],
            &[],
            &[],
        ]);
        // Two of three first wishes can be had; the second player's second wish is free.
        for n in 0..50 {
            let dealt = assign(&Power::ALL, &clash, |most| n % most);
            assert_eq!(dealt[..3], [FRANCE, TURKEY, ENGLAND]);
        }
    }

    #[test]
    fn a_first_wish_gives_way_where_that_spares_another_more() {
        // Were France given to the first player, the second would get England and the third Italy, or the
        // second nothing of his list. One second wish is all it needs to cost.
        let chain = lists([
            &[FRANCE, GERMANY],
            &[FRANCE, ENGLAND],
            &[ENGLAND, FRANCE, ITALY],
            &[AUSTRIA],
            &[ITALY],
            &[RUSSIA],
            &[TURKEY],
        ]);
        let dealt = assign(&Power::ALL, &chain, |_| 0);
        assert_eq!(dealt[..3], [GERMANY, FRANCE, ENGLAND]);
    }

    /// In how many of 3,000 deals the first player gets France.
    fn wins(lists: &[Vec<Power>]) -> usize {
        let mut seed = 1u64;
        let mut lot = |most: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % most
        };
        let deals = (0..3_000).map(|_| assign(&Power::ALL, lists, &mut lot));
        deals.filter(|dealt| dealt[0] == FRANCE).count()
    }

    #[test]
    fn the_lot_decides_between_equals_and_a_long_list_is_no_better_than_a_short_one() {
        let short: &[Power] = &[FRANCE];
        let long: &[Power] = &[FRANCE, ENGLAND, GERMANY, ITALY, AUSTRIA, RUSSIA, TURKEY];
        for two in [[short, short], [short, long], [long, short], [long, long]] {
            let won = wins(&lists([two[0], two[1], &[], &[], &[], &[], &[]]));
            assert!((1_400..=1_600).contains(&won), "{two:?}: {won}");
        }
        let three = lists([short, long, short, &[], &[], &[], &[]]);
        let won = wins(&three);
        assert!((900..=1_100).contains(&won), "{won}");
    }

    /// Every assignment of so many powers, as places.
    fn permutations(n: usize) -> Vec<Vec<usize>> {
        if n == 0 {
            return vec![Vec::new()];
        }
        let shorter = permutations(n - 1).into_iter();
        let longer = shorter.flat_map(|rest| {
            (0..n).map(move |place| {
                let mut all = rest.clone();
                all.insert(place, n - 1);
                all
            })
        });
        longer.collect()
    }

    #[test]
    fn no_other_deal_costs_less() {
        let all = permutations(6);
        let mut lots = 1u64;
        let mut lot = |most: usize| {
            lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (lots >> 33) as usize % most
        };
        let powers = &Power::ALL[..6];
        for _ in 0..200 {
            let lists: Vec<Vec<Power>> = (0..6)
                .map(|_| {
                    let mut list = powers.to_vec();
                    for left in (2..=list.len()).rev() {
                        list.swap(left - 1, lot(left));
                    }
                    list.truncate(lot(7));
                    list
                })
                .collect();
            let all_cost = |dealt: &mut dyn Iterator<Item = Power>| -> i64 {
                let each = lists.iter().zip(dealt);
                each.map(|(list, power)| cost(list, power)).sum()
            };
            let dealt = assign(powers, &lists, &mut lot);
            let least = all
                .iter()
                .map(|deal| all_cost(&mut deal.iter().map(|p| powers[*p])));
            assert_eq!(
                Some(all_cost(&mut dealt.iter().copied())),
                least.min(),
                "{lists:?}"
            );
        }
    }

    #[test]
    fn forty_powers_are_dealt_at_once() {
        let id = |n: usize| format!("power{n}").parse().expect("an id");
        let powers: Vec<Power> = (10..50).map(id).collect();
        // Everybody wants the same five, in the same order.
        let lists = vec![powers[..5].to_vec(); 40];
        let mut dealt = assign(&powers, &lists, |most| most / 2);
        dealt.sort();
        assert_eq!(dealt, powers);
    }
}
