"""Games as pure functions of their terms: no clock, no chance, no file, no float."""
