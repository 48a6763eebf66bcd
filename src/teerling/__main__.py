"""`python -m teerling` is the same as `teerling`."""

from teerling.cli import main

main()
