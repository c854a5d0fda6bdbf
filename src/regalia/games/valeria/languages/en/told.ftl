# The table in words, for whoever hears it or reads it in a terminal.

valeria-told-place = Place { $n } of the centre
