"""Where the journal is kept: in memory for tests and demonstrations, on SQLite for a house."""
