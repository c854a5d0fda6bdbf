"""Bots teach themselves: searches play, networks learn what the searches found out (expert iteration)."""
