"""What is printed: signs for the wall and sheets for the file."""
