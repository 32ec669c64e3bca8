"""The laboratory: arenas and benchmarks over the engine."""
