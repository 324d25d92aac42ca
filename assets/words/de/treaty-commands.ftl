# Verträge auf Discord: die Befehle, eigene Erklärungen, Vorschläge, Ansprüche.

command-treaty = Verträge vorschlagen, erklären, zurücknehmen, kündigen. Nur du siehst die Antworten
command-treaty-propose = Einer Macht per Privatnachricht einen Vertrag vorschlagen; das ist unverbindlich
command-treaty-enter = Einen Vertrag erklären: versiegelt, und geschlossen nur, wenn auch die andere Macht ihn erklärt
command-treaty-withdraw = Vor der Frist eine Erklärung zurücknehmen
command-treaty-abrogate = Einen Vertrag kündigen, mit den Winterbefehlen
command-treaty-list = Deine Verträge, Kriege und Erklärungen zeigen
command-treaty-permit = Eine verbündete Einheit in dieser Saison in dein Land lassen
command-treaty-transfer = Ein Zentrum an Verbündete übergeben, deren Einheit am Ende des Herbstes dort steht
command-treaty-victory = Den Sieg beanspruchen, allein oder mit anderen, nach dem letzten Herbst. Alle sehen es
command-relations = Zeigen, wie alle Mächte zueinander stehen, und ihre Siegpunkte
command-penalties = Alle geltenden Strafen zeigen, ihren Grund und wann sie ablaufen

option-treaty-propose-with = Die andere Macht
option-treaty-propose-kind = Gegenseitige Verteidigung (MDT) oder Angriffsbündnis (AAT)
option-treaty-enter-with = Die andere Macht
option-treaty-enter-kind = Gegenseitige Verteidigung (MDT) oder Angriffsbündnis (AAT)
option-treaty-withdraw-declaration = Die Erklärung, die du zurücknimmst
option-treaty-abrogate-with = Die verbündete Macht
option-treaty-permit-unit = Eine Einheit, oder jede einer Macht
option-treaty-permit-province = Die Provinz, die sie betreten darf
option-treaty-transfer-centre = Dein Zentrum
option-treaty-transfer-to = Die verbündete Macht, die es bekommt
option-treaty-victory-with = Eine zweite Macht; ohne Angabe allein
option-treaty-victory-and = Eine dritte Macht

option-for = Für welche Macht das gilt, wenn du mehrere befehligst

choice-mdt = MDT: gegenseitige Verteidigung
choice-aat = AAT: Angriffsbündnis
choice-partner = { $power } ({ $treaty })
choice-guest-any = jede Einheit von { DATIVE($power) }
choice-guest = { $power }: { $unit }

variant-relations = Internationale Beziehungen
sheet-forecast = **Wenn die Phase mit diesen Befehlen endete**
sheet-forecast-none = Deine Befehle bringen keine Strafe und keinen Krieg.

refusal-no-treaties = Diese Partie hat keine Verträge. `/game info` zeigt ihre Regeln.
refusal-not-yours = Für { ACCUSATIVE($power) } kannst du in dieser Phase nicht sprechen. `/treaty list` zeigt, für wen du es kannst.
refusal-commands-nobody = Du befehligst in dieser Phase keine Macht und kannst deshalb nichts erklären. Um eine zu befehligen, kauf mehr von ihrer Währung: `/trade form`.
refusal-say-for = Du befehligst { $powers }. Wähle eine mit der Option `for`.
refusal-several-hands = Du teilst dir { $power } mit anderen und kannst dafür nicht im Alleingang den Sieg beanspruchen. Schreib `{ $power }: Claim …` zu deinen Frühjahrszügen: Es zählt die Liste, die die meisten von euch schreiben.
refusal-bad-treaty = Das geht nicht: { $reason }.
refusal-nothing-declared = Eine solche Erklärung hast du nicht abgegeben. `/treaty list` zeigt deine.

treaties-title = Verträge: { $powers } – { $phase }
treaties-nobody = Du befehligst jetzt keine Macht und kannst deshalb nichts erklären.
treaties-taken-back = Zurückgenommen: `{ $entry }`.
treaties-ties = **Deine Beziehungen**
treaties-declared = **Du hast erklärt**
treaties-declared-none = In dieser Phase hast du nichts erklärt.
treaties-line = `{ $entry }` – { $state }
treaties-news = **Das weißt nur du über { $phase }**
treaties-points =
    Deine Siegpunkte: { $base } − { $penalties } = **{ $points }**{ $needed ->
        [0] .
       *[other] ; du brauchst { $needed }, um allein zu gewinnen.
    }
treaties-waits-enter = versiegelt; geschlossen nur, wenn { $power } dasselbe erklärt
treaties-waits-abrogate = versiegelt; verkündet mit dem Aufbau dieses Winters
treaties-waits-permit = versiegelt; nur für diese Saison
treaties-waits-transfer = versiegelt; vollzogen, wenn { $power } am Ende des Herbstes dort eine Einheit hat
treaties-waits-claim = versiegelt; verkündet, wenn die Phase endet
treaties-fault = ⚠ { $reason }
button-take-back = Zurücknehmen: { $entry }
button-declare = Erklären: { $entry }
button-relations = Beziehungen

proposal-sent = Dein Vorschlag ist unterwegs zu { DATIVE($power) }: { $treaty }. Er ist unverbindlich. Damit der Vertrag zustande kommt, müsst ihr ihn beide erklären:
proposal-unreachable = { $power } nimmt keine Privatnachrichten an, sieht deinen Vorschlag aber bei den eigenen Befehlen, bis die Phase endet: { $treaty }. Er ist unverbindlich. Damit der Vertrag zustande kommt, müsst ihr ihn beide erklären:
proposal-shown = Wer { $power } befehligt, sieht deinen Vorschlag bei den eigenen Befehlen (Mein Zug, `/treaty list`), bis die Phase endet: { $treaty }. Sonst sieht ihn niemand, und er ist unverbindlich. Damit der Vertrag zustande kommt, müssen ihn beide Seiten erklären:
proposals-open = **Dir in dieser Phase vorgeschlagen**
proposals-line = Vorschlag von { $by } an { $to }: { $treaty }. Er ist unverbindlich.
proposal-too-often = Du hast { $power } in dieser Phase schon viele Nachrichten geschickt, deshalb ging diese nicht hinaus.
proposal = **{ $game }**, { $phase }. { $power } schlägt dir einen Vertrag vor: { $treaty } ({ $kind }).
    Das ist unverbindlich. Wenn du ihn erklärst, bleibt deine Erklärung versiegelt, und der Vertrag kommt nur zustande, wenn { $power } dasselbe erklärt. { $clock }

claim-posted-before = Diesen Anspruch hast du schon erhoben. Er gilt, sobald alle Beteiligten ihn erhoben haben.
claim-told = Alle können es lesen: { $lines }
post-claim = 🏳️ **{ $game }**: { $lines }

status-power-points = **{ $power }** { $player } – **{ $points }** { $points ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } ({ $centres } − { $penalties }), { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
status-relations = Zwischen den Mächten
results-victory = **Siegpunkte**
results-penalties = **Geltende Strafen**
results-relations-private-hint = Wenn eine deiner Erklärungen wirkungslos blieb, erfährst nur du es.
why-relations = **Zwischen den Mächten**
status-relations-more =
    … und { $lines ->
        [one] eine weitere Zeile: siehe `/relations`.
       *[other] { $lines } weitere Zeilen: siehe `/relations`.
    }

topic-treaties = Verträge (Bündnisse, Krieg, Strafpunkte): Internationale Beziehungen
help-treaties =
    Angriffe kosten auf Jahre Siegpunkte: Ein Zugbefehl in die Heimat, auf ein besetztes Feld oder in ein Zentrum einer neutralen Macht gilt als Angriff, ob der Zug gelingt oder nicht. Deine Befehlsübersicht zeigt den Preis, bevor die Phase endet. `/penalties` zeigt alle geltenden Strafen, `/relations`, wie alle Mächte zueinander stehen.
    Ein Vertrag kommt zustande, wenn beide Mächte ihn mit den Herbstbefehlen erklären oder in der Diplomatie vor den ersten Zügen: `Enter MDT with Italy` (gegenseitige Verteidigung) oder `Enter AAT with Italy` (ein Angriffsbündnis, das Kriege und Strafen teilt). `/treaty propose` schickt der anderen Macht einen unverbindlichen Vorschlag; `/treaty enter` gibt deine eigene versiegelte Erklärung ab. `Abrogate treaty with Italy` im Winter beendet einen Vertrag nach dem nächsten Frühjahr.
    Du kannst eine verbündete Einheit hereinlassen (`Permit Italian A Ven to Tri`) und ihr ein Zentrum übergeben, in dem sie am Ende des Herbstes steht (`Transfer Tri to Italy`).
    Siegpunkte sind Zentren minus Strafpunkte. Wenn du nach einem Herbst genug hast, beanspruche mit `/treaty victory` den Sieg, allein oder mit anderen, und halte die Punkte ein Jahr lang (eine Koalition: zwei Jahre).
dm-help-treaties =
    Deine Partie hat Verträge. Schreib solche Zeilen zwischen deine Befehle: `Enter MDT with Italy`, `Abrogate treaty with Italy`, `Permit Italian A Ven to Tri`, `Transfer Tri to Italy`. Um eine zurückzunehmen, schreib `withdraw treaty with Italy`.
