# What the coach says, and what can go wrong on the ladder.

## Hints: what matters now, these two, this one and why

coach-standing = { $n ->
    [one] From here you win about { $n } time in 100.
   *[other] From here you win about { $n } times in 100.
}
coach-look-among = Look among { $n } options of one kind, for example: { $options }.
coach-look-here = Look at these: { $options }.
coach-kind-brings = A few turns on that brings, compared with the rest: { $parts }.
coach-what-counts = What tells the options apart: { $parts }.
coach-these-two = One of these two: { $options }.
coach-this-one = Best: { $option }.
coach-worth = { $n ->
    [one] With it you win about { $n } time in 100.
   *[other] With it you win about { $n } times in 100.
}
coach-better-than = { $n ->
    [one] With it you win about { $n } time in 100, with the next best { $other }: { $option }.
   *[other] With it you win about { $n } times in 100, with the next best { $other }: { $option }.
}
coach-close = { $n ->
    [one] With it you win about { $n } time in 100. The next best is about as good: { $option }.
   *[other] With it you win about { $n } times in 100. The next best is about as good: { $option }.
}
coach-happens = What happens: { $what }.
coach-at-once = At once it is ahead of the next best: { $parts }.
coach-later = A few turns on it is ahead of the next best: { $parts }.
coach-costs-at-once = What it costs at once: { $parts }.
coach-costs-later = What it costs a few turns on: { $parts }.
coach-all-the-same = Nothing that is counted now or a few turns on explains it; the gain comes later still.
coach-differs-at-once = What is different at once: { $parts }.
coach-differs-later = What is different a few turns on: { $parts }.

## Differences, standing in a row

coach-more-points = { $n ->
    [one] { $n } point more ({ $line })
   *[other] { $n } points more ({ $line })
}
coach-fewer-points = { $n ->
    [one] { $n } point less ({ $line })
   *[other] { $n } points less ({ $line })
}
coach-other-more = { $n ->
    [one] { $n } point more for { $seat }
   *[other] { $n } points more for { $seat }
}
coach-other-fewer = { $n ->
    [one] { $n } point less for { $seat }
   *[other] { $n } points less for { $seat }
}
coach-more-of = { $amount } more
coach-less-of = { $amount } less

## The review

coach-review-curve = Chances to win, choice by choice
coach-review-start = at first
coach-review-luck = dice, deals, hidden cards
coach-review-own = own choices
coach-review-others = choices of others
coach-review-end = in the end
coach-review-turning = Turning points
coach-review-point = { $seat } chooses: { $choice }
coach-review-swing = { $seat }: { $before } % → { $after } % (the choice { $skill }, luck { $luck })
coach-review-costly = What cost { $seat } most
coach-review-cost = { $choice } (cost { $n } in 100)
coach-review-better = Better: { $choice }
coach-review-why = A few turns on that brings: { $parts }
coach-review-flawless = No choice was clearly worse than another.
coach-review-not-over = The game is not over; only a finished game can be reviewed.
coach-review-no-tries = A review needs at least one try for each choice, not { $n }.

## The ladder

coach-ladder-one-bot = A ladder needs at least two bots, with commas between, for example: --bots squire,knight
coach-ladder-bot-twice = The bot “{ $bot }” is there twice.
coach-ladder-alone = A ladder needs at least two players at the table. Games of { $game } alone are counted by “regalia simulate”.
coach-ladder-odd-games = Each deal is played twice, with the seats exchanged; so the number of games must be even and greater than zero, not { $n }.
coach-ladder-uneven-games = Each deal is played once from every seat; so the number of games must be a multiple of { $seats }, the number of players, and greater than zero, not { $n }.
coach-ladder-no-tries = A bot needs at least one try for each decision, not { $n }.
coach-ladder-process-died = A process that played games was ended from outside; the rest cannot be played.
coach-ladder-no-ray = Ray is not installed. “pip install regalia[cluster]” brings it; --on processes needs none.
