//! Which permissions the bot needs, and which of them it lacks in a channel: worked out as Discord does, from the
//! roles of the server and the channel's own exceptions.

use serde::Deserialize;
use serenity::{ChannelId, Permissions, RoleId, UserId};

use poise::serenity_prelude as serenity;

/// What the bot needs where a game is played, with the key of each. Whatever asks for permissions or checks
/// them starts from this list: the invitation, the doctor, `/game create`, a post that was refused.
const NEEDED: [(Permissions, &str); 8] = [
    (Permissions::VIEW_CHANNEL, "view-channel"),
    (Permissions::SEND_MESSAGES, "send-messages"),
    (Permissions::EMBED_LINKS, "embed-links"),
    (Permissions::ATTACH_FILES, "attach-files"),
    (Permissions::READ_MESSAGE_HISTORY, "read-message-history"),
    (Permissions::CREATE_PUBLIC_THREADS, "create-public-threads"),
    (
        Permissions::CREATE_PRIVATE_THREADS,
        "create-private-threads",
    ),
    (
        Permissions::SEND_MESSAGES_IN_THREADS,
        "send-messages-in-threads",
    ),
];

/// What is needed besides to make roles, and to let people into rooms.
const FOR_ROLES: (Permissions, &str) = (Permissions::MANAGE_ROLES, "manage-roles");
/// What is needed besides to make rooms.
const FOR_CHANNELS: (Permissions, &str) = (Permissions::MANAGE_CHANNELS, "manage-channels");

/// What everybody may do who is let into a room. Discord lets the bot allow and deny only what it may do itself on the whole
/// server.
pub const READING: Permissions = Permissions::VIEW_CHANNEL.union(Permissions::READ_MESSAGE_HISTORY);
/// What those may not do in a room who only read there.
pub const WRITING: Permissions = Permissions::SEND_MESSAGES
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::CREATE_PRIVATE_THREADS);

/// What the bot needs for roles and, if there are to be any, for rooms.
pub fn for_rooms(rooms: bool) -> Permissions {
    if rooms {
        // A room's guests are let in by changing its permissions, which is for those who manage roles.
        FOR_ROLES.0 | FOR_CHANNELS.0
    } else {
        FOR_ROLES.0
    }
}

/// The keys of what is missing for roles or rooms, of what the bot may do on the whole server.
pub fn missing_for_rooms(have: Permissions, rooms: bool) -> Vec<&'static str> {
    let mut needed = for_rooms(rooms);
    if rooms {
        needed |= READING | WRITING;
    }
    let all = NEEDED.iter().chain([&FOR_ROLES, &FOR_CHANNELS]);
    let lacking = all.filter(|(bit, _)| (needed - have).contains(*bit));
    lacking.map(|(_, key)| *key).collect()
}

/// What is of no use in a forum's post: it has no threads, and writing in it has a permission of its own.
const NOT_IN_POSTS: Permissions = Permissions::SEND_MESSAGES
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::CREATE_PRIVATE_THREADS);

/// What the bot needs where a game is played: in a channel, or in a forum's post.
pub fn needed(in_post: bool) -> Permissions {
    let all = NEEDED.iter().map(|(bit, _)| *bit);
    let all = all.fold(Permissions::empty(), Permissions::union);
    if in_post { all - NOT_IN_POSTS } else { all }
}

/// What of a channel matters for permissions.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Place {
    /// The channel a thread is in, or the category of a channel.
    #[serde(default)]
    pub parent_id: Option<ChannelId>,
    /// Discord's number of the channel's type.
    #[serde(default, rename = "type")]
    pub kind: u8,
    /// What it allows or denies to roles and people.
    #[serde(default)]
    pub permission_overwrites: Vec<Exception>,
}

impl Place {
    /// Whether it is a thread, which has the permissions of the channel it is in.
    pub fn is_thread(&self) -> bool {
        matches!(self.kind, 10..=12)
    }
}

/// What a channel allows or denies to one role or person.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Exception {
    /// The role or the person.
    pub id: serenity::GenericId,
    /// 0: a role; 1: a person.
    #[serde(rename = "type")]
    pub kind: u8,
    /// The permissions it adds.
    pub allow: Permissions,
    /// The permissions it takes away; what it adds counts more.
    pub deny: Permissions,
}

/// What of a role matters for permissions. The role of everybody has the server's id.
#[derive(Clone, Debug, Deserialize)]
pub struct Role {
    pub id: RoleId,
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// The permissions it gives on the server.
    pub permissions: Permissions,
    /// Its colour, as a number.
    #[serde(default)]
    pub color: u32,
}

/// What of a server matters for permissions.
#[derive(Clone, Debug, Deserialize)]
pub struct Server {
    pub id: serenity::GuildId,
    pub roles: Vec<Role>,
}

/// What of a server's member matters for permissions.
#[derive(Clone, Debug, Deserialize)]
pub struct Member {
    pub user: User,
    /// The roles the member has, that of everybody left out.
    pub roles: Vec<RoleId>,
    /// Until when a moderator has silenced them.
    #[serde(default)]
    pub communication_disabled_until: Option<serenity::Timestamp>,
}

impl Member {
    /// Whether a moderator has silenced them, at a moment in milliseconds since 1970.
    pub fn is_silenced(&self, now: i64) -> bool {
        let until = self.communication_disabled_until;
        until.is_some_and(|until| until.unix_timestamp().saturating_mul(1_000) > now)
    }
}

/// The user that a member is.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct User {
    pub id: UserId,
}

/// A member's effective permissions in a channel, by Discord's rules: those of all their roles, changed by
/// the channel's overwrites for everyone, then for roles, then for the member. Administrators have all.
pub fn of(server: &Server, member: &Member, place: &Place) -> Permissions {
    let everyone = server.id.get();
    let held = |id: u64| id == everyone || member.roles.iter().any(|role| role.get() == id);
    let roles = server.roles.iter().filter(|role| held(role.id.get()));
    let mut bits = roles.fold(Permissions::empty(), |bits, role| bits | role.permissions);
    if bits.administrator() {
        return Permissions::all();
    }
    let exceptions = || place.permission_overwrites.iter();
    // In this order: what all are denied and allowed, what one's roles are, what oneself is.
    let of_all = exceptions().filter(|e| e.kind == 0 && e.id.get() == everyone);
    for exception in of_all {
        bits = (bits & !exception.deny) | exception.allow;
    }
    let of_roles = exceptions().filter(|e| {
        let id = e.id.get();
        e.kind == 0 && id != everyone && held(id)
    });
    let none = (Permissions::empty(), Permissions::empty());
    let (allow, deny) = of_roles.fold(none, |(allow, deny), e| (allow | e.allow, deny | e.deny));
    bits = (bits & !deny) | allow;
    let own = exceptions().filter(|e| e.kind == 1 && e.id.get() == member.user.id.get());
    for exception in own {
        bits = (bits & !exception.deny) | exception.allow;
    }
    bits
}

/// The keys of what is missing; without a view of the channel nothing else matters.
pub fn missing(have: Permissions, in_post: bool) -> Vec<&'static str> {
    if !have.view_channel() {
        return vec!["view-channel"];
    }
    let lacking = needed(in_post) - have;
    let named = NEEDED.iter().filter(|(bit, _)| lacking.contains(*bit));
    named.map(|(_, key)| *key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn server() -> Server {
        let role = |id: u64, permissions: Permissions| json!({ "id": id.to_string(), "permissions": permissions.bits().to_string() });
        let roles = [
            role(1, Permissions::VIEW_CHANNEL),
            role(2, needed(false)),
            role(3, Permissions::ADMINISTRATOR),
        ];
        serde_json::from_value(json!({ "id": "1", "roles": roles })).unwrap()
    }

    fn member(roles: &[u64]) -> Member {
        let roles: Vec<String> = roles.iter().map(u64::to_string).collect();
        serde_json::from_value(json!({ "user": { "id": "9" }, "roles": roles })).unwrap()
    }

    fn place(exceptions: &[(u64, u8, Permissions, Permissions)]) -> Place {
        let exceptions: Vec<_> = exceptions
            .iter()
            .map(|(id, kind, allow, deny)| {
                json!({ "id": id.to_string(), "type": kind,
                    "allow": allow.bits().to_string(), "deny": deny.bits().to_string() })
            })
            .collect();
        serde_json::from_value(json!({ "type": 0, "permission_overwrites": exceptions })).unwrap()
    }

    #[test]
    fn what_is_missing_is_named() {
        let none = Permissions::empty();
        let (send, files) = (Permissions::SEND_MESSAGES, Permissions::ATTACH_FILES);
        let lacks = |member: &Member, place: &Place| missing(of(&server(), member, place), false);
        assert_eq!(lacks(&member(&[2]), &place(&[])), Vec::<&str>::new());
        assert_eq!(lacks(&member(&[]), &place(&[])).len(), NEEDED.len() - 1);
        let own = place(&[(9, 1, none, send)]);
        assert_eq!(lacks(&member(&[2]), &own), ["send-messages"]);
        // Oneself before one's roles, one's roles before all.
        let mixed = place(&[
            (1, 0, none, send | files),
            (2, 0, send, none),
            (9, 1, none, none),
        ]);
        assert_eq!(lacks(&member(&[2]), &mixed), ["attach-files"]);
        let hidden = place(&[(1, 0, none, Permissions::VIEW_CHANNEL)]);
        assert_eq!(lacks(&member(&[2]), &hidden), ["view-channel"]);
        assert_eq!(lacks(&member(&[2, 3]), &hidden), Vec::<&str>::new());
        let quiet = place(&[(9, 1, none, send | Permissions::CREATE_PUBLIC_THREADS)]);
        let in_post = missing(of(&server(), &member(&[2]), &quiet), true);
        assert_eq!(in_post, Vec::<&str>::new());
    }
}
