//! The bot as Discord sees it: commands, private messages, components.
