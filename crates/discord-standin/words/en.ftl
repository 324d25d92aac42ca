# The texts of the stand-in: first its page, which does not run Fluent itself (a text is either plain, with
# placeholders like { $name }, or a single choice by a number), then why something could not be done.

page-name = Discord sandbox
page-local = local sandbox
page-title = Discord sandbox
page-title-at = { $place } · Discord sandbox
page-skip = Skip to the message box

# The list of channels on the left, and the header of the open one.
page-places = Channels
page-places-all = Servers, channels and direct messages
page-places-close = Close the list of channels
page-private = Direct messages
page-no-channels = No channels you can see.
page-write-to = Write to…
page-unread = unread
page-bot-offline = { $name } is not connected yet…
page-place-unseen = The person you speak as cannot see that channel.

# The panel on the right: clock and people.
page-table = Clock and people
page-table-open = Clock and people
page-table-close = Close this panel
page-clock = Sandbox clock
page-bot-remove = Remove the bot from the server
page-bot-invite = Invite the bot back
page-bot-removed = The bot has left the server.
page-bot-invited = The bot is back.
page-speak-as = Speak as
page-speak-as-key = Speak as { $name } (Alt+{ $key })
page-now-speaking = You are now speaking as { $name }.
page-may-manage = Can manage the server
page-may-manage-too = (can manage the server)
page-file-too-large = Files can have at most 10 MiB.
page-keys-commands = commands
page-keys-speak = speak as
page-keys-close = closes
page-welcome = Nothing here yet
page-welcome-text = This is a practice room on your own computer: the bot is the real one, and you speak for everybody else. Nothing leaves this computer.

# The messages.
page-messages = Messages
page-fetching = Fetching messages…
page-older = Show earlier messages
page-new-messages = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
page-dm-with = Direct messages with { $name }
page-dm-begins = Only the two of you can read these.
page-thread-begins = The beginning of this thread.
page-channel-begins = The beginning of this channel.
page-said = { $name }: { $text }
page-used = { $name } used { $command }
page-used-some = { $name } used a command
page-only-you = Only you can see this
page-dismiss = Dismiss
page-edited = (edited)
page-bot = bot
page-the-bot = Bot
page-someone = someone
page-channel = channel
page-role = @role
page-hidden = (hidden)
page-spoiler = Hidden text, press to show
page-code = Fixed-width text
page-code-in = { $lang } text
page-thinking = { $name } is thinking…
page-is-thinking = is thinking
page-a-file = a file
page-thread = thread
page-thread-begun = { $name } started the thread { $thread }
page-thread-open = open thread
page-thread-messages = { $count ->
    [one] { $count } message · open
   *[other] { $count } messages · open
}
page-sending = Sending { $what }…
page-failed = That did not work.
page-failed-what = { $what } failed.
page-no-answer = The bot did not answer in time. Nothing was changed.
page-try-again = Try again

# Pictures and files.
page-picture = Picture
page-picture-full = Show the whole picture
page-picture-lost = The picture could not be loaded: { $text }
page-picture-move = Picture; move it with the arrow keys
page-description = Description
page-viewer = The whole picture
page-full-size = Full size
page-fit-window = Fit to window
page-close = Close
page-size-kb = { $count } KB
page-size-b = { $count } B

# Writing and commands.
page-write = Write in { $place } as { $name }, or / for commands
page-write-person = Write to { $place } as { $name }, or / for commands
page-write-bot = Write to { $place } as { $name }, or / for commands
page-write-label = Message to { $place } as { $name }. A slash opens the commands.
page-send = Send
page-send-key = Send (Enter)
page-too-long = Messages can have at most { $most } characters; this one has { $count }.
page-suggestions = Suggestions
page-suggestion-count = { $count ->
    [one] { $count } suggestion
   *[other] { $count } suggestions
}
page-commands-heading = Commands: arrow keys to choose, Enter to select, Escape to close
page-commands-no-fit = No matching command.
page-commands-none = The bot has no commands here.
page-commands-fetching = Fetching commands…
page-no-such-command = There is no such command here. Type / to see the list, or start with another character to send plain text.
page-command = Command { $name }
page-command-send = Send { $name }
page-command-leave = Cancel the command
page-command-leave-key = Cancel the command (Escape)
page-enter-sends = Enter sends.
page-required = required
page-is-required = (required)
page-is-optional = (optional)
page-field-remove = Remove { $name }
page-field-number = number
page-field-yes-no = True or False
page-field-someone = someone
page-field-channel = a channel
page-field-file = click to choose a file
page-field-choose = choose
page-field-text = text
page-true = True
page-false = False
page-yes = Yes
page-no = No
page-no-choice = No matching choice.
page-no-suggestion = The bot has no suggestions here; you can still send what you typed.
page-no-suggestions = No suggestions: { $why }
page-hint-range = from { $low } to { $high }
page-hint-least = at least { $low }
page-hint-most = at most { $high }
page-hint-shortest = at least { $count } characters
page-hint-longest = at most { $count } characters
page-hint-whole = a whole number
page-hint-number = a number
page-check-needed = { $name } is required.
page-check-choose = { $name }: choose one from the list.
page-check-file = { $name }: click the field and choose a file.
page-check-short = { $name }: at least { $least } characters.
page-check-long = { $name }: at most { $most } characters, this one has { $count }.
page-check-number = { $name }: “{ $text }” is not a number.
page-check-whole = { $name }: a whole number, please.
page-check-least = { $name }: at least { $least }.
page-check-most = { $name }: at most { $most }.

# Menus and forms under messages.
page-choices = Choices
page-choose = Choose…
page-done = Done
page-chosen = { $count } selected
page-chosen-wanted = { $count } selected (choose { $wanted })
page-chosen-range = { $least } to { $most }
page-modal-title = The bot asks
page-modal-by = From { $name }. Press Escape to close without sending.
page-modal-answer = answer
page-modal-needed = This is required.
page-modal-least = At least { $least } characters.
page-modal-short = At least { $least } characters; this has { $count }.
page-modal-long = At most { $most } characters; this has { $count }.
page-cancel = Cancel

# Notes, and the connection to the program.
page-note-close = Close this note
page-dropped = Lost the connection to the sandbox. Reconnecting…
page-no-sandbox = The sandbox is not responding. Is it still running?
page-refused = The sandbox refused the request ({ $status }).

# Times.
page-time-unknown = an unknown time
page-time-now = now
page-time-in = in { $span }
page-time-ago = { $span } ago
page-seconds = { $seconds } s
page-minutes = { $minutes } min
page-minutes-seconds = { $minutes } min { $seconds } s
page-hours-minutes = { $hours } h { $minutes } min
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-months = { $count ->
    [one] { $count } month
   *[other] { $count } months
}
page-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
}

page-language = Their Discord language
page-language-server = Server language
language-name = English

# Why something could not be done.

no-such-person = Nobody here has that name.
no-such-channel = You cannot see that channel.
cannot-write = You can read here but not write.
empty = Write something first.
too-long = Messages can have at most 2,000 characters.
no-such-command = There is no command /{ $name }.
not-allowed = You cannot use /{ $name } here: it needs permissions you do not have.
not-here = /{ $name } cannot be used in this kind of channel.
bot-offline = The bot is not connected. Wait a moment and try again.
no-such-message = That message no longer exists.
no-such-component = That button or menu no longer exists.
bad-values = That selection does not fit the menu.
no-such-modal = That form is no longer open.
no-answer = The bot did not answer in time.
no-host = Not ready yet: the bot is still starting.
only-local = This page works only on this machine: open it as http://127.0.0.1 or http://localhost.
only-own-page = This request came from another web page. Only the sandbox’s own page can use it: open its address directly.
file-too-large = Files can have at most 10 MiB.

unfit = { $what }: { $why }
unfit-missing = this is required.
unfit-unknown = there is no such option.
unfit-no-branch = choose one of its subcommands.
unfit-too-long = this is too long.
unfit-too-short = this is too short.
unfit-too-small = this is too small.
unfit-too-large = this is too large.
unfit-not-number = this must be a number.
unfit-not-whole = this must be a whole number.
unfit-not-bool = this must be True or False.
unfit-not-found = nobody and nothing here matches this.
unfit-not-a-choice = choose one from the list.
unfit-not-served = files cannot be given to a command here.
