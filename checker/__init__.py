"""Checks, findings, reports and the command line."""
