# A game's page on the web: `/game window`.

command-game-window = Get a link to a web page that follows the game
option-game-window-link = The public link (default), your own, revoke your own, or as GM renew the public one
choice-window-public = public
choice-window-own = own
choice-window-revoke = revoke
choice-window-renew = renew
window-public = **{ $name }** as a web page that follows the game: <{ $link }>
    It shows what everybody may know. Anybody with the link can open it.
window-own = **{ $name }** as you see it, on a web page that follows the game: <{ $link }>
    {""}**Keep this link to yourself: whoever has it can read your orders.** It replaces any link you had. `/game window link:revoke` makes it useless.
window-revoked = Your link no longer works.
window-renewed = **{ $name }** has a new public link: <{ $link }>
    The old one no longer works.
refusal-no-window = Games have no web pages here: whoever runs this bot has not switched them on. `/game archive format:page` gives you the game as a file.
refusal-no-own-view = You neither play nor run this game, so there is no view of your own. Use the public link.
refusal-private-window = This game is private, so it has no page for everybody. If you play in it or run it, `/game window link:own` gives you a link of your own.
refusal-no-own-window = You have no link to your own view of this game. `/game window link:own` makes one.
audit-window-renewed = replaced the link to the game’s web page

web-deadline = Deadline
web-no-deadline = The clock is stopped.
web-view = View
web-view-own = yours alone. Do not pass on this page’s address.
web-own-orders = Your orders so far
web-own-orders-of = { $power }: your orders so far
web-changed = The game has moved on.
web-gone = This link no longer works. This is the last you saw of the game.
web-note-live = Made by Chancery. This page follows the game: every half minute it asks this server alone whether anything has changed. It sets no cookies.

# What a server answers where there is no page.
window-nothing-title = No page here
window-nothing = This link leads nowhere. It may be misspelt, or no longer work: ask for a new one with /game window in the game’s channel.
window-failed-title = Not now
window-failed = The page cannot be shown at the moment. Please try again later.
