game-realms = Fantasy Realms
    .blurb = Seven cards, hundreds of ties. Your hand is scored before your eyes.

## The score of a hand, at the table and in the helper

realms-points-spoken = points: { $points }
realms-without-spoken = total without this card: { $total }
realms-given-spoken = total after giving this card: { $total }
realms-strength-alone = Only its strength
realms-stamp = Blanked
realms-stamp-by = by: { $cards }
realms-stamp-without = missing: { $suits }
realms-stamp-itself = by itself
realms-suit-wild = Wild
realms-eighth = eighth card
realms-suits = Suits

## The reason in a few words, under a card of the hand

realms-brief-copies = copies: { $wanted }
realms-brief-takes-name = poses as: { $wanted }
realms-brief-plain-suit = as: { $wanted }
realms-brief-suit-changed = suit: { $wanted }
realms-brief-cleared = no penalty: { $cards }
realms-brief-army-cleared = lighter penalty: { $cards }
realms-brief-clears = clears: { $cards }
realms-brief-clears-army = lightens: { $cards }
realms-brief-clears-in-vain = clears nothing
realms-brief-blanked-by = by: { $cards }
realms-brief-blanked-in-circle = one another: { $cards }
realms-brief-blanked-by-itself = by itself
realms-brief-blanked-without = missing: { $wanted }
realms-brief-blanked-beside = by: { $cards }
realms-brief-blanks = blanks: { $cards }
realms-brief-with = { $cards }
realms-brief-missing = missing: { $wanted }
realms-brief-each = { $cards }
realms-brief-none = missing: { $wanted }
realms-brief-without = missing: { $wanted }
realms-brief-spoiled = spoiled by: { $cards }
realms-brief-strengths = { $cards }
realms-brief-one-strength = { $cards }
realms-brief-run = run of { $count }
realms-brief-no-run = no run
realms-brief-set = { $wanted }: { $count }
realms-brief-no-set = no three of a suit
realms-brief-all-differ = all suits differ
realms-brief-same-suit = same suit: { $cards }

## The helper: hands of a real table

helper-realms = Score a hand
    .hint = Fantasy Realms: tap seven cards
realms-players = Hands side by side
realms-player = Hand { $number }
realms-player-name = Whose hand this is
realms-player-add = Add a hand
realms-player-leave = Remove this hand
realms-winner = wins
realms-verdict-points = The winner: { $names }, { $total } points.
realms-verdict-strengths = Equal points: { $total }. The lower sum of printed strengths ({ $strength }) decides: { $names }.
realms-verdict-shared = A tie: { $names }. Points ({ $total }) and sums of printed strengths ({ $strength }) are equal.
realms-total = Total
realms-total-spoken = { $name }, total: { $total }
realms-rank = More than { $deals }% of random deals and { $bots }% of our bots’ hands
realms-cards-of = { $count } / { $most }
realms-hand = Cards of the hand
realms-sheet = Where the total comes from
realms-begin = Tap the cards of your hand
    .about = We count the total, explain every point and find the best use of the cards with a choice.
realms-clear = Clear
realms-place = A tapped card goes
realms-place-hand = to the hand · { $count } / { $most }
realms-place-discard = to the discards · { $count }
realms-pick-open = Change the cards
realms-pick-close = Done
realms-pick-title = Choice of cards
realms-pick-chosen = chosen
realms-pick-held = This card is held by: { $name }
realms-pick-discarded = It lies among the discards
realms-pick-full = The hand is full
realms-search = Find a card
    .hint = Name in English or Polish
realms-search-wipe = Clear the search
realms-search-found = { $count ->
    [0] Nothing fits
    [one] { $count } card fits
   *[other] { $count } cards fit
}
realms-search-unknown = There is no such card: { $names }
realms-remove = Remove from here
realms-discard = Discards
    .about = Discards count for the Necromancer and for finding the best swap.
realms-discard-remove = Remove from the discards: { $card }
realms-specials = Cards with a choice
realms-choices-best = The best choice
realms-choices-worse = { $points ->
    [one] { $points } point less than the best choice
   *[other] { $points } points less than the best choice
}
realms-choices-reset = Back to the best
realms-choice-none = not used
realms-choice-suits = Bare suit
realms-choice-necromancer = eighth card
realms-choice-doppelganger = copies
realms-choice-mirage = poses as
realms-choice-shapeshifter = poses as
realms-choice-book_of_changes = changes a suit
realms-choice-island = clears a penalty
realms-appeared = Only names of cards that appeared in the game
    .about = Mirage and Shapeshifter then pose only as cards of this page: of the hands and the discards.
realms-swap = What if
realms-swap-both = Take: { $take }, discard: { $drop }
realms-swap-take = Take: { $take }
realms-swap-do = Swap
realms-swap-none = None of the discards would improve this hand.
realms-swap-empty = Add the discards, and we will find the best swap.

## At the table

realms-fact-area = { $count }/{ $most }
realms-area = Discards · any may be taken
realms-area-empty = Nobody has discarded anything yet
realms-tally = The end comes with { $ends } discards
realms-stalling = { $turns ->
    [one] Without a draw the game ends in { $turns } turn.
   *[other] Without a draw the game ends in { $turns } turns.
}
realms-slot-next = here: { $card }
realms-slot-end = end of the game
realms-change-spoken = change of the total: { $change }
realms-my-hand = hand
realms-my-total = Total of your hand: { $total }. Where it comes from
    .after = Total of your hand: { $total }, by this choice: { $after }. Where it comes from
realms-my-suits = Suits in your hand
realms-suit-blanked = blanked
realms-not-counted = not among the best seven
realms-new-card = new
realms-goes = best discarded
realms-known-hint = Open cards were taken openly, so everybody knows them.
realms-known = known cards: { $count }, face down: { $hidden }
realms-last-took = from the discards: { $card }
realms-last-drew = from the deck
realms-hint-discard = Without this card your hand is worth: { $after }.
realms-ask-discard = The number at a card is your total without it; the best one has a laurel.
realms-hint-take = Your hand { $before } → { $after }, once the least useful card is discarded.
realms-hint-add = Your hand { $before } → { $after }.

realms-content = wants no more trades
realms-market = Trading
realms-market-willing = { $willing ->
    [one] { $willing } of { $all } still trades
   *[other] { $willing } of { $all } still trade
}
realms-trade-busy = trades with: { $names }
realms-trade-yours = waits for your answer
realms-trade-theirs = thinks about it
realms-trade-get = you get
realms-trade-give = you give
realms-trade-accept = Accept
realms-trade-refuse = Refuse
realms-trade-withdraw = Withdraw
realms-trade-waiting = Your offer waits for an answer
realms-trade-content = You want no more trades
realms-trade-more = You may still offer cards, to others too.
realms-haggle-both = { $name } gives: { $theirs }. You give: { $ours }
    .hint = Accept, refuse, or offer another card for it.
realms-haggle-hint = Offer a card of yours for it, or refuse. The number at a card is your total after giving it.
realms-offer-whom = { $card }: whom do you offer it?
    .hint = Only that person will see it.
realms-clock = Time until the trading ends: { $time }

realms-final-hands = All hands
realms-final-hands-settling = Hands open · the last choices
realms-proposal = The best use
realms-proposal-none = It is best to use none of them
realms-settled = choices made
realms-settling = chooses
realms-hand-of = Hand: { $name }
realms-total-of = { $name }: { $total }
realms-told = { $name } · { $card }: { $points }. { $why }
realms-counted = { $plain ->
    [yes] Points: { $points }.
   *[other] Points: { $sum } = { $points }.
}
realms-counting = The hands are counted, card by card.
realms-story-rounds = { $rounds ->
    [one] The game took { $rounds } round.
   *[other] The game took { $rounds } rounds.
}
realms-story-trades = { $count ->
    [0] Nobody traded a single card.
    [one] There was { $count } trade.
   *[other] There were { $count } trades.
}
realms-story-swing = The largest change: { $round ->
    [0] { $name }
   *[other] round { $round }, { $name }
}, points { $before } → { $after } ({ $card }).
realms-story-hand = { $name }, { $total } (sum of strengths { $strength }): { $cards }.
