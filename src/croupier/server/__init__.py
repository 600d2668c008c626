"""The server: the only place, with the command line, that wires desk, store, devices and screens together."""
