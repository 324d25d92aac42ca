//! Games, revisions, submissions and the outbox, in SQLite or PostgreSQL.
