# Verträge auf Discord: die Kommandos, was erklärt ist, Vorschläge, Ansprüche.

command-treaty = Deine Verträge: vorschlagen, schließen, zurücknehmen, kündigen. Nur du siehst die Antworten
command-treaty-propose = Einer anderen Macht privat einen Vertrag vorschlagen; es bindet niemanden
command-treaty-enter = Einen Vertrag erklären: versiegelt, und geschlossen nur, wenn beide es tun
command-treaty-withdraw = Etwas Erklärtes zurücknehmen, bis zur Frist
command-treaty-abrogate = Das Ende eines Vertrags ankündigen, mit den Befehlen des Winters
command-treaty-list = Deine Verträge und Kriege, und was du erklärt hast
command-permit = Eine Einheit eines Verbündeten in dieser Jahreszeit in dein Land lassen
command-transfer = Ein Versorgungszentrum an einen Verbündeten übergeben
command-transfer-centre = Ein Zentrum an einen Verbündeten übergeben, der am Ende des Herbstes dort steht
command-claim = Den Sieg beanspruchen, allein oder mit anderen, nach dem letzten Herbst. Alle sehen es
command-relations = Wie jede Macht zu jeder steht, und die Siegpunkte
command-penalties = Jede Strafe, die zählt, ihr Grund, und der Herbst, in dem sie abläuft

option-treaty-propose-with = Welcher Macht
option-treaty-propose-kind = Gegenseitige Verteidigung (MDT) oder Angriffsbündnis (AAT)
option-treaty-enter-with = Mit welcher Macht
option-treaty-enter-kind = Gegenseitige Verteidigung (MDT) oder Angriffsbündnis (AAT)
option-treaty-withdraw-declaration = Welche deiner Erklärungen
option-treaty-abrogate-with = Mit welchem Verbündeten
option-permit-unit = Welche Einheit, oder jede einer Macht
option-permit-province = In welche deiner Provinzen
option-transfer-centre-centre = Welches deiner Zentren
option-transfer-centre-to = An welchen Verbündeten
option-claim-with = Mit welcher Macht; ohne Angabe allein
option-claim-and = Mit einer dritten Macht

option-for = Welche Macht spricht, wenn du mehrere befehligst

choice-mdt = MDT: gegenseitige Verteidigung
choice-aat = AAT: Angriffsbündnis
choice-partner = { $power } ({ $treaty })
choice-guest-any = jede Einheit von { $power }
choice-guest = { $power }: { $unit }

variant-relations = Internationale Beziehungen
sheet-forecast = **Wenn die Phase mit deinem Blatt schlösse**
sheet-forecast-none = Dein Blatt bringt keine Strafe und keinen Krieg.

refusal-no-treaties = In diesem Spiel gibt es keine Verträge. `/game info` sagt, worum gespielt wird.
refusal-not-yours = Für { $power } sprichst du in dieser Phase nicht. `/treaty list` zeigt, für wen du sprichst.
refusal-commands-nobody = Du befehligst in dieser Phase keine Macht, kannst also für keine etwas erklären. Kaufe mehr von ihrer Währung: `/trade ticket`.
refusal-say-for = Du befehligst { $powers }. Sag mit der Option `for`, welche davon spricht.
refusal-several-hands = Andere befehligen { $power } mit dir, also genügt dein Wort allein nicht. Schreib bei den Zügen des Frühjahrs `{ $power }: Claim …` auf dein Blatt: Es zählt die Liste, die die meisten von euch schreiben.
refusal-bad-treaty = Das geht nicht: { $reason }.
refusal-nothing-declared = Etwas dieser Art hast du nicht erklärt (R-H4). `/treaty list` zeigt, was du erklärt hast.

treaties-title = Verträge: { $powers } – { $phase }
treaties-nobody = Du befehligst jetzt keine Macht, hast also nichts zu erklären.
treaties-taken-back = Zurückgenommen: `{ $entry }`.
treaties-ties = **Wie du stehst**
treaties-declared = **Du hast erklärt**
treaties-declared-none = In dieser Phase hast du nichts erklärt.
treaties-line = `{ $entry }` – { $state }
treaties-news = **Was nur du von { $phase } weißt**
treaties-points =
    Deine Siegpunkte: { $base } − { $penalties } = **{ $points }**{ $needed ->
        [0] .
       *[other] ; { $needed } gewinnen allein.
    }
treaties-waits-enter = versiegelt; geschlossen nur, wenn { $power } dasselbe erklärt
treaties-waits-abrogate = versiegelt; verkündet mit dem Aufbau dieses Winters (R-D2)
treaties-waits-permit = versiegelt; nur für diese Jahreszeit (R-G1)
treaties-waits-transfer = versiegelt; vollzogen, wenn am Ende des Herbstes dort steht: { $power } (R-G5)
treaties-waits-claim = versiegelt; verkündet, wenn die Phase schließt
treaties-fault = ⚠ { $reason }
button-take-back = Zurücknehmen: { $entry }
button-declare = Erklären: { $entry }
button-relations = Beziehungen

proposal-sent = Dein Vorschlag ist unterwegs zu { $power }: { $treaty }. Er bindet niemanden. Damit der Vertrag zustande kommt, erklärt ihn beide:
proposal-unreachable = { $power } nimmt keine privaten Nachrichten. Dein Vorschlag steht dort unter dem Blatt, bis die Phase schließt: { $treaty }. Er bindet niemanden. Damit der Vertrag zustande kommt, erklärt ihn beide:
proposal-shown = Wer { $power } befehligt, findet deinen Vorschlag unter dem eigenen Blatt (Mein Zug, `/treaty list`), bis die Phase schließt: { $treaty }. Sonst sieht ihn niemand, und er bindet niemanden. Damit der Vertrag zustande kommt, erklären ihn beide Seiten:
proposals-open = **Dir in dieser Phase vorgeschlagen**
proposals-line = { $by } schlägt vor, Partner { $to }: { $treaty }. Es bindet niemanden.
proposal-too-often = { $power } hatte in dieser Phase schon viele Nachrichten von dir, deshalb ging diese nicht hinaus.
proposal = **{ $game }**, { $phase }. { $power } schlägt dir einen Vertrag vor: { $treaty } ({ $kind }).
    Das bindet niemanden. Wenn du ihn erklärst, bleibt das versiegelt, und er kommt nur zustande, wenn { $power } dasselbe erklärt. { $clock }

claim-posted-before = Diesen Anspruch hast du schon erhoben; er gilt, wenn alle Beteiligten ihn erhoben haben (R-A8).
claim-told = Alle können es lesen: { $lines }
post-claim = 🏳️ **{ $game }**: { $lines }

status-power-points = **{ $power }** { $player } – **{ $points }** { $points ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } ({ $centres } − { $penalties }), { $units } Einheiten
status-relations = Zwischen den Mächten
results-victory = **Siegpunkte**
results-penalties = **Strafen, die zählen**
results-relations-private-hint = Was du vergeblich erklärt hast, erfährst nur du.
why-relations = **Zwischen den Mächten**
status-relations-more =
    … und { $lines ->
        [one] eine weitere Zeile: siehe `/relations`.
       *[other] { $lines } weitere Zeilen: siehe `/relations`.
    }

topic-treaties = Verträge: Internationale Beziehungen
help-treaties =
    Angriffe bleiben im Gedächtnis: Ein Befehl in die Heimat, die Felder oder die Zentren einer neutralen Macht kostet auf Jahre Siegpunkte, ob er gelingt oder nicht. Dein Blatt sagt vor dem Schließen der Phase, was es brächte; `/penalties` zeigt alles, was zählt, und wann es abläuft, `/relations`, wie alle stehen und was sie haben.
    Ein Vertrag kommt zustande, wenn beide ihn mit den Befehlen des Herbstes erklären, oder in der Diplomatie vor den ersten Zügen: `Enter MDT with Italy` (gegenseitige Verteidigung), `Enter AAT with Italy` (ein Angriffsbündnis, das Kriege und Strafen teilt). `/treaty propose` schickt der anderen Seite eine Nachricht, die niemanden bindet; `/treaty enter` versiegelt deine eigene Seite. `Abrogate treaty with Italy` im Winter beendet einen nach dem nächsten Frühjahr.
    Ein Verbündeter darf hereingelassen werden (`Permit Italian A Ven to Tri`) und ein Zentrum bekommen, in dem er am Ende des Herbstes steht (`Transfer Tri to Italy`).
    Siegpunkte sind Zentren weniger Strafen. Wer nach einem Herbst genug hat, erhebt mit `/claim` Anspruch, allein oder mit anderen, und muss ihn ein Jahr halten (eine Koalition: zwei).
dm-help-treaties =
    In deinem Spiel gibt es Verträge. Solche Zeilen stehen zwischen den Befehlen: `Enter MDT with Italy`, `Abrogate treaty with Italy`, `Permit Italian A Ven to Tri`, `Transfer Tri to Italy`. Um eine zurückzunehmen, schreib `withdraw treaty with Italy`.
