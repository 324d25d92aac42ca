//! The service's record of the years: what a chart shows.

use chancery::board::Power;
use chancery::economy::Measure;
use chancery::service::{GameContext, Mode, Record, Refusal, Service, ServiceError};
use chancery::variants;

use crate::service_opening::{person, started};

async fn process(service: &Service, context: &GameContext) -> GameContext {
    let gm = person(Power::AUSTRIA);
    service
        .process(&gm, context)
        .await
        .expect("it closes")
        .context
}

async fn writes(service: &Service, context: &GameContext, power: Power, line: &str) {
    let by = person(power);
    let written = service
        .write(&by, context, line, Mode::Add, false, line)
        .await;
    assert!(written.expect("it is taken").changed);
}

/// A power's counts, from the first year on.
fn of(record: &Record, power: Power) -> Vec<(u16, u32)> {
    let years = record.years.iter();
    years.map(|(year, all)| (*year, all[&power])).collect()
}

#[tokio::test]
async fn years_count_once_they_have_closed_and_what_was_rolled_back_does_not() {
    let (_folder, service, context) = started(variants::standard(None)).await;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(record.measure, Measure::Centres);
    assert_eq!(record.goal, Some(18));
    assert_eq!(of(&record, Power::FRANCE), [(1900, 3)]);
    assert_eq!(record.years[&1900].len(), 7);

    writes(&service, &context, Power::FRANCE, "A Mar - Spa").await;
    let context = process(&service, &context).await;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(
        of(&record, Power::FRANCE),
        [(1900, 3)],
        "a Spring is no year"
    );
    let context = process(&service, &context).await;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(of(&record, Power::FRANCE), [(1900, 3), (1901, 4)]);

    writes(&service, &context, Power::FRANCE, "Build A Mar").await;
    let context = process(&service, &context).await;
    let units = service.record(&context, Some(Measure::Units)).await;
    let units = units.expect("a record");
    assert_eq!(of(&units, Power::FRANCE), [(1900, 3), (1901, 4)]);
    assert_eq!(units.goal, None);

    // Back to the Fall: its year is open again.
    let gm = person(Power::AUSTRIA);
    let context = service
        .rollback(&gm, &context, None)
        .await
        .expect("Winter")
        .context;
    let context = service
        .rollback(&gm, &context, None)
        .await
        .expect("Fall")
        .context;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(of(&record, Power::FRANCE), [(1900, 3)]);
}

#[tokio::test]
async fn each_game_has_the_counts_its_rules_know() {
    let (_folder, service, context) = started(variants::economic(None)).await;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(record.measure, Measure::Income);
    assert_eq!(of(&record, Power::RUSSIA), [(1900, 20)]);
    assert!(record.goal.is_some());
    let refused = service.record(&context, Some(Measure::Blocks)).await;
    let measure = Measure::Blocks;
    let expected = Refusal::NotCounted { measure };
    assert!(matches!(refused, Err(ServiceError::Refused(why)) if why == expected));

    let (_folder, service, context) = started(variants::investment(None)).await;
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!((record.measure, record.goal), (Measure::Blocks, Some(100)));
    assert_eq!(of(&record, Power::RUSSIA), [(1900, 20)]);
    let mut context = context;
    for _ in 0..2 {
        context = process(&service, &context).await;
    }
    let record = service.record(&context, None).await.expect("a record");
    assert_eq!(
        of(&record, Power::RUSSIA),
        [(1900, 20)],
        "Winter is to come"
    );
    let context = process(&service, &context).await;
    let record = service.record(&context, None).await.expect("a record");
    // Four units cost all that twenty blocks bring.
    assert_eq!(of(&record, Power::RUSSIA), [(1900, 20), (1901, 20)]);
    assert_eq!(of(&record, Power::TURKEY), [(1900, 15), (1901, 15)]);
    let income = service.record(&context, Some(Measure::Income)).await;
    let income = of(&income.expect("a record"), Power::RUSSIA);
    assert_eq!(income, [(1900, 20), (1901, 20)]);
}
