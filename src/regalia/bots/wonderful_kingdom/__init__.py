"""How bots think about It's a Wonderful Kingdom."""
