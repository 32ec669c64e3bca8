game-wisps = Ogniki
    .blurb = Ukryj światła na mokradle i zgadnij, co ukryli inni.

## Przy stole. Te słowa należą do przeglądarki; pozostałe słowa Ogników są w plikach silnika.

wisps-round = Runda { $round }
wisps-caught = W latarniach: { $count } z { $wisps }
wisps-copies = razem { $count }
wisps-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
wisps-stone = kamień { $place }
wisps-free = Kamień { $place }, wolny
wisps-hidden = Kamień { $place }, { $card } ({ $owner })
wisps-story = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $count ->
    [one] { $count } ognik
    [few] { $count } ogniki
   *[many] { $count } ogników
} w latarni.
