"""The tote: race day at one facility, from the card to the paid ticket."""
