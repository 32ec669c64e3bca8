game-eter = ETER
    .blurb = Cztery w linii na planszy, która rośnie. Iluzje i eksplozje.
