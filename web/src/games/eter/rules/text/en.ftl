# The rules of ETER: pictures and lists. The keys are the same as in pl.ftl.

goal = Three jade cards in a line: jade wins at once.
field = Cards touch by sides or corners. Three rows are taken, so it can only become wider.
covering = A 3 goes on anything lower, whoever owns it. Another 3 would not do.
covering-lower = your rival's
covering-own = your own
illusion = A 3 attacks an illusion, which turns out to be a 4: the attacker is lost.
illusion-down = illusion: worth 1
illusion-up = turned up
explosion = An explosion card lies over the field: each sign strikes the cell beneath.
eter = The Eter cards of both players: nothing ever touches them.
powers = Two powers lie open; whoever uses one takes it from the other.

reads-mage = A mage card, read from top to bottom.
    .value = The side: every mage has two, and you play with one.
    .glyph = The sign of its element.
    .type = Side and element in words.
    .text = What it does, once a game, instead of playing a card.

group-combat = Combat cards
    .about = Jade has round pips, violet has lozenges. In training nobody has the Eter card.
group-mages = Mages
    .about = Two sides for each element; you have one mage for the whole match.
group-fire = Powers of Fire
    .about = I to VI: they burn cards.
group-earth = Powers of Earth
    .about = XIX to XXIV: they cover, block and shift.
group-air = Powers of Air
    .about = VII to XII: they carry and blow away.
group-water = Powers of Water
    .about = XIII to XVIII: they sweep along and swap places.
group-explosions = Explosions
    .about = One of them lies beside the field in each game.
