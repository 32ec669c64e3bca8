# ETER in English. Python and the browser read this very file; its keys are those of pl.ftl.
#
# Arguments of events (event-*):
#   $you                           "yes" when $seat is the viewer, else "no"
#   $seat                          a name
#   $known                         "yes" when the viewer sees the cards; $card and $cards then name them
#   $count, $number                how many cards; the number of the event
#   $from                          the key of the zone that a card leaves
#   $place, $fromplace, $toplace   names of cells: where it happened, where a card leaves, where it comes
#   $word                          the event's word, translated (word-*)
# Arguments of questions (ask-*): $card, the card that asks.
# Arguments of answers (act-*): $card, $number, $place (the name of a cell).
# Arguments of the name of a cell (cell): $row and $column, small numbers that may be negative.
#
# Words: a cell is one place, the field all of them. The first seat is jade and sits below, the second is violet and sits
# at row 0. Cards that both players have are told once; the violet ones point to the jade ones.

game-name = ETER
game-tagline = The field floats until you pin it down. Line up your cards, or have the stronger ones at the end.

option-mode = Mode
    .about = How large the field is, and what you have besides your cards.
option-mode-training = Training
    .about = A 3×3 field and seven cards each. Three of your cards in a line win.
option-mode-mages = Mage Duel
    .about = A 4×4 field, ten cards with the Eter card, and a mage each for the whole match. Four in a line win.
option-mode-elemental = Elemental Battle
    .about = A 4×4 field, ten cards with the Eter card, and two powers for both of you, new in every game. Four in a line win.
option-mode-both = Mages and powers
    .about = The Mage Duel and the Elemental Battle together: in each game you use either your mage or one power.
option-illusions = Illusions
    .about = Whether cards may be laid face down.
option-illusions-no = No illusions
    .about = All cards lie open.
option-illusions-yes = With illusions
    .about = Once a game each of you may lay a card face down.
option-explosions = Explosions
    .about = What happens when somebody's card makes the second full line.
option-explosions-off = No explosions
    .about = Nothing happens.
option-explosions-optional = Explosions by choice
    .about = Whoever makes the second full line decides whether it explodes.
option-explosions-always = Explosions always
    .about = It explodes in any case. Whoever made the second full line only chooses how the card lies.
option-format = Match
    .about = How many games decide.
option-format-match = To two wins
    .about = The first to win two games wins the match. A tied game scores for nobody.
option-format-game = One game
    .about = The first game decides, and it may be a tie.
option-format-tournament = Tournament
    .about = Five games in a row. Every win puts a marker on the arena: three in a line win at once, otherwise more markers do.
option-mages = Mages
    .about = How each of you gets a mage.
option-mages-drawn = Drawn
    .about = Each of you gets a random mage, of different elements.
option-mages-chosen = Chosen
    .about = The second player of the first game chooses first, the other one among the remaining elements. In a rematch the loser chooses first.

preset-first = First game
    .about = Training: a 3×3 field, seven open cards each, nothing else.
preset-tricks = Training with tricks
    .about = The 3×3 field with illusions and explosions.
preset-logic = Pure logic
    .about = A tournament of five training games: no chance, nothing hidden.
preset-duel = Mage Duel
    .about = The 4×4 field. Each of you chooses a mage. Illusions and explosions.
preset-battle = Elemental Battle
    .about = The 4×4 field with two new powers in every game. Illusions and explosions.
preset-full = The full game
    .about = Mages and powers together, with illusions and explosions.

## Colours, elements, zones

colour-jade = Jade
    .about = The cards of the first seat, whose side of the field is away from row 0.
colour-violet = Violet
    .about = The cards of the second seat, whose side of the field is row 0.
element-fire = Fire
    .about = Burns cards. Powers I to VI.
element-earth = Earth
    .about = Covers, blocks and shifts. Powers XIX to XXIV.
element-air = Air
    .about = Carries and blows away. Powers VII to XII.
element-water = Water
    .about = Sweeps along and changes places. Powers XIII to XVIII.

zone-field = Field
    .about = The cells on which you play, 3×3 in training and 4×4 otherwise. The cards decide where it lies.
zone-hand = Hand
    .about = Your cards. Both of you have the same set, so everybody can count which are left; only an illusion leaves doubt.
zone-aside = Aside
    .about = Cards that left the field and are on their way back to the hand.
zone-out = Out
    .about = Cards that are lost until the end of this game.
zone-powers = Powers
    .about = The two powers of this game. A used one is gone for both of you.
zone-explosion = Explosion
    .about = The explosion card of this game, open to both of you.
zone-mage = Mage
    .about = Yours for the whole match.

field-round = Round
field-points = Points

cell = { $row },{ $column }

# What lies on a board beside cards, and what is to be said of a card there.
word-hole = hole
word-border = Border
word-wall-row = Blizzard (row)
word-wall-column = Blizzard (column)
word-illusion = illusion
word-support = +1
word-crumble = −1
# Which line the Blizzard shuts.
word-row = row
word-column = column
# How a game is won.
word-line = a line of one colour
word-points = more points

## Terms

term-field = Field
    .about = A square of 3×3 cells in training and 4×4 otherwise. At first nothing marks it: it is somewhere around the cards.
term-cell = Cell
    .about = One place of the field, called by row and column: 0,1 is the second cell of the first row. Rows are counted from the violet side. 0,0 is the corner of the smallest rectangle around cards, holes and Border; −1 lies before it. Cells are renumbered when a turn begins.
term-available = Available cell
    .about = An empty cell, no hole, that touches a card and lies within the field. The first card may lie anywhere.
term-contact = Contact
    .about = Cards touch by a side or a corner. All cards must always hang together: no play, mage, power or explosion may tear them apart.
term-span = Span
    .about = From the first to the last row, and column, in which something lies. It never exceeds the size of the field. Holes and the Border count for it, but give no contact.
term-fixed = Fixed field
    .about = As soon as the span is as long as the field, the field cannot grow that way any more. If an outer row or column is emptied, it can again, to either side.
term-stack = Stack
    .about = Cards that lie on one another. Only the top one is visible and counts.
term-cover = Covering
    .about = A card may be played onto a card of lower value, your own or your rival's. Equal is not enough. The covered card stays beneath.
term-value = Value
    .about = The printed number, +1 with a Support marker and −1 with a Crumble marker. The same number holds for covering, for powers and for points.
term-eter = Eter card
    .about = Lies only on an empty cell, covers nothing and is never covered or hidden. No mage, power or explosion touches it. It counts in lines and is worth 1 point. There is none in training.
term-illusion = Illusion
    .about = Once a game you may lay a combat card face down on an available cell. It is your card in every respect, and worth 1 point while it lies face down. You cannot play on your own illusion. Your right is spent even if the card comes back.
term-attack = Attack
    .about = Playing a card on your rival's illusion turns it up. If your card is higher, it covers the illusion. If it is equal or lower, your card is out, and the illusion stays, face up. The turn is over either way.
term-aside = Aside
    .about = A card that goes back to a hand first lies beside the field. Its owner cannot use it in their next turn and takes it up when that turn ends.
term-out = Out
    .about = A card that is out stays out until the end of this game. Only Ash brings one back.
term-line = Line
    .about = A row, column or diagonal of your top cards, three in training and four otherwise, wins at once. If an action makes a line for both of you, whoever acted wins; if only for the other one, that one wins.
term-full-line = Full line
    .about = A row or column with cards on all its cells, whoever owns them. The second one sets off the explosion.
term-explosion = Explosion
    .about = Once a game: the player whose card makes the second full line may lay the explosion card over the field, turned as they like. Used or declined, it is then spent.
term-hole = Hole
    .about = A cell that is blocked until the end of the game. Nothing can lie there or move there, and no line goes through it. It counts for the span, and as filled when the field is full.
term-border = Border
    .about = The card of that power, laid on an empty cell. It counts for the span and gives no contact. Anybody may play a card on it; then it is gone.
term-wall = Blizzard
    .about = The card of that power, laid on an empty cell. For one turn the other player cannot play a card in its row or in its column, as was chosen.
term-marker = Marker
    .about = On a card: Support adds 1 to its value, Crumble takes 1 off. It moves with the card and comes off when the card is covered or leaves the field. On the arena: a won game.
term-mage = Mage
    .about = Yours for the whole match, to be used once a game instead of playing a card, while you have cards in hand.
term-power = Power
    .about = Two lie open in each game. Once a game you may use one of them instead of playing a card, while you have cards in hand; then it is gone for both of you. It must be carried out completely. With mages and powers together you use one of either a game.
term-last-played = Last played card
    .about = The card that a player put on the field last by playing it. It stays the last one when it is moved.
term-pass = Passing
    .about = You pass only if you can do nothing else. Two passes in a row end the game by points, but a pass does not count while cards of yours lie aside.
term-last-turn = Last turn
    .about = When the field is full, or a player has no card in hand and none aside, the other player has one more turn, with any action. Then points are counted.
term-points = Points
    .about = The sum of the values of your top cards. An illusion and an Eter card count 1, covered cards nothing. The higher sum wins, an equal one is a tie.
term-directions = Directions
    .about = North is the violet side, where row 0 lies, and south the jade side. West is the side of column 0, east the other one. They are the same for both of you.
term-game = Game
    .about = From the empty field to a line or to the counting of points.
term-match = Match
    .about = Games until somebody has won two of them. The players take turns at beginning. After twenty games it is a tie.
term-arena = Arena
    .about = The picture of the field in a tournament. Whoever wins by a line marks the cell of the card that completed it, or any cell of the line if none did. If the field was not fixed, the winner says how it lay. Whoever wins by points marks any cell. A rival's markers there are taken off; own ones pile up.
term-tournament = Tournament
    .about = Five games. Three neighbouring marked cells in a line win it at once, also on the 4×4 arena. After the fifth game more markers win. If they are equal, or if the fifth game is drawn, the next game that is won decides.

## Combat cards

card-A1 = Jade 1
    .text = Value 1. It goes on an available cell and is too weak to cover anything.
    .gist = covers nothing
    .ruling-1 = It may attack an illusion to see it, and is lost by that.
card-A2 = Jade 2
    .text = Value 2. It goes on an available cell or covers a 1, your own or your rival's.
    .gist = covers a 1
    .ruling-1 = Markers count on the covered card: what matters is its value now.
    .ruling-2 = On your rival's illusion it is an attack: it covers a lower card and is out against an equal or higher one.
card-A3 = Jade 3
    .text = Value 3. It goes on an available cell or covers a 1 or a 2, your own or your rival's.
    .gist = covers 1 and 2
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-A4 = Jade 4
    .text = Value 4. It goes on an available cell or covers a 1, 2 or 3, your own or your rival's.
    .gist = covers 1 to 3
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-AE = Jade Eter
    .text = It goes only on an empty available cell. It covers nothing, nothing covers it, and no mage, power or explosion touches it. It counts in lines and is worth 1 point.
    .gist = untouchable
    .ruling-1 = It cannot be an illusion and cannot attack one. Its back is different, so no illusion can be an Eter card.
    .ruling-2 = No hole opens under it.
    .ruling-3 = It is a card in hand: with nothing else in hand you may still use your mage or a power.
card-B1 = Violet 1
    .text = { card-A1.text }
    .gist = { card-A1.gist }
    .ruling-1 = { card-A1.ruling-1 }
card-B2 = Violet 2
    .text = { card-A2.text }
    .gist = { card-A2.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-B3 = Violet 3
    .text = { card-A3.text }
    .gist = { card-A3.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-B4 = Violet 4
    .text = { card-A4.text }
    .gist = { card-A4.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-BE = Violet Eter
    .text = { card-AE.text }
    .gist = { card-AE.gist }
    .ruling-1 = { card-AE.ruling-1 }
    .ruling-2 = { card-AE.ruling-2 }
    .ruling-3 = { card-AE.ruling-3 }

## Mages

card-fire-1 = Fire Mage 1
    .text = Burn a rival's top card that lies directly on a card of yours. It is out, and your card is visible again.
    .gist = frees your card
    .ask-cell = { $card }: which card that covers yours do you burn?
    .ruling-1 = Only the top card burns, and only if the card directly beneath it is yours.
    .ruling-2 = An illusion goes out unrevealed.
card-fire-2 = Fire Mage 2
    .text = Burn an outermost row or column with cards on at least three cells, at least one of them with your card on top. Every card of it is out, covered ones too.
    .gist = burns an edge line
    .ask-edge = { $card }: which edge line do you burn?
    .ruling-1 = Eter cards and holes stay. An Eter card counts neither among the three cells nor as your card.
    .ruling-2 = Outermost is judged by cards, not by holes or the Border. A field of a single row or column may burn completely.
    .ruling-3 = The other cards must still touch. The field may then grow on that side again.
card-earth-1 = Earth Mage 1
    .text = Play a card from your hand onto a visible card of your rival that has a higher value.
    .gist = low covers high
    .ask-play = { $card }: which card do you play, and onto which higher one?
    .ruling-1 = Not onto an equal value, an Eter card or an illusion.
    .ruling-2 = It fills no new cell, so it never sets off an explosion.
card-earth-2 = Earth Mage 2
    .text = An available cell becomes a hole to the end of the game: no card can lie there, and no mage, power or explosion works there.
    .gist = makes a hole
    .ask-cell = { $card }: which cell becomes a hole?
    .ruling-1 = A hole counts for the span, so it can fix an edge of the field. It gives no contact.
    .ruling-2 = No line goes through a hole, neither a winning nor a full one. The field is full without that cell.
card-air-1 = Air Mage 1
    .text = Move one of your top cards, with the whole stack beneath it, to any other available cell.
    .gist = moves your stack
    .ask-cell = { $card }: which of your stacks do you move?
    .ask-goal = { $card }: where do you move it?
    .ruling-1 = The cards left behind must touch each other, and the new cell must touch one of them and fit.
    .ruling-2 = Your illusion may be moved, your Eter card may not. The only stack on the table stays where it is.
    .ruling-3 = A moved card is not played: it sets off no explosion.
card-air-2 = Air Mage 2
    .text = Lay this mage on an available cell. To the end of the game it lies there as a second Eter card of yours.
    .gist = becomes an Eter
    .ask-cell = { $card }: on which cell do you lay the mage?
    .ruling-1 = Everything that holds for Eter cards holds for it, and it is worth 1 point. In the next game you have your mage back.
    .ruling-2 = It counts as a played card: it can set off an explosion, and it is the last card you played.
card-water-1 = Water Mage 1
    .text = Move one of your rival's top cards, with the whole stack beneath it, to any other available cell.
    .gist = moves their stack
    .ask-cell = { $card }: which of your rival's stacks do you move?
    .ask-goal = { $card }: where do you move it?
    .ruling-1 = { card-air-1.ruling-1 }
    .ruling-2 = An illusion moves unrevealed, an Eter card does not move. The only stack on the table stays where it is.
    .ruling-3 = { card-air-1.ruling-3 }
card-water-2 = Water Mage 2
    .text = Lift an outermost row or column with cards on at least three cells and lay it down, in the same order, just beyond the opposite edge.
    .gist = moves an edge line
    .ask-edge = { $card }: which edge line do you lift?
    .ruling-1 = A line with an Eter card or a hole stays, and no cell where it would lie may be a hole.
    .ruling-2 = Outermost is judged by cards, not by holes or the Border. A field of a single row or column cannot be moved.
    .ruling-3 = Afterwards all cards must touch and fit the field, which is determined again by where they lie.

## Powers of fire

card-I = Controlled Explosion
    .short = Controlled Blast
    .text = Set off this game's explosion at once, without two full lines; there will be no other in this game. If it has been used or declined already, turn up the next explosion card and set that one off.
    .gist = explodes at once
    .ruling-1 = It must change at least one cell. Otherwise it goes like any explosion.
    .ruling-2 = If the card just turned up cannot change anything, the power is used up without effect.
card-II = Destruction
    .text = The card that your rival played last is out, provided that it still lies on top.
    .gist = their last is out
    .ruling-1 = It does not matter what your rival has done since then, or whether the card was moved. If it is covered or gone, the power cannot be used.
    .ruling-2 = Not an Eter card, and contact must hold. An illusion goes out unrevealed.
    .ruling-3 = A card swapped in by Mirage was not played.
card-III = Flame
    .text = Turn up an illusion of your rival; it stays as an ordinary card. Only then play a card from your hand by the usual rules, perhaps onto that very card.
    .gist = reveal, then play
    .ask-cell = { $card }: which illusion do you turn up?
    .ask-play = { $card }: which card do you play now, and where?
    .ruling-1 = You need a play elsewhere, whatever the illusion turns out to be.
    .ruling-2 = Your Eter card may be played too, on an available cell.
card-IV = Fire
    .text = Choose a value that at least two visible cards have, whoever owns them. All of them go back to their owners' hands, aside first.
    .gist = a value goes back
    .ask-value = { $card }: cards of which value go back?
    .ruling-1 = Markers count. Eter cards and illusions have no value here.
    .ruling-2 = A card of that value that comes to light beneath another stays.
    .ruling-3 = A value cannot be chosen if contact would break without its cards.
card-V = Ash
    .text = Take one of your cards that are out and play it at once, face up, by the usual rules.
    .gist = plays a lost card
    .ask-play = { $card }: which lost card do you play, and where?
    .ruling-1 = Cards that lie aside are not out.
    .ruling-2 = It may cover a lower card or attack an illusion.
card-VI = Spark
    .text = Pull one of your cards from under a rival's card and play it elsewhere, face up, by the usual rules. The rest of the stack drops together.
    .gist = frees a buried one
    .ask-cell = { $card }: from which stack do you pull a card?
    .ask-height = { $card }: which of your cards do you pull out?
    .ask-play = { $card }: where do you play it?
    .ruling-1 = At any depth: a rival's card must lie somewhere above it.
    .ruling-2 = Not back onto the same cell.
    .ruling-3 = A buried illusion of yours is played face up.

## Powers of air

card-VII = Squall
    .text = A top card of your rival goes back to their hand, aside first.
    .gist = sends one back
    .ask-cell = { $card }: which card goes back to your rival?
    .ruling-1 = Not an Eter card, and contact must hold. An illusion goes back unrevealed.
card-VIII = Gale
    .text = Every card that covers another goes back to its owner's hand, aside first. Of each stack only the bottom card stays.
    .gist = uncovers all
    .ruling-1 = Of a stack of three the two upper cards go. There must be at least one stack.
    .ruling-2 = The Polish and the English card say the opposite of each other. Here the Polish one holds, as does its picture: what covers goes, what is covered stays.
card-IX = Hurricane
    .text = Push a full row or column one cell along. Whatever is pushed off its end goes back to its owners' hands, aside first.
    .gist = pushes a full line
    .ask-cell = { $card }: which end of a full line is pushed off?
    .ask-direction = { $card }: which way do you push?
    .ruling-1 = No Eter card may lie in the line. A line with a hole is never full.
    .ruling-2 = The cell at the other end is empty then, and contact must hold. Illusions move face down.
    .ruling-3 = It does not matter whether the field is fixed the other way.
card-X = Gust
    .text = Move a single visible card, anybody's, one cell along its row or column onto a single visible card of lower value.
    .gist = high onto low
    .ask-cell = { $card }: which card do you move?
    .ask-direction = { $card }: onto which neighbour does it move?
    .ruling-1 = Neither card may lie in a stack or be an Eter card or an illusion.
    .ruling-2 = The cell that it leaves is empty then, and contact must hold.
card-XI = Mirage
    .text = Swap your illusion for another card from your hand, face down. The old one goes back to your hand, aside first.
    .gist = swaps an illusion
    .ask-cell = { $card }: which illusion do you swap?
    .ask-card = { $card }: which card do you put there instead?
    .ruling-1 = Your rival learns nothing of either card. The new one may have the same value, but it cannot be the Eter card.
    .ruling-2 = The new card does not count as played last.
card-XII = Storm
    .text = All cards of one stack of at least two are out.
    .gist = destroys a stack
    .ask-cell = { $card }: which stack is out?
    .ruling-1 = Whoever owns the cards. The others must still touch. Illusions go out unrevealed.

## Powers of water

card-XIII = Tide
    .text = Two cells swap what lies on them, single cards or whole stacks.
    .gist = swaps two cells
    .ask-cell = { $card }: which cell do you swap first?
    .ask-goal = { $card }: with which cell does it swap?
    .ruling-1 = No Eter cards. Illusions stay face down, and markers travel along.
    .ruling-2 = Two cells with exactly the same cards cannot be swapped. A face-down card equals no other.
card-XIV = Mist
    .text = Lay one more illusion, besides the usual one. You cannot while another illusion of yours lies on top of a cell.
    .gist = one more illusion
    .ask-play = { $card }: which card do you lay face down, and where?
    .ruling-1 = Your usual illusion is not spent by it and may come later.
    .ruling-2 = An illusion of yours that is covered does not stand in the way.
card-XV = Wave
    .text = Move any stack or single card to an empty neighbouring cell, corners included. Then play a card from your hand face up into the cell that it left.
    .gist = push in a card
    .ask-cell = { $card }: what do you move?
    .ask-goal = { $card }: to which neighbouring cell?
    .ask-card = { $card }: which card do you play into the cell left free?
    .ruling-1 = An Eter card is not moved, but yours may be played into the free cell.
    .ruling-2 = Contact and span are judged when everything is done.
card-XVI = Whirlpool
    .text = Choose an empty cell with a single visible card on each of two opposite sides. Both move there, the lower one beneath and the higher one on top. If they are equal, you choose.
    .gist = joins two cards
    .ask-cell = { $card }: into which cell are they drawn?
    .ask-line = { $card }: the two cards of its row or of its column?
    .ask-top = { $card }: the card of which cell comes to lie on top?
    .ruling-1 = In a row or a column, never diagonally. Whoever owns the cards.
    .ruling-2 = No stacks, Eter cards or illusions, and not into a hole. Afterwards all cards must touch.
card-XVII = Blizzard
    .text = Lay this card on an available cell and choose its row or its column. In their next turn your rival cannot play a card there. Then the Blizzard is gone.
    .gist = shuts a line
    .ask-cell = { $card }: on which cell do you lay it?
    .ask-line = { $card }: does it shut its row or its column?
    .ruling-1 = Your rival must have a card to play outside the line, whatever hidden cards they may hold.
    .ruling-2 = Shut are empty cells, covers, attacks, illusions and cards played by powers. Cards may be moved into the line, but not onto the Blizzard itself.
    .ruling-3 = The Blizzard gives no contact and counts neither for the span nor for full lines. It goes even if your rival passes.
card-XVIII = Waterfall
    .text = In a column with cards on at least three cells everything slides onto the cell nearest to you, whatever the values. What lay farthest from you ends on top.
    .gist = piles up a column
    .ask-cell = { $card }: where does a column slide together?
    .ruling-1 = Nearest to you means nearest to your own side: the jade side for jade, row 0 for violet.
    .ruling-2 = No Eter card in the column and no hole between its cards. Never a row.
    .ruling-3 = Within each stack the order stays, and illusions stay face down. Markers on covered cards come off. Contact must hold.

## Powers of earth

card-XIX = Support
    .text = One of your visible cards of value 1 to 3 gets a marker: +1 to its value until it is covered or leaves the field.
    .gist = your card +1
    .ask-cell = { $card }: which of your cards gets +1?
    .ruling-1 = The value counts everywhere: for covering, for other powers and for points.
    .ruling-2 = The marker moves with the card. Support and Crumble on one card cancel out.
card-XX = Earthquake
    .text = All visible cards of value 1 are out, your own too.
    .gist = every 1 is out
    .ruling-1 = Markers count. Eter cards and illusions are not hit.
    .ruling-2 = A 1 that comes to light beneath stays.
    .ruling-3 = Contact must hold without all of them, or the power cannot be used. If nothing but 1s lies there, the field is empty then.
card-XXI = Crumble
    .text = One of your rival's visible cards of value 2 to 4 gets a marker: −1 to its value until it is covered or leaves the field.
    .gist = their card −1
    .ask-cell = { $card }: which of your rival's cards gets −1?
    .ruling-1 = { card-XIX.ruling-1 }
    .ruling-2 = { card-XIX.ruling-2 }
card-XXII = Border
    .text = Lay this card on an available cell where it fixes an edge of the field that was still open. Then play a card from your hand by the usual rules.
    .gist = fixes an edge
    .ask-cell = { $card }: on which cell do you lay it?
    .ask-play = { $card }: which card do you play now, and where?
    .ruling-1 = The Border counts for the span and gives no contact. Nothing moves it, and explosions pass it by, but a hole removes it.
    .ruling-2 = Its cell counts as empty. Anybody may play any card there, also an illusion or the Eter card, and you may do so at once. Then the Border is gone, and the card holds the edge.
card-XXIII = Avalanche
    .text = Two neighbours in a row or column, single cards or stacks, move one cell along their line. The cell before the first must be empty.
    .gist = pushes a pair
    .ask-cell = { $card }: which stack goes in front?
    .ask-direction = { $card }: which way do both move?
    .ruling-1 = Only along their own line, never sideways. No Eter cards, and not into a hole.
    .ruling-2 = Afterwards all cards must touch and fit the field.
card-XXIV = Rock
    .text = Play a card from your hand onto any illusion, your own or your rival's, whatever the values. It stays face down beneath.
    .gist = buries an illusion
    .ask-cell = { $card }: which illusion do you bury?
    .ask-card = { $card }: with which card do you bury it?
    .ruling-1 = Any card but the Eter card.
    .ruling-2 = A covered illusion counts nothing. If it is uncovered, it is an illusion again.

## Explosions. R: the top card goes back to hand, X: the top card is out, O: a hole.

card-explosion-1 = Explosion 1
    .text = On 3×3 one card goes back to hand and two are out. On 4×4 two go back and two are out; that side is our own design.
    .gist = hits 3 or 4 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): · · X / · R · / X · ·
    .ruling-2 = 4×4, row by row: · · · X / · · R · / · R · · / X · · ·
    .ruling-3 = Only the top card of a stack is hit, and never an Eter card. What comes to light beneath stays. An illusion leaves unrevealed.
    .ruling-4 = Where all effects together would break contact, as few as possible drop out. If there is a choice, it is yours.
    .ruling-5 = While the field is not fixed, you also choose the square on which the card lies. It must hold all cards, holes and the Border.
    .ruling-6 = Only a played card sets it off, not one that is moved. A winning line comes first.
    .ruling-7 = It may be set off, and is spent, even if nothing changes.
card-explosion-2 = Explosion 2
    .text = On 3×3 two cards go back to hand and one is out. On 4×4 two go back and two are out; that side is our own design.
    .gist = hits 3 or 4 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): · R · / X · · / · · R
    .ruling-2 = 4×4, row by row: · R · · / X · · · / · · · X / · · R ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-3 = Explosion 3
    .text = On 3×3 one card goes back to hand and two are out. On 4×4 two go back and two are out; that side is our own design.
    .gist = hits 3 or 4 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): X R · / · · · / · X ·
    .ruling-2 = 4×4, row by row: X R · · / · · · · / · · R · / · X · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-4 = Explosion 4
    .text = On 3×3 one card goes back to hand and two are out. On 4×4 three go back and two are out; that side is our own design.
    .gist = hits 3 or 5 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): R · · / · X X / · · ·
    .ruling-2 = 4×4, row by row: R · · · / · X X · / · · R · / · · · R
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-5 = Explosion 5
    .text = On 3×3 one card goes back to hand and one is out. On 4×4 two go back and one is out. Both sides are our own design.
    .gist = hits 2 or 3 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): R · · / · · · / · · X
    .ruling-2 = 4×4, row by row: R · · · / · · · · / · · · X / · R · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-6 = Explosion 6
    .text = On 3×3 two cards go back to hand and two are out. On 4×4 four go back and two are out. Both sides are our own design.
    .gist = hits 4 or 6 cells
    .ruling-1 = 3×3, row by row (R back to hand, X out): X · R / · · · / R · X
    .ruling-2 = 4×4, row by row: · X · R / R · · · / · · · R / R · X ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-7 = Explosion 7
    .text = It makes a hole. On 3×3 one card goes back to hand and one is out; on 4×4 two go back and one is out. Both sides are our own design.
    .gist = hole + 2 or 3 more
    .ruling-1 = 3×3, row by row (R back to hand, X out, O hole): R · X / · O · / · · ·
    .ruling-2 = 4×4, row by row: R · · · / · O X · / · · · · / · · · R
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = The whole stack on the cell of the hole is out. An empty cell becomes a hole too, but no hole opens under an Eter card. A hole counts for the span of the field.
card-explosion-8 = Explosion 8
    .text = It makes a hole. On 3×3 one card goes back to hand and one is out; on 4×4 two go back and one is out. Both sides are our own design.
    .gist = hole + 2 or 3 more
    .ruling-1 = 3×3, row by row (R back to hand, X out, O hole): O · R / · · · / · X ·
    .ruling-2 = 4×4, row by row: · X · · / · · R · / O · · · / · · R ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = { card-explosion-7.ruling-8 }
card-explosion-9 = Explosion 9
    .text = It makes a hole. On 3×3 two cards go back to hand and one is out; on 4×4 two go back and two are out. Both sides are our own design.
    .gist = hole + 3 or 4 more
    .ruling-1 = 3×3, row by row (R back to hand, X out, O hole): · O · / R · X / · R ·
    .ruling-2 = 4×4, row by row: O · · R / · · X · / · X · · / R · · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = { card-explosion-7.ruling-8 }

## Questions

ask-turn = Your turn: what do you do?
    .hint = One action: a card on a free cell beside others or on a lower card, or whatever else this game has: an illusion, your mage, a power.
ask-explosion = Your card makes the second full line. Do you set off { $card }?
    .hint = Used or declined, the card is spent: there is no second chance in this game.
ask-rotate = { $card }: how do you turn it?
    .hint = Clockwise, with row 0 at the top.
ask-window = { $card }: on which cell does its corner lie?
    .hint = The field is not fixed yet. The card reaches from this corner towards higher rows and columns.
ask-spare = { $card }: on which cell does it have no effect?
    .hint = All its effects together would break contact, so one must be left out.
ask-arena = You have won. Which cell of the arena do you mark?
    .hint = Three marked cells in a line win the tournament. A rival's markers on the cell are taken off.
ask-mage = Which mage do you choose?
    .hint = It is yours for the whole match. Your rival's mage is of another element.
ask-cell = { $card }: which cell do you choose?
    .hint = You can choose only cells with which it can be carried out completely.
ask-goal = { $card }: which cell is the goal?
    .hint = You can choose only cells with which it can be carried out completely.
ask-top = { $card }: which card goes on top?
    .hint = The other one goes beneath it.
ask-edge = { $card }: which edge line do you choose?
    .hint = The outermost row or column of cards on that side.
ask-direction = { $card }: which way?
    .hint = North is the violet side, where row 0 lies. Directions are the same for both of you.
ask-line = { $card }: row or column?
    .hint = The row or column of the cell that you chose.
ask-value = { $card }: which value do you choose?
    .hint = Markers count.
ask-height = { $card }: which card of the stack do you choose?
    .hint = The rest of the stack drops together.
ask-card = { $card }: which card of your hand do you take?
    .hint = Cards that lie aside cannot be taken.
ask-play = { $card }: which card do you play, and where?
    .hint = It is part of the same turn.

## Answers

act-pass = Pass
    .hint = you can do nothing else
act-mage = Use your mage: { $card }
    .hint = once a game, instead of playing a card
act-power = Use a power: { $card }
    .hint = then it is gone for both of you
act-lay = { $card } on { $place }
    .way = Face up
    .hint = on the free cell { $place }
act-cover = { $card } over the card on { $place }
    .way = As a cover
    .hint = on the lower card on { $place }
act-attack = { $card } against the illusion on { $place }
    .way = As an attack
    .hint = the illusion is turned up; an equal or lower card of yours is out
act-hide = { $card } as an illusion on { $place }
    .way = As an illusion
    .hint = face down on { $place }, once a game
act-explode = Explode
    .hint = then you choose how the card lies
act-decline = Do not explode
    .hint = the card is spent anyway
act-rotate = { $number ->
    [0] As it is
   *[other] Turned by { $number }°
}
    .hint = { $number ->
        [0] as it is printed
       *[other] clockwise
    }
act-window = Corner on { $place }
    .hint = the corner with the lowest row and column
act-spare = Nothing happens on { $place }
    .hint = this effect is left out
act-arena = Mark { $place }
    .hint = a cell of the arena
act-choose = { $card }
    .hint = for the whole match
act-cell = Cell { $place }
    .hint = this cell
act-goal = To { $place }
    .hint = this cell
act-top = The card of { $place } on top
    .hint = the other one beneath
act-north = North, the violet side
    .hint = towards row 0
act-south = South, the jade side
    .hint = towards the last row
act-west = West
    .hint = towards column 0
act-east = East
    .hint = towards the last column
act-row = The row
    .hint = from west to east
act-column = The column
    .hint = from one player to the other
act-value = Value { $number }
    .hint = all visible cards of this value
act-height = { $card }, { $number ->
    [0] at the bottom
    [one] { $number } card beneath it
   *[other] { $number } cards beneath it
}
    .hint = it is pulled out
act-card = { $card }
    .hint = from your hand

## Events

event-next-game = Game { $number } begins.
event-begins = { $you ->
    [yes] You make the first move.
   *[no] { $seat } makes the first move.
}
event-got-mage = { $you ->
    [yes] Your mage for the whole match: { $card }.
   *[no] { $seat }'s mage for the whole match: { $card }.
}
event-power-shown = { $count ->
    [one] A power of this game: { $cards }.
   *[other] The powers of this game: { $cards }.
}
event-explosion-shown = The explosion card turned up: { $card }.
event-field-moved = The cells are renumbered: { $place } is now 0,0.
event-laid = { $from ->
    [out] { $you ->
        [yes] You bring back a lost card and play { $card } on { $toplace }.
       *[no] { $seat } brings back a lost card and plays { $card } on { $toplace }.
    }
    [field] { $you ->
        [yes] You pull { $card } out of the stack on { $fromplace } and play it on { $toplace }.
       *[no] { $seat } pulls { $card } out of the stack on { $fromplace } and plays it on { $toplace }.
    }
    [mage] { $you ->
        [yes] You lay { $card } on { $toplace } as an Eter card.
       *[no] { $seat } lays { $card } on { $toplace } as an Eter card.
    }
   *[hand] { $you ->
        [yes] You play { $card } on { $toplace }.
       *[no] { $seat } plays { $card } on { $toplace }.
    }
}
event-covered = { $from ->
    [out] { $you ->
        [yes] You bring back a lost card and cover { $toplace } with { $card }.
       *[no] { $seat } brings back a lost card and covers { $toplace } with { $card }.
    }
    [field] { $you ->
        [yes] You pull { $card } out of the stack on { $fromplace } and cover { $toplace } with it.
       *[no] { $seat } pulls { $card } out of the stack on { $fromplace } and covers { $toplace } with it.
    }
   *[hand] { $you ->
        [yes] You cover { $toplace } with { $card }.
       *[no] { $seat } covers { $toplace } with { $card }.
    }
}
event-hid = { $you ->
    [yes] You lay an illusion on { $toplace }
   *[no] { $seat } lays an illusion on { $toplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-attacked = { $you ->
    [yes] You attack the illusion on { $place }.
   *[no] { $seat } attacks the illusion on { $place }.
}
event-revealed = The illusion on { $toplace } is revealed: { $card }.
event-repelled = { $you ->
    [yes] Your attack fails, and { $card } is out.
   *[no] { $seat }'s attack fails, and { $card } is out.
}
event-exchanged = { $you ->
    [yes] You put another card in place of the illusion on { $toplace }, face down
   *[no] { $seat } puts another card in place of the illusion on { $toplace }, face down
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-returned = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] an unrevealed illusion
       *[other] { $count } unrevealed illusions
    }
} back from { $fromplace }, aside for now.
event-fell = { $you ->
    [yes] You lose
   *[no] { $seat } loses
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] an unrevealed illusion
       *[other] { $count } unrevealed illusions
    }
} from { $fromplace } for the rest of the game.
event-rejoined = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] an unrevealed card
       *[other] { $count } unrevealed cards
    }
} from aside into hand.
event-shifted = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $known ->
    [yes] { $cards }
   *[no] { $count ->
        [one] an illusion
       *[other] { $count } illusions
    }
} from { $fromplace } to { $toplace }.
event-hole = A hole opens on { $place }.
event-border = { $you ->
    [yes] You lay the Border on { $place }.
   *[no] { $seat } lays the Border on { $place }.
}
event-border-gone = The Border on { $place } is gone.
event-wall = { $you ->
    [yes] You lay the Blizzard on { $place }: it shuts its { $word } to your rival for one turn.
   *[no] { $seat } lays the Blizzard on { $place }: it shuts its { $word } for one turn.
}
event-wall-gone = The Blizzard on { $place } is over.
event-supported = { $you ->
    [yes] You support your card on { $place }: its value is now { $number }.
   *[no] { $seat } supports the card on { $place }: its value is now { $number }.
}
event-crumbled = { $you ->
    [yes] You weaken the card on { $place }: its value is now { $number }.
   *[no] { $seat } weakens the card on { $place }: its value is now { $number }.
}
event-mage-used = { $you ->
    [yes] You use your mage: { $card }.
   *[no] { $seat } uses the mage: { $card }.
}
event-power-used = { $you ->
    [yes] You use the power: { $card }.
   *[no] { $seat } uses the power: { $card }.
}
event-exploded = { $you ->
    [yes] You set off { $card }
   *[no] { $seat } sets off { $card }
}, { $number ->
    [0] unturned
   *[other] turned by { $number }°
}, its corner on { $place }.
event-spared = Nothing happens on { $place }: it would break contact.
event-declined = { $you ->
    [yes] You do not let it explode. The explosion card is spent.
   *[no] { $seat } does not let it explode. The explosion card is spent.
}
event-passed = { $you ->
    [yes] You can do nothing and pass.
   *[no] { $seat } can do nothing and passes.
}
event-last-turn = { $you ->
    [yes] You have the last turn. Then points are counted.
   *[no] { $seat } has the last turn. Then points are counted.
}
event-game-won = { $you ->
    [yes] You win this game: { $word }.
   *[no] { $seat } wins this game: { $word }.
}
event-game-drawn = Equal points: this game is a tie.
event-marked = { $you ->
    [yes] You mark { $place } on the arena
   *[no] { $seat } marks { $place } on the arena
}{ $number ->
    [1] .
   *[other] : { $number } markers lie there now.
}
event-captured = { $you ->
    [yes] You capture { $place } on the arena: your rival's markers come off, yours lies there.
   *[no] { $seat } captures { $place } on the arena: the other markers there come off.
}

## The end. $winners are the names of the winners, $count how many they are.

outcome-line = A line of one colour: { $winners } wins.
    .won = Your line is complete, and you win!
    .lost = You lose. { $winners } has completed a line.
    .draw = No line decides: a tie.
outcome-points = More points: { $winners } wins.
    .won = Your cards are worth more, and you win!
    .lost = You lose. The cards of { $winners } are worth more.
    .draw = Your cards are worth as much as your rival's: a tie.
# Of a match, and of a tournament that no line on the arena has decided.
outcome-wins = The last game is played, and { $winners } wins.
    .won = The last game is played, and you win!
    .lost = The last game is played, and you lose. { $winners } wins.
    .draw = After twenty games nothing is decided: a tie.
outcome-arena = Three in a line on the arena: { $winners } wins the tournament.
    .won = Three in a line on the arena: you win the tournament!
    .lost = You lose. { $winners } has three in a line on the arena and wins the tournament.
    .draw = No line on the arena decides: a tie.

## How to play

howto-1 = Lay a line of your own cards, in a row, a column or diagonally: three in training, four otherwise. It wins the game at once. If nobody manages it, the visible cards are counted in the end. A match goes to two wins.
    .title = The goal
howto-2 = You play one card a turn, on an empty cell or on a lower card. In training each of you has seven: two 1s, two 2s, two 3s and a 4. You never draw cards, and you pass only if you can do nothing.
    .title = Your turn
howto-3 = There is no board. The first card lies anywhere; every other one must touch a card by a side or a corner. All cards together must fit into 3×3 cells. Once they are three rows high or three columns wide, the field is fixed that way: choose which way it grows.
    .title = The floating field
howto-4 = A card may be played on any card of lower value, also on your own. Equal is not enough. The covered card stays beneath and counts nothing. So a line of low cards rarely lasts.
    .title = Covering
howto-5 = When all cells are filled, or somebody has no cards left, the other player has one last turn. Then the values of your visible cards are added up against your rival's. The higher sum wins, an equal one is a tie.
    .title = The end without a line
howto-6 = With illusions you may lay one card face down once a game. Your rival can attack it by playing a card on it. It is turned up: a higher card covers it, an equal or lower one is lost. Left alone, an illusion counts 1, but it fills a line like any other card.
    .title = Illusions
howto-7 = With explosions a card lies open beside the field. Whoever plays the card that makes the second full row or column may turn the explosion card as they like and lay it over the field: some top cards go back to their hands, others are out, and three of the nine explosion cards make a hole. There is one chance a game. Explosions never tear the cards apart. The box's own patterns are known to us only for four cards on 3×3; the others are our own design.
    .title = Explosions
howto-8 = A card that goes back to a hand first lies aside. Its owner plays one turn without it. A card that is out stays out to the end of the game.
    .title = Back and out
howto-9 = All modes but training are played on 4×4 cells with ten cards: one more 2, one more 3 and the Eter card. The Eter card goes only on an empty cell, and nothing ever covers, moves or removes it.
    .title = The larger field
howto-10 = In a Mage Duel each of you has a mage for the whole match. Once a game, instead of playing a card, you may use it, while you have cards in hand. Afterwards all cards must still touch, and no mage works on an Eter card.
    .title = Mages
howto-11 = In an Elemental Battle two powers lie open in each game. Once a game you may use one instead of playing a card; then it is gone for your rival too. What it says must be done completely. With mages and powers together you have one use a game, the mage or a power.
    .title = Powers
howto-12 = A tournament has five games. The winner of a game puts a marker on the arena, a picture of the field: on the cell of the winning card or, after a win by points, on any cell. A rival's markers there come off. Three neighbouring cells in a line win the tournament, otherwise more markers do.
    .title = Tournament

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = On a field of 3×3 you take turns laying cards with values from 1 to 4. Three of your own cards in a line, in a row, a column or a diagonal, win at once. A higher card may cover a lower one, so no line is safe.
lesson-field = There is no board: the field grows out of the cards. Every new card must touch another one, by a side or a corner, and all of them must fit a square of 3×3.
lesson-lay = In a turn you play one card. Choose it in your hand, then point at one of the lit places.
    .why = Above your rival's card it begins a column of your own.
lesson-covered = Your rival has covered your 1. A covered card stays below, but it means nothing as long as something lies on top.
lesson-cover = You too may cover a card of a lower value, your own or your rival's. An equal one is not enough.
    .why = A 4 on your rival's 2: two cards in the column, and nothing covers a 4.
lesson-full = Your rival has blocked the column. But there is the explosion: whoever plays the card that fills a second row or column may set it off.
lesson-illusion = Once a game you may lay a card face down, as an illusion. Your rival cannot know how high it is without attacking it.
    .why = This place fills the second line, so it sets off the explosion.
lesson-explosion = The explosion removes cards by its pattern: some go back to hand, others are out of the game. There is one such chance a game.
    .why = The card that blocks your column can be thrown out.
lesson-rotate = You may turn the pattern. The field shows you what each turn would do.
    .why = Turned like this, it removes your rival's card from your column.
lesson-line = Your column is open again: two of your cards and a free place.
    .why = The third card in the line wins at once.
lesson-end = You can lay, cover, deceive with an illusion and set off the explosion. A larger field, mages and elemental powers come next.

## Why an answer is advised: $best is what it usually leads to, $next what the next best one does

hint-threats = More cells then complete a line of yours: { $best } instead of { $next }.
hint-rival-threats = The rival then has fewer cells that complete a line: { $best } instead of { $next }.
hint-tops = More of your cards then lie on top: { $best } instead of { $next }.
hint-points = You then have more points on the field: { $best } instead of { $next }.
hint-rival-points = The rival then has fewer points on the field: { $best } instead of { $next }.
