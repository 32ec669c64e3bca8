"""Benchmarks that need more than one engine: a server, another checkout, another engine, many games.

`pentakl bench` measures the engine alone.
"""
