# What server managers set for all games on their server.

command-server = Change the settings for all games on this server
command-server-show = Show this server’s settings
command-server-substitutes = Choose the role that is called when a substitute is sought
option-server-substitutes-role = Which role; leave it out for none
command-server-role = Choose a role whose holders are GMs of every game
command-server-channel = Choose where games may be created
command-server-language = Choose the language of posts
command-server-limits = Limit how many games there may be
command-server-defaults = Choose what new games begin with

option-server-role-role = Which role
option-server-role-gm = False to take this right away again
option-server-channel-channel = Which channel
option-server-channel-games = False to take it off the list again
option-server-language-language = Which language
option-server-limits-games = Games at once; leave it out for any number
option-server-defaults-game = New games take over its rules and settings; leave it out to undo this
option-server-limits-own = Games at once created by one person; leave it out for 20

choice-language-en = English
choice-language-de = Deutsch

server-changed = Done. The settings are now:
server-rules =
    GM roles: { $roles }
    Called for substitutes: { $substitutes }
    Games may be created in: { $channels }
    Language of posts: { $language }
    Games at once: { $games }; created by one person: { $own }
    New games: { $defaults }
server-no-roles = none
server-no-substitutes = only those who offered themselves
server-no-defaults = as on every server
server-defaults = { $variant }, rulebook { $rulebook }
server-all-channels = every channel
server-first-language = English
server-any = any number

# The first word on a server, and the form that starts a game
greeting =
    Hello! I run games of Diplomacy and five variants. I collect everybody’s orders in secret, adjudicate each phase, and post the map with the results.

    To play in this channel, press **Start a game**. To play in another one, type `/game create` there. Players join with the lobby’s buttons; when all seats are taken, the GM starts the game.
    To find out more, type `/help`. Whoever manages this server can choose with `/server` where games may be created and who runs them.
button-new-game = Start a game
new-game-name = Name of the game
new-game-name-hint = The Long Peace
new-game-variant = Variant
new-game-variant-hint = Standard, Economic, Investment, Capitalist, International Relations or Naval
new-game-speed = Speed (you can leave this empty)
new-game-speed-hint = blitz, daily or weekly
new-game-kind = Who it is for (you can leave this empty)
new-game-kind-hint = friends, club or tournament
new-game-players = Who is played (leave empty for everybody)
new-game-players-hint = such as France v Austria, or 5
new-game-unknown = I do not know “{ $found }”. Choose one of these and press the button again: { $known }
