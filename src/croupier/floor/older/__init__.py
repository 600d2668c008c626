"""What earlier editions of the floor did, frozen: only to check and to read their records."""
