"""Karmaka, for two to four players: collect Deeds, prepare the next life, climb the ladder to transcendence."""
