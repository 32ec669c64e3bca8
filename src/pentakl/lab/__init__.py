"""The laboratory: bots against bots, benchmarks, and counting sequences of actions (perft)."""
