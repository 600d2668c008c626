"""A card of races with its pools and tickets: read strictly, settled as a whole, answered in balance."""
