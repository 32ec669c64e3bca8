# The rules of Fantastyczne światy: pictures and lists. The keys are the same as in pl.ftl.

reads-card = A card, read from top to bottom.
    .value = Its strength: points that it gives by itself.
    .glyph = The sign of its suit; colour, seal and pattern say the same.
    .type = Its suit, which other cards ask for.
    .text = Bonus or penalty, by the other cards of the hand.

fitting = Two cards that fit: together they are worth more than each alone.
fitting-bonus = +5 for the Army
fitting-penalty = no penalty: here is a Leader
blanking = A blanked card gives nothing, and no other card sees it.
blanking-spared = spared by name
stamp-blanked = Blanked
stamp-flood = an Army
clearing = Clearing comes first: with the Mountain, the Great Flood blanks nothing.
clearing-flood = penalty cleared
clearing-army = counts in full
copying = After the game it becomes another card of your hand, strength and penalty included.
copying-what = +30, but also needs a Wizard

group-land = Lands
    .about = Places that pay for whoever lives there.
group-flood = Floods
    .about = Much strength, and penalties that wash others away.
group-weather = Weathers
    .about = Strong in company of other elements.
group-flame = Flames
    .about = High bonuses, and the greatest blaze of all.
group-army = Armies
    .about = Strong, but in one another's way.
group-wizard = Wizards
    .about = They collect, tame, raise and rule.
group-leader = Leaders
    .about = They count those whom they lead.
group-beast = Beasts
    .about = Wild strength that asks for the right company.
group-weapon = Weapons
    .about = They want somebody who can use them.
group-artifact = Artifacts
    .about = Small strength, great designs.
group-wild = Special cards
    .about = They become something else when the game is over.
