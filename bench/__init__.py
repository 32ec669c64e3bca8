"""Benchmarks that start something; what a game alone can do is measured by `pentakl bench`."""
