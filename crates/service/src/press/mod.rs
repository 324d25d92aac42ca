//! Press: letters between powers, relayed by the bot; private threads; what of it is public.
//!
//! A letter belongs to the people who wrote and got it, not to their seats: a successor in a power's seat
//! reads none of the predecessor's. Its text is nobody else's: it stands in no log, audit or outbox row,
//! and reaches the GM only when a reader reports it.

mod abuse;
mod circle;
mod consent;
mod letter;
mod limits;
mod post;
mod read;
mod refusals;
mod rules;
mod send;
mod threads;

pub use circle::{Circle, Mark};
pub use consent::Consent;
pub use letter::Letter;
pub use limits::{LONGEST_LETTER, MOST_LETTERS, MOST_READERS};
pub use read::{Page, PerPage, Shelf};
pub use refusals::PressRefusal;
pub use send::{Audience, Draft, Sent};
pub use threads::{Opening, ThreadMoved};
