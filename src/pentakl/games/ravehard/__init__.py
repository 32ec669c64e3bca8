"""Ravehard: hung-over wizards look for the murderer of their Archmage, and one of them carries the weapon.

The cards are a design of our own; only the rules and their terms are the rulebook's.
"""
