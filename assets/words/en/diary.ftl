# A person's diary, and the direct messages they get.

command-diary = Show your deadlines, orders, loans, treaties, votes and absences in all your games
option-diary-calendar = As a file for your calendar (.ics)
command-notify = Choose which direct messages I send you, in all your games
option-notify-private = Whether I may send you direct messages
option-notify-phases = Whether you get a direct message with each new phase and what came of your orders
option-notify-reminders = Whether you are reminded before a deadline

diary-title = Your diary
diary-no-games = You are not in any game here. In a direct message to me, `/diary` shows your games on all servers.
diary-lobby = **{ $game }**: not started yet.
diary-game = **{ $game }** – { $phase }
diary-owes = { $power }: { $due }
diary-nothing = You have nothing to do now.
diary-ready = ✅ You are ready.
diary-written = 📝 You have written orders, but you are not marked as ready.
diary-unwritten = ⏳ You have not handed in anything yet.
diary-vote = 🗳️ You have not voted yet: { $what }
diary-event = Deadline: { $game }, { $phase }
diary-event-away = Away
diary-file = Your deadlines and absences, for any calendar app. Ask again after a deadline has moved: the new file replaces the old entries.

notify-private = I send you direct messages: reminders, letters, and what others declare to you.
notify-closed = My direct messages do not reach you. Allow messages from members of this server, then send me one: from then on I write to you again.
notify-silent = I do not send you direct messages. To see what is only for you, use `/orders`, `/press inbox` and **My turn**. `/notify private:True` changes that.
notify-told = You get a direct message with each new phase: what came of your orders, and what to do next. `/notify phases:False` turns that off.
notify-untold = You get no direct messages about new phases. `/notify phases:True` turns them on.
notify-reminded = You are reminded before a deadline if you still owe something.
notify-unreminded = You are not reminded before deadlines, neither by direct message nor in the channel. `/notify reminders:True` changes that.

# To one player, with each new phase.
news-started = **{ $game }** has started.
news-phase = **{ $game }** – { $phase }: { $headline }.
news-power = You play { $power }.
news-credits =
    You have { $credits ->
        [one] 1 credit
       *[other] { $credits } credits
    }.
news-orders = Your orders: { $orders }.
news-unordered =
    No order from you, so { $count ->
        [one] it
       *[other] they
    } held: { $units }.
