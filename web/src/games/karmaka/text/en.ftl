game-karmaka = Karmaka
    .blurb = What you sow today you reap in your next life. Unless a rival does.
