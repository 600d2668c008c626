"""Mini-baccarat: two hands, three wagers, and what each card means to them."""
