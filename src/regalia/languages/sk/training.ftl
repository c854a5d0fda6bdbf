training-needs-thinker = Učiť môžu len boti, ktorí premýšľajú dopredu; „{ $bot }“ to nerobí.
