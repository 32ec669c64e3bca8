# The rules, on their page and beside the table. The keys are the same as in pl.ftl.

rules-search = Search the rules
    .hint = Card, term, word…
rules-search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } result
   *[other] { $count } results
}
rules-none-found = Nothing found for “{ $text }”.
rules-parts = Parts of the rules
rules-now = The current question
rules-howto = How to play
rules-terms = Terms
rules-cards = Cards
