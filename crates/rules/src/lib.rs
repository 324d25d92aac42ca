//! The rules of Diplomacy and of its variants: boards, orders, adjudication.
//!
//! Pure and total: integers and ordered maps, no clock, no files, no randomness. In: a game's state and the
//! orders of a phase; out: the next state and a report. See [`game::adjudicate`] and
//! [`game::act`]. Reasons are values; `chancery-i18n` turns them into sentences.
//!
//! A season, from the lobby to its results:
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use chancery_rules::board::Power;
//! use chancery_rules::control::PlayerId;
//! use chancery_rules::game::{Action, Sheet, State, act, adjudicate};
//! use chancery_rules::variants;
//!
//! let mut state = State::new(variants::standard(None));
//! for (number, power) in (1..).zip(Power::ALL) {
//!     let player = PlayerId(number);
//!     (state, _) = act(&state, &Action::Join { player, wish: Some(power) })?;
//! }
//! (state, _) = act(&state, &Action::Start { seed: 1 })?;
//!
//! // Austria, England, France: the third player.
//! let sheet = Sheet::read("A Par - Bur\nF Bre - Mid", &state);
//! let sheets = BTreeMap::from([(PlayerId(3), sheet)]);
//! let (next, report) = adjudicate(&state, &sheets);
//!
//! assert_eq!(report.phase.to_string(), "S1901M");
//! assert_eq!(next.phase.to_string(), "F1901M");
//! # Ok::<(), chancery_rules::game::ActError>(())
//! ```

pub use chancery_movement::{board, movement, orders};

pub mod control;
pub mod economy;
pub mod game;
pub mod relations;
pub mod variants;
pub mod visibility;
