# What who manages a server sets for all its games.

command-server = What holds for all games on this server
command-server-show = What is set for this server
command-server-role = A role whose holders are GMs of every game
command-server-channel = Where games may be made
command-server-language = The language of posts
command-server-limits = How many games there may be

option-server-role-role = Which role
option-server-role-gm = No takes it away again
option-server-channel-channel = Which channel
option-server-channel-games = No takes it off the list again
option-server-language-language = Which language
option-server-limits-games = Games at once; any number, if you leave it out
option-server-limits-own = Games of one person’s making at once; twenty, if you leave it out

choice-language-en = English
choice-language-de = Deutsch

server-changed = Done. Now it is so:
server-rules =
    GM roles: { $roles }
    Games may be made in: { $channels }
    Language of posts: { $language }
    Games at once: { $games }; of one person’s making: { $own }
server-no-roles = none
server-all-channels = every channel
server-first-language = English
server-any = any number
