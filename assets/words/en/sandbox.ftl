# Error messages on the sandbox's page.

sandbox-no-such-person = Nobody here has that name.
sandbox-no-such-channel = You cannot see that channel.
sandbox-cannot-write = You can read here but not write.
sandbox-empty = Write something first.
sandbox-too-long = Messages can have at most 2,000 characters.
sandbox-no-such-command = There is no command /{ $name }.
sandbox-not-allowed = You cannot use /{ $name } here: it needs permissions you do not have.
sandbox-not-here = /{ $name } cannot be used in this kind of channel.
sandbox-bot-offline = The bot is not connected. Wait a moment and try again.
sandbox-no-such-message = That message no longer exists.
sandbox-no-such-component = That button or menu no longer exists.
sandbox-bad-values = That selection does not fit the menu.
sandbox-no-such-modal = That form is no longer open.
sandbox-no-answer = The bot did not answer in time.
sandbox-no-controls = Not ready yet: the bot is still starting.
sandbox-only-local = This page works only on this machine: open it as http://127.0.0.1 or http://localhost.
sandbox-only-own-page = This request came from another web page. Only the sandbox’s own page can use it: open its address directly.
sandbox-file-too-large = Files can have at most 10 MiB.

sandbox-unfit = { $what }: { $why }
sandbox-unfit-missing = this is required.
sandbox-unfit-unknown = there is no such option.
sandbox-unfit-no-branch = choose one of its subcommands.
sandbox-unfit-too-long = this is too long.
sandbox-unfit-too-short = this is too short.
sandbox-unfit-too-small = this is too small.
sandbox-unfit-too-large = this is too large.
sandbox-unfit-not-number = this must be a number.
sandbox-unfit-not-whole = this must be a whole number.
sandbox-unfit-not-bool = this must be True or False.
sandbox-unfit-not-found = nobody and nothing here matches this.
sandbox-unfit-not-a-choice = choose one from the list.
sandbox-unfit-not-served = files cannot be given to a command here.
