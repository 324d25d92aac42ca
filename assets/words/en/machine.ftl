# What people read when the machine the bot runs on is not well.

machine-unwell = { $why } So I could not do that. Nothing was changed, and nothing I confirmed before is lost. Please try again in a few minutes; whoever runs this bot finds the cause under the number `{ $id }`.
machine-busy = Another process holds the place where I keep the games.
machine-full = The disk on which I keep the games is full.
machine-read-only = The place where I keep the games cannot be written at the moment.
machine-away = The place where I keep the games cannot be reached at the moment.
