game-realms = Fantastyczne światy
    .blurb = Siedem kart, setki powiązań. Wynik ręki liczy się na twoich oczach.

## Wynik ręki, na stole i w liczydle

realms-points-spoken = punkty: { $points }
realms-without-spoken = wynik bez tej karty: { $total }
realms-given-spoken = wynik po oddaniu tej karty: { $total }
realms-strength-alone = Sama siła karty
realms-stamp = Anulowana
realms-stamp-by = przez: { $cards }
realms-stamp-without = brak: { $suits }
realms-stamp-itself = przez siebie
realms-suit-wild = Specjalna
realms-eighth = ósma karta
realms-suits = Zestawy

## Powód w kilku słowach, pod kartą na ręce

realms-brief-copies = kopiuje: { $wanted }
realms-brief-takes-name = udaje: { $wanted }
realms-brief-plain-suit = jako: { $wanted }
realms-brief-suit-changed = zestaw: { $wanted }
realms-brief-cleared = bez kary: { $cards }
realms-brief-army-cleared = lżejsza kara: { $cards }
realms-brief-clears = usuwa karę: { $cards }
realms-brief-clears-army = łagodzi karę: { $cards }
realms-brief-clears-in-vain = niczego nie usuwa
realms-brief-blanked-by = przez: { $cards }
realms-brief-blanked-in-circle = wzajemnie: { $cards }
realms-brief-blanked-by-itself = przez siebie
realms-brief-blanked-without = brak: { $wanted }
realms-brief-blanked-beside = przez: { $cards }
realms-brief-blanks = anuluje: { $cards }
realms-brief-with = { $cards }
realms-brief-missing = brak: { $wanted }
realms-brief-each = { $cards }
realms-brief-none = brak: { $wanted }
realms-brief-without = brak: { $wanted }
realms-brief-spoiled = przeszkadza: { $cards }
realms-brief-strengths = { $cards }
realms-brief-one-strength = { $cards }
realms-brief-run = ciąg: { $count }
realms-brief-no-run = brak ciągu
realms-brief-set = { $wanted }: { $count }
realms-brief-no-set = brak trzech z zestawu
realms-brief-all-differ = same różne zestawy
realms-brief-same-suit = wspólny zestaw: { $cards }

## Liczydło: ręce z prawdziwego stołu

helper-realms = Policz rękę
    .hint = Fantastyczne światy: stuknij siedem kart
realms-players = Ręce obok siebie
realms-player = Ręka { $number }
realms-player-name = Czyja to ręka
realms-player-add = Dodaj rękę
realms-player-leave = Usuń tę rękę
realms-winner = wygrywa
realms-verdict-points = Wygrywa: { $names }, { $total } pkt.
realms-verdict-strengths = Remis na punkty: { $total }. Rozstrzyga niższa suma wydrukowanej siły ({ $strength }): { $names }.
realms-verdict-shared = Remis: { $names }. Równe są punkty ({ $total }) i suma wydrukowanej siły ({ $strength }).
realms-total = Wynik
realms-total-spoken = { $name }, wynik: { $total }
realms-rank = Więcej niż { $deals }% losowych rozdań i { $bots }% rąk naszych botów
realms-cards-of = { $count } / { $most }
realms-hand = Karty na ręce
realms-sheet = Skąd ten wynik
realms-begin = Stuknij karty swojej ręki
    .about = Policzymy wynik, wyjaśnimy każdy punkt i znajdziemy najlepsze użycie kart z wyborem.
realms-clear = Wyczyść
realms-place = Stuknięta karta trafia
realms-place-hand = na rękę · { $count } / { $most }
realms-place-discard = do odrzuconych · { $count }
realms-pick-open = Zmień karty
realms-pick-close = Gotowe
realms-pick-title = Wybór kart
realms-pick-chosen = wybrana
realms-pick-held = Tę kartę ma: { $name }
realms-pick-discarded = Leży wśród odrzuconych
realms-pick-full = Na ręce nie ma już miejsca
realms-search = Szukaj karty
    .hint = Nazwa po polsku lub angielsku
realms-search-wipe = Wyczyść szukanie
realms-search-found = { $count ->
    [0] Nic nie pasuje
    [one] Pasuje { $count } karta
    [few] Pasują { $count } karty
   *[many] Pasuje { $count } kart
}
realms-search-unknown = Nie ma takiej karty: { $names }
realms-remove = Usuń stąd
realms-discard = Odrzucone
    .about = Odrzucone karty liczą się dla Nekromanty i dla podpowiedzi zamiany.
realms-discard-remove = Usuń z odrzuconych: { $card }
realms-specials = Karty z wyborem
realms-choices-best = Najlepszy wybór
realms-choices-worse = { $points ->
    [one] O { $points } punkt mniej niż najlepszy wybór
    [few] O { $points } punkty mniej niż najlepszy wybór
   *[many] O { $points } punktów mniej niż najlepszy wybór
}
realms-choices-reset = Wróć do najlepszego
realms-choice-none = bez użycia
realms-choice-suits = Sam zestaw
realms-choice-necromancer = ósma karta
realms-choice-doppelganger = kopiuje
realms-choice-mirage = udaje
realms-choice-shapeshifter = udaje
realms-choice-book_of_changes = zmienia zestaw
realms-choice-island = usuwa karę
realms-appeared = Tylko nazwy kart, które pojawiły się w grze
    .about = Fatamorgana i Zmiennokształtny udają wtedy tylko karty z tej strony: z rąk i z odrzuconych.
realms-swap = Co gdyby
realms-swap-both = Weź: { $take }, odłóż: { $drop }
realms-swap-take = Weź: { $take }
realms-swap-do = Zamień
realms-swap-none = Żadna z odrzuconych kart nie poprawi tej ręki.
realms-swap-empty = Dodaj odrzucone karty, a znajdziemy najlepszą zamianę.

## Przy stole

realms-fact-area = { $count }/{ $most }
realms-area = Odrzucone · każdą można wziąć
realms-area-empty = Jeszcze nikt niczego nie odrzucił
realms-tally = Koniec przy { $ends } odrzuconych
realms-stalling = { $turns ->
    [one] Bez dobierania z talii gra kończy się za { $turns } turę.
    [few] Bez dobierania z talii gra kończy się za { $turns } tury.
   *[many] Bez dobierania z talii gra kończy się za { $turns } tur.
}
realms-slot-next = tu trafi: { $card }
realms-slot-end = koniec gry
realms-change-spoken = zmiana wyniku: { $change }
realms-my-hand = ręka
realms-my-total = Wynik twojej ręki: { $total }. Skąd ten wynik
    .after = Wynik twojej ręki: { $total }, po tym wyborze: { $after }. Skąd ten wynik
realms-my-suits = Zestawy na twojej ręce
realms-suit-blanked = anulowana
realms-not-counted = poza najlepszą siódemką
realms-new-card = nowa
realms-goes = lepiej odrzucić
realms-known-hint = Odkryte karty wzięto jawnie, więc wszyscy je znają.
realms-known = znane karty: { $count }, zakryte: { $hidden }
realms-last-took = z odrzuconych: { $card }
realms-last-drew = z talii
realms-hint-discard = Po odrzuceniu tej karty ręka jest warta: { $after }.
realms-ask-discard = Liczba przy karcie to wynik ręki po jej odrzuceniu; najlepszy ma wieniec.
realms-hint-take = Ręka { $before } → { $after } po odrzuceniu najmniej potrzebnej.
realms-hint-add = Ręka { $before } → { $after }.

realms-content = nie chce więcej wymian
realms-market = Wymiana
realms-market-willing = { $willing ->
    [one] handluje jeszcze { $willing } z { $all }
    [few] handlują jeszcze { $willing } z { $all }
   *[many] handluje jeszcze { $willing } z { $all }
}
realms-trade-busy = wymiana w toku: { $names }
realms-trade-yours = czeka na twoją odpowiedź
realms-trade-theirs = zastanawia się
realms-trade-get = dostajesz
realms-trade-give = oddajesz
realms-trade-accept = Przyjmij
realms-trade-refuse = Odmów
realms-trade-withdraw = Wycofaj
realms-trade-waiting = Twoja oferta czeka na odpowiedź
realms-trade-content = Nie chcesz więcej wymian
realms-trade-more = Nadal możesz oferować karty, także innym osobom.
realms-haggle-both = { $name } daje: { $theirs }. Oddajesz: { $ours }
    .hint = Przyjmij, odmów albo wyłóż w zamian inną kartę.
realms-haggle-hint = Wyłóż w zamian swoją kartę albo odmów. Liczba przy karcie to wynik po jej oddaniu.
realms-offer-whom = { $card }: komu oferujesz?
    .hint = Zobaczy ją tylko ta osoba.
realms-clock = Czas do końca wymiany: { $time }

realms-final-hands = Wszystkie ręce
realms-final-hands-settling = Ręce odkryte · ostatnie wybory
realms-proposal = Najlepsze użycie
realms-proposal-none = Najlepiej nie używać żadnej z nich
realms-settled = wybory ustalone
realms-settling = wybiera
realms-hand-of = Ręka: { $name }
realms-total-of = { $name }: { $total }
realms-told = { $name } · { $card }: { $points }. { $why }
realms-counted = { $plain ->
    [yes] Punkty: { $points }.
   *[other] Punkty: { $sum } = { $points }.
}
realms-counting = Ręce są liczone, karta po karcie.
realms-story-rounds = { $rounds ->
    [one] Gra trwała { $rounds } rundę.
    [few] Gra trwała { $rounds } rundy.
   *[many] Gra trwała { $rounds } rund.
}
realms-story-trades = { $count ->
    [0] Nikt nie wymienił ani jednej karty.
    [one] Odbyła się { $count } wymiana.
    [few] Odbyły się { $count } wymiany.
   *[many] Odbyło się { $count } wymian.
}
realms-story-swing = Największa zmiana: { $round ->
    [0] { $name }
   *[other] runda { $round }, { $name }
}, punkty { $before } → { $after } ({ $card }).
realms-story-hand = { $name }, { $total } (suma siły { $strength }): { $cards }.
