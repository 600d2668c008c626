"""`croupier tote`: what race bets cost, what pools pay, and the track profiles behind both."""
