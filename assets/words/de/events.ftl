# Veranstaltungen: Turniere und Ligen mit mehreren Partien.

command-event = Turniere und Ligen mit mehreren Partien
command-event-create = Die Anmeldung zu einem Turnier eröffnen
command-event-join = Sich anmelden oder Wünsche ändern
command-event-leave = An kommenden Runden nicht mehr teilnehmen
command-event-info = Ein Turnier und seine Teilnehmer zeigen
command-event-list = Die Turniere dieses Servers auflisten
command-event-apart = Zwei Teilnehmer getrennt setzen
command-event-computers = Computer teilnehmen lassen
command-event-deal = Die nächste Runde auslosen und eröffnen
command-event-replace = Einen Platz einer Reserve anbieten
command-event-pause = Die Uhren aller Bretter der Runde anhalten
command-event-resume = Die Uhren aller Bretter der Runde weiterlaufen lassen
command-event-extend = Alle Bretter der Runde verlängern
command-event-standings = Die Tabelle zeigen
command-event-results = Die Ergebnisse einer Runde zeigen
command-event-export = Alle Ergebnisse als CSV und JSON
command-event-end = Ein Turnier beenden und die Preise nennen

option-event = Welches Turnier, wenn es mehrere gibt
option-event-create-name = Wie das Turnier heißt
option-event-create-rounds = Wie viele Runden gespielt werden
option-event-create-scoring = Was eine Partie zählt (Quadratsumme)
option-event-create-last_year = Das letzte Jahr jeder Partie; wer überlebt, teilt ein Remis
option-event-create-counted = Wie viele Ergebnisse je Spieler zählen, die besten (alle)
option-event-create-like = Regeln und Einstellungen dieser Partie übernehmen
option-event-create-speed = Wie schnell gespielt wird
option-event-create-variant = Welche Variante gespielt wird
option-event-create-options = Optionen der Regeln: Name=Wert
option-event-create-players = Welche Mächte gespielt werden
option-event-create-board = Auf welchem Brett gespielt wird
option-event-join-powers = Wunschmächte, die liebste zuerst, mit Kommas
option-event-join-reserve = Nur spielen, wenn jemand fehlt
option-event-leave-player = Jemand anderen herausnehmen (Leitung)
option-event-apart-one = Ein Teilnehmer
option-event-apart-other = Der andere
option-event-apart-lift = Sie dürfen sich wieder treffen
option-event-computers-count = Wie viele; 0 für keine
option-event-computers-level = Wie gut sie spielen
option-event-deal-computers = Das letzte Brett mit Computern dieser Stufe füllen
option-event-replace-player = Wer nicht weiterspielen kann
option-event-replace-by = Wer übernimmt; ohne Angabe eine Reserve
option-event-extend-by = Wie viel länger, etwa 12h
option-event-extend-why = Der Grund, für alle lesbar
option-event-results-round = Welche Runde; ohne Angabe die letzte

button-event-join = Anmelden
button-event-leave = Abmelden
button-event-deal = Bretter eröffnen
button-event-again = Anders auslosen

event-title = { $event } – Anmeldung
event-rounds = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    } · Wertung: { $scoring }{ $counted ->
        [0] {""}
        [one] {" "}· das beste Ergebnis jedes Spielers zählt
       *[other] {" "}· die { $counted } besten Ergebnisse jedes Spielers zählen
    }{ $dealt ->
        [0] {""}
       *[other] {" "}· bisher ausgelost: { $dealt }
    }
event-entrants = { $count ->
        [one] Ein Teilnehmer
       *[other] { $count } Teilnehmer
    }, { $seats } an einem Brett
event-nobody = Noch niemand. Drücke **Anmelden**.
event-computers = { $count ->
        [one] Ein Computer ({ $level })
       *[other] { $count } Computer ({ $level })
    }
event-reserves = Reserve: { $players }
event-you = Du nimmst{ $reserve ->
        [1] {" "}als Reserve
       *[other] {""}
    } teil. { $wishes ->
        [0] Jede Macht ist dir recht.
       *[other] Deine Wünsche: { $powers }.
    }
event-joined = Du bist bei **{ $event }** angemeldet. Noch einmal `/event join` ändert deine Wünsche.
event-left = { $player } nimmt an den kommenden Runden von **{ $event }** nicht teil. Laufende Partien gehen weiter.
event-list-line = **{ $event }** – { $over ->
        [1] beendet
       *[other] { $dealt ->
            [0] Anmeldung
            [one] eine Runde ausgelost
           *[other] { $dealt } Runden ausgelost
        }
    } – <#{ $channel }>
event-list-none = Noch keine Turniere. Die Leitung eröffnet eines mit `/event create`.
event-apart-line = { $one } und { $other } werden getrennt gesetzt.
event-apart-lifted = { $one } und { $other } dürfen sich wieder treffen.
event-in-post = Jedes Brett eines Turniers bekommt einen Thread, und in einem Forumsbeitrag gibt es keine. Eröffne das Turnier in einem Textkanal.

event-preview = { $event } – Runde { $round }, { $boards ->
        [one] ein Brett
       *[other] { $boards } Bretter
    }
event-preview-board = **Brett { $board }**
event-preview-out = **Spielt in dieser Runde nicht:** { $players }
event-no-faults = Niemand trifft sich wieder oder spielt eine Macht noch einmal, und alle Wünsche sind erfüllt.
event-fault-met = ⚠ { $count ->
        [one] Ein Paar, das getrennt sitzen soll, trifft sich.
       *[other] { $count } Paare, die getrennt sitzen sollen, treffen sich.
    }
event-fault-same-power = Mächte, die jemand noch einmal spielt: { $count }
event-fault-met-again = Paare, die sich wieder treffen: { $count }
event-fault-wishes = Abstand von den Wunschmächten, zusammengezählt: { $count }
event-deal-changed = Das Turnier hat sich inzwischen geändert. Hier ist eine neue Auslosung.
event-dealt = Runde { $round } von **{ $event }** ist ausgelost.
event-board-open = **{ $name }**: <#{ $channel }>
event-board-post = **{ $name }** beginnt.{ $count ->
        [0] {""}
       *[other] {" "}Es spielen { $players }.
    }
event-no-thread = Ich darf im Kanal des Turniers nicht schreiben oder keine öffentlichen Threads erstellen. Erlaube das und nutze dann noch einmal `/event deal`: Damit werden die fehlenden Bretter eröffnet.
event-replace-asked = Ich habe { $instead } gefragt, ob { $instead } den Platz von { $player } übernimmt. { $player } nimmt an den kommenden Runden nicht teil.
event-replaced = { $instead } hat den Platz von { $player } übernommen. { $player } nimmt an den kommenden Runden nicht teil.
event-clocks = { $event } – Uhren der Runde { $round }

event-round-title = { $event } – Ergebnisse der Runde { $round }
event-board-none = keine Partie
event-result-line = { $power } { $player }: **{ $points }** · { $centres }
event-standings = { $event } – Tabelle
event-standing-line = `{ $place }.` { $player } **{ $points }** ({ $rounds })
event-no-results = Noch ist keine Partie beendet.
event-lines-more = { $lines ->
        [one] Eine weitere Zeile steht
       *[other] { $lines } weitere Zeilen stehen
    } in den Dateien von `/event export`.
event-tie-breaks = -# Bei gleichen Punkten entscheidet das beste Ergebnis, dann Alleinsiege, geführte Bretter, Zentren.
event-exported = { $count ->
        [one] Ein Ergebnis, als Tabellen und als JSON.
       *[other] { $count } Ergebnisse, als Tabellen und als JSON.
    }
event-ended = **{ $event }** ist beendet. Tabelle und Preise erscheinen in <#{ $channel }>.
event-over = **{ $event }** ist beendet. Auf dem ersten Platz: { $winners }. Herzlichen Glückwunsch!
event-over-nothing = **{ $event }** ist ohne Ergebnis beendet.
event-awards = Preise
event-award-round = Bestes Ergebnis der Runde { $round }
event-award-power = Am besten mit { $power }

refusal-event-not-host = Das dürfen nur die Leitung des Turniers, Verwalter des Servers und Mitglieder mit einer GM-Rolle. Frage sie.
refusal-event-none = Hier läuft kein Turnier. Die Leitung eröffnet eines mit `/event create`.
refusal-event-which = Hier laufen mehrere Turniere: { $names }. Wähle eines mit `event:`.
refusal-event-unknown = Hier gibt es kein Turnier **{ $name }**. `/event list` listet alle auf.
refusal-event-taken = Hier gibt es schon ein Turnier **{ $name }**. Wähle einen anderen Namen.
refusal-event-long-name = Der Name eines Turniers hat höchstens { $most } Zeichen. Wähle einen kürzeren.
refusal-event-too-many = Hier laufen { $most } Turniere, mehr sind nicht möglich. Beende eines mit `/event end`.
refusal-event-full = Das Turnier ist voll: Höchstens { $most } nehmen teil.
refusal-event-not-scored = Partien nach diesen Regeln haben keine Wertung: Versorgungszentren müssen sie entscheiden, und jede Macht muss einen Spieler haben. Wähle eine andere Variante.
refusal-event-rounds = Ein Turnier hat 1 bis { $most } Runden. Wähle nicht mehr gezählte Ergebnisse als Runden.
refusal-event-over = Dieses Turnier ist beendet. `/event standings` zeigt, wie es ausging.
refusal-event-not-in = Diese Person ist nicht zu diesem Turnier angemeldet. `/event info` listet alle auf.
refusal-event-not-both = Wähle zwei verschiedene Personen, die beide angemeldet sind; `/event info` listet sie auf.
refusal-event-not-played = Diese Macht spielt in diesem Turnier niemand. Wähle eine andere.
refusal-event-round-open = Die letzte Runde läuft noch. Warte, bis ihre Partien beendet sind, oder beende sie mit `/gm end`.
refusal-event-all-dealt = Alle Runden sind ausgelost. `/event end` schließt das Turnier ab.
refusal-event-nothing-dealt = Noch ist keine Runde ausgelost. Die Leitung tut das mit `/event deal`.
refusal-event-too-few = { $missing ->
        [one] Für ein Brett fehlt ein Teilnehmer.
       *[other] Für ein Brett fehlen { $missing } Teilnehmer.
    } Warte noch, oder lass Computer auffüllen: `/event deal computers:`
refusal-event-no-seat = Diese Person hat keinen Platz in einer laufenden Partie dieses Turniers. `/event results` listet die Partien auf.
refusal-event-not-free = Diese Person spielt in dieser Runde schon oder ist nicht angemeldet. Wähle jemand anderen.
refusal-event-nobody-free = Alle Angemeldeten spielen in dieser Runde. Bitte jemanden um `/event join reserve:True`.
refusal-event-none-played = Kein Brett dieses Turniers wird gerade gespielt. Die Leitung lost mit `/event deal` eine Runde aus oder eröffnet ihre Bretter.

topic-events = Turniere und Ligen
help-events =
    Ein Turnier ist eine Anmeldung zu mehreren Partien. Leiten dürfen es Verwalter des Servers und Mitglieder mit einer GM-Rolle.

    `/event create` eröffnet die Anmeldung: wie viele Runden gespielt werden, was eine Partie zählt, ihr letztes Jahr, und ihre Regeln oder eine Partie, deren Regeln und Einstellungen sie übernimmt (`like:`). Alle drücken **Anmelden**, oder sie nennen mit `/event join` ihre Wunschmächte oder melden sich als Reserve. `/event computers` lässt Computer teilnehmen, `/event apart` setzt zwei Personen getrennt.
    `/event deal` zeigt, wer in der nächsten Runde was spielen würde, und eröffnet ihre Bretter, jedes in einem eigenen Thread. Alle haben dieselbe Frist; `/event pause`, `/event resume` und `/event extend` stellen die Uhren von allen.
    `/event replace` bietet den Platz von jemandem, der ausfällt, einer Reserve an. Mit `/event leave` nimmt jemand an den kommenden Runden nicht mehr teil.
    Ist die letzte Partie einer Runde beendet, erscheinen ihre Ergebnisse und die Tabelle; `/event results` und `/event standings` zeigen sie jederzeit, `/event export` gibt sie als CSV und JSON. `/event end` nennt die Endtabelle und die Preise.
