//! Pacing: so many messages a route, so many in all, and waiting when told to.

use std::collections::{BTreeMap, VecDeque};

/// The limits the outbox keeps, below Discord's own so that it rarely has to say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// How many rows of one route may go out…
    pub per_route: usize,
    /// …in this many milliseconds.
    pub route_window: i64,
    /// How many rows may go out in all…
    pub overall: usize,
    /// …in this many milliseconds.
    pub overall_window: i64,
}

impl Default for Pace {
    /// Five a channel in five seconds; forty in all in a second (of Discord's fifty: the rest is for
    /// what does not come by the outbox).
    fn default() -> Self {
        Pace {
            per_route: 5,
            route_window: 5_000,
            overall: 40,
            overall_window: 1_000,
        }
    }
}

/// What went out lately, and until when to be silent.
#[derive(Debug)]
pub(super) struct Pacer {
    pace: Pace,
    routes: BTreeMap<String, VecDeque<i64>>,
    overall: VecDeque<i64>,
    silent_until: i64,
}

impl Pacer {
    pub(super) fn new(pace: Pace) -> Self {
        Pacer {
            pace,
            routes: BTreeMap::new(),
            overall: VecDeque::new(),
            silent_until: i64::MIN,
        }
    }

    /// Takes leave to send on `route` at `now`, or says when to ask again (later than `now`).
    pub(super) fn ask(&mut self, route: &str, now: i64) -> Result<(), i64> {
        let pace = self.pace;
        if self.silent_until > now {
            return Err(self.silent_until);
        }
        forget(&mut self.overall, now, pace.overall_window);
        if self.routes.len() > 1_000 {
            self.routes.retain(|_, sent| {
                forget(sent, now, pace.route_window);
                !sent.is_empty()
            });
        }
        let sent = self.routes.entry(route.to_owned()).or_default();
        forget(sent, now, pace.route_window);
        for (sent, most, window) in [
            (&*sent, pace.per_route, pace.route_window),
            (&self.overall, pace.overall, pace.overall_window),
        ] {
            if let Some(oldest) = sent.front().filter(|_| sent.len() >= most) {
                return Err(oldest.saturating_add(window));
            }
        }
        sent.push_back(now);
        self.overall.push_back(now);
        Ok(())
    }

    /// Until when nothing may be sent.
    pub(super) fn silent_until(&self) -> i64 {
        self.silent_until
    }

    /// Sends nothing before `until`.
    pub(super) fn be_silent(&mut self, until: i64) {
        self.silent_until = self.silent_until.max(until);
    }
}

/// Drops what has left the window; also what lies in the future, after the clock was set back.
fn forget(sent: &mut VecDeque<i64>, now: i64, window: i64) {
    sent.retain(|at| *at <= now && now.saturating_sub(*at) < window);
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Pace = Pace {
        per_route: 2,
        route_window: 100,
        overall: 3,
        overall_window: 10,
    };

    #[test]
    fn a_route_that_has_sent_enough_waits_for_its_window() {
        let mut pacer = Pacer::new(PACE);
        assert_eq!(pacer.ask("a", 0), Ok(()));
        assert_eq!(pacer.ask("a", 20), Ok(()));
        assert_eq!(pacer.ask("a", 30), Err(100));
        assert_eq!(pacer.ask("b", 30), Ok(()));
        assert_eq!(pacer.ask("a", 100), Ok(()));
        assert_eq!(pacer.ask("a", 110), Err(120));
    }

    #[test]
    fn all_routes_share_one_limit_and_one_silence() {
        let mut pacer = Pacer::new(PACE);
        for route in ["a", "b", "c"] {
            assert_eq!(pacer.ask(route, 0), Ok(()));
        }
        assert_eq!(pacer.ask("d", 9), Err(10));
        assert_eq!(pacer.ask("d", 10), Ok(()));
        pacer.be_silent(500);
        pacer.be_silent(400);
        assert_eq!(pacer.ask("e", 499), Err(500));
        assert_eq!(pacer.ask("e", 500), Ok(()));
    }

    #[test]
    fn a_clock_set_back_does_not_hold_up_anything() {
        let mut pacer = Pacer::new(PACE);
        assert_eq!(pacer.ask("a", 1_000_000), Ok(()));
        assert_eq!(pacer.ask("a", 1_000_001), Ok(()));
        assert_eq!(pacer.ask("a", 5), Ok(()));
    }

    #[test]
    fn routes_long_quiet_are_forgotten() {
        let mut pacer = Pacer::new(Pace {
            overall: 9_999,
            ..PACE
        });
        for route in 0..1_500 {
            assert_eq!(pacer.ask(&route.to_string(), route * 1_000), Ok(()));
        }
        assert!(pacer.routes.len() <= 1_001);
    }
}
