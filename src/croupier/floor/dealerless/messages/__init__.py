"""Commands and events of stations without a dealer."""
