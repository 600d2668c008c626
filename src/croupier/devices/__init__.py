"""The floor's machines behind ports: wheels, acceptors, shoes, printers, chance. They decide nothing.

`wheel`, `clapper_wheel`, `acceptor`, `shoe`, `printer` and `chance` say what a table asks of each; `makers`
lists their ends by the names that a configuration chooses them by.
"""
