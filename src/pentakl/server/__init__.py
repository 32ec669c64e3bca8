"""The server: tables over HTTP and WebSocket, kept in one file of data.

It knows no game: rules, views and bots come through `pentakl.games`, `pentakl.bots` and the sitting. This package
imports nothing by itself, so that the worker processes of bots start quickly.
"""
