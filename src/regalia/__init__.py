"""Regalia: a table for kingdom-building board games."""

from regalia.form import choose_form

choose_form()
