# Co stránky dokumentace říkají kolem pravidel hry.

docs-language = Čeština
docs-rules = Pravidla česky
docs-picture = { $game } na notebooku
docs-picture-phone = { $game } na telefonu
docs-lessons = Lekce
docs-lessons-before = Najdeš je u stolu pod „{ web-learn }“; každá zabere několik minut a neznámé slovo se otevře klepnutím.
docs-settings = Nastavení hry
docs-settings-before = Co se dá domluvit, než hra začne: při prostírání stolu, nebo v terminálu pomocí --option.
docs-setting = Nastavení
docs-setting-changes = Co mění
docs-cards = Všechny karty
docs-cards-before = Text karty vzniká z toho, co karta dělá; stejná slova na ní stojí i u stolu.
docs-rulings = Kde pravidla nechávají volbu
docs-rulings-before = Všechna taková rozhodnutí s důvody najdeš na stránce [How it is read]({ $page }) (anglicky).
