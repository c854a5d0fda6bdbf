# The table in words, for whoever hears it or reads it in a terminal.

viscounts-told-price = { $needed } needed, { $n } there: { $pay }
viscounts-told-castle = Castle
viscounts-told-workers = { $seat } { $n }
viscounts-told-opponent-collision = Collision of the opponent on space { $n }
viscounts-told-built = Built, { $seat }
viscounts-told-icons = Icons that count now, { $seat }
