# Credits: Zeilen, die nicht lesbar oder ohne Wirkung sind, und was mit dem Geld geschah.

credits-no-amount = wie viele Credits? Schreib es so: `{ $example }`
credits-no-power = mit welcher Macht? Schreib es so: `{ $example }`
credits-not-a-power = „{ $found }“ ist keine Macht. Meintest du `{ $example }`?
credits-not-understood = „{ $found }“ habe ich nicht verstanden
credits-amount-zero = „{ $found }“ ist zu wenig: Schreib mindestens 1 Credit
credits-amount-negative = „{ $found }“ ist weniger als null: Schreib mindestens 1 Credit
credits-amount-fraction = „{ $found }“ ist keine ganze Zahl von Credits
credits-amount-too-much = „{ $found }“ ist zu viel: Schreib höchstens { $most } Credits

bad-entry-amount = der Betrag muss 1 bis { $most } Credits sein
bad-entry-to-oneself = eine Macht kann nicht mit sich selbst handeln
bad-entry-gone = { NOMINATIVE($power) } ist ausgeschieden
bad-entry-cannot-pay =
    { $has ->
        [0] der Schatz ist leer
        [one] im Schatz liegt nur 1 Credit
       *[other] im Schatz liegen nur { $has } Credits
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] es gibt keine Schulden
        [one] geschuldet wird nur 1 Credit
       *[other] geschuldet werden nur { $owed } Credits
    }
bad-entry-unmatched = { NOMINATIVE($power) } hat nicht dasselbe erklärt
bad-entry-not-paid = beide Seiten waren sich einig, aber { NOMINATIVE($power) } konnte nicht zahlen
bad-entry-only-with-moves = das geht nur mit den Zügen im Frühjahr oder Herbst
bad-entry-not-with-retreats = das geht mit den Zügen oder im Winter, nicht bei Rückzügen
bad-entry-not-owned = { NOMINATIVE($at) } gehörte { DATIVE($power) } am Ende des letzten Herbstes nicht
bad-entry-not-played = diese Regel gilt in dieser Partie nicht
bad-entry-no-sales = in dieser Partie werden keine Provinzen verkauft
bad-entry-no-unit = { NOMINATIVE($power) } hat keine solche Einheit { IN($at) }
bad-entry-only-in-fall = Provinzen können nur mit den Zügen im Herbst verkauft werden
bad-entry-no-land = { NOMINATIVE($at) } ist keine Landprovinz
bad-entry-not-sellers = { NOMINATIVE($at) } gehört { DATIVE($power) } nicht
bad-entry-occupied = { IN($at) } steht eine Einheit von { DATIVE($power) }
bad-entry-occupied-neutral = { IN($at) } steht eine neutrale Einheit

fault-not-hired = die Einheit { IN($at) } ist in dieser Saison nicht an dich vermietet
fault-hired-out = die Einheit { IN($at) } ist in dieser Saison vermietet, und { NOMINATIVE($to) } hat ihr einen Befehl gegeben

money-gift =
    { $from } → { $to }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } geschenkt.
money-loan =
    { $from } → { $to }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } als Darlehen.
money-repayment =
    { $from } → { $to }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } zurückgezahlt.
money-interest =
    { $from } schuldet { $credits ->
        [one] 1 weiteren Credit
       *[other] { $credits } weitere Credits
    }, Gläubiger { $to }, fällig am Ende des Herbstes.
money-failed = „{ $entry }“ ist gescheitert: { $reason }.
money-called =
    { $lender } kündigt { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }, Schuldner { $debtor }; eingezogen wird am Ende des Herbstes.
money-collected =
    { $debtor } hat alles Gekündigte zurückgezahlt: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    }, Gläubiger { $lender }.
money-collected-in-part =
    { $debtor } hat vom Gekündigten { $credits ->
        [0] nichts
        [one] 1 Credit
       *[other] { $credits } Credits
    } zurückgezahlt, Gläubiger { $lender }; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } fällig.
money-seated = Der Schatz von { DATIVE($power) } liegt jetzt { IN($at) }.
money-seated-by-rule = Der Schatz von { DATIVE($power) } liegt jetzt { IN($at) }; keine andere Provinz war genannt.
money-captured = { $by } hat { IN($at) } den Schatz von { DATIVE($from) } erbeutet.
money-income =
    { $power }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } Einkommen aus den Provinzen.
money-upkeep =
    { $power }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } für die Einheiten bezahlt.
money-short =
    { $power }: { $credits ->
        [one] 1 Credit fehlt
       *[other] { $credits } Credits fehlen
    } für die Einheiten.
money-homes-full = Alle Heimatzentren von { DATIVE($power) } sind besetzt.
money-rescued =
    Geld von anderen rettete { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } von { DATIVE($power) }, die nach dem Herbst nicht bezahlbar { $units ->
        [one] war
       *[other] waren
    }.
money-rescued-by =
    Geld von { $sources } rettete { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } von { DATIVE($power) }, die nach dem Herbst nicht bezahlbar { $units ->
        [one] war
       *[other] waren
    }.
money-vanished = { $power } ist ausgeschieden. Schatz und Darlehen dieser Macht sind erloschen.
money-inherited = { $power } ist ausgeschieden. Der Schatz geht an { ACCUSATIVE($heir) }; alle Darlehen dieser Macht sind erloschen.
money-sold = { $from } → { $to }: { $at } verkauft.
money-bought =
    { $to } → { $from }: { $credits ->
        [one] 1 Credit
       *[other] { $credits } Credits
    } für { $at } bezahlt.
money-hired = { $owner } vermietet { $unit } für diese Saison; Befehle gibt { $to }.
