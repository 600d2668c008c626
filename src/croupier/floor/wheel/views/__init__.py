"""What each screen of a live table is shown; the fields are the keys that docs/wire.md names."""
