"""The words that every room speaks: cents, typed names, clauses, refusals, envelopes."""
