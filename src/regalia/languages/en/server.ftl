# What the server says.

## Who may do what

server-table-unknown = There is no such table here. Check the link.
server-table-unreadable = This table cannot be read just now. Please try again later, or tell whoever runs the server.
server-token-missing = This link lacks the part that says who you are.
server-token-wrong = This link does not belong to this table.
server-invite-void = This invitation is no longer good: the seat is taken, or the link is wrong.
server-seat-taken = This seat is taken.
server-not-your-seat = Seat { $n } is not yours.
server-only-looking-on = You are looking on; only players can do that.
server-only-creator = Only the one who set this table can do that.
server-name-refused =
    { $n ->
        [one] A name has one character at most, and only letters, digits and signs that can be seen.
       *[other] A name has { $n } characters at most, and only letters, digits and signs that can be seen.
    }
server-too-many-devices = A seat can be open on { $n } devices and tabs at the most; close one of them first.

## At the table

server-stale = The table has changed meanwhile; have a look and choose again.
server-waiting-for-seats = The game begins when all seats are taken.
server-choice-failed = “{ $key }” led to an error in the game and was not carried out. Please choose something else.
server-not-stored = This could not be saved, so it has not happened. Please try again in a moment.
server-no-vote = There is nothing to vote on.
server-phrase-unknown = There is no phrase “{ $phrase }”.

## Setting a table

server-no-seats = A table needs at least one seat.
server-level-is-for-bots = Only bots have a level.
server-upto-needs-record = To go on from a certain choice, a game file is needed.
server-upto-too-far =
    { $n ->
        [one] This game file has only one choice.
       *[other] This game file has only { $n } choices.
    }
server-record-other-seats =
    { $n ->
        [one] This game file is of a game for one player; give that many seats.
       *[other] This game file is of a game for { $n } players; give that many seats.
    }

## Game files and the past

server-record-hides = The game file would show what is hidden from others. It can be saved when the game is over.
server-record-takes-too-long = Checking this game file takes too long.
server-record-too-long =
    { $n ->
        [one] A game file with more than one choice is not played again here.
       *[other] Game files with more than { $n } choices are not played again here.
    }
server-past-too-far =
    { $n ->
        [one] So far, only one choice has been made.
       *[other] So far, only { $n } choices have been made.
    }
server-open-when-over = All cards are shown only when the game is over.
server-view-unknown = The table can be seen as “spectator” or “open”.

## The coach

server-hint-unfair = Hints are for games alone and against bots; with other people at the table they would be unfair.
server-coach-failed = The coach has lost the thread. Ask again.

## Limits and mistakes

server-message-unreadable = The message was not understood: { $why }
server-message-too-big = A message must not be longer than { $n } kB.
server-upload-too-big = No more than { $n } kB can be sent.
server-too-fast =
    { $n ->
        [one] Too many messages; no more than one a second, please.
       *[other] Too many messages; no more than { $n } a second, please.
    }
server-not-here = There is nothing at this address.
server-failed = Something went wrong on the server. Nothing is lost; please try again.
server-client-missing = The pages of the web client are not built yet.
server-docs-missing = The documentation was not built. In the sources, “make docs” builds it.

## Starting

server-port-taken = Port { $port } on { $host } is in use, perhaps by another Regalia. Choose another one with --port.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }
server-folder-unwritable = The folder { $folder } cannot be written to: { $why }. Choose another one with --data.
server-database-damaged = The tables in { $file } cannot be read: { $why }. Put a backup in its place, or move the file away to begin with an empty one.
server-database-newer = The tables were written by a newer version of Regalia (“{ $version }”). Start that one, or choose another folder with --data.
server-database-address = “{ $address }” is not the address of a database. It looks like postgresql://user@host/name.
server-database-unreachable = The database { $where } cannot be used: { $why }.
server-database-driver = PostgreSQL needs one more package: pip install 'regalia[postgres]'.
server-worker-needs-database = Workers on other machines need a database that all can reach: name it with --database postgresql://….

## Phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck, have fun!
server-phrase-well-played = Well played!
server-phrase-nice-move = Nice move.
server-phrase-ouch = Ouch!
server-phrase-lucky = Lucky you!
server-phrase-thinking = Let me think…
server-phrase-your-turn = It's your turn.
server-phrase-back-soon = I'll be right back.
server-phrase-sorry = Sorry!
server-phrase-thanks = Thank you!
server-phrase-good-game = Good game!
server-phrase-again = Another one?
server-phrase-goodbye = Goodbye!
server-phrase-by-chance = I lost my thread, so I picked at random.
server-no-rules-page = { $game } has no rules page yet.
server-no-example = { $game } has no example turn.

## Doors and limits

server-host-unknown = This server is not known as “{ $host }”. Whoever runs it can name it with --public-url.
server-origin-unknown = The page { $origin } does not belong to this server, so it may not ask it for anything. Whoever runs the server can name it with --public-url.
server-json-only = Only JSON is understood here (content-type: application/json).
server-too-slow = This took too long to arrive. Please try again.
server-full = The server is full just now. Please try again in a moment.
server-ending = The server is being stopped or restarted. Please try again in a moment.
server-still-at-work = What you asked for before is still being thought out. Please wait for that first.
server-too-often =
    { $n ->
        [one] That was too often. Please come again in one second.
       *[other] That was too often. Please come again in { $n } seconds.
    }
server-too-many-sockets =
    { $n ->
        [one] From your address only one table can be open at a time. Close it first.
       *[other] From your address only { $n } tables can be open at a time. Close one first.
    }
server-too-many-spectators =
    { $n ->
        [one] One person is looking on already; there is no room for more.
       *[other] { $n } people are looking on already; there is no room for more.
    }
server-code-missing = To set a table here you need a code from whoever runs this server.
server-code-wrong = This code for setting tables is wrong.
server-tls-both = --tls-cert and --tls-key belong together; one of them is missing.
server-tls-unusable = Certificate { $cert } and key { $key } cannot be used: { $why }
server-public-url-bad = “{ $url }” is no address of a website, such as https://games.example.org.

## Who plays on

server-the-host = The host
server-only-host = Only the host of this table can do that.
server-not-yourself = That is your own seat.
server-nobody-there = Nobody sits on seat { $n }.
server-not-away = { $name } has not been away long enough for that.
server-bot-plays-there = A bot plays for { $name } already.
server-bot-plays-for-you = A bot plays for you. Take your seat back first.
server-plays-already = You play this seat yourself already.
server-has-conceded = Whoever has conceded cannot play on.
server-is-gone = You have left this game already.
server-answer-first = Somebody has asked for something; answer that first.
server-not-asked = You have not been asked.
server-nobody-to-ask = That needs the others to agree, and none of them plays at the moment.
server-seat-given-away = This seat belongs to somebody else now, or its person has renewed their key.
server-affair-bot = { $whom } is away; { $level } plays on ({ $by }).
server-affair-back = { $whom } plays again.
server-affair-leave = { $whom } leaves the game; { $level } plays on.
server-affair-concede = { $whom } concedes and cannot win any more; { $level } plays on.
server-affair-concede-ends = { $whom } concedes. The game is over.
server-affair-end = All agree to end the game: the points count as they stand.
server-affair-unfinished = All agree that the game counts as unfinished: nobody wins.
server-affair-ask-bot = { $by } asks whether { $level } shall play on for { $whom }.
server-affair-ask-end = { $by } asks to end the game as the points stand.
server-affair-ask-unfinished = { $by } asks to count the game as unfinished.
server-affair-no = { $by } does not agree.
server-affair-host = { $whom } is the host now.
server-affair-remove = { $by } removes { $whom } from the table; { $level } plays on.
server-affair-remove-early = { $by } removes { $whom } from the table.
server-affair-sat = { $by } sits down in the place of { $whom }.
