//! The permission bits the stand-in knows, and what the demo people and the bot may do.

/// May do everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// May see who joined, kick and so on: the usual gate for what changes a bot for a whole server.
pub const MANAGE_GUILD: u64 = 1 << 5;
/// May see a channel.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// May write in a channel.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// May delete the messages of others, and pin.
pub const MANAGE_MESSAGES: u64 = 1 << 13;
/// May post embeds.
pub const EMBED_LINKS: u64 = 1 << 14;
/// May post files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// May read what was written before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// May ping everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// May use slash commands.
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
/// May change, archive and delete threads.
pub const MANAGE_THREADS: u64 = 1 << 34;
/// May open public threads.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// May open private threads.
pub const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
/// May write in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
/// May change channels.
pub const MANAGE_CHANNELS: u64 = 1 << 4;
/// May make roles below one's own, give them, and change what channels allow.
pub const MANAGE_ROLES: u64 = 1 << 28;

/// What `@everyone` may do in the demo servers.
pub const EVERYONE: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// What the bot was invited with: the least it needs.
pub const BOT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// Every bit, as an administrator has them.
pub const ALL: u64 = (1 << 50) - 1;
