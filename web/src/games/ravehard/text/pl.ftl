game-ravehard = Ravehard
    .blurb = Skacowani magowie, martwy Arcymag i zdrajca przy stole.
