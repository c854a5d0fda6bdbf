"""A table in numbers, as one seat sees it: for programs that learn, and for bots that have learned."""
