# Who may use which command when: texts of /help topic:commands and of docs/commands.md.

topic-commands = Commands you can use here and now

access-who-anyone = anyone
access-who-player = players
access-who-member = players, even in civil disorder
access-who-own = current and former players
access-who-newcomer = people who do not play and are not banned
access-who-outsider = people who do not play
access-who-bystander = people who take no part, never did, and are not banned; no GM where GMs are blind
access-who-gallery = people in the game’s gallery
access-who-silent = players in civil disorder, until replaced
access-who-gm = GMs
access-who-seeing-gm = GMs who are not blind
access-who-neutral-gm = GMs who do not play
access-who-host = server managers and holders of a GM role
access-who-manager = server managers

access-when-lobby = in the lobby
access-when-running = being played
access-when-paused = paused
access-when-over = finished

access-on-none = –
access-on-any = any
access-on-seats = one player per power
access-on-standard = standard rules
access-on-money = credits, or points that can be lent
access-on-treasuries = credits
access-on-blocks = blocks
access-on-treaties = treaties
access-on-exchange = an exchange

access-needs-nothing = –
access-needs-place = a free seat, or a full lobby to wait in
access-needs-vacancy = a power without a player, or whose player seeks a substitute
access-needs-turn = something to hand in
access-needs-moves = a movement or retreat phase
access-needs-winter = a Winter
access-needs-claims = the time between Fall and the next moves
access-needs-past = a phase already played
access-needs-rules = permission by the game’s rules
access-needs-letter = a letter you may read
access-needs-question = an open vote
access-needs-undo = nothing done since then
access-needs-before = something to undo or to show

help-commands-game = **{ $game }** ({ $moment }). You can use these commands now:
help-commands-none = You can use these commands here without a game:
help-commands-more = Discord shows what a command does as you type it. Some have further conditions, such as a phase already played, and tell you so.
