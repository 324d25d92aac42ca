# The order desk: menus, standing orders, receipts, trying out, letters.

refusal-nothing-to-copy = No order of your earlier sheets could be used now.
refusal-late-letter = That message was written before this phase began, so nothing of it counts. Send your orders for this phase again.
refusal-no-receipt = There is no receipt: you have handed in no orders for that phase.
refusal-bad-nonce = A nonce has 32 digits from 0 to 9 and a to f.
refusal-nothing-to-try = Only moves and retreats can be tried out.
