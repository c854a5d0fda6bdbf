"""People at the table: whole games in a real browser against the real server."""
