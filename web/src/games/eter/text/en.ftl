game-eter = ETER
    .blurb = Four in a row on a board that grows. Illusions and explosions.
