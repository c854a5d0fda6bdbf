"""The house's own games. What of them is on the shelf is said by the package's entry points."""
