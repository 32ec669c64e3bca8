# Teksty terminala wspólne dla wszystkich gier. Przeglądarka ma swoje.

event-next-game = Zaczyna się { $number }. gra w tym meczu.
event-round = Runda { $number }.
event-turn = { $you ->
    [yes] Runda { $number }: twoja kolej.
   *[no] Runda { $number }: kolej gracza { $seat }.
}
event-time-up = { $you ->
    [yes] Twój czas minął.
   *[no] Czas minął: { $seat }.
}
act-confirm = Potwierdź odpowiedź
    .hint = odpowiedź będzie ostateczna
card-face-down = zakryta karta
list-and = { $rest } i { $last }
outcome-everybody-lost = Wszyscy przegrywają.
event-new-rules = Zasady się zmieniły. Od teraz ta gra toczy się według nowych (wersja { $number }).

## Osoby przy stole

seat-you = Ty
seat-partner = { $seat } (partner)
bot-name-1 = Borys
bot-name-2 = Celina
bot-name-3 = Damian
bot-name-4 = Ewa
bot-name-5 = Feliks
bot-name-6 = Greta
bot-random = losowy
    .about = Odpowiada na chybił trafił.
bot-greedy = sprytny
    .about = Bierze to, co w danej chwili wygląda najlepiej, bez planu.
bot-apprentice = uczeń
    .about = Przewiduje niewiele i lubi próbować różnych rzeczy: dobry na pierwszą grę.
bot-adept = adept
    .about = Gra rozsądnie, ale nie patrzy daleko naprzód.
bot-mage = mag
    .about = Myśli z wyprzedzeniem i rzadko puszcza błędy płazem.
bot-archmage = arcymag
    .about = Przed każdą odpowiedzią wyobraża sobie setki lub tysiące gier: najsilniejszy, jakiego mamy.

## Gra w terminalu

play-welcome = { $game } · miejsca: { $seats } · r pokazuje zasady, ? karty, q kończy grę
play-bots = Przy stole: { $bots }.
play-bot = { $name } ({ $bot })
play-hand = Twoja ręka
play-prompt = Numer, ? (karty), r (zasady), q (koniec)
play-prompt-written = { $most ->
    [0] Odpowiedź
   *[other] Numer albo odpowiedź
} tak, jak jest zapisana, np. { $example }; ? (karty), r (zasady), q (koniec)
play-news = Co się wydarzyło
play-top = na wierzchu
play-card = { $card } ({ $facts })
play-bad-number = Wpisz numer od 1 do { $most }, ? (karty), r (zasady) albo q (koniec).
play-bad-written = { $most ->
    [0] Wpisz
   *[other] Wpisz numer od 1 do { $most } albo
} odpowiedź tak, jak jest zapisana, np. { $example }, ? (karty), r (zasady) albo q (koniec).
play-no-card = Nie ma tu odpowiedzi ani karty o nazwie „{ $query }”.
play-goodbye = Odchodzisz od stołu. Do zobaczenia!
play-over = Koniec gry.
play-seed = Ziarno tej gry: { $seed }

## Pozostałe polecenia

games-line = { $key }: { $name }, miejsca: { $seats }; boty: { $bots }
games-preset = --preset { $name }: { $title }. { $about }
games-option = --option { $name }={ $choices } (domyślnie: { $default })
games-level = --bots { $key }: { $name }. { $about }
arena-games = Gry: { $count }, remisy: { $draws }
arena-progress = Gry
arena-wins = { $bot }: { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[many] { $count } wygranych
} ({ $share }); { $rating }
arena-share = { $share } %, przedział 95 %: od { $low } do { $high } %
arena-rating = ranking { $mean } ± { $deviation }
arena-intervals = Przedziały ufności Wilsona liczone są po rozdaniach, bo gry z tego samego rozdania nie są niezależne.
ladder-progress = { $level } kontra { $below }
ladder-rung = wygrane { $wins } z { $games }, remisy: { $draws } ({ $share })
ladder-rating = { $bot }: { $rating }
ladder-time = Czas: { $seconds } s
arena-reasons = Zakończenia: { $reasons }{ $lost ->
    [0] {""}
   *[other] {" "}(wszyscy przegrali: { $lost })
}
arena-points = Średnia punktów zwycięzców: { $points }; każdego bota: { $each }
arena-speed = Decyzji w grze: { $mean }; decyzji na sekundę: { $speed }
arena-record = Zapisy gier: { $file }.
replay-line = { $game }, miejsca: { $seats }, { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}: { $outcome }
replay-running = gra w toku
replay-seat = miejsce { $seat }
bench-line = { $build }: { $figures }
bench-missing = { $build }: niedostępny ({ $reason })
bench-faster = Skompilowany silnik podejmuje { $factor } razy więcej decyzji na sekundę.
perft-line = Ruchy: { $depth }, ciągi ruchów: { $count }
solve-line = Wartość: { $value }; { $count ->
    [1] najlepszy ruch: { $best }
   *[other] najlepsze ruchy: { $best }
}
invitation-title = { $game } w Pentakl
invitation-waits = Przy stole czeka: { $people }. { $free ->
    [one] { $free } wolne miejsce.
    [few] { $free } wolne miejsca.
   *[many] { $free } wolnych miejsc.
}
invitation-plays = Przy stole: { $people }.
