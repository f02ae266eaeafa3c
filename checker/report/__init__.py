"""Findings rendered: for people in the terminal, for programs as JSON."""
