//! The forecast of one's money follows the adjudicator: the same spending rule, the same order.

use crate::service_money::{changed, credits_of};
use crate::service_opening::{NOW, person, started};
use chancery::board::Power;
use chancery::board::powers::*;
use chancery::control::PlayerId;
use chancery::economy::Economy;
use chancery::service::{Cause, GameContext, Mode, Money, Service};
use chancery::variants;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A game with these options in which these sheets are written.
async fn written(
    options: Value,
    winter: bool,
    sheets: &[(Power, &str)],
) -> (TempDir, Service, GameContext) {
    let mut setup = variants::economic(None);
    let options = serde_json::from_value(options).expect("an object");
    variants::options::set(&mut setup, &options).expect("options of this variant");
    let (folder, service, context) = started(setup).await;
    let context = changed(&service, &context, |state| {
        let phase = if winter { "W1901A" } else { "F1901M" };
        state.phase = phase.parse().expect("a phase");
        if winter {
            let treasuries = credits_of(state).treasuries.values_mut();
            treasuries.for_each(|t| t.credits = 15);
        }
    })
    .await;
    for (power, text) in sheets {
        let by = person(*power);
        let once = power.id();
        let done = service.write(&by, &context, text, Mode::Add, true, &once);
        assert!(done.await.expect("it is written").changed, "{text}");
    }
    (folder, service, context)
}

async fn money(service: &Service, context: &GameContext, power: Power) -> Money {
    let mine = service.my_sheet(&person(power), context).await;
    mine.expect("a sheet")
        .known
        .money
        .expect("credits are played for")
}

/// What a power holds once the open phase is closed.
async fn closed(service: &Service, context: &GameContext, power: Power) -> u32 {
    let (game, cause) = (&context.game, Cause::Gm(PlayerId(1)));
    let closed = service.close(game.guild, game.id, game.head.phase_no, NOW, cause);
    let closed = closed.await.expect("it closes").expect("it was open");
    let credits = closed.context.state.economy.credits();
    credits.expect("credits").balance(power)
}

/// England holds 3 and is given 3; what it gives needs both.
const PASSED_ON: [(Power, &str); 3] = [
    (AUSTRIA, "Give 3 to England"),
    (
        ENGLAND,
        "Receive 3 from Austria\nGive 3 to Germany\nGive 2 to France",
    ),
    (FRANCE, "Receive 2 from England"),
];

#[tokio::test]
async fn r1b_03_what_comes_in_pays_nothing_that_goes_out_in_the_same_phase() {
    let gives = "Receive 3 from England";
    let sheets = PASSED_ON.into_iter().chain([(GERMANY, gives)]);
    let sheets: Vec<_> = sheets.collect();
    // Opening: 3 and 3 are 6; the gift of 3 is paid, that of 2 is not; 17 come in.
    for (options, left) in [(json!({}), 20), (json!({"spending": "chained"}), 18)] {
        let (_folder, service, context) = written(options, false, &sheets).await;
        let forecast = money(&service, &context, ENGLAND).await;
        assert_eq!(
            forecast.winter.expect("units are paid for").plan.treasury,
            left
        );
        assert_eq!(closed(&service, &context, ENGLAND).await, left);
    }
    // Germany has not agreed yet: the gift to France can be paid; with Germany it cannot.
    let (_folder, service, context) = written(json!({}), false, &PASSED_ON).await;
    let forecast = money(&service, &context, ENGLAND).await;
    assert_eq!(
        forecast.winter.expect("units are paid for").plan.treasury,
        21
    );
    let agreed = forecast.if_agreed.expect("something waits");
    assert_eq!(agreed.plan.treasury, 20);
    assert_eq!(closed(&service, &context, ENGLAND).await, 21);
}

#[tokio::test]
async fn r1b_10_units_come_first_in_winter_where_the_gm_has_it_so() {
    let sheets = [
        (FRANCE, "Give 4 to Italy\nReceive 1 from Italy"),
        (ITALY, "Receive 4 from France\nGive 1 to France"),
    ];
    // 15 and units for 13: only 2 may be given away, unless gifts are free.
    for (options, treasury) in [
        (json!({}), 12),
        (json!({"winter_gifts": "after-upkeep"}), 16),
    ] {
        let (_folder, service, context) = written(options, true, &sheets).await;
        let forecast = money(&service, &context, FRANCE)
            .await
            .winter
            .expect("units are paid for");
        assert_eq!(forecast.plan.treasury, treasury);
        let left = forecast.plan.left();
        assert_eq!(closed(&service, &context, FRANCE).await, left);
    }
}

#[tokio::test]
async fn r1b_13_what_is_called_and_owed_goes_when_fall_ends() {
    let sheets = [(FRANCE, "Owe 2 to Italy"), (ITALY, "Claim 2 from France")];
    let (_folder, service, context) = written(json!({}), false, &sheets).await;
    let (france, italy) = (
        money(&service, &context, FRANCE)
            .await
            .winter
            .expect("units are paid for")
            .plan
            .treasury,
        money(&service, &context, ITALY)
            .await
            .winter
            .expect("units are paid for")
            .plan
            .treasury,
    );
    assert_eq!((france, italy), (3 + 16 - 2, 3 + 16 + 2));
    assert_eq!(closed(&service, &context, FRANCE).await, france);
}

/// What others hold is not told by what a forecast takes them to pay.
#[tokio::test]
async fn r1b_29_a_forecast_does_not_tell_whether_others_can_pay() {
    let sheets = [
        (TURKEY, "Receive 3 from Italy"),
        (ITALY, "Give 3 to Turkey\nGive 3 to France"),
        (FRANCE, "Receive 3 from Italy"),
    ];
    let (_folder, service, context) = written(json!({}), false, &sheets).await;
    for power in [FRANCE, TURKEY] {
        let income = money(&service, &context, power).await.income;
        let forecast = money(&service, &context, power)
            .await
            .winter
            .expect("units are paid for");
        assert_eq!(forecast.plan.treasury, 3 + 3 + income, "{power}");
    }
}

#[tokio::test]
async fn a_gift_of_points_that_cannot_be_paid_whole_leaves_what_there_is() {
    let mut setup = variants::investment(None);
    let options = serde_json::from_value(json!({"loans": "allowed"})).expect("an object");
    variants::options::set(&mut setup, &options).expect("options of this variant");
    let (_folder, service, context) = started(setup).await;
    let context = changed(&service, &context, |state| {
        state.phase = "W1901A".parse().expect("a phase");
        let Economy::Blocks(blocks) = &mut state.economy else {
            panic!("a game of blocks")
        };
        blocks.bank.treasuries.entry(FRANCE).or_default().credits = 15;
    })
    .await;
    for (power, text) in [
        (FRANCE, "Give 10 to Italy\nGive 10 to Germany"),
        (ITALY, "Receive 10 from France"),
        (GERMANY, "Receive 10 from France"),
    ] {
        let by = person(power);
        let once = power.id();
        let done = service.write(&by, &context, text, Mode::Add, true, &once);
        assert!(done.await.expect("it is written").changed, "{text}");
    }
    let mine = service.my_sheet(&person(FRANCE), &context).await;
    let points = mine.expect("a sheet").known.points.expect("points");
    assert_eq!((points.held, points.winter.plan.points), (15, 5));
}
