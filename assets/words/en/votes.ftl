# Votes: what players propose, who may know what, and how a vote ends.

agreement-all = all of them
agreement-two-thirds = two thirds of them
agreement-majority = more than half of them

ballot-what-draw = a draw among { $powers }
ballot-what-draw-all = a draw among all survivors ({ $powers })
ballot-what-concession = a concession to { $power }
ballot-what-extend = { $span } more for this phase
ballot-until-phase = until { $phase } closes
ballot-until-moment = until { $at } ({ $in })

ballot-post =
    🗳️ **{ $game }**: Vote #{ $ballot } is open: { $what }.
    It passes as soon as { $needed } of { $of } vote yes, and is open { $until }. The result will be announced here.
    Votes are secret: nobody, not even the GM, ever sees more than how many have voted. You can change your vote until the result is in.
    Voted so far: **{ $votes } of { $of }**.
button-ballot-yes = Yes
button-ballot-no = No
button-ballot-none = Withdraw my vote
ballot-why = The reason given: { $why }

ballot-opened = The vote is now open in the channel: { $what }. You have voted yes, and nobody learns that you called it. It is open { $until }; { $needed } of { $of } must vote yes. To withdraw it: `/vote choice:withdraw motion:#{ $ballot }`.
ballot-voted-yes = You vote for { $what }. { $votes } of { $of } have voted; the vote is open { $until }.
ballot-voted-no = You vote against { $what }. { $votes } of { $of } have voted; the vote is open { $until }.
ballot-voted-none = Your vote on { $what } is withdrawn. { $votes } of { $of } have voted; the vote is open { $until }.
ballot-own-yes = 🗳️ Open vote: { $what } (`/vote motion:#{ $ballot }`). You voted yes; { $votes } of { $of } have voted.
ballot-own-no = 🗳️ Open vote: { $what } (`/vote motion:#{ $ballot }`). You voted no; { $votes } of { $of } have voted.
ballot-own-none = 🗳️ Open vote: { $what } (`/vote motion:#{ $ballot }`). You have not voted; it is open { $until }.

ballot-title = Vote #{ $ballot }: { $what }
ballot-field = { $votes } of { $of } have voted; { $needed } must vote yes. Open { $until }. `/vote motion:#{ $ballot }`

ballot-over-carried = 🗳️ **{ $game }**: The vote on { $what } **passed**.
ballot-over-failed = 🗳️ **{ $game }**: Everybody has voted on { $what }, and it did **not** pass. Who voted how stays secret.
ballot-over-expired = 🗳️ **{ $game }**: Time is up for the vote on { $what }, and it did **not** pass. Who voted how stays secret.
ballot-over-withdrawn = 🗳️ **{ $game }**: The vote on { $what } was withdrawn by whoever called it. Its votes no longer count.
ballot-over-rolled-back = 🗳️ **{ $game }**: The game was rolled back, which ends the vote on { $what }. Its votes no longer count; it may be called again.
ballot-over-moot = 🗳️ **{ $game }**: The vote on { $what } is over, because there is nothing left to decide.

ballot-state-open = it is open
ballot-state-carried = it passed
ballot-state-failed = everybody had voted, and it did not pass
ballot-state-expired = time was up, and it did not pass
ballot-state-withdrawn = it was withdrawn by whoever called it
ballot-state-rolled-back = the game was rolled back
ballot-state-moot = there was nothing left to decide

refusal-ballot-over = That vote is over: { $how }. Nothing was changed.
refusal-no-ballot = There is no vote #{ $ballot } in this game. `/status` shows the open ones.
refusal-not-their-ballot = Only whoever called a vote can withdraw it. To withdraw your own vote, use its button.
refusal-too-many-ballots = There are too many votes already: at most { $open } can be open at once, and one player can call at most { $asked } per phase.
refusal-draw-of-one = A draw needs at least two powers. To give the game to one power, use `/concede`.
refusal-draw-includes-all = In this game a draw must include all survivors. Leave out the option `among`.

command-draw = Call a vote on a draw, among all survivors or some of them; or vote on one
command-concede = Call a vote that all others concede to one power; or vote on it
command-gm-end = End the game with a result you choose: a draw, a win, or none
option-draw-among = Who shares the draw, such as “France, Italy”; leave it out for all survivors
option-draw-vote = How you vote; leave it out to call the vote and vote yes
option-draw-until = How long the vote is open, such as 48h; leave it out for the game’s rule
option-concede-power = To whom
option-concede-vote = How you vote; leave it out to call the vote and vote yes
option-concede-until = How long the vote is open, such as 48h; leave it out for the game’s rule
option-gm-end-result = How it ends
option-gm-end-powers = Which powers win or share the draw, such as “France, Italy”
choice-withdraw = withdraw the vote you called
choice-result-draw = a draw among these powers
choice-result-win = this power wins
choice-result-none = no result
outcome-ruled =
    { $count ->
        [one] the GM rules that { $powers } has won
       *[other] the GM rules it a draw between { $powers }
    }
# A power in an option of a command.
option-no-power = “{ $text }” is not a power of this board. Its powers are { $powers }.
vote-no-power = I do not know any power in “{ $text }”. Write names as in “France, Italy”.
vote-none-open = No such vote is open. Leave out `vote` to call one.
vote-which = Several such votes are open. Name the powers, or vote with `/vote motion:`.
concede-whom = To whom? Name the power that should win: `/concede power:`.
gm-end-sure = This ends **{ $game }** for everybody: { $outcome }. Are you sure? `/gm rollback` can undo it.
button-gm-end = End the game
gm-end-moved = The game has moved on since you asked, so nothing was done. Use `/gm end` again.
gm-ended = **{ $game }** is over: { $outcome }.
gm-end-one = A win goes to exactly one power. Name it.
gm-end-named = A game without a result has no winners. Leave the powers out.
vote-proposed-only = You proposed: { $motion }. You are not eligible to order now, so you have no vote yourself; { $votes } of the { $of } eligible players have voted.
post-rolled-back-votes = Votes on the game’s rules are back to what they were then.
