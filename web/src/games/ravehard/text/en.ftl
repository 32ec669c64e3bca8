game-ravehard = Ravehard
    .blurb = Hungover mages, a dead Archmage and a traitor at the table.
