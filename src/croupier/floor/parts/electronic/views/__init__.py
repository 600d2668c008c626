"""What each screen of a table of terminals is shown; the fields are the keys that docs/wire.md names."""
