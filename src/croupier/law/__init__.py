"""The source documents as data: every value with its clause and its origin."""
