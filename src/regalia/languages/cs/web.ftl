# Co říká webový klient kolem stolu, ať se hraje cokoli.

## Stránky

web-home = Regalia, na úvodní stránku
web-ways = Stránky
web-skip = Přejít k obsahu
web-to-start = Na úvodní stránku
web-my-games = Moje hry
web-settings = Nastavení
web-about = O Regalii
web-language = Jazyk
web-fan-project = Fanouškovský projekt bez vztahu k vydavatelům her.
web-close = Zavřít
web-cancel = Zrušit
web-yes = ano
web-nobody = nikdo
web-lost = Tady nic není
web-lost-text = Na této adrese žádná stránka není.
web-no-server = Server neodpovídá.

## Úvod

web-what = Stůl pro deskové hry o budování království, přímo v prohlížeči: o samotě, proti botům, na jedné obrazovce nebo s přáteli.
web-play-now = Hrát hned
web-play-now-hint = { $game }, proti botovi
web-continue = Pokračovat
web-games = Hry
web-against-bots = Proti botům
web-solo = Sólo
web-same-screen = Na jedné obrazovce
web-with-friends = S přáteli
web-set-up = Připravit stůl
web-rules = Pravidla
web-cards = Karty
web-players-range = { $most ->
    [few] { $least } až { $most } hráči
   *[other] { $least } až { $most } hráčů
}

## Příprava stolu

web-no-such-game = Taková hra v polici není.
web-who-plays = Kdo hraje
web-player = Hráč
web-player-n = { $n }. hráč
web-seat-kind = { $n }. místo
web-seat-person = Hraje tady
web-seat-bot = Bot
web-seat-open = Na pozvánku
web-seat-open-note = Odkaz na toto místo dostaneš, jakmile bude stůl připravený.
web-remove-seat = Odebrat { $n }. místo
web-add-seat = Přidat místo
web-table-full = { $n ->
    [one] Hrát může jen jeden hráč.
    [few] Hrát mohou nejvýše { $n } hráči.
   *[other] Hrát může nejvýše { $n } hráčů.
}
web-wrong-count = { $n ->
    [one] V jednom se hrát nedá.
    [few] Ve { $n } hráčích se hrát nedá.
   *[other] V { $n } hráčích se hrát nedá.
} Možné počty: { $counts }.
web-level = Úroveň
web-level-random = Tulák
    .help = Volí náhodně.
web-level-page = Páže
    .help = Hru se právě naučilo a leccos přehlédne.
web-level-squire = Panoš
    .help = Ví, co bývá dobré, a dál se nedívá.
web-level-squire-builder = Panoš stavitel
    .help = Hraje jako panoš, ale raději staví a verbuje.
web-level-squire-fighter = Panoš bojovník
    .help = Hraje jako panoš, ale raději bojuje.
web-level-knight = Rytíř
    .help = Chvilku přemýšlí dopředu.
web-level-knight-builder = Rytíř stavitel
    .help = Chvilku přemýšlí dopředu, ale raději staví a verbuje.
web-level-knight-fighter = Rytíř bojovník
    .help = Chvilku přemýšlí dopředu, ale raději bojuje.
web-level-queen = Královna
    .help = Přemýšlí dopředu celou sekundu a nic neodpouští.
web-level-queen-builder = Královna stavitelka
    .help = Přemýšlí dopředu celou sekundu, ale raději staví a verbuje.
web-level-queen-fighter = Královna bojovnice
    .help = Přemýšlí dopředu celou sekundu, ale raději bojuje.
web-nickname = Přezdívka
    .help = Jak ti říkají ostatní u stolu.
web-name-missing = Chybí přezdívka.
web-table-code = Kód pro přípravu stolů
    .help = Dá ti ho ten, kdo server provozuje.
web-options = Nastavení hry
web-taking-back = Braní zpět
web-undo-policy = Co se smí vzít zpět
web-undo-free = Všechno
    .help = Kterékoli vlastní rozhodnutí, i přes hod kostkami a odkryté karty. Hodí se pro hru o samotě a pro učení; ostatní lidé u stolu musí souhlasit.
web-undo-to-barrier = Po poslední překvapení
    .help = Zpět k poslednímu hodu, dobrané kartě nebo rozhodnutí jiného hráče.
web-undo-vote = Se souhlasem
    .help = Po poslední překvapení volně; dál jen se souhlasem ostatních u stolu.
web-undo-never = Nic
    .help = Každé rozhodnutí platí.
web-more = Další
web-seed = Semínko
web-seed-help = Číslo, z něhož pochází veškerá náhoda. Stejné číslo dá stejné rozdání; prázdné znamená nové.
web-seed-problem = Semínko je číslo s nejvýše 20 číslicemi.
web-sit-down = Usednout ke stolu

## Pozvání

web-invited = Máš pozvánku
web-invited-by = U stolu: { $names }. Pro tebe je { $n }. místo.
web-no-seat-here = Tento prohlížeč nemá k tomuto stolu odkaz. Požádej o pozvánku, nebo znovu otevři odkaz na své místo.
web-table-closed = K tomuto stolu teď nemůžeš
web-opening = Stůl se chystá…

## Moje hry a soubory

web-no-games = Zatím žádné hry. Objeví se tu všechno, co v tomto prohlížeči rozehraješ.
web-as-spectator = jako divák
web-look-on = Dívat se
web-forget = Zapomenout tuto hru v prohlížeči
web-forget-seat = Odstranit tu tuto hru? Tvé místo zná jen tento prohlížeč: bez jeho odkazu se ke stolu nevrátíš.
web-forget-look = Odstranit tu tuto hru? K dalšímu přihlížení budeš potřebovat odkaz.
web-forget-yes = Odstranit
web-forgotten = { $game }: hra je tu odstraněna.
web-bring-back = Vrátit zpět
web-import = Hra ze souboru
web-import-text = Soubor s partií obsahuje celou hru: můžeš si ji přehrát, nebo v ní pokračovat.
web-choose-file = Soubor s partií
web-record-fits = { $game } ({ $names }): { $n } rozhodnutí, vše v pořádku.
web-export = Uložit do souboru

## U stolu

web-table = Stůl
web-decision = Rozhodnutí
web-choices = Možnosti
web-choices-below = Možnosti jsou v dolní liště.
web-your-turn = Jsi na řadě
web-waiting-for = { $n ->
    [one] Na řadě: { $names }
   *[other] Na řadě jsou: { $names }
}
web-waiting-away = Na řadě: { $names } (teď tu není)
web-bots-think = { $n ->
    [one] { $names } přemýšlí
   *[other] { $names } přemýšlejí
}
web-waiting-seats = { $n ->
    [one] Čeká se, až usedne ještě jeden hráč
    [few] Čeká se, až usednou ještě { $n } hráči
   *[other] Čeká se, až usedne ještě { $n } hráčů
}
web-waiting-vote = Hlasuje se
web-waiting-server = Okamžik…
web-confirm-question = Opravdu?
web-confirm = Ano, provést
web-split = Jak to rozdělit
web-undo = Vzít zpět
web-ask-undo = Požádat o vzetí zpět
web-undo-turn = Zpět na začátek tahu
web-taken-back = { $seat } bere zpět své rozhodnutí.
web-vote-asks = { $n ->
    [one] { $seat } chce vzít zpět poslední rozhodnutí.
   *[other] { $seat } chce vzít zpět { $n } rozhodnutí.
}
web-vote-own = Chceš vzít zpět. Ještě se nevyjádřili: { $names }
web-vote-agree = Souhlasím
web-vote-refuse = Nesouhlasím
web-vote-withdraw = Stáhnout žádost
web-vote-goes-on = Právě se hlasuje o vzetí zpět.
web-line-broken = Spojení teď chybí. Zkus to za chvíli.
web-reconnecting = Spojení vypadlo, obnovuje se…
web-menu = Nabídka
web-players-at-table = Hráči
web-status-asked = volí
web-status-waits = čeká
web-status-away = není tu
web-status-open = ještě tu není
web-points = bodů
web-points-open = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
web-points-and-hidden = { $n ->
    [one] { $n } bod a co je skryté
    [few] { $n } body a co je skryté
   *[other] { $n } bodů a co je skryté
}
web-points-hidden-too = bodů a co je skryté
web-nearness = Konec hry
web-spectators = { $n ->
    [one] Přihlíží jeden divák.
    [few] Přihlížejí { $n } diváci.
   *[other] Přihlíží { $n } diváků.
}
web-say-something = Říct něco
web-rename = Přejmenovat
web-plain-view = Prosté zobrazení
web-board-view = Zobrazení stolu
web-no-board = Tato hra zatím nemá nakreslený stůl.
web-curtain = Na řadě: { $name }
web-curtain-text = Další rozhodnutí ukáže skryté karty. Ostatní se nedívají.
web-curtain-raise = Tady { $name }
web-look-own = { $name }: podívat se na své karty
web-looks-own = { $name } se chce podívat na své karty
web-looks-own-text = Ostatní se nedívají.
web-uncovered = Vidíš karty: { $name }.
web-cover = Zakrýt

## Záznam a pohled zpět

web-log = Záznam
web-log-empty = Zatím se nic nestalo.
web-log-new = { $n ->
    [one] Jedna novinka
    [few] { $n } novinky
   *[other] { $n } novinek
}
web-earlier = Dřívější
web-against-you = Proti tobě
web-show-then = { $n }. rozhodnutí: ukázat, jak vypadal stůl
web-recap = Od tvého posledního tahu
web-recap-close = Skrýt
web-looking-back = Pohled zpět
web-only-looking = Díváš se do minulosti.
web-back-then = Po { $n }. rozhodnutí z { $of }
web-back-to-now = Zpět k přítomnosti
web-step-back = O krok zpět
web-step-on = O krok dál
web-at-beginning = Tady hra začíná.
web-at-end = Tady záznam končí.

## Prosté zobrazení

web-you-can = Můžeš
web-you-cannot = { $n ->
    [one] { $n } věc teď nejde
    [few] { $n } věci teď nejdou
   *[other] { $n } věcí teď nejde
}
web-on-table = Na stole
web-cards-under = { $n ->
    [one] a pod ní { $n } karta
    [few] a pod ní { $n } karty
   *[other] a pod ní { $n } karet
}
web-face-down = { $n ->
    [one] { $n } karta lícem dolů
    [few] { $n } karty lícem dolů
   *[other] { $n } karet lícem dolů
}
web-shown-active = Hráč na tahu
web-shown-first = První hráč
web-shown-dice = Kostky
web-shown-turns = Tahů
web-shown-round = Kolo
web-shown-final_round = Poslední kolo
web-shown-exhausted_left = Zbývá karet vyčerpání

## Klávesy

web-help = Klávesnice
web-key-pick = 1 … 9, 0, písmena
    .help = zvolit to, co má tuto značku
web-key-explain = ?
    .help = vysvětlí, co je vybrané, nebo klávesy
web-key-legend = i
    .help = vysvětlivky symbolů hry
web-key-undo = z
    .help = vzít zpět
web-key-turn = Shift + Z
    .help = zpět na začátek tahu
web-key-step = [ ]
    .help = o krok zpět nebo dál v čase
web-key-coach = h
    .help = poradit se s trenérem; znovu: víc
web-key-log = l
    .help = záznam
web-key-plain = p
    .help = prosté zobrazení a stůl
web-key-escape = Esc
    .help = přeskočit pohyb, zavřít, zpět k přítomnosti
web-impossible = nemožné
web-legend = Vysvětlivky
web-nothing-here = Tady teď nejde nic dělat.

## Odkazy

web-links = Odkazy
web-invite = Pozvat
web-link-seat = { $n }. místo
    .help = Kdo otevře tento odkaz, usedne na toto místo. Každý odkaz je pro jednoho.
web-link-own = Moje místo
    .help = Tvoje místo na jiném zařízení. Odkaz si nech pro sebe: kdo ho má, hraje za tebe.
web-link-watch = Diváci
    .help = Kdo otevře tento odkaz, vidí, co leží odkryté, a nehraje.
web-qr = QR kód: { $title }
web-address = Odkaz: { $title }
web-copy = Zkopírovat odkaz
web-copied = Odkaz je zkopírovaný.
web-not-copied = Tento prohlížeč kopírovat nedovolí; označ odkaz a zkopíruj ho.
web-only-here = Tyto odkazy nikdo jiný neotevře: { $address } znamená jen tento počítač. Aby mohli přátelé v síti, spusť server s --host 0.0.0.0.
web-opened-here = Stránka je otevřená jako { $here }, což znamená jen tento počítač. Odkazy začínají { $address }, to funguje i odjinud.
web-open-there = Otevřít stránku tam
web-link-address = Adresa odkazů
web-share = Sdílet…
web-not-shared = Sdílet se nepodařilo; zkopíruj raději odkaz.
web-let-bot-sit = Posadit sem bota

## Konec

web-game-over = Hra skončila
web-winner = Vítěz
web-winners = { $n ->
    [one] Vítězí { $winners }
   *[other] Společné vítězství: { $winners }
}
web-no-winner = Nikdo nevítězí
web-score-sheet = Bodování
web-total = Celkem
web-again = Ještě jednou
web-same-deal = Stejné rozdání, jiná místa
web-known-deal = Rozdání této hry bylo předem známé.
web-deal = Rozdání
web-deal-chosen = Vybral ho ten, kdo stůl připravil, a může karty znát.
web-deal-drawn = Vylosoval ho server, nikdo ho nezná.
web-seal = Pečeť rozdání
    .help = na konci hry doloží, že nikdo nerozdal znovu.
web-replay = Přehrát
web-replay-of = Přehrávání: { $game }
web-play-on = Hrát odtud dál
web-play = Spustit
web-pause = Pozastavit
web-speed = Rychlost
web-moment = Okamžik

## Trenér

web-ask-coach = Poradit se s trenérem
web-coach = Trenér
web-coach-thinks = Trenér přemýšlí…
web-coach-two = Ukaž dvě možnosti
web-coach-one = Ukaž nejlepší
web-coach-do = Udělat to
web-coach-close = Zavřít radu
web-review = Rozbor
web-review-thinks = Trenér prochází partii…
web-review-moved = Co pohnulo šancemi, v setinách
web-review-tries = { $n ->
    [one] Čísla jsou z { $n } pokusu na každé rozhodnutí.
   *[other] Čísla jsou z { $n } pokusů na každé rozhodnutí.
}

## Karty a pravidla

web-cards-of = { $game }: karty
web-rules-of = { $game }: pravidla
web-example-turn = Tah krok za krokem
web-open-as-page = Otevřít jako stránku
web-search-rules = Hledat v pravidlech
web-contents = Obsah
web-chapters-found = { $n ->
    [0] To v žádné kapitole není.
    [one] { $n } kapitola
    [few] { $n } kapitoly
   *[other] { $n } kapitol
}
web-search = Hledat
web-all-kinds = Všechny druhy
web-cards-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
web-card-kind = Druh
web-source-printed = z karty nebo z pravidel
web-source-fan-list = ze seznamu od fanoušků
web-source-reconstructed = odvozené
web-in-the-box = V krabici

## Nastavení

web-theme = Světlo
web-theme-system = Podle zařízení
web-theme-light = Denní světlo
web-theme-dark = Při svíčce
web-motion = Pohyb
    .help = Karty, které létají, kostky, které se kutálejí.
web-motion-slow = Pomalý
web-motion-system = Podle zařízení
web-motion-quick = Rychlý
web-motion-none = Žádný
web-sound = Zvuk
    .help = Kostky, karty, co se získá, a zacinkání, když jsi na tahu.
web-sound-offer = Stůl může být i slyšet: kostky, karty, tvůj tah.
web-sound-wanted = Zapnout
web-sound-not-now = Raději ne
web-sound-off = Vypnutý
web-sound-on = Zapnutý
web-turn-sound-on = Zapnout zvuk
web-turn-sound-off = Vypnout zvuk
web-keys-shown = Ukazovat klávesy
    .help = Kde je klávesnice, stojí u každé věci klávesa, kterou se volí.
web-keys-shown-yes = Ano
web-keys-shown-no = Ne
web-confirming = Ptát se, než rozhodnutí platí
    .help = Na rozhodnutí, které nepůjde vzít zpět, se lze zeptat ještě jednou.
web-confirm-always = Vždy
web-confirm-final = Když nepůjde vzít zpět
web-confirm-never = Nikdy
web-pauses = Ptát se mě, než krok skončí
    .help = Ve hrách, kde se něco smí kdykoli: než hra půjde dál, padne otázka „Ještě něco?“
web-pauses-always = Vždy
web-pauses-matters = Když to může něco změnit
web-pauses-never = Nikdy
web-tapping = Klepnutí prstem
    .help = První klepnutí ukáže, co to je a co se stane; provede to až tlačítko.
web-tapping-twice = nejdřív ukáže
web-tapping-once = hned volí
web-text-size = Velikost písma
web-card-size = Velikost karet
    .help = Sama se řídí obrazovkou; tady se dá ještě zmenšit nebo zvětšit.
web-card-size-small = Malé
web-card-size-usual = Obvyklé
web-card-size-large = Velké
web-settings-kept = Toto nastavení si pamatuje jen tento prohlížeč.

## O Regalii

web-about-fan = Regalia je fanouškovský projekt. Nemá vztah k vydavatelům her a neobsahuje jejich obrázky ani texty; komu se hra líbí, ať má doma její krabici.
web-about-data = Nejsou tu účty a nikdo se tu nepočítá. Hry leží na tomto serveru, tvoje odkazy a nastavení v tomto prohlížeči.
web-credits = Poděkování
web-credit-pictures = Obrázky:
web-credit-all = všichni autoři
web-credit-letters = Písmo:
web-credit-tools = Vyrobeno pomocí:
web-pieces = Z čeho je tento stůl složený

## Kdo hraje dál

web-host = hostitel
web-away-for = Pryč už { $time }
web-plays-on = hraje { $level }
web-gone-left = mimo hru
web-gone-conceded = hru vzdává
web-gone-removed = odebráno hostitelem
web-who-plays-on = Kdo hraje dál
    .help = Tento bot za tebe dohraje, aby ostatní nepřišli o hru.
web-let-bot-play = Nechat hrát bota
web-ask-bot-play = Navrhnout, ať hraje bot
web-patience-left = Až po této době nepřítomnosti: { $time }
web-invite-anew = Pozvat znovu
web-make-host = Předat roli hostitele
web-remove-person = Odebrat od stolu: { $name }
web-remove-sure = Opravdu odebrat: { $name }? Dál hraje bot.
web-come-back = Hrát zase za sebe
web-plays-for-you = Hraje za tebe { $level }.
web-you-conceded = Hra je pro tebe vzdaná; dál za tebe hraje { $level }.
web-proposal-own = Ptáš se ostatních. Ještě neodpověděli: { $names }
web-proposal-bot = { $seat } navrhuje bota, protože { $whom } tu není: { $level }.
web-proposal-end = { $seat } navrhuje hru teď ukončit: platí body, jak jsou.
web-proposal-unfinished = { $seat } navrhuje počítat hru jako nedohranou: nikdo nevyhraje.
web-ways-out = Odejít nebo hru ukončit
web-out-leave = Odejít
    .help = Dál za tebe hraje bot a jeho body jsou tvoje. Se svým odkazem se můžeš kdykoli vrátit.
web-out-concede = Vzdát
    .help = Už nemůžeš vyhrát. Dál hraje bot; je-li ve hře jen jeden další hráč, hra končí a vyhrává on.
web-out-concede-alone = Hra končí a výhra není tvoje.
web-out-end = Navrhnout konec
    .help = Když všichni souhlasí, hra končí a platí body, jak jsou.
web-out-end-alone = Hra končí a platí body, jak jsou.
web-out-unfinished = Navrhnout jako nedohranou
    .help = Když všichni souhlasí, hra končí bez výsledku: nikdo nevyhraje.
web-out-unfinished-alone = Hra končí bez výsledku.
web-ended-conceded = Ostatní hru vzdali.
web-ended-agreed = Ukončeno dohodou: platí body, jak byly.
web-ended-unfinished = Ukončeno dohodou, bez výsledku.
web-patience = Trpělivost
web-patience-told = Kdo je pryč déle než { $time }, za toho smí hrát bot.
web-patience-choose = Když je někdo pryč
    .help = Po této době za něj smí hrát bot, přeje-li si to hostitel nebo ostatní. Vrátit se může kdykoli.
