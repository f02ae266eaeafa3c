"""Lines without what pages and conversions put around the rules; what is taken off is recorded."""
