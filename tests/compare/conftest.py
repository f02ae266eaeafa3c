"""Hypothesis without a deadline: what a loaded machine takes long for is not wrong."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
