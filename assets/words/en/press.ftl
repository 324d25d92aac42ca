# Press: letters between powers, public press, private threads; following a game.

command-press = Talk with other powers, as far as the rules of the game allow
command-press-to = Write a letter, which I deliver by direct message
command-press-public = Post in the game’s channel in your power’s name
command-press-inbox = Read your letters one by one, received and sent
command-press-log = Show all your letters in this game, sent and received
command-press-thread = Open a private thread with other players
command-press-mute = Stop receiving a power’s letters
command-press-report = Show a letter to the GM
command-press-consent = Say whether your letters may appear in the game’s archive
command-gm-press = Take press away from a power, or give it back
command-watch = Follow a game you do not play in
command-watch-start = Follow a game
command-watch-stop = Stop following a game
command-watch-list = Show who follows a game

option-press-to-powers = To whom: one power, several separated by commas, or all
option-press-to-text = Your letter; leave it out for a form with more room
option-press-to-grey = Unsigned, where the rules allow it
option-press-to-as = In whose name, if you play several powers
option-press-public-text = Your message; leave it out for a form with more room
option-press-public-grey = Unsigned, where the rules allow it
option-press-public-as = In whose name, if you play several powers
option-press-log-file = As a file with all letters in full
option-press-thread-with = With whom: one power, or several separated by commas
option-press-mute-power = Which power
option-press-mute-mute = False to receive its letters again
option-press-report-letter = The letter’s reference: seven characters, shown in its first line
option-press-consent-agree = True if they may (once everybody concerned agrees); leave it out to see your answer
option-gm-press-power = Which power
option-gm-press-off = False to give press back
option-watch-start-dm = Whether I also send you the posts by direct message (yes if left out)

# Who speaks, and to whom
press-nobody = (unsigned)
press-everybody = everybody
press-all-powers = all powers
press-unnamed = the unsigned writer

# A letter
press-title = ✉️ **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-title-sent = 📤 Sent by you: **{ $from } → { $to }** – { $game }, { $phase } · `{ $mark }`
press-public = 📣 **{ $from }** to everybody – { $game }, { $phase } · `{ $mark }`
press-public-grey = 📣 **Unsigned**, to everybody – { $game }, { $phase } · `{ $mark }`
press-sent = Your letter to { $to } is on its way (reference `{ $mark }`).
press-sent-grey = Your letter to { $to } is on its way, unsigned (reference `{ $mark }`).
press-sent-public = Posting to the channel of **{ $game }**… (reference `{ $mark }`)
press-sent-absent = Nobody plays { $powers } now, so nobody will read it there.
press-sent-computers = { $count ->
    [one] { $powers } is played by a computer, which reads no letters; it answers proposals, offers and votes.
   *[other] { $powers } are played by computers, which read no letters; they answer proposals, offers and votes.
 }
press-form-letter = To { $powers } – { $game }
press-form-answer = Your answer – { $game }
press-form-answered = They wrote: { $text }
press-form-public = Public press – { $game }
press-form-field = Your message
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
press-inbox-empty = You have not received or sent any letters yet.
press-to-whom = To whom do you want to write?
press-choose-powers = Several powers at once…
press-choose-any = One power, or several at once…
button-press-mail = Letters
button-press-write = Write
button-press-write-to = Write to { $powers }
button-press-to-all = To everybody, in public
press-inbox-place = Letter { $page } of { $of }.
press-log-empty = You have not sent or received any letters in this game.
press-log-title = Your letters – { $game } ({ $page } of { $of })
press-log-line = **{ $from } → { $to }** { $phase } · `{ $mark }`
press-log-in = 📥
press-log-out = 📤
press-file = Your letters in **{ $game }**: { $count }, oldest first.
press-file-line = { $from } to { $to }, { $phase } ({ $mark })
press-file-alt = All your letters in this game as text

# Abuse
press-report-ask = The GM will see this letter, which power wrote it, and that you reported it. (A GM who plays, or a blind one, does not learn who wrote an unsigned letter.) Nothing else you have written or received is shown.
press-reported = The GM now has this letter.
press-report = ⚠️ **{ $game }**: { $by } reports a letter from **{ $power }** ({ $author }) to { $to }, { $phase } · `{ $mark }`. You can take press away from a power with `/gm press`.
press-report-grey = ⚠️ **{ $game }**: { $by } reports an unsigned letter to { $to }, { $phase } · `{ $mark }`. It came from **{ $power }** ({ $author }). `/game set public:` turns unsigned press off for everybody; `/gm press` does not affect it.
press-report-unsigned = ⚠️ **{ $game }**: { $by } reports an unsigned letter to { $to }, { $phase } · `{ $mark }`. You play in this game, or its GM is blind, so I do not tell you who wrote it. `/game set public:` turns unsigned press off for everybody.
press-muted = You no longer receive letters from { $power }, and { $power } does not learn of it. Public press and unsigned letters still reach you: leaving them out would reveal who wrote them.
press-unmuted = You receive letters from { $power } again. Those sent in the meantime will not reach you.
gm-press-off = { $power } may not write letters or public press until you allow it again with `/gm press power: off:False`. Its player is informed. Unsigned press is not affected, because that would reveal who writes it: `/game set public:` turns it off for everybody.
gm-press-on = { $power } may write again. Its player is informed.

# Posts
post-mail = { $player } – **{ $game }**: You have mail. Only you can see it: press **My letters** or use `/press inbox`.
post-instead-report = { $gm } – **{ $game }**: A letter was reported to you, but I cannot reach you by direct message. Allow direct messages from me; the player can then report it again.
post-silenced = **{ $game }**: The GM has taken press away from { $power }. You still receive what others write to you.
post-unsilenced = **{ $game }**: { $power } may write again.

# Threads
thread-name = { $powers } – { $game }
thread-greeting =
    { $players }: a private thread for { $powers } in **{ $game }**, { $phase }.
    Server managers can read it; letters sent with `/press to` are seen by nobody else.
thread-already = You already have that thread: <#{ $thread }>.
thread-opened = Your thread is open: <#{ $thread }>.
thread-not-allowed = I may not open private threads in <#{ $channel }>. A server manager can give me the permissions: View Channel, Create Private Threads and Send Messages in Threads. Until then, write letters with `/press to`.
thread-not-possible = Discord did not let me open a thread there. Write letters with `/press to` instead.
thread-not-here = Only text channels have private threads, and this game is played elsewhere. Write letters with `/press to` instead.
thread-divider = ── { $phase } was adjudicated: <#{ $channel }>. Next: { $next }. ──
thread-divider-over = ── { $phase } was adjudicated, and the game is over: <#{ $channel }>. ──
thread-moved = Somebody else now plays one of these powers in **{ $game }**. This thread is closed; a new one replaces it.
thread-closed = One of these powers in **{ $game }** can no longer write here. This thread is closed; open another with `/press thread`, or write letters with `/press to`.

# Following a game
watch-started = You now follow **{ $game }**. Its posts are in <#{ $channel }>.
watch-started-dm = You now follow **{ $game }**. Its posts are in <#{ $channel }>, and I also send them to you by direct message if I can.
watch-stopped = You no longer follow **{ $game }**.
watch-nobody = Nobody follows **{ $game }** yet.
watch-list = Spectators of **{ $game }** ({ $count }): { $people }
button-watch-stop = Stop following
watched-post = **{ $game }**: news – { $link }
watched-started = **{ $game }** begins: { $link }
watched-resolved = **{ $game }**: new results – { $link }
watched-ended = **{ $game }** is over: { $link }
watched-rolled-back = **{ $game }** was rolled back: { $link }
watched-press = **{ $game }**: public press – { $link }

# Refusals
refusal-press-gunboat = This game is played without press (gunboat): nobody may write to anybody until it is over.
refusal-press-no-letters = This game has no letters. Use public press: `/press public`.
refusal-press-no-public = This game has no public press. Write letters: `/press to`.
press-as-needs-text = With `as`, write the text in the command, too.
refusal-press-no-grey = This game has no unsigned press. Leave `grey` out.
refusal-press-shut-retreats = This game has no press during retreats. You can write again when the next phase begins.
refusal-press-shut-builds = This game has no press during builds. You can write again when the next phase begins.
refusal-press-dead = { $power } is out of the game, and in this game eliminated powers may not write until it is over. You can still read: `/press log`.
refusal-press-silenced = The GM has taken press away from { $power }. Please talk to the GM.
refusal-press-too-long = That has { $characters } characters; a letter can have at most { $most }. Send it in two parts.
refusal-press-empty = That letter is empty. Write something first.
refusal-press-too-many = You have written { $most } letters in this phase, which is the limit. Wait for the next phase.
refusal-press-no-such-power = “{ $found }” is not a power. Write names such as `France, Germany`, or `all`.
refusal-press-to-nobody = Name at least one other power. Separate several with commas, or write `all`.
refusal-press-absent = Nobody plays { $powers } now, so nobody would read it. Leave the others out; `/game seats` shows who plays.
refusal-press-too-many-readers = A letter can go to at most { $most } players. Use `/press public`.
refusal-press-no-such-letter = You have no such letter. A letter’s reference is in its first line.
refusal-press-own-letter = You wrote that letter yourself. Name one you received: `/press inbox`.
refusal-press-reported-already = You have already reported this letter. The GM has it.
refusal-press-oneself = That is your own power. Name another.
refusal-press-threads-show-names = This game is anonymous, and a thread would show who you are. Write letters: `/press to`.
refusal-press-no-threads = This game has no private threads. Write letters: `/press to`.
refusal-press-thread-unwanted = One of them does not want a thread with you. Write a letter: `/press to`.
refusal-press-plays = You play in this game. You see all its posts anyway, so you need not follow it.
refusal-press-not-watching = You are not following this game. To follow it, use `/watch start`.
refusal-press-private = This game is private: only people invited by the GM may follow it.

# Letters in the archive
press-consent-asked = Players: may your letters appear in the game’s archive? A letter is included only if its sender and all recipients agree, an unsigned letter (or an answer to one) only if all players do. No answer means no.
press-consent-yes = **{ $game }**: Your letters may appear in the archive.
press-consent-no = **{ $game }**: Your letters stay private.
press-consent-unsaid = **{ $game }**: You have not said whether your letters may appear in the archive, so they stay private.
press-consent-letters =
    { $letters ->
        [0] You have no letters in this game.
        [one] As things stand, your one letter { $shown ->
            [0] is not included.
           *[other] is included.
        }
       *[other] As things stand, { $shown ->
            [0] none of your { $letters } letters is included
            [one] one of your { $letters } letters is included
           *[other] { $shown } of your { $letters } letters are included
        }: a letter needs the consent of everybody concerned.
    } You can change your answer at any time; archives already downloaded stay as they are.
