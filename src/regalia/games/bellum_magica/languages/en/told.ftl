# The table in words, for whoever hears it or reads it in a terminal.

bellum_magica-told-row = Row { $n }
bellum_magica-told-active-row = Row { $n }, active today
