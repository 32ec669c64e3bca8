game-eter = ETER
    .blurb = Cztery w linii na planszy, która rośnie. Iluzje i eksplozje.

# Mecz: na pasku, z boku i między rozgrywkami
eter-fact-match = mecz { $mine } : { $theirs }
eter-fact-tournament = rozgrywka { $game } z { $games }
eter-fact-round = runda { $round }
eter-match = Mecz
eter-goal-game = Decyduje jedna rozgrywka.
eter-goal-match = { $wins ->
    [one] Decyduje jedna wygrana.
    [few] Do { $wins } wygranych.
   *[many] Do { $wins } wygranych.
}
eter-goal-tournament = { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[many] { $games } rozgrywek
}; trzy znaczniki w linii wygrywają od razu.
eter-line-title = Cel
eter-line-goal = { $size ->
    [one] { $size } twoja karta
    [few] { $size } twoje karty
   *[many] { $size } twoich kart
} w linii albo więcej punktów na końcu.
eter-table = Ten stół
eter-game = Gra { $game }
eter-game-runs = runda { $round }
eter-game-won = ty
eter-game-taken = { $name }
eter-game-line = linia
eter-game-points = { $mine } : { $theirs }
eter-game-drawn = remis, { $mine } : { $theirs }
eter-over-won = Rozgrywka { $game }: wygrywasz
eter-over-lost = Rozgrywka { $game }: wygrywa { $name }
eter-over-drawn = Rozgrywka { $game }: remis
eter-over-line = Decyduje linia jednego koloru.
eter-over-points = Decydują punkty: { $mine } do { $theirs }.
eter-over-match = Mecz { $mine } : { $theirs }
eter-over-tournament = Rozegrano { $game } z { $games }, wygrane { $mine } : { $theirs }
eter-you-begin = Następną rozgrywkę zaczynasz ty.
eter-begins = Następną rozgrywkę zaczyna { $name }.
eter-last-picture = Pole na końcu rozgrywki
eter-go-on = Dotknij albo naciśnij klawisz, aby grać dalej.

# Karty i co się o nich mówi
eter-type-combat = Karta walki
eter-type-mage = Mag, strona { $value }
eter-type-power = Moc { $value }
eter-type-explosion = Eksplozja
eter-illusion-short = iluzja
eter-stack-order = od spodu do wierzchu

# Pole, komórka po komórce
eter-field = Pole bitwy, { $size } na { $size }
eter-say-cell = Wiersz { $row }, kolumna { $column }
eter-say-open = wolne, można tu położyć kartę
eter-say-empty = puste
eter-say-yours = twoja
eter-say-illusion = zakryta iluzja
eter-say-own-illusion = iluzja, { $card }
eter-say-marker = ze znacznikiem wartość { $strength }
eter-say-stack = { $count ->
    [one] stos z { $count } karty
    [few] stos z { $count } kart
   *[many] stos z { $count } kart
}, pod spodem: { $beneath }
eter-say-shut = zamknięte przez Ścianę wody
eter-say-last = ostatnie zagranie
eter-say-won = część zwycięskiej linii
eter-say-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
eter-say-marks = { $name }: { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}
eter-say-unmarked = bez znacznika
eter-not-hole = Dziura: nic tu nie może leżeć.
eter-not-eter = Karty Eteru nie da się przykryć.
eter-not-lower = Karta przykrywa tylko niższe karty.
eter-not-own-illusion = Na własną iluzję nie można zagrać.
eter-not-contact = Każda karta musi stykać się z inną.
eter-pick-first = Najpierw weź kartę do ręki.

# Gracze
eter-points = Punkty
eter-points-both = Punkty { $score }
eter-is-deciding = zastanawia się
eter-is-using = używa: { $card }
eter-has-last-turn = ma ostatnią kolejkę
eter-hidden = Karty nie do odróżnienia
eter-hidden-away = { $count ->
    [0] wszystkie są na ręce
    [one] { $count } z nich leży zakryta
    [few] { $count } z nich leżą zakryte
   *[many] { $count } z nich leży zakrytych
}
eter-hand-empty = brak kart na ręce
eter-aside-now-yours = wraca po tej kolejce
eter-aside-next-yours = wraca po twojej następnej kolejce
eter-aside-now-theirs = wraca po tej kolejce
eter-aside-next-theirs = wraca po jego następnej kolejce
eter-out = poza grą
eter-mage-of = mag gracza { $name }

# Magowie, moce, eksplozje
eter-abilities = Mag i moce
eter-mage-yours = twój mag
eter-mage-used = użyty w tej rozgrywce
eter-used-by = użył(a): { $name }
eter-used-by-you = już po użyciu
eter-why-used = W tej rozgrywce nic więcej nie użyjesz.
eter-why-used-by-rival = Użył jej już przeciwnik.
eter-why-no-card = Potrzebna jest karta na ręce.
eter-why-no-use = Teraz nic do niej nie pasuje.
eter-explosion-lines = pełne linie: { $count } z 2
eter-explosion-spent = zużyta
eter-explosion-open = { $card }, { $state }
eter-house = Ten wzór to nasz własny projekt.
eter-effect-back = na rękę
eter-effect-out = poza grę
eter-effect-hole = dziura
eter-turn = Obróć (R)
eter-preview = Przed i po
eter-before = Teraz
eter-after = Potem
eter-offer-mages = Magowie do wyboru
eter-offer-lost = Twoje stracone karty
eter-offer-stack = Ze stosu

# Co mówi złoty przycisk; $card i $place jak w słowach silnika
eter-do-use = Użyj: { $card }
eter-do-lay = Na { $place }: { $card }
eter-do-cover = Przykryj { $place }: { $card }
eter-do-attack = Atakuj { $place }: { $card }
eter-do-hide = Ukryj na { $place }: { $card }
eter-do-choose = Wybierz: { $card }
eter-do-card = Weź: { $card }
eter-do-height = Wyciągnij: { $card }

# Opowieść
eter-story-line = Rozgrywka { $game }: { $name } wygrywa linią po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}.
eter-story-points = Rozgrywka { $game }: { $name } wygrywa na punkty { $more } do { $fewer } po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}.
eter-story-draw = Rozgrywka { $game }: remis, { $more } do { $fewer } punktów.
eter-story-covered = { $count ->
    [one] { $count } raz karta przykryła kartę.
    [few] { $count } razy karta przykryła kartę.
   *[many] { $count } razy karta przykryła kartę.
}
eter-story-exploded = { $count ->
    [one] { $count } raz pole wybuchło.
    [few] { $count } razy pole wybuchło.
   *[many] { $count } razy pole wybuchło.
}
