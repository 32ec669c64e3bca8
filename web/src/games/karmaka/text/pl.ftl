game-karmaka = Karmaka
    .blurb = To, co posiejesz dziś, zbierzesz w następnym życiu. Albo zbierze rywal.
