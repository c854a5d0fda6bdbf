# Lidé bez účtu a klíč, který otevírá jejich hry.

seat-somebody = Někdo
person-unknown = Tento klíč tu nic neotevírá: byl vyměněn, jeho osoba byla smazána, nebo patří k jinému serveru.
person-key-wrong = To není klíč: má 22 písmen a číslic.
person-key-taken = Tento klíč už někdo má. Zkus to prosím znovu.
person-same-key = Oba klíče jsou stejné.
person-words-count = { $n ->
    [one] To je 1 slovo, klíč jich má { $wanted }.
    [few] To jsou { $n } slova, klíč jich má { $wanted }.
   *[other] To je { $n } slov, klíč jich má { $wanted }.
}
person-words-mistyped = Všechna slova v seznamu jsou, ale dohromady klíč nedávají: některé je jiné, nebo si dvě prohodila místa.
person-word-near = { $n }. slovo „{ $word }“ v seznamu není. Nemá to být „{ $near }“?
person-word-unknown = { $n }. slovo „{ $word }“ v seznamu není.
