# Abstimmungen: was Spieler beantragen, wer was erfahren darf und wie eine Abstimmung endet.

agreement-all = alle
agreement-two-thirds = zwei Drittel
agreement-majority = mehr als die Hälfte

ballot-what-draw = Remis für { $powers }
ballot-what-draw-all = Remis für alle Überlebenden ({ $powers })
ballot-what-concession = Aufgabe zugunsten von { DATIVE($power) }
ballot-what-extend = Verlängerung dieser Phase um { $span }
ballot-until-phase = bis { $phase } endet
ballot-until-moment = bis { $at } ({ $in })

ballot-post =
    🗳️ **{ $game }**: Abstimmung #{ $ballot } läuft: { $what }.
    Angenommen ist der Antrag, sobald { $needed } von { $of } dafür stimmen; abgestimmt wird { $until }. Das Ergebnis erscheint hier.
    Die Stimmen sind geheim: Niemand, auch nicht die Spielleitung, erfährt je mehr, als wie viele abgestimmt haben. Bis zum Ergebnis kannst du deine Stimme ändern.
    Bisher abgestimmt: **{ $votes } von { $of }**.
button-ballot-yes = Ja
button-ballot-no = Nein
button-ballot-none = Stimme zurücknehmen
ballot-why = Angegebener Grund: { $why }

ballot-opened = Die Abstimmung läuft jetzt im Kanal: { $what }. Du hast dafür gestimmt, und niemand erfährt, dass der Antrag von dir ist. Abgestimmt wird { $until }; { $needed } von { $of } müssen dafür stimmen. Um den Antrag zurückzunehmen: `/vote choice:withdraw motion:#{ $ballot }`.
ballot-voted-yes = Du stimmst dafür: { $what }. { $votes } von { $of } haben abgestimmt; abgestimmt wird { $until }.
ballot-voted-no = Du stimmst dagegen: { $what }. { $votes } von { $of } haben abgestimmt; abgestimmt wird { $until }.
ballot-voted-none = Deine Stimme ist zurückgenommen: { $what }. { $votes } von { $of } haben abgestimmt; abgestimmt wird { $until }.
ballot-own-yes = 🗳️ Abstimmung: { $what } (`/vote motion:#{ $ballot }`). Du hast dafür gestimmt; { $votes } von { $of } haben abgestimmt.
ballot-own-no = 🗳️ Abstimmung: { $what } (`/vote motion:#{ $ballot }`). Du hast dagegen gestimmt; { $votes } von { $of } haben abgestimmt.
ballot-own-none = 🗳️ Abstimmung: { $what } (`/vote motion:#{ $ballot }`). Du hast nicht abgestimmt; abgestimmt wird { $until }.

ballot-title = Abstimmung #{ $ballot }: { $what }
ballot-field = { $votes } von { $of } haben abgestimmt; { $needed } müssen dafür stimmen. Abgestimmt wird { $until }. `/vote motion:#{ $ballot }`

ballot-over-carried = 🗳️ **{ $game }**: **Angenommen**: { $what }.
ballot-over-failed = 🗳️ **{ $game }**: Alle haben abgestimmt, und der Antrag ist **nicht** angenommen: { $what }. Wer wie gestimmt hat, bleibt geheim.
ballot-over-expired = 🗳️ **{ $game }**: Die Zeit der Abstimmung ist um, und der Antrag ist **nicht** angenommen: { $what }. Wer wie gestimmt hat, bleibt geheim.
ballot-over-withdrawn = 🗳️ **{ $game }**: Der Antrag wurde zurückgenommen: { $what }. Die Stimmen zählen nicht mehr.
ballot-over-rolled-back = 🗳️ **{ $game }**: Die Partie wurde zurückgesetzt, damit endet die Abstimmung: { $what }. Die Stimmen zählen nicht mehr; der Antrag kann neu gestellt werden.
ballot-over-moot = 🗳️ **{ $game }**: Es gibt nichts mehr zu entscheiden, die Abstimmung ist vorbei: { $what }.

ballot-state-open = sie läuft
ballot-state-carried = angenommen
ballot-state-failed = alle hatten abgestimmt, nicht angenommen
ballot-state-expired = ihre Zeit war um, nicht angenommen
ballot-state-withdrawn = der Antrag wurde zurückgenommen
ballot-state-rolled-back = die Partie wurde zurückgesetzt
ballot-state-moot = es gab nichts mehr zu entscheiden

refusal-ballot-over = Diese Abstimmung ist vorbei: { $how }. Es wurde nichts geändert.
refusal-no-ballot = Eine Abstimmung #{ $ballot } gibt es in dieser Partie nicht. `/status` zeigt, welche laufen.
refusal-not-their-ballot = Einen Antrag kann nur zurücknehmen, wer ihn gestellt hat. Deine eigene Stimme nimmst du mit dem Knopf zurück.
refusal-too-many-ballots = Es gibt schon zu viele Abstimmungen: höchstens { $open } zugleich und höchstens { $asked } Anträge je Spieler und Phase.
refusal-draw-of-one = Ein Remis braucht mindestens zwei Mächte. Um die Partie einer Macht zu überlassen, nimm `/concede`.
refusal-draw-includes-all = In dieser Partie muss ein Remis alle Überlebenden umfassen. Lass die Option `among` weg.

command-draw = Ein Remis beantragen, für alle Überlebenden oder einige; oder darüber abstimmen
command-concede = Beantragen, dass alle anderen zugunsten einer Macht aufgeben; oder darüber abstimmen
command-gm-end = Die Partie mit einem Ergebnis deiner Wahl beenden: Remis, Sieg oder keines
option-draw-among = Wer am Remis teilhat, etwa „France, Italy“; ohne Angabe alle Überlebenden
option-draw-vote = Wie du stimmst; ohne Angabe stellst du den Antrag und stimmst mit ja
option-draw-until = Wie lange abgestimmt wird, etwa 48h; ohne Angabe nach der Regel der Partie
option-concede-power = Zugunsten welcher Macht
option-concede-vote = Wie du stimmst; ohne Angabe stellst du den Antrag und stimmst mit ja
option-concede-until = Wie lange abgestimmt wird, etwa 48h; ohne Angabe nach der Regel der Partie
option-gm-end-result = Wie sie endet
option-gm-end-powers = Welche Mächte gewinnen oder am Remis teilhaben, etwa „France, Italy“
choice-withdraw = deinen Antrag zurücknehmen
choice-result-draw = ein Remis dieser Mächte
choice-result-win = diese Macht gewinnt
choice-result-none = kein Ergebnis
outcome-ruled =
    { $count ->
        [one] die Spielleitung entscheidet auf Sieg für { $powers }
       *[other] die Spielleitung entscheidet auf Remis: { $powers }
    }
# A power in an option of a command.
option-no-power = „{ $text }“ ist keine Macht dieses Bretts. Seine Mächte sind { $powers }.
vote-no-power = In „{ $text }“ kenne ich keine Macht. Schreib Namen wie „France, Italy“.
vote-none-open = So eine Abstimmung läuft nicht. Lass `vote` weg, um den Antrag zu stellen.
vote-which = Es laufen mehrere solche Abstimmungen. Nenn die Mächte, oder stimm mit `/vote motion:` ab.
concede-whom = Zugunsten welcher Macht? Nenn die, die gewinnen soll: `/concede power:`.
gm-end-sure = Das beendet **{ $game }** für alle: { $outcome }. Bist du sicher? `/gm rollback` kann es rückgängig machen.
button-gm-end = Partie beenden
gm-end-moved = Die Partie ist weitergegangen, seit du gefragt hast, also ist nichts geschehen. Nimm noch einmal `/gm end`.
gm-ended = **{ $game }** ist vorbei: { $outcome }.
gm-end-one = Ein Sieg geht an genau eine Macht. Nenn sie.
gm-end-named = Eine Partie ohne Ergebnis hat keine Sieger. Lass die Mächte weg.
vote-proposed-only = Du hast beantragt: { $motion }. Du darfst gerade keine Befehle geben und hast deshalb selbst keine Stimme; { $votes } von { $of } Stimmberechtigten haben abgestimmt.
post-rolled-back-votes = Für Abstimmungen über die Regeln der Partie gelten wieder die Stimmen von damals.
