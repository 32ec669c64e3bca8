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
why-clears-in-vain = Clears nothing, because the chosen card has no penalty or is neither Flood nor Flame: { $cards }

# Blanking
why-blanked-by = Blanked by: { $cards }
why-blanked-in-circle = Blanked, because these cards blank one another: { $cards }
why-blanked-by-itself = Blanked by its own penalty, which applies to its current suit
why-blanked-without = Blanked, because there is no active card of the suit: { $wanted }
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
why-without = { $points }, because there is no active card of the suit: { $wanted }
why-spoiled = No bonus because of: { $cards }
why-strengths = { $points }, the strength of: { $cards }
why-one-strength = { $points }, the strength of: { $cards }
why-run = { $points } for { $count } strengths in a row: { $cards }
why-no-run = No bonus: no three strengths in a row
why-set = { $points } for { $count } different cards of the suit { $wanted }: { $cards }
why-no-set = No bonus: no three different cards of one suit
why-all-differ = { $points }: no two active cards share a suit
why-same-suit = No bonus, because these share a suit: { $cards }

## Hands and choices that cannot be

error-unknown-card = No card is called “{ $given }”. The nearest names: { $nearest }.
error-unknown-suit = No suit is called “{ $given }”. The nearest names: { $nearest }.
error-no-name = There is no name in “{ $given }”.
error-not-a-text = A name must be a text, not this: { $given }.
error-not-a-list = Cards must be given as a list of names, not as this: { $given }.
error-no-choices = Choices must be given by the name of their card, not as this: { $given }.
error-double-card = The hand holds this card twice: { $card }.
error-hand-too-large = A hand holds at most { $limit } cards (eight only with the Necromancer); this one has { $count }.
error-no-choice = This card has no choice to make: { $card }. These have: { $nearest }.
error-double-choice = There are two choices for this card: { $card }.
error-choice-not-held = There is a choice for a card that is not in the hand: { $card }.
error-choice-names-a-card = The choice for this card must be one card: { $card }.
error-choice-names-card-or-suit = The choice for this card must be a card or a suit: { $card }.
error-choice-names-card-and-suit = The choice for this card must be another card and its new suit: { $card }.
error-target-not-held = Only a card of the hand can be chosen, not this one: { $target }. The hand holds: { $nearest }.
error-itself = This card cannot choose itself: { $card }.
error-not-appeared = Only the name of a card that appeared in the game can be taken, not this one: { $target }.
error-wrong-suit = { $card } cannot choose this: { $target }. It can choose from these suits: { $nearest }.
error-two-places = There is only one card with this name, but it is in two places: { $card }.
error-not-discarded = The eighth card comes from the discard area, but this one is not there: { $card }.

## A hand on the command line

score-no-cards = Name the cards of the hand, such as: pentakl score mountain smoke wildfire.
score-choice-form = A choice is written card=card, card=suit or card=card:suit, not “{ $given }”.
score-total = Points: { $points }, more than { $deals }% of random deals and { $bots }% of our bots’ hands
score-choice = { $card }: { $choice }
score-better = With the best choices the total would be { $points }:
score-swap = Best swap: take { $take } from the discard area and discard { $drop } ({ $gain }, total { $points })
score-take = Best card to take from the discard area: { $take } ({ $gain }, total { $points })

## The game and its settings

game-name = Fantasy Realms
game-tagline = Seven cards make a realm: gather those that strengthen each other before the discard area fills up.

option-variant = Variant
    .about = How you get your cards.
option-variant-standard = Standard
    .about = For 3–6. Everybody starts with seven cards; take one, discard one, until ten cards lie in the discard area.
option-variant-draft = Draft
    .about = For 2. Both start without cards and build their hands card by card; the game ends with twelve discarded cards.
option-variant-chaos = Chaos
    .about = For 3–7. Everybody trades cards with everybody, one for one, until time is up.
option-minutes = Minutes of trading
    .about = How long the trading of the chaos variant lasts, from 1 to 60. Five are enough for those who know the cards.

## Zones, fields, notions

zone-hand = Hand
    .about = Your realm: seven cards that are worth points together. Others know only what they saw you take.
zone-deck = Deck
    .about = The face-down cards. Every card drawn from it brings the end of the game nearer.
zone-discard = Discard area
    .about = All discarded cards, face up. Any of them may be taken, not only the last one.
zone-drawn = Drawn cards
    .about = Cards of which one is kept.

field-round = Round
field-total = Points

term-suit = Suit
    .about = Every card belongs to one of ten suits; the three wild cards are a suit of their own.
term-strength = Strength
    .about = The number on a card: the points that it is worth by itself.
term-bonus = Bonus
    .about = What a card adds because of other cards. Only cards of your own hand count.
term-penalty = Penalty
    .about = What a card takes away, or which cards it blanks.
term-blanked = Blanked
    .about = A blanked card has no strength, no suit, no bonus and no penalty; for the others it is not there.
term-cleared = Cleared
    .about = A cleared penalty is gone; the card keeps its strength, suit and bonus. Clearing comes before any penalty.
term-special = Special cards
    .about = Cards whose holder makes a choice, such as the card to copy. The choice is made at the end of the game.

## Questions

ask-take = Your turn: which card do you take?
    .hint = The top of the deck, or any card of the discard area. Then you discard one card.
ask-take-or-draw-two = Your turn: do you draw two cards, or take one from the discard area?
    .hint = Of two drawn cards you keep one and discard the other; a card from the discard area costs nothing.
ask-discard = Which card do you discard?
    .hint = Any card of your hand, even the one just taken. Anybody may take it later.
ask-keep = Which of the drawn cards do you keep?
    .hint = The other one goes to the discard area.
ask-trade = Which card do you offer, and to whom?
    .hint = Only the person you offer it to sees the card. If you want no more trades, say so.
ask-haggle = You are offered: { $card }. What do you give for it?
    .hint = Offer one of your cards for it, accept the open trade, or refuse.
ask-time = Time is running.
    .hint = When it is up, all hands are laid open.
ask-eighth = { $card }: which of the three cards becomes your eighth?
    .hint = Any of them, or none. The others return to the deck.
ask-settle = How do you use your special cards?
    .hint = The best choice has been found; you may choose something else.
ask-raise = { $card }: which discarded card becomes your eighth?
    .hint = An Army, Leader, Wizard or Beast, or none.
ask-copy = { $card }: which card of your hand does it copy?
    .hint = Name, suit, strength and penalty, but not the bonus.
ask-mirage = { $card }: what does it turn into?
    .hint = The name and suit of a card that appeared, or a bare suit. The strength stays 0.
ask-shapeshifter = { $card }: what does it turn into?
    .hint = The name and suit of a card that appeared, or a bare suit. The strength stays 0.
ask-book = { $card }: which card changes its suit?
    .hint = Its name, strength, bonus and penalty stay.
ask-book-suit = { $card }: to which suit?
    .hint = Bonuses and penalties look at the new suit.
ask-island = { $card }: whose penalty is cleared?
    .hint = One Flood or one Flame.

## Answers

act-draw = Draw from the deck
    .hint = one more card towards the end
act-draw-two = Draw two cards
    .hint = keep one, discard the other
act-content = No more trades
    .hint = when everybody is done, trading ends
act-time = Time is up
    .hint = all hands are laid open
act-best = Use them as proposed
    .hint = no choice gives more points
act-own = Choose myself
    .hint = card by card
act-none = Do not use it
    .hint = no choice for this card
act-accept = Accept the trade with { $seat }
    .hint = the two cards change hands
act-refuse = Refuse the trade with { $seat }
    .hint = both keep their cards
act-withdraw = Withdraw the offer to { $seat }
    .hint = you need not wait for an answer
act-take = Take: { $card }
    .way = Take
    .hint = from the discard area
act-discard = Discard: { $card }
    .way = Discard
    .hint = to the discard area
act-keep = Keep: { $card }
    .way = Keep
    .hint = the other card is discarded
act-choose = { $card }
    .way = Choose
    .hint = this card
act-offer = Offer to { $seat }: { $card }
    .way = Offer
    .hint = only that person sees it
act-suit-land = { suit-land }
    .hint = this suit
act-suit-flood = { suit-flood }
    .hint = this suit
act-suit-weather = { suit-weather }
    .hint = this suit
act-suit-flame = { suit-flame }
    .hint = this suit
act-suit-army = { suit-army }
    .hint = this suit
act-suit-wizard = { suit-wizard }
    .hint = this suit
act-suit-leader = { suit-leader }
    .hint = this suit
act-suit-beast = { suit-beast }
    .hint = this suit
act-suit-weapon = { suit-weapon }
    .hint = this suit
act-suit-artifact = { suit-artifact }
    .hint = this suit
act-suit-wild = { suit-wild }
    .hint = this suit

## Events. $you, $otheryou … are "yes" where that person reads the sentence; $known says whether the cards are seen.

event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } from the deck{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-took =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } from the discard area: { $cards }.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    }: { $cards }.
event-kept =
    { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $known ->
        [yes] this card: { $cards }.
       *[no] a card.
    }
event-offered =
    { $you ->
        [yes] You offer { $other } a card
       *[no] { $otheryou ->
            [yes] { $seat } offers you a card
           *[no] { $seat } offers { $other } a card
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-countered =
    { $you ->
        [yes] You offer { $other } a card in exchange
       *[no] { $otheryou ->
            [yes] { $seat } offers you a card in exchange
           *[no] { $seat } offers { $other } a card in exchange
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-gave =
    { $you ->
        [yes] You give { $receiver } a card
       *[no] { $receiveryou ->
            [yes] { $seat } gives you a card
           *[no] { $seat } gives { $receiver } a card
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-refused =
    { $you ->
        [yes] You refuse the trade with { $other }.
       *[no] { $otheryou ->
            [yes] { $seat } refuses the trade with you.
           *[no] { $seat } refuses the trade with { $other }.
        }
    }
event-withdrew =
    { $you ->
        [yes] You withdraw your offer to { $other }.
       *[no] { $otheryou ->
            [yes] { $seat } withdraws the offer to you.
           *[no] { $seat } withdraws the offer to { $other }.
        }
    }
event-lapsed =
    { $you ->
        [yes] Your offer to { $other } lapses: its card has gone elsewhere.
       *[no] { $otheryou ->
            [yes] { $seat }'s offer to you lapses: its card has gone elsewhere.
           *[no] { $seat }'s offer to { $other } lapses: its card has gone elsewhere.
        }
    }
event-content =
    { $you ->
        [yes] You want no more trades.
       *[no] { $seat } wants no more trades.
    }
event-all-content = Nobody wants to trade any more: the trading is over.
event-time-up = Time is up: the trading is over.
event-steps-up = The limit of { $number } steps of trading is reached: the trading is over.
event-area-full = The discard area holds { $number } cards: the game ends.
event-stalling =
    Nobody has drawn from the deck for a long time. Without a draw the game ends in { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }.
event-stalled =
    { $number ->
        [one] { $number } turn in a row without a draw: the game is declared over.
       *[other] { $number } turns in a row without a draw: the game is declared over.
    }
event-revealed =
    { $you ->
        [yes] You lay your hand open
       *[no] { $seat } lays the hand open
    }: { $cards }.
event-looked =
    { $you ->
        [yes] You look at
       *[no] { $seat } looks at
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } of the deck{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-raised =
    { $you ->
        [yes] Your Necromancer brings an eighth card
       *[no] { $seat }'s Necromancer brings an eighth card
    }: { $cards }.
event-settled =
    { $you ->
        [yes] You choose how to use your special cards.
       *[no] { $seat } chooses how to use the special cards.
    }
event-scored =
    { $you ->
        [yes] Your hand is worth { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
       *[no] { $seat }'s hand is worth { $number ->
            [one] { $number } point.
           *[other] { $number } points.
        }
    }

## The end. $winners are the names of the winners, $count how many they are.

outcome-points = { $winners } has the hand with the most points and wins.
    .won = You win: no hand is worth more points.
    .lost = You lose. The hand with the most points: { $winners }.
    .draw = Nobody wins.
outcome-strengths = A tie in points. { $winners } has the lower sum of strengths and wins.
    .won = A tie in points, but your cards have the lower sum of strengths: you win.
    .lost = You lose. A tie in points goes to the lower sum of strengths: { $winners }.
    .draw = Nobody wins.
outcome-shared = A tie in points and in strengths. The victory is shared: { $winners }.
    .won = A tie in points and in strengths: you share the victory.
    .lost = You lose. The victory is shared: { $winners }.
    .draw = Nobody wins.

## How to play

howto-1 = Your hand of seven cards is your realm. At the end every card scores its strength and its bonus, minus its penalty. Whoever has the most points wins.
    .title = The goal
howto-2 = Every card has a name, a suit, a strength and a text. Bonuses and penalties ask for names and suits of other cards of the same hand. So what counts is not strong cards but cards that fit each other.
    .title = The cards
howto-3 = You take one card: the top of the deck, or any card that lies in the discard area. Then you discard one card of your hand, face up. You may discard the card you have just taken.
    .title = Your turn
howto-4 = The game ends at once when ten cards lie in the discard area. A card drawn from the deck brings the end nearer, a card taken from the area does not. If nobody draws for six rounds in a row, the game is declared over.
    .title = The end
howto-5 = A blanked card is worth nothing, and for other cards it is not there. Clearing a penalty comes first, then cards blank others, beginning with those that nothing can blank, and at last points are counted. Your total is shown all the time, with the share of each card and the reason for it.
    .title = Blanking and clearing
howto-6 = Doppelgänger, Mirage, Shapeshifter, Book of Changes, Island and Necromancer are used when the game is over. The best use is found for you and explained; you may choose something else. Mirage and Shapeshifter may take only names of cards that appeared in the game, or a bare suit.
    .title = Special cards
howto-7 = With equal points the hand with the lower sum of printed strengths wins; if that is equal too, the victory is shared.
    .title = Ties
howto-8 = For two: both start without cards. Until you hold seven, a turn is either two cards from the deck, of which you keep one and discard the other, or one card from the discard area. Then it goes on as usual; the game ends when both hold seven cards and twelve or more lie in the discard area.
    .title = The draft
howto-9 = Everybody is dealt seven cards and trades one for one while the clock runs. Offer a card to somebody; they see it and offer one of theirs for it, and you accept, refuse or offer another. When time is up, or nobody wants more, all hands are laid open. There is no discard area: the holder of the Necromancer looks at three cards of the deck instead and may keep one of them.
    .title = Chaos

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = Your hand is seven cards that form a world together. Each gives its strength, and bonuses and penalties that depend on the others. When ten cards lie in the discard area, the game ends and the highest total wins.
lesson-hand = Under each card you see what it is worth now, and why. Do not look for strong cards but for cards that fit together.
lesson-bonus = A bonus: the King gives 5 points for each Army, and as many as 20 with the Queen.
lesson-blanked = A penalty: the Great Flood blanks all your Armies. A blanked card gives nothing, and other cards do not see it.
lesson-take = In a turn you take one card: an unseen one from the deck, or any from the discard area.
    .why = The Queen goes with your King and three Armies.
lesson-discard = Then you discard one card. The others may take it.
    .why = The Great Flood has strength 32, but it drowns your Armies and with them the bonuses of King and Queen.
lesson-area = When ten cards lie here, the game ends at once. Drawing from the deck brings the end nearer; taking a card from here does not.
lesson-draw = If nothing in the area fits, you can try a card from the deck.
    .why = Your hand is already good and the end is near: it is worth the risk.
lesson-weak = You may discard the card that you have just taken. Give up the one that brings the least.
    .why = Without the other cards it needs, the Candle gives only 2 points.
lesson-special = The end! Special cards such as the Doppelgänger are used only now: it copies another card of your hand.
    .why = The best use has been found for you; you can trust it.
lesson-end = You know how cards strengthen and blank each other. Now get to know all fifty-three of them: each fits different ones.

## Why an answer is advised: $best is what it usually leads to, $next what the next best one does

hint-points = Your hand is then usually worth more points: { $best } instead of { $next }.
hint-left = This leaves less for the next player: the best discarded card would usually bring them { $best } points instead of { $next }.
