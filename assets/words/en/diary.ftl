# A person's diary, and what they are told privately.

command-diary = What you owe where and when, your loans, treaties, votes and absences
option-diary-calendar = As a file for your calendar (.ics)
command-notify = What I tell you privately; it is kept for all your games
option-notify-private = Whether I may write to you in private messages
option-notify-reminders = Whether you are reminded before a deadline

diary-title = Your diary
diary-no-games = You are in no game here. In private messages with me, `/diary` shows your games on all servers.
diary-lobby = **{ $game }**: waiting to begin.
diary-game = **{ $game }** – { $phase }
diary-owes = { $power }: { $due }
diary-nothing = Nothing to do for you now.
diary-ready = ✅ You are ready.
diary-written = 📝 Your sheet is written; you are not marked ready.
diary-unwritten = ⏳ Nothing is handed in yet.
diary-vote = 🗳️ Your vote is missing: { $what }
diary-event = Deadline: { $game }, { $phase }
diary-event-away = Away
diary-file = Your deadlines and absences, for any calendar program. Ask again after a deadline has moved: the new file takes the place of the old entries.

notify-private = I write to you in private messages: reminders, letters, what others declare to you.
notify-closed = My private messages do not reach you. Allow messages from members of this server, then write me one: from then on I write to you again.
notify-silent = I write you no private messages. What is for you alone you find with `/orders`, `/press inbox` and **My turn**. `/notify private:True` changes that.
notify-reminded = You are reminded before a deadline if you still owe something.
notify-unreminded = You are not reminded before deadlines, neither privately nor in the channel. `/notify reminders:True` changes that.
