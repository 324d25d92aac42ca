# Sharing a seat: partners and coaches beside a player.

command-share = Share your power with a partner or a coach
command-share-seat = Invite somebody to share your power
command-share-accept = Accept an invitation to share a power
command-share-end = End that somebody shares your power, or that you share one
command-share-list = Show which powers are shared
command-share-allow = As what players may share their powers, for GMs
option-share-seat-person = Whom you invite; they must not play in this game
option-share-seat-as = A partner does all that you can do; a coach sees and changes nothing
option-share-accept-power = Whose invitation, if several have invited you
option-share-end-person = With whom, if several share your power
option-share-allow-who = Who may share; once the game has begun, you can only allow less
choice-share-partner = partner
choice-share-coach = coach
choice-share-nobody = nobody
choice-share-coaches = coaches
choice-share-partners = partners and coaches
button-share = Share this power
button-no-share = Decline

setting-sharing = Sharing a power
setting-sharing-none = every player plays alone
setting-sharing-coaches = with coaches
setting-sharing-partners = with partners and coaches
lobby-about-sharing-coaches = Players may have coaches, who see what their power sees, but for letters.
lobby-about-sharing-partners = Players may share their power with partners, who do all that the player can do, and with coaches, who only see.

share-invited-partner = I have invited { $person } to play { $power } in **{ $game }** with you. When they accept, they can do all that you can do: write orders, make deals, read and write your letters, vote. `/share end` takes it back.
share-invited-coach = I have invited { $person } to coach { $power } in **{ $game }**. When they accept, they see what you see of the board, your orders and your deals, but no letters, and change nothing. `/share end` takes it back.
share-accepted-partner = You now play { $power } in **{ $game }** together with its player. Your commands, buttons and messages count as theirs; the later orders replace the earlier. You speak and act for this power only. `/share end` ends it.
share-accepted-coach = You now coach { $power } in **{ $game }**. You see its board, orders, deals and results with the commands its player uses, and change nothing. On your honour, tell nobody but its player what you see. `/share end` ends it.
share-declined = You do not share { $power } in **{ $game }**.
share-ended = { $power } in **{ $game }** is no longer shared, or the invitation is taken back. Whoever has shared it cannot take another power in this game.
share-ended-nameless = A power in **{ $game }** is no longer shared, or the invitation is taken back; its player no longer plays it. Whoever has shared it cannot take another power in this game.
share-untold = I do not write to { $person } about it: they get no direct messages from me, or I have invited them for you before. Tell them to use `/share accept`.
share-line-partner = • { $power } ({ $player }): { $person } plays it, too
share-line-coach = • { $power } ({ $player }): { $person } coaches it
seats-shared-partner = Shared with { $person } (partner).
seats-shared-coach = Shared with { $person } (coach).
share-none = No power of this game is shared.
share-count =
    { $count ->
        [one] One person shares a power of this game.
       *[other] { $count } people share powers of this game.
    }
share-rule-none = In this game every player plays alone.
share-rule-coaches = Players of this game may invite coaches with `/share seat`.
share-rule-partners = Players of this game may invite partners and coaches with `/share seat`.

share-told-partner = **{ $game }**: The player of { $power } invites you to play it together. You could do all that they can do, and would speak and act for this power only. Whoever accepts cannot take another power in this game.
share-told-coach = **{ $game }**: The player of { $power } invites you to coach them. You would see what they see of the board, their orders and their deals, but no letters, and change nothing. On your honour, you tell nobody else. Whoever accepts cannot take a power in this game.
share-told-all = **{ $game }**: The player of { $power } invites { $person } to share the power.
share-told-accepted = **{ $game }**: { $person } now shares your power. `/share end` ends it.
share-told-left = **{ $game }**: { $person } does not share your power, or no longer does.
share-told-ended = **{ $game }**: The player of { $power } no longer shares it with you. What you have seen stays between you.
share-told-ended-nameless = **{ $game }**: The player whose power you shared no longer shares it with you. What you have seen stays between you.
gm-log-for = { $who } for { $player }

refusal-setting-too-late-sharing = The game has begun: with `/share allow`, you can now only allow less than the players knew of when they joined.
refusal-share-no-partners = Partners are not allowed in this game. A GM can allow them in the lobby with `/share allow`, before the game begins.
refusal-share-no-coaches = Nobody may share a power in this game. A GM can allow it in the lobby with `/share allow`, before the game begins.
refusal-share-unfit = { $person } cannot share your power: they play or have played in this game, have shared another power, or are banned. Invite somebody else with `/share seat`.
refusal-share-unfit-oneself = You cannot share this power: you play or have played in this game, have looked at it as its GM, have shared another power, or are banned. `/watch start` lets you follow the game.
refusal-share-full = { $most } people share your power or are invited to; no more can. End one with `/share end`.
refusal-share-already = { $person } shares your power or is invited to. `/share list` shows who does; `/share end` ends it.
refusal-share-no-invitation = Nobody invites you to share a power in this game now. Its player can, with `/share seat`.
refusal-share-which-seat = Several players have invited you. Say which power you mean, { $powers }: `/share accept power:…`.
refusal-share-not-shared = You share no power in this game, and nobody shares yours. Invite somebody with `/share seat`.
refusal-share-which-person = Several people share your power. Say whom you mean: `/share end person:…`.
refusal-share-coach = You coach this power: you see its board, orders and deals, but change nothing and read no letters. Tell its player what you think. `/orders` shows what they have written.
refusal-share-player-only = Only the player of the power can do this; you share it. Ask them to. `/share end` ends it.
refusal-share-has-shared = You share a power in this game or have shared one, so you know its secrets and cannot take another. `/watch start` lets you follow the game.
refusal-share-other-has-shared = { $person } shares a power in this game or has shared one, so they know its secrets and cannot take another. Offer the seat to somebody else with `/gm seat`.
refusal-share-other-unfit = { $person } cannot take a power in this game. Offer the seat to somebody else with `/gm seat`.

audit-seat-share = invited somebody to share a power
audit-seat-share-accepted = accepted to share a power
audit-seat-share-off-list = wants no other power any more
audit-seat-share-ended = ended the sharing of a power

topic-sharing = Sharing a power (partners, coaches)
help-sharing =
    Where a game allows it, a player can share a power with up to two other people. `/game info` says whether it does.

    A partner does all that the player does: orders, deals, letters, votes. A coach sees what the player sees, but no letters, and changes nothing.
    The player invites somebody with `/share seat`. They press the button under the invitation, or use `/share accept`; from then on they use the commands and buttons that the player uses, beginning with `/orders`. There is one sheet, and later orders replace earlier ones, so talk to each other.
    `/share end` ends it, for the player and for whoever shares. `/share list` shows who shares a power. Whoever has shared one can take no other in that game.
    GMs allow it in the lobby with `/share allow`.
