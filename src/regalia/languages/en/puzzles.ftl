# Puzzles: positions in which one line is clearly the best.

## A puzzle file

puzzle-incomplete = The puzzle is not whole: it needs the lines solve, answer, rival, theme and grade, and an answer.
puzzle-squire-changed = The squire now takes another line: { $line }.
puzzle-not-clear = No line is clearly the best here any more, or it is the squire's.
puzzle-other-answer = Another line is the best here: { $line }.
puzzle-other-answers = The file knows { $told } lines that come to the same, there are { $found }.
puzzle-other-figures = “{ $word }” says { $told }, found was { $found }.

## On the command line

terminal-help-puzzles = Puzzles: find them in games between bots, and prove them again.
terminal-help-puzzles-mine = Look for positions in which one line is clearly the best and the squire takes another.
terminal-help-puzzles-check = Prove puzzles again: the best line, by how much, and how sure that is.
terminal-help-puzzles-out = The folder for the files; they are numbered on from those that lie there.
terminal-help-puzzles-count = Stop after so many puzzles.
terminal-help-puzzles-minutes = Stop after so many minutes.
terminal-help-puzzles-files = The puzzle files; all puzzles of all games, if none is named.
terminal-help-puzzles-game = Only the puzzles of this game; may be given several times.
terminal-help-puzzles-luck = Prove with other luck than the file names.
terminal-help-puzzles-games = Play each line on so many times at most.
terminal-puzzle-found = A puzzle: { $file }
terminal-puzzles-found = { $n ->
    [one] { $n } puzzle found.
   *[other] { $n } puzzles found.
}
terminal-puzzles-proved = { $n ->
    [one] { $n } puzzle proved.
   *[other] { $n } puzzles proved.
}
terminal-puzzles-wrong = { $n ->
    [one] { $n } thing is wrong.
   *[other] { $n } things are wrong.
}

## At the table

server-puzzle-unknown = { $game } has no puzzle “{ $puzzle }”.
puzzle-name = Puzzle { $n }
puzzle-question = Your turn. One way is clearly better than all others: find it.
puzzle-go-on = Right so far. What next?
puzzle-solved-already = This puzzle is solved. Play on from here, or take the next one.
puzzle-begins-here = The puzzle begins here.
puzzle-squires-way = “{ $option }” is what a squire would do, and it wins { $wins } of 100 games. There is something better.
puzzle-not-this = “{ $option }” is not it. Try something else.
puzzle-hint-theme-end = The game ends with this turn: count the points.
puzzle-hint-theme-now = There are points to be had at once.
puzzle-hint-theme-later = Fewer points now will be more later.
puzzle-hint-theme-rival = Look at what the others would get.
puzzle-hint-theme-restraint = Not everything you could do is worth doing.
puzzle-hint-theme-order = You want the right things. In which order?
puzzle-hint-theme-long = It takes several steps.
puzzle-hint-pair = It is one of these two: { $options }.
puzzle-hint-this = { $option }.
puzzle-reason-search = You win { $wins } of 100 games from here. What a squire would do wins { $squire }, the next best line { $others }.
puzzle-reason-exact = You end { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } further ahead than what a squire would do, and { $others ->
        [one] { $others } point
       *[other] { $others } points
    } further than with any other line.
puzzle-reason-points = That is { $n ->
        [one] { $n } point
       *[other] { $n } points
    } more than the squire, on average.
puzzle-sure-search = Each line that was close was played on { $games } times; this is { $sure } % sure.
puzzle-sure-exact = Nothing is left to chance here: it was counted.

## Pages

web-puzzles = Puzzles
web-puzzles-of = Puzzles: { $game }
web-puzzles-what = One way is clearly better than all others, and a squire would not see it. Do you?
web-puzzles-none = This game has no puzzles yet.
web-puzzles-none-such = There is no puzzle like that.
web-puzzles-solved = Solved: { $n } of { $all }
web-puzzles-streak = Streak: { $n }
web-puzzles-best = Longest: { $n }
web-puzzles-grade = How hard
web-puzzles-theme = About
web-puzzles-any = Any
web-puzzle-grade-1 = Easy
web-puzzle-grade-2 = Not so easy
web-puzzle-grade-3 = Middling
web-puzzle-grade-4 = Hard
web-puzzle-grade-5 = Very hard
web-puzzle-theme-end = The last turn
web-puzzle-theme-now = Points at once
web-puzzle-theme-later = Patience
web-puzzle-theme-rival = Others
web-puzzle-theme-restraint = Restraint
web-puzzle-theme-order = The right order
web-puzzle-theme-long = Several steps
web-puzzle-next-open = Next puzzle
web-puzzle-solved = Solved
web-puzzle-solved-first = Solved at the first try
web-puzzle-hint = Hint
web-puzzle-hint-more = Another hint
web-puzzle-right = That's it!
web-puzzle-leave = All puzzles
