//! Pictures: they are drawn, small, the same every time, and never fail on odd scenes.
//!
//! Each run leaves its pictures in the target folder's `tmp` for people to look at.

mod board;
mod games;
mod pictures;
mod scenes;
