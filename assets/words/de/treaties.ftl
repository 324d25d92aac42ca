# Verträge, Strafen und Ansprüche: Zeilen, die nicht lesbar sind oder nichts bewirken, und was geschah.

treaty-mdt = Verteidigungsvertrag
treaty-aat = Angriffsbündnis

treaty-no-power = welche Macht? Schreib „Enter MDT with Italy“ oder „Claim with France and Italy“
treaty-no-kind = welcher Vertrag? Schreib MDT für gegenseitige Verteidigung oder AAT für ein Angriffsbündnis
treaty-no-place = in welche Provinz? Schreib „Permit German A Mun to Tyr“ oder „Transfer Mun to Austria“
treaty-not-understood = „{ $found }“ verstehe ich hier nicht

phase-treaties = Diplomatie vor den Zügen von { $year }
due-treaties = Verträge, wenn du willst
due-notice = kann einen Vertrag kündigen oder den Sieg beanspruchen
refusal-nothing-due-treaties = Du bist ausgeschieden und kannst keine Verträge mehr schließen. `/relations` zeigt, wie die anderen zueinander stehen.
refusal-claim = Diesen Anspruch kannst du nicht erheben: { $reason }.
fault-wrong-phase-treaties = Einheiten bekommen jetzt keine Befehle: In dieser Phase geht es nur um Verträge
about-treaties = Beziehungen: Verträge werden durchgesetzt, und Angriffe kosten Siegpunkte.
about-goal-claims = Ziel: { $alone } Siegpunkte allein, { $two } zu zweit, { $three } zu dritt. Beanspruche den Sieg nach einem Herbst und halte die Punkte ein Jahr lang (eine Koalition: zwei Jahre).
about-goal-claims-two = Ziel: { $alone } Siegpunkte allein, { $two } zu zweit. Beanspruche den Sieg nach einem Herbst und halte die Punkte ein Jahr lang (eine Koalition: zwei Jahre).
results-relations = Zwischen den Mächten:
head-treaties =
    { $count ->
        [one] ein Vertrag tritt in Kraft
       *[other] { $number } Verträge treten in Kraft
    }
head-notices =
    { $count ->
        [one] ein Vertrag wird gekündigt
       *[other] { $number } Verträge werden gekündigt
    }
head-ended =
    { $count ->
        [one] ein Vertrag endet
       *[other] { $number } Verträge enden
    }
head-claim =
    { $count ->
        [one] { $members } beansprucht den Sieg
       *[other] { $members } beanspruchen den Sieg
    }
head-claim-failed = gescheiterter Siegesanspruch: { $members }
head-claim-lapsed = verfallener Siegesanspruch: { $members }
head-wars =
    { $count ->
        [one] ein Krieg beginnt
       *[other] { $number } Kriege beginnen
    }

forbidden-against-ally = { NOMINATIVE($ally) } ist verbündet und hat nicht erlaubt, { ACCUSATIVE($at) } zu betreten
forbidden-against-partner = { NOMINATIVE($ally) } beansprucht gemeinsam mit dieser Macht den Sieg, also darf { NOMINATIVE($at) } nicht angegriffen werden
forbidden-frozen = der Vertrag mit { DATIVE($ally) } ist gekündigt, und die Einheit steht noch im Land dieser Macht: In dieser Saison nimmt die Einheit keine Befehle an
forbidden-helps-frozen = die Einheit { IN($at) } steht im Land von { DATIVE($ally) }, und der Vertrag ist gekündigt: In dieser Saison bekommt sie keine Unterstützung

bad-treaty = { $reason }
bad-treaty-conundrum = eine dritte Macht wäre mit einer von euch verbündet und mit der anderen verfeindet
bad-treaty-to-oneself = mit der eigenen Macht geht das nicht
bad-treaty-gone = { NOMINATIVE($power) } ist ausgeschieden
bad-treaty-only-in-fall = Verträge kann man nur mit den Herbstbefehlen erklären
bad-treaty-only-in-winter = kündigen kann man nur im Winter
bad-treaty-only-with-moves = eine Erlaubnis kann man nur mit Zügen und Rückzügen geben
bad-treaty-only-with-fall-moves = Zentren kann man nur mit den Herbstzügen übergeben
bad-treaty-already-allied = mit { DATIVE($power) } hast du schon einen Vertrag: { $treaty }
bad-treaty-no-treaty = mit { DATIVE($power) } hast du keinen Vertrag
bad-treaty-in-coalition = du und { NOMINATIVE($power) } beansprucht gemeinsam den Sieg, also gilt euer Vertrag, bis der Anspruch entschieden ist
bad-treaty-claim-lives = { NOMINATIVE($power) } beansprucht den Sieg und kann keine Verträge mit Außenstehenden schließen
bad-treaty-no-unit = { IN($at) } steht keine solche Einheit
bad-treaty-not-an-ally = mit { DATIVE($power) } bist du nicht verbündet
bad-treaty-not-controlled = { NOMINATIVE($at) } ist nicht in deiner Hand
bad-treaty-not-owned = { NOMINATIVE($at) } ist kein Zentrum, das dir gehört
bad-treaty-no-window = den Sieg kann man nur nach einem Herbst und vor den nächsten Zügen beanspruchen
bad-treaty-too-few-points =
    { $has ->
        [one] nach dem letzten Herbst war es nur ein Siegpunkt
       *[other] nach dem letzten Herbst waren es nur { $has } Siegpunkte
    }, nötig sind { $needed }
bad-treaty-aggressor = { NOMINATIVE($power) } hat noch eine Strafe für den Angriff auf { ACCUSATIVE($against) }
bad-treaty-claim-stands = { NOMINATIVE($power) } hat schon einen Anspruch erhoben, der noch nicht entschieden ist
bad-treaty-too-many = höchstens drei Mächte können zusammen gewinnen, und nie alle, die gespielt werden
bad-treaty-unmatched = { NOMINATIVE($power) } hat nicht dasselbe erklärt
bad-treaty-barred = { NOMINATIVE($power) } ist mit einer von euch verbündet und mit der anderen verfeindet
bad-treaty-not-played = das gibt es in dieser Partie nicht

penalty-major = den Angriff auf { ACCUSATIVE($power) }
penalty-shared = den Angriff der verbündeten Macht { $power } auf { ACCUSATIVE($victim) }
penalty-minor = den Zug { TO($at) }, ein Zentrum ohne Besitzer
penalty-alliance = das Angriffsbündnis mit { DATIVE($power) }
penalty-first-shot = den ersten Schuss
penalty-abrogation = die Kündigung des Verteidigungsvertrags mit { DATIVE($power) }
penalty =
    { $power }: { $count ->
        [one] ein Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year } für { $cause }.

standing-neutral = neutral
standing-may-attack = drohender Krieg
standing-may-be-attacked = nur die andere Seite durfte ohne Strafe angreifen
standing-leaving = Vertrag gekündigt
standing-war = im Krieg
aggression-home = { $power }: { $order } greift { ACCUSATIVE($victim) } an ({ $standing }): { NOMINATIVE($at) } ist Heimatland.
aggression-occupied = { $power }: { $order } greift { ACCUSATIVE($victim) } an ({ $standing }): { NOMINATIVE($victim) } hatte eine Einheit { IN($at) }.
aggression-owned = { $power }: { $order } greift { ACCUSATIVE($victim) } an ({ $standing }): { NOMINATIVE($at) } gehört { DATIVE($victim) }.
aggression-minor = { $power }: { $order } greift { ACCUSATIVE($at) } an, ein Zentrum ohne Besitzer.
aggression-war = { $power }: { $order } greift { ACCUSATIVE($victim) } { IN($at) } an ({ $standing }): keine Strafe.
aggression-aid = { $power }: { $order } greift { ACCUSATIVE($victim) } { IN($at) } an ({ $standing }), um einem Partner zu helfen: keine Strafe.

relations-failed = `{ $entry }` blieb wirkungslos: { $reason }.
relations-war-attack = { $a } griff { ACCUSATIVE($b) } an: Es ist Krieg.
relations-war-shared = { $a } ist im Krieg mit { DATIVE($b) }: Die verbündete Macht { $third } hat { ACCUSATIVE($b) } angegriffen.
relations-war-aid = { $a } ist im Krieg mit { DATIVE($b) }, um der verbündeten Macht { $third } beizustehen.
relations-imminent = Zwischen { DATIVE($a) } und { DATIVE($b) } droht Krieg: { NOMINATIVE($a) } darf ohne Strafe angreifen, um { DATIVE($aiding) } zu helfen.
relations-announced = { $a } und { $b } schließen einen Vertrag: { $treaty }. Er gilt ab dem nächsten Jahr.
relations-one-sided = { $a } erklärte einen Vertrag mit { DATIVE($b) } ({ $treaty }), aber { NOMINATIVE($b) } erklärte keinen: kein Vertrag.
relations-kinds-differ = { $a } und { $b } erklärten verschiedene Verträge ({ $treaty } und { $other }): kein Vertrag.
relations-barred = { $a } und { $b } erklärten einen Vertrag ({ $treaty }), aber { NOMINATIVE($third) } ist mit der einen Macht verbündet und mit der anderen verfeindet: kein Vertrag.
relations-in-force = In Kraft: { $treaty } zwischen { DATIVE($a) } und { DATIVE($b) }.
relations-notice = { $a } kündigt { DATIVE($b) } den Vertrag ({ $treaty }): Er endet nach dem nächsten Frühjahr.
relations-ended = Zu Ende: { $treaty } zwischen { DATIVE($a) } und { DATIVE($b) }.
relations-ended-by-war = Durch Krieg beendet: { $treaty } zwischen { DATIVE($a) } und { DATIVE($b) }.
relations-ended-by-claim = Der Anspruch von { DATIVE($a) } hat einen Vertrag beendet: { $treaty } mit { DATIVE($b) }.
relations-ended-by-conference = Vor der Konferenz endet: { $treaty } zwischen { DATIVE($a) } und { DATIVE($b) }.
relations-ended-gone = { $a } ist ausgeschieden, und damit endet: { $treaty } mit { DATIVE($b) }.
relations-worn-off =
    { $count ->
        [one] Ein Strafpunkt
       *[other] { $count } Strafpunkte
    } von { DATIVE($power) } für { $cause } { $count ->
        [one] ist
       *[other] sind
    } abgelaufen.
relations-expansionist =
    { $power } hat { $points } Strafpunkte erreicht: Spätere Strafen { $count ->
        [one] kosten einen Punkt mehr und dauern ein Jahr länger
       *[other] kosten { $count } Punkte mehr und dauern { $count } Jahre länger
    }.
relations-ceded = { $from } übergibt { ACCUSATIVE($at) } an { ACCUSATIVE($to) }.
relations-cession-lapsed = { $from } wollte { ACCUSATIVE($at) } übergeben, aber { $to } hat dort keine Einheit.
relations-enclosed = { $unit } ist in verbündetem Gebiet eingeschlossen und darf in diesem Winter aufgelöst werden.
relations-tally = Siegpunkte: { $all }.
# same: standing-neutral
relations-tally-of = { $power } { $points }
relations-posted = { $power } beansprucht den Sieg für { $members }; die anderen müssen ihn auch beanspruchen.
relations-claimed =
    { $count ->
        [one] { $members } beansprucht allein den Sieg, entschieden wird im Herbst { $year }.
       *[other] { $members } beanspruchen gemeinsam den Sieg, entschieden wird im Herbst { $year }.
    }
relations-claim-held =
    { $count ->
        [one] Der Anspruch ist erfüllt: { $members }
       *[other] Der gemeinsame Anspruch ist erfüllt: { $members }
    }, { $points } Siegpunkte, { $needed } nötig.
relations-claim-failed = Der Anspruch ist gescheitert: { $members }, { $points } Siegpunkte, { $needed } nötig.
relations-claim-lapsed = Der Anspruch ist verfallen: { $members }.
relations-stalemate = Alle Mächte, die in Kontakt stehen, sind verbündet: Jeder Vertrag endet mit dem Winter { $year }, danach folgt eine Konferenz.
relations-contact = { $a } und { $b }
relations-conference =
    Die Konferenz ist eröffnet. { $count ->
        [0] Keine Mächte stehen in Kontakt.
       *[other] In Kontakt stehen: { $contacts }.
    }
relations-conference-failed = Auch nach der Konferenz sind alle Mächte, die in Kontakt stehen, verbündet: Jeder Vertrag ist nichtig, und alle Mächte sind neutral.
