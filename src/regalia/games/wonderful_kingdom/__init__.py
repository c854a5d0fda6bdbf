"""It's a Wonderful Kingdom, for one or two players."""
