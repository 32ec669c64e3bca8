game-realms = Fantasy Realms
    .blurb = Seven cards, hundreds of ties. Your hand is scored before your eyes.
