"""What the Big Six wheel brings to the command line."""
