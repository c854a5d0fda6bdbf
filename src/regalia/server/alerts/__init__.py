"""People are told that it is their turn: by their browser or by mail, if they have asked for it."""
