game-wisps = Ogniki
    .blurb = Ukryj światła na mokradle i zgadnij, co ukryli inni.

## Przy stole. Te słowa należą do przeglądarki; pozostałe słowa Ogników są w plikach silnika.

wisps-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
wisps-free = Kamień { $number }: wolny
wisps-hidden = Kamień { $number }: ukryty ognik ({ $name })
wisps-known = Kamień { $number }: { $card } ({ $name })
wisps-story = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $count ->
    [one] { $count } ognik
    [few] { $count } ogniki
   *[many] { $count } ogników
} w latarni.
