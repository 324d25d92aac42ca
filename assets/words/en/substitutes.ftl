# Substitutes: offering to play for others, looking for somebody to take your seat, and notes for your successor.

command-substitute = Substitutes for players who are away or give up their seat
command-substitute-offer = Offer to play for others in this server’s games
command-substitute-withdraw = Take that offer back
command-substitute-list = Show who offers to substitute, and which seats can be taken over
command-substitute-seek = Look for somebody to play your power; you play on until then
command-substitute-end = Look for nobody any more, or take your seat back
command-substitute-note = Leave a note for whoever plays your power next, or read the one left for you
option-substitute-seek-until = When you take the seat back: a day (2026-03-09), a time, or how long from now; else you give it up
option-substitute-seek-note = A note that only whoever takes your seat reads
option-substitute-note-text = The note; it replaces the one before

substitute-offered = Thank you. When a player on this server looks for a substitute, I call you. `/substitute withdraw` ends that.
substitute-withdrawn = I no longer call you when a substitute is sought.
substitutes = These people offer to substitute: { $people }
substitutes-none = Nobody offers to substitute here yet. `/substitute offer` is the way to.
substitutes-seat = • <#{ $channel }> **{ $game }**: { $power } can be taken over with `/game takeover`.
substitute-sought = I am looking for somebody to take over your power in **{ $game }** for good. You play on until somebody does. Leave them a note with `/substitute note`; `/substitute end` calls it off.
substitute-sought-until = I am looking for somebody to play your power in **{ $game }** until { $until }; then it is yours again. You play on until somebody does. Leave them a note with `/substitute note`; `/substitute end` calls it off, or brings you back earlier.
seat-until = You stand in until { $until }; then the seat is its player’s again.
substitute-called-off = I am no longer looking for a substitute for { $power } in **{ $game }**.
substitute-noted = Whoever plays { $power } in **{ $game }** after you will read your note.
substitute-note = A note for whoever plays { $power } in **{ $game }**:
    { $note }
substitute-no-note = There is no note for { $power } in **{ $game }**. Write one with `/substitute note text:…`.

post-handover = { $player } – **{ $game }**: A note was left for you. Only you can see it: use `/substitute note`.
post-sought = **{ $game }**: The player of { $power } is looking for a successor, and plays on until there is one. Press the button to take over: you get its units and centres, and write new orders.
post-sought-until = **{ $game }**: The player of { $power } is looking for somebody to play until { $until }, and plays on until there is one. Press the button to stand in: you get its units and centres until then, and write new orders.
post-stands-in = **{ $game }**: { $player } plays { $power } until { $until }.
post-stands-in-hidden = **{ $game }**: { $power } has a substitute until { $until }.

refusal-bad-return = Say when you take the seat back: a moment in the future, at most 60 days from now. Without `until:`, you give the seat up for good.
refusal-stands-in = You stand in for another player in this game, so you cannot look for somebody else. If you cannot go on, use `/game leave`: the seat is then free.
refusal-no-substitution = You are not looking for a substitute in this game, and nobody stands in for you. Look for one with `/substitute seek`; a power without a player is taken over with `/game takeover`.

audit-seek-substitute = looked for a substitute
audit-seek-no-substitute = no longer looked for a substitute
audit-end-substitution = took the seat back from a substitute
audit-substitution-stays = did not get the seat back, or nobody had taken it
undelivered-what-sought = the call for a substitute
