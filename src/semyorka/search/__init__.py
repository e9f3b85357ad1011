"""Thinking and mass play over any position; names no game."""
