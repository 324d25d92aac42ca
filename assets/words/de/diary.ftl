# Die Übersicht über die eigenen Partien, und was man per Privatnachricht erfährt.

command-diary = Deine Fristen, Befehle, Darlehen, Verträge, Abstimmungen und Abwesenheiten zeigen
option-diary-calendar = Als Datei für deinen Kalender (.ics)
command-notify = Festlegen, welche Privatnachrichten ich dir schicke, in allen deinen Partien
option-notify-private = Ob ich dir Privatnachrichten schicken darf
option-notify-phases = Ob du bei jeder neuen Phase eine Privatnachricht mit dem Ergebnis deiner Befehle bekommst
option-notify-reminders = Ob du vor einer Frist erinnert wirst

diary-title = Deine Partien
diary-no-games = Du bist hier in keiner Partie. In einer Privatnachricht an mich zeigt `/diary` deine Partien auf allen Servern.
diary-lobby = **{ $game }**: hat noch nicht begonnen.
diary-game = **{ $game }** – { $phase }
diary-owes = { $power }: { $due }
diary-nothing = Du hast gerade nichts zu tun.
diary-ready = ✅ Du bist fertig.
diary-written = 📝 Du hast Befehle geschrieben, bist aber nicht als fertig vermerkt.
diary-unwritten = ⏳ Du hast noch nichts abgegeben.
diary-vote = 🗳️ Du hast noch nicht abgestimmt: { $what }
diary-event = Frist: { $game }, { $phase }
diary-event-away = Abwesend
diary-file = Deine Fristen und Abwesenheiten, für jedes Kalenderprogramm. Hol dir die Datei neu, wenn sich eine Frist verschoben hat: Die neue Datei ersetzt die alten Einträge.

notify-private = Ich schicke dir Privatnachrichten: Erinnerungen, Briefe und was andere dir gegenüber erklären.
notify-closed = Meine Privatnachrichten erreichen dich nicht. Erlaube Nachrichten von Mitgliedern dieses Servers und schreib mir dann eine: Ab da schreibe ich dir wieder.
notify-silent = Ich schicke dir keine Privatnachrichten. Was nur für dich ist, findest du mit `/orders`, `/press inbox` und **Mein Zug**. `/notify private:True` ändert das.
notify-told = Du bekommst bei jeder neuen Phase eine Privatnachricht: was aus deinen Befehlen wurde und was als Nächstes ansteht. `/notify phases:False` schaltet das ab.
notify-untold = Du bekommst keine Privatnachrichten über neue Phasen. `/notify phases:True` schaltet sie ein.
notify-reminded = Du wirst vor einer Frist erinnert, wenn du noch etwas schuldest.
notify-unreminded = Du wirst vor Fristen nicht erinnert, weder per Privatnachricht noch im Kanal. `/notify reminders:True` ändert das.

# An einen Spieler, mit jeder neuen Phase.
news-started = **{ $game }** hat begonnen.
news-phase = **{ $game }** – { $phase }: { $headline }.
news-power = Du spielst { $power }.
news-credits =
    Du hast { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }.
news-orders = Deine Befehle: { $orders }.
news-unordered =
    Ohne Befehl von dir { $count ->
        [one] blieb
       *[other] blieben
    } stehen: { $units }.
