game-eter = ETER
    .blurb = Cztery w linii na planszy, która rośnie. Iluzje i eksplozje.

# Mecz: na pasku, z boku i między grami
eter-fact-match = mecz { $mine } : { $theirs }
eter-fact-tournament = gra { $game } z { $games }
eter-fact-round = runda { $round }
eter-match = Mecz
eter-goal-game = Decyduje jedna gra.
eter-goal-match = { $wins ->
    [one] Decyduje jedna wygrana.
    [few] Do { $wins } wygranych.
   *[many] Do { $wins } wygranych.
}
eter-goal-tournament = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
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
eter-over-line = Decyduje linia jednego koloru.
eter-over-points = Decydują punkty: { $mine } do { $theirs }.
eter-over-tournament = Rozegrano { $game } z { $games }, wygrane { $mine } : { $theirs }
eter-last-picture = Pole gry na końcu

# Karty i co się o nich mówi
eter-type-combat = Karta walki
eter-type-mage = Mag, strona { $value }
eter-type-power = Moc { $value }
eter-type-explosion = Eksplozja
eter-illusion-short = iluzja
eter-stack-order = od spodu do wierzchu

# Pole gry, miejsce po miejscu
eter-field = Pole gry, { $size } na { $size }
eter-say-cell = Rząd { $row }, kolumna { $column }
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
eter-pick-first = Najpierw wybierz kartę z ręki.
eter-hint-turn = Karta trafia na wolne miejsce albo na niższą kartę.
eter-hint-turn-uses = Karta trafia na wolne miejsce albo na niższą. Możesz też użyć maga lub mocy.

# Gracze
eter-points = Punkty
eter-points-both = Punkty { $score }
eter-is-deciding = zastanawia się
eter-is-using = używa: { $card }
eter-has-last-turn = ma ostatnią turę
eter-hidden = Karty nie do odróżnienia
eter-hidden-away = { $count ->
    [0] wszystkie są na ręce
    [one] { $count } z nich leży zakryta
    [few] { $count } z nich leżą zakryte
   *[many] { $count } z nich leży zakrytych
}
eter-hand-empty = brak kart na ręce
eter-aside-now = wraca po tej turze
eter-aside-next-yours = wraca po twojej następnej turze
eter-aside-next-theirs = wraca po następnej turze rywala
eter-out = poza grą
eter-mage-of = mag gracza { $name }

# Magowie, moce, eksplozje
eter-abilities = Mag i moce
eter-mage-yours = twój mag
eter-mage-used = użyty w tej grze
eter-used-by = użycie: { $name }
eter-used-by-you = użyta przez ciebie
eter-why-used = W tej grze nie użyjesz już maga ani mocy.
eter-why-used-by-rival = Rywal już jej użył.
eter-why-no-card = Potrzebna jest karta na ręce.
eter-why-no-use = Teraz nie miałoby to skutku.
eter-explosion-lines = pełne linie: { $count } z 2
eter-explosion-spent = zużyta
eter-explosion-open = { $card }, { $state }
eter-house = Ten wzór to nasz własny projekt.
eter-effect-back = na rękę
eter-effect-out = poza grę
eter-effect-hole = dziura
eter-turn = Obróć (T)
eter-preview = Przed i po
eter-before = Teraz
eter-after = Potem
eter-preview-later = Wskaż miejsce, a zobaczysz tu, co stanie się z polem.
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
eter-story-line = Gra { $game }: { $you ->
    [yes] wygrywasz
   *[no] { $name } wygrywa
} linią po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}.
eter-story-points = Gra { $game }: { $you ->
    [yes] wygrywasz
   *[no] { $name } wygrywa
} na punkty { $more } do { $fewer } po { $rounds ->
    [one] { $rounds } rundzie
    [few] { $rounds } rundach
   *[many] { $rounds } rundach
}.
eter-story-draw = Gra { $game }: remis, { $more } do { $fewer } punktów.
eter-story-swing = Największa zmiana: gra { $game }, runda { $round }, punkty { $was } → { $is } ({ $card }).
eter-story-covered = { $count ->
    [one] { $count } raz karta przykryła kartę.
    [few] { $count } razy karta przykryła kartę.
   *[many] { $count } razy karta przykryła kartę.
}
eter-story-exploded = { $count ->
    [one] { $count } raz doszło do eksplozji.
    [few] { $count } razy doszło do eksplozji.
   *[many] { $count } razy doszło do eksplozji.
}
