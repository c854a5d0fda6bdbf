"""Windfall: secret crews, a fickle wind, and a quay full of goods."""
