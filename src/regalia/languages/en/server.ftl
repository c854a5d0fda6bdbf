# What the server says.

## Who may do what

server-table-unknown = There is no such table here. Check the link.
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
server-moved = You are playing on another device now. Open the link here again to go on here.

## At the table

server-stale = The table has changed meanwhile; have a look and choose again.
server-waiting-for-seats = The game begins when all seats are taken.
server-choice-failed = “{ $key }” led to an error in the game and was not carried out. Please choose something else.
server-not-stored = This could not be saved, so it has not happened. Please try again in a moment.
server-table-moved-on = The table went on elsewhere; it is being loaded again.
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
server-table-other-rules = This table was set with version { $rules } of the rules; this server plays version { $known }.

## Game files and the past

server-record-hides = The game file would show what is hidden from others. It can be saved when the game is over.
server-record-takes-too-long = Checking this game file takes too long.
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

## Starting

server-port-taken = Port { $port } on { $host } is in use, perhaps by another Regalia. Choose another one with --port.
server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }
server-folder-unwritable = The folder { $folder } cannot be written to: { $why }. Choose another one with --data.

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
server-no-rules-page = { $game } has no rules page yet.
