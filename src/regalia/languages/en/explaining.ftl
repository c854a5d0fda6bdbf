# What explains things: words that open, points by their parts.

web-explanation = Explanation
web-back-to = Back to: { $what }
web-points-of = Points of { $name }
web-points-from = Where the points come from
web-points-none = No points yet.
web-points-hidden = What is hidden
web-points-now = So far

web-price-parts = What it costs, by its parts
web-price-have = You have
web-price-instead = Or instead

web-answer-for-me = Answer for me
    .help = What you set here is answered for you at this table whenever the same question comes and the answer is possible. You can take it back like any choice.
web-always = Always: { $what }
web-answers-set = Answered for you
web-answers-none = Nothing yet.
web-answer-drop = Ask me again
web-answers-held = You took something back: you are asked until you have chosen yourself.
web-answered-for-me = For me
web-answers-given = { $n ->
    [one] Answered for you { $n } time; in the log these lines are marked.
   *[other] Answered for you { $n } times; in the log these lines are marked.
}
