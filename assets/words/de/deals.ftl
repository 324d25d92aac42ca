# Buttons, menus and forms for what has commands of its own: money, treaties, blocks, letters, the GM.
# same: button-deal-money

button-deal-money = Credits
button-deal-loans = Darlehen
button-deal-treaties = Verträge
button-deal-blocks = Punkte
button-deal-claim = Sieg beanspruchen

deal-choose = Was möchtest du erklären?
deal-choose-blocks = Was möchtest du tun?
deal-step = **{ $deal }.** { $question }
deal-form = { $deal } – { $about }

deal-give = Schenken
deal-receive = Geschenk annehmen
deal-lend = Leihen (geben)
deal-borrow = Leihen (nehmen)
deal-repay = Schulden zurückzahlen
deal-collect = Schulden einziehen
deal-owe = Mehr schulden
deal-claim = Mehr fordern
deal-call = Darlehen kündigen
deal-loans = Darlehen zeigen
deal-treasury = Schatz verlegen
deal-hire = Einheit vermieten
deal-ally = Partner für den Sieg nennen
deal-trust = Einer Macht vertrauen
deal-sell = Provinz verkaufen
deal-buy = Provinz kaufen
deal-withdraw = Erklärung zurücknehmen
deal-propose = Vertrag vorschlagen
deal-enter = Vertrag erklären
deal-abrogate = Vertrag kündigen
deal-permit = Einheit hereinlassen
deal-transfer = Zentrum übergeben
deal-victory = Sieg beanspruchen
deal-place = Blöcke setzen
deal-rest = Den Rest setzen
deal-disband = Einheit auflösen
deal-clear = Blöcke zurücknehmen

deal-whom-give = Welcher Macht willst du etwas schenken?
deal-whom-receive = Von welcher Macht nimmst du ein Geschenk an?
deal-whom-lend = Welcher Macht willst du etwas leihen?
deal-whom-borrow = Von welcher Macht willst du dir etwas leihen?
deal-whom-repay = Welcher Macht zahlst du etwas zurück?
deal-whom-collect = Von welcher Macht ziehst du Schulden ein?
deal-whom-owe = Welcher Macht schuldest du mehr?
deal-whom-claim = Welche Macht schuldet dir mehr?
deal-whom-call = Welcher Macht kündigst du ein Darlehen?
deal-whom-hire = An welche Macht vermietest du die Einheit?
deal-whom-ally = Mit welcher Macht willst du zusammen gewinnen?
deal-whom-trust = Welcher Macht vertraust du?
deal-whom-sell = An welche Macht verkaufst du die Provinz?
deal-which-power = Welche Macht?
deal-which-unit = Welche Einheit?
deal-which-guest = Wessen Einheit, oder welche?
deal-which-province = Welche Provinz?
deal-which-line = Welche Erklärung?
deal-which-kind = Welche Art von Vertrag?
deal-claim-with = Allein, oder mit wem?
deal-who-else = Mit noch jemandem?
deal-for-whom = Für welche deiner Mächte?
deal-alone = Allein
deal-nobody = Niemand
deal-nobody-else = Niemand sonst
deal-everywhere = Überall
deal-claim-sure =
    { $count ->
        [0] Du beanspruchst den Sieg allein.
       *[other] Du beanspruchst den Sieg mit { $powers }.
    } Alle sehen es sofort.

deal-no-price = kostet keinen Strafpunkt
deal-price =
    kostet dich { $count ->
        [one] einen Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year }
deal-price-treaty =
    kostet dich, wenn er zustande kommt, { $count ->
        [one] einen Strafpunkt
       *[other] { $count } Strafpunkte
    } bis Herbst { $year }

# Forms. A label has room for 45 characters.
deal-amount = Wie viele?
deal-amount-left = Wie viele? { $left } übrig
deal-amount-owed = Wie viele? { $owed } geschuldet
deal-amount-owed-left = Wie viele? { $owed } geschuldet, { $left } übrig
deal-amount-call = Wie viele? Leer für alle { $owed }
deal-points-left = Wie viele Punkte? { $left } übrig
deal-note = Was ihr vereinbart habt, zum Merken
deal-openly = Veröffentlichen? „ja“; ihr müsst es beide
deal-openly-hint = Sonst zeigt das Kassenbuch nur die Summe deiner privaten Zahlungen
