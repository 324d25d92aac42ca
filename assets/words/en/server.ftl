# What server managers set for all games on their server.

command-server = Change the settings for all games on this server
command-server-show = Show this server’s settings
command-server-role = Choose a role whose holders are GMs of every game
command-server-channel = Choose where games may be created
command-server-language = Choose the language of posts
command-server-limits = Limit how many games there may be

option-server-role-role = Which role
option-server-role-gm = False to take this right away again
option-server-channel-channel = Which channel
option-server-channel-games = False to take it off the list again
option-server-language-language = Which language
option-server-limits-games = Games at once; leave it out for any number
option-server-limits-own = Games at once created by one person; leave it out for 20

choice-language-en = English
choice-language-de = Deutsch

server-changed = Done. The settings are now:
server-rules =
    GM roles: { $roles }
    Games may be created in: { $channels }
    Language of posts: { $language }
    Games at once: { $games }; created by one person: { $own }
server-no-roles = none
server-all-channels = every channel
server-first-language = English
server-any = any number
