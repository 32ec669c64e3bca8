"""Wisps: hide your lights among the stones of a marsh, and guess what the others have hidden."""
