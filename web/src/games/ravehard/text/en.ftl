game-ravehard = Ravehard
    .blurb = Hungover mages, a dead Archmage and a traitor at the table.

## At the table. These words belong to the browser; Ravehard's other words are in the engine's files.

ravehard-mode = { $mode ->
    [duel] duel
   *[story] cooperation with a traitor
}
ravehard-own-cards = Pentakl's own cards

## Life

ravehard-life = life: { $life } of { $full }{ $level ->
    [obverse] , obverse
    [wounded] , wounded
    [reverse] , reverse
    [dead] , dead
    [darkchmage] , Darkchmage
   *[boss] {""}
}
ravehard-life-of = of { $full }
ravehard-life-after = { $before } → { $after }
ravehard-level = { $level ->
    [obverse] obverse
    [wounded] wounded
    [reverse] reverse
    [dead] dead
   *[darkchmage] Darkchmage
}
ravehard-duel-level = { $level ->
    [obverse] whole
    [wounded] wounded
    [reverse] floored
   *[dead] dead
}
ravehard-levels = Levels of life
ravehard-no-character = no character yet
ravehard-attack = Attack
ravehard-attack-of = Attack { $attack }
ravehard-beaten = Being Beaten
ravehard-darkchmage = Darkchmage
ravehard-darkchmage-is = Darkchmage: { $name }
ravehard-last-fight = The last fight
ravehard-pockets = Tools in the pockets
ravehard-count-shields = Shields: { $count }
ravehard-count-hand = cards in hand: { $count }
ravehard-choose-seat = may be chosen
ravehard-choose-boss = { $name }, life: { $life } of { $full }, may be chosen

## The Boss and the middle of the table

ravehard-boss = Boss
ravehard-fury-from = Fury from turn { $turn }
ravehard-furious = Fury: attacks by itself, ever harder
ravehard-blow = { $victim ->
    [you] You would lose { $amount }
    [boss] The Boss would lose { $amount }
   *[other] { $name } would lose { $amount }
}. Source: { $from ->
    [you] you
    [boss] the Boss
   *[other] { $striker }
}. Answers are sealed.
ravehard-asking = { $card }: { $gist }.
ravehard-asking-sealed = { $card }: { $gist }. Answers are sealed.
ravehard-middle = Cards being carried out
ravehard-calm = A quiet moment. Too quiet.
ravehard-chamber = Who killed the Archmage?
ravehard-chamber-hint = Everybody, the dead too, accuses somebody else. All votes are shown at once, and the player with the most votes empties their pockets.
ravehard-chamber-weapon = The murder weapon
ravehard-offer-character = Who do you want to be?
ravehard-offer-recover = Cards in the Trash

## The story

ravehard-story = Story: { $now }. Cards left to reveal: { $left }.
ravehard-story-begins = the night begins
ravehard-now-boss = Boss · turn { $turn }
ravehard-now-dark = Darkchmage · round { $round }
ravehard-chapter = { $chapter ->
    [evidence] Evidence
    [boss] Boss
    [event] Event
   *[chamber] Chamber
}
ravehard-chapter-over = over

## Crime Tools

ravehard-tools = Crime Tools
ravehard-tools-short = Tools
ravehard-tools-open = Crime Tools: show all
ravehard-tools-open-leading = Crime Tools, { $card } leads: show all
ravehard-evidence-so-far = { $count ->
    [0] No Evidence yet.
    [1] After one piece of Evidence. The third decides.
    [2] After two pieces of Evidence. The third decides.
   *[other] After three pieces of Evidence. The murder weapon is known.
}
ravehard-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ravehard-leading = leads
ravehard-weapon = the murder weapon
ravehard-in-pocket = in your pocket
ravehard-my-tools = Your Crime Tools
ravehard-is-with = with: { $name }
ravehard-was-with = was with: { $name }, { $evidence ->
    [0] before the Evidence
   *[other] after Evidence { $evidence }
}
ravehard-lies-open = open, with: { $name }

## My side

ravehard-my-place = Your character
ravehard-my-shields = Your Shields
ravehard-only-you = only you see them
ravehard-shields-of = Shields: { $name }
ravehard-shield-place = place { $place }
ravehard-back-of = back: { $deck }
ravehard-locked = locked
ravehard-attached = on it lies: { $cards }
ravehard-flashbacks = Flashback: { $count }
ravehard-actions = Actions of this turn
ravehard-action = { $action ->
    [offensive] Offensive
    [strategic] Strategic
   *[scheme] Scheming
}
ravehard-action-state = { $state ->
    [now] now
    [free] free
    [used] used
    [skipped] skipped
   *[waits] in your turn
}
ravehard-action-more = { $count } left
ravehard-costs = { $cost ->
    [offensive] offensive action
    [strategic] strategic action
    [scheme] scheming
   *[coin] the coin pays
}
ravehard-synergy = Synergy
ravehard-pick-seat = Choose: { $name }
ravehard-pick-boss = Choose: the Boss
ravehard-pick-shield = Choose this Shield

## The duel

ravehard-duel = Duel
ravehard-lane = Lane { $lane }
ravehard-lane-shields = Shields: { $name }, lane { $lane }
ravehard-coin = OSOM
ravehard-coin-of = Coin: { $name }
ravehard-coin-state = { $mine ->
    [yes] yours
   *[no] not now
}
ravehard-deck = Deck
ravehard-trash-count = Trash: { $count }
ravehard-exchange = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
ravehard-exchange-none = Keep the whole hand

## At any time

ravehard-any-time = At any time
ravehard-notes = Notebook
ravehard-notes-hint = What you know about the tools, and since when. Suspicions and notes stay in this browser only.
ravehard-nothing-seen = You have seen nothing here.
ravehard-suspect = What you think of: { $name }
ravehard-suspicion = { $suspicion ->
    [none] no idea
    [clean] clean
    [odd] odd
   *[guilty] guilty!
}
ravehard-accused-by = accused by: { $names }
ravehard-sighting-now = { $how ->
    [pocket] is in your pocket.
   *[shown] lies open.
}
ravehard-sighting = { $deed ->
    [peeked] seen by peeking
    [schemed] went there by scheming
    [swapped] went there by a swap
   *[passed] was passed on
}, { $evidence ->
    [0] before the first Evidence.
   *[other] after Evidence { $evidence }.
}
ravehard-sighting-moves = { $moves ->
    [one] Since then this pocket has changed once.
   *[other] Since then this pocket has changed { $moves } times.
}
ravehard-pad = Notes
ravehard-pad-placeholder = Who lies, who winks, who gave away the kazoo without regret…
ravehard-ledger = What everybody saw
ravehard-ledger-empty = Nothing suspicious yet.
ravehard-ledger-line = { $deed ->
    [schemed] Scheming: { $name } and { $other }
    [peeked] A peek: { $name } into the pocket of { $other }
    [swapped] Tools swapped: { $name } and { $other }
    [passed] Tool passed on: { $name } → { $other }
    [nominated] Nominated for a blow: { $name } → { $other }
    [volunteered] Volunteered for a blow: { $name }
   *[flirted] Flirt: { $name } → { $other }
}, { $evidence ->
    [0] before the first Evidence
   *[other] after Evidence { $evidence }
}.
ravehard-flirt = Flirt
ravehard-flirt-hint = Choose a card, a message and who gets it. Others only see who flirts with whom.
ravehard-flirt-not-now = You may flirt once in each turn, and only during a player's turn.
ravehard-flirt-message = Message
ravehard-flirt-to = To whom
ravehard-flirt-send = Send
ravehard-flirt-choose = Choose a card, a message and a receiver
ravehard-flirt-got = Messages you received
ravehard-evidence = Evidence
ravehard-evidence-order = The last Evidence comes first.
ravehard-trash = Trash
ravehard-trash-of = Trash: { $name }
ravehard-enemy-discard = Discarded Enemy cards
ravehard-removed = Out of the game

## On cards

ravehard-deck-majestic = Majestic School
ravehard-deck-classical = Classical School
ravehard-deck-contemporary = Contemporary School
ravehard-deck-general = General School
ravehard-deck-black_magic = Black Magic
ravehard-deck-characters = Character
ravehard-deck-crime_tools = Crime Tool
ravehard-deck-evidence = Evidence
ravehard-deck-bosses = Boss
ravehard-deck-enemies = Enemy
ravehard-deck-events = Event
ravehard-deck-archmages_chamber = Chamber
ravehard-deck-flirt = Flirt
ravehard-deck-components = Component
ravehard-timing = { $timing ->
    [offensive] offensive
    [strategic] strategic
    [shield] Shield
    [attachment] attachment
    [boss_turn] cast by the Boss
   *[event] at once
}

## The transformation

ravehard-rising-murderer = The murderer is
ravehard-rising-you = You
ravehard-rising-weapon = Weapon: { $card }
ravehard-rising-becomes = and becomes the Darkchmage. Life: { $life }

## The story after the game

ravehard-story-why = { $reason ->
    [caught] The vote was right: the accused held the murder weapon.
    [darkchmage-beaten] The vote was wrong, but the team defeated the Darkchmage.
    [darkchmage] The vote was wrong, and the Darkchmage outlived everybody.
    [all-dead] Nobody reached the Chamber alive.
    [cowards] Nobody wanted to take the hit, and three attempts named nobody.
    [defeated] The last level of life is gone.
   *[turn-limit] The night was over, so life was counted.
}
ravehard-story-everybody-lost = Nobody won, so everybody has lost. That is not a tie.
ravehard-story-weapon = Murder weapon: { $card } ({ $points }).
ravehard-story-weapon-held = Murder weapon: { $card } ({ $points }), in the pocket of: { $name }.
ravehard-story-leading = There was no third Evidence. In the lead: { $card } ({ $points }).
ravehard-story-holder = { $name } ({ $evidence ->
    [0] before the Evidence
   *[other] after Evidence { $evidence }
})
ravehard-story-tool = { $card }, in the pocket of: { $names }.
ravehard-story-vote = { $name } → { $other }
ravehard-story-votes = Who accused whom: { $votes }.
ravehard-story-duel = Turns: { $turns }.
ravehard-story-night = Player turns: { $turns }. Bosses beaten: { $bosses }.
ravehard-story-blow = The hardest blow: { $whose ->
    [boss] the Boss
   *[player] { $name }
}, −{ $amount } life (turn { $turn }).
ravehard-story-deaths = Died on the way: { $names }.
ravehard-story-duellist = { $name }: { $level ->
    [obverse] obverse
    [wounded] wounded
    [reverse] reverse
   *[dead] out of life
}{ $life ->
    [0] .
   *[other] , life: { $life }.
}
