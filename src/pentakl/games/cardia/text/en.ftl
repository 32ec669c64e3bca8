# Cardia in English. Python and the browser read this very file; its keys are those of pl.ftl.
#
# Arguments of events (event-*):
#   $you, $otheryou, $owneryou, $receiveryou   "yes" when that person is the viewer, else "no"
#   $seat, $other, $owner, $receiver           names
#   $self                                      "yes" when the event concerns nobody but $seat
#   $known                                     "yes" when the viewer sees the cards; $card and $cards then name them
#   $count, $number                            how many cards; the number of the event
#   $from, $to                                 keys of zones
#   $word                                      the event's word, translated (word-*)
# Arguments of questions (ask-*): $card, the card that asks.
# Arguments of answers (act-*): $card, $seat, $number; the .hint of an answer also $value and $colour (a colour's key).

game-name = Cardia
game-tagline = Lose an encounter cleverly, and it may be worth more than winning it.

option-deck = Deck
    .about = Which sixteen cards both players use.
option-deck-1 = Deck I
    .about = The deck for first games.
option-deck-2 = Deck II
    .about = Other abilities, a little harder.
option-deck-mix = A mix
    .about = For each faction, Rebellion, Academy, Guild and Dynasty, choose deck I or deck II.
option-locations = Locations
    .about = Rules for the whole game and for both players: none, one, or several at your own risk.
option-locations-none = No location
    .about = The plain duel.
option-locations-list = Chosen locations
    .about = Choose the locations you want.
option-locations-random = Random locations
    .about = Drawn at the start of the match; they stay for all its games.
option-wins = Match
    .about = How many games must be won. A tied game scores nothing and is replayed.
option-wins-2 = To two wins
    .about = The recommended match.
option-wins-1 = One game
    .about = The first win decides.

## Factions, levels, zones

faction-rebellion = Rebellion
    .about = Discards cards from the table, from hand and from the deck.
faction-academy = Academy
    .about = Manipulates cards and abilities.
faction-guild = Guild
    .about = Raises and lowers influence.
faction-dynasty = Dynasty
    .about = Changes who wins.

word-rebellion = { faction-rebellion }
word-academy = { faction-academy }
word-guild = { faction-guild }
word-dynasty = { faction-dynasty }
# Why an encounter stands as it does.
word-higher = higher influence
word-equal = equal influence
word-mediator = a tie by the Mediator
word-judge = the Judge wins ties
word-counselor = the Counselor
# How a game ends.
word-signets = five signets
word-no-card = no card left to play
word-djinn = the Djinn
word-puppeteer = no card left for the Puppeteer
word-mechanical-djinn = the Mechanical Djinn
word-founders-day = Founder's Day
word-catacombs = the Haunted Catacombs

level-training = Mercenaries in training
level-engineers = Experienced engineers
level-mages = Powerful mages
level-djinn = The djinn is impressed

zone-hand = Hand
    .about = Your cards. The rival sees only how many there are.
zone-deck = Deck
    .about = A face-down pile of your own. It is never reshuffled from the discards, and an empty one does not lose the game.
zone-discard = Discards
    .about = A face-up pile. Both players may browse both of them at any time.
zone-row = Row
    .about = Your side of the encounters, the oldest first.
zone-placed = Placed
    .about = A card that was chosen and is not revealed yet.

field-round = Round
field-signets = Signets

# $colour is the key of a faction's colour, $value the printed influence: what is printed on the card.
card-facts = { $colour ->
    [green] { faction-rebellion } { $value }
    [yellow] { faction-academy } { $value }
    [red] { faction-guild } { $value }
   *[blue] { faction-dynasty } { $value }
}

## Terms

term-encounter = Encounter
    .about = Two cards facing each other, one of each player. Encounters form a row in the direction of play.
term-influence = Influence
    .about = The printed value and all modifiers on the card. It may fall below zero.
term-signet = Signet
    .about = Lies on the card that wins its encounter. Five of them, and more than the rival has, win the game.
term-modifier = Modifier
    .about = Raises or lowers a card's influence as long as it lies on the card.
term-instant = Instant ability
    .about = Does its work once.
term-ongoing = Ongoing ability
    .about = Works as long as an ongoing token lies on the card, even if the card wins later.
term-played = Played card
    .about = A card that lies face up in the row, also in the current encounter.
term-opposing = Opposing card
    .about = The other card of the same encounter.
term-previous = Previous encounter
    .about = The neighbour against the direction of play.
term-past = Past encounters
    .about = All encounters before the current one.
term-following = Following encounter
    .about = The neighbour in the direction of play that already lies in the row.
term-next = Next card
    .about = The next card that you choose from your hand. What waits for it is used up by it, even if it leaves the row.
term-copy = Copying
    .about = A copied ability works as if it were printed on the copying card and from that card's place.
term-activate = Activating
    .about = An activated ability works from the place of its own card.

## Deck I

card-hired_blade = Hired Blade
    .text = Discard this card and the opposing card. The encounter disappears, and the row closes up.
    .gist = ends the encounter
    .ruling-1 = Both cards count as played first: they use up everything that waited for the next card.
    .ruling-2 = The signet of the winner goes back too.
card-void_mage = Void Mage
    .text = Choose any played card: take either all modifiers or the ongoing token off it.
    .gist = clears tokens
    .ask-any-card = { $card }: from which card do you take tokens?
    .ask-clear-what = { $card }: modifiers or the ongoing token?
    .ruling-1 = You may choose a card without tokens; then nothing happens.
    .ruling-2 = What waits for a next card lies on no card and cannot be chosen.
card-surgeon = Surgeon
    .text = The next card you play gets −5 influence as soon as it is revealed.
    .gist = next card −5
    .ruling-1 = The modifier counts when influences are compared, and goes with the card if the card leaves the row.
card-mediator = Mediator
    .text = Ongoing: this encounter is a tie, whatever the influences are.
    .gist = makes a tie
    .ruling-1 = When the token goes, the higher influence wins at once.
    .ruling-2 = An active Judge wins this tie like any other.
card-saboteur = Saboteur
    .text = Your rival discards the top two cards of their deck.
    .gist = rival's deck −2
    .ruling-1 = Nothing comes from the hand. With fewer than two cards in the deck, all of them go.
card-fortune_teller = Fortune Teller
    .text = In the next encounter your rival places their card face up first. You choose yours after seeing it.
    .gist = rival plays openly
    .ruling-1 = This holds for one placement, even if its encounter is discarded later.
card-palace_guard = Palace Guard
    .text = Name a faction. Your rival may discard one card of it from hand. If they do not, this card gets +7 influence.
    .gist = discard or +7
    .ask-faction = { $card }: which faction does your rival have to give up?
    .ask-faction-or-decline = { $card }: do you discard a card of the named faction?
    .ruling-1 = A rival without such a card is asked too, but can only decline.
card-judge = Judge
    .text = Ongoing: you win all tied encounters, past and future.
    .gist = wins all ties
    .ruling-1 = A tie still activates no ability.
    .ruling-2 = If both players have an active Judge, both win every tie.
    .ruling-3 = She does not break a tie in the number of signets.
card-ambusher = Ambusher
    .text = Name a faction. Your rival discards every card of it from hand.
    .gist = faction from hand
    .ask-faction = { $card }: which faction does your rival discard?
    .ruling-1 = An empty hand loses nothing yet: your rival still draws at the end of the round.
card-puppeteer = Puppeteer
    .text = Discard the opposing card. A random card from your rival's hand takes its place, and influences are compared again; no ability is activated.
    .gist = swaps rival's card
    .ruling-1 = If your rival's hand is empty, your rival loses the game at once.
    .ruling-2 = The new card is not played by your rival: nothing that waits for a next card touches it.
card-clockmaker = Clockmaker
    .text = Your card in the previous encounter gets +3 influence, and so does the next card you play.
    .gist = +3 and +3
    .ruling-1 = Without a previous encounter only the second half happens.
card-treasurer = Treasurer
    .text = Ongoing: the card that wins the previous encounter carries one signet more, even if it is your rival's.
    .gist = +1 signet before
    .ruling-1 = The signet follows the winner when the result changes; a tie carries none.
    .ruling-2 = When the row closes up, the new neighbour is the previous encounter.
card-swamp_guardian = Swamp Guardian
    .text = Take another of your played cards back into your hand and discard the card opposing it.
    .gist = card back to hand
    .ask-own-card = { $card }: which card returns to your hand?
    .ruling-1 = All tokens on both cards are lost, and the row closes up.
    .ruling-2 = You still draw at the end of the round.
card-magistra = Magistra
    .text = Copy the instant ability of another of your played cards whose influence is at least that of this card.
    .gist = copies an ability
    .ask-copy = { $card }: whose ability do you copy?
    .ruling-1 = Modifiers count on both cards.
    .ruling-2 = If there is such a card, you must copy one. Copying the Djinn wins the game.
    .ruling-3 = The ability works from the Magistra's place.
card-inventor = Inventor
    .text = Any played card gets +3 influence, and any other played card gets −3.
    .gist = +3 and −3
    .ask-raise = { $card }: which card gets +3?
    .ask-lower = { $card }: which card gets −3?
    .ruling-1 = Two different cards, of either side; this card and the opposing one are allowed.
    .ruling-2 = A card that begins to lose because of this is not activated.
card-djinn = Djinn
    .text = You win the game at once.
    .gist = wins the game
    .ruling-1 = Only if he loses when influences are compared, or if his ability is copied; not if he begins to lose later.
    .ruling-2 = Also against five signets: those are counted at the end of the round.

## Deck II

card-poisoner = Poisoner
    .text = Lower the influence of the opposing card until this encounter is a tie.
    .gist = makes it equal
    .ruling-1 = This happens once. If an influence changes later, the tie is not restored.
card-kinesis_mage = Kinesis Mage
    .text = Move all modifiers and the ongoing token from one of your played cards to another of yours.
    .gist = moves tokens
    .ask-take-tokens = { $card }: from which of your cards do you take everything?
    .ask-give-tokens = { $card }: which of your cards gets everything?
    .ruling-1 = All or nothing; modifiers add up with those on the other card.
    .ruling-2 = The token wakes a sleeping ongoing ability at once. On a card with an instant ability it does nothing.
card-envoy = Envoy
    .text = Any played card gets −3 influence, or the next card you play does.
    .gist = −3 anywhere
    .ask-card-or-next = { $card }: which card gets −3?
    .ruling-1 = This card and the opposing one are allowed.
card-tax_collector = Tax Collector
    .text = This card gets +4 influence.
    .gist = gets +4
card-revolutionary = Revolu{"\u00AD"}tionary
    .text = Your rival discards two cards of their choice from hand, then draws two.
    .gist = rival swaps 2
    .ask-hand = { $card }: which card do you discard?
    .ruling-1 = They draw even if they had fewer than two cards to discard.
card-librarian = Librarian
    .text = After the next card you play is revealed, give it +2 or −2 influence before influences are compared.
    .gist = next card ±2
    .ruling-1 = You see both cards when you choose, and you must choose one of the two.
card-prodigy = Prodigy
    .text = One of your played cards with an influence of 8 or less gets +3 influence.
    .gist = up to 8 gets +3
    .ask-own-card = { $card }: which of your cards gets +3?
    .ruling-1 = What counts is the influence now, with modifiers. This card is allowed.
card-aristocrat = Aristocrat
    .text = Ongoing: while this card wins its encounter, it carries one signet more.
    .gist = winning: +1 signet
    .ruling-1 = She has just lost when she is activated, so she pays off only if the encounter changes hands later.
card-blackmailer = Blackmailer
    .text = Name a faction. If the next card your rival plays is of another one, they discard two cards of their choice from hand when it is revealed.
    .gist = faction or −2
    .ask-faction = { $card }: which faction do you demand?
    .ruling-1 = The cards are discarded before phase 2. A player with fewer than two discards all of them.
card-illusionist = Illusionist
    .text = Activate the ability of another of your played cards that is losing its encounter, from that card's place.
    .gist = wakes a loser
    .ask-activate = { $card }: whose ability do you activate?
    .ruling-1 = It does not matter whether that ability was used before.
    .ruling-2 = A tied card is not losing. An ongoing ability gets its token.
card-engineer = Engineer
    .text = The next card you play gets +5 influence after any ability in its encounter has been used.
    .gist = next late +5
    .ruling-1 = So that card can lose, use its ability and still win.
    .ruling-2 = Also after a tie; not if the card has left the row.
card-counselor = Counselor
    .text = Ongoing: in the previous encounter your card wins and your rival's loses, whatever the influences are.
    .gist = wins the previous
    .ruling-1 = She also beats a tie. Two active Counselors facing each other cancel out.
card-witch_king = Witch King
    .text = Name a faction. Your rival discards every card of it from hand and deck, then shuffles the deck.
    .gist = faction all gone
    .ask-faction = { $card }: which faction does your rival lose?
card-elemental = Elemental
    .text = Discard a card with an instant ability from your hand and copy that ability. Then draw a card.
    .gist = copies from hand
    .ask-instant = { $card }: which card do you discard to use its ability?
    .ruling-1 = The ability works from the Elemental's place.
    .ruling-2 = Without such a card you show that you have none, and just draw.
card-mechanical_djinn = Mechanical Djinn
    .text = Ongoing: if you are winning the following encounter at the end of phase 2, you win the game.
    .gist = next win: the game
    .ruling-1 = The ability used in the following encounter comes first and may still stop it.
    .ruling-2 = If the following encounter is discarded, the nearest one takes its place.
card-successor = Successor
    .text = Your rival discards their whole deck, and their hand but for two cards of their choice.
    .gist = leaves 2 cards
    .ask-keep = { $card }: which card do you keep?

## Locations

location-serpent_temple = Serpent Temple
    .text = Whenever you become the winner of a past encounter, you draw a card and your rival discards one from hand.
    .ruling-1 = Once for every encounter that changes hands, the oldest first. Nothing is undone if it is lost again.
    .ruling-2 = You draw even if your rival's hand is empty.
location-bazaar = Bazaar
    .text = Nobody draws at the end of a round. Whoever has one card or none in hand draws four at once.
    .ruling-1 = This is checked after both cards are placed, after discards on the reveal, after a whole ability and at the end of the round.
    .ruling-2 = Abilities that draw work as usual.
location-founders_day = Founder's Day
    .text = Whoever is winning three adjacent encounters at the same time wins the game at once.
    .ruling-1 = Also before the ability of the losing card.
location-grand_library = Grand Library
    .text = The game begins with two cards in hand instead of five. At the end of each round draw two cards instead of one.
    .ruling-1 = If one card is left in the deck, draw that one.
location-scrapyard = Scrapyard
    .text = At the end of each round draw two cards instead of one, then put one card from your hand under your deck.
    .ruling-1 = With one card or none in the deck draw as usual and put nothing back.
location-auction_house = Auction House
    .text = If you reveal a card with less influence than your card in the previous encounter, discard the top card of your deck.
    .ruling-1 = All modifiers count. A card that a Puppeteer puts there does not count as revealed.
location-haunted_catacombs = Haunted Catacombs
    .text = If you reveal a card of the same faction as your card in the previous encounter, you lose the game at once.
    .ruling-1 = Only on the reveal; it does not matter if abilities bring two such cards together later.
    .ruling-2 = If both players break the rule at once, more signets win; with equal signets the game is a tie.
location-foggy_swamp = Foggy Swamp
    .text = The cards you place stay hidden. Instead, the pair placed a round earlier is revealed and resolved.
    .ruling-1 = Nothing is revealed in the first round. You may look at your own hidden card at any time.
    .ruling-2 = The hidden pair is no target and nobody's neighbour.
    .ruling-3 = The next card you play is the one you choose next from your hand, never the one already lying there.

## Questions

ask-play = Which card do you play?
    .hint = Both of you choose at the same time. The higher influence wins a signet, the lower one uses its ability.
ask-play-openly = Fortune Teller: which card do you place face up?
    .hint = Your rival sees it before choosing.
ask-play-second = Your rival has shown a card. Which card do you play?
    .hint = The higher influence wins a signet, the lower one uses its ability.
ask-faction = { $card }: which faction do you name?
    .hint = Your rival hears it.
ask-any-card = { $card }: which card do you choose?
    .hint = Any played card, yours or your rival's.
ask-clear-what = { $card }: what do you take off the card?
    .hint = All modifiers, or the ongoing token.
ask-card-or-next = { $card }: which card do you choose?
    .hint = Any played card, or the next one you play.
ask-raise = { $card }: which card gets more influence?
    .hint = Any played card, yours or your rival's.
ask-lower = { $card }: which card gets less influence?
    .hint = Any other played card, yours or your rival's.
ask-take-tokens = { $card }: from which card do you take the tokens?
    .hint = All of them move together.
ask-give-tokens = { $card }: to which card do they go?
    .hint = Another of your played cards.
ask-own-card = { $card }: which of your cards do you choose?
    .hint = One of your played cards.
ask-copy = { $card }: which ability do you copy?
    .hint = It works as if it were printed on the copying card.
ask-activate = { $card }: which ability do you activate?
    .hint = It works from the place of its own card.
ask-hand = { $card }: which card of your hand do you discard?
    .hint = This choice cannot be skipped.
ask-faction-or-decline = { $card }: do you discard a card?
    .hint = If you decline, the card that asks grows stronger.
ask-keep = { $card }: which card do you keep?
    .hint = You keep two; all others are discarded.
ask-instant = { $card }: which card do you discard?
    .hint = You use its ability at once.
ask-blackmail = Blackmailer: your card is of another faction. Which card do you discard?
    .hint = Two cards in all, or what there is.
ask-librarian = Librarian: does your card get +2 or −2?
    .hint = Both cards lie open; influences are compared right after this.
ask-temple = Serpent Temple: which card do you discard?
    .hint = Your rival has won a past encounter.
ask-bury = Scrapyard: which card do you put under your deck?
    .hint = Your rival does not see it.

## Answers

act-decline = Discard nothing
    .hint = the card that asks gets +7
act-next = The next card you play
    .hint = as soon as it is revealed
act-plus = +2
    .hint = more influence
act-minus = −2
    .hint = less influence
act-modifiers = The modifiers
    .hint = all of them
act-tokens = The ongoing token
    .hint = the ability stops
act-rebellion = { faction-rebellion }
    .hint = green
act-academy = { faction-academy }
    .hint = yellow
act-guild = { faction-guild }
    .hint = red
act-dynasty = { faction-dynasty }
    .hint = blue
act-play = { $card }
    .way = Play
    .hint = to the next encounter
act-card = { $card }
    .way = From hand
    .hint = from your hand
act-own = { $card } (yours)
    .way = Yours
    .hint = your card in the row
act-rival = { $card } (rival)
    .way = Rival's
    .hint = your rival's card in the row

## Events

event-round = Round { $number }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-placed = { $you ->
    [yes] You place a card in the fog
   *[no] { $seat } places a card in the fog
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-shown = { $you ->
    [yes] You place face up: { $card }.
   *[no] { $seat } places face up: { $card }.
}
event-revealed = { $you ->
    [yes] You reveal: { $card }.
   *[no] { $seat } reveals: { $card }.
}
event-fog = Fog: nothing is revealed in this round.
event-won = { $you ->
    [yes] You win encounter { $number }: { $card } ({ $word }).
   *[no] { $seat } wins encounter { $number }: { $card } ({ $word }).
}
event-unwon = { $you ->
    [yes] You no longer win encounter { $number }: { $card } ({ $word }).
   *[no] { $seat } no longer wins encounter { $number }: { $card } ({ $word }).
}
event-tied = Encounter { $number } is a tie.
event-signets = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) now carries { $number ->
    [one] { $number } signet.
   *[other] { $number } signets.
}
event-activated = { $you ->
    [yes] You use the ability: { $card }.
   *[no] { $seat } uses the ability: { $card }.
}
event-copied = { $you ->
    [yes] You copy the ability: { $card }.
   *[no] { $seat } copies the ability: { $card }.
}
event-named = { $you ->
    [yes] You name a faction: { $word }.
   *[no] { $seat } names a faction: { $word }.
}
event-declined = { $you ->
    [yes] You discard nothing.
   *[no] { $seat } discards nothing.
}
event-no-instant = { $you ->
    [yes] You have no instant ability in hand.
   *[no] { $seat } has no instant ability in hand.
}
event-discarded = { $from ->
    [hand] { $you ->
        [yes] You discard from hand: { $cards }.
       *[no] { $seat } discards from hand: { $cards }.
    }
    [deck] { $you ->
        [yes] You discard from the deck: { $cards }.
       *[no] { $seat } discards from the deck: { $cards }.
    }
   *[row] { $you ->
        [yes] You lose from the row: { $cards }.
       *[no] { $seat } loses from the row: { $cards }.
    }
}
event-shuffled = { $you ->
    [yes] You shuffle your deck.
   *[no] { $seat } shuffles the deck.
}
event-buried = { $you ->
    [yes] You put a card under your deck
   *[no] { $seat } puts a card under the deck
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-returned = { $you ->
    [yes] You take back into your hand: { $card }.
   *[no] { $seat } takes back into hand: { $card }.
}
event-replaced = { $you ->
    [yes] A random card of your hand takes the place: { $card }.
   *[no] A random card of the hand takes the place ({ $seat }): { $card }.
}
event-raised = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) gets +{ $number } influence.
event-lowered = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) gets −{ $number } influence.
event-cleared = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) loses all modifiers.
event-ongoing = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) gets an ongoing token.
event-ceased = { $card } ({ $you ->
    [yes] yours
   *[no] { $seat }
}) loses the ongoing token.
event-next-raised = { $you ->
    [yes] Your next card will get
   *[no] The next card of { $seat } will get
} +{ $number } influence.
event-next-lowered = { $you ->
    [yes] Your next card will get
   *[no] The next card of { $seat } will get
} −{ $number } influence.
event-next-late = { $you ->
    [yes] Your next card will get
   *[no] The next card of { $seat } will get
} +{ $number } influence after the abilities.
event-next-choice = { $you ->
    [yes] Your next card will get +2 or −2, as you choose.
   *[no] The next card of { $seat } will get +2 or −2 by choice.
}
event-next-demand = { $you ->
    [yes] A faction is demanded of your next card
   *[no] A faction is demanded of the next card of { $seat }
}: { $word }.
event-next-openly = { $you ->
    [yes] You must place your next card face up.
   *[no] { $seat } must place the next card face up.
}
event-temple = { $you ->
    [yes] Serpent Temple: you have won past encounter { $number }.
   *[no] Serpent Temple: { $seat } has won past encounter { $number }.
}
event-game-won = { $you ->
    [yes] You win this game: { $word }.
   *[no] { $seat } wins this game: { $word }.
}
event-game-drawn = This game is a tie: { $word }.

## The end. $winners are the names of the winners, $count how many they are.

outcome-match = The match is won by { $winners }.
    .won = You win the match!
    .lost = You lose the match. { $winners } wins it.
    .draw = The match ends in a tie.
outcome-signets = Five signets: { $winners } wins.
    .won = You have at least five signets, more than your rival, and win.
    .lost = You lose. { $winners } has at least five signets, more than you.
    .draw = As many signets here as there: a tie.
outcome-no-card = No card left to play: { $winners } wins.
    .won = No card left to play: the game ends in your favour.
    .lost = You lose: no card left to play.
    .draw = Nobody has a card left, and signets are equal: a tie.
outcome-djinn = The Djinn decides: { $winners } wins.
    .won = The Djinn grants you the victory.
    .lost = You lose. The Djinn grants the victory to { $winners }.
    .draw = The Djinn decides nothing: a tie.
outcome-puppeteer = No card left for the Puppeteer: { $winners } wins.
    .won = Your rival has no card left for the Puppeteer, and you win.
    .lost = You lose: your hand has no card left for the Puppeteer.
    .draw = No card left for the Puppeteer: a tie.
outcome-mechanical-djinn = The Mechanical Djinn decides: { $winners } wins.
    .won = You win the encounter after your Mechanical Djinn, and the game with it.
    .lost = You lose. { $winners } wins the encounter after the Mechanical Djinn.
    .draw = Both Mechanical Djinns decide at once, and signets are equal: a tie.
outcome-founders-day = Three adjacent encounters on Founder's Day: { $winners } wins.
    .won = Three adjacent encounters are yours: you win on Founder's Day.
    .lost = You lose. On Founder's Day three adjacent encounters belong to { $winners }.
    .draw = Both of you win three adjacent encounters at once, and signets are equal: a tie.
outcome-catacombs = The Haunted Catacombs decide: { $winners } wins.
    .won = The Haunted Catacombs end the game in your favour.
    .lost = You lose: the Haunted Catacombs end the game.
    .draw = The Haunted Catacombs take you both, and signets are equal: a tie.

## How to play

howto-1 = Two players with the same sixteen cards fight for the rule of Cardia. Whoever has five signets at the end of a round, and more than the rival, wins the game. A match goes to two wins.
    .title = The goal
howto-2 = Every card has an influence from 1 to 16, one of four factions and an ability. You begin with five cards in hand and draw one at the end of each round. Nothing is reshuffled: sixteen cards are all you have.
    .title = The cards
howto-3 = Both of you choose a card in secret and reveal them together: an encounter. The card with more influence wins it and gets a signet. The card with less influence uses its ability. In a tie neither happens.
    .title = A round
howto-4 = The loser's ability must be used, as far as possible, even if it hurts. Cards stay in the row, and abilities can still touch them.
    .title = The ability of the loser
howto-5 = An instant ability works once. An ongoing ability works as long as its token lies on the card, even if the card wins later.
    .title = Instant and ongoing
howto-6 = Influence can change at any time, also in past encounters. The signet always lies on the card that is winning now. A card that begins to lose later does not use its ability.
    .title = Past encounters turn
howto-7 = You also win if your rival has no card to play at the start of a round, or if an ability says so. If neither of you can play, more signets win.
    .title = Other ways to win
howto-8 = Deck II has other abilities, and you may mix the decks by whole factions. Locations add a rule for the whole game. Skulls add up to the difficulty: deck II counts one, a mix two, a location one to three.
    .title = Decks and locations
howto-9 = For four players there is a tournament in our own format: everybody meets everybody in three rounds of two matches, one with deck I and one with deck II. Matches won decide, then games won, then the match between the two.
    .title = Tournament

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = In every encounter both of you secretly choose one card. The higher influence wins the encounter and gets a signet, and the losing card uses its ability. The first to collect five signets wins.
lesson-row = These are the encounters so far, the oldest first: your cards on your side, your rival's opposite.
lesson-signets = A signet lies on the card that wins its encounter. You have two, your rival has one; five are needed.
lesson-higher = The number in the corner is the influence, from 1 to 16. High cards win, but then their ability does nothing.
    .why = Magistra has 14: few cards can beat her.
lesson-ability = Your rival's card lost, so its ability was used: the Saboteur threw two cards out of your deck.
lesson-loser = So it can be worth losing. A low card gives up the signet, but its ability works for you.
    .why = If the Fortune Teller loses, your rival lays the next card face up.
lesson-openly = It worked: your rival's card for this encounter already lies open, and you still choose yours.
lesson-clockmaker = Abilities change the influence in past encounters too, and the signet moves to the card that wins now.
    .why = The Clockmaker will lose but add 3 to your card before it: the Fortune Teller beats the Judge 9 to 8.
lesson-turned = The encounter has turned: a +3 token raised your card, and the signet is yours. Another one waits for your next card.
lesson-next = You have four signets. Win one more encounter and the game is yours.
    .why = The Ambusher has 9, and 12 with the waiting token.
lesson-end = You know that winning gives a signet, losing gives an ability, and the past can change. Deck II and the locations add new tricks to that.

## Why an answer is advised: $best is what it usually leads to, $next what the next best one does

hint-signets = After this encounter you usually have more signets: { $best } instead of { $next }.
hint-rival-signets = After this encounter the rival usually has fewer signets: { $best } instead of { $next }.
hint-hand = More cards usually stay in your hand: { $best } instead of { $next }.
hint-rival-hand = The rival usually keeps fewer cards in hand: { $best } instead of { $next }.
hint-influence-left = This keeps more influence in your hand for later: { $best } in all instead of { $next }.
