game-eter = ETER
    .blurb = Four in a row on a board that grows. Illusions and explosions.

# Of the match, in the bar, the rail and between two games
eter-fact-match = match { $mine } : { $theirs }
eter-fact-tournament = game { $game } of { $games }
eter-fact-round = round { $round }
eter-match = Match
eter-goal-game = One game decides.
eter-goal-match = { $wins ->
    [one] One win decides.
   *[other] The first to { $wins } wins takes it.
}
eter-goal-tournament = { $games } games; three markers in a line win at once.
eter-line-title = Goal
eter-line-goal = { $size } of your cards in a line, or more points in the end.
eter-table = This table
eter-game = Game { $game }
eter-game-runs = round { $round }
eter-game-won = you
eter-game-taken = { $name }
eter-game-line = a line
eter-game-points = { $mine } : { $theirs }
eter-game-drawn = tie, { $mine } : { $theirs }
eter-over-line = A line of one colour decides.
eter-over-points = Points decide: { $mine } to { $theirs }.
eter-over-tournament = { $game } of { $games } games played, wins { $mine } : { $theirs }
eter-last-picture = The field at the end of the game

# Cards and what is said of them
eter-type-combat = Combat card
eter-type-mage = Mage, side { $value }
eter-type-power = Power { $value }
eter-type-explosion = Explosion
eter-illusion-short = illusion
eter-stack-order = from the bottom to the top

# The field, cell by cell
eter-field = Field, { $size } by { $size } cells
eter-say-cell = Row { $row }, column { $column }
eter-say-open = free, a card may go here
eter-say-empty = empty
eter-say-yours = yours
eter-say-illusion = a face-down illusion
eter-say-own-illusion = an illusion, { $card }
eter-say-marker = value { $strength } with its marker
eter-say-stack = { $count ->
    [one] stack of { $count } card
   *[other] stack of { $count } cards
}, beneath: { $beneath }
eter-say-shut = shut by the Blizzard
eter-say-last = last play
eter-say-won = part of the winning line
eter-say-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
eter-say-marks = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
} of { $name }
eter-say-unmarked = no marker
eter-not-hole = A hole: nothing can lie here.
eter-not-eter = An Eter card is never covered.
eter-not-lower = A card covers only lower cards.
eter-not-own-illusion = Nothing is played on your own illusion.
eter-not-contact = Every card must touch another one.
eter-pick-first = First pick up a card.
eter-hint-turn = A card goes on a free cell or on a lower card.
eter-hint-turn-uses = A card goes on a free cell or on a lower card. Or use your mage or a power.

# Seats
eter-points = Points
eter-points-both = Points { $score }
eter-is-deciding = is deciding
eter-is-using = uses { $card }
eter-has-last-turn = has the last turn
eter-hidden = Cards that cannot be told apart
eter-hidden-away = { $count ->
    [0] all of these in hand
    [one] { $count } of these lies face down
   *[other] { $count } of these lie face down
}
eter-hand-empty = no cards in hand
eter-aside-now = back after this turn
eter-aside-next-yours = back after your next turn
eter-aside-next-theirs = back after their next turn
eter-out = out
eter-mage-of = mage of { $name }

# Mages, powers, explosions
eter-abilities = Mage and powers
eter-mage-yours = your mage
eter-mage-used = used in this game
eter-used-by = used by { $name }
eter-used-by-you = used by you
eter-why-used = You have already used a mage or power in this game.
eter-why-used-by-rival = Your rival has used it.
eter-why-no-card = You need a card in hand.
eter-why-no-use = It would have no effect now.
eter-explosion-lines = full lines: { $count } of 2
eter-explosion-spent = spent
eter-explosion-open = { $card }, { $state }
eter-house = This pattern is our own design.
eter-effect-back = back to hand
eter-effect-out = out
eter-effect-hole = hole
eter-turn = Turn (T)
eter-preview = Before and after
eter-before = Now
eter-after = Then
eter-preview-later = Choose a cell, and you see here what becomes of the field.
eter-offer-mages = Mages to choose from
eter-offer-lost = Your lost cards
eter-offer-stack = From the stack

# What the gold button says; $card and $place as in the engine's words
eter-do-use = Use: { $card }
eter-do-lay = { $card } on { $place }
eter-do-cover = { $card } over { $place }
eter-do-attack = Attack { $place }: { $card }
eter-do-hide = Hide on { $place }: { $card }
eter-do-choose = Choose: { $card }
eter-do-card = Take: { $card }
eter-do-height = Pull out: { $card }

# The story
eter-story-line = Game { $game }: { $you ->
    [yes] you win
   *[no] { $name } wins
} by a line in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
eter-story-points = Game { $game }: { $you ->
    [yes] you win
   *[no] { $name } wins
} by { $more } to { $fewer } points in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
eter-story-draw = Game { $game }: a tie, { $more } to { $fewer } points.
eter-story-swing = The largest change: game { $game }, round { $round }, points { $was } → { $is } ({ $card }).
eter-story-covered = { $count ->
    [one] A card was covered once.
   *[other] Cards were covered { $count } times.
}
eter-story-exploded = { $count ->
    [one] The field exploded once.
   *[other] The field exploded { $count } times.
}
