//! Giving out the powers by lists of preference, so that as few as can be are far from what they asked
//! for.

use crate::board::Power;

/// What it costs to give a player this power: the square of the places above it on their list, so that
/// one player's third wish weighs more than two players' second ones. All that is not on the list shares
/// the place after its end: a short list neither helps nor harms, and without one nothing costs anything.
fn cost(wishes: &[Power], power: Power) -> usize {
    let place = wishes.iter().position(|w| *w == power);
    let place = place.unwrap_or(wishes.len());
    place * place
}

/// What remains to be done once some powers are given out, at its best.
#[derive(Clone, Copy)]
struct Rest {
    cost: usize,
    /// In how many ways it can be had so.
    ways: usize,
}

/// One power for each player, at the least cost. Where that can be had in several ways, players drawn by
/// lot take their pick one after the other, and the lot decides what is the same to them. `lot(n)` draws
/// a number below `n`. There are as many lists as `powers`.
pub(super) fn assign(
    powers: &[Power],
    lists: &[Vec<Power>],
    mut lot: impl FnMut(usize) -> usize,
) -> Vec<Power> {
    let all = (1usize << powers.len()) - 1;
    let mut turns: Vec<usize> = (0..lists.len().min(powers.len())).collect();
    for left in (2..=turns.len()).rev() {
        turns.swap(left - 1, lot(left) % left);
    }
    // To whom all is the same takes nothing from those who wish.
    turns.sort_by_key(|player| lists[*player].is_empty());
    let done = Rest { cost: 0, ways: 1 };
    // By the set of powers given out: the players whose turns came first have those.
    let mut rest = vec![done; all + 1];
    let none = Vec::new();
    let list = |given: usize| {
        let turn = turns.get(given.count_ones() as usize);
        turn.map_or(&none, |player| &lists[*player])
    };
    let free = |given: usize| {
        let places = (0..powers.len()).filter(move |place| given & (1 << place) == 0);
        places.map(move |place| (powers[place], given | (1 << place)))
    };
    for given in (0..all).rev() {
        let mut best = Rest {
            cost: usize::MAX,
            ways: 0,
        };
        for (power, then) in free(given) {
            let cost = cost(list(given), power) + rest[then].cost;
            if cost < best.cost {
                best = Rest { cost, ways: 0 };
            }
            if cost == best.cost {
                best.ways += rest[then].ways;
            }
        }
        rest[given] = best;
    }
    let mut given = 0;
    let mut dealt: Vec<Power> = powers.iter().take(turns.len()).copied().collect();
    for player in &turns {
        let own = |power: &Power| cost(list(given), *power);
        let best = free(given).filter(|(p, then)| own(p) + rest[*then].cost == rest[given].cost);
        let mut best: Vec<(Power, usize)> = best.collect();
        let least = best.iter().map(|(power, _)| own(power)).min();
        best.retain(|(power, _)| Some(own(power)) == least);
        // As likely as the ways in which the others can still have theirs.
        let ways = best.iter().map(|(_, then)| rest[*then].ways).sum::<usize>();
        let mut left = lot(ways.max(1)) % ways.max(1);
        for (power, then) in best {
            dealt[*player] = power;
            given = then;
            if left < rest[then].ways {
                break;
            }
            left -= rest[then].ways;
        }
    }
    dealt
}

#[cfg(test)]
mod tests {
    use super::*;
    use Power::{Austria, England, France, Germany, Italy, Russia, Turkey};

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
            let wishes = [vec![], vec![Turkey]];
            let dealt = assign(&[England, Turkey], &wishes, |most| n % most);
            assert_eq!(dealt, [England, Turkey]);
            let mut any = assign(
                &[France, Germany, Austria],
                &[vec![], vec![], vec![]],
                |most| (n * 31) % most,
            );
            any.sort();
            assert_eq!(any, [Austria, France, Germany]);
        }
    }

    #[test]
    fn first_wishes_that_do_not_clash_are_granted() {
        let wished = [Turkey, Russia, Italy, Germany, France, England, Austria];
        let dealt = assign(&Power::ALL, &wished.map(|p| vec![p]), |_| 0);
        assert_eq!(dealt, wished);
    }

    #[test]
    fn whoever_loses_a_clash_gets_the_next_of_his_list() {
        let clash = lists([
            &[France, England],
            &[France, Turkey],
            &[England],
            &[],
            &[],
            &[],
            &[],
        ]);
        // Two of three first wishes can be had; the second player's second wish is free.
        for n in 0..50 {
            let dealt = assign(&Power::ALL, &clash, |most| n % most);
            assert_eq!(dealt[..3], [France, Turkey, England]);
        }
    }

    #[test]
    fn a_first_wish_gives_way_where_that_spares_another_more() {
        // Were France given to the first player, the second would get England and the third Italy, or the
        // second nothing of his list. One second wish is all it needs to cost.
        let chain = lists([
            &[France, Germany],
            &[France, England],
            &[England, France, Italy],
            &[Austria],
            &[Italy],
            &[Russia],
            &[Turkey],
        ]);
        let dealt = assign(&Power::ALL, &chain, |_| 0);
        assert_eq!(dealt[..3], [Germany, France, England]);
    }

    /// In how many of 3,000 deals the first player gets France.
    fn wins(lists: &[Vec<Power>]) -> usize {
        let mut seed = 1u64;
        let mut lot = |most: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % most
        };
        let deals = (0..3_000).map(|_| assign(&Power::ALL, lists, &mut lot));
        deals.filter(|dealt| dealt[0] == France).count()
    }

    #[test]
    fn the_lot_decides_between_equals_and_a_long_list_is_no_better_than_a_short_one() {
        let short: &[Power] = &[France];
        let long: &[Power] = &[France, England, Germany, Italy, Austria, Russia, Turkey];
        for two in [[short, short], [short, long], [long, short], [long, long]] {
            let won = wins(&lists([two[0], two[1], &[], &[], &[], &[], &[]]));
            assert!((1_400..=1_600).contains(&won), "{two:?}: {won}");
        }
        let three = lists([short, long, short, &[], &[], &[], &[]]);
        let won = wins(&three);
        assert!((900..=1_100).contains(&won), "{won}");
    }
}
