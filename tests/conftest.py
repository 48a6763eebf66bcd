"""What holds for all tests."""

from hypothesis import HealthCheck, settings

# Machines that test are busy: how long one example takes says nothing.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
