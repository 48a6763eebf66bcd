"""Pig for Teerling: a race with one die."""
