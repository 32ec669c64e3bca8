"""The server: tables over HTTP and WebSocket, stored in one SQLite file.

It knows no game: rules, views and bots come through `pentakl.games`, `pentakl.bots` and the sitting. This package
imports nothing itself, so that worker processes start quickly.
"""
