"""Bellum Magica: dark mages, hordes in two wings, and one die that wakes a row of every castle."""
