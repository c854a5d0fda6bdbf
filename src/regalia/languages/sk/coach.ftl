# Čo hovorí tréner a čo sa môže pokaziť na rebríčku.

## Nápoveda: na čom teraz záleží, tieto dve, táto a prečo

coach-standing = Odtiaľto vyhráš asi { $n }-krát zo 100.
coach-look-among = Vyberaj z { $n } možností jedného druhu, napríklad: { $options }.
coach-look-here = Vyberaj z týchto možností: { $options }.
coach-kind-brings = O pár ťahov to v porovnaní s ostatnými možnosťami prinesie: { $parts }.
coach-what-counts = Čím sa možnosti líšia: { $parts }.
coach-these-two = Jedna z týchto dvoch: { $options }.
coach-this-one = Najlepšia: { $option }.
coach-worth = S ňou vyhráš asi { $n }-krát zo 100.
coach-better-than = S ňou vyhráš asi { $n }-krát zo 100, s druhou najlepšou { $other }-krát: { $option }.
coach-close = S ňou vyhráš asi { $n }-krát zo 100. Druhá najlepšia je takmer rovnako dobrá: { $option }.
coach-happens = Čo sa stane: { $what }.
coach-at-once = Hneď je oproti druhej najlepšej vpredu: { $parts }.
coach-later = O pár ťahov je oproti druhej najlepšej vpredu: { $parts }.
coach-costs-at-once = Čo za to hneď zaplatíš: { $parts }.
coach-costs-later = Čo ťa to bude stáť o pár ťahov: { $parts }.
coach-all-the-same = Nič, čo sa dá spočítať teraz ani o pár ťahov, to nevysvetľuje; zisk príde až neskôr.
coach-differs-at-once = V čom sa hneď líšia: { $parts }.
coach-differs-later = V čom sa líšia o pár ťahov: { $parts }.

## Rozdiely, stoja v rade

coach-more-points = { $n ->
    [one] o { $n } bod viac ({ $line })
    [few] o { $n } body viac ({ $line })
   *[other] o { $n } bodov viac ({ $line })
}
coach-fewer-points = { $n ->
    [one] o { $n } bod menej ({ $line })
    [few] o { $n } body menej ({ $line })
   *[other] o { $n } bodov menej ({ $line })
}
coach-other-more = { $n ->
    [one] { $seat } má o { $n } bod viac
    [few] { $seat } má o { $n } body viac
   *[other] { $seat } má o { $n } bodov viac
}
coach-other-fewer = { $n ->
    [one] { $seat } má o { $n } bod menej
    [few] { $seat } má o { $n } body menej
   *[other] { $seat } má o { $n } bodov menej
}
coach-more-of = o { $amount } viac
coach-less-of = o { $amount } menej

## Rozbor

coach-review-curve = Šance na výhru, rozhodnutie po rozhodnutí
coach-review-start = na začiatku
coach-review-luck = kocky, rozdania, skryté karty
coach-review-own = vlastné rozhodnutia
coach-review-others = rozhodnutia ostatných
coach-review-end = nakoniec
coach-review-turning = Zlomové okamihy
coach-review-point = { $seat } volí: { $choice }
coach-review-swing = { $seat }: { $before } % → { $after } % (rozhodnutie { $skill }, šťastie { $luck })
coach-review-costly = { $seat }: čo stálo najviac
coach-review-cost = { $choice } (stálo to { $n } zo 100)
coach-review-better = Lepšie: { $choice }
coach-review-why = O pár ťahov to prinesie: { $parts }
coach-review-flawless = Žiadne rozhodnutie nebolo zreteľne horšie ako iné.
coach-review-not-over = Hra sa ešte neskončila; rozobrať možno len dohranú hru.
coach-review-no-tries = Rozbor potrebuje aspoň jeden pokus na každé rozhodnutie, nie { $n }.

## Rebríček

coach-ladder-one-bot = Rebríček potrebuje aspoň dvoch botov oddelených čiarkou, napríklad: --bots squire,knight
coach-ladder-bot-twice = Bot „{ $bot }“ je zadaný dvakrát.
coach-ladder-alone = Rebríček potrebuje pri stole aspoň dvoch hráčov. Hry pre jedného ({ $game }) počíta „regalia simulate“.
coach-ladder-odd-games = Každé rozdanie sa hrá dvakrát s vymenenými miestami; počet hier teda musí byť párny a väčší ako nula, nie { $n }.
coach-ladder-uneven-games = Každé rozdanie sa hrá raz z každého miesta; počet hier teda musí byť násobkom počtu hráčov ({ $seats }) a väčší ako nula, nie { $n }.
coach-ladder-no-tries = Bot potrebuje aspoň jeden pokus na každé rozhodnutie, nie { $n }.
coach-ladder-process-died = Proces, ktorý hral hry, niekto zvonka ukončil; zvyšok sa nedohrá.
coach-ladder-no-ray = Ray nie je nainštalovaný. Prinesie ho „pip install regalia[cluster]“; --on processes ho nepotrebuje.
