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

person-page = You
person-look = How others see you
person-crest = Crest
person-crest-name = By name
person-crest-lion = Lion
person-crest-eagle-emblem = Eagle
person-crest-griffin-symbol = Griffin
person-crest-boar = Boar
person-crest-stag-head = Stag
person-crest-horse-head = Horse
person-crest-oak-leaf = Oak leaf
person-crest-heraldic-sun = Sun
person-crest-rose = Rose
person-crest-fleur-de-lys = Lily
person-crest-key = Key
person-crest-stone-tower = Tower
person-crest-bear-head = Bear
person-crest-wolf-head = Wolf
person-crest-dragon-head = Dragon
person-crest-jewel-crown = Crown
person-colour = Colour
    .help = If somebody at the table had it first, you get another one.
person-colour-seat = By seat
person-colour-azure = Blue
person-colour-gules = Red
person-colour-vert = Green
person-colour-purpure = Purple
person-colour-tenne = Orange
person-colour-sable = Black
person-colour-or = Gold
person-colour-cendree = Grey
person-save = Save
person-saved = Saved.
person-key = Your key
    .help = There is no account and no password. This browser keeps a key that opens all your games. With it you play on another device too, even in the middle of a turn. Whoever has it plays for you: show it to nobody.
person-show = Show the code and the words
person-hide = Hide
person-scan = Scan this code with the other device, or type these twelve words there under “You”.
person-words = Twelve words
    .help = Case, accents and spaces do not matter; the first four letters of each word are enough.
person-words-missing = First type the twelve words.
person-other = I have a key already
person-comes-here = Your games on this device
person-adopt = { $n ->
    [0] The key of { $name } comes to this device.
    [one] The key of { $name } comes to this device. This device has 1 game of its own, which comes along: from then on that key opens it too.
   *[other] The key of { $name } comes to this device. This device has { $n } games of its own, which come along: from then on that key opens them too.
}
person-adopt-yes = Use this key here
person-renew = Renew the key
    .help = Do this if a device is lost or somebody has seen your key. The old key, and every old link to your seats, opens nothing any more. Your other devices need the new key.
person-renew-yes = Yes, renew it
person-renewed = You have a new key. The old one opens nothing any more.
person-forget = Delete me
    .help = Your name, your notes, your ratings and what you wrote in talk are removed from this server, and your key opens nothing any more. Others see “Somebody” at your seats; your moves remain. Where a game still goes on, a bot plays for you. There is no way back.
person-forget-yes = Yes, delete me
person-forgotten = You are deleted. This server no longer knows you.
