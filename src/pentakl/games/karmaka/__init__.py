"""Karmaka: sow deeds, reap them in the next life, climb the ladder to transcendence."""
