# Ballots: what players put to the vote, who may know what, and how a ballot ends.

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
    🗳️ **{ $game }**: { $what } is put to the vote (#{ $ballot }).
    It carries as soon as { $needed } of { $of } are for it, and stands { $until }. Then the result is told here.
    Votes are secret: how many have voted is all that anybody sees, the GM too, now and later. A vote may be changed until it is decided.
    Voted so far: **{ $votes } of { $of }**.
button-ballot-yes = Yes
button-ballot-no = No
button-ballot-none = Take my vote back
ballot-why = The reason given: { $why }

ballot-opened = Put to the vote in the channel: { $what }. Your vote is for it, and that you asked is told to nobody. It stands { $until }; { $needed } of { $of } must be for it. To take the question back: `/vote choice:withdraw motion:#{ $ballot }`.
ballot-voted-yes = You vote for { $what }. { $votes } of { $of } have voted; it stands { $until }.
ballot-voted-no = You vote against { $what }. { $votes } of { $of } have voted; it stands { $until }.
ballot-voted-none = You have no vote now on { $what }. { $votes } of { $of } have voted; it stands { $until }.
ballot-own-yes = 🗳️ Put to the vote: { $what } (`/vote motion:#{ $ballot }`). You are for it; { $votes } of { $of } have voted.
ballot-own-no = 🗳️ Put to the vote: { $what } (`/vote motion:#{ $ballot }`). You are against it; { $votes } of { $of } have voted.
ballot-own-none = 🗳️ Put to the vote: { $what } (`/vote motion:#{ $ballot }`). You have not voted; it stands { $until }.

ballot-title = Vote #{ $ballot }: { $what }
ballot-field = { $votes } of { $of } have voted; { $needed } must be for it. It stands { $until }. `/vote motion:#{ $ballot }`

ballot-over-carried = 🗳️ **{ $game }**: the vote on { $what } **carried**.
ballot-over-failed = 🗳️ **{ $game }**: all have voted on { $what }, and it did **not** carry. Who voted how stays secret.
ballot-over-expired = 🗳️ **{ $game }**: the time of the vote on { $what } is over, and it did **not** carry. Who voted how stays secret.
ballot-over-withdrawn = 🗳️ **{ $game }**: the vote on { $what } was taken back by whoever asked for it. No vote counts any more.
ballot-over-rolled-back = 🗳️ **{ $game }**: the game was rolled back, which ends the vote on { $what }. No vote counts any more; it may be asked again.
ballot-over-moot = 🗳️ **{ $game }**: there is nothing left to decide about { $what }, so the vote on it is over.

ballot-state-open = it is open
ballot-state-carried = it carried
ballot-state-failed = all had voted, and it did not carry
ballot-state-expired = its time was over, and it did not carry
ballot-state-withdrawn = it was taken back by whoever asked for it
ballot-state-rolled-back = the game was rolled back
ballot-state-moot = there was nothing left to decide

refusal-ballot-over = That vote is over: { $how }. Nothing was changed.
refusal-no-ballot = There is no vote #{ $ballot } in this game. `/status` shows what is open.
refusal-not-their-ballot = Only whoever asked for a vote may take it back. Your own vote you take back with its button.
refusal-too-many-ballots = There are too many votes already: at most { $open } are open at once, and one person asks for at most { $asked } in a phase.
refusal-draw-of-one = A draw needs two powers at least. To give the game to one, use `/concede`.
refusal-draw-includes-all = In this game a draw must include all survivors: leave out the option `among`.

command-draw = Put a draw to the vote, among all survivors or some of them; or vote on it
command-concede = Put it to the vote that all others concede to a power; or vote on it
command-gm-end = End the game with a result you state: a draw, a win, or none
option-draw-among = Who shares, as in “France, Italy”; leave it out for all survivors
option-draw-vote = How you vote; leave it out to ask for it and vote yes
option-draw-until = How long it stands, as in 48h; leave it out for the rule of the game
option-concede-power = To whom
option-concede-vote = How you vote; leave it out to ask for it and vote yes
option-concede-until = How long it stands, as in 48h; leave it out for the rule of the game
option-gm-end-result = How it ends
option-gm-end-powers = Which powers win or share, as in “France, Italy”
choice-withdraw = take the question back
choice-result-draw = a draw among these powers
choice-result-win = this power wins
choice-result-none = no result
outcome-ruled =
    { $count ->
        [one] the GM rules that { $powers } has won
       *[other] the GM rules it a draw between { $powers }
    }
vote-no-power = “{ $text }” names no power I know. Write them as in “France, Italy”.
vote-none-open = Nothing of that kind is put to the vote now. Leave out `vote` to ask for it.
vote-which = Several such votes are open: name the powers, or vote with `/vote motion:`.
concede-whom = To whom? Name the power that is to win: `/concede power:`.
gm-end-sure = This ends **{ $game }** for all: { $outcome }. Are you sure? `/gm rollback` can undo it.
button-gm-end = End it so
gm-end-moved = The game has moved on since you asked, so nothing was done. Ask again: `/gm end`.
gm-ended = **{ $game }** is over: { $outcome }.
gm-end-one = A win goes to one power: name one.
gm-end-named = Without a result no power is named.
vote-proposed-only = You proposed: { $motion }. You are not eligible to order now, so you have no vote in it yourself; { $votes } of the { $of } who are have voted.
post-rolled-back-votes = Votes on the rules of the game stand as they did then.
