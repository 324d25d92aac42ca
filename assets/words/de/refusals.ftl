# Was verweigert wird, und warum: ein oder zwei Sätze, der zweite sagt, was stattdessen geht.

error-stale = Im selben Moment hat jemand anders das Spiel geändert. Bitte versuch es noch einmal.
error-internal = Bei uns ist etwas schiefgegangen, und nichts wurde geändert. Wenn es wieder vorkommt, nenn denen, die diesen Bot betreiben, die Nummer `{ $id }`.
error-old-command = Dieses Kommando hat sich geändert, seit du es geöffnet hast. Bitte tipp es neu (wenn es noch gleich aussieht, hilft ein Neustart von Discord).
error-old-button = Dieser Knopf stammt aus einer älteren Version. Bitte nimm die neueste Nachricht, oder tipp das Kommando.
error-argument = „{ $input }“ kann ich dort nicht brauchen. Bitte wähl aus der Liste, oder schreib es anders.
error-argument-missing = Etwas, das dieses Kommando braucht, fehlt. Bitte tipp es noch einmal.
error-subcommand = Bitte wähl, was zu tun ist: Tipp das Kommando noch einmal und wähl aus der Liste.
error-dm-only = Das geht nur in privaten Nachrichten mit mir.
error-slow-down = Bitte wart einen Moment, bevor du das wieder tust.
error-not-allowed = Das darfst du hier nicht.
error-bot-permissions = Das darf ich hier nicht. Wer den Server verwaltet, kann mir geben: { $names }.
error-other-server = Dieser Knopf gehört zu einem Spiel auf einem anderen Server.

refusal-no-game-here = In diesem Kanal gibt es kein Spiel. Leg eines an mit `/game create`.
refusal-no-game-here-but = In diesem Kanal gibt es kein Spiel. Nenn das gemeinte mit der Option `game`, oder geh dorthin, wo es gespielt wird: { $games }.
refusal-game-elsewhere = { $name } (<#{ $channel }>)
refusal-no-such-game = Ein Spiel namens **{ $name }** gibt es nicht.
refusal-no-such-game-but = Ein Spiel namens **{ $name }** gibt es nicht. Meintest du { $games }?
refusal-which-game = Mehrere Spiele sind möglich: { $games }. Nenn das gemeinte mit der Option `game`; in einer privaten Nachricht schreib `game: { $first }` in die erste Zeile.
refusal-name-taken = Ein Spiel namens **{ $name }** läuft hier schon. Bitte wähl einen anderen Namen.
refusal-bad-name = Der Name eines Spiels braucht 1 bis { $most } Zeichen, in einer Zeile.
refusal-not-in-server = Das geht nur in einem Kanal des Servers, auf dem gespielt wird.
refusal-channel-closed = In diesem Kanal werden keine Spiele angelegt. Hier geht es: { $channels }.
refusal-too-many-games = Auf diesem Server laufen { $most } Spiele, und mehr sind hier nicht erlaubt. Wart, bis eines vorbei ist, oder frag die Serververwaltung.
refusal-too-many-own-games = Du hast { $most } Spiele angelegt, die noch laufen, und mehr sind auf diesem Server nicht erlaubt. Wart, bis eines vorbei ist, oder frag die Serververwaltung.
refusal-not-a-player = Du spielst in diesem Spiel nicht mit.
refusal-not-the-gm = Das darf nur die Spielleitung.
refusal-not-the-starter = Das Spiel darf nur die Spielleitung starten; gibt es keine, wer es angelegt hat.
refusal-eliminated = { $power } ist ausgeschieden.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-game-over = Das Spiel ist vorbei.
refusal-not-over = Das Spiel läuft noch, und sein Archiv enthält Versiegeltes. Frag wieder, wenn es vorbei ist.
refusal-phase-closed = Die Frist ist vorbei, also lässt sich für diese Phase nichts mehr schreiben. Was du vorher versiegelt hattest, zählt.
refusal-paused = Das Spiel ist pausiert. Die Spielleitung kann es mit `/gm resume` fortsetzen.
refusal-not-paused = Das Spiel ist nicht pausiert.
refusal-nothing-due-moves = Du hast keine Einheit zu befehligen.
refusal-nothing-due-retreats = Keine deiner Einheiten muss sich zurückziehen. In dieser Phase gibt es für dich nichts zu tun.
refusal-nothing-due-builds = Du hast in diesem Winter nichts zu bauen oder abzubauen.
refusal-sheet-too-long = Das ist zu viel auf einmal: { $lines } Zeilen. Bitte schick höchstens { $most }.
refusal-empty = Darin steht kein Befehl. Schreib einen je Zeile, wie `A Par - Bur`.
refusal-nothing-to-strike = Dafür steht nichts da.
refusal-no-credits = In diesem Spiel geht es nicht um Taler. `/game info` sagt, worum gespielt wird.
refusal-no-blocks = In diesem Spiel geht es nicht um Blöcke. `/game info` sagt, worum gespielt wird.
refusal-bad-goal = „{ $found }“ ist kein Ziel: Schreib eine ganze Zahl von Blöcken von 1 bis { $most }.
refusal-no-goal = Dieses Spiel gewinnt man nicht mit Blöcken, also ist kein solches Ziel festzulegen.
refusal-no-loans = Punkte werden in diesem Spiel weder verliehen noch verschenkt (beim Anlegen ließe es sich mit `options:loans=allowed` erlauben). Was du hast, zeigt `/blocks show`.
refusal-no-seats = Punkte liegen hier in keiner Provinz; also gibt es keine Kasse zu verlegen, keine Einheiten anzuwerben und kein Bündnis zu nennen. Was du hast, zeigt `/blocks show`.
refusal-offer-gone = { $power } erklärt das nicht mehr: Es wurde zurückgenommen oder geändert. Nichts wurde geschrieben.
refusal-other-unit = Dieser Befehl ist für eine andere Einheit als die gewählte. Wähl neu, oder lass eines von beiden weg.
refusal-no-history = In diesem Spiel wurde noch keine Phase gespielt.
refusal-no-such-phase = Eine Phase „{ $text }“ gab es in diesem Spiel nicht. Phasen schreibt man wie `S1901M`, `F1901R` oder `W1901A`.
refusal-no-result-there = In dieser Phase stand dort keine Einheit, und keine zog dorthin.
refusal-no-such-revision = Einen Stand { $found } gibt es nicht; der neueste ist { $newest }. Wähl einen aus der Liste.
refusal-deadline-far = Das ist mehr als sechzig Tage entfernt. Nenn eine nähere Zeit, oder halt die Uhr mit `/gm pause` an.
refusal-deadline-past = Dieser Moment ist schon vorbei. Nenn eine kommende Zeit, etwa `24h`.
refusal-span-unreadable = „{ $text }“ kann ich nicht als Zeit lesen. Schreib es wie `48h`, `2d` oder `1d 12h`.
refusal-span-out-of-range = „{ $text }“ ist zu kurz oder zu lang: Fünf Minuten bis sechzig Tage gehen.
refusal-not-a-person = Mitspielen können nur Menschen, keine Bots.
refusal-no-motion = In diesem Spiel gibt es jetzt nichts dergleichen abzustimmen.
refusal-to-oneself = Du kannst nicht zu deinen eigenen Gunsten aufgeben.
refusal-already-in = Du bist in diesem Spiel schon dabei.
refusal-not-in = Du bist in diesem Spiel nicht dabei.
refusal-full = Alle sieben Sitze sind besetzt. Du kannst auf einen warten: mit dem Knopf oder mit `/game wait`.
refusal-taken = { $power } ist schon gewünscht. Wähl eine andere Macht, oder keine.
refusal-too-few =
    { $missing ->
        [one] Eine Person fehlt noch.
       *[other] { $missing } Personen fehlen noch.
    }
refusal-not-manager = Das können nur die, die diesen Server verwalten.
refusal-blind-gm = Versiegelte Befehle werden dir nicht gezeigt: Wer in einem Spiel spielt oder spielte, und die Spielleitung eines blinden Spiels, sieht keine. `/sealed default` setzt das übliche Blatt ein, ohne etwas zu zeigen.
refusal-playing-gm = Du spielst in diesem Spiel mit, also änderst du weder Brett noch Geld noch Regeln. Eine andere Spielleitung kann es: wer eine GM-Rolle hat, den Server verwaltet, oder wen du mit `/gm hand-over` benennst.
refusal-blind-stays = Ein Spiel mit blinder Spielleitung bleibt so, wenn es begonnen hat.
refusal-which-player = Nenn die Macht, oder in einem Spiel mit Börse die Person.
refusal-unseated = { $power } wird von niemandem gespielt. Besetz die Macht erst mit `/gm seat`.
refusal-not-in-game = Diese Person ist nicht im Spiel.
refusal-locked = Die Spielleitung hat diese Befehle gesperrt. Was auf dem Blatt steht, zählt, wie es ist.
refusal-banned = Ausgeschlossen: Die Spielleitung lässt diese Person an diesem Spiel nicht teilnehmen. `/gm ban lift:true` hebt das auf.
refusal-ban-gm = Die Spielleitung kann nicht ausgeschlossen werden. Übergib das Spiel zuerst mit `/gm hand-over`.
refusal-already-so = Das ist schon so; nichts wurde geändert.
refusal-no-draft = Das gilt nicht mehr: Das Spiel hat sich seit der Vorschau geändert, oder es ist schon geschehen. Bitte sieh mit dem Kommando neu nach.
refusal-nothing-to-undo = Es gibt nichts rückgängig zu machen: keine Berichtigung, Regeländerung oder Zurücksetzung, seit die letzte Phase schloss. `/gm rollback` geht weiter zurück.
refusal-nobody-owes = Niemand schuldet jetzt etwas.
refusal-rule-fixed = Das lässt sich in einem laufenden Spiel nicht ändern: Brett, Kalender, Art des Spiels und wer genannt wird, bleiben, wie sie sind.
refusal-name-seat = Nenn die Macht, um deren Platz es geht.
