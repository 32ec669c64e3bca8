"""Options of Cardia for the conformance list: both decks, a few mixes, every location, several at once.

All sixteen mixes and more sets of locations are played through in test_mixes.py; here every case is checked in depth
and takes long, so there are few.
"""

from __future__ import annotations

OPTIONS = [
    {"deck": "1", "locations": "none"},
    {"deck": "2", "locations": "none"},
    {"deck": "1211", "locations": "serpent_temple"},
    {"deck": "1", "locations": "haunted_catacombs,auction_house"},
    {"deck": "2122", "locations": "bazaar,founders_day"},
    {"deck": "1221", "locations": "grand_library,scrapyard"},
    {"deck": "2", "locations": "scrapyard,foggy_swamp,serpent_temple"},
    {"deck": "1222", "locations": "random:4"},
]
