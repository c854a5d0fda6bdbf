# What the web client says around the table, whatever the game.

## Pages

web-home = Regalia, to the start page
web-ways = Pages
web-skip = Skip to the content
web-to-start = To the start page
web-my-games = My games
web-settings = Settings
web-about = About
web-language = Language
web-fan-project = A fan project, not affiliated with the publishers of the games.
web-close = Close
web-cancel = Cancel
web-yes = yes
web-nobody = nobody
web-lost = Nothing here
web-lost-text = There is no page at this address.
web-no-server = The server does not answer.

## Start

web-what = A table for kingdom-building board games in your browser: alone, against bots, on one screen or with friends.
web-play-now = Play now
web-play-now-hint = { $game }, against a bot
web-continue = Continue
web-games = Games
web-against-bots = Against bots
web-solo = Solo
web-same-screen = Same screen
web-with-friends = With friends
web-set-up = Set up a table
web-rules = Rules
web-cards = Cards
web-players-range = { $least } to { $most } players

## Setting up a table

web-no-such-game = There is no such game on the shelf.
web-who-plays = Who plays
web-player = Player
web-player-n = Player { $n }
web-seat-kind = Seat { $n }
web-seat-person = Plays here
web-seat-bot = Bot
web-seat-open = By invitation
web-seat-open-note = You get a link for this seat once the table is set.
web-remove-seat = Remove seat { $n }
web-add-seat = Add a seat
web-table-full = No more than { $n } can play.
web-wrong-count = { $n ->
    [one] One player is not possible.
   *[other] { $n } players are not possible.
} Possible numbers: { $counts }.
web-level = Level
web-level-random = Wanderer
    .help = Picks at random.
web-level-page = Page
    .help = Has just learned the game and overlooks things.
web-level-squire = Squire
    .help = Knows what is good in general, and looks no further.
web-level-squire-builder = Squire, a builder
    .help = Plays like the squire, and would rather build and recruit.
web-level-squire-fighter = Squire, a fighter
    .help = Plays like the squire, and would rather fight.
web-level-knight = Knight
    .help = Thinks ahead for a moment.
web-level-knight-builder = Knight, a builder
    .help = Thinks ahead for a moment, and would rather build and recruit.
web-level-knight-fighter = Knight, a fighter
    .help = Thinks ahead for a moment, and would rather fight.
web-level-queen = Queen
    .help = Thinks ahead for a second, and does not forgive.
web-level-queen-builder = Queen, a builder
    .help = Thinks ahead for a second, and would rather build and recruit.
web-level-queen-fighter = Queen, a fighter
    .help = Thinks ahead for a second, and would rather fight.
web-nickname = Nickname
    .help = What the others at the table call you.
web-name-missing = A nickname is missing.
web-table-code = Code for setting tables
    .help = You get it from whoever runs this server.
web-options = Options
web-taking-back = Taking back
web-undo-policy = What may be taken back
web-undo-free = Everything
    .help = Any choice of your own, even past dice and revealed cards. Good for playing alone and for learning; other people at the table are asked first.
web-undo-to-barrier = Up to the last surprise
    .help = Back to the last roll, drawn card or choice of another player.
web-undo-vote = With consent
    .help = Up to the last surprise freely; past it, the others at the table are asked.
web-undo-never = Nothing
    .help = Every choice stands.
web-more = More
web-seed = Seed
web-seed-help = The number that all chance comes from. The same number gives the same deal; leave it empty for a new one.
web-seed-problem = The seed is a number of at most 20 digits.
web-sit-down = Sit down

## Joining

web-invited = You are invited
web-invited-by = At the table: { $names }. Seat { $n } is yours.
web-no-seat-here = This browser has no link for this table. Ask for an invitation, or open your seat's link again.
web-table-closed = This table is closed to you
web-opening = The table is being set …

## My games and records

web-no-games = No games yet. Whatever you play in this browser appears here.
web-as-spectator = as a spectator
web-look-on = Look on
web-forget = Forget this game here
web-forget-seat = Remove this game here? Your seat is known to this browser alone: without its link you cannot come back to the table.
web-forget-look = Remove this game here? You will need its link to look on again.
web-forget-yes = Remove
web-forgotten = { $game } is removed here.
web-bring-back = Bring it back
web-import = A game from a file
web-import-text = A game file holds a whole game: replay it, or play on where it stops.
web-choose-file = Game file
web-record-fits = { $n ->
    [one] { $game } with { $names }: one choice, all in order.
   *[other] { $game } with { $names }: { $n } choices, all in order.
}
web-export = Save as a file

## The table

web-table = Table
web-decision = Decision
web-choices = Choices
web-choices-below = The choices are in the bar below.
web-your-turn = Your turn
web-waiting-for = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
web-waiting-away = Waiting for { $names }, who is away
web-bots-think = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-waiting-seats = { $n ->
    [one] Waiting for a player to sit down
   *[other] Waiting for { $n } players to sit down
}
web-waiting-vote = A vote is going on
web-waiting-server = One moment …
web-confirm-question = Really?
web-confirm = Yes, do it
web-split = How to share it out
web-undo = Take back
web-ask-undo = Ask to take back
web-undo-turn = Back to the start of the turn
web-taken-back = { $seat } takes something back.
web-vote-asks = { $n ->
    [one] { $seat } asks to take back the last choice.
   *[other] { $seat } asks to take back { $n } choices.
}
web-vote-own = You ask to take back. Still to answer: { $names }
web-vote-agree = Agree
web-vote-refuse = Refuse
web-vote-withdraw = Withdraw
web-vote-goes-on = A vote on taking back is going on.
web-line-broken = No connection at the moment. Try again soon.
web-reconnecting = No connection. Trying again …
web-menu = Menu
web-players-at-table = Players
web-status-asked = to choose
web-status-waits = waits
web-status-away = away
web-status-open = not here yet
web-points = points
web-points-open = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-points-and-hidden = { $n ->
    [one] { $n } point and what is hidden
   *[other] { $n } points and what is hidden
}
web-points-hidden-too = points, and what is hidden
web-nearness = The end of the game
web-spectators = { $n ->
    [one] One spectator looks on.
   *[other] { $n } spectators look on.
}
web-say-something = Say something
web-rename = Rename
web-plain-view = Plain view
web-board-view = Board view
web-no-board = This game has no board yet.
web-curtain = { $name } is next
web-curtain-text = The next decision shows hidden cards. Everybody else looks away.
web-curtain-raise = I am { $name }
web-look-own = { $name } looks at their cards
web-looks-own = { $name } wants to see their own cards
web-looks-own-text = Everybody else looks away.
web-uncovered = You see the cards of { $name }.
web-cover = Cover them

## Log and looking back

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-new = { $n ->
    [one] One new
   *[other] { $n } new
}
web-earlier = Earlier
web-against-you = Against you
web-show-then = Show the table after choice { $n }
web-recap = Since your last turn
web-recap-close = Put away
web-looking-back = Looking back
web-only-looking = You are looking at the past.
web-back-then = After { $n } of { $of } choices
web-back-to-now = Back to now
web-step-back = One step back
web-step-on = One step on
web-at-beginning = This is the beginning.
web-at-end = This is the end.

## Plain view

web-you-can = You can
web-you-cannot = { $n ->
    [one] One thing is not possible now
   *[other] { $n } things are not possible now
}
web-on-table = On the table
web-cards-under = { $n ->
    [one] and one card under it
   *[other] and { $n } cards under it
}
web-face-down = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}
web-shown-active = Active player
web-shown-first = First player
web-shown-dice = Dice
web-shown-turns = Turns
web-shown-round = Round
web-shown-final_round = Last round
web-shown-exhausted_left = Exhausted cards left

## Keys

web-help = Keyboard
web-key-pick = 1 … 9, 0, letters
    .help = choose what bears this sign
web-key-explain = ?
    .help = explain what is in focus, or the keys
web-key-legend = i
    .help = legend of the game’s signs
web-key-undo = z
    .help = take back
web-key-turn = Shift + Z
    .help = back to the start of the turn
web-key-step = [ ]
    .help = one step back or on in time
web-key-coach = h
    .help = ask the coach; again: more
web-key-log = l
    .help = the log
web-key-plain = p
    .help = plain view and board
web-key-escape = Esc
    .help = skip what moves, close, back to now
web-impossible = not possible
web-legend = Legend
web-nothing-here = Nothing can be done here now.

## Links

web-links = Links
web-invite = Invite
web-link-seat = Seat { $n }
    .help = Whoever opens this link sits down on this seat. Each link is for one person.
web-link-own = My seat
    .help = Your own seat on another device. Keep this link to yourself: whoever has it plays for you.
web-link-watch = Spectators
    .help = Whoever opens this link sees what lies open, and plays nothing.
web-qr = QR code: { $title }
web-address = Link: { $title }
web-copy = Copy the link
web-copied = The link is copied.
web-not-copied = This browser does not let us copy; select the link and copy it.
web-only-here = Nobody else can open these links: { $address } means only this machine. Start the server with --host 0.0.0.0 to let friends in the network in.
web-opened-here = You have opened this page as { $here }, which means only this machine. The links begin with { $address }, which reaches it from elsewhere too.
web-open-there = Open the page there
web-link-address = Address of the links
web-share = Share …
web-not-shared = This could not be shared; copy the link instead.
web-let-bot-sit = Let a bot sit here

## The end

web-game-over = The game is over
web-winner = Winner
web-winners = { $n ->
    [one] { $winners } wins
   *[other] Shared victory: { $winners }
}
web-no-winner = Nobody wins
web-score-sheet = Score sheet
web-total = Total
web-again = Again
web-same-deal = Same deal, seats swapped
web-known-deal = The deal of this game was known beforehand.
web-deal = The deal
web-deal-chosen = Whoever set this table chose it, and may know the cards.
web-deal-drawn = The server drew it; nobody knows it.
web-seal = The seal of the deal
    .help = shows at the end of the game that nobody has dealt anew.
web-replay = Replay
web-replay-of = Replay: { $game }
web-play-on = Play on from here
web-play = Play
web-pause = Pause
web-speed = Speed
web-moment = Moment

## The coach

web-ask-coach = Ask the coach
web-coach = The coach
web-coach-thinks = The coach is thinking …
web-coach-two = Show me two
web-coach-one = Show me the best
web-coach-do = Do that
web-coach-close = Put the advice away
web-review = Review
web-review-thinks = The coach goes through the game …
web-review-moved = What moved the chances, in hundredths
web-review-tries = { $n ->
    [one] Numbers from { $n } try for each choice.
   *[other] Numbers from { $n } tries for each choice.
}

## Cards and rules

web-cards-of = { $game }: cards
web-rules-of = { $game }: rules
web-example-turn = A turn, step by step
web-open-as-page = Open as a page
web-search-rules = Search the rules
web-contents = Contents
web-chapters-found = { $n ->
    [0] No section has that.
    [one] { $n } section
   *[other] { $n } sections
}
web-search = Search
web-all-kinds = All kinds
web-cards-found = { $n ->
    [one] One card
   *[other] { $n } cards
}
web-card-kind = Kind
web-source-printed = from the card or the rulebook
web-source-fan-list = from a fan list
web-source-reconstructed = reconstructed
web-in-the-box = In the box

## Settings

web-theme = Light
web-theme-system = Like the device
web-theme-light = Daylight
web-theme-dark = Candlelight
web-motion = Motion
    .help = Cards that fly, dice that roll.
web-motion-slow = Slow
web-motion-system = Like the device
web-motion-quick = Quick
web-motion-none = None
web-sound = Sound
    .help = Dice, cards, what is gained, and a chime when it is your turn.
web-sound-offer = The table can be heard: dice, cards, your turn.
web-sound-wanted = Turn it on
web-sound-not-now = Rather not
web-sound-off = Off
web-sound-on = On
web-turn-sound-on = Turn the sound on
web-turn-sound-off = Turn the sound off
web-keys-shown = Show keys
    .help = The key that chooses a thing stands beside it, where there is a keyboard.
web-keys-shown-yes = Yes
web-keys-shown-no = No
web-confirming = Ask before a choice counts
    .help = A choice that cannot be taken back may be asked once more.
web-confirm-always = Always
web-confirm-final = If it cannot be taken back
web-confirm-never = Never
web-pauses = Ask me before a step passes
    .help = In games where some things may be done at any time: before the game goes on you are asked “Anything else?”
web-pauses-always = Always
web-pauses-matters = When it can change something
web-pauses-never = Never
web-tapping = A finger’s tap
    .help = The first tap shows what something is and what would happen; a button does it.
web-tapping-twice = looks first
web-tapping-once = chooses at once
web-text-size = Size of letters
web-card-size = Size of cards
    .help = By itself it follows the screen; here it becomes smaller or larger still.
web-card-size-small = Small
web-card-size-usual = Usual
web-card-size-large = Large
web-settings-kept = These settings are kept in this browser only.

## About

web-about-fan = Regalia is a fan project. It is not affiliated with the publishers of the games and contains none of their art or texts; whoever likes a game should own its box.
web-about-data = There are no accounts and nobody is counted. Games lie on this server; your links and settings lie in this browser.
web-credits = Credits
web-credit-pictures = Pictures:
web-credit-all = all authors
web-credit-letters = Letters:
web-credit-tools = Made with:
web-pieces = The pieces this table is made of

## Who plays on

web-host = host
web-away-for = Away for { $time }
web-plays-on = { $level } plays on
web-gone-left = has left
web-gone-conceded = has conceded
web-gone-removed = removed
web-who-plays-on = Who plays on
    .help = This bot plays for you to the end, so that the others have a game.
web-let-bot-play = Let a bot play on
web-ask-bot-play = Ask for a bot to play on
web-patience-left = Only after { $time } away
web-invite-anew = Invite anew
web-make-host = Make host
web-remove-person = Remove { $name }
web-remove-sure = Really remove { $name }? A bot plays on.
web-come-back = Play again myself
web-plays-for-you = { $level } plays for you.
web-you-conceded = You have conceded; { $level } plays on for you.
web-proposal-own = You have asked the others. Still to answer: { $names }
web-proposal-bot = { $seat } asks: shall { $level } play on for { $whom }?
web-proposal-end = { $seat } asks to end the game now: the points count as they stand.
web-proposal-unfinished = { $seat } asks to count the game as unfinished: nobody wins.
web-ways-out = Leave or end the game
web-out-leave = Leave
    .help = A bot plays on for you, and its points are yours. With your link you can come back at any time.
web-out-concede = Concede
    .help = You cannot win any more. A bot plays on; with only one other player the game is over, and they win.
web-out-concede-alone = The game is over, and you have not won.
web-out-end = Ask to end it now
    .help = If all agree, the game is over and the points count as they stand.
web-out-end-alone = The game is over, and the points count as they stand.
web-out-unfinished = Ask to count it as unfinished
    .help = If all agree, the game is over without a result: nobody wins.
web-out-unfinished-alone = The game is over without a result.
web-ended-conceded = The others have conceded.
web-ended-agreed = Ended by agreement: the points count as they stood.
web-ended-unfinished = Ended by agreement, without a result.
web-patience = Patience
web-patience-told = After { $time } away, a bot may play on for somebody.
web-patience-choose = When somebody is away
    .help = After so long a bot may play on for them, if the host or the others want it. They can come back at any time.
