"""The migrations from every earlier version of the database; Alembic runs those that are missing at the start."""
