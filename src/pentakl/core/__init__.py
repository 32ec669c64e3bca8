"""The engine that knows no game: flows, tokens, chance, states, matches, records."""
