"""Stands in for the cython module where there is none: nothing is compiled, and a lock means nothing in Python."""

from contextlib import nullcontext

compiled = False
nogil = gil = nullcontext()
