//! A local stand-in for Discord and its web page.
