# Texts that all games share. The keys are the same as in pl.ftl.

app-title = Pentakl
    .page = Pentakl · { $page }
    .asks = ● Your turn · { $page }
language-pl = Polski
language-en = English

## The card

card-face-down = face-down card
card-selected-as = chosen as number { $order }
card-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}
card-counted = Where its points come from
card-enlarge = Enlarge the card: { $name }
card-rulings = Rulings

## Piles

pile-spoken = { $label }: { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
pile-browse = { $spoken }. Look through
browser-title = { $title } · { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
browser-order = From the top.
browser-empty = This pile is empty.

## At the table

seat-bot = bot: { $level }
seat-turn = to move
seat-away = away from the table
    .since = away since { $time }
seat-thinking = thinking
log-title = Chronicle
bar-home = Pentakl: home page
bar-tools = Table tools
dialog-close = Close
toast-dismiss = Close the message

## Settings

settings-title = Settings
settings-language = Language
settings-bot-speed = Speed of the bots
bot-speed-slow = slow
bot-speed-normal = normal
bot-speed-fast = fast
settings-motion = Card animation
motion-system = system setting
motion-full = full
motion-reduced = reduced
settings-sound = Sound
sound-on = on
sound-off = off

## Home

home-tagline = Magical card games at one table
home-choose = Choose a game
home-players = { $most ->
    [0] { $least }
   *[other] { $least }–{ $most }
}
home-players-spoken = { $most ->
    [0] for { $least } players
   *[other] for { $least } to { $most } players
}
home-minutes = { $minutes } min
home-minutes-spoken = about { $minutes } minutes
home-promise = A table in two clicks, no account.
home-play = Play against bots
    .hint = at once, without waiting
home-invite = Invite friends
    .hint = a link to the table
home-learn = Teach me
    .hint = a first game with hints
home-options = Variants
home-resume = Back to the table: { $table }
home-mine = My tables
home-mine-more = { $count ->
    [one] { $count } more table, finished ones included
   *[other] { $count } more tables, finished ones included
}
home-mine-alone = nobody else yet
home-mine-since = since { $time }
    .over = ended { $time }
home-your-turn = your turn
home-code = I have a code
    .label = Code of the table
    .go = Join
home-waiting = Tables waiting for players
home-waiting-seats = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
}
home-sit = Sit down
    .named = Sit down at the table: { $table }
home-nav = Pages
home-rules = Rules
home-settings = Settings
home-icons = Icons: the authors of game-icons.net
home-icons-licence = CC BY 3.0
home-fonts = Fonts: Grenze and Alegreya (OFL)

## Helpers: pages of a game that need no table

helper-share = Copy the link
helper-copied = Copied: the link contains everything on this page
helper-copy-by-hand = Copy the address of this page: it contains everything you see
helper-failed = This page could not be opened. Please reload it.
helper-unreachable = The server does not answer. Trying again…
helper-too-hard = This takes the server too long to calculate. Enter fewer cards, or make some choices yourself.
helper-trouble = The server cannot calculate this now: { $message }

## No such page

lost-title = Page not found
lost-text = There is nothing at this address.
lost-home = Back to the home page
