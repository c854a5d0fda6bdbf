# What the server says.

## Who may do what

server-table-unknown = Taký stôl tu nie je. Skontroluj odkaz.
server-table-unreadable = Tento stôl sa teraz nedá načítať. Skús to neskôr, alebo to povedz tomu, kto server prevádzkuje.
server-token-missing = V odkaze chýba časť, ktorá hovorí, kto si.
server-token-wrong = Tento odkaz k tomuto stolu nepatrí.
server-invite-void = Táto pozvánka už neplatí: miesto je obsadené alebo je odkaz chybný.
server-seat-taken = Toto miesto je obsadené.
server-not-your-seat = { $n }. miesto nie je tvoje.
server-only-looking-on = Len sa prizeráš; toto môžu robiť iba hráči.
server-only-creator = Toto môže iba ten, kto stôl založil.
server-name-refused =
    { $n ->
        [one] Meno smie mať najviac jeden znak a iba písmená, číslice a viditeľné znaky.
        [few] Meno smie mať najviac { $n } znaky a iba písmená, číslice a viditeľné znaky.
       *[other] Meno smie mať najviac { $n } znakov a iba písmená, číslice a viditeľné znaky.
    }
server-too-many-devices = Jedno miesto môže byť otvorené najviac na { $n } zariadeniach a v kartách; najprv niektoré zatvor.

## At the table

server-stale = Stôl sa medzitým zmenil; pozri sa a vyber znova.
server-waiting-for-seats = Hra sa začne, keď budú všetky miesta obsadené.
server-choice-failed = „{ $key }“ spôsobilo chybu v hre a nevykonalo sa. Zvoľ, prosím, niečo iné.
server-not-stored = Nepodarilo sa to uložiť, a tak sa nič nestalo. Skús to, prosím, o chvíľu znova.
server-no-vote = Niet o čom hlasovať.
server-phrase-unknown = Veta „{ $phrase }“ tu nie je.

## Setting a table

server-no-seats = Pri stole musí byť aspoň jedno miesto.
server-level-is-for-bots = Úroveň majú iba boti.
server-upto-needs-record = Na pokračovanie od určitého rozhodnutia treba súbor s partiou.
server-upto-too-far =
    { $n ->
        [one] V tomto súbore je iba jedno rozhodnutie.
        [few] V tomto súbore sú iba { $n } rozhodnutia.
       *[other] V tomto súbore je iba { $n } rozhodnutí.
    }
server-record-other-seats =
    { $n ->
        [one] Tento súbor je z partie pre jedného hráča; zadaj rovnaký počet miest.
       *[other] Tento súbor je z partie pre { $n } hráčov; zadaj rovnaký počet miest.
    }

## Game files and the past

server-record-hides = Súbor s partiou by prezradil, čo je ostatným skryté. Uložiť sa bude dať po skončení hry.
server-record-takes-too-long = Kontrola tohto súboru trvá príliš dlho.
server-record-too-long =
    { $n ->
        [one] Súbory s viac ako jedným rozhodnutím sa tu neprehrávajú.
        [few] Súbory s viac ako { $n } rozhodnutiami sa tu neprehrávajú.
       *[other] Súbory s viac ako { $n } rozhodnutiami sa tu neprehrávajú.
    }
server-past-too-far =
    { $n ->
        [one] Zatiaľ padlo iba jedno rozhodnutie.
        [few] Zatiaľ padli iba { $n } rozhodnutia.
       *[other] Zatiaľ padlo iba { $n } rozhodnutí.
    }
server-open-when-over = Všetky karty sa ukážu, keď sa hra skončí.
server-view-unknown = Stôl možno zobraziť ako „spectator“ (divák) alebo „open“ (všetko odkryté).

## The coach

server-hint-unfair = Rady sú pre hry osamote a proti botom; voči ostatným ľuďom pri stole by neboli fér.
server-coach-failed = Tréner stratil niť. Skús to znova.

## Limits and mistakes

server-message-unreadable = Správe sa nedá rozumieť: { $why }
server-message-too-big = Správa nesmie byť dlhšia než { $n } kB.
server-upload-too-big = Odoslať možno najviac { $n } kB.
server-too-fast =
    { $n ->
        [one] Priveľa správ; prosím, najviac jednu za sekundu.
        [few] Priveľa správ; prosím, najviac { $n } za sekundu.
       *[other] Priveľa správ; prosím, najviac { $n } za sekundu.
    }
server-not-here = Na tejto adrese nič nie je.
server-failed = Na serveri sa niečo pokazilo. Nič sa nestratilo; skús to, prosím, znova.
server-client-missing = Stránky webovej hry ešte nie sú zostavené.
server-docs-missing = Dokumentácia nie je zostavená. V zdrojových kódoch ju zostaví „make docs“.

## Starting

server-port-taken = Port { $port } na { $host } je obsadený, možno inou Regaliou. Zvoľ iný pomocou --port.
server-cannot-listen = Server nemôže počúvať na { $host }, port { $port }: { $why }
server-folder-unwritable = Do priečinka { $folder } sa nedá zapisovať: { $why }. Zvoľ iný pomocou --data.
server-database-damaged = Stoly v súbore { $file } sa nedajú prečítať: { $why }. Nahraď ho zálohou, alebo ho presuň inam a začni s prázdnym.
server-database-newer = Stoly zapísala novšia verzia Regalie („{ $version }“). Spusti ju, alebo zvoľ iný priečinok pomocou --data.
server-database-address = „{ $address }“ nie je adresa databázy. Vyzerá takto: postgresql://používateľ@počítač/názov.
server-database-unreachable = Databázu { $where } nemožno použiť: { $why }.
server-database-driver = PostgreSQL potrebuje ešte jeden balíček: pip install 'regalia[postgres]'.
server-worker-needs-database = Pomocníci na iných počítačoch potrebujú databázu, na ktorú všetci dočiahnu: uveď ju pomocou --database postgresql://….

## Phrases

server-phrase-hello = Ahoj!
server-phrase-good-luck = Veľa šťastia a zábavy!
server-phrase-well-played = Dobre zahrané!
server-phrase-nice-move = Pekný ťah.
server-phrase-ouch = Au!
server-phrase-lucky = Ty máš ale šťastie!
server-phrase-thinking = Moment, rozmýšľam…
server-phrase-your-turn = Si na rade.
server-phrase-back-soon = Hneď som späť.
server-phrase-sorry = Prepáč!
server-phrase-thanks = Vďaka!
server-phrase-good-game = Pekná hra!
server-phrase-again = Dáme ešte jednu?
server-phrase-goodbye = Maj sa!
server-phrase-by-chance = Stratila sa mi niť, preto je to náhoda.
server-no-rules-page = { $game }: stránka s pravidlami zatiaľ chýba.
server-no-example = { $game }: pre túto hru tu nie je ukážkový ťah.

## Doors and limits

server-host-unknown = Tento server nepoznáme pod menom „{ $host }“. Kto ho prevádzkuje, môže meno pridať pomocou --public-url.
server-origin-unknown = Stránka { $origin } k tomuto serveru nepatrí, takže od neho nemôže nič chcieť. Kto server prevádzkuje, môže ju pridať pomocou --public-url.
server-json-only = Tu sa rozumie len JSON (content-type: application/json).
server-too-slow = Trvalo príliš dlho, kým to prišlo. Skús to, prosím, znova.
server-full = Server je práve plný. Skús to, prosím, o chvíľu.
server-ending = Server sa práve vypína alebo reštartuje. Skús to, prosím, o chvíľu.
server-still-at-work = O predchádzajúcom želaní sa ešte rozmýšľa. Počkaj, prosím, najprv na to.
server-too-often =
    { $n ->
        [one] To bolo príliš často. Skús to, prosím, o sekundu.
        [few] To bolo príliš často. Skús to, prosím, o { $n } sekundy.
       *[other] To bolo príliš často. Skús to, prosím, o { $n } sekúnd.
    }
server-too-many-sockets =
    { $n ->
        [one] Z tvojej adresy môže byť otvorený len jeden stôl. Najprv ho zatvor.
        [few] Z tvojej adresy môžu byť otvorené len { $n } stoly. Najprv niektorý zatvor.
       *[other] Z tvojej adresy môže byť otvorených len { $n } stolov. Najprv niektorý zatvor.
    }
server-too-many-spectators =
    { $n ->
        [one] Prizerá sa už jeden človek, viac miesta tu nie je.
        [few] Prizerajú sa už { $n } ľudia, viac miesta tu nie je.
       *[other] Prizerá sa už { $n } ľudí, viac miesta tu nie je.
    }
server-code-missing = Na prípravu stola tu potrebuješ kód od toho, kto server prevádzkuje.
server-code-wrong = Tento kód na prípravu stolov neplatí.
server-tls-both = --tls-cert a --tls-key patria k sebe; jedno z nich chýba.
server-tls-unusable = Certifikát { $cert } a kľúč { $key } sa nedajú použiť: { $why }
server-public-url-bad = „{ $url }“ nie je adresa webu, ako je https://hry.example.org.

## Kto hrá ďalej

server-the-host = Hostiteľ
server-only-host = To smie len hostiteľ tohto stola.
server-not-yourself = To je tvoje vlastné miesto.
server-nobody-there = Na mieste { $n } nikto nesedí.
server-not-away = { $name } tu nechýba tak dlho, aby sa to dalo.
server-bot-plays-there = { $name }: na tomto mieste už hrá bot.
server-bot-plays-for-you = Hrá za teba bot. Najprv si vezmi miesto späť.
server-plays-already = Na tomto mieste už hráš ty.
server-has-conceded = Kto hru vzdal, nemôže hrať ďalej.
server-is-gone = Túto hru už nehráš.
server-answer-first = Niekto už niečo navrhol; najprv odpovedz na to.
server-not-asked = Teba sa nikto nepýta.
server-nobody-to-ask = S tým musia súhlasiť ostatní a nikto z nich teraz nehrá.
server-seat-given-away = Na tomto mieste už sedí niekto iný, alebo jeho hráč vymenil kľúč.
server-affair-bot = { $whom } tu nie je; ďalej hrá { $level } (želá si to { $by }).
server-affair-back = { $whom } hrá znova.
server-affair-leave = { $whom } odchádza z hry; ďalej hrá { $level }.
server-affair-concede = { $whom } hru vzdáva a už nemôže vyhrať; ďalej hrá { $level }.
server-affair-concede-ends = { $whom } hru vzdáva. Hra sa skončila.
server-affair-end = Všetci súhlasia s koncom hry: platia body, ako teraz sú.
server-affair-unfinished = Všetci súhlasia, že sa hra počíta ako nedohraná: nikto nevyhráva.
server-affair-ask-bot = { $whom } tu nie je a { $by } navrhuje, aby ďalej hral bot: { $level }.
server-affair-ask-end = { $by } navrhuje skončiť s bodmi, ako teraz sú.
server-affair-ask-unfinished = { $by } navrhuje počítať hru ako nedohranú.
server-affair-no = { $by } nesúhlasí.
server-affair-host = Hostiteľom stola je teraz { $whom }.
server-affair-remove = { $whom } končí pri stole, rozhoduje { $by }; ďalej hrá { $level }.
server-affair-remove-early = { $whom } končí pri stole, rozhoduje { $by }.
server-affair-sat = Na miesto po hráčovi „{ $whom }“ si sadá { $by }.
