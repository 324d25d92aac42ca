# Wie Zahlen und Geld geschrieben werden. Vor $ und ct steht ein Leerzeichen, an dem keine Zeile endet.

number-thousands = .
number-decimals = ,
money-dollars = { $amount }{"\u00A0"}$
money-cents = { $amount }{"\u00A0"}ct
