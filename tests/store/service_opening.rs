//! A game as the service's own tests find it: started, with seven players.

use chancery::board::Power;
use chancery::control::PlayerId;
use chancery::game::Setup;
use chancery::service::{GameContext, NewGame, Person, Seating, Service};
use chancery::store::{GuildId, Store};
use tempfile::TempDir;

/// When everything here happens.
pub const NOW: i64 = 1_000_000;

/// A started game; player `n + 1` plays `Power::ALL[n]`, and all have written to the bot.
pub async fn started(setup: Setup) -> (TempDir, Service, GameContext) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open_folder(folder.path()).await.expect("a store");
    let service = Service::new(store, || {});
    let new = NewGame {
        guild: GuildId(7),
        channel: 70,
        name: "Sealed".to_owned(),
        setup,
        settings: Default::default(),
        gm: None,
        join: false,
        computers: None,
    };
    let gm = person(Power::AUSTRIA);
    let mut context = service.create(&gm, new).await.expect("a game");
    for power in Power::ALL {
        let by = person(power);
        service.contact(&by, true).await.expect("it is noted");
        let joined = service.join(&by, &context, Some(power)).await;
        context = joined.expect("a place");
    }
    let context = service.start(&gm, &context).await.expect("it starts");
    (folder, service, context)
}

/// The player of a power.
pub fn person(power: Power) -> Person {
    Person::new(PlayerId(power.place() as u64 + 1), NOW)
}

/// Another player in a power's seat: the GM offers it, and they take it.
pub async fn replaced(
    service: &Service,
    context: &GameContext,
    power: Power,
    player: u64,
) -> GameContext {
    let gm = person(Power::AUSTRIA);
    let new = Person {
        id: PlayerId(player),
        ..person(power)
    };
    let offered = service.replace(&gm, context, power, new.id).await;
    let Ok(Seating::Offered(context)) = offered else {
        panic!("it is offered: {offered:?}");
    };
    let taken = service.accept_seat(&new, &context).await;
    taken.expect("another plays")
}
