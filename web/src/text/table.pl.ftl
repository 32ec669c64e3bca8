# Stół: poczekalnia, pytania, połączenie, koniec gry, zasady. Klucze są te same co w table.en.ftl.

guest-name = Gość

## Pytania

seat-you = Ty
ask-take = Wybierz: { $card }
ask-how = { $card }: jak zagrywasz?
ask-seat = { $name }
ask-place = { $card }: wybierz podświetlone miejsce.
ask-put = { $card } → { $place }
ask-choose-place = Wybierz: { $place }
ask-back = Wróć
ask-keys = Klawiatura: strzałki i Enter, cyfry wybierają, Escape cofa
not-now-seat = Najpierw wskaż osobę
not-now-elsewhere = Wybierz jedną z podświetlonych kart
not-now-answer = Najpierw odpowiedz na pytanie
not-now-place = Wybierz jedno z podświetlonych miejsc
not-now-card = Najpierw wybierz kartę
place-asks = { $place }, tego dotyczy pytanie
where-owned = { $zone }: { $name }
where-place = miejsce { $place }
answer-given = Twoja odpowiedź: { $answer }. { $question }
    .hint = Możesz ją jeszcze zmienić. Potwierdź, kiedy masz pewność.
act-confirm = Potwierdź
    .hint = odpowiedź będzie ostateczna
foreseen-nothing = Teraz nic nie zmieni.
foreseen-way = { $way }: { $consequence }
foreseen-asks = Potem pada kolejne pytanie.
foreseen-chance = Potem rozstrzyga los.
foreseen-hidden = Co dalej, jeszcze nie wiadomo.
foreseen-answers = Potem rozstrzygają odpowiedzi innych.
foreseen-over = Potem gra się kończy.
clock-time = Pozostały czas: { $time }
clock-left = Zostało sekund: { $seconds }
table-now = Teraz: { $names }
table-now-card = Teraz: { $names } · { $card }: „{ $question }”
table-chosen = Wybrano. Teraz: { $names }
table-busy = Chwileczkę…
table-watching = Oglądasz tę grę.
table-hand = Twoja ręka
table-hand-empty = Masz pustą rękę
table-choices = Karty do wyboru
table-area = Stół
table-yours = Twoja strona stołu
table-rivals = Pozostali gracze
table-chronicle = Kronika
table-inspect = Podgląd karty
table-inspect-hint = Wskaż kartę, aby ją tu przeczytać.

## Pasek

bar-rules = Zasady
bar-lesson = Lekcja
bar-undo = Cofnij
    .not-now = Nie ma czego cofnąć: ktoś już odpowiedział albo odkryto coś ukrytego
bar-settings = Ustawienia
bar-leave = Odejdź od stołu
bar-chronicle = Kronika
bar-people = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}
bar-watchers = { $count ->
    [one] przygląda się { $count } osoba
    [few] przyglądają się { $count } osoby
   *[many] przygląda się { $count } osób
}

## Lekcja

teach-title = Lekcja
teach-step = Lekcja · { $number } z { $count }
teach-goal = { $game } w trzech zdaniach
teach-hint = Zagrasz prawdziwą partię z łagodnym botem. Gdy coś pojawi się po raz pierwszy, dowiesz się, co to jest; zawsze możesz zagrać inaczej.
teach-begin = Zaczynamy
teach-go-on = Dalej
teach-next = Dalej
    .spoken = Dalej, klawisz Escape
teach-alone = Rozumiem
    .spoken = Rozumiem, klawisz Escape
teach-suggested = Propozycja: { $answer }
teach-leave = Bez podpowiedzi
teach-repeat = Jeszcze raz
teach-end = Znasz już podstawy
teach-play-on = Gram dalej
teach-new = Nowa gra
    .hint = z tymi samymi rywalami
teach-home = Inna gra

## Zdarzenia samego stołu

event-game-begins = { $number ->
    [1] Gra się zaczyna.
   *[other] Zaczyna się { $number }. gra przy tym stole.
}
event-game-ends = Koniec gry.
event-took-back = { $you ->
    [yes] Cofasz swój ostatni ruch.
   *[no] { $seat } cofa swój ostatni ruch.
}
event-next-game = Zaczyna się { $number }. gra w tym meczu.
event-new-rules = Zasady się zmieniły. Od teraz ta gra toczy się według nowych (wersja { $number }).
event-opening = Karty są rozdane.
event-round = Runda { $number }
event-turn = { $you ->
    [yes] Twoja kolej.
   *[no] Kolej gracza { $seat }.
}
event-time-up = { $you ->
    [yes] Twój czas minął.
   *[no] Czas minął: { $seat }.
}
log-nothing = Bez skutku.
log-bots = Boty: { $bots }.
log-bot = { $name } ({ $level })
log-since-left = Pod twoją nieobecność

## Co się działo w międzyczasie

meanwhile-title = Pod twoją nieobecność
meanwhile-more = { $count ->
    [one] { $count } wcześniejsze zdarzenie jest w kronice.
    [few] { $count } wcześniejsze zdarzenia są w kronice.
   *[many] { $count } wcześniejszych zdarzeń jest w kronice.
}
meanwhile-go-on = Dalej

## Klawisze

keys-title = Klawisze
keys-tab = Tab
    .does = do następnej części: pytanie, karty, stół, pasek
keys-arrows = Strzałki
    .does = między kartami, miejscami i przyciskami; z innych miejsc do pytania
keys-enter = Enter
    .does = wybór, naciśnięcie, potwierdzenie
keys-numbers = 1 – 9
    .does = wybór podświetlonej karty lub miejsca po numerze, a gdy ich nie ma, przycisku
keys-zero = 0
    .does = pierwszy przycisk pytania
keys-escape = Esc
    .does = krok wstecz; zamknięcie okna
keys-hint = H
    .does = podpowiedź do obecnego pytania; jeszcze raz: ukryj ją
keys-rules = R
    .does = zasady do obecnego pytania; jeszcze raz: zamknij je
keys-question = ?
    .does = ta lista

## Cofanie

undo-asked = { $name } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
    .hint = Zgodzić się muszą wszyscy.
undo-yes = Zgadzam się
undo-no = Nie zgadzam się
undo-waits = Prosisz o cofnięcie ruchu. Czekamy na pozostałych…

## Połączenie

wire-opening = Otwieramy stół…
wire-lost = Brak połączenia. Próbujemy ponownie…
wire-missing = Nie ma takiego stołu
    .hint = W linku jest błąd albo ten stół już nie istnieje.
wire-broken = Nie można otworzyć tego stołu
    .hint = Serwer nie może odczytać jego zapisu. Ponowna próba nic nie da.
wire-old-rules = Tej gry nie można dokończyć
    .hint = Zaczęła się według starszych zasad, a nowe prowadzą do innej sytuacji na stole. Jej zapis został zachowany.

## Poczekalnia

room-title = Czekamy na graczy
room-game = { $game } · { $people ->
    [one] { $people } miejsce
    [few] { $people } miejsca
   *[many] { $people } miejsc
}
room-undo = Cofanie: { $undo }
room-seconds = Czas na decyzję: { $time }
room-help = Pomoc w liczeniu: { $help }
room-hints = Podpowiedzi: { $hints }
room-link = Link do tego stołu
    .hint = Każdy, kto go otworzy, może usiąść albo oglądać grę.
room-copy = Kopiuj link
room-share = Udostępnij
room-share-title = { $game } w Pentakl
room-qr = Kod QR linku
room-here = Ten link działa tylko na tym komputerze, bo serwer nie przyjmuje innych połączeń. Aby inni mogli dołączyć, zatrzymaj serwer i uruchom go tak:
room-copied = Link skopiowany
room-chairs = Miejsca
room-empty = wolne miejsce
room-you = ty
room-bot = bot · { $bot }
room-away = nie ma przy stole
room-away-since = nie ma przy stole od { $time }
room-stands-in = nie ma; na razie gra bot
room-sit = Usiądź tutaj
    .named = Usiądź, miejsce { $number }
room-bot-add = Bot: { $bot }
    .named = Bot: { $bot }, miejsce { $number }
room-bot-change = Zmień na: { $bot }
    .named = Zmień na: { $bot }, miejsce { $number }
room-clear = Zwolnij miejsce
    .named = Zwolnij miejsce: { $number }
room-stand = Wstań
room-start = Zacznij grę
    .hint = wszyscy są na miejscach
room-not-full = Na każdym miejscu musi ktoś siedzieć: osoba albo bot
room-not-seated = Najpierw usiądź
room-waits-host = Czekamy, aż wszyscy usiądą
room-name = Twoje imię
    .hint = Od 1 do 24 znaków; inni je widzą.
room-name-save = Zmień imię
name-first = Przy stole: { $people }. Gra: { $game }. Jak mają się do ciebie zwracać inni?
    .label = Twoje imię
    .sit = Usiądź
    .watch = Tylko patrzę
room-public = Ten stół każdy może znaleźć na stronie głównej.
room-private = Ten stół znajdą tylko osoby, które mają link.

## Nieobecność, odejście i powrót

away-since = { $name }: nie ma przy stole od { $time }
away-bot = Niech na razie gra bot
    .named = Niech na razie gra bot: { $name }
away-wait = Czekamy dalej
away-welcome = Witaj z powrotem. W międzyczasie grał bot; miejsce znów należy do ciebie.
event-stood-in = Za gracza { $seat } gra na razie bot.
event-came-back = { $you ->
    [yes] Wracasz na swoje miejsce.
   *[no] { $seat } wraca na swoje miejsce.
}

leave-title = Odejść od stołu?
leave-text = Bot zagra za ciebie. Na swoje miejsce możesz wrócić w każdej chwili.
leave-stay = Zostań
leave-pause = Wyjdź na stronę główną, zachowaj miejsce
    .hint = pozostali poczekają
leave-stand = Oddaj miejsce botowi
leave-resign = Poddaj się
    .asks = Poddaj się…
    .title = Poddać się?
    .text = Wygrywa druga strona, a w meczu wygrywa cały mecz. Partnerzy muszą się zgodzić; potem nie można tego cofnąć.
resign-wanted = Chce się poddać: { $names }. Partnerzy mogą się zgodzić pod „Odejdź od stołu”.
resign-wanted-mine = Chcesz się poddać; muszą się zgodzić twoi partnerzy.
resign-play-on = Gram dalej
event-plays-on = { $you ->
    [yes] Grasz dalej.
   *[no] { $seat } gra dalej.
}
event-would-resign = { $you ->
    [yes] Chcesz się poddać; muszą się zgodzić twoi partnerzy.
   *[no] { $seat } chce się poddać; muszą się zgodzić partnerzy.
}
event-resigned = { $you ->
    [yes] Poddajesz się.
   *[no] { $seat } poddaje się.
}
back-to-seat = Wróć na swoje miejsce
    .hint = bot odda ci miejsce

## Między grami meczu

match-game-won = Gra { $game }: wygrywasz
match-game-lost = Gra { $game }: wygrywa { $name }
match-game-tied = Gra { $game }: remis
match-score = Mecz { $mine } : { $theirs }
match-you-begin = Następną grę zaczynasz ty.
match-begins = Następną grę zaczyna { $name }.
match-go-on = Dotknij albo naciśnij klawisz, aby grać dalej.

## Koniec gry

end-title = Koniec gry
list-and = { $rest } i { $last }
outcome = { $count ->
    [1] Wygrywa { $winners }.
   *[other] Wygrywają { $winners }.
}
    .won = { $count ->
        [1] Wygrywasz.
       *[other] Wygrywa twoja strona: { $winners }.
    }
    .lost = { $count ->
        [1] Przegrywasz. Wygrywa { $winners }.
       *[other] Przegrywasz. Wygrywają { $winners }.
    }
    .draw = Remis.
    .everybody-lost = Wszyscy przegrywają.
outcome-resigned = { $count ->
    [1] Wygrywa { $winners }: druga strona się poddała.
   *[other] Wygrywają { $winners }: druga strona się poddała.
}
    .won = Wygrywasz: druga strona się poddała.
    .lost = { $count ->
        [1] Poddajesz się. Wygrywa { $winners }.
       *[other] Twoja strona się poddaje. Wygrywają { $winners }.
    }
end-rematch = Rewanż
    .hint = wszyscy przesiadają się o jedno miejsce
    .waits = Czekamy na decyzję: { $names }
end-ready = Rewanżu chcą: { $names }
end-story = Opowieść
end-seed = Uczciwość rozdania
end-seed-good = Ziarno zgadza się ze skrótem pokazanym na początku gry.
end-seed-bad = Ziarno nie zgadza się ze skrótem pokazanym na początku gry.
end-seed-hash = Skrót
end-seed-value = Ziarno
end-replay = Powtórka
end-analysis = Analiza
end-export = Zapisz przebieg gry
end-past = Rozegrana według starszych zasad
    .hint = Obecne zasady nie pozwalają odtworzyć tej gry, dlatego nie widać stołu. Wynik i zapis zostały zachowane.
    .nothing = Obecne zasady nie pozwalają odtworzyć tej gry, a starsza wersja nie zapisała jej wyniku.
end-points = Punkty

## Boty

bot-speed-instant = natychmiastowe

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

## Okno wariantów

variants-title = Warianty: { $game }
variants-preset = Rozgrywka
    .own = Twój własny zestaw opcji.
variants-refused = Niedostępne: { $choices } (przy: { $options }).
variants-seats = Liczba osób
variants-bots = Siła botów
variants-undo = Cofanie ruchów
undo-free = zawsze
undo-ask = za zgodą innych
undo-off = nigdy
variants-help = Pomoc w liczeniu
help-yes = sumy i podgląd skutków
help-no = żadna
variants-hints = Podpowiedzi, gdy gra kilka osób
    .about = Grając z samymi botami, zawsze możesz poprosić o podpowiedź. W grze z innymi wszyscy widzą, kto z niej korzysta.
hints-no = żadne
hints-yes = dla wszystkich
variants-seconds = Czas na każdą decyzję, ze znajomymi
    .about = Gdy minie, bot odpowiada jeden raz.
decision-time = bez limitu
    .seconds = { $seconds } s
    .minutes = { $minutes } min
variants-public = Kto może znaleźć stół
public-yes = każdy
public-no = tylko osoby z linkiem
variants-name = Twoje imię
variants-play = Zagraj z botami
variants-invite = Zaproś znajomych

## Strona główna

home-play-hint = { $seats ->
    [one] { $seats } osoba
    [few] { $seats } osoby
   *[many] { $seats } osób
}, boty: { $bots }
home-soon = W tę grę nie można jeszcze zagrać
home-unreachable = Serwer nie odpowiada. Próbujemy ponownie…

## Zasady

rules-title = Jak grać: { $game }
rules-other = Inne gry
rules-none = Zasady tej gry nie zostały jeszcze spisane.

## Czego serwer odmawia

error-unreachable = Serwer nie odpowiada.
error-illegal = Teraz nie można tego zrobić.
error-invalid = W tej grze nie ma takiego ruchu.
error-not-your-turn = Teraz nie masz na co odpowiadać.
error-not-playing = Żadna gra się teraz nie toczy.
error-not-waiting = Gra już się toczy.
error-not-over = Gra jeszcze się nie skończyła.
error-not-full = Na każdym miejscu musi ktoś siedzieć: osoba albo bot.
error-not-host = To może zrobić tylko gospodarz stołu.
error-not-seated = Nie siedzisz przy tym stole.
error-seated = Już siedzisz przy tym stole.
error-not-away = Ten gracz jest przy stole albo dopiero co od niego odszedł.
error-taken = Ktoś już tam siedzi.
error-bad-name = Imię ma od 1 do 24 widocznych znaków.
error-bad-option = Tych opcji nie można połączyć.
error-nothing-to-hurry = Boty można ponaglić tylko wtedy, gdy wszyscy czekają na boty.
error-no-help = Ten stół otwarto bez pomocy w liczeniu.
error-no-hints = Gdy przy stole grają inni, podpowiedzi są tylko przy stołach otwartych z podpowiedziami.
error-busy = Serwer ma teraz za dużo do policzenia. Spróbuj ponownie za chwilę.
error-too-hard = Serwer nie zdążył tego policzyć.
error-hint-sealed = Dopóki odpowiedzi są tajne, podpowiedź zdradziłaby, kto jeszcze nie odpowiedział.
error-bad-command = Serwer nie zrozumiał polecenia.
error-not-resigning = Nie prosisz teraz o poddanie gry.
error-cannot-resign = Tutaj nie można się poddać.
error-undo-refused = Tego już nie można cofnąć.
error-ready = Twoja prośba o rewanż została już wysłana.
error-too-fast = Za szybko. Poczekaj chwilę.
error-no-table = Nie ma takiego stołu.
error-running = Gra jeszcze trwa.
error-storage = Serwer nie mógł tego zapisać ani odczytać. Nic się nie stało, spróbuj jeszcze raz.
error-too-many-tables = Otwarto już zbyt wiele stołów. Poczekaj chwilę.
error-too-many-sockets = Za dużo otwartych połączeń. Zamknij kilka kart przeglądarki.
error-too-large = To za dużo naraz.
error-broken-table = Tę grę przerwał błąd i nie można jej kontynuować. Jej dotychczasowy przebieg jest zapisany.
error-damaged = Dane zapisane na serwerze są uszkodzone, więc ponowna próba nic nie da.
error-old-rules = Ta gra zaczęła się według starszych zasad i nie można jej dokończyć według nowych. Jej przebieg jest zapisany.
error-server-error = Na serwerze coś poszło nie tak. Spróbuj jeszcze raz.
error-other = Serwer odmawia: { $message }

## Podpowiedzi: co odpowiedziałby najlepszy bot. $percent to szansa wygranej; $best i $next dotyczą najlepszej odpowiedzi i następnej

advice-title = Podpowiedź z twoimi szansami na wygraną:
advice-ask = Podpowiedź
    .about = Najlepsze odpowiedzi i ich szanse, na podstawie tego, co wiesz (H)
advice-hide = Ukryj podpowiedź
advice-thinks = Chwila namysłu…
advice-chance = { $percent }%
event-took-hint = { $you ->
    [yes] Korzystasz z podpowiedzi.
   *[no] { $seat } korzysta z podpowiedzi.
}
hint-wins = Tak częściej wygrywa się od razu: { $best }% zamiast { $next }%.
hint-loses = Tak rzadziej przegrywa się od razu: { $best }% zamiast { $next }%.
hint-only = Innej odpowiedzi nie ma.
hint-sure-win = To wygrywa w każdej rozgrywce, jaką bot wyobraził sobie z tego miejsca.
hint-sure-loss = Nic nie pomoże: każda rozgrywka, jaką bot wyobraził sobie z tego miejsca, jest przegrana.
hint-mixed = Rywale nie mogą cię przejrzeć: dobrzy gracze wybierają to w { $best }% takich sytuacji, a następną odpowiedź w { $next }%.
hint-ahead = To wygrywa częściej niż następna odpowiedź: { $best }% zamiast { $next }%.
hint-even = Najlepsze odpowiedzi są tu prawie tak samo dobre.
