training-needs-thinker = Učit mohou jen boti, kteří přemýšlejí dopředu; „{ $bot }“ to nedělá.
