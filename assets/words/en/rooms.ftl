# Roles and rooms: a role for each power, private channels for one power or two.

command-rooms = A role for each power, private rooms for powers or pairs of powers
command-rooms-make = Make roles or private rooms for the powers; I then need further permissions
command-rooms-show = Show how far the roles and rooms are
command-rooms-remove = Remove the roles and rooms that I made for the game
option-rooms-make-roles = True to give each power a role in its colour
option-rooms-make-rooms = Private channels: one for each power, or one for each pair of powers
choice-rooms-powers = one for each power
choice-rooms-pairs = one for each pair of powers

room-role = { $powers } · { $game }
room-topic = { $powers } in { $game }. You read here, and so can those who administer this server. Whoever plays a power later gets another room. I read nothing.

rooms-begun = I am making the roles and rooms of **{ $game }** ({ $left } to go) and post in the game’s channel when all are there. `/rooms show` tells you how far I am.
rooms-ready = The roles and rooms of **{ $game }** are there: you see yours under { $category }. Those who administer this server can read there, too; whoever takes over a power gets new rooms and does not see the old ones. I read nothing there: write orders and letters as before.
rooms-ready-roles = The roles of **{ $game }** are there. They are only a sign of who plays what, and permit nothing.
rooms-kept = The roles and rooms of **{ $game }** stay until { $until }; then I remove them, with everything written there. Save what you want to keep. A GM can remove them earlier with `/rooms remove`.
rooms-progress = **{ $game }**: { $made } of { $all } roles and rooms are made.
rooms-has-roles = • a role for each power
rooms-has-powers = • a room for each power
rooms-has-pairs = • a room for each pair of powers
rooms-until = They stay until { $until }. `/rooms remove` removes them earlier.
rooms-removing = I am removing the roles and rooms of **{ $game }**: { $left } to go.
rooms-lacking = For this I need further permissions on this server: { $missing }. Whoever manages the server can grant them with this link, or in Server Settings → Roles → my role: { $link }
    After that, use the command again.
rooms-too-many-channels = This server has { $there } channels; with { $new } more it would have more than the { $most } that Discord allows. Delete some, or ask for fewer: `/rooms make rooms:` (one for each power).
rooms-too-many-roles = This server has { $there } roles; with { $new } more it would have more than the { $most } that Discord allows. Delete some, or use `/rooms make` without `roles:`.

refusal-rooms-anonymous = In this game nobody may know who plays which power, and roles and rooms would show it. Players can write to each other with `/press to`.
refusal-rooms-no-seats = In this game players share the powers, so there is nobody to give a power’s role or room to. Players can write to each other with `/press to`.
refusal-rooms-no-talk = The rules of this game do not let players talk among themselves at any time, as they could in a room for two. `/game info` shows the rules of press; `/rooms make rooms:` (one for each power) gives each power a room of its own.
refusal-rooms-nothing = Say what I shall make: `/rooms make roles:True`, `rooms:`, or both.
refusal-rooms-none = I have made no roles or rooms for this game. A GM makes them with `/rooms make` while it is played.
refusal-rooms-too-many = That would be { $asked } rooms, and Discord allows { $most } in one category. `/rooms make rooms:` (one for each power) makes fewer.

permission-manage-roles = Manage Roles
permission-manage-channels = Manage Channels
post-on-server = on this server
undelivered-what-rooms = what was to change about roles and rooms
undelivered-lacks-rooms = I lack a permission on the server: { $missing }. Whoever manages the server can grant it (Server Settings → Roles → my role); `/rooms show` has a link for it. I go on as soon as I can, for a day
audit-rooms-made = asked for roles and rooms
audit-rooms-removed = removed the roles and rooms

topic-rooms = Roles and rooms (private channels)
help-rooms =
    While a game is played, its GM can give each power a role on this server, and private channels (“rooms”) to one power or two.

    `/rooms make roles:` makes the roles, `/rooms make rooms:` the rooms. I then need further permissions: if they are missing, the answer names them and links to where they are added. Use the command again after that, or to get back what somebody has deleted.
    `/rooms show` shows how far that is, `/rooms remove` removes everything.
    Whoever takes over a power gets its role and new rooms; nobody reads what was written to somebody before them. Those who administer the server can read every room. I read nothing there: orders and letters are written as before.
    A week after the game I remove roles and rooms, with everything in them. There are none in anonymous games and where players share the powers.
