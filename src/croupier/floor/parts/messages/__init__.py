"""Commands and events that several kinds of play share."""
