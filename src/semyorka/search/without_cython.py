"""Stands in for the cython module where it is not installed: taking and releasing the lock means nothing in Python."""

from contextlib import nullcontext

nogil = gil = nullcontext()
