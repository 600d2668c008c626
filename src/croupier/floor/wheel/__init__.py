"""A live table, roulette or Big Six: chips on a layout, a dealer, a mucker, a wheel spun by hand."""
