"""Is a wheel biased? Tests of recorded results, the power of these tests, and a watch that always looks."""
