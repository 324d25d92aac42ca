# What people read when something is wrong with the database or the disk.

machine-unwell = { $why } So that did not work. Nothing was changed, and nothing I confirmed earlier is lost. Please try again in a few minutes. Whoever runs this bot can find the cause in the log under `{ $id }`.
machine-unsure = { $why } That may not have worked. Nothing I confirmed earlier is lost; `/orders` shows what I have once the database is back. Please try again in a few minutes. Whoever runs this bot can find the cause in the log under `{ $id }`.
machine-busy = My database is not answering in time: it is busy, locked by another process, or unavailable.
machine-full = The disk with my database is full.
machine-read-only = My database cannot be written to at the moment.
machine-away = My database cannot be reached at the moment.
