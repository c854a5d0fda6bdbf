"""The rules-free core: tables, frames, decisions, zones, events, records. It knows no game."""
