game-karmaka = Karmaka
    .blurb = What you sow today you reap in your next life. Unless a rival does.

## At the table. These words belong to the browser; Karmaka's other words are in the engine's files.

karmaka-round = Round { $round }
karmaka-ladder = Karmic Ladder
karmaka-rings-note = A ring stands for a missing point at a reincarnation
karmaka-needed = needs { $needed }
    .short = of { $needed }
karmaka-rings = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
karmaka-rung-spoken = { $rung }, { $needed ->
    [0] the top
   *[other] to climb: { $needed }
}{ $names ->
    [none] {""}
   *[other] . Here: { $names }
}
karmaka-points-spoken = red { $red }, green { $green }, blue { $blue }, { $needed ->
    [0] at the goal
   *[other] needs { $needed } of one colour
}
karmaka-type-red = Red
karmaka-type-green = Green
karmaka-type-blue = Blue
karmaka-type-mosaic = Mosaic
karmaka-aim-rival = one rival
karmaka-aim-player = any player
karmaka-aim-nobody = works on you
karmaka-aim-copied = another ability
karmaka-exposed = exposed
karmaka-my-deeds = Your Deeds
karmaka-resolving = In play
karmaka-top-three = Ruins · top three
karmaka-deeper = deeper
karmaka-ruins-empty = The Ruins are empty
karmaka-future-order = From the top. You never reorder it.
karmaka-known-hand = Hand: { $name }
karmaka-known-hand-order = The cards that you know to be in this hand.
karmaka-known = cards you know in this hand: { $count }
karmaka-seen-well = Top of the Well
karmaka-seen-hand = From the hand: { $name }
karmaka-choose-future = Your Future Life, from the top
karmaka-out-of-reach = This player cannot be chosen now
karmaka-partner = partner
karmaka-partner-status = { $rung } · partner
karmaka-wolf = alone against two
karmaka-wolf-status = { $rung } · alone against two
karmaka-deed = { $colour ->
    [red] red
    [green] green
   *[blue] blue
} { $before } → { $after } of { $needed }
karmaka-deed-all = every colour +1: { $before } → { $after } of { $needed }
karmaka-way-future = face down
karmaka-way-partner = face down, to partner
karmaka-ghost = { $colour ->
    [mosaic] +{ $value } ×3
   *[other] +{ $value }
}
karmaka-offer-one = Then your rival may accept this card.
karmaka-offer-rival = Then the chosen rival may accept this card.
karmaka-offer-player = Then a chosen rival may accept this card.
karmaka-offer-nobody = Then every rival in turn may accept this card.
karmaka-offer-copied = Who may then accept this card depends on the ability carried out.

karmaka-rebirth = Reincarnation: { $name }
karmaka-rebirth-you = Your reincarnation
karmaka-rebirth-points = { $number ->
    [0] A life without points; the climb costs { $needed }.
   *[other] The best colour, { $word }: { $number } of { $needed }.
}
karmaka-rebirth-rings = { $number ->
    [one] A ring stands for the missing point.
   *[other] { $number } rings stand for the missing points.
}
karmaka-rebirth-climbed = Up the ladder: { $rung }.
karmaka-rebirth-ring = No climb: a Karmic Ring, { $number } in all.
karmaka-rebirth-deeds = Deeds go to the Ruins: { $count }.
karmaka-rebirth-woke = The Future Life comes to hand: { $count }.
karmaka-rebirth-dealt = Up to six cards, from the Well to the Deck: { $count }.

karmaka-story-length = { $rounds ->
    [one] The game took { $rounds } round.
   *[other] The game took { $rounds } rounds.
}
karmaka-story-step = { $rung } (round { $round })
karmaka-story-climbs = { $name }: { $path }.
karmaka-story-stays = { $name }: no climb in this game.
karmaka-story-loss = The hardest loss among the Deeds ({ $name }, round { $round }): { $card }.
karmaka-story-accepted = Most used cards accepted: { $name }, { $count }.
karmaka-story-rings = Most rings gathered: { $name }, { $count }.
