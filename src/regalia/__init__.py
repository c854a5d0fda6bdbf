"""Regalia: a table for kingdom-building board games."""
