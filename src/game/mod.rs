//! A game's state, its phases and sheets, and the turn pipeline.
