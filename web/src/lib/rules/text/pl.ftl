# Zasady, na ich stronie i obok stołu. Klucze są te same co w en.ftl.

rules-search = Szukaj w zasadach
    .hint = Karta, pojęcie, słowo…
rules-search-clear = Wyczyść wyszukiwanie
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
rules-none-found = Nie znaleziono: „{ $text }”.
rules-parts = Części zasad
rules-now = Obecne pytanie
rules-howto = Jak grać
rules-terms = Pojęcia
rules-cards = Karty
