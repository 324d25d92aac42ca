# What people read when the machine the bot runs on is not well.

machine-unwell = { $why } So I could not do that. Nothing was changed, and nothing I confirmed before is lost. Please try again in a few minutes; whoever runs this bot finds the cause under the number `{ $id }`.
machine-unsure = { $why } I may not have done that. Nothing I confirmed before is lost; `/orders` shows what I have once that place is back. Please try again in a few minutes; whoever runs this bot finds the cause under the number `{ $id }`.
machine-busy = The place where I keep the games does not answer in time: it is busy, held by another process, or away.
machine-full = The disk on which I keep the games is full.
machine-read-only = The place where I keep the games cannot be written at the moment.
machine-away = The place where I keep the games cannot be reached at the moment.
