# How a language is called in itself.

language-name = English
