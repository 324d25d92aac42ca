# What is wrong with a line given to `chancery resolve`; each stands beside the field's name.

resolve-too-long = the line is longer than { $most } bytes
resolve-not-json = the line is not JSON: { $cause }
resolve-not-an-object = the line is not a JSON object
resolve-unreadable = { $cause }
resolve-missing = it is missing
resolve-no-such-field = no such field is known
resolve-last-year = the last year is { $year }
resolve-no-variant = `{ $found }` is not a variant; there are { $known }
resolve-no-power = `{ $found }` is not a power
resolve-no-phase = `{ $found }` is not a phase such as S1901M, F1901R or W1901A
resolve-no-rulebook = `{ $found }` is not a rulebook; there are { $known }
resolve-no-question = `{ $found }` is not a question of the rulebook
resolve-no-letter = `{ $found }` is no choice of { $id }; there are { $known }
resolve-twice = { $found } is there twice
resolve-no-centre = { $found } is not a supply centre
resolve-no-land = { $found } is not a land province
resolve-no-letter-of-unit = the unit’s letter, A or F, is missing
resolve-cannot-stand = no { $kind } can stand at { $at }
resolve-write-instead = write { $choices }
resolve-no-credits = the variant is not played for credits
resolve-no-motion = the variant has no such motion
resolve-owes-himself = nobody owes himself
resolve-called-beyond = more is called than owed
resolve-no-unit = no such unit stands there
resolve-too-many-credits = at most { $most } credits
resolve-no-alliance = two powers win in alliance
