# Čo stránky dokumentácie hovoria okolo pravidiel hry.

docs-language = Slovenčina
docs-rules = Pravidlá po slovensky
docs-picture = { $game } na notebooku
docs-picture-phone = { $game } na telefóne
docs-lessons = Lekcie
docs-lessons-before = Nájdeš ich pri stole pod „{ web-learn }“; každá zaberie niekoľko minút a neznáme slovo sa otvorí ťuknutím.
docs-settings = Nastavenia hry
docs-settings-before = Čo sa dá dohodnúť, kým sa hra začne: pri prestieraní stola alebo v termináli pomocou --option.
docs-setting = Nastavenie
docs-setting-changes = Čo mení
docs-cards = Všetky karty
docs-cards-before = Text karty vzniká z toho, čo karta robí; rovnaké slová na nej stoja aj pri stole.
docs-rulings = Kde pravidlá nechávajú voľbu
docs-rulings-before = Všetky takéto rozhodnutia s dôvodmi nájdeš na stránke [How it is read]({ $page }) (po anglicky).
