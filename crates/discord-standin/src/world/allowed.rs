//! Who may do what where, worked out as Discord does it: roles, then the channel's overwrites of all, of one's
//! roles and of oneself, and what follows from lacking one thing.

use crate::world::clock::Id;
use crate::world::perms;
use crate::world::{Channel, ChannelKind, Overwrite, World};

/// What is left to a member whom a moderator has silenced.
const SILENCED: u64 = perms::VIEW_CHANNEL | perms::READ_MESSAGE_HISTORY;
/// What nobody can do who cannot write.
const WRITERS: u64 = perms::MENTION_EVERYONE | perms::ATTACH_FILES | perms::EMBED_LINKS;

impl World {
    /// The permission bits that `user` has in `guild` by roles alone.
    pub fn guild_permissions(&self, guild: Id, user: Id) -> u64 {
        let Some(g) = self.guilds.get(&guild) else {
            return 0;
        };
        if g.owner == user {
            return perms::ALL;
        }
        let Some(member) = g.members.get(&user) else {
            return 0;
        };
        let mut bits = 0;
        for role in g.roles.values() {
            if role.id == guild || member.roles.contains(&role.id) {
                bits |= role.permissions;
            }
        }
        if bits & perms::ADMINISTRATOR != 0 {
            return perms::ALL;
        }
        bits
    }

    /// What the channel's overwrites leave of what somebody may do.
    fn overwritten(&self, guild: Id, user: Id, overwrites: &[Overwrite]) -> u64 {
        let mut bits = self.guild_permissions(guild, user);
        let member = self.guilds.get(&guild).and_then(|g| g.members.get(&user));
        let Some(member) = member.filter(|_| bits != perms::ALL) else {
            return bits;
        };
        let mut apply = |fits: &dyn Fn(&Overwrite) -> bool| {
            let (mut allow, mut deny) = (0, 0);
            for found in overwrites.iter().filter(|o| fits(o)) {
                allow |= found.allow;
                deny |= found.deny;
            }
            bits = bits & !deny | allow;
        };
        apply(&|o| !o.person && o.id == guild);
        apply(&|o| !o.person && o.id != guild && member.roles.contains(&o.id));
        apply(&|o| o.person && o.id == user);
        bits
    }

    /// What `user` may do in `channel` at this moment; in private conversations, everything a conversation
    /// offers.
    pub fn permissions_at(&self, channel: Id, user: Id, now_ms: i64) -> u64 {
        let bits = self.permissions(channel, user);
        let guild = self.channels.get(&channel).and_then(Channel::guild);
        let member = guild.and_then(|g| self.guilds.get(&g)?.members.get(&user));
        let silenced = member.is_some_and(|m| m.silent_until_ms > now_ms);
        if silenced && bits & perms::ADMINISTRATOR == 0 {
            bits & SILENCED
        } else {
            bits
        }
    }

    /// The permission bits that `user` has in a channel, not counting that a moderator may have silenced
    /// them.
    pub fn permissions(&self, channel: Id, user: Id) -> u64 {
        let Some(c) = self.channels.get(&channel) else {
            return 0;
        };
        let (bits, write) = match &c.kind {
            ChannelKind::Dm { users } => {
                return if users.contains(&user) {
                    perms::EVERYONE
                } else {
                    0
                };
            }
            ChannelKind::Text {
                guild, overwrites, ..
            } => {
                let bits = self.overwritten(*guild, user, overwrites);
                (bits, bits & perms::SEND_MESSAGES != 0)
            }
            ChannelKind::Thread {
                parent,
                private,
                members,
                ..
            } => {
                let above = self.channels.get(parent).map(|c| &c.kind);
                let Some(ChannelKind::Text {
                    guild, overwrites, ..
                }) = above
                else {
                    return 0;
                };
                let bits = self.overwritten(*guild, user, overwrites);
                let inside =
                    !private || members.contains(&user) || bits & perms::MANAGE_THREADS != 0;
                if !inside {
                    return 0;
                }
                (bits, bits & perms::SEND_MESSAGES_IN_THREADS != 0)
            }
        };
        // Without a view there is nothing else either.
        if bits & perms::VIEW_CHANNEL == 0 {
            return 0;
        }
        if write {
            bits | perms::SEND_MESSAGES
        } else {
            bits & !(perms::SEND_MESSAGES | WRITERS)
        }
    }
}
