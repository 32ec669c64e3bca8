# Wisps in English. Python and the browser read this very file; its keys are those of pl.ftl.
# The arguments of a message are listed at the head of Karmaka's text/en.ftl.

game-name = Wisps
game-tagline = Hide your lights among the stones of the marsh, and guess what the others have hidden.

option-stones = Stones
    .about = How many stones lie in the marsh.
option-stones-4 = Four stones
    .about = A quick game with little room.
option-stones-6 = Six stones
    .about = More room to hide, and more to guess.
option-hand = Wisps in hand
    .about = How many wisps you begin with.
option-hand-3 = Three
    .about = The usual hand.
option-hand-4 = Four
    .about = More to choose from, and more to guess. Needs six stones.

preset-first = A first game
    .about = Four stones, three wisps in hand.
preset-full = The full game
    .about = Six stones, four wisps in hand.

## Zones and fields

zone-hand = Hand
    .about = Your wisps. The others see only how many there are.
zone-lantern = Lantern
    .about = The wisps that count for you, face up.
zone-night = Night
    .about = The face-down wisps that are still to be drawn.
zone-stones = Stones
    .about = A row of places. On each of them one wisp can lie hidden.
field-points = Points
field-round = Round

## Wisps

card-facts = points: { $value }
card-spark = Spark
    .text = Worth 1 point in a lantern.
    .gist = 1 point
card-glow = Glow
    .text = Worth 2 points in a lantern.
    .gist = 2 points
card-blaze = Blaze
    .text = Worth 3 points in a lantern.
    .gist = 3 points
card-moth = Moth
    .text = Worth nothing. Whoever it comes to looks at a wisp that somebody else has hidden.
    .gist = look at a stone
    .ruling-1 = It also comes to whoever hid it, when it is named wrongly.

word-spark = { card-spark }
word-glow = { card-glow }
word-blaze = { card-blaze }
word-moth = { card-moth }

## Questions

ask-play = Your turn: hide a wisp, or guess one?
    .hint = A wisp that you guess is yours; one that you fail to guess goes to whoever hid it.
ask-name = What is hidden on stone { $place }?
    .hint = If you are right, it is yours.
ask-look = Moth: which stone do you look at?
    .hint = Only you will know.

## Answers

act-hide = Hide on stone { $place }: { $card }
    .hint = face down
act-guess = Guess stone { $place }: { $card }
    .hint = name what is hidden there
act-name = { $card }
    .hint = if that is right, it is yours
act-look = Look at stone { $place }: { $card }
    .hint = look at what is hidden there

## Events

event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a wisp
   *[other] { $count } wisps
} from the night{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-hid = { $you ->
    [yes] You hide a wisp on stone { $toplace }
   *[no] { $seat } hides a wisp on stone { $toplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-pointed = { $you ->
    [yes] You point at stone { $place }
   *[no] { $seat } points at stone { $place }
} ({ $otheryou ->
    [yes] yours
   *[no] { $other }
}).
event-named = { $you ->
    [yes] You say: { $word }.
   *[no] { $seat } says: { $word }.
}
event-caught = { $you ->
    [yes] Right! You catch it: { $card }.
   *[no] Right! { $seat } catches it: { $card }.
}
event-went-home = { $you ->
    [yes] Wrong: it comes home to you: { $card }.
   *[no] Wrong: it goes home to { $seat }: { $card }.
}
event-looked = { $you ->
    [yes] You look at stone { $fromplace }
   *[no] { $seat } looks at stone { $fromplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-passed = { $you ->
    [yes] You can do nothing in this turn.
   *[no] { $seat } can do nothing in this turn.
}

## The end

outcome-lights = The brightest lantern: { $winners } wins.
    .won = Your lantern shines brightest: you win.
    .lost = You lose. The brightest lantern: { $winners }.
    .draw = The brightest lanterns shine alike: a draw.

## How to play

howto-1 = There are fifteen wisps: five sparks, four glows, three blazes and three moths. You begin with three or four in your hand; the others are the night.
    .title = The wisps
howto-2 = You do one of two things. You hide a wisp face down on a free stone and draw another from the night. Or you point at a wisp that somebody else has hidden, and name it.
    .title = Your turn
howto-3 = Whoever names a hidden wisp rightly puts it into their own lantern. If it was named wrongly, it goes to the lantern of whoever hid it. Either way everybody sees it.
    .title = Guessing
howto-4 = When no wisp is left in a hand or on a stone, the lanterns are counted. Most points win; if they are equal, most wisps.
    .title = The end

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = Wisps hide on stones. Guess those of the others, and keep your own dark. The brightest lantern wins.
lesson-guess = A wisp of your rival lies on this stone. Point at it to guess what it is.
    .why = Whoever guesses right has it in the own lantern.
lesson-name = Now name the wisp.
    .why = Blazes are worth most, so they are hidden first.
lesson-hide = Or hide a wisp of your own on a free stone.
    .why = A spark is worth little if it is guessed.
lesson-end = You can guess and hide. That is all there is to it.

## Why an answer is advised

hint-light = Your lantern usually gives more light: { $best } instead of { $next }.
hint-rival-light = The brightest other lantern usually gives less light: { $best } instead of { $next }.
