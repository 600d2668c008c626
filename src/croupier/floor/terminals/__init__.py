"""A table of automatic wagering terminals, as Oneida's section I describes it: state, decisions, changes."""
