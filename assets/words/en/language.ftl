# The name of the language in that language.

language-name = English
