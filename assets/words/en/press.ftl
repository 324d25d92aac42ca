# Press: letters between powers, public press, private threads; following a game.

command-press = Talk with other powers, as the rules of the game allow
command-press-to = Write a letter: I pass it on in private messages
command-press-public = Say something in the game’s channel in your power’s name
command-press-inbox = The letters sent to you
command-press-log = All your letters in this game, sent and received
command-press-thread = Open a private thread with other players
command-press-mute = No longer get what a power writes to you
command-press-report = Show a letter to the GM
command-press-consent = Say whether your letters may stand in the game’s archive
command-gm-press = Take press away from a power, or give it back
command-watch = Follow a game you do not play in
command-watch-start = Follow a game
command-watch-stop = Follow it no longer
command-watch-list = Who follows a game

option-press-to-powers = To whom: one power, several parted by commas, or all
option-press-to-text = What you write; leave it out for a form with more room
option-press-to-grey = Without a sender, where the rules allow it
option-press-public-text = What you say; leave it out for a form with more room
option-press-public-grey = Without a sender, where the rules allow it
option-press-log-file = As a file with everything
option-press-thread-with = With whom: one power, or several parted by commas
option-press-mute-power = Which power
option-press-mute-mute = No hears it again
option-press-report-letter = The letter’s sign: seven characters, shown in its first line
option-press-consent-agree = True lets them stand there once all concerned agree; left out, it shows what you said
option-gm-press-power = Which power
option-gm-press-off = No gives press back
option-watch-start-dm = Whether I send you the posts in private messages (yes, if you leave it out)

# Who speaks, and to whom
press-nobody = nobody
press-everybody = everybody
press-all-powers = all powers
press-unnamed = the unnamed writer

# A letter
press-title = ✉️ **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-public = 📣 **{ $from }** to everybody – { $game }, { $phase } · `{ $mark }`
press-public-grey = 📣 **From nobody**, to everybody – { $game }, { $phase } · `{ $mark }`
press-sent = Your letter to { $to } is on its way. Its sign is `{ $mark }`.
press-sent-grey = Your letter to { $to } is on its way, without your name. Its sign is `{ $mark }`.
press-sent-public = This will stand in the channel of **{ $game }** in a moment. Its sign is `{ $mark }`.
press-sent-absent = Nobody plays { $powers } now: nobody reads it there.
press-form-letter = Letter – { $game }
press-form-public = Public press – { $game }
press-form-field = What you say
press-form-hint = Up to 2,000 characters
button-press-reply = Reply
button-press-answer = Answer in private
button-press-report = Report
button-press-report-sure = Show it to the GM
button-press-inbox = My letters
button-press-newer = Newer
button-press-older = Older
button-press-file = As a file
button-press-consent = Show my letters
button-press-no-consent = Keep my letters private

# Reading
press-inbox-empty = No letters for you yet.
press-inbox-place = Letter { $page } of { $of }.
press-log-empty = You have neither sent nor received a letter in this game.
press-log-title = Your letters – { $game } ({ $page } of { $of })
press-log-line = **{ $from } → { $to }** { $phase } · `{ $mark }`
press-log-in = 📥
press-log-out = 📤
press-file = Your letters in **{ $game }**: { $count }, oldest first.
press-file-line = { $from } to { $to }, { $phase } ({ $mark })
press-file-alt = All your letters in this game as text

# Abuse
press-report-ask = The GM will see this letter, which power wrote it, and that you report it. (A GM who plays, or a blind one, does not learn who wrote an unsigned letter.) Nothing else you have written or received is shown.
press-reported = The GM has this letter now.
press-report = ⚠️ **{ $game }**: { $by } reports a letter of **{ $power }** ({ $author }) to { $to }, { $phase } · `{ $mark }`. You can take press away from a power with `/gm press`.
press-report-grey = ⚠️ **{ $game }**: { $by } reports a letter without a sender to { $to }, { $phase } · `{ $mark }`. It came from **{ $power }** ({ $author }). `/game set public:` turns unsigned press off for everybody; `/gm press` does not touch it.
press-report-unsigned = ⚠️ **{ $game }**: { $by } reports an unsigned letter to { $to }, { $phase } · `{ $mark }`. You play in this game, or it has a blind GM, so I do not tell you who wrote it. `/game set public:` turns unsigned press off for everybody.
press-muted = You no longer get what { $power } writes to you, and { $power } does not learn of it. Public press and unsigned letters still reach you: leaving them out would tell who wrote them.
press-unmuted = You get again what { $power } writes to you. What was written meanwhile is lost to you.
gm-press-off = { $power } may write no letters and no public press until you give it back with `/gm press power: off:False`. Its player is told. Unsigned press is not affected, because that would tell who writes it: `/game set public:` turns it off for everybody.
gm-press-on = { $power } may write again. Its player is told.

# Posts
post-mail = { $player } – **{ $game }**: mail waits for you. Only you will see it: press **My letters**, or use `/press inbox`.
post-instead-report = { $gm } – **{ $game }**: a letter was reported to you, and I cannot reach you privately. Open your private messages to me; the player can report it again.
post-silenced = **{ $game }**: the GM has taken press away from { $power }. You still get what others write to you.
post-unsilenced = **{ $game }**: { $power } may write again.

# Threads
thread-name = { $powers } – { $game }
thread-greeting =
    { $players }: a private thread of { $powers } in **{ $game }**, { $phase }.
    Those who manage this server can read it; letters with `/press to` are seen by nobody else.
thread-already = You have such a thread: <#{ $thread }>.
thread-opened = Your thread is open: <#{ $thread }>.
thread-not-allowed = I may not open private threads in <#{ $channel }>. A manager of the server can allow me to: View Channel, Create Private Threads and Send Messages in Threads. Until then, write letters with `/press to`.
thread-not-possible = Discord did not let me open a thread there. Write letters with `/press to` instead.
thread-not-here = Only text channels have private threads, and this game is played elsewhere. Write letters with `/press to` instead.
thread-divider = ── { $phase } was adjudicated: <#{ $channel }>. Next: { $next }. ──
thread-divider-over = ── { $phase } was adjudicated, and the game is over: <#{ $channel }>. ──
thread-moved = Somebody else plays one of these powers in **{ $game }** now. This thread is closed; a new one takes its place.
thread-closed = One of these powers of **{ $game }** can no longer write here. This thread is closed; open another with `/press thread`, or write letters with `/press to`.

# Following a game
watch-started = You follow **{ $game }** now. Its posts are in <#{ $channel }>.
watch-started-dm = You follow **{ $game }** now. I send you its posts in private messages, too; if I may not write to you there, they are in <#{ $channel }>.
watch-stopped = You no longer follow **{ $game }**.
watch-nobody = Nobody follows **{ $game }** yet.
watch-list = **{ $game }** is followed by { $count }: { $people }
button-watch-stop = Stop following
watched-post = **{ $game }**: news – { $link }
watched-started = **{ $game }** begins: { $link }
watched-resolved = You follow **{ $game }**: { $link }
watched-ended = **{ $game }** is over: { $link }
watched-rolled-back = **{ $game }** was taken back: { $link }
watched-press = **{ $game }**: public press – { $link }

# Refusals
refusal-press-gunboat = This game is played without press: nobody may write to anybody until it is over.
refusal-press-no-letters = This game is played without letters. What you say is public: `/press public`.
refusal-press-no-public = This game has no public press. Write letters: `/press to`.
refusal-press-no-grey = In this game everything is said in the name of a power. Leave `grey` out.
refusal-press-shut-retreats = In this game nobody writes during retreats. You can when the next phase has begun.
refusal-press-shut-builds = In this game nobody writes during builds. You can when the next phase has begun.
refusal-press-dead = { $power } is out of the game, and in this game the dead are silent until it is over. You can still read: `/press log`.
refusal-press-silenced = The GM has taken press away from { $power }. Speak with the GM.
refusal-press-too-long = That has { $characters } characters; a letter holds { $most }. Send it in two.
refusal-press-empty = There is nothing in it to send. Write some words.
refusal-press-too-many = You have written { $most } letters in this phase: no more until the next.
refusal-press-no-such-power = “{ $found }” is no power. Write names such as `France, Germany`, or `all`.
refusal-press-to-nobody = Name at least one other power. Powers are parted by commas, or say `all`.
refusal-press-absent = Nobody plays { $powers } now, so nobody would read it. `/game seats` says who plays; leave the others out.
refusal-press-too-many-readers = A letter goes to at most { $most } players. Use `/press public`.
refusal-press-no-such-letter = There is no such letter of yours. Its sign stands in its first line.
refusal-press-own-letter = You wrote that yourself. Name one that you got: `/press inbox`.
refusal-press-reported-already = You have reported this letter already. The GM has it.
refusal-press-oneself = That is your own power. Name another.
refusal-press-threads-show-names = This game is anonymous, and a thread would show who you are. Write letters: `/press to`.
refusal-press-no-threads = This game has no private threads. Write letters: `/press to`.
refusal-press-thread-unwanted = One of them wants no thread with you. Write a letter: `/press to`.
refusal-press-plays = You play in this game: you see all its posts anyway.
refusal-press-not-watching = You do not follow this game. `/watch start` does that.
refusal-press-private = This game is private: only those whom the GM invited may follow it.

# Letters in the archive
press-consent-asked = Players: may your letters stand in the game’s archive? A letter is included only if its sender and all recipients agree, an unsigned letter (or an answer to one) only if all players do. No answer means no.
press-consent-yes = **{ $game }**: your letters may stand in the archive.
press-consent-no = **{ $game }**: your letters stay private.
press-consent-unsaid = **{ $game }**: you have not said whether your letters may stand in the archive, so they do not.
press-consent-letters =
    { $letters ->
        [0] You have no letters of this game.
        [one] Your one letter { $shown ->
            [0] is not shown as things stand.
           *[other] is shown as things stand.
        }
       *[other] Of your { $letters } letters { $shown ->
            [0] none is shown as things stand
            [one] one is shown as things stand
           *[other] { $shown } are shown as things stand
        }: only those to which everybody agrees whom they went between.
    } You can change it at any time; an archive somebody has taken before stays as it is.
