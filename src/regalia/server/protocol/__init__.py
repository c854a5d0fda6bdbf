"""The protocol: every message and body that is sent, and the same as JSON Schema and as TypeScript."""
