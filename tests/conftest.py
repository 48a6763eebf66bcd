"""What holds for all tests."""

from hypothesis import settings

# Machines that test are busy: how long one example takes says nothing.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
