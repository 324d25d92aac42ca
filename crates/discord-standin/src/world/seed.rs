//! The world there is at first: one server with its channels, people and the bot.

use crate::world::clock::Id;
use crate::world::perms;
use crate::world::{Bot, Channel, ChannelKind, Guild, Member, Person, Role, World, english, sorts};
use std::collections::BTreeMap;

/// The bot's user id, which is its application id too.
pub const BOT_ID: Id = 1_310_000_000_000_000_001;
/// The id of the demo server.
pub const GUILD_ID: Id = 1_310_000_000_000_000_100;
/// The id of the first demo person, who owns the server.
pub const OWNER_ID: Id = 1_310_000_000_000_000_201;

/// The people of the plain demo world: name and avatar colour.
const PEOPLE: [(&str, &str); 12] = [
    ("Adelaide", "#9c5b45"),
    ("Bertrand", "#3f6a8a"),
    ("Cosima", "#8a4a7d"),
    ("Dmitri", "#4f7a4a"),
    ("Elspeth", "#b0812c"),
    ("Florian", "#5a5aa0"),
    ("Giulia", "#2f7f7a"),
    ("Henrik", "#7a6a58"),
    ("Ingrid", "#a8506a"),
    ("Jasper", "#4a6f5f"),
    ("Katarina", "#7d6bb0"),
    ("Leopold", "#8f7330"),
];

/// The channels of the plain demo world.
const CHANNELS: [&str; 4] = ["welcome", "general", "workshop", "archive"];

/// The colour of people beyond the demo.
const GUEST: &str = PEOPLE[0].1;

/// When the demo server was founded: before any id the clock will give.
const FOUNDED_MS: i64 = 1_730_000_000_000;

/// The world before anyone has spoken: a bot, a server, its channels and people. Ids do not depend on names:
/// [`BOT_ID`], [`GUILD_ID`], then each channel's and each person's by its position.
#[derive(Clone, Debug)]
pub struct Demo {
    /// The bot's name.
    pub bot: String,
    /// The server's name.
    pub server: String,
    /// The names of its text channels, at most 49; the first has the id `GUILD_ID + 1`.
    pub channels: Vec<String>,
    /// Name and avatar colour (`#rrggbb`) of each person, at most 800. The first has the id [`OWNER_ID`] and
    /// owns the server.
    pub people: Vec<(String, String)>,
}

impl Default for Demo {
    /// Twelve people on a server with four channels.
    fn default() -> Self {
        let person = |(name, color): (&str, &str)| (name.to_owned(), color.to_owned());
        Self {
            bot: "Bot".to_owned(),
            server: "Demo server".to_owned(),
            channels: CHANNELS.map(str::to_owned).into(),
            people: PEOPLE.map(person).into(),
        }
    }
}

/// The ids of the people of [`Demo::default`], the owner first.
pub fn demo_people() -> Vec<Id> {
    ids(OWNER_ID, PEOPLE.len())
}

/// The ids of the channels of [`Demo::default`], in their order.
pub fn demo_channels() -> Vec<Id> {
    ids(GUILD_ID + 1, CHANNELS.len())
}

fn ids(first: Id, count: usize) -> Vec<Id> {
    (first..).take(count).collect()
}

/// The world before anyone has spoken.
pub(crate) fn world(demo: &Demo) -> World {
    let mut world = World {
        last_id: BOT_ID + 1_000,
        bot: Bot {
            id: BOT_ID,
            name: demo.bot.clone(),
        },
        people: people(demo).map(|person| (person.id, person)).collect(),
        ..World::default()
    };
    let roles = (GUILD_ID + 50, GUILD_ID + 51);
    let named = demo.channels.iter().map(String::as_str);
    let channels: Vec<(Id, &str)> = (GUILD_ID + 1..).zip(named).collect();
    add_guild(
        &mut world,
        GUILD_ID,
        &demo.server,
        roles,
        &channels,
        FOUNDED_MS,
    );
    world
}

fn people(demo: &Demo) -> impl Iterator<Item = Person> {
    let person = |(id, (name, color)): (Id, &(String, String))| Person {
        id,
        username: name.to_lowercase(),
        name: name.clone(),
        color: color.clone(),
        locale: english(),
        closed_dms: false,
        nitro: false,
    };
    (OWNER_ID..).zip(&demo.people).map(person)
}

/// Adds those demo people that a world kept by an earlier program does not know.
pub(crate) fn complete(world: &mut World, demo: &Demo) {
    for person in people(demo) {
        let id = person.id;
        if world.people.contains_key(&id) {
            continue;
        }
        world.people.insert(id, person);
        for guild in world.guilds.values_mut() {
            let joined_ms = guild.joined_ms;
            let member = Member {
                joined_ms,
                ..Member::default()
            };
            guild.members.entry(id).or_insert(member);
        }
    }
}

/// Adds people of these ids, who come to the demo server.
pub(crate) fn add_people(world: &mut World, ids: &[Id], now_ms: i64) {
    for id in ids {
        let name = format!("Guest {id}");
        let person = Person {
            id: *id,
            username: format!("guest{id}"),
            name,
            color: GUEST.to_owned(),
            locale: english(),
            closed_dms: false,
            nitro: false,
        };
        world.people.insert(*id, person);
        if let Some(guild) = world.guilds.get_mut(&GUILD_ID) {
            let member = Member {
                joined_ms: now_ms,
                ..Member::default()
            };
            guild.members.insert(*id, member);
        }
    }
}

/// Adds a server with all people in it; the first person owns it.
pub(crate) fn add_guild(
    world: &mut World,
    id: Id,
    name: &str,
    (bot_role, admin_role): (Id, Id),
    channels: &[(Id, &str)],
    now_ms: i64,
) {
    let role = |id, name: &str, permissions, managed, position| {
        let name = name.to_owned();
        (
            id,
            Role {
                id,
                name,
                permissions,
                managed,
                color: 0,
                hoist: false,
                mentionable: false,
                position,
            },
        )
    };
    let mut members: BTreeMap<Id, Member> = BTreeMap::new();
    for person in world.people.keys() {
        let mut member = Member {
            joined_ms: now_ms,
            ..Member::default()
        };
        if *person == OWNER_ID {
            member.roles.insert(admin_role);
        }
        members.insert(*person, member);
    }
    let bot = Member {
        joined_ms: now_ms,
        nick: None,
        roles: [bot_role].into(),
        silent_until_ms: 0,
    };
    members.insert(world.bot.id, bot);
    let guild = Guild {
        id,
        name: name.to_owned(),
        owner: OWNER_ID,
        members,
        bot_role,
        roles: [
            role(id, "@everyone", perms::EVERYONE, false, 0),
            role(bot_role, &world.bot.name, perms::BOT, true, 1),
            role(admin_role, "Steward", perms::ADMINISTRATOR, false, 2),
        ]
        .into(),
        joined_ms: now_ms,
        locale: english(),
        system_channel: None,
    };
    world.guilds.insert(id, guild);
    for (position, (id_of_channel, name)) in channels.iter().enumerate() {
        let channel = Channel {
            id: *id_of_channel,
            name: (*name).to_owned(),
            kind: ChannelKind::Text {
                guild: id,
                position: u32::try_from(position).unwrap_or(u32::MAX),
                topic: None,
                category: None,
                sort: sorts::TEXT,
                overwrites: Vec::new(),
                slow: 0,
            },
            last_message: None,
            sent: 0,
        };
        world.channels.insert(*id_of_channel, channel);
    }
}
