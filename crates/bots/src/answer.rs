//! What a computer player says to what others ask of it between phases.

use chancery_rules::board::Power;
use chancery_rules::game::{Motion, State, VictoryRules};

use crate::view::View;

/// What somebody asks a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the game shall end in a draw of these powers.
    Draw { among: Vec<Power> },
    /// Whether the game shall end with that power's victory.
    Concede { to: Power },
    /// Whether a rule shall change.
    Ballot(Motion),
}

/// How many movement phases without any change of owner make a game dead: three years.
const DEAD: usize = 6;

/// What the player says: whether it is for it.
///
/// It agrees to a draw that names it once nothing has changed for three years, or when it is small and cannot hope
/// for more; it concedes to a power that needs one centre more when it is small itself. It votes against changes of
/// the rules, which have no side that is better for a player who reckons with any.
pub fn answer(view: &View, question: &Question) -> bool {
    let state = view.state();
    let mine: usize = own(view, state);
    match question {
        Question::Draw { among } => {
            let named = view.powers().iter().all(|power| among.contains(power));
            named && (is_dead(view) || mine < 5 && leader(state) >= 10)
        }
        Question::Concede { to } => {
            let VictoryRules::Solo { centres } = state.setup.victory else {
                return false;
            };
            let theirs = state.centre_counts().get(to).copied().unwrap_or(0);
            !view.powers().contains(to) && mine < 5 && theirs + 1 >= centres
        }
        Question::Ballot(_) => false,
    }
}

/// How many centres the player's powers own.
fn own(view: &View, state: &State) -> usize {
    let counts = state.centre_counts();
    let own = view.powers().iter().filter_map(|power| counts.get(power));
    own.sum()
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
