"""The engine, shared by all games: flows, tokens, chance, states, matches, records. It knows no particular game."""
