"""The `regalia` command and the text table. It names no game: all it knows comes from the shelf."""
