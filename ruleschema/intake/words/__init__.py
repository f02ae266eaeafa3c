"""What words, figures and labels of a document mean, wherever they stand."""
