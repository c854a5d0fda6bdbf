# Co říká trenér a co se může pokazit na žebříčku.

## Nápověda: na čem teď záleží, tyhle dvě, tahle a proč

coach-standing = Odsud vyhraješ asi { $n }krát ze 100.
coach-look-among = Vybírej z { $n } možností jednoho druhu, například: { $options }.
coach-look-here = Vybírej z těchto možností: { $options }.
coach-kind-brings = Za pár tahů to ve srovnání s ostatními možnostmi přinese: { $parts }.
coach-what-counts = Čím se možnosti liší: { $parts }.
coach-these-two = Jedna z těchto dvou: { $options }.
coach-this-one = Nejlepší: { $option }.
coach-worth = S ní vyhraješ asi { $n }krát ze 100.
coach-better-than = S ní vyhraješ asi { $n }krát ze 100, s druhou nejlepší { $other }krát: { $option }.
coach-close = S ní vyhraješ asi { $n }krát ze 100. Druhá nejlepší je skoro stejně dobrá: { $option }.
coach-happens = Co se stane: { $what }.
coach-at-once = Hned je proti druhé nejlepší napřed: { $parts }.
coach-later = Za pár tahů je proti druhé nejlepší napřed: { $parts }.
coach-costs-at-once = Co za to hned zaplatíš: { $parts }.
coach-costs-later = Co tě to bude stát za pár tahů: { $parts }.
coach-all-the-same = Nic, co se dá spočítat teď ani za pár tahů, to nevysvětluje; zisk přijde až později.
coach-differs-at-once = V čem se hned liší: { $parts }.
coach-differs-later = V čem se liší za pár tahů: { $parts }.

## Rozdíly, stojí v řadě

coach-more-points = { $n ->
    [one] o { $n } bod víc ({ $line })
    [few] o { $n } body víc ({ $line })
   *[other] o { $n } bodů víc ({ $line })
}
coach-fewer-points = { $n ->
    [one] o { $n } bod méně ({ $line })
    [few] o { $n } body méně ({ $line })
   *[other] o { $n } bodů méně ({ $line })
}
coach-other-more = { $n ->
    [one] { $seat } má o { $n } bod víc
    [few] { $seat } má o { $n } body víc
   *[other] { $seat } má o { $n } bodů víc
}
coach-other-fewer = { $n ->
    [one] { $seat } má o { $n } bod méně
    [few] { $seat } má o { $n } body méně
   *[other] { $seat } má o { $n } bodů méně
}
coach-more-of = o { $amount } víc
coach-less-of = o { $amount } méně

## Rozbor

coach-review-curve = Šance na výhru, rozhodnutí po rozhodnutí
coach-review-start = na začátku
coach-review-luck = kostky, rozdání, skryté karty
coach-review-own = vlastní rozhodnutí
coach-review-others = rozhodnutí ostatních
coach-review-end = nakonec
coach-review-turning = Zlomové okamžiky
coach-review-point = { $seat } volí: { $choice }
coach-review-swing = { $seat }: { $before } % → { $after } % (rozhodnutí { $skill }, štěstí { $luck })
coach-review-costly = { $seat }: co stálo nejvíc
coach-review-cost = { $choice } (stálo to { $n } ze 100)
coach-review-better = Lepší: { $choice }
coach-review-why = Za pár tahů to přinese: { $parts }
coach-review-flawless = Žádné rozhodnutí nebylo zřetelně horší než jiné.
coach-review-not-over = Hra ještě neskončila; rozebrat lze jen dohranou hru.
coach-review-no-tries = Rozbor potřebuje aspoň jeden pokus na každé rozhodnutí, ne { $n }.

## Žebříček

coach-ladder-one-bot = Žebříček potřebuje aspoň dva boty oddělené čárkou, například: --bots squire,knight
coach-ladder-bot-twice = Bot „{ $bot }“ je zadán dvakrát.
coach-ladder-alone = Žebříček potřebuje u stolu aspoň dva hráče. Hry pro jednoho ({ $game }) počítá „regalia simulate“.
coach-ladder-odd-games = Každé rozdání se hraje dvakrát s vyměněnými místy; počet her tedy musí být sudý a větší než nula, ne { $n }.
coach-ladder-uneven-games = Každé rozdání se hraje jednou z každého místa; počet her tedy musí být násobkem počtu hráčů ({ $seats }) a větší než nula, ne { $n }.
coach-ladder-no-tries = Bot potřebuje aspoň jeden pokus na každé rozhodnutí, ne { $n }.
coach-ladder-process-died = Proces, který hrál hry, někdo zvenčí ukončil; zbytek se nedohraje.
coach-ladder-no-ray = Ray není nainstalován. Přinese ho „pip install regalia[cluster]“; --on processes ho nepotřebuje.
