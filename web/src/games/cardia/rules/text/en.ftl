# The rules of Cardia: pictures and lists. The keys are the same as in pl.ftl.

reads-card = A card, read from top to bottom.
    .value = Influence: it decides who wins the encounter.
    .glyph = The sign of its faction; colour, seal and pattern say the same.
    .type = Its faction, and whether the ability is instant or ongoing.
    .text = The ability: it works if the card loses.

round = 8 beats 3. Strong cards win, weak cards do something.
round-wins = wins, gets the signet
round-loses = loses, uses its ability
ongoing = As long as this token lies on the card, its ability works.
past = The 12 was winning. With +3 the 11 is now 14, and the signet has moved to it.
past-raised = 11 + 3 = 14
past-printed = 12, no ability now
decks = Both decks have the same values and factions, but other abilities.

group-deck-1 = Deck I
    .about = Sixteen cards, one for each influence from 1 to 16.
group-deck-2 = Deck II
    .about = Other abilities for the same values. One skull of difficulty.
group-locations = Locations
    .about = Each adds a rule for the whole game; the number is its part of the difficulty.
location-type = Location · difficulty { $skulls }
