"""How bots think about Viscounts."""
