"""The application: one writer that takes commands in order, decides, posts, commits and only then replies."""
