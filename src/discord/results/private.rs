//! What only one power may know of a phase.

use super::tellings::Tellings;
use crate::board::Power;
use crate::discord::orders::faults;
use crate::i18n::Words;
use crate::service::ResolvedPhase;

/// What was declared and failed, what was made in private, which of its orders did not count and are nobody
/// else's business, and which units of others must retreat by its order.
pub fn private_lines(words: &Words, chapter: &ResolvedPhase, power: Power) -> Vec<String> {
    let words = words.for_game(&chapter.state.setup);
    let report = &chapter.report;
    let board = chapter.state.setup.board();
    let tellings = Tellings::of(&chapter.state.setup);
    let hired = tellings.money_first();
    let hired = hired.flat_map(|telling| (telling.hired)(words, chapter, power));
    let unheard = report.unheard.iter();
    let unheard = unheard.filter(|u| u.power == power && report.is_private(u));
    tellings
        .money_first()
        .flat_map(|telling| (telling.private)(words, chapter, power))
        .chain(unheard.map(|u| faults::unheard_line(words, u, board)))
        .chain(hired)
        .collect()
}
