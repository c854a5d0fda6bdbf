# Ľudia bez účtu a kľúč, ktorý otvára ich hry.

seat-somebody = Niekto
person-unknown = Tento kľúč tu nič neotvára: bol vymenený, jeho osoba bola zmazaná, alebo patrí k inému serveru.
person-key-wrong = To nie je kľúč: má 22 písmen a číslic.
person-key-taken = Tento kľúč už niekto má. Skús to, prosím, znova.
person-same-key = Oba kľúče sú rovnaké.
person-words-count = { $n ->
    [one] To je 1 slovo, kľúč ich má { $wanted }.
    [few] To sú { $n } slová, kľúč ich má { $wanted }.
   *[other] To je { $n } slov, kľúč ich má { $wanted }.
}
person-words-mistyped = Všetky slová v zozname sú, ale spolu kľúč nedávajú: niektoré je iné, alebo si dve vymenili miesta.
person-word-near = { $n }. slovo „{ $word }“ v zozname nie je. Nemá to byť „{ $near }“?
person-word-unknown = { $n }. slovo „{ $word }“ v zozname nie je.
