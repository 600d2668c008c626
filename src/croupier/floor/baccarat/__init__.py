"""Mini-baccarat, dealt from a shoe at a table with a dealer."""
