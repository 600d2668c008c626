"""The programme of a race day: meets, races of every kind, who runs, which pools the sending track offers."""
