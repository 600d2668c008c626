"""What several kinds of play share; kinds import it, and it imports no kind."""
