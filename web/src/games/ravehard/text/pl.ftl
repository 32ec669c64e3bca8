game-ravehard = Ravehard
    .blurb = Skacowani magowie, martwy Arcymag i zdrajca przy stole.

## Przy stole. Te słowa należą do przeglądarki; reszta słów Ravehardu jest w plikach silnika.

ravehard-mode = { $mode ->
    [duel] pojedynek
   *[story] współpraca ze zdrajcą
}
ravehard-own-cards = karty własne Pentakla

## Życie

ravehard-life = życie: { $life } z { $full }{ $level ->
    [obverse] , awers
    [wounded] , ranna
    [reverse] , rewers
    [dead] , martwa
    [darkchmage] , Darkcymag
   *[boss] {""}
}
ravehard-life-of = z { $full }
ravehard-life-after = { $before } → { $after }
ravehard-level = { $level ->
    [obverse] awers
    [wounded] ranna
    [reverse] rewers
    [dead] martwa
   *[darkchmage] Darkcymag
}
ravehard-duel-level = { $level ->
    [obverse] cała
    [wounded] ranna
    [reverse] powalona
   *[dead] martwa
}
ravehard-levels = Poziomy życia
ravehard-no-character = bez postaci
ravehard-attack = Atak
ravehard-attack-of = Atak { $attack }
ravehard-beaten = Bycie Bitym
ravehard-darkchmage = Darkcymag
ravehard-darkchmage-is = Darkcymag: { $name }
ravehard-last-fight = Ostatnia walka
ravehard-pockets = Narzędzia w kieszeniach
ravehard-count-shields = Tarcze: { $count }
ravehard-count-hand = karty na ręce: { $count }
ravehard-choose-seat = można wskazać
ravehard-choose-boss = { $name }, życie: { $life } z { $full }, można wskazać

## Boss i środek stołu

ravehard-boss = Boss
ravehard-fury-from = Furia od tury { $turn }
ravehard-furious = Furia: atakuje sam, coraz mocniej
ravehard-blow = { $victim ->
    [you] Masz stracić { $amount }
    [boss] Boss ma stracić { $amount }
   *[other] { $name } ma stracić { $amount }
}. Źródło: { $from ->
    [you] ty
    [boss] Boss
   *[other] { $striker }
}. Odpowiedzi są tajne.
ravehard-asking = { $card }: { $gist }.
ravehard-asking-sealed = { $card }: { $gist }. Odpowiedzi są tajne.
ravehard-middle = Rozpatrywane karty
ravehard-calm = Chwila ciszy. Za cicho.
ravehard-chamber = Kto zabił Arcymaga?
ravehard-chamber-hint = Każdy, także martwy, oskarża kogoś innego. Wszystkie głosy odkrywają się naraz, a kto dostanie ich najwięcej, opróżnia kieszenie.
ravehard-chamber-weapon = Narzędzie mordercy
ravehard-offer-character = Kim chcesz być?
ravehard-offer-recover = Karty w Śmietniku

## Fabuła

ravehard-story = Fabuła: { $now }. Kart do odkrycia: { $left }.
ravehard-story-begins = początek nocy
ravehard-now-boss = Boss · tura { $turn }
ravehard-now-dark = Darkcymag · runda { $round }
ravehard-chapter = { $chapter ->
    [evidence] Dowód
    [boss] Boss
    [event] Zdarzenie
   *[chamber] Komnata
}
ravehard-chapter-over = już za wami

## Narzędzia Zbrodni

ravehard-tools = Narzędzia Zbrodni
ravehard-tools-short = Narzędzia
ravehard-tools-open = Narzędzia Zbrodni: pokaż wszystkie
ravehard-tools-open-leading = Narzędzia Zbrodni, prowadzi { $card }: pokaż wszystkie
ravehard-evidence-so-far = { $count ->
    [0] Jeszcze żadnego Dowodu.
    [1] Po jednym Dowodzie. Trzeci rozstrzygnie.
    [2] Po dwóch Dowodach. Trzeci rozstrzygnie.
   *[other] Po trzech Dowodach. Narzędzie mordercy jest znane.
}
ravehard-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
ravehard-leading = prowadzi
ravehard-weapon = narzędzie mordercy
ravehard-in-pocket = w twojej kieszeni
ravehard-my-tools = Twoje Narzędzia Zbrodni
ravehard-is-with = u: { $name }
ravehard-was-with = było u: { $name }, { $evidence ->
    [0] przed Dowodami
   *[other] po { $evidence }. Dowodzie
}
ravehard-lies-open = odkryte, u: { $name }

## Moja strona

ravehard-my-place = Twoja postać
ravehard-my-shields = Twoje Tarcze
ravehard-only-you = tylko ty je widzisz
ravehard-shields-of = Tarcze: { $name }
ravehard-shield-place = miejsce { $place }
ravehard-back-of = rewers: { $deck }
ravehard-locked = zablokowana
ravehard-attached = leży na niej: { $cards }
ravehard-flashbacks = Flashback: { $count }
ravehard-actions = Akcje tej tury
ravehard-action = { $action ->
    [offensive] Ofensywna
    [strategic] Strategiczna
   *[scheme] Knucie
}
ravehard-action-state = { $state ->
    [now] teraz
    [free] masz
    [used] zużyto
    [skipped] przepada
   *[waits] w twojej turze
}
ravehard-action-more = jeszcze { $count }
ravehard-costs = { $cost ->
    [offensive] akcja ofensywna
    [strategic] akcja strategiczna
    [scheme] knucie
   *[coin] płaci moneta
}
ravehard-synergy = Synergia
ravehard-pick-seat = Wskaż: { $name }
ravehard-pick-boss = Wskaż: Boss
ravehard-pick-shield = Wskaż tę Tarczę

## Pojedynek

ravehard-duel = Pojedynek
ravehard-lane = Tor { $lane }
ravehard-lane-shields = Tarcze: { $name }, tor { $lane }
ravehard-coin = OSOM
ravehard-coin-of = Moneta: { $name }
ravehard-coin-state = { $mine ->
    [yes] twoja
   *[no] nie teraz
}
ravehard-deck = Talia
ravehard-trash-count = Śmietnik: { $count }
ravehard-exchange = { $count ->
    [one] Wymień { $count } kartę
    [few] Wymień { $count } karty
   *[many] Wymień { $count } kart
}
ravehard-exchange-none = Zostaw całą rękę

## W każdej chwili

ravehard-any-time = W każdej chwili
ravehard-notes = Notatnik
ravehard-notes-hint = Co wiesz o Narzędziach i od kiedy. Podejrzenia i notatki zostają tylko w tej przeglądarce.
ravehard-nothing-seen = Tu nic nie udało ci się zobaczyć.
ravehard-suspect = Co myślisz o: { $name }
ravehard-suspicion = { $suspicion ->
    [none] nie wiem
    [clean] czysto
    [odd] dziwne
   *[guilty] winny!
}
ravehard-accused-by = na tę osobę głosują: { $names }
ravehard-sighting-now = { $how ->
    [pocket] masz w kieszeni.
   *[shown] leży odkryte.
}
ravehard-sighting = { $deed ->
    [peeked] widziane przy zerknięciu
    [schemed] trafiło tam przy knuciu
    [swapped] trafiło tam przy zamianie
   *[passed] podane dalej
}, { $evidence ->
    [0] przed pierwszym Dowodem.
   *[other] po { $evidence }. Dowodzie.
}
ravehard-sighting-moves = { $moves ->
    [one] Potem ta kieszeń zmieniła się { $moves } raz.
    [few] Potem ta kieszeń zmieniła się { $moves } razy.
   *[many] Potem ta kieszeń zmieniła się { $moves } razy.
}
ravehard-pad = Notatki
ravehard-pad-placeholder = Kto kłamie, kto mruga, kto oddał kazoo bez żalu…
ravehard-ledger = Co widzieli wszyscy
ravehard-ledger-empty = Jeszcze nic podejrzanego.
ravehard-ledger-line = { $deed ->
    [schemed] Knucie: { $name } i { $other }
    [peeked] Zerknięcie: { $name } do kieszeni gracza { $other }
    [swapped] Zamiana Narzędzi: { $name } i { $other }
    [passed] Narzędzie podane dalej: { $name } → { $other }
    [nominated] Kandydatura do ciosu: { $name } → { $other }
    [volunteered] Na ochotnika po cios: { $name }
   *[flirted] Flirt: { $name } → { $other }
}, { $evidence ->
    [0] przed pierwszym Dowodem
   *[other] po { $evidence }. Dowodzie
}.
ravehard-flirt = Flirt
ravehard-flirt-hint = Wybierz kartę, wiadomość i odbiorcę. Reszta zobaczy tylko, kto z kim flirtuje.
ravehard-flirt-not-now = Flirtować można raz na turę i tylko w czasie tury gracza.
ravehard-flirt-message = Wiadomość
ravehard-flirt-to = Do kogo
ravehard-flirt-send = Wyślij
ravehard-flirt-choose = Wybierz kartę, wiadomość i odbiorcę
ravehard-flirt-got = Otrzymane wiadomości
ravehard-evidence = Dowody
ravehard-evidence-order = Ostatni Dowód jest pierwszy.
ravehard-trash = Śmietniki
ravehard-trash-of = Śmietnik: { $name }
ravehard-enemy-discard = Odrzucone karty Przeciwnika
ravehard-removed = Poza grą

## Na kartach

ravehard-deck-majestic = Szkoła majestatyczna
ravehard-deck-classical = Szkoła klasyczna
ravehard-deck-contemporary = Szkoła współczesna
ravehard-deck-general = Szkoła Ogólna
ravehard-deck-black_magic = Czarna Magia
ravehard-deck-characters = Postać
ravehard-deck-crime_tools = Narzędzie Zbrodni
ravehard-deck-evidence = Dowód
ravehard-deck-bosses = Boss
ravehard-deck-enemies = Przeciwnik
ravehard-deck-events = Zdarzenie
ravehard-deck-archmages_chamber = Komnata
ravehard-deck-flirt = Flirt
ravehard-deck-components = Element gry
ravehard-timing = { $timing ->
    [offensive] ofensywna
    [strategic] strategiczna
    [shield] Tarcza
    [attachment] dodatek
    [boss_turn] rzuca Boss
   *[event] od razu
}

## Przemiana

ravehard-rising-murderer = Morderca to
ravehard-rising-you = Ty
ravehard-rising-weapon = Narzędzie: { $card }
ravehard-rising-becomes = i staje się Darkcymagiem. Życie: { $life }

## Opowieść po grze

ravehard-story-why = { $reason ->
    [caught] Głosowanie trafiło: oskarżona osoba miała narzędzie mordercy.
    [darkchmage-beaten] Głosowanie chybiło, ale drużyna pokonała Darkcymaga.
    [darkchmage] Głosowanie chybiło, a Darkcymag przetrwał wszystkich.
    [all-dead] Nikt żywy nie dotarł do Komnaty.
    [cowards] Nikt nie chciał przyjąć ciosu, a trzy próby nie wskazały nikogo.
    [defeated] Padł ostatni poziom życia.
   *[turn-limit] Noc się skończyła, więc policzono życie.
}
ravehard-story-everybody-lost = Nikt nie wygrał, więc przegrali wszyscy. To nie remis.
ravehard-story-weapon = Narzędzie mordercy: { $card } ({ $points }).
ravehard-story-weapon-held = Narzędzie mordercy: { $card } ({ $points }), w kieszeni: { $name }.
ravehard-story-leading = Trzeciego Dowodu nie było. Prowadziło: { $card } ({ $points }).
ravehard-story-holder = { $name } ({ $evidence ->
    [0] przed Dowodami
   *[other] po { $evidence }. Dowodzie
})
ravehard-story-tool = { $card }, w kieszeni: { $names }.
ravehard-story-vote = { $name } → { $other }
ravehard-story-votes = Kto kogo oskarżył: { $votes }.
ravehard-story-duel = Tury: { $turns }.
ravehard-story-night = Tury graczy: { $turns }. Pokonani Bossowie: { $bosses }.
ravehard-story-blow = Najcięższy cios: { $whose ->
    [boss] Boss
   *[player] { $name }
}, −{ $amount } życia (tura { $turn }).
ravehard-story-deaths = Po drodze zginęli: { $names }.
ravehard-story-duellist = { $name }: { $level ->
    [obverse] awers
    [wounded] ranna
    [reverse] rewers
   *[dead] koniec życia
}{ $life ->
    [0] .
   *[other] , życie: { $life }.
}
