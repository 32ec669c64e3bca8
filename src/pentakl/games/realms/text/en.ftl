### Fantasy Realms: names, card texts, reasons and complaints. All sentences are our own.
### Lists in arguments ($cards, $wanted, $nearest) are names joined by the caller; they stand after a colon.

## Suits

suit-land = Land
suit-flood = Flood
suit-weather = Weather
suit-flame = Flame
suit-army = Army
suit-wizard = Wizard
suit-leader = Leader
suit-beast = Beast
suit-weapon = Weapon
suit-artifact = Artifact
suit-wild = Wild

## Cards

card-mountain = Mountain
    .text = Bonus: +50 if Smoke and Wildfire are both active. Clears the penalty of every Flood.
    .gist = clears Floods
card-cavern = Cavern
    .text = Bonus: +25 if you have Dwarvish Infantry or Dragon. Clears the penalty of every Weather.
    .gist = clears Weather
card-bell_tower = Bell Tower
    .text = Bonus: +15 if you have at least one Wizard.
    .gist = +15 with Wizard
card-forest = Forest
    .text = Bonus: +12 for each Beast and for each Elven Archers.
    .gist = +12 per Beast
card-earth_elemental = Earth Elemental
    .text = Bonus: +15 for each other Land.
    .gist = +15 per Land
card-fountain_of_life = Fountain of Life
    .text = Bonus: adds the strength of one of your Weapons, Floods, Flames, Lands or Weathers; the highest counts.
    .gist = a card’s strength
card-swamp = Swamp
    .text = Penalty: −3 for each Army and each Flame.
    .gist = −3 Army, Flame
card-great_flood = Great Flood
    .text = Penalty: blanks every Army, every Land but Mountain and every Flame but Lightning.
    .gist = blanks many
card-island = Island
    .text = Bonus: clears the penalty of one Flood or Flame of your choice.
    .gist = clears one penalty
card-water_elemental = Water Elemental
    .text = Bonus: +15 for each other Flood.
    .gist = +15 per Flood
card-rainstorm = Rainstorm
    .text = Bonus: +10 for each Flood. Penalty: blanks every Flame but Lightning.
    .gist = +10 per Flood
card-blizzard = Blizzard
    .text = Penalty: blanks every Flood; −5 for each Army, Leader, Beast and Flame.
    .gist = blanks Floods
card-smoke = Smoke
    .text = Penalty: the card is blanked if you have no Flame.
    .gist = needs a Flame
card-whirlwind = Whirlwind
    .text = Bonus: +40 if you have Rainstorm and, besides it, Blizzard or Great Flood.
    .gist = +40 with Rainstorm
card-air_elemental = Air Elemental
    .text = Bonus: +15 for each other Weather.
    .gist = +15 per Weather
card-wildfire = Wildfire
    .text = Penalty: blanks everything but Flames, Wizards, Weathers, Weapons and Artifacts, and but these cards: Mountain, Great Flood, Island, Unicorn, Dragon.
    .gist = blanks nearly all
card-candle = Candle
    .text = Bonus: +100 if you have Book of Changes, Bell Tower and at least one Wizard.
    .gist = +100 with Book
card-forge = Forge
    .text = Bonus: +9 for each Weapon and each Artifact.
    .gist = +9 per tool
card-lightning = Lightning
    .text = Bonus: +30 if you have Rainstorm.
    .gist = +30 with Rainstorm
card-fire_elemental = Fire Elemental
    .text = Bonus: +15 for each other Flame.
    .gist = +15 per Flame
card-knights = Knights
    .text = Penalty: −8 if you have no Leader.
    .gist = −8 if no Leader
card-elven_archers = Elven Archers
    .text = Bonus: +5 if you have no Weather.
    .gist = +5 if no Weather
card-light_cavalry = Light Cavalry
    .text = Penalty: −2 for each Land.
    .gist = −2 per Land
card-dwarvish_infantry = Dwarvish Infantry
    .text = Penalty: −2 for each other Army.
    .gist = −2 per other Army
card-rangers = Rangers
    .text = Bonus: +10 for each Land. Clears the word “Army” from the penalties of all cards.
    .gist = +10 per Land
card-collector = Collector
    .text = Bonus for different cards of one suit: +10 for three, +40 for four, +100 for five or more. Several suits may score.
    .gist = sets of a suit
card-beastmaster = Beastmaster
    .text = Bonus: +9 for each Beast. Clears the penalty of every Beast.
    .gist = +9 per Beast
card-necromancer = Necromancer
    .text = Bonus: at the end of the game you may take an eighth card from the discard area: an Army, Leader, Wizard or Beast.
    .gist = an eighth card
card-warlock_lord = Warlock Lord
    .text = Penalty: −10 for each Leader and each other Wizard.
    .gist = −10 per Leader
card-enchantress = Enchantress
    .text = Bonus: +5 for each Land, Weather, Flood and Flame.
    .gist = +5 per element
card-king = King
    .text = Bonus: +5 for each Army; with Queen, +20 for each Army instead.
    .gist = +5 per Army
card-queen = Queen
    .text = Bonus: +5 for each Army; with King, +20 for each Army instead.
    .gist = +5 per Army
card-princess = Princess
    .text = Bonus: +8 for each Army, each Wizard and each other Leader.
    .gist = +8 per companion
card-warlord = Warlord
    .text = Bonus: adds the strengths of all your Armies.
    .gist = Armies’ strength
card-empress = Empress
    .text = Bonus: +10 for each Army. Penalty: −5 for each other Leader.
    .gist = +10 per Army
card-unicorn = Unicorn
    .text = Bonus: +30 if you have Princess; if not, +15 if you have Empress, Queen or Enchantress.
    .gist = +30 with Princess
card-basilisk = Basilisk
    .text = Penalty: blanks every Army, every Leader and every other Beast.
    .gist = blanks Armies
card-warhorse = Warhorse
    .text = Bonus: +14 if you have at least one Leader or Wizard.
    .gist = +14 with Leader
card-dragon = Dragon
    .text = Penalty: −40 if you have no Wizard.
    .gist = needs a Wizard
card-hydra = Hydra
    .text = Bonus: +28 if you have Swamp.
    .gist = +28 with Swamp
card-warship = Warship
    .text = Bonus: clears the word “Army” from the penalties of all Floods. Penalty: the card is blanked if you have no Flood.
    .gist = needs a Flood
card-magic_wand = Magic Wand
    .text = Bonus: +25 if you have at least one Wizard.
    .gist = +25 with Wizard
card-sword_of_keth = Sword of Keth
    .text = Bonus: +10 if you have at least one Leader; +40 instead if you have Shield of Keth too.
    .gist = +40 with Shield
card-elven_longbow = Elven Longbow
    .text = Bonus: +30 if you have Elven Archers, Warlord or Beastmaster.
    .gist = +30 with Archers
card-war_dirigible = War Dirigible
    .text = Penalty: the card is blanked if you have no Army, or if you have any Weather.
    .gist = Army, no Weather
card-shield_of_keth = Shield of Keth
    .text = Bonus: +15 if you have at least one Leader; +40 instead if you have Sword of Keth too.
    .gist = +40 with Sword
card-gem_of_order = Gem of Order
    .text = Bonus for strengths in a row: +10 for three, +30 for four, +60 for five, +100 for six, +150 for seven. Several rows may score, but a card counts in one only.
    .gist = strengths in a row
card-world_tree = World Tree
    .text = Bonus: +50 if no two of your active cards share a suit.
    .gist = +50: suits differ
card-book_of_changes = Book of Changes
    .text = Bonus: you may change the suit of one other card; its name, strength, bonus and penalty stay.
    .gist = changes a suit
card-protection_rune = Protection Rune
    .text = Bonus: clears the penalties of all cards.
    .gist = clears penalties
card-shapeshifter = Shape{"\u00AD"}shifter
    .text = May take the name and suit of any Artifact, Leader, Wizard, Weapon or Beast that appeared in the game, or just such a suit. It gains no strength, bonus or penalty.
    .gist = poses as a card
card-mirage = Mirage
    .text = May take the name and suit of any Army, Land, Weather, Flood or Flame that appeared in the game, or just such a suit. It gains no strength, bonus or penalty.
    .gist = poses as a card
card-doppelganger = Doppel{"\u00AD"}gänger
    .text = May take the name, suit, strength and penalty of one other card of your hand, but not its bonus.
    .gist = copies a card

## Why a card scores what it scores

# What a choice made of the card
why-copies = Takes the name, suit, strength and penalty of: { $wanted }
why-takes-name = Takes the name and suit of: { $wanted }
why-plain-suit = Is a plain card of the suit: { $wanted }
why-suit-changed = { $cards } changes its suit to: { $wanted }

# Clearing
why-cleared = Penalty cleared by: { $cards }
why-army-cleared = The word “Army” is cleared from its penalty by: { $cards }
why-clears = Clears the penalty of: { $cards }
why-clears-army = Clears the word “Army” from the penalty of: { $cards }
why-clears-in-vain = Clears nothing, for the chosen card has no penalty or is neither Flood nor Flame: { $cards }

# Blanking
why-blanked-by = Blanked by: { $cards }
why-blanked-in-circle = Blanked, for these cards blank one another: { $cards }
why-blanked-by-itself = Blanked by its own penalty, which strikes the suit it has now
why-blanked-without = Blanked for want of an active card of the suit: { $wanted }
why-blanked-beside = Blanked because of: { $cards }
why-blanks = Blanks: { $cards }

# Bonuses and penalties
why-with = { $points } with: { $cards }
why-missing =
    { $options ->
        [1] No bonus without: { $wanted }
       *[other] No bonus without one of these: { $wanted }
    }
why-each =
    { $count ->
        [1] { $points } for: { $cards }
       *[other] { $points }, that is { $each } for each of: { $cards }
    }
why-none = Nothing for: { $wanted }
why-without = { $points } for want of an active card of the suit: { $wanted }
why-spoiled = No bonus because of: { $cards }
why-strengths = { $points }, the strength of: { $cards }
why-one-strength = { $points }, the strength of: { $cards }
why-run = { $points } for { $count } strengths in a row: { $cards }
why-no-run = No bonus: no three strengths in a row
why-set = { $points } for { $count } different cards of the suit { $wanted }: { $cards }
why-no-set = No bonus: no three different cards of one suit
why-all-differ = { $points }: no two active cards share a suit
why-same-suit = No bonus, for these share a suit: { $cards }

## Hands and choices that cannot be

error-unknown-card = No card is called “{ $given }”. The nearest names: { $nearest }.
error-unknown-suit = No suit is called “{ $given }”. The nearest names: { $nearest }.
error-double-card = The hand holds this card twice: { $card }.
error-hand-too-large = A hand holds at most { $limit } cards (eight only with the Necromancer); this one has { $count }.
error-no-choice = This card offers no choice: { $card }. These do: { $nearest }.
error-choice-not-held = A choice needs its card in the hand: { $card }.
error-choice-names-a-card = This card wants one card for its choice: { $card }.
error-choice-names-card-or-suit = This card wants a card or a suit for its choice: { $card }.
error-choice-names-card-and-suit = This card wants another card and its new suit for its choice: { $card }.
error-target-not-held = Only a card of the hand can be chosen, and this is none: { $target }. The hand holds: { $nearest }.
error-itself = This card must choose another one than itself: { $card }.
error-not-appeared = Only the name of a card that appeared can be taken, and this one did not: { $target }.
error-wrong-suit = This cannot be chosen for { $card }: { $target }. It chooses among these suits: { $nearest }.
