training-needs-thinker = Nur Bots, die vorausdenken, können lehren; „{ $bot }“ tut das nicht.
