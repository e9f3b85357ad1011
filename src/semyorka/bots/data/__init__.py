"""Numbers that commands of bench/ made from our own play; each command says with which seed."""

from importlib.resources import files


def read(name: str) -> bytes:
    """The content of a file of this folder."""
    return files(__name__).joinpath(name).read_bytes()
