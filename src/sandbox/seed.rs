//! The demo world a newcomer finds: one server, four channels, twelve people, the bot.

use super::clock::Id;
use super::perms;
use super::world::{Bot, Channel, ChannelKind, Guild, Member, Person, Role, World, english, sorts};
use std::collections::BTreeMap;

/// The bot's user id, which is its application id too.
pub const BOT_ID: Id = 1_310_000_000_000_000_001;
/// The demo server.
pub const GUILD_ID: Id = 1_310_000_000_000_000_100;
/// The first demo person, who owns the server.
pub const OWNER_ID: Id = 1_310_000_000_000_000_201;

/// Name and avatar colour; the position gives the id.
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

const CHANNELS: [&str; 4] = ["welcome", "the-long-peace", "east-wing", "side-table"];

/// When the demo server was founded: before any id the clock will give.
const FOUNDED_MS: i64 = 1_730_000_000_000;

/// The ids of the demo people, the owner first.
pub fn demo_people() -> Vec<Id> {
    (0..PEOPLE.len() as u64).map(|i| OWNER_ID + i).collect()
}

/// The ids of the demo server's channels, in their order.
pub fn demo_channels() -> Vec<Id> {
    (1..=CHANNELS.len() as u64).map(|i| GUILD_ID + i).collect()
}

/// The world before anyone has spoken.
pub(super) fn world() -> World {
    let mut world = World {
        last_id: BOT_ID + 1_000,
        bot: Bot {
            id: BOT_ID,
            name: "Chancery".to_owned(),
        },
        people: people().map(|person| (person.id, person)).collect(),
        ..World::default()
    };
    let roles = (GUILD_ID + 50, GUILD_ID + 51);
    let channels: Vec<(Id, &str)> = demo_channels().into_iter().zip(CHANNELS).collect();
    add_guild(
        &mut world,
        GUILD_ID,
        "The Chancery",
        roles,
        &channels,
        FOUNDED_MS,
    );
    world
}

fn people() -> impl Iterator<Item = Person> {
    let person = |(id, (name, color)): (Id, (&str, &str))| Person {
        id,
        username: name.to_lowercase(),
        name: name.to_owned(),
        color: color.to_owned(),
        locale: english(),
        closed_dms: false,
        nitro: false,
    };
    demo_people().into_iter().zip(PEOPLE).map(person)
}

/// Adds those demo people that a world kept by an earlier program does not know.
pub(super) fn complete(world: &mut World) {
    for person in people() {
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
pub(super) fn add_people(world: &mut World, ids: &[Id], now_ms: i64) {
    for id in ids {
        let name = format!("Guest {id}");
        let person = Person {
            id: *id,
            username: format!("guest{id}"),
            name,
            color: PEOPLE[0].1.to_owned(),
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
pub(super) fn add_guild(
    world: &mut World,
    id: Id,
    name: &str,
    (bot_role, admin_role): (Id, Id),
    channels: &[(Id, &str)],
    now_ms: i64,
) {
    let role = |id, name: &str, permissions, managed| {
        let name = name.to_owned();
        (
            id,
            Role {
                id,
                name,
                permissions,
                managed,
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
            role(id, "@everyone", perms::EVERYONE, false),
            role(bot_role, &world.bot.name, perms::BOT, true),
            role(admin_role, "Steward", perms::ADMINISTRATOR, false),
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
