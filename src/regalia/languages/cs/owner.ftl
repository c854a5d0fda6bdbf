# The owner’s page.

owner-title = Stránka správce
owner-secret = Heslo, které se vypsalo při spuštění nebo leží v souboru owner.secret ve složce s daty
owner-enter = Vstoupit
owner-wrong = To není správné heslo.
owner-leave = Odejít
owner-now = Teď
owner-open-tables = Otevřené stoly
owner-people = Kdo se dívá
owner-answers = Odpovědi v ms (50 / 95 / 99 %)
owner-queue = Boti čekající na přemýšlení
owner-disk = Volné místo
owner-copies = Kopie
owner-backup = Stáhnout zálohu
owner-export = Stáhnout všechny hry
owner-check = Prověřit všechny hry
owner-tables = Stoly
owner-step-back = Vrátit tah
owner-old = Staré stoly
owner-days = Nedotčené (dní)
owner-count = Kolik jich je?
owner-purge = Vyhodit
owner-would-purge =
    { $n ->
        [one] Byl by vyhozen jeden stůl. Nejde to vzít zpět.
        [few] Byly by vyhozeny { $n } stoly. Nejde to vzít zpět.
       *[other] Bylo by vyhozeno { $n } stolů. Nejde to vzít zpět.
    }
owner-invitations = Pozvánky
owner-open-house = Tento dům je otevřený: stoly může připravit každý. Uzavře ho --closed.
owner-invite = Vytvořit kód
owner-days-good = Platí dní
owner-tables-good = Na kolik stolů
owner-withdraw = Zrušit
