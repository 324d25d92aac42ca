# The options of a variant: what each takes.

expected-number = a whole number from { $from } to { $to }
expected-one-of = one of { $words }
expected-any-of = a list of any of { $words }
expected-values = land provinces and their credits a year, 0 to { $most }

option-unknown = the variant has no such option; it has { $known }
option-unreadable = `{ $found }` is not { $expected }
