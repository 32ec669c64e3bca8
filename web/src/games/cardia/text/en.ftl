game-cardia = Cardia
    .blurb = Win by knowing how to lose: only the beaten card uses its ability.

## At the table. These words belong to the browser; Cardia's other words are in the engine's files.

cardia-fact-match = match { $mine } : { $theirs }
cardia-fact-round = round { $round }
cardia-fact-deck = deck { $deck }
cardia-ongoing = ongoing
cardia-instant = instant

cardia-locations = { $count ->
    [one] Location
   *[other] Locations
}
cardia-no-location = No location: the plain duel.
cardia-location-open = Location:
cardia-signs = Signs
cardia-difficulty = Difficulty
cardia-skulls = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
cardia-match = Match
cardia-match-goal = { $wins ->
    [one] One game decides
   *[other] To { $wins } wins
}
cardia-game = Game { $game }
cardia-game-won = won, { $mine } to { $theirs }
cardia-game-lost = lost, { $mine } to { $theirs }
cardia-game-taken = { $name }, { $mine } to { $theirs }
cardia-game-drawn = tie
cardia-game-runs = round { $round }

cardia-sign-plus = Modifier: influence +{ $value }
    .short = influence up
cardia-sign-minus = Modifier: influence −{ $value }
    .short = influence down
cardia-sign-signet = { $value ->
    [one] Signet: this card is winning its encounter
   *[other] { $value } signets: this card is winning its encounter
}
    .short = signet of the winner
cardia-sign-ongoing = Ongoing token: { $text }
    .short = ongoing ability
cardia-waits-modifier = The next card gets { $sign }{ $number } influence as soon as it is revealed
cardia-waits-choice = { $number ->
    [one] The next card gets +2 or −2 after it is revealed
   *[other] The next card gets +2 or −2 after it is revealed, { $number } times
}
cardia-waits-late = The next card gets +{ $number } influence after the abilities of its encounter
cardia-waits-demand = Demanded of the next card: { $faction }. Otherwise two cards from hand are discarded
cardia-waits-openly = The next card is placed face up before the rival chooses

cardia-row = The row of encounters
cardia-encounter = Encounter { $number }
cardia-current = current
cardia-next = next
cardia-fog = in the fog
cardia-result = { $whose ->
    [mine] won by you
    [rival] won by { $name }
    [both] won by both
    [tie] a tie
   *[none] not compared yet
}
cardia-result-short = { $whose ->
    [mine] you
    [rival] { $name }
    [both] both
    [tie] tie
   *[none] …
}
cardia-encounter-spoken = Encounter { $number }: { $theirs } against { $mine }, { $result }
cardia-card-of = { $whose ->
    [mine] your card
   *[rival] card of { $name }
}
cardia-card-spoken = influence { $influence }{ $modifier ->
    [0] {""}
   *[other] {" "}with modifier { $modifier }
}{ $ongoing ->
    [yes] , ongoing token
   *[no] {""}
}{ $signets ->
    [0] {""}
    [one] , 1 signet
   *[other] , { $signets } signets
}
cardia-unfold = Show all encounters at full size
cardia-fold = Make the old encounters small

cardia-signets-spoken = { $count ->
    [one] { $count } signet of { $needed }
   *[other] { $count } signets of { $needed }
}
cardia-after-choice = after the choice: { $mine } to { $theirs }
cardia-after-loss = past encounters, if it loses: { $mine } to { $theirs }
cardia-chosen = chosen
cardia-has-chosen = has chosen a card
cardia-is-choosing = is choosing a card
cardia-is-deciding = is deciding
cardia-deck-count = { $count } in the deck
cardia-discard-count = { $count ->
    [one] { $count } discarded
   *[other] { $count } discarded
}
cardia-browse-discard = Browse the discards ({ $name }):
cardia-discards = Discards: { $name }
cardia-discards-order = The newest first.
cardia-known-hand = Hand: { $name }
cardia-known-order = The cards that you know to be in this hand.
cardia-known = { $count } known

cardia-arrives = Arrives with influence { $influence } instead of { $printed }.
cardia-if-loses = If it loses:
cardia-if-loses-ongoing = If it loses, it gets its token.
cardia-would-turn = { $whose ->
    [mine] { $count ->
        [one] Encounter { $encounters } would be yours.
       *[other] Encounters { $encounters } would be yours.
    }
    [rival] { $count ->
        [one] Encounter { $encounters } would go to your rival.
       *[other] Encounters { $encounters } would go to your rival.
    }
    [both] { $count ->
        [one] Encounter { $encounters } would be won by both.
       *[other] Encounters { $encounters } would be won by both.
    }
   *[tie] { $count ->
        [one] Encounter { $encounters } would be a tie.
       *[other] Encounters { $encounters } would be ties.
    }
}
cardia-would-turn-short = { $whose ->
    [mine] → you
    [rival] → { $name }
    [both] → both
   *[tie] → tie
}
cardia-would-go = Encounter { $encounter } would leave the row.
cardia-would-go-short = → gone
cardia-would-fight = { $whose ->
    [mine] It wins the encounter.
   *[rival] It loses the encounter:
}
cardia-would-tie = { $whose ->
    [mine] A tie, and you win it; no ability is used.
    [rival] A tie, and your rival wins it; no ability is used.
    [both] A tie, and both win it; no ability is used.
   *[tie] A tie; no ability is used.
}
cardia-would-end = { $whose ->
    [mine] That wins you the game.
    [rival] That loses you the game.
   *[tie] The game would be a tie.
}
cardia-would-change-nothing = No encounter would change hands.
cardia-warns-haunted_catacombs = Haunted Catacombs: the same faction as your previous card, you lose the game!
cardia-warns-auction_house = Auction House: weaker than your previous card, the top card of your deck is discarded.
cardia-warns-demand = Blackmailer: another faction, you discard two cards.
cardia-tag-catacombs = loses!
cardia-would-score = Signets then: { $mine } to { $theirs }.
cardia-would-score-past = Signets of past encounters then: { $mine } to { $theirs }.
cardia-would-be = Encounter { $encounter }: influence { $before } → { $after }, opposite { $other }.

# Both cards of the current encounter lie open.
cardia-meet = { $name }: { $card } { $theirs } against your { $own } { $mine }{ $ends ->
    [mine] . The signet is yours.
    [won] . { $name } takes the signet.
    [tie] . A tie.
   *[open] {""}
}
cardia-meet-watched = { $name }: { $card } { $theirs } against { $me }: { $own } { $mine }{ $ends ->
    [mine] . { $me } takes the signet.
    [won] . { $name } takes the signet.
    [tie] . A tie.
   *[open] {""}
}
cardia-why-won = Reason: { $reason }. Signets { $mine } : { $theirs }.
cardia-both-begin = Both of you begin: you choose at the same time.

cardia-story-game = Game { $game }, { $rounds } rounds: { $you ->
    [yes] you win
   *[no] { $name } wins
} { $more } to { $fewer } ({ $reason }).
cardia-story-draw = Game { $game }, { $rounds } rounds: a tie, { $more } to { $fewer } ({ $reason }).
cardia-story-swing = The largest change: game { $game }, round { $round }, signets { $was } → { $is }.
cardia-story-turned = { $count ->
    [one] A past encounter changed hands once.
   *[other] Past encounters changed hands { $count } times.
}

## Setting up

cardia-mix = Deck of each faction
cardia-mix-deck = Deck { $deck }
cardia-how-many = How many
cardia-which = Which locations

## The tournament for four: a page that needs no table

helper-cardia = Tournament for four
    .hint = Cardia: schedule, tables, results and standings
cardia-tournament-lead = Everybody meets everybody: three rounds, two duels at a time, one with deck I and one with deck II. Write down four names, draw the numbers, and play at tables here or with the boxes at home.
cardia-tournament-players = Players
cardia-tournament-player = Player { $number }
cardia-tournament-name = Name of player { $number }
cardia-tournament-bot = bot
cardia-tournament-draw = Draw the numbers
cardia-tournament-draw-late = The tournament has begun: the numbers stay.
cardia-tournament-drawn = Drawn: { $names }.
cardia-tournament-round = Round { $round }
cardia-tournament-decider = The first place is shared
    .about = { $count ->
        [2] Level in matches, games and against each other: { $names }. One game decides.
       *[other] Level in matches, games and against each other: { $names }. The first two play one game, and its winner meets the next.
    }
cardia-tournament-ours = The format is ours
    .about = The rulebook only mentions a tournament for four. Ours: a duel is a match to two wins. The ranking goes by matches won, then games won, then the matches of those who are level against each other. If the first place is still shared, single games with deck I decide it. Everything on this page is in its link: share it, or come back to it.
cardia-tournament-clear = Begin a new tournament

cardia-meeting = { $one } and { $other }
cardia-meeting-ready = may be played
cardia-meeting-later = after round { $round }
cardia-meeting-waiting = the table waits for players
cardia-meeting-playing = being played
cardia-meeting-over = finished
cardia-meeting-rematch = a rematch is running there; enter the result by hand
cardia-meeting-won = won
cardia-meeting-open = Open a table
    .spoken = Open a table: { $one } and { $other }
cardia-meeting-go = To the table
cardia-meeting-copy = Copy its link
cardia-meeting-copied = The link of the table is copied
cardia-meeting-forget = Stop using this table
cardia-meeting-strangers = At the table: { $names }. If these are not the names above, check the result.
cardia-meeting-enter = Enter the result
cardia-meeting-score = { $one } { $first }, { $other } { $second }
cardia-meeting-change = Change the result
cardia-meeting-remove = Remove the result
cardia-meeting-leave = Leave as it is

cardia-open-title = { $one } and { $other }
cardia-open-question = Which of you plays on this device?
cardia-open-nobody = Nobody
    .hint = players come by the table's link

cardia-standings = Standings
cardia-standings-rank = Rank
cardia-standings-player = Player
cardia-standings-matches = matches
cardia-standings-games = games
cardia-standings-why-matches = fewer matches won
cardia-standings-why-games = as many matches, fewer games won
cardia-standings-why-mutual = as many matches and games, fewer wins against each other
cardia-standings-why-decider = lost a deciding game
cardia-standings-why-level = level in everything
cardia-champion = { $name } wins the tournament
