game-cardia = Cardia
    .blurb = Wygrywa ten, kto umie przegrać: zdolność działa tylko karcie pokonanej.
