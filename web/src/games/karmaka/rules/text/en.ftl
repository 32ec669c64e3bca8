# The rules of Karmaka: pictures and lists. The keys are the same as in pl.ftl.

reads-card = A card, read from top to bottom.
    .value = Its value as a Deed: 1 to 3 points.
    .glyph = The sign of its colour: only one colour counts in the end.
    .type = Its colour, and at whom the ability aims: that rival is offered the card.
    .text = The ability, if you play the card for it.

ways = One card, three ways: you choose one of them.
ways-deed = Deed: 2 points now
ways-ability = Ability: it happens now
ways-future = Future Life: for the next life
cost = Whoever was robbed may keep the thief's tool for the next life.
cost-used = you used it
cost-kept = your rival's Future Life
exposed = The last Deed lies on top and protects those beneath.
exposed-safe = covered: safe
exposed-top = exposed: within reach
climb = Red: 3 + 2, and the mosaic adds 1 to every colour. Six points: enough even for a Wolf.

group-red = Red
    .about = They ruin Deeds, hands and Future Lives.
group-green = Green
    .about = They bring you cards.
group-blue = Blue
    .about = They look, steal and plan ahead.
group-mosaic = Mosaic
    .about = Worth 1 point of every colour; they use the abilities of Deeds.
