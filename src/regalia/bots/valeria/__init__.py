"""How bots think about Valeria."""
