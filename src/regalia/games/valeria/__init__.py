"""Valeria: Card Kingdoms, second edition."""
