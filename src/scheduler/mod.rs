//! Deadlines, reminders and the outbox worker, by a clock that tests can turn.
