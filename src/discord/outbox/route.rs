//! Where a row goes, as the service writes it.

use std::str::FromStr;

/// Where a row of the outbox goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// A channel, by its number on Discord.
    Channel(u64),
    /// A private message to this person.
    Person(u64),
    /// A private message to this person, of what goes to the player whose seat they share.
    Sharer(u64),
    /// The message that shows a lobby, in this channel.
    Card(u64),
    /// The thread under the post the row builds on.
    Thread,
}

impl FromStr for Route {
    type Err = ();

    fn from_str(text: &str) -> Result<Route, ()> {
        let (kind, rest) = text.split_once(':').ok_or(())?;
        match kind {
            "thread" => Ok(Route::Thread),
            "channel" => rest.parse().map(Route::Channel).map_err(|_| ()),
            "card" => rest.parse().map(Route::Card).map_err(|_| ()),
            "person" => rest.parse().map(Route::Person).map_err(|_| ()),
            "sharer" => rest.parse().map(Route::Sharer).map_err(|_| ()),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::control::PlayerId;
    use crate::service::{card_route, channel_route, person_route};

    #[test]
    fn the_services_routes_are_read() {
        assert_eq!(channel_route(5).parse(), Ok(Route::Channel(5)));
        assert_eq!(
            person_route(PlayerId(u64::MAX)).parse(),
            Ok(Route::Person(u64::MAX))
        );
        assert_eq!(card_route(5).parse(), Ok(Route::Card(5)));
        assert_eq!("thread:1:2".parse(), Ok(Route::Thread));
        assert_eq!("sharer:5".parse(), Ok(Route::Sharer(5)));
        for wrong in ["", "channel", "channel:x", "channel:-1", "pigeon:5"] {
            assert_eq!(wrong.parse::<Route>(), Err(()), "{wrong}");
        }
    }
}
