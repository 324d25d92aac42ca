//! Pacts: two sealed declarations that agree. Gifts, loans and treaties are all made so.

use crate::board::{Power, PowerMap};

/// One side's word for something that two powers must agree to, sealed until the phase closes.
pub trait Declaration {
    /// The power whose matching word is needed.
    fn partner(&self) -> Power;

    /// Whether the pact is carried out from this side's list; its partner's list only agrees.
    fn leads(&self) -> bool;

    /// Whether `answer`, declared by the partner, says the same as this, declared by `author`.
    fn agrees(&self, author: Power, answer: &Self) -> bool;
}

/// Two declarations that agree, by their places on both lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pact {
    /// The power whose declaration comes first.
    pub author: Power,
    /// The declaration's place on the author's list, from 0.
    pub index: usize,
    /// The power that declared the same from the other side.
    pub partner: Power,
    /// The matching declaration's place on the partner's list, from 0.
    pub answer: usize,
}

/// Finds the pacts among everybody's declarations, by power and in the order listed, and what is
/// left without an answer. Each declaration is used once.
pub fn pair<D: Declaration>(declared: &PowerMap<Vec<D>>) -> (Vec<Pact>, Vec<(Power, usize)>) {
    let mut pacts: Vec<Pact> = Vec::new();
    for (author, list) in declared {
        for (index, said) in list.iter().enumerate().filter(|(_, d)| d.leads()) {
            let partner = said.partner();
            let answers = declared.get(&partner).map_or(&[][..], Vec::as_slice);
            let free = |answer: &usize| {
                let used = |p: &Pact| p.partner == partner && p.answer == *answer;
                !pacts.iter().any(used)
            };
            let agreed = (0..answers.len())
                .filter(|i| !answers[*i].leads() && said.agrees(*author, &answers[*i]))
                .find(free);
            if let Some(answer) = agreed.filter(|_| partner != *author) {
                pacts.push(Pact {
                    author: *author,
                    index,
                    partner,
                    answer,
                });
            }
        }
    }
    let used = |power: Power, index: usize| {
        pacts.iter().any(|p| {
            (p.author == power && p.index == index) || (p.partner == power && p.answer == index)
        })
    };
    let all = declared
        .iter()
        .flat_map(|(power, list)| (0..list.len()).map(|i| (*power, i)));
    let lone = all.filter(|(power, i)| !used(*power, *i)).collect();
    (pacts, lone)
}
