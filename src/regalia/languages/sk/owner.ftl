# The owner’s page.

owner-title = Stránka správcu
owner-secret = Heslo, ktoré sa vypísalo pri spustení alebo leží v súbore owner.secret v priečinku s údajmi
owner-enter = Vstúpiť
owner-wrong = To nie je správne heslo.
owner-leave = Odísť
owner-now = Teraz
owner-open-tables = Otvorené stoly
owner-people = Kto sa pozerá
owner-answers = Odpovede v ms (50 / 95 / 99 %)
owner-queue = Boti čakajúci na premýšľanie
owner-disk = Voľné miesto
owner-copies = Kópie
owner-backup = Stiahnuť zálohu
owner-export = Stiahnuť všetky hry
owner-check = Preveriť všetky hry
owner-tables = Stoly
owner-step-back = Vrátiť ťah
owner-old = Staré stoly
owner-days = Nedotknuté (dní)
owner-count = Koľko ich je?
owner-purge = Vyhodiť
owner-would-purge =
    { $n ->
        [one] Bol by vyhodený jeden stôl. Nedá sa to vziať späť.
        [few] Boli by vyhodené { $n } stoly. Nedá sa to vziať späť.
       *[other] Bolo by vyhodených { $n } stolov. Nedá sa to vziať späť.
    }
owner-invitations = Pozvánky
owner-open-house = Tento dom je otvorený: stoly môže pripraviť každý. Uzavrie ho --closed.
owner-invite = Vytvoriť kód
owner-days-good = Platí dní
owner-tables-good = Na koľko stolov
owner-withdraw = Zrušiť
