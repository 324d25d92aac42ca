//! Short texts: what people write into options and operators into the environment.

use std::fmt::Display;
use std::str::FromStr;

use chancery::board::{BorderChange, Location, Power, Province};
use chancery::control::exchange::Bytes;
use chancery::discord::{Shards, outside};
use chancery::game::Phase;
use chancery::operations::{Format, Listen};
use chancery::service;
use chancery::service::hash_of_text;
use chancery::variants::PRESETS;

use super::led;

/// A moment on which some of the texts are read: 1 March 2026, noon (UTC).
const NOON: i64 = 1_772_366_400_000;

/// The text read as `T`, if it is one, prints so that it reads back the same.
fn goes_round<T: FromStr + Display + PartialEq + std::fmt::Debug>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let again = read.to_string().parse::<T>().ok();
        assert_eq!(again, Some(read), "{text:?}");
    }
}

/// The first byte says what the text is to be.
pub fn texts(data: &[u8]) {
    let (which, text) = led(data);
    let text = text.as_str();
    match which % 16 {
        0 => {
            if let Ok(ms) = service::span(text) {
                assert!(ms > 0);
            }
        }
        1 => {
            if let Ok(spans) = service::spans(text) {
                assert!(spans.is_sorted_by(|a, b| a > b));
            }
        }
        2 => {
            if let Ok(zone) = service::zone(text) {
                assert_eq!(service::zone(&zone), Ok(zone));
            }
        }
        3 => {
            if let Ok(slots) = service::slots(text) {
                assert!(
                    slots
                        .iter()
                        .all(|s| (1..=7).contains(&s.day) && s.minute < 1440)
                );
            }
        }
        4 => {
            if let Ok(days) = service::days(text) {
                assert!(days.len() < 7 && days.iter().all(|d| (1..=7).contains(d)));
            }
        }
        5 => {
            let _ = outside::moment(text, NOON);
            let _ = outside::moment(text, i64::MAX);
        }
        6 => {
            if let Some(book) = outside::rulebook(text) {
                assert_eq!(outside::rulebook(&book), Some(book));
            }
        }
        7 => {
            for preset in PRESETS {
                outside::options((preset.setup)(None), text);
            }
        }
        8 => {
            if let Some(hash) = hash_of_text(text) {
                assert_eq!(hash_of_text(&format!("{text}\r\n  \n")), Some(hash));
            }
        }
        9 => goes_round::<Phase>(text),
        10 => goes_round::<Shards>(text),
        11 => goes_round::<Listen>(text),
        12 => {
            let _ = text.parse::<Format>();
            goes_round::<Bytes>(text);
        }
        13 => goes_round::<service::Mark>(text),
        14 => goes_round::<BorderChange>(text),
        _ => {
            goes_round::<Power>(text);
            goes_round::<Province>(text);
            goes_round::<Location>(text);
        }
    }
}
