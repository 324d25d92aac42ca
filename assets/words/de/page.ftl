# Was die Seite der Sandbox vom Spiel hat, neben den Texten des Stand-ins (crates/discord-standin/words). Eine Nachricht
# gleichen Namens tritt an die Stelle der seinen. Ein Text ist entweder schlicht, mit Platzhaltern wie { $name }, oder
# eine einzige Auswahl nach einer Zahl.
# same: page-name

page-name = Chancery
page-title = Chancery-Sandbox
page-title-at = { $place } · Chancery-Sandbox
page-table = Uhr, Helfer und Leute
page-table-open = Uhr, Helfer und erste Schritte
page-forward = Vorspulen
page-forward-game = { $game }: { $phase }, fällig { $when }
page-forward-none = hier läuft keine Frist
page-forward-title = Beendet diese Phase, als wäre ihre Frist abgelaufen. Keine andere Partie ist betroffen.
page-forwarding = Spule vor …
page-offer = { $count ->
    [one] Von einem anderen Spieler ist noch nichts da. Läuft die Frist jetzt ab, versäumt er die Phase.
   *[other] Von { $count } anderen Spielern ist noch nichts da. Läuft die Frist jetzt ab, versäumen sie die Phase.
}
page-offer-fill = Erst ausfüllen
page-offer-go-on = Ohne sie weiter
page-vote = Für die anderen mit Ja stimmen
page-vote-what = in jeder Abstimmung, die hier läuft
page-voting = Stimme ab …
page-fill = Für die anderen ausfüllen
page-fill-what = Plätze in der Lobby, Befehle in der Partie
page-filling = Fülle aus …
page-bot-removed = Der Bot ist nicht mehr auf dem Server: Seine Partien ruhen.
page-bot-invited = Der Bot ist wieder da: Seine Partien gehen weiter.
page-notes = Was die Helfer getan haben
page-steps = Deine erste Partie
page-steps-all = Alle Schritte
page-steps-hide = Die ersten Schritte ausblenden
page-steps-hidden = Die ersten Schritte sind ausgeblendet. In jedem leeren Kanal findest du sie wieder.
page-step-next = Als Nächstes:
page-step-create = Tipp in einem Kanal { $create }, gib der Partie einen Namen und drück Enter.
page-step-fill = Drück „Für die anderen ausfüllen“, um alle übrigen Plätze zu besetzen, oder sprich nacheinander als die anderen und nutze { $join }.
page-step-start = Beginn mit { $start } oder mit dem Knopf unter der Lobby.
page-step-order = Schreib Befehle mit { $order }, prüf sie mit { $orders }, oder schick sie dem Bot als Privatnachricht.
page-step-money = Sieh dir dein Geld an: { $balance } zeigt deinen Schatz und was deine Provinzen bringen. Mit dem Knopf „Credits“ unter deinen Befehlen verschenkst und verleihst du.
page-step-ready = Drück Fertig, wenn deine Befehle so sind, wie du sie willst.
page-step-forward = Füll noch einmal für die anderen aus: Sind alle fertig, endet die Phase. (Bist du es nicht, spul bis zur Frist vor.) Dann sieh dir die Karte an.
page-step-look = Sieh dich um: { $map } zeigt das Brett, { $help }, was du tun kannst, { $rules }, welche Regeln gelten.
page-step-why = Frag nach dem Grund: mit { $why } und einer Provinz, oder öffne den Thread unter den Ergebnissen.
page-step-year = Spiel genauso weiter bis zum Winter: Zieh vertriebene Einheiten zurück, dann bau oder löse Einheiten auf, mit { $orders }.
page-step-end = Willst du sie beenden, schlag mit { $draw } ein Remis vor, über das alle abstimmen, oder beende die Partie als Spielleitung mit { $abandon }.
page-steps-finished = Das war eine ganze Partie. Jetzt spiel eine mit anderen.
page-step-done = (erledigt)
page-welcome = Noch ist es still am Tisch
page-write-bot = Befehle an { $place } als { $name } schreiben, oder / für Kommandos
