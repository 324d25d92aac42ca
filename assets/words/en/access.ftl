# Who may use which command when: the words of /help topic:commands and of docs/commands.md.

topic-commands = What you may use here and now

access-who-anyone = anyone
access-who-player = players
access-who-member = players, who fell silent too
access-who-own = players, former ones too
access-who-newcomer = who does not play and is not banned
access-who-outsider = who does not play
access-who-silent = who fell silent and was not replaced
access-who-gm = GMs
access-who-seeing-gm = GMs who are not blind
access-who-neutral-gm = GMs who do not play
access-who-host = server managers and holders of a GM role
access-who-manager = server managers

access-when-lobby = in the lobby
access-when-running = while it is played
access-when-paused = while it is paused
access-when-over = when it is over

access-on-none = –
access-on-any = any
access-on-seats = one player a power
access-on-standard = standard rules
access-on-money = credits, or points that are lent
access-on-treasuries = credits
access-on-blocks = blocks
access-on-treaties = treaties
access-on-bourse = a bourse

access-needs-nothing = –
access-needs-place = a free place, or a full lobby to wait at
access-needs-vacancy = a power nobody plays
access-needs-turn = something to hand in
access-needs-moves = a phase of moves or retreats
access-needs-winter = a Winter
access-needs-claims = the time between a Fall and the next moves
access-needs-past = a phase that was played
access-needs-rules = the game’s rules allow it
access-needs-letter = a letter you may read
access-needs-question = an open question
access-needs-undo = nothing done since
access-needs-before = something to take back or to show

help-commands-game = **{ $game }** ({ $moment }). Here and now you may use:
help-commands-none = No game is meant here, so these are the commands about none:
help-commands-more = What a command does stands beside it as you type it. Some need more than their time, such as a phase that was played, and say so.
