# The living table: waiting room, questions, connection, end of the game, rules. The keys are the same as in table.pl.ftl.

guest-name = Guest

## Questions

seat-you = You
ask-take = Choose: { $card }
ask-how = { $card }: how do you play it?
ask-seat = { $name }
ask-place = { $card }: choose a lit place.
ask-put = { $card } → { $place }
ask-choose-place = Choose: { $place }
ask-back = Back
ask-keys = Keyboard: arrows and Enter, numbers to choose, Escape to go back
not-now-seat = Choose a player first
not-now-elsewhere = Choose one of the lit cards
not-now-answer = Answer the question first
not-now-place = Choose one of the lit places
not-now-card = Choose a card first
place-asks = { $place }, asks this question
where-owned = { $zone }: { $name }
where-place = place { $place }
answer-given = Your answer: { $answer }. { $question }
    .hint = You may still change it. Confirm it when you are sure.
act-confirm = Confirm
    .hint = your answer becomes final
foreseen-nothing = Does nothing now.
foreseen-way = { $way }: { $consequence }
foreseen-asks = Then a question follows.
foreseen-chance = Then chance decides.
foreseen-hidden = What follows is hidden.
foreseen-answers = Then the others’ answers decide.
foreseen-over = Then the game is over.
clock-time = Time left: { $time }
clock-left = Seconds left: { $seconds }
table-now = Now: { $names }
table-now-card = Now: { $names } · { $card }: “{ $question }”
table-chosen = You have chosen. Now: { $names }
table-busy = One moment…
table-watching = You are watching this game.
table-hand = Your hand
table-hand-empty = Your hand is empty
table-choices = Cards to choose from
table-area = Table
table-yours = Your side of the table
table-rivals = The other players
table-chronicle = Chronicle
table-inspect = Card details
table-inspect-hint = Point at a card to read it here.

## The bar

bar-rules = Rules
bar-lesson = Lesson
bar-undo = Undo
    .not-now = Nothing to undo: somebody has answered since, or something hidden was revealed
bar-settings = Settings
bar-leave = Leave the table
bar-chronicle = Chronicle
bar-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
}
bar-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## The lesson

teach-title = Lesson
teach-step = Lesson · { $number } of { $count }
teach-goal = { $game } in three sentences
teach-hint = You play a real game against a gentle bot. When something comes up for the first time, you are told what it is; you may always do something else.
teach-begin = Let's begin
teach-go-on = Go on
teach-next = Next
    .spoken = Next, the Escape key
teach-alone = Got it
    .spoken = Got it, the Escape key
teach-suggested = Suggested: { $answer }
teach-leave = No more hints
teach-repeat = Once more
teach-end = You know the basics
teach-play-on = Play on
teach-new = New game
    .hint = against the same rivals
teach-home = Another game

## Events of the table itself

event-game-begins = { $number ->
    [1] The game begins.
   *[other] Game { $number } at this table begins.
}
event-game-ends = The game is over.
event-took-back = { $you ->
    [yes] You take back your last move.
   *[no] { $seat } takes back the last move.
}
event-next-game = Game { $number } of the match begins.
event-new-rules = The rules have changed. From here on this game follows the new ones (version { $number }).
event-opening = The cards are dealt.
event-round = Round { $number }
event-turn = { $you ->
    [yes] Your turn.
   *[no] { $seat }'s turn.
}
event-time-up = { $you ->
    [yes] Your time is up.
   *[no] { $seat }: time is up.
}
log-nothing = It does nothing.
log-bots = Bots: { $bots }.
log-bot = { $name } ({ $level })
log-since-left = Since you left

## What happened meanwhile

meanwhile-title = While you were away
meanwhile-more = { $count ->
    [one] { $count } earlier event is in the chronicle.
   *[other] { $count } earlier events are in the chronicle.
}
meanwhile-go-on = Go on

## Keys

keys-title = Keys
keys-tab = Tab
    .does = to the next part: question, cards, table, bar
keys-arrows = Arrows
    .does = move between cards, places and buttons; from anywhere else, go to the question
keys-enter = Enter
    .does = choose, press, confirm
keys-numbers = 1 – 9
    .does = choose a lit card or place by its number; if there is none, a button
keys-zero = 0
    .does = the first button of the question
keys-escape = Esc
    .does = one step back; close a dialog
keys-hint = H
    .does = a hint for the present question; again: hide it
keys-rules = R
    .does = the rules of the present question; again: close them
keys-question = ?
    .does = this list

## Undo

undo-asked = { $name } asks to take back the last move. Do you agree?
    .hint = Everybody must agree.
undo-yes = Agree
undo-no = Decline
undo-waits = You have asked to take back your move. Waiting for the others…

## Connection

wire-opening = Opening the table…
wire-lost = The connection is lost. Trying again…
wire-missing = There is no such table
    .hint = The link may contain a typo, or the table no longer exists.
wire-broken = This table cannot be opened
    .hint = The server cannot read its stored data. Trying again will not help.
wire-old-rules = This game cannot go on
    .hint = It was started under older rules, and the new rules lead to a different position. Its log has been kept.

## The waiting room

room-title = Waiting for players
room-game = { $game } · { $people ->
    [one] { $people } seat
   *[other] { $people } seats
}
room-undo = Undo: { $undo }
room-seconds = Time for each decision: { $time }
room-help = Help with counting: { $help }
room-hints = Hints: { $hints }
room-link = Link to this table
    .hint = Anyone who opens it can sit down or watch.
room-copy = Copy the link
room-share = Share
room-share-title = { $game } at Pentakl
room-qr = QR code of the link
room-here = This link works only on this computer, because the server accepts no other connections. To let others in, stop the server and start it with:
room-copied = The link is copied
room-chairs = Seats
room-empty = free seat
room-you = you
room-bot = bot · { $bot }
room-away = away
room-away-since = away since { $time }
room-stands-in = away; a bot plays meanwhile
room-sit = Sit here
    .named = Sit down, seat { $number }
room-bot-add = Bot: { $bot }
    .named = Bot: { $bot }, seat { $number }
room-bot-change = Change to: { $bot }
    .named = Change to: { $bot }, seat { $number }
room-clear = Free the seat
    .named = Free the seat: { $number }
room-stand = Stand up
room-start = Start the game
    .hint = all seats are taken
room-not-full = Every seat needs a person or a bot first
room-not-seated = Sit down first
room-waits-host = Waiting for the others to sit down
room-name = Your name
    .hint = 1 to 24 letters; others see it.
room-name-save = Change the name
name-first = At the table: { $people }. Game: { $game }. What should the others call you?
    .label = Your name
    .sit = Sit down
    .watch = Only watch
room-public = Anyone can find this table on the home page.
room-private = Only people with the link can find this table.

## Away, leaving, coming back

away-since = { $name }: away since { $time }
away-bot = Let a bot play meanwhile
    .named = Let a bot play meanwhile: { $name }
away-wait = Keep waiting
away-welcome = Welcome back. A bot has played for you meanwhile; the seat is yours again.
event-stood-in = { $seat } is away; a bot plays meanwhile.
event-came-back = { $you ->
    [yes] You are back in your seat.
   *[no] { $seat } is back.
}

leave-title = Leave the table?
leave-text = A bot will play for you. You can come back to your seat at any time.
leave-stay = Stay
leave-pause = Go to the home page, keep my seat
    .hint = the others wait for you
leave-stand = Give my seat to a bot
leave-resign = Resign
    .asks = Resign…
    .title = Resign?
    .text = The other side wins; in a match it wins the whole match. Partners must agree; after that it cannot be taken back.
resign-wanted = Want to resign: { $names }. Partners can agree under “Leave the table”.
resign-wanted-mine = You want to resign; your partners must agree.
resign-play-on = Play on
event-plays-on = { $you ->
    [yes] You play on.
   *[no] { $seat } plays on.
}
event-would-resign = { $you ->
    [yes] You want to resign; your partners must agree.
   *[no] { $seat } wants to resign; the partners must agree.
}
event-resigned = { $you ->
    [yes] You resign.
   *[no] { $seat } resigns.
}
back-to-seat = Come back to your seat
    .hint = the bot gives it back

## Between the games of a match

match-game-won = Game { $game }: you win
match-game-lost = Game { $game }: { $name } wins
match-game-tied = Game { $game }: a tie
match-score = Match { $mine } : { $theirs }
match-you-begin = You begin the next game.
match-begins = { $name } begins the next game.
match-go-on = Tap or press a key to go on.

## The end

end-title = The end of the game
list-and = { $rest } and { $last }
outcome = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
    .won = { $count ->
        [one] You win.
       *[other] Your side wins: { $winners }.
    }
    .lost = { $count ->
        [one] You lose. { $winners } wins.
       *[other] You lose. { $winners } win.
    }
    .draw = A tie.
    .everybody-lost = Everybody has lost.
outcome-resigned = { $count ->
    [one] { $winners } wins: the other side resigned.
   *[other] { $winners } win: the other side resigned.
}
    .won = You win: the other side resigned.
    .lost = { $count ->
        [one] You resigned. { $winners } wins.
       *[other] Your side resigned. { $winners } win.
    }
end-rematch = Rematch
    .hint = everybody moves one seat on
    .waits = Waiting for: { $names }
end-ready = Want a rematch: { $names }
end-story = Story
end-seed = Fairness of the deal
end-seed-good = The seed matches the hash shown at the start.
end-seed-bad = The seed does not match the hash shown at the start.
end-seed-hash = Hash
end-seed-value = Seed
end-replay = Replay
end-analysis = Analysis
end-export = Save the record
end-past = Played under older rules
    .hint = The current rules cannot replay this game, so its table is not shown. The result and the record have been kept.
    .nothing = The current rules cannot replay this game, and an older version did not store its result.
end-points = Points

## Bots

bot-speed-instant = instant

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

## The variants dialog

variants-title = Variants: { $game }
variants-preset = Game
    .own = Your own choice of options.
variants-refused = Not available: { $choices } (with { $options }).
variants-seats = Players
variants-bots = Strength of the bots
variants-undo = Undo
undo-free = always
undo-ask = if others agree
undo-off = never
variants-help = Help with counting
help-yes = totals and previews
help-no = none
variants-hints = Hints when people play together
    .about = Against bots alone you can always ask for a hint. With others, everybody sees when somebody takes one.
hints-no = none
hints-yes = for everybody
variants-seconds = Time for each decision, with friends
    .about = When it is up, a bot answers once.
decision-time = no limit
    .seconds = { $seconds } s
    .minutes = { $minutes } min
variants-public = Who can find the table
public-yes = anyone
public-no = only with the link
variants-name = Your name
variants-play = Play against bots
variants-invite = Invite friends

## Home

home-play-hint = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, bots: { $bots }
home-soon = Not playable yet
home-unreachable = The server does not answer. Trying again…

## Rules

rules-title = How to play: { $game }
rules-other = Other games
rules-none = The rules of this game are not written yet.

## What the server refuses

error-unreachable = The server does not answer.
error-illegal = That is not possible now.
error-invalid = There is no such move in this game.
error-not-your-turn = There is nothing for you to answer now.
error-not-playing = No game is running.
error-not-waiting = The game is already running.
error-not-over = The game is not over yet.
error-not-full = Every seat needs a person or a bot first.
error-not-host = Only the host of the table may do this.
error-not-seated = You are not sitting at this table.
error-seated = You are already sitting at this table.
error-not-away = This player is at the table, or has only just left it.
error-taken = Somebody is already sitting there.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-option = These options cannot be combined.
error-nothing-to-hurry = Bots can be hurried only while everybody waits for bots.
error-no-help = This table was opened without help with counting.
error-no-hints = With other people at the table, hints are only for tables opened with hints.
error-busy = The server has too much to work out just now. Please try again in a moment.
error-too-hard = The server could not work this out in time.
error-hint-sealed = While answers are secret, a hint would show who has not answered yet.
error-bad-command = The server did not understand this.
error-not-resigning = You have not asked to resign.
error-cannot-resign = You cannot resign here.
error-undo-refused = This cannot be taken back any more.
error-ready = You have already asked for a rematch.
error-too-fast = Too fast. Wait a moment.
error-no-table = There is no such table.
error-running = The game is still running.
error-storage = The server could not store or read this. Nothing was done; please try again.
error-too-many-tables = Too many tables have been opened. Wait a moment.
error-too-many-sockets = Too many connections are open. Close some tabs.
error-too-large = That is too much at once.
error-broken-table = An error has stopped this game, and it cannot go on. What was played so far is saved.
error-damaged = The data saved on the server is damaged, so trying again will not help.
error-old-rules = This game was started under older rules and cannot go on under the new ones. What was played is saved.
error-server-error = Something went wrong on the server. Please try again.
error-other = The server refused: { $message }

## Hints: what the strongest bot would answer. $percent is the chance of winning; $best and $next belong to the best answer and to the next one

advice-title = Hint, with your chances of winning:
advice-ask = Hint
    .about = The best answers and their chances, from what you know (H)
advice-hide = Hide hint
advice-thinks = Thinking…
advice-chance = { $percent }%
event-took-hint = { $you ->
    [yes] You take a hint.
   *[no] { $seat } takes a hint.
}
hint-wins = This wins at once more often: { $best }% instead of { $next }%.
hint-loses = This loses at once less often: { $best }% instead of { $next }%.
hint-only = There is no other answer.
hint-sure-win = This wins in every game that the bot has imagined from here.
hint-sure-loss = Nothing helps: every game that the bot has imagined from here is lost.
hint-mixed = Rivals must not be able to guess you: good players choose this in { $best }% of such cases, the next answer in { $next }%.
hint-ahead = This wins more often than the next answer: { $best }% instead of { $next }%.
hint-even = The best answers are about equally good here.
