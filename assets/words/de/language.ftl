# Der Name der Sprache in dieser Sprache.

language-name = Deutsch
