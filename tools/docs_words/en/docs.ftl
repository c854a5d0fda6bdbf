# What the pages of the documentation say around the rules of a game.

docs-language = English
docs-rules = Rules in English
docs-picture = { $game } on a laptop
docs-picture-phone = { $game } on a phone
docs-lessons = Lessons
docs-lessons-before = At the table, under “{ web-learn }”; each takes some minutes, and a word you don’t know opens with a tap.
docs-settings = Settings
docs-settings-before = What can be settled before a game begins, when the table is set or with --option in the terminal.
docs-setting = Setting
docs-setting-changes = What it changes
docs-cards = All cards
docs-cards-before = What a card says is made from what it does; the same texts stand on the cards at the table.
docs-rulings = Where the rulebook leaves a choice
docs-rulings-before = Every such ruling with its reasons stands on the page [How it is read]({ $page }).
