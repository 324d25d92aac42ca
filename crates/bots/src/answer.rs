//! What a computer player says to what others ask of it between phases.

use chancery_rules::board::Power;
use chancery_rules::economy::credits;
use chancery_rules::game::{Item, Motion, State, VictoryRules, check};
use chancery_rules::orders::Order;
use chancery_rules::relations;

use crate::facets::{credits as money, exchange, treaties};
use crate::land::Land;
use crate::scene::Scene;
use crate::terrain::Terrain;
use crate::view::View;

/// What somebody asks a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the game shall end in a draw of these powers.
    Draw { among: Vec<Power> },
    /// Whether the game shall end with that power's victory.
    Concede { to: Power },
    /// Whether a rule shall change, or the game be closed.
    Ballot(Motion),
    /// Whether one of the player's powers would write this line on its sheet: the other side of a transfer, a sale
    /// or a treaty that somebody has declared, a permission or a passage somebody asks for, a claim to win together.
    Line { power: Power, line: Item },
}

/// How many movement phases without any change of owner make a game dead: three years.
const DEAD: usize = 6;

/// Whoever has fewer centres than this is small, and a leader is who has that many, on boards where this many win.
const SMALL: usize = 5;
const LARGE: usize = 10;
const USUAL_GOAL: usize = 18;

/// What the player says: whether it is for it.
///
/// It agrees to a draw that names it once nothing has changed for three years, or when it is small and cannot hope
/// for more; it concedes to a power that needs one centre more when it is small itself. It votes against changes of
/// the rules, which have no side that is better for a player who reckons with any, and closes a game of the exchange
/// when it leads.
///
/// Lines: gifts are taken, and nothing is given away. Loans are taken as long as their call could not cost more than
/// one unit, and made to those who are no neighbours and earn enough. Land is sold for six years of what it earns
/// and bought for two. A treaty of mutual defence is made with neighbours whom the player does not mean to attack, one
/// to attack with whoever is at war with the same power. Allies may enter where nothing is to be had, and fleets of
/// those who are not near may pass. A claim is joined with an ally if the player cannot claim alone.
pub fn answer(view: &View, question: &Question) -> bool {
    let state = view.state();
    let mine: usize = own(view, state);
    match question {
        Question::Draw { among } => {
            let named = view.powers().iter().all(|power| among.contains(power));
            let small = !is_as_much_as(state, mine, SMALL);
            named && (is_dead(view) || small && is_as_much_as(state, leader(state), LARGE))
        }
        Question::Concede { to } => {
            let VictoryRules::Solo { centres } = state.setup.victory else {
                return false;
            };
            let theirs = state.centre_counts().get(to).copied().unwrap_or(0);
            let small = !is_as_much_as(state, mine, SMALL);
            !view.powers().contains(to) && small && theirs + 1 >= centres
        }
        Question::Ballot(motion) => match motion {
            Motion::Close => exchange::leads(state, view.me()),
            Motion::Demobilisation
            | Motion::Convoys
            | Motion::Sicily
            | Motion::Sardinia
            | Motion::Ireland
            | Motion::Iceland => false,
        },
        Question::Line { power, line } => {
            view.powers().contains(power) && writes(view, *power, line)
        }
    }
}

/// Whether a power would write a line that others wait for.
fn writes(view: &View, power: Power, line: &Item) -> bool {
    let state = view.state();
    let terrain = Terrain::of(state.setup.board());
    let land = Land::of(state);
    let scene = Scene::of_state(&terrain, &land, state);
    if check(state, power, line).is_err() {
        return false;
    }
    match line {
        Item::Credits(credits::Entry::Transfer(transfer)) => {
            money::transfers(state, &scene, power, transfer)
        }
        Item::Credits(credits::Entry::Sale(sale)) => money::sells(state, power, sale),
        Item::Credits(
            credits::Entry::Call { .. }
            | credits::Entry::Treasury { .. }
            | credits::Entry::Trust { .. }
            | credits::Entry::Hire { .. }
            | credits::Entry::Ally { .. },
        ) => false,
        Item::Treaty(entry) => match entry {
            relations::Entry::Enter { kind, with } => {
                treaties::accepts(state, &scene, power, *kind, *with)
            }
            relations::Entry::Permit { to, .. } => land.worth(*to) == 0,
            relations::Entry::Claim { with } => treaties::joins(state, power, with),
            relations::Entry::Withdraw { .. }
            | relations::Entry::Abrogate { .. }
            | relations::Entry::Transfer { .. } => false,
        },
        Item::Order(Order::Open { to, .. }) => !scene.is_near(power, *to),
        Item::Order(_) | Item::Blocks(_) | Item::Trade(_) | Item::Ahead(_) => false,
        Item::For(of, line) => view.powers().contains(of) && writes(view, *of, line),
    }
}

/// How many centres the player's powers own.
fn own(view: &View, state: &State) -> usize {
    let counts = state.centre_counts();
    let own = view.powers().iter().filter_map(|power| counts.get(power));
    own.sum()
}

/// Whether so many centres are on this board what so many of 18 that win are on ours, or more.
fn is_as_much_as(state: &State, centres: usize, of_usual: usize) -> bool {
    let own = state.setup.board().own();
    let goal = own.map_or(USUAL_GOAL, |own| own.goal);
    centres * USUAL_GOAL >= of_usual * goal
}

/// The most centres that any power owns.
fn leader(state: &State) -> usize {
    state.centre_counts().values().copied().max().unwrap_or(0)
}

/// Whether nothing has changed hands for three years.
fn is_dead(view: &View) -> bool {
    let past = view.past();
    let now = view.state().economy.owners();
    let mut last = past.iter().rev().take(DEAD);
    past.len() >= DEAD && last.all(|told| told.owners == *now)
}

#[cfg(test)]
mod tests {
    use chancery_rules::control::PlayerId;
    use chancery_rules::economy::Economy;
    use chancery_rules::game::adjudicate;
    use chancery_rules::variants;

    use super::*;
    use crate::arena;

    /// A game in which nobody has ordered anything for so many phases of moves.
    fn idle(phases: usize) -> (State, Vec<chancery_rules::game::Report>) {
        let mut state = arena::start(&variants::standard(None), 1);
        let mut past = Vec::new();
        while past.len() < phases {
            let (next, report) = adjudicate(&state, &Default::default());
            past.push(report);
            state = next;
        }
        (state, past)
    }

    #[test]
    fn a_draw_is_agreed_to_when_nothing_has_changed_for_three_years() {
        let all = Question::Draw {
            among: Power::ALL.to_vec(),
        };
        let without = Question::Draw {
            among: vec![Power::ITALY, Power::TURKEY],
        };
        for (phases, says) in [(5, false), (6, true)] {
            let (state, past) = idle(phases);
            let view = View::of(&state, PlayerId(1), &past);
            assert_eq!(answer(&view, &all), says, "{phases}");
            assert!(!answer(&view, &without));
        }
    }

    /// What Austria says to a line in a game as it begins, or after some phases without orders.
    fn says(setup: chancery_rules::game::Setup, phases: usize, line: Item) -> bool {
        let mut state = arena::start(&setup, 1);
        for _ in 0..phases {
            state = adjudicate(&state, &Default::default()).0;
        }
        let view = View::of(&state, PlayerId(1), &[]);
        let power = Power::AUSTRIA;
        answer(&view, &Question::Line { power, line })
    }

    /// Austria's side of a transfer with Italy, its neighbour.
    fn transfer(kind: credits::TransferKind, way: credits::Way, credits: u32) -> Item {
        Item::Credits(credits::Entry::Transfer(credits::Transfer {
            kind,
            way,
            with: Power::ITALY,
            credits,
            openly: false,
            note: None,
        }))
    }

    #[test]
    fn gifts_are_taken_and_nothing_is_given_away() {
        use credits::{TransferKind::Gift, Way};
        let economic = || variants::economic(None);
        assert!(says(economic(), 0, transfer(Gift, Way::In, 3)));
        assert!(!says(economic(), 0, transfer(Gift, Way::Out, 1)));
    }

    #[test]
    fn a_loan_is_taken_unless_its_call_could_cost_more_than_one_unit() {
        use credits::{TransferKind::Loan, Way};
        let economic = || variants::economic(None);
        assert!(says(economic(), 0, transfer(Loan, Way::In, 3)));
        assert!(!says(economic(), 0, transfer(Loan, Way::In, 500)));
        // It would be lent against oneself.
        assert!(!says(economic(), 0, transfer(Loan, Way::Out, 1)));
    }

    #[test]
    fn mutual_defence_is_made_with_a_neighbour_and_no_alliance_to_attack_in_peace() {
        use relations::{Entry, TreatyKind};
        let enter = |kind, with| Item::Treaty(Entry::Enter { kind, with });
        let game = || variants::relations(None);
        assert!(says(game(), 0, enter(TreatyKind::Mdt, Power::ITALY)));
        assert!(!says(game(), 0, enter(TreatyKind::Aat, Power::ITALY)));
        // Far away: it would only bind.
        assert!(!says(game(), 0, enter(TreatyKind::Mdt, Power::ENGLAND)));
    }

    #[test]
    fn nobody_speaks_for_powers_of_others() {
        let state = arena::start(&variants::economic(None), 1);
        let view = View::of(&state, PlayerId(2), &[]);
        let line = transfer(credits::TransferKind::Gift, credits::Way::In, 3);
        let power = Power::AUSTRIA;
        assert!(!answer(&view, &Question::Line { power, line }));
    }

    #[test]
    fn a_small_power_concedes_to_one_that_needs_one_centre_more() {
        let mut state = arena::start(&variants::standard(None), 1);
        let to = Question::Concede { to: Power::TURKEY };
        for (centres, says) in [(16, false), (17, true)] {
            if let Economy::Centres(all) = &mut state.economy {
                for at in state.setup.board().centres().iter() {
                    let count = all.owners.values().filter(|p| **p == Power::TURKEY).count();
                    let austrian = all.owners.get(&at) == Some(&Power::AUSTRIA);
                    if count < centres && !austrian {
                        all.owners.insert(at, Power::TURKEY);
                    }
                }
            }
            let austria = View::of(&state, PlayerId(1), &[]);
            let turkey = View::of(&state, PlayerId(7), &[]);
            assert_eq!(answer(&austria, &to), says, "{centres}");
            assert!(!answer(&turkey, &to));
        }
    }
}
