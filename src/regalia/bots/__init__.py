"""Players that are programs. They see what their seat sees, and no more."""
