"""The engine for statements without their counterpart."""

from checker.rules.matching import engine

__all__ = ["engine"]
