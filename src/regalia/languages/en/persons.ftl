# People without an account, and the key that opens their games.

seat-somebody = Somebody
person-unknown = This key opens nothing here: it was renewed, its person was deleted, or it belongs to another server.
person-key-wrong = That is not a key: it has 22 letters and digits.
person-key-taken = This key is somebody’s already. Please try again.
person-same-key = Both keys are the same.
person-words-count = { $n ->
    [one] That is 1 word, but a key has { $wanted }.
   *[other] Those are { $n } words, but a key has { $wanted }.
}
person-words-mistyped = All words are in the list, but together they are no key: one of them is another word, or two changed places.
person-word-near = Word { $n }, “{ $word }”, is not in the list. Is it “{ $near }”?
person-word-unknown = Word { $n }, “{ $word }”, is not in the list.
