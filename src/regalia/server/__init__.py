"""The web table's server: rooms, seats, storage and the protocol. It knows no game."""
