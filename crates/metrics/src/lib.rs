//! Figures for whoever runs the program: what it does, how fast, and what fails.
//!
//! They are counted in one place for the whole process, as logs are, so that no layer has to hand
//! anything down. Labels come from fixed sets (commands, kinds, statuses): nothing of a person, a
//! game's name, an order or a guild ever becomes a figure.

mod discord;
mod games;
mod loops;
mod process;

pub use discord::{Answered, By, Outcome, answered, gateway, is_connected, request, restarted};
pub use games::{Delivered, Drawing, database_error, delivered, drawing, outbox, turn_closed};
pub use games::{games, turn_failed, turn_set_aside};
pub use loops::{Loop, stalled};

use std::sync::{LazyLock, Mutex, PoisonError};

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// What [`text`] is, for the header of an answer.
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// All figures as OpenMetrics text, which Prometheus reads.
pub fn text() -> String {
    static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(|| Mutex::new(registry()));
    let registry = REGISTRY.lock().unwrap_or_else(PoisonError::into_inner);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = encode(&mut text, &registry);
    text
}

fn registry() -> Registry {
    let mut registry = Registry::default();
    registry.register_collector(Box::new(process::Process::new()));
    let ours = registry.sub_registry_with_prefix("chancery");
    games::register(ours);
    discord::register(ours);
    registry
}

/// Times of work that should be quick, in seconds: from a millisecond to Discord's three seconds.
fn quick() -> Histogram {
    Histogram::new([
        0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0,
        10.0,
    ])
}

/// How late something comes, in seconds: from a tenth to a day.
fn late() -> Histogram {
    Histogram::new([
        0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 300.0, 900.0, 3_600.0, 86_400.0,
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_text_is_what_prometheus_reads() {
        turn_closed(1_500, Duration::from_millis(12));
        turn_failed();
        delivered("resolved", Delivered::Done);
        request(By::Posts, Some(429), Duration::from_millis(3), true);
        answered(&Answered {
            kind: "command",
            name: "order",
            outcome: Outcome::Ok,
            first: Duration::from_millis(4),
            all: Duration::from_millis(6),
        });
        outbox(3, 250);
        games("playing", 7);
        let text = text();
        for line in [
            "chancery_turns_total{outcome=\"closed\"} ",
            "chancery_turn_lateness_seconds_bucket{le=\"2.0\"} ",
            "chancery_deliveries_total{kind=\"resolved\",outcome=\"done\"} ",
            "chancery_discord_requests_total{by=\"posts\",status=\"429\"} ",
            "chancery_discord_invalid_requests_total ",
            "chancery_interactions_total{kind=\"command\",name=\"order\",outcome=\"ok\"} ",
            "chancery_outbox_rows 3",
            "chancery_outbox_oldest_seconds 0.25",
            "chancery_games{status=\"playing\"} 7",
            "chancery_build_info{version=",
        ] {
            assert!(text.contains(line), "{line} is missing in\n{text}");
        }
        assert!(text.ends_with("# EOF\n"), "{text}");
    }
}
