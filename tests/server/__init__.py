"""The server, as people and bot writers meet it: over real sockets on this machine."""
