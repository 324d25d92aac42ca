# Das eigene Merkbuch, und was man privat erfährt.

command-diary = Was du wo und bis wann schuldest, deine Darlehen, Verträge, Abstimmungen, Abwesenheiten
option-diary-calendar = Als Datei für deinen Kalender (.ics)
command-notify = Was ich dir privat sage; es gilt für alle deine Spiele
option-notify-private = Ob ich dir private Nachrichten schreiben darf
option-notify-reminders = Ob du vor einer Frist erinnert wirst

diary-title = Dein Merkbuch
diary-no-games = Du bist hier in keinem Spiel. In privaten Nachrichten mit mir zeigt `/diary` deine Spiele auf allen Servern.
diary-lobby = **{ $game }**: wartet auf den Beginn.
diary-game = **{ $game }** – { $phase }
diary-owes = { $power }: { $due }
diary-nothing = Für dich ist jetzt nichts zu tun.
diary-ready = ✅ Du bist bereit.
diary-written = 📝 Dein Blatt ist geschrieben; du bist nicht als bereit vermerkt.
diary-unwritten = ⏳ Noch ist nichts abgegeben.
diary-vote = 🗳️ Deine Stimme fehlt: { $what }
diary-event = Frist: { $game }, { $phase }
diary-event-away = Abwesend
diary-file = Deine Fristen und Abwesenheiten, für jedes Kalenderprogramm. Frag neu, wenn sich eine Frist verschoben hat: Die neue Datei ersetzt die alten Einträge.

notify-private = Ich schreibe dir private Nachrichten: Erinnerungen, Briefe, was andere dir gegenüber erklären.
notify-closed = Meine privaten Nachrichten erreichen dich nicht. Erlaube Nachrichten von Mitgliedern dieses Servers und schreib mir dann eine: Ab da schreibe ich dir wieder.
notify-silent = Ich schreibe dir keine privaten Nachrichten. Was nur für dich ist, findest du mit `/orders`, `/press inbox` und **Mein Zug**. `/notify private:True` ändert das.
notify-reminded = Vor einer Frist wirst du erinnert, wenn du noch etwas schuldest.
notify-unreminded = Vor Fristen wirst du nicht erinnert, weder privat noch im Kanal. `/notify reminders:True` ändert das.
