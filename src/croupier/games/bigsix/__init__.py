"""The Big Six wheel: 54 stops, a clapper, and the terms a table is opened on."""
