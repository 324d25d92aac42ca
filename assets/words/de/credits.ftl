# Taler: Zeilen, die nicht lesbar sind oder nichts bewirken, und was mit Geld geschah.

credits-no-amount = wie viele Taler? Schreib „give 3 to Turkey“
credits-no-power = mit welcher Macht? Schreib „give 3 to Turkey“
credits-not-understood = „{ $found }“ habe ich nicht verstanden
credits-amount-zero = „{ $found }“ ist nichts: Nenn mindestens 1 Taler
credits-amount-negative = „{ $found }“ ist weniger als nichts: Nenn mindestens 1 Taler
credits-amount-fraction = „{ $found }“ ist keine ganze Zahl: Taler werden nicht geteilt
credits-amount-too-much = „{ $found }“ ist mehr, als eine Zeile nennen kann: höchstens { $most } Taler

bad-entry-amount = der Betrag muss 1 bis { $most } Taler sein
bad-entry-to-oneself = eine Macht handelt nicht mit sich selbst
bad-entry-gone = { $power } ist ausgeschieden
bad-entry-cannot-pay =
    { $has ->
        [0] die Kasse ist leer
        [one] in der Kasse liegt nur 1 Taler, der ausgegeben werden kann
       *[other] in der Kasse liegen nur { $has } Taler, die ausgegeben werden können
    }
bad-entry-beyond-debt =
    { $owed ->
        [0] geschuldet wird nichts
        [one] geschuldet wird nur 1 Taler
       *[other] geschuldet werden nur { $owed } Taler
    }
bad-entry-unmatched = { $power } hat nichts erklärt, das dazu passt
bad-entry-not-paid = beide waren einig, aber { $power } konnte es nicht bezahlen
bad-entry-only-with-moves = das geht nur mit den Befehlen eines Frühjahrs oder Herbstes
bad-entry-not-with-retreats = das geht mit den Zügen oder im Winter, nicht bei Rückzügen
bad-entry-not-owned = { $at } gehörte { $power } nicht, als der letzte Herbst schloss
bad-entry-not-played = diese Regel gilt in diesem Spiel nicht
bad-entry-no-unit = { $power } hat keine solche Einheit in { $at }
bad-entry-only-in-fall = Provinzen werden mit den Befehlen eines Herbstes verkauft
bad-entry-no-land = { $at } ist keine Landprovinz
bad-entry-not-sellers = { $at } gehört { $power } nicht
bad-entry-occupied = in { $at } steht eine Einheit von { $power }
bad-entry-occupied-neutral = in { $at } steht eine neutrale Einheit

fault-not-hired = die Einheit in { $at } ist in dieser Jahreszeit nicht für dich angeworben
fault-hired-out = die Einheit in { $at } ist in dieser Jahreszeit vermietet, und { $to } gab ihr Befehle

money-gift =
    { $from } schenkte { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }, Empfänger { $to }.
money-loan =
    { $from } lieh { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }, Empfänger { $to }.
money-repayment =
    { $from } zahlte { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } zurück, Empfänger { $to }.
money-interest =
    { $from } schuldet weitere { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }, Gläubiger { $to }, fällig am Ende des Herbstes.
money-failed = „{ $entry }“ bewirkte nichts: { $reason }.
money-called =
    { $lender } stellt { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } fällig, Schuldner { $debtor }; eingezogen wird am Ende des Herbstes.
money-collected =
    { $debtor } zahlte vom fällig Gestellten alles: { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    }, Gläubiger { $lender }.
money-collected-in-part =
    { $debtor } zahlte vom fällig Gestellten { $credits ->
        [0] nichts
        [one] 1 Taler
       *[other] { $credits } Taler
    }, Gläubiger { $lender }; { $left } { $left ->
        [one] bleibt
       *[other] bleiben
    } fällig.
money-seated = Die Kasse von { $power } zog nach { $at }.
money-seated-by-rule = Die Kasse von { $power } liegt nun in { $at }: Ein anderer Ort war nicht genannt.
money-captured = { $by } erbeutete in { $at } die Kasse von { $from }.
money-income =
    { $power } erhielt { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } aus seinen Provinzen.
money-upkeep =
    { $power } zahlte { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } für seine Einheiten.
money-short =
    { $power }: { $credits ->
        [one] 1 Taler fehlt
       *[other] { $credits } Taler fehlen
    } für die Einheiten.
money-homes-full = Alle Heimatzentren von { $power } sind besetzt.
money-rescued =
    Geld von außen rettete { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } von { $power }, die der Herbstbericht nicht vorsah.
money-rescued-by =
    Geld von { $sources } rettete { $units ->
        [one] eine Einheit
       *[other] { $units } Einheiten
    } von { $power }, die der Herbstbericht nicht vorsah.
money-vanished = { $power } ist ausgeschieden; die Kasse und alle Darlehen dieser Macht sind erloschen.
money-inherited = { $power } ist ausgeschieden; die Kasse geht an { $heir }, und alle Darlehen dieser Macht sind erloschen.
money-sold = { $from } verkaufte { $at } an { $to }.
money-bought =
    { $to } zahlte { $from } { $credits ->
        [one] 1 Taler
       *[other] { $credits } Taler
    } für { $at }.
money-hired = { $owner } überließ { $unit } für diese Jahreszeit: Befehle gibt { $to }.
