replay-to-table = To the table
replay-loading = Loading the replay…
replay-bar = Replay controls
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-turn = Turn
    .back = To the turn before
    .on = To the next turn
replay-decision = Decision
    .back = To the decision before
    .on = To the next decision
replay-card-back = Where it appeared before
replay-card-on = Where it appears next
replay-step = Step
replay-where = { $step } of { $steps }
replay-round = round { $round }
replay-game = game { $game }
replay-view = View
replay-from = Seen from
replay-from-spectator = Spectator
replay-open = All cards face up
replay-cards = Cards
    .known = As seen then
    .open = All face up
replay-hands = The others’ hands
replay-own-view = While the game runs, you can replay only what you have seen yourself.
replay-link = Copy the link
    .copied = The link to this moment is copied.
    .by-hand = Copy the link to this moment from the address bar.
replay-continue = Continue from here
    .short = Continue
    .title = Continue from here
    .text = A new table opens with the game as it stands here. Bots play all the other seats.
    .seat = Your seat
    .start = Play on
    .running = A game can be continued only when it is over.
    .ended = The game is over here. Choose an earlier step.
replay-asked = Asked: { $question }
replay-answered = Asked: { $question } Answer: { $answer }
analysis = Analysis
    .close = Close the analysis
    .points = Turning points
    .computing = Judging the decisions…
    .retry = Try again
    .none = No decision changed the chances by much.
    .nothing = There was no decision to judge.
    .later = Turning points appear here as they are found.
    .all = All decisions
analysis-chance = { $you ->
    [yes] Your chance of winning
   *[other] { $name }: chance of winning
}
    .hint = { $you ->
    [yes] Judged by what you knew at that moment.
   *[other] Judged by what { $name } knew at that moment.
}
analysis-progress = { $done } of { $all } decisions
analysis-percent = { $percent }%
analysis-over-time = course of the game →
analysis-decision = Decision { $number } of { $all }
analysis-at = { $before } before, { $after } after
analysis-where = Decision { $number }
analysis-mistake = { $where }: { $you ->
    [yes] you chose “{ $given }”.
   *[other] { $name } chose “{ $given }”.
} “{ $better }” would have won { $games ->
    [one] { $games } more game
   *[other] { $games } more games
} in 100.
analysis-swing = { $where }, after “{ $given }”: what followed { $up ->
    [yes] raised
   *[no] lowered
} the chance from { $from } to { $to }.
analysis-table = The chance of winning at every decision
    .number = No.
    .given = Answer
    .before = Before
    .after = After
    .better = Better answer
error-no-game = There is no such game at this table.
error-no-seat = There is no such seat at this table.
error-no-moment = There is no such moment in this game.
error-game-over = The game was over at this moment. Choose an earlier one.
error-not-over = While the game runs, you can replay only what you have seen yourself.
error-old-rules = This game was played under older rules and cannot be replayed under today’s.
error-too-hard = Replaying this game takes too long.
error-busy = Too many people are asking for replays just now. Please try again.
