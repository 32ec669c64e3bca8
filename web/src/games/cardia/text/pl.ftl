game-cardia = Cardia
    .blurb = Wygrywa ten, kto umie przegrać: zdolności używa tylko karta pokonana.

## Przy stole. Te słowa należą do przeglądarki; reszta słów Cardii jest w plikach silnika.

cardia-fact-match = mecz { $mine } : { $theirs }
cardia-fact-round = runda { $round }
cardia-fact-deck = talia { $deck }
cardia-ongoing = stała
cardia-instant = natychmiastowa

cardia-locations = { $count ->
    [1] Lokacja
   *[other] Lokacje
}
cardia-no-location = Bez lokacji: zwykły pojedynek.
cardia-location-open = Lokacja:
cardia-signs = Znaki
cardia-difficulty = Trudność
cardia-skulls = { $count ->
    [one] { $count } czaszka
    [few] { $count } czaszki
   *[many] { $count } czaszek
}
cardia-match = Mecz
cardia-match-goal = { $wins ->
    [1] Rozstrzyga jedna gra
   *[other] Do { $wins } wygranych
}
cardia-game = Gra { $game }
cardia-game-won = wygrana, { $mine } do { $theirs }
cardia-game-lost = przegrana, { $mine } do { $theirs }
cardia-game-taken = { $name }, { $mine } do { $theirs }
cardia-game-drawn = remis
cardia-game-runs = runda { $round }

cardia-sign-plus = Modyfikator: wpływ +{ $value }
    .short = wpływ w górę
cardia-sign-minus = Modyfikator: wpływ −{ $value }
    .short = wpływ w dół
cardia-sign-signet = { $value ->
    [one] Sygnet: ta karta wygrywa swoje starcie
    [few] { $value } sygnety: ta karta wygrywa swoje starcie
   *[many] { $value } sygnetów: ta karta wygrywa swoje starcie
}
    .short = sygnet za wygraną
cardia-sign-ongoing = Żeton stałej zdolności: { $text }
    .short = stała zdolność
cardia-waits-modifier = Następna karta dostanie { $sign }{ $number } wpływu zaraz po odkryciu
cardia-waits-choice = { $number ->
    [1] Następna karta dostanie +2 albo −2 po odkryciu
   *[other] Następna karta dostanie +2 albo −2 po odkryciu, razy { $number }
}
cardia-waits-late = Następna karta dostanie +{ $number } wpływu po zdolnościach w jej starciu
cardia-waits-demand = Żądana frakcja następnej karty: { $faction }. Inaczej trzeba odrzucić dwie karty z ręki
cardia-waits-openly = Następna karta będzie położona odkryta, zanim rywal wybierze swoją

cardia-row = Rząd starć
cardia-encounter = Starcie { $number }
cardia-current = bieżące
cardia-next = następne
cardia-fog = we mgle
cardia-result = { $whose ->
    [mine] wygrywasz
    [rival] wygrywa { $name }
    [both] wygrywają obie strony
    [tie] remis
   *[none] jeszcze nie porównane
}
cardia-result-short = { $whose ->
    [mine] ty
    [rival] { $name }
    [both] obie
    [tie] remis
   *[none] …
}
cardia-encounter-spoken = Starcie { $number }: { $theirs } kontra { $mine }, { $result }
cardia-card-of = { $whose ->
    [mine] twoja karta
   *[rival] karta gracza: { $name }
}
cardia-card-spoken = wpływ { $influence }{ $modifier ->
    [0] {""}
   *[other] {" "}z modyfikatorem { $modifier }
}{ $ongoing ->
    [yes] , żeton stałej zdolności
   *[no] {""}
}{ $signets ->
    [0] {""}
    [one] , 1 sygnet
    [few] , { $signets } sygnety
   *[many] , { $signets } sygnetów
}
cardia-unfold = Pokaż wszystkie starcia w pełnej wielkości
cardia-fold = Zmniejsz stare starcia

cardia-signets-spoken = { $count ->
    [one] { $count } sygnet z { $needed }
    [few] { $count } sygnety z { $needed }
   *[many] { $count } sygnetów z { $needed }
}
cardia-after-choice = po wyborze: { $mine } do { $theirs }
cardia-after-loss = przeszłe starcia, jeśli przegra: { $mine } do { $theirs }
cardia-chosen = wybrana
cardia-has-chosen = karta wybrana
cardia-is-choosing = wybiera kartę
cardia-is-deciding = podejmuje decyzję
cardia-deck-count = { $count } w talii
cardia-discard-count = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
   *[many] { $count } odrzuconych
}
cardia-browse-discard = Przejrzyj odrzucone ({ $name }):
cardia-discards = Odrzucone: { $name }
cardia-discards-order = Od najnowszej.
cardia-known-hand = Ręka: { $name }
cardia-known-order = Karty, o których wiesz, że są na tej ręce.
cardia-known = znane: { $count }

cardia-arrives = Wejdzie z wpływem { $influence } zamiast { $printed }.
cardia-if-loses = Jeśli przegra:
cardia-if-loses-ongoing = Jeśli przegra, dostaje żeton.
cardia-would-turn = { $whose ->
    [mine] { $count ->
        [1] Starcie { $encounters } będzie twoje.
       *[other] Starcia { $encounters } będą twoje.
    }
    [rival] { $count ->
        [1] Starcie { $encounters } przejdzie do rywala.
       *[other] Starcia { $encounters } przejdą do rywala.
    }
    [both] { $count ->
        [1] Starcie { $encounters } wygrają obie strony.
       *[other] Starcia { $encounters } wygrają obie strony.
    }
   *[tie] { $count ->
        [1] Starcie { $encounters } będzie remisem.
       *[other] Starcia { $encounters } będą remisami.
    }
}
cardia-would-turn-short = { $whose ->
    [mine] → ty
    [rival] → { $name }
    [both] → obie
   *[tie] → remis
}
cardia-would-go = Starcie { $encounter } zniknie z rzędu.
cardia-would-go-short = → znika
cardia-would-fight = { $whose ->
    [mine] Wygra starcie.
   *[rival] Przegra starcie:
}
cardia-would-tie = { $whose ->
    [mine] Remis, który wygrywasz; żadna zdolność nie zadziała.
    [rival] Remis, który wygrywa rywal; żadna zdolność nie zadziała.
    [both] Remis, który wygrywają obie strony; żadna zdolność nie zadziała.
   *[tie] Remis; żadna zdolność nie zadziała.
}
cardia-would-end = { $whose ->
    [mine] Tak wygrywasz grę.
    [rival] Tak przegrywasz grę.
   *[tie] Gra zakończy się remisem.
}
cardia-would-change-nothing = Żadne starcie się nie zmieni.
cardia-warns-haunted_catacombs = Nawiedzone Katakumby: ta sama frakcja co twoja poprzednia karta, przegrywasz grę!
cardia-warns-auction_house = Dom Aukcyjny: karta słabsza od poprzedniej, odrzucasz wierzch talii.
cardia-warns-demand = Szantażystka: inna frakcja, odrzucasz dwie karty.
cardia-tag-catacombs = zguba!
cardia-would-score = Sygnety wtedy: { $mine } do { $theirs }.
cardia-would-score-past = Sygnety przeszłych starć wtedy: { $mine } do { $theirs }.
cardia-would-be = Starcie { $encounter }: wpływ { $before } → { $after }, naprzeciw { $other }.

# Obie karty bieżącego starcia leżą odkryte.
cardia-meet = { $name }: { $card } { $theirs }, ty: { $own } { $mine }{ $ends ->
    [mine] . Sygnet jest twój.
    [won] . Sygnet zdobywa { $name }.
    [tie] . Remis.
   *[open] {""}
}
cardia-meet-watched = { $name }: { $card } { $theirs }, { $me }: { $own } { $mine }{ $ends ->
    [mine] . Sygnet zdobywa { $me }.
    [won] . Sygnet zdobywa { $name }.
    [tie] . Remis.
   *[open] {""}
}
cardia-why-won = Powód: { $reason }. Sygnety { $mine } : { $theirs }.
cardia-both-begin = Zaczynacie razem: wybieracie jednocześnie.

cardia-story-game = Gra { $game }, rundy: { $rounds }. { $you ->
    [yes] Wygrywasz
   *[no] Wygrywa { $name }
}, { $more } do { $fewer } ({ $reason }).
cardia-story-draw = Gra { $game }, rundy: { $rounds }. Remis, { $more } do { $fewer } ({ $reason }).
cardia-story-swing = Największa zmiana: gra { $game }, runda { $round }, sygnety { $was } → { $is }.
cardia-story-turned = { $count ->
    [1] Przeszłe starcie zmienia właściciela raz.
   *[other] Przeszłe starcia zmieniają właściciela, razem zmian: { $count }.
}

## Ustawienia

cardia-mix = Talia każdej frakcji
cardia-mix-deck = Talia { $deck }
cardia-how-many = Ile
cardia-which = Które lokacje

## Turniej dla czworga: strona, która nie potrzebuje stołu

helper-cardia = Turniej dla czworga
    .hint = Cardia: terminarz, stoły, wyniki i tabela
cardia-tournament-lead = Każdy gra z każdym: trzy rundy, po dwa pojedynki naraz, jeden talią I, drugi talią II. Wpisz cztery imiona, rozlosuj numery i grajcie przy stołach tutaj albo w domu, kartami z pudełka.
cardia-tournament-players = Gracze
cardia-tournament-player = Gracz { $number }
cardia-tournament-name = Imię gracza numer { $number }
cardia-tournament-bot = bot
cardia-tournament-draw = Losuj numery
cardia-tournament-draw-late = Turniej już trwa: numery zostają.
cardia-tournament-drawn = Po losowaniu: { $names }.
cardia-tournament-round = Runda { $round }
cardia-tournament-decider = Pierwsze miejsce jest wspólne
    .about = { $count ->
        [2] Równo w meczach, grach i między sobą: { $names }. Rozstrzyga jedna gra.
       *[other] Równo w meczach, grach i między sobą: { $names }. Dwie pierwsze osoby grają jedną grę, a kto ją wygra, gra z następną.
    }
cardia-tournament-ours = To nasza formuła
    .about = Instrukcja tylko wspomina o turnieju dla czworga. U nas pojedynek to mecz do dwóch wygranych. O kolejności decydują wygrane mecze, potem wygrane gry, potem mecze między tymi, którzy mają tyle samo. Jeśli pierwsze miejsce nadal jest wspólne, rozstrzygają pojedyncze gry talią I. Wszystko z tej strony jest w jej linku: można go wysłać albo do niego wrócić.
cardia-tournament-clear = Zacznij nowy turniej

cardia-meeting = { $one } i { $other }
cardia-meeting-ready = można grać
cardia-meeting-later = po rundzie { $round }
cardia-meeting-waiting = stół czeka na graczy
cardia-meeting-playing = trwa
cardia-meeting-over = zakończony
cardia-meeting-rematch = trwa tam rewanż; wpisz wynik ręcznie
cardia-meeting-won = wygrana
cardia-meeting-open = Otwórz stół
    .spoken = Otwórz stół: { $one } i { $other }
cardia-meeting-go = Do stołu
cardia-meeting-copy = Kopiuj link
cardia-meeting-copied = Link do stołu jest skopiowany
cardia-meeting-forget = Nie używaj tego stołu
cardia-meeting-strangers = Przy stole: { $names }. Jeśli to nie są imiona powyżej, sprawdź wynik.
cardia-meeting-enter = Wpisz wynik
cardia-meeting-score = { $one } { $first }, { $other } { $second }
cardia-meeting-change = Zmień wynik
cardia-meeting-remove = Usuń wynik
cardia-meeting-leave = Zostaw, jak jest

cardia-open-title = { $one } i { $other }
cardia-open-question = Kto z was gra na tym urządzeniu?
cardia-open-nobody = Nikt
    .hint = gracze wejdą przez link do stołu

cardia-standings = Tabela
cardia-standings-rank = Miejsce
cardia-standings-player = Gracz
cardia-standings-matches = mecze
cardia-standings-games = gry
cardia-standings-why-matches = mniej wygranych meczów
cardia-standings-why-games = tyle samo meczów, mniej wygranych gier
cardia-standings-why-mutual = tyle samo meczów i gier, mniej wygranych między sobą
cardia-standings-why-decider = przegrana gra rozstrzygająca
cardia-standings-why-level = równo we wszystkim
cardia-champion = Turniej wygrywa { $name }
