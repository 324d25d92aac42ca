# Wie eine Sprache sich selbst nennt.

language-name = Deutsch
