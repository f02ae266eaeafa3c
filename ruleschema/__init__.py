"""Submissions and law as typed data: reading with spans, vocabulary, facts, JSON Schema."""
