"""Files in: text, PDF and Word, each as numbered lines or one line that says why not."""
