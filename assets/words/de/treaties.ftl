# Verträge, Strafen und Ansprüche: Zeilen, die nicht lesbar sind oder nichts bewirken, und was geschah.

treaty-mdt = Verteidigungsvertrag
treaty-aat = Angriffsbündnis

treaty-no-power = welche Macht? Schreib „Enter MDT with Italy“ oder „Claim with France and Italy“
treaty-no-kind = welcher Vertrag? Schreib MDT für gegenseitige Verteidigung oder AAT für ein Angriffsbündnis
treaty-no-place = in welche Provinz? Schreib „Permit German A Mun to Tyr“ oder „Transfer Mun to Austria“
treaty-not-understood = „{ $found }“ ist hier nicht verständlich

phase-treaties = Diplomatie vor den Zügen von { $year }
due-treaties = Verträge, wenn gewünscht
due-notice = kann einen Vertrag kündigen oder den Sieg beanspruchen
refusal-nothing-due-treaties = Du bist ausgeschieden und schließt keine Verträge mehr. `/relations` zeigt, wie die anderen zueinander stehen.
refusal-claim = Dieser Anspruch ist nicht möglich: { $reason }.
fault-wrong-phase-treaties = jetzt bekommen Einheiten keine Befehle: In dieser Phase geht es nur um Verträge
about-treaties = Beziehungen: Verträge binden die Auswertung, und Angriffe kosten Siegpunkte.
about-goal-claims = Ziel: { $alone } Siegpunkte allein, { $two } zu zweit, { $three } zu dritt, beansprucht nach einem Herbst und ein Jahr gehalten (eine Koalition: zwei).
results-relations = Zwischen den Mächten:
head-treaties =
    { $count ->
        [one] { $number } Vertrag tritt in Kraft
       *[other] { $number } Verträge treten in Kraft
    }
head-notices =
    { $count ->
        [one] { $number } Vertrag gekündigt
       *[other] { $number } Verträge gekündigt
    }
head-ended =
    { $count ->
        [one] { $number } Vertrag endet
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
        [one] Kriegsausbrüche: { $number }
       *[other] Kriegsausbrüche: { $number }
    }

forbidden-against-ally = mit { $ally } bist du verbündet, und nach { $at } braucht es eine Erlaubnis
forbidden-against-partner = du und { $ally } beansprucht gemeinsam den Sieg, also darf { $at } nicht angegriffen werden
forbidden-frozen = die Einheit steht im Land von { $ally }, wo gekündigt wurde: In dieser Jahreszeit nimmt sie keine Befehle
forbidden-helps-frozen = die Einheit in { $at } steht im Land von { $ally }, wo ihre Macht gekündigt hat: In dieser Jahreszeit bekommt sie keine Unterstützung

bad-treaty = { $reason } ({ $rule })
bad-treaty-conundrum = eine dritte Macht wäre mit einer von euch verbündet und mit der anderen verfeindet
bad-treaty-to-oneself = mit sich selbst schließt eine Macht so etwas nicht
bad-treaty-gone = { $power } ist ausgeschieden
bad-treaty-only-in-fall = Verträge schließt man mit den Befehlen des Herbstes
bad-treaty-only-in-winter = gekündigt wird im Winter
bad-treaty-only-with-moves = Erlaubnisse gibt man mit Zügen und Rückzügen
bad-treaty-only-with-fall-moves = Zentren übergibt man im Herbst
bad-treaty-already-allied = diesen Vertrag ({ $treaty }) mit { $power } hast du schon
bad-treaty-no-treaty = mit { $power } besteht kein Vertrag
bad-treaty-in-coalition = du und { $power } beansprucht gemeinsam den Sieg und könnt euch nicht trennen, bevor das entschieden ist
bad-treaty-claim-lives = der Anspruch von { $power } lässt keinen Raum für einen Vertrag mit Außenstehenden
bad-treaty-no-unit = in { $at } steht keine solche Einheit
bad-treaty-not-an-ally = mit { $power } bist du nicht verbündet
bad-treaty-not-controlled = über { $at } verfügst du nicht
bad-treaty-not-owned = { $at } ist kein Zentrum, das dir gehört
bad-treaty-no-window = Ansprüche erhebt man nach einem Herbst und vor den nächsten Zügen
bad-treaty-too-few-points =
    { $has ->
        [one] der letzte Herbst ließ einen Siegpunkt
       *[other] der letzte Herbst ließ { $has } Siegpunkte
    }, und { $needed } sind nötig
bad-treaty-aggressor = { $power } trägt noch eine Strafe für den Angriff auf { $against }
bad-treaty-claim-stands = ein Anspruch von { $power } ist noch nicht entschieden
bad-treaty-too-many = höchstens drei Mächte gewinnen zusammen
bad-treaty-unmatched = { $power } hat nichts erklärt, das dazu passt
bad-treaty-barred = { $power } ist mit einer von euch verbündet und mit der anderen verfeindet
bad-treaty-not-played = in diesem Spiel gilt das nicht

penalty-major = den Angriff auf { $power }
penalty-shared = den Angriff der verbündeten Macht { $power } auf { $victim }
penalty-minor = den Marsch nach { $at }, ein Zentrum ohne Besitzer
penalty-alliance = das Angriffsbündnis mit { $power }
penalty-first-shot = den ersten Schuss
penalty-abrogation = die Kündigung der Verteidigung mit { $power }
penalty =
    { $power }: { $count ->
        [one] ein Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year } für { $cause }.

standing-neutral = neutral
standing-may-attack = drohender Krieg
standing-may-be-attacked = durfte ohne Strafe angreifen, aber nicht angegriffen werden
standing-leaving = gekündigt
standing-war = im Krieg
aggression-home = { $power }: { $order } greift { $victim } an ({ $standing }): { $at } ist Heimatland.
aggression-occupied = { $power }: { $order } greift { $victim } an ({ $standing }): In { $at } stand eine Einheit.
aggression-owned = { $power }: { $order } greift { $victim } an ({ $standing }): { $at } gehört dieser Macht.
aggression-minor = { $power }: { $order } greift { $at } an, ein Zentrum ohne Besitzer.
aggression-war = { $power }: { $order } greift { $victim } in { $at } an ({ $standing }): keine Strafe.
aggression-aid = { $power }: { $order } greift { $victim } in { $at } an ({ $standing }), um einem Partner zu helfen: keine Strafe.

relations-failed = `{ $entry }` bewirkte nichts: { $reason }.
relations-war-attack = { $a } griff { $b } an: Es ist Krieg.
relations-war-shared = { $a } ist im Krieg mit { $b }, angegriffen von der verbündeten Macht { $third }.
relations-war-aid = { $a } ist im Krieg mit { $b }, dem Bündnis mit { $third } zuliebe.
relations-imminent = Zwischen { $a } und { $b } droht Krieg: { $a } darf ohne Strafe angreifen, um { $aiding } zu helfen.
relations-announced = { $a } und { $b } schließen einen Vertrag: { $treaty }; er gilt ab dem nächsten Jahr.
relations-one-sided = { $a } befahl einen Vertrag ({ $treaty }) mit { $b }; von dort kam keiner: kein Vertrag.
relations-kinds-differ = { $a } befahl { $treaty } mit { $b }, und { $b } { $other }: kein Vertrag.
relations-barred = { $a } und { $b } befahlen { $treaty }, aber { $third } ist mit einer verbündet und mit der anderen verfeindet: kein Vertrag.
relations-in-force = In Kraft: { $treaty } von { $a } und { $b }.
relations-notice = { $a } kündigt { $b }: { $treaty } endet nach dem nächsten Frühjahr.
relations-ended = Zu Ende: { $treaty } von { $a } und { $b }.
relations-ended-by-war = Vom Krieg beendet: { $treaty } von { $a } und { $b }.
relations-ended-by-claim = Der Anspruch von { $a } hat einen Vertrag beendet: { $treaty } mit { $b }.
relations-ended-by-conference = Vor der Konferenz endet: { $treaty } von { $a } und { $b }.
relations-ended-gone = { $a } ist ausgeschieden, und damit endet: { $treaty } mit { $b }.
relations-worn-off =
    { $count ->
        [one] Ein Strafpunkt
       *[other] { $count } Strafpunkte
    } von { $power } für { $cause } { $count ->
        [one] ist
       *[other] sind
    } abgelaufen.
relations-expansionist =
    { $power } steht bei { $points } Strafpunkten: Spätere Strafen wachsen um { $count ->
        [one] einen Punkt und ein Jahr
       *[other] { $count } Punkte und { $count } Jahre
    }.
relations-ceded = { $from } übergibt { $at } an { $to }.
relations-cession-lapsed = { $from } hätte { $at } übergeben, aber { $to } hat dort keine Einheit.
relations-enclosed = { $unit } ist in verbündetem Gebiet eingeschlossen und darf in diesem Winter aufgelöst werden.
relations-tally = Siegpunkte: { $all }.
# same: standing-neutral
relations-tally-of = { $power } { $points }
relations-posted = { $power } beansprucht den Sieg für { $members }; die anderen müssen das noch tun.
relations-claimed =
    { $count ->
        [one] { $members } beansprucht allein den Sieg, entschieden wird im Herbst { $year }.
       *[other] { $members } beanspruchen gemeinsam den Sieg, entschieden wird im Herbst { $year }.
    }
relations-claim-held =
    { $count ->
        [one] Der Anspruch ist eingelöst: { $members }
       *[other] Der gemeinsame Anspruch ist eingelöst: { $members }
    }, { $points } Siegpunkte von { $needed }.
relations-claim-failed = Der Anspruch ist gescheitert: { $members }, { $points } Siegpunkte von { $needed }.
relations-claim-lapsed = Der Anspruch ist verfallen: { $members }.
relations-stalemate = Alle, die in Berührung sind, sind verbündet: Jeder Vertrag endet mit dem Winter { $year }, und es gibt eine Konferenz.
relations-contact = { $a } und { $b }
relations-conference =
    Die Konferenz ist eröffnet. { $count ->
        [0] Keine Mächte sind in Berührung.
       *[other] In Berührung: { $contacts }.
    }
relations-conference-failed = Nach der Konferenz waren alle, die in Berührung sind, verbündet: Jeder Vertrag ist nichtig, und alle Mächte sind neutral.
