# What explains things: words that open, points by their parts.

web-back-to = Back to: { $what }
web-points-of = Points of { $name }
web-points-from = Where the points come from
web-points-none = No points yet.
web-points-hidden = What is hidden
web-points-now = So far
