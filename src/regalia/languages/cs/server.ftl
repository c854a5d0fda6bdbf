# What the server says.

## Who may do what

server-table-unknown = Takový stůl tu není. Zkontroluj odkaz.
server-table-unreadable = Tento stůl se teď nedá načíst. Zkus to později, nebo to řekni tomu, kdo server provozuje.
server-token-missing = V odkazu chybí část, která říká, kdo jsi.
server-token-wrong = Tento odkaz k tomuto stolu nepatří.
server-invite-void = Tato pozvánka už neplatí: místo je obsazené, nebo je odkaz chybný.
server-seat-taken = Toto místo je obsazené.
server-not-your-seat = { $n }. místo není tvoje.
server-only-looking-on = Jen přihlížíš; tohle mohou dělat jen hráči.
server-only-creator = Tohle může jen ten, kdo stůl založil.
server-name-refused =
    { $n ->
        [one] Jméno smí mít nejvýše jeden znak a jen písmena, číslice a viditelné znaky.
        [few] Jméno smí mít nejvýše { $n } znaky a jen písmena, číslice a viditelné znaky.
       *[other] Jméno smí mít nejvýše { $n } znaků a jen písmena, číslice a viditelné znaky.
    }
server-too-many-devices = Jedno místo může být otevřené nejvýš na { $n } zařízeních a v panelech; nejdřív některé zavři.

## At the table

server-stale = Stůl se mezitím změnil; podívej se a vyber znovu.
server-waiting-for-seats = Hra začne, až budou všechna místa obsazená.
server-choice-failed = „{ $key }“ způsobilo chybu ve hře a neprovedlo se. Zvol prosím něco jiného.
server-not-stored = Nepodařilo se to uložit, a tak se nic nestalo. Zkus to prosím za chvíli znovu.
server-no-vote = Není o čem hlasovat.
server-phrase-unknown = Věta „{ $phrase }“ tu není.

## Setting a table

server-no-seats = U stolu musí být aspoň jedno místo.
server-level-is-for-bots = Úroveň mají jen boti.
server-upto-needs-record = K pokračování od určitého rozhodnutí je potřeba soubor s partií.
server-upto-too-far =
    { $n ->
        [one] V tomto souboru je jen jedno rozhodnutí.
        [few] V tomto souboru jsou jen { $n } rozhodnutí.
       *[other] V tomto souboru je jen { $n } rozhodnutí.
    }
server-record-other-seats =
    { $n ->
        [one] Tento soubor je z partie pro jednoho hráče; zadej stejný počet míst.
        [few] Tento soubor je z partie pro { $n } hráče; zadej stejný počet míst.
       *[other] Tento soubor je z partie pro { $n } hráčů; zadej stejný počet míst.
    }

## Game files and the past

server-record-hides = Soubor s partií by prozradil, co je ostatním skryté. Uložit ho půjde po skončení hry.
server-record-takes-too-long = Kontrola tohoto souboru trvá příliš dlouho.
server-record-too-long =
    { $n ->
        [one] Soubory s více než jedním rozhodnutím se tu nepřehrávají.
        [few] Soubory s více než { $n } rozhodnutími se tu nepřehrávají.
       *[other] Soubory s více než { $n } rozhodnutími se tu nepřehrávají.
    }
server-past-too-far =
    { $n ->
        [one] Zatím padlo jen jedno rozhodnutí.
        [few] Zatím padla jen { $n } rozhodnutí.
       *[other] Zatím padlo jen { $n } rozhodnutí.
    }
server-open-when-over = Všechny karty se ukážou, až hra skončí.
server-view-unknown = Stůl lze zobrazit jako „spectator“ (divák), nebo „open“ (vše odkryté).

## The coach

server-hint-unfair = Rady jsou pro hry o samotě a proti botům; vůči ostatním lidem u stolu by nebyly fér.
server-coach-failed = Trenér ztratil nit. Zkus to znovu.

## Limits and mistakes

server-message-unreadable = Zprávě nelze rozumět: { $why }
server-message-too-big = Zpráva nesmí být delší než { $n } kB.
server-upload-too-big = Odeslat lze nejvýše { $n } kB.
server-too-fast =
    { $n ->
        [one] Příliš mnoho zpráv; prosím nejvýše jednu za sekundu.
        [few] Příliš mnoho zpráv; prosím nejvýše { $n } za sekundu.
       *[other] Příliš mnoho zpráv; prosím nejvýše { $n } za sekundu.
    }
server-not-here = Na této adrese nic není.
server-failed = Na serveru se něco pokazilo. Nic se neztratilo; zkus to prosím znovu.
server-client-missing = Stránky webové hry ještě nejsou sestavené.
server-docs-missing = Dokumentace není sestavená. Ve zdrojových kódech ji sestaví „make docs“.

## Starting

server-port-taken = Port { $port } na { $host } je obsazený, možná jinou Regalií. Zvol jiný pomocí --port.
server-cannot-listen = Server nemůže naslouchat na { $host }, port { $port }: { $why }
server-folder-unwritable = Do složky { $folder } nelze zapisovat: { $why }. Zvol jinou pomocí --data.
server-database-damaged = Stoly v souboru { $file } se nedají přečíst: { $why }. Nahraď ho zálohou, nebo ho přesuň jinam a začni s prázdným.
server-database-newer = Stoly zapsala novější verze Regalie („{ $version }“). Spusť ji, nebo zvol jinou složku pomocí --data.
server-database-address = „{ $address }“ není adresa databáze. Vypadá takto: postgresql://uživatel@počítač/název.
server-database-unreachable = Databázi { $where } nelze použít: { $why }.
server-database-driver = PostgreSQL potřebuje ještě jeden balíček: pip install 'regalia[postgres]'.
server-worker-needs-database = Pomocníci na jiných počítačích potřebují databázi, na kterou všichni dosáhnou: uveď ji pomocí --database postgresql://….

## Phrases

server-phrase-hello = Ahoj!
server-phrase-good-luck = Hodně štěstí a zábavy!
server-phrase-well-played = Dobře zahráno!
server-phrase-nice-move = Pěkný tah.
server-phrase-ouch = Au!
server-phrase-lucky = Ty máš ale štěstí!
server-phrase-thinking = Moment, přemýšlím…
server-phrase-your-turn = Jsi na řadě.
server-phrase-back-soon = Hned jsem zpátky.
server-phrase-sorry = Promiň!
server-phrase-thanks = Díky!
server-phrase-good-game = Pěkná hra!
server-phrase-again = Dáme ještě jednu?
server-phrase-goodbye = Měj se!
server-phrase-by-chance = Ztratila se mi nit, proto je to náhoda.
server-no-rules-page = { $game }: stránka s pravidly zatím chybí.
server-no-example = { $game }: pro tuto hru tu není ukázkový tah.

## Doors and limits

server-host-unknown = Tento server neznáme pod jménem „{ $host }“. Kdo ho provozuje, může jméno přidat pomocí --public-url.
server-origin-unknown = Stránka { $origin } k tomuto serveru nepatří, takže od něj nemůže nic chtít. Kdo server provozuje, může ji přidat pomocí --public-url.
server-json-only = Tady se rozumí jen JSON (content-type: application/json).
server-too-slow = Trvalo příliš dlouho, než to dorazilo. Zkus to prosím znovu.
server-full = Server je právě plný. Zkus to prosím za chvíli.
server-ending = Server se právě vypíná nebo restartuje. Zkus to prosím za chvíli.
server-still-at-work = O předchozím přání se ještě přemýšlí. Počkej prosím nejdřív na to.
server-too-often =
    { $n ->
        [one] To bylo moc často. Zkus to prosím za sekundu.
        [few] To bylo moc často. Zkus to prosím za { $n } sekundy.
       *[other] To bylo moc často. Zkus to prosím za { $n } sekund.
    }
server-too-many-sockets =
    { $n ->
        [one] Z tvé adresy může být otevřený jen jeden stůl. Nejdřív ho zavři.
        [few] Z tvé adresy mohou být otevřené jen { $n } stoly. Nejdřív některý zavři.
       *[other] Z tvé adresy může být otevřeno jen { $n } stolů. Nejdřív některý zavři.
    }
server-too-many-spectators =
    { $n ->
        [one] Přihlíží už jeden člověk, víc místa tu není.
        [few] Přihlížejí už { $n } lidé, víc místa tu není.
       *[other] Přihlíží už { $n } lidí, víc místa tu není.
    }
server-code-missing = K přípravě stolu tu potřebuješ kód od toho, kdo server provozuje.
server-code-wrong = Tento kód pro přípravu stolů neplatí.
server-tls-both = --tls-cert a --tls-key patří k sobě; jedno z nich chybí.
server-tls-unusable = Certifikát { $cert } a klíč { $key } nelze použít: { $why }
server-public-url-bad = „{ $url }“ není adresa webu, jako je https://hry.example.org.

## Kdo hraje dál

server-the-host = Hostitel
server-only-host = To smí jen hostitel tohoto stolu.
server-not-yourself = To je tvoje vlastní místo.
server-nobody-there = Na místě { $n } nikdo nesedí.
server-not-away = { $name } tu nechybí tak dlouho, aby to šlo.
server-bot-plays-there = { $name }: na tomto místě už hraje bot.
server-bot-plays-for-you = Hraje za tebe bot. Nejdřív si vezmi místo zpátky.
server-plays-already = Na tomto místě už hraješ ty.
server-has-conceded = Kdo hru vzdal, nemůže hrát dál.
server-is-gone = Tuto hru už nehraješ.
server-answer-first = Někdo už něco navrhl; nejdřív odpověz na to.
server-not-asked = Tebe se nikdo neptá.
server-nobody-to-ask = S tím musí souhlasit ostatní a nikdo z nich teď nehraje.
server-seat-given-away = Na tomto místě už sedí někdo jiný, nebo jeho hráč vyměnil klíč.
server-affair-bot = { $whom } tu není; dál hraje { $level } (přeje si to { $by }).
server-affair-back = { $whom } hraje zase.
server-affair-leave = { $whom } odchází ze hry; dál hraje { $level }.
server-affair-concede = { $whom } hru vzdává a už nemůže vyhrát; dál hraje { $level }.
server-affair-concede-ends = { $whom } hru vzdává. Hra skončila.
server-affair-end = Všichni souhlasí s koncem hry: platí body, jak teď jsou.
server-affair-unfinished = Všichni souhlasí, že se hra počítá jako nedohraná: nikdo nevyhrává.
server-affair-ask-bot = { $whom } tu není a { $by } navrhuje, aby dál hrál bot: { $level }.
server-affair-ask-end = { $by } navrhuje skončit s body, jak teď jsou.
server-affair-ask-unfinished = { $by } navrhuje počítat hru jako nedohranou.
server-affair-no = { $by } nesouhlasí.
server-affair-host = Hostitelem stolu je teď { $whom }.
server-affair-remove = { $whom } končí u stolu, rozhoduje { $by }; dál hraje { $level }.
server-affair-remove-early = { $whom } končí u stolu, rozhoduje { $by }.
server-affair-sat = Na místo po hráči „{ $whom }“ usedá { $by }.
