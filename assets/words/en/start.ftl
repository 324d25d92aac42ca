# The sandbox page's own two buttons, and what the program prints when it starts.

sandbox-no-deadline = There is no deadline to go to: start a game first, or resume a paused one.
sandbox-forwarded = { $hours ->
    [0] { $minutes ->
        [0] The deadline has come.
        [one] One minute skipped: the deadline has come.
       *[other] { $minutes } minutes skipped: the deadline has come.
    }
    [one] One hour skipped: the deadline has come.
   *[other] { $hours } hours skipped: the deadline has come.
}
sandbox-joined = { $count ->
    [0] The table is full, but for your own seat: join, then start the game.
    [one] One player has joined.
   *[other] { $count } players have joined.
}
sandbox-played = { $count ->
    [0] Nobody else has anything to do now. Write your orders and press Ready.
    [one] Orders are in for one other player, who is ready.
   *[other] Orders are in for { $count } other players, and all of them are ready.
}
sandbox-played-all = { $count ->
    [one] Orders were in for one other player. Everybody was ready, so the phase has closed.
   *[other] Orders were in for { $count } other players. Everybody was ready, so the phase has closed.
}
sandbox-fault = That did not work, and the fault is ours: see the program's log.

start-sandbox = Chancery { $version }: sandbox, because { $why }. Open { $address } in a browser.
start-sandbox-no-token = no DISCORD_TOKEN is set
start-sandbox-asked = you asked for it
start-discord = Chancery { $version }: on Discord, with the token from DISCORD_TOKEN.
start-data = Games are kept in { $place }. Stop with Ctrl-C.
