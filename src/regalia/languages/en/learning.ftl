# Lessons, the guided first game, and all that is said around them; a game's own lessons lie beside the game.

## A lesson file

lesson-one-learner = { $n ->
    [0] Nobody learns here: exactly one seat has no bot.
   *[other] { $n } seats have no bot; exactly one learns.
}
lesson-note-misplaced = “{ $text }” cannot stand here.
lesson-note-bad = “{ $text }” is not understood.
lesson-asks-nothing = The lesson asks the learner to do nothing: it has neither “do” nor “free”.
lesson-message-missing = The message { $message } is missing in: { $languages }.
lesson-object-unknown = There is no “{ $object }” on the table that the learner could see.
lesson-asks-another = “{ $key }” is not the learner's choice, so it cannot be asked for.
lesson-choice-not-asked-for = The script goes on with “{ $key }”, which is not among what is asked for.
lesson-way-closed = “{ $key }” is asked for too, but then the lesson cannot go on: { $reason }

## In a lesson

lesson-read-on = First read on: press “Next”.
lesson-not-asked-for = Nice idea, but not now. Look for what has the blue ring.
server-lesson-unknown = { $game } has no lesson “{ $lesson }”.
guide-unreadable = What { $game } explains in a first game cannot be read: { $reason }
server-lesson-seats = A lesson brings its own seats; send at most one, with the learner's name.

## The command

terminal-help-lesson = Lessons: records that teach.
terminal-help-lesson-check = Play lessons again in every way they allow and look for their words and objects.
terminal-help-lesson-files = The lesson files; all lessons of all games, if none is named.
terminal-lessons-fit = { $n ->
    [one] { $n } lesson fits.
   *[other] { $n } lessons fit.
}
terminal-lessons-wrong = { $n ->
    [one] { $n } thing is wrong.
   *[other] { $n } things are wrong.
}

## In the browser

web-learn = Learn by playing
web-lessons-of = Lessons: { $game }
web-lessons-what = A friend shows you the game at the table. You do it yourself, step by step.
web-no-lessons = This game has no lessons yet.
web-lesson-begin = Begin
web-lesson-done-before = Done
web-lesson-next = Next
web-lesson-back = Back
web-lesson-your-turn = Now you
web-lesson-goal = Your goal
web-lesson-end = That was the lesson.
web-lesson-leave = All lessons
web-lesson-part = Part { $part } of { $parts }

## The guided first game

web-guide = Your guide
web-guide-seen = I see
web-guide-enough = Don't tell me any more
web-guide-again = Tell me all again
web-guide-again-done = Everything will be explained once more.
web-guide-begin = Guided game
web-guide-what = A normal game against a gentle bot. Each new thing is explained when it first matters.
web-first-title = Your first time here?
web-first-lesson = Show me first
web-first-plain = Just play
