game-cardia = Cardia
    .blurb = Win by knowing how to lose: only the beaten card uses its ability.
