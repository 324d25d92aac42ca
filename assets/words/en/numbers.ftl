# How numbers and money are written.

number-thousands = ,
number-decimals = .
money-dollars = ${ $amount }
money-cents = { $amount }¢
