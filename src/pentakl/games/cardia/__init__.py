"""Cardia: a duel of encounters, in which the loser uses the ability."""
