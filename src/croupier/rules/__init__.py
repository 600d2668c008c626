"""The law as data, and the games as pure functions of it: no clock, no chance, no file, no float."""
