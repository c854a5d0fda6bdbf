"""How bots think about Bellum Magica."""
