"""What the events of tables with a rulebook move and count: registry-level, for it knows every kind."""
