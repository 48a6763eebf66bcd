"""Programs for whoever works on Teerling; nothing of it is installed."""
