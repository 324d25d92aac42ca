//! The pacer keeps to every limit it knows of, and to those it is told.

use super::*;

const PACE: Pace = Pace {
    per_lane: 2,
    lane_window: 100,
    overall: 3,
    overall_window: 10,
};

/// Asks once; who may not go does not wait.
fn once(lanes: &mut Lanes, lane: &str, now: i64) -> Result<(), i64> {
    let turn = lanes.queue(Some(lane), Rank::Answer, now);
    let asked = lanes.ask(turn, now);
    match asked {
        Ok(()) => lanes.finished(Some(lane), now),
        Err(_) => lanes.leave_queue(turn),
    }
    asked
}

#[test]
fn a_lane_keeps_to_what_discord_names() {
    let mut lanes = Lanes::new(PACE);
    // Nothing is known of it yet.
    for _ in 0..3 {
        assert_eq!(once(&mut lanes, "@x", 0), Ok(()));
    }
    lanes.limit("@x", 1);
    assert_eq!(once(&mut lanes, "@x", 20), Err(100));
    // Others may be slower than thought, but are never faster.
    lanes.limit("a", 1);
    assert_eq!(once(&mut lanes, "a", 100), Ok(()));
    assert_eq!(once(&mut lanes, "a", 110), Err(200));
    lanes.limit("b", 9);
    assert_eq!(once(&mut lanes, "b", 120), Ok(()));
    assert_eq!(once(&mut lanes, "b", 130), Ok(()));
    assert_eq!(once(&mut lanes, "b", 140), Err(220));
}

#[test]
fn a_lane_that_has_sent_enough_waits_for_its_window() {
    let mut lanes = Lanes::new(PACE);
    assert_eq!(once(&mut lanes, "a", 0), Ok(()));
    assert_eq!(once(&mut lanes, "a", 20), Ok(()));
    assert_eq!(once(&mut lanes, "a", 30), Err(100));
    assert_eq!(once(&mut lanes, "b", 30), Ok(()));
    assert_eq!(lanes.opens("a", 40), 100);
    assert_eq!(once(&mut lanes, "a", 100), Ok(()));
    assert_eq!(once(&mut lanes, "a", 110), Err(120));
}

#[test]
fn all_lanes_share_one_limit_and_one_silence() {
    let mut lanes = Lanes::new(PACE);
    for lane in ["a", "b", "c"] {
        assert_eq!(once(&mut lanes, lane, 0), Ok(()));
    }
    assert_eq!(once(&mut lanes, "d", 9), Err(10));
    lanes.set_overall(4);
    assert_eq!(once(&mut lanes, "d", 9), Ok(()));
    lanes.close(None, 500);
    lanes.close(None, 400);
    assert_eq!(once(&mut lanes, "e", 499), Err(500));
    assert_eq!(lanes.opens("e", 499), 500);
    assert_eq!(once(&mut lanes, "e", 500), Ok(()));
    lanes.close(Some("e"), 900);
    assert_eq!(once(&mut lanes, "e", 600), Err(900));
    assert_eq!(once(&mut lanes, "f", 600), Ok(()));
}

#[test]
fn what_has_no_answer_yet_counts_and_its_window_begins_with_the_answer() {
    let mut lanes = Lanes::new(PACE);
    for _ in 0..2 {
        let turn = lanes.queue(Some("a"), Rank::Answer, 0);
        assert_eq!(lanes.ask(turn, 0), Ok(()));
    }
    assert_eq!(once(&mut lanes, "a", 90), Err(190));
    lanes.finished(Some("a"), 90);
    lanes.finished(Some("a"), 95);
    assert_eq!(once(&mut lanes, "a", 120), Err(190));
    assert_eq!(once(&mut lanes, "a", 190), Ok(()));
}

#[test]
fn what_matters_more_goes_first_but_nothing_waits_for_ever() {
    let mut lanes = Lanes::new(PACE);
    for lane in ["a", "b", "c"] {
        assert_eq!(once(&mut lanes, lane, 0), Ok(()));
    }
    let reminder = lanes.queue(Some("d"), Rank::Reminder, 0);
    let notice = lanes.queue(Some("e"), Rank::Notice, 1);
    let result = lanes.queue(Some("f"), Rank::Result, 2);
    let answer = lanes.queue(Some("g"), Rank::Answer, 3);
    lanes.set_overall(2);
    assert_eq!(lanes.ask(reminder, 10), Err(20));
    assert_eq!(lanes.ask(notice, 10), Err(20));
    assert_eq!(lanes.ask(answer, 10), Ok(()));
    assert_eq!(lanes.ask(result, 10), Ok(()));
    lanes.finished(Some("g"), 10);
    lanes.finished(Some("f"), 10);
    // Ten seconds later an answer no longer goes before it.
    let late = lanes.queue(Some("h"), Rank::Answer, 10_001);
    assert!(reminder < late && notice < late);
    assert_eq!(lanes.ask(notice, 10_001), Ok(()));
    assert_eq!(lanes.ask(reminder, 10_001), Ok(()));
    assert_eq!(lanes.ask(late, 10_001), Err(10_011));
}

#[test]
fn a_lane_that_waits_holds_up_no_other() {
    let mut lanes = Lanes::new(PACE);
    assert_eq!(once(&mut lanes, "busy", 0), Ok(()));
    assert_eq!(once(&mut lanes, "busy", 0), Ok(()));
    let many: Vec<_> = (0..50)
        .map(|_| lanes.queue(Some("busy"), Rank::Answer, 20))
        .collect();
    let other = lanes.queue(Some("quiet"), Rank::Reminder, 20);
    assert_eq!(lanes.ask(many[0], 20), Err(100));
    assert_eq!(lanes.ask(other, 20), Ok(()));
}

#[test]
fn what_can_wait_takes_only_what_is_to_spare() {
    let mut lanes = Lanes::new(PACE);
    assert!(lanes.ask_idly(1, 0));
    assert!(lanes.ask_idly(1, 0));
    assert!(!lanes.ask_idly(1, 0));
    assert_eq!(once(&mut lanes, "a", 0), Ok(()));
}

#[test]
fn a_clock_set_back_does_not_hold_up_anything() {
    let mut lanes = Lanes::new(PACE);
    assert_eq!(once(&mut lanes, "a", 1_000_000), Ok(()));
    assert_eq!(once(&mut lanes, "a", 1_000_001), Ok(()));
    assert_eq!(once(&mut lanes, "a", 5), Ok(()));
}

#[test]
fn lanes_long_quiet_are_forgotten() {
    let mut lanes = Lanes::new(Pace {
        overall: 9_999,
        ..PACE
    });
    for lane in 0..1_500 {
        assert_eq!(once(&mut lanes, &lane.to_string(), lane * 1_000), Ok(()));
    }
    assert!(lanes.lanes.len() <= LANES + 1);
}

/// Discord shuts out whoever has 10,000 requests refused in ten minutes.
#[test]
fn refused_requests_slow_the_bot_down_and_then_stop_it_for_a_while() {
    let mut lanes = Lanes::new(Pace::default());
    let mut refused = 0;
    let mut now = 0;
    // The worst case: everything is refused, for a day, and all lanes have something to say.
    let mut most = 0;
    let mut times = VecDeque::new();
    while now < 86_400_000 {
        match once(&mut lanes, &refused.to_string(), now) {
            Ok(()) => {
                refused += 1;
                times.push_back(now);
                forget(&mut times, now, REFUSED_WINDOW);
                most = most.max(times.len());
                lanes.refused(now);
            }
            Err(later) => now = later,
        }
    }
    assert!(refused > REFUSED_STOP, "it tries again: {refused}");
    assert!(most <= REFUSED_STOP, "{most} in ten minutes");
    assert_eq!(lanes.stats(now + REFUSED_WINDOW).refused, 0);
}

#[test]
fn a_few_refusals_change_nothing() {
    let mut lanes = Lanes::new(PACE);
    for n in 0..REFUSED_SLOW as i64 - 1 {
        assert_eq!(lanes.refused(n), None);
    }
    for lane in ["a", "b", "c"] {
        assert_eq!(once(&mut lanes, lane, 1_000), Ok(()));
    }
    lanes.refused(1_001);
    assert_eq!(once(&mut lanes, "a", 1_010), Ok(()));
    assert_eq!(once(&mut lanes, "b", 1_010), Ok(()));
    assert_eq!(once(&mut lanes, "c", 1_010), Err(1_020), "two a second");
}
