game-karmaka = Karmaka
    .blurb = To, co posiejesz dziś, zbierzesz w następnym życiu. Albo zbierze rywal.

## Przy stole. Te słowa należą do przeglądarki; reszta słów Karmaki jest w plikach silnika.

karmaka-round = Runda { $round }
karmaka-ladder = Karmiczna Drabina
karmaka-rings-note = Pierścień zastępuje brakujący punkt przy reinkarnacji
karmaka-needed = potrzeba { $needed }
    .short = z { $needed }
karmaka-rings = { $count ->
    [one] { $count } pierścień
    [few] { $count } pierścienie
   *[many] { $count } pierścieni
}
karmaka-rung-spoken = { $rung }, { $needed ->
    [0] szczyt
   *[other] do awansu: { $needed }
}{ $names ->
    [none] {""}
   *[other] . Stoją tu: { $names }
}
karmaka-points-spoken = czerwone { $red }, zielone { $green }, niebieskie { $blue }, { $needed ->
    [0] u celu
   *[other] potrzeba { $needed } w jednym kolorze
}
karmaka-type-red = Czerwona
karmaka-type-green = Zielona
karmaka-type-blue = Niebieska
karmaka-type-mosaic = Mozaika
karmaka-aim-rival = jeden rywal
karmaka-aim-player = dowolna osoba
karmaka-aim-nobody = działa na ciebie
karmaka-aim-copied = inna zdolność
karmaka-exposed = jawny
karmaka-my-deeds = Twoje Uczynki
karmaka-resolving = Rozpatrywana
karmaka-top-three = Ruiny · trzy wierzchnie
karmaka-deeper = głębiej
karmaka-ruins-empty = Ruiny są puste
karmaka-future-order = Od wierzchu. Kolejności nie zmieniasz.
karmaka-known-hand = Ręka: { $name }
karmaka-known-hand-order = Karty, o których wiesz, że są na tej ręce.
karmaka-known = znane ci karty na ręce: { $count }
karmaka-seen-well = Wierzch Studni
karmaka-seen-hand = Z ręki: { $name }
karmaka-choose-future = Twoje Przyszłe Życie, od wierzchu
karmaka-out-of-reach = Tej osoby nie można teraz wskazać
karmaka-partner = partner
karmaka-partner-status = { $rung } · partner
karmaka-wolf = jedna osoba przeciw dwojgu
karmaka-wolf-status = { $rung } · jedna osoba przeciw dwojgu
karmaka-deed = { $colour ->
    [red] czerwone
    [green] zielone
   *[blue] niebieskie
} { $before } → { $after } z { $needed }
karmaka-deed-all = każdy kolor +1: { $before } → { $after } z { $needed }
karmaka-way-future = zakryta
karmaka-way-partner = zakryta, u partnera
karmaka-ghost = { $colour ->
    [mosaic] +{ $value } ×3
   *[other] +{ $value }
}
karmaka-offer-one = Potem rywal może przyjąć tę kartę.
karmaka-offer-rival = Potem wskazany rywal może przyjąć tę kartę.
karmaka-offer-player = Potem wskazany rywal może przyjąć tę kartę.
karmaka-offer-nobody = Potem tę kartę mogą przyjąć kolejno wszyscy rywale.
karmaka-offer-copied = Kto może potem przyjąć tę kartę, zależy od wykonanej zdolności.

karmaka-rebirth = Reinkarnacja: { $name }
karmaka-rebirth-you = Twoja reinkarnacja
karmaka-rebirth-points = { $number ->
    [0] Życie bez punktów; do awansu potrzeba { $needed }.
   *[other] Najlepszy kolor, { $word }: { $number } z { $needed }.
}
karmaka-rebirth-rings = { $number ->
    [one] Brakujący punkt zastępuje Pierścień.
    [few] Brakujące punkty zastępują { $number } Pierścienie.
   *[many] Brakujące punkty zastępuje { $number } Pierścieni.
}
karmaka-rebirth-climbed = Awans: { $rung }.
karmaka-rebirth-ring = Bez awansu: Pierścień Karmy, razem { $number }.
karmaka-rebirth-deeds = Uczynki idą na Ruiny: { $count }.
karmaka-rebirth-woke = Przyszłe Życie trafia na rękę: { $count }.
karmaka-rebirth-dealt = Do sześciu kart, ze Studni do Talii: { $count }.

karmaka-story-length = { $rounds ->
    [one] Gra trwała { $rounds } rundę.
    [few] Gra trwała { $rounds } rundy.
   *[many] Gra trwała { $rounds } rund.
}
karmaka-story-step = { $rung } (runda { $round })
karmaka-story-climbs = { $name }: { $path }.
karmaka-story-stays = { $name }: bez awansu w tej grze.
karmaka-story-loss = Najcięższa strata w Uczynkach ({ $name }, runda { $round }): { $card }.
karmaka-story-accepted = Najwięcej przyjętych kart: { $name }, { $count }.
karmaka-story-rings = Najwięcej zebranych Pierścieni: { $name }, { $count }.
