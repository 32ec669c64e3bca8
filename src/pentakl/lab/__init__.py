"""The laboratory: arenas, benchmarks and counts over the engine."""
