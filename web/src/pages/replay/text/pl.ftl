replay-to-table = Do stołu
replay-loading = Wczytywanie powtórki…
replay-bar = Sterowanie powtórką
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-on = Krok dalej
replay-last = Na koniec
replay-turn = Tura
    .back = Do poprzedniej tury
    .on = Do następnej tury
replay-decision = Decyzja
    .back = Do poprzedniej decyzji
    .on = Do następnej decyzji
replay-card-back = Gdzie pojawiła się wcześniej
replay-card-on = Gdzie pojawia się później
replay-step = Krok
replay-where = { $step } z { $steps }
replay-round = runda { $round }
replay-game = gra { $game }
replay-view = Widok
replay-from = Widok z miejsca
replay-from-spectator = Widz
replay-open = Wszystkie karty odkryte
replay-cards = Karty
    .known = Jak było widać
    .open = Wszystkie odkryte
replay-hands = Karty na ręce pozostałych
replay-own-view = Dopóki gra trwa, można odtwarzać tylko to, co było widać z własnego miejsca.
replay-link = Kopiuj link
    .copied = Link do tej chwili został skopiowany.
    .by-hand = Skopiuj link do tej chwili z paska adresu.
replay-continue = Graj dalej stąd
    .short = Graj dalej
    .title = Graj dalej stąd
    .text = Powstanie nowy stół z grą w tym momencie. Na wszystkich innych miejscach zagrają boty.
    .seat = Twoje miejsce
    .start = Graj dalej
    .running = Stąd można grać dalej dopiero po zakończeniu gry.
    .ended = Tutaj gra już się skończyła. Wybierz wcześniejszy krok.
replay-asked = Pytanie: { $question }
replay-answered = Pytanie: { $question } Odpowiedź: { $answer }
analysis = Analiza
    .close = Zamknij analizę
    .points = Punkty zwrotne
    .computing = Ocenianie decyzji…
    .retry = Spróbuj jeszcze raz
    .none = Żadna decyzja nie zmieniła wyraźnie szans.
    .nothing = Nie było żadnej decyzji do oceny.
    .later = Tutaj pojawią się kolejne punkty zwrotne.
    .all = Wszystkie decyzje
analysis-chance = { $you ->
    [yes] Twoja szansa na wygraną
   *[other] { $name }: szansa na wygraną
}
    .hint = { $you ->
    [yes] Według tego, co było wtedy wiadomo z twojego miejsca.
   *[other] Według tego, co było wtedy wiadomo z miejsca gracza { $name }.
}
analysis-progress = { $done } z { $all } decyzji
analysis-percent = { $percent }%
analysis-over-time = przebieg gry →
analysis-decision = Decyzja { $number } z { $all }
analysis-at = przed: { $before }, po: { $after }
analysis-where = Decyzja { $number }
analysis-mistake = { $where }: { $you ->
    [yes] twój wybór to „{ $given }”.
   *[other] { $name } – wybór: „{ $given }”.
} „{ $better }” dałoby { $games ->
    [one] o { $games } wygraną
    [few] o { $games } wygrane
   *[many] o { $games } wygranych
} na 100 gier więcej.
analysis-swing = { $where }, po „{ $given }”: dalsze wydarzenia { $up ->
    [yes] zwiększyły
   *[no] zmniejszyły
} szansę z { $from } do { $to }.
analysis-table = Szansa na wygraną przy każdej decyzji
    .number = Nr
    .given = Odpowiedź
    .before = Przed
    .after = Po
    .better = Lepsza odpowiedź
error-no-game = Przy tym stole nie było takiej gry.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-moment = W tej grze nie ma takiej chwili.
error-game-over = W tym momencie gra była już skończona. Wybierz wcześniejszy.
error-not-over = Dopóki gra trwa, można odtwarzać tylko to, co było widać z własnego miejsca.
error-old-rules = Tę grę rozegrano według starszych zasad i nie da się jej odtworzyć według dzisiejszych.
error-too-hard = Odtworzenie tej gry trwa zbyt długo.
error-busy = Zbyt wiele osób prosi teraz o powtórki. Spróbuj jeszcze raz.
