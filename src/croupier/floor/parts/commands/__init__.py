"""Commands about what several kinds of tables have: `croupier integrity`."""
