"""How one rules file runs as plain Python and as compiled code.

A rules file is restricted, ordinary Python (docs/kernel.md says what is allowed).
It names only `record` and `field` from here; everything else in this folder works
on such files from outside.
"""

from teerling.kernel.records import field, record

__all__ = ["field", "record"]
