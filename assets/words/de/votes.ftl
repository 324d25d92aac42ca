# Abstimmungen: worüber abgestimmt wird, wer was erfahren darf, und wie es endet.

agreement-all = alle
agreement-two-thirds = zwei Drittel
agreement-majority = mehr als die Hälfte

ballot-what-draw = Remis für { $powers }
ballot-what-draw-all = Remis für alle Überlebenden ({ $powers })
ballot-what-concession = Aufgabe zugunsten von { $power }
ballot-what-extend = Verlängerung dieser Phase um { $span }
ballot-until-phase = bis { $phase } schließt
ballot-until-moment = bis { $at } ({ $in })

ballot-post =
    🗳️ **{ $game }**: Zur Abstimmung steht: { $what } (#{ $ballot }).
    Angenommen ist es, sobald { $needed } von { $of } dafür sind; abgestimmt wird { $until }. Dann steht das Ergebnis hier.
    Die Stimmen sind geheim: Mehr als die Zahl der Abgegebenen erfährt niemand, auch die Spielleitung nicht, jetzt und später. Bis zur Entscheidung lässt sich eine Stimme ändern.
    Bisher abgestimmt: **{ $votes } von { $of }**.
button-ballot-yes = Ja
button-ballot-no = Nein
button-ballot-none = Stimme zurücknehmen
ballot-why = Angegebener Grund: { $why }

ballot-opened = Im Kanal zur Abstimmung gestellt: { $what }. Du stimmst dafür, und dass du gefragt hast, erfährt niemand. Abgestimmt wird { $until }; { $needed } von { $of } müssen dafür sein. Um die Frage zurückzunehmen: `/vote choice:withdraw motion:#{ $ballot }`.
ballot-voted-yes = Du stimmst dafür: { $what }. { $votes } von { $of } haben abgestimmt; es läuft { $until }.
ballot-voted-no = Du stimmst dagegen: { $what }. { $votes } von { $of } haben abgestimmt; es läuft { $until }.
ballot-voted-none = Du hast jetzt keine Stimme: { $what }. { $votes } von { $of } haben abgestimmt; es läuft { $until }.
ballot-own-yes = 🗳️ Zur Abstimmung steht: { $what } (`/vote motion:#{ $ballot }`). Du bist dafür; { $votes } von { $of } haben abgestimmt.
ballot-own-no = 🗳️ Zur Abstimmung steht: { $what } (`/vote motion:#{ $ballot }`). Du bist dagegen; { $votes } von { $of } haben abgestimmt.
ballot-own-none = 🗳️ Zur Abstimmung steht: { $what } (`/vote motion:#{ $ballot }`). Du hast nicht abgestimmt; sie läuft { $until }.

ballot-title = Abstimmung #{ $ballot }: { $what }
ballot-field = { $votes } von { $of } haben abgestimmt; { $needed } müssen dafür sein. Es läuft { $until }. `/vote motion:#{ $ballot }`

ballot-over-carried = 🗳️ **{ $game }**: **Angenommen**: { $what }.
ballot-over-failed = 🗳️ **{ $game }**: Alle haben abgestimmt, und es ist **nicht** angenommen: { $what }. Wer wie stimmte, bleibt geheim.
ballot-over-expired = 🗳️ **{ $game }**: Die Zeit der Abstimmung ist um, und es ist **nicht** angenommen: { $what }. Wer wie stimmte, bleibt geheim.
ballot-over-withdrawn = 🗳️ **{ $game }**: Wer gefragt hatte, hat die Frage zurückgenommen: { $what }. Keine Stimme zählt mehr.
ballot-over-rolled-back = 🗳️ **{ $game }**: Das Spiel wurde zurückgesetzt, damit endet die Abstimmung: { $what }. Keine Stimme zählt mehr; es darf neu gefragt werden.
ballot-over-moot = 🗳️ **{ $game }**: Es gibt nichts mehr zu entscheiden, die Abstimmung ist vorbei: { $what }.

ballot-state-open = sie läuft
ballot-state-carried = angenommen
ballot-state-failed = alle hatten abgestimmt, nicht angenommen
ballot-state-expired = ihre Zeit war um, nicht angenommen
ballot-state-withdrawn = zurückgenommen, von wem sie kam
ballot-state-rolled-back = das Spiel wurde zurückgesetzt
ballot-state-moot = es gab nichts mehr zu entscheiden

refusal-ballot-over = Diese Abstimmung ist vorbei: { $how }. Nichts wurde geändert.
refusal-no-ballot = Eine Abstimmung #{ $ballot } gibt es in diesem Spiel nicht. `/status` zeigt, was offen ist.
refusal-not-their-ballot = Eine Abstimmung kann nur zurücknehmen, wer sie verlangt hat. Deine eigene Stimme nimmst du mit dem Knopf zurück.
refusal-too-many-ballots = Es gibt schon zu viele Abstimmungen: höchstens { $open } zugleich, und eine Person verlangt in einer Phase höchstens { $asked }.
refusal-draw-of-one = Ein Remis braucht mindestens zwei Mächte. Um das Spiel einer zu überlassen, nimm `/concede`.
refusal-draw-includes-all = In diesem Spiel muss ein Remis alle Überlebenden umfassen: Lass die Option `among` weg.

command-draw = Ein Remis zur Abstimmung stellen, für alle Überlebenden oder einige; oder darüber abstimmen
command-concede = Zur Abstimmung stellen, dass alle anderen einer Macht das Spiel überlassen; oder abstimmen
command-gm-end = Das Spiel mit einem Ergebnis beenden, das du nennst: Remis, Sieg oder keines
option-draw-among = Wer teilt, etwa „France, Italy“; ohne Angabe alle Überlebenden
option-draw-vote = Wie du stimmst; ohne Angabe stellst du die Frage und stimmst mit ja
option-draw-until = Wie lange sie läuft, etwa 48h; ohne Angabe nach der Regel des Spiels
option-concede-power = Zugunsten welcher Macht
option-concede-vote = Wie du stimmst; ohne Angabe stellst du die Frage und stimmst mit ja
option-concede-until = Wie lange sie läuft, etwa 48h; ohne Angabe nach der Regel des Spiels
option-gm-end-result = Wie es endet
option-gm-end-powers = Welche Mächte gewinnen oder teilen, etwa „France, Italy“
choice-withdraw = die Frage zurücknehmen
choice-result-draw = ein Remis dieser Mächte
choice-result-win = diese Macht gewinnt
choice-result-none = kein Ergebnis
outcome-ruled =
    { $count ->
        [one] Entscheidung der Spielleitung, Sieg: { $powers }
       *[other] Entscheidung der Spielleitung, Remis: { $powers }
    }
vote-no-power = „{ $text }“ nennt keine Macht, die ich kenne. Schreib etwa „France, Italy“.
vote-none-open = Nichts dergleichen steht jetzt zur Abstimmung. Lass `vote` weg, um danach zu fragen.
vote-which = Mehrere solche Abstimmungen laufen: Nenn die Mächte, oder stimm ab mit `/vote motion:`.
concede-whom = Zugunsten welcher Macht? Nenn die, die gewinnen soll: `/concede power:`.
gm-end-sure = Das beendet **{ $game }** für alle: { $outcome }. Sicher? `/gm rollback` kann es zurücknehmen.
button-gm-end = So beenden
gm-end-moved = Das Spiel ist weitergegangen, seit du gefragt hast, also geschah nichts. Frag noch einmal: `/gm end`.
gm-ended = **{ $game }** ist vorbei: { $outcome }.
gm-end-one = Gewinnen kann nur eine Macht: Nenn eine.
gm-end-named = Ohne Ergebnis wird keine Macht genannt.
vote-proposed-only = Du hast vorgeschlagen: { $motion }. Du bist jetzt nicht zum Befehlen berechtigt, hast dabei also selbst keine Stimme; { $votes } von { $of }, die es sind, haben abgestimmt.
post-rolled-back-votes = Stimmen über die Regeln des Spiels stehen, wie sie damals standen.
