"""The pit: who oversees its tables, and the chips and currency that go to and from them."""
