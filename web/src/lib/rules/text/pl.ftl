# Zasady, na ich stronie i obok stołu. Klucze są te same co w en.ftl.

rules-search = Szukaj w zasadach
    .hint = Karta, pojęcie, słowo …
rules-search-clear = Wyczyść wyszukiwanie
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
rules-none-found = Nic nie nazywa się „{ $text }” i żadna zasada o tym nie mówi.
rules-parts = Części zasad
rules-now = Teraz pytanie
rules-howto = Jak grać
rules-terms = Pojęcia
rules-cards = Karty
