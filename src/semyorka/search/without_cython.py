"""Stands in for the cython module where it is not installed: releasing the lock means nothing in plain Python."""

from contextlib import nullcontext

nogil = nullcontext()
