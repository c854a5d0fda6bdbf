# Leute ohne Konto, und der Schlüssel, der ihre Spiele öffnet.

seat-somebody = Jemand
person-unknown = Dieser Schlüssel öffnet hier nichts: Er wurde erneuert, die Person wurde gelöscht, oder er gehört zu einem anderen Server.
person-key-wrong = Das ist kein Schlüssel: Er hat 22 Buchstaben und Ziffern.
person-key-taken = Diesen Schlüssel hat schon jemand. Bitte versuche es noch einmal.
person-same-key = Beide Schlüssel sind gleich.
person-words-count = { $n ->
    [one] Das ist 1 Wort, ein Schlüssel hat { $wanted }.
   *[other] Das sind { $n } Wörter, ein Schlüssel hat { $wanted }.
}
person-words-mistyped = Alle Wörter stehen in der Liste, aber zusammen sind sie kein Schlüssel: Eines ist ein anderes, oder zwei sind vertauscht.
person-word-near = Wort { $n }, „{ $word }“, steht nicht in der Liste. Ist es „{ $near }“?
person-word-unknown = Wort { $n }, „{ $word }“, steht nicht in der Liste.
