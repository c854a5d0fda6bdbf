"""Keeping the house for years: backups, what is thrown away and when, whether stored games still fit."""
