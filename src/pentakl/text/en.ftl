# Texts of the terminal that all games share. The browser has its own.

event-next-game = Game { $number } of the match begins.
event-round = Round { $number }.
event-turn = { $you ->
    [yes] Round { $number }: it is your turn.
   *[no] Round { $number }: it is { $seat }'s turn.
}
event-time-up = { $you ->
    [yes] Your time is up.
   *[no] { $seat }: time is up.
}
act-confirm = Confirm your answer
    .hint = your answer becomes final
card-face-down = face-down card
list-and = { $rest } and { $last }
outcome-everybody-lost = Everybody has lost.
event-new-rules = The rules have changed. From here on this game follows the new ones (version { $number }).

## People at the table

seat-you = You
seat-partner = { $seat } (partner)
bot-name-1 = Boris
bot-name-2 = Celia
bot-name-3 = Damian
bot-name-4 = Eve
bot-name-5 = Felix
bot-name-6 = Greta
bot-random = random
    .about = Answers at random.
bot-greedy = shrewd
    .about = Takes what looks best at the moment, without a plan.
bot-apprentice = apprentice
    .about = Sees only a little of what may happen and likes to try things out: good for a first game.
bot-adept = adept
    .about = Plays sensibly, but does not look far ahead.
bot-mage = mage
    .about = Thinks ahead and seldom lets a mistake go unpunished.
bot-archmage = archmage
    .about = Imagines hundreds or thousands of games before every answer: the strongest we have.

## A game in the terminal

play-welcome = { $game } · seats: { $seats } · type r for the rules, ? for the cards, q to quit
play-bots = You play with: { $bots }.
play-bot = { $name } ({ $bot })
play-hand = Your hand
play-prompt = Number, ? (cards), r (rules), q (quit)
play-prompt-written = { $most ->
    [0] Answer
   *[other] Number, or an answer
} as it is written, e.g. { $example }; ? (cards), r (rules), q (quit)
play-news = What happened
play-top = on top
play-card = { $card } ({ $facts })
play-bad-number = Type a number from 1 to { $most }, ? for the cards, r for the rules or q to quit.
play-bad-written = { $most ->
    [0] Type
   *[other] Type a number from 1 to { $most } or
} an answer as it is written, e.g. { $example }, ? for the cards, r for the rules or q to quit.
play-no-card = There is no option or card called "{ $query }" here.
play-goodbye = You leave the table. See you next time!
play-over = The game is over.
play-seed = The seed of this game: { $seed }

## The other commands

games-line = { $key }: { $name }, seats { $seats }; bots: { $bots }
games-preset = --preset { $name }: { $title }. { $about }
games-option = --option { $name }={ $choices } (default: { $default })
games-level = --bots { $key }: { $name }. { $about }
arena-games = Games: { $count }, draws: { $draws }
arena-progress = Playing
arena-wins = { $bot }: { $count ->
    [one] { $count } win
   *[other] { $count } wins
} ({ $share }); { $rating }
arena-share = { $share } %, 95 % interval { $low } to { $high } %
arena-rating = rating { $mean } ± { $deviation }
arena-intervals = The intervals are Wilson's, computed over deals: games of the same deal are not independent.
ladder-progress = { $level } against { $below }
ladder-rung = won { $wins } of { $games }, draws: { $draws } ({ $share })
ladder-rating = { $bot }: { $rating }
ladder-time = Time: { $seconds } s
arena-reasons = How they ended: { $reasons }{ $lost ->
    [0] {""}
   *[other] {" "}(everybody lost: { $lost })
}
arena-points = Average points of the winners: { $points }; of each bot: { $each }
arena-speed = Decisions per game: { $mean }; decisions per second: { $speed }
arena-record = Records of the games: { $file }.
replay-line = { $game } for { $seats }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: { $outcome }
replay-running = still running
replay-seat = seat { $seat }
bench-line = { $build }: { $figures }
bench-missing = { $build }: not available ({ $reason })
bench-faster = The compiled engine makes { $factor } times as many decisions per second.
perft-line = Actions: { $depth }, sequences: { $count }
solve-line = Value: { $value }; { $count ->
    [1] best action: { $best }
   *[other] best actions: { $best }
}
invitation-title = { $game } at Pentakl
invitation-waits = Waiting at the table: { $people }. { $free ->
    [one] { $free } free seat.
   *[other] { $free } free seats.
}
invitation-plays = At the table: { $people }.
