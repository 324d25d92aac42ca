//! The link that invites the bot to a server.

use poise::serenity_prelude as serenity;
use serenity::Permissions;

use crate::discord::api::permissions;

/// The link, for the application with this id: it asks for slash commands and for exactly the permissions that the
/// bot needs.
pub fn link(application: u64) -> String {
    link_for(application, Permissions::empty())
}

/// The same link, which asks for these permissions, too.
pub fn link_for(application: u64, more: Permissions) -> String {
    let permissions = (permissions::needed(false) | more).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}\
         &scope=bot+applications.commands&permissions={permissions}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_asks_for_exactly_what_the_bot_checks_for() {
        let link = link(7);
        let url = reqwest::Url::parse(&link).expect("an address");
        let asked = |key: &str| {
            let found = url.query_pairs().find(|(name, _)| name == key);
            found.expect("a parameter").1.into_owned()
        };
        assert_eq!(asked("client_id"), "7");
        assert_eq!(asked("scope"), "bot applications.commands");
        let bits: u64 = asked("permissions").parse().expect("a number");
        let asked = serenity::Permissions::from_bits(bits).expect("Discord's own bits");
        // With all of them nothing is missing; without any one of them, that one is.
        assert_eq!(permissions::missing(asked, false), Vec::<&str>::new());
        for bit in asked {
            let missing = permissions::missing(asked - bit, false);
            assert_eq!(missing.len(), 1, "{bit:?}: {missing:?}");
        }
    }

    #[test]
    fn the_readers_of_the_documents_get_the_same_link() {
        let link = link(0).replace("client_id=0", "client_id=YOUR_ID");
        assert!(include_str!("../../../README.md").contains(&link));
        assert!(include_str!("../../../docs/verification.md").contains(&link));
    }
}
