# Teksty wspólne dla wszystkich gier. Klucze są te same co w en.ftl.

app-title = Pentakl
    .page = Pentakl · { $page }
    .asks = ● Twoja kolej · { $page }
language-pl = Polski
language-en = English

## Karta

card-face-down = zakryta karta
card-selected-as = wybrana jako { $order }.
card-copies = { $count ->
    [one] { $count } taka sama
    [few] { $count } takie same
   *[many] { $count } takich samych
}
card-counted = Skąd te punkty
card-enlarge = Powiększ kartę: { $name }
card-rulings = Rozstrzygnięcia

## Stosy

pile-spoken = { $label }: { $count ->
    [0] pusto
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
pile-browse = { $spoken }. Przejrzyj
browser-title = { $title } · { $count ->
    [0] pusto
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
browser-order = Od wierzchu stosu.
browser-empty = Ten stos jest pusty.

## Przy stole

seat-bot = bot: { $level }
seat-turn = teraz gra
seat-away = nie ma przy stole
    .since = nie ma przy stole od { $time }
seat-thinking = namyśla się
log-title = Kronika
bar-home = Pentakl: strona główna
bar-tools = Narzędzia stołu
dialog-close = Zamknij
toast-dismiss = Zamknij wiadomość

## Ustawienia

settings-title = Ustawienia
settings-language = Język
settings-bot-speed = Tempo botów
bot-speed-slow = wolne
bot-speed-normal = normalne
bot-speed-fast = szybkie
settings-motion = Animacja kart
motion-system = jak w systemie
motion-full = pełna
motion-reduced = ograniczona
settings-sound = Dźwięk
sound-on = włączony
sound-off = wyłączony

## Strona główna

home-tagline = Magiczne gry karciane przy jednym stole
home-choose = Wybierz grę
home-players = { $most ->
    [0] { $least }
   *[other] { $least }–{ $most }
}
home-players-spoken = { $most ->
    [0] dla { $least } osób
   *[other] dla { $least } do { $most } osób
}
home-minutes = { $minutes } min
home-minutes-spoken = około { $minutes } minut
home-promise = Stół w dwa kliknięcia, bez konta.
home-play = Zagraj z botami
    .hint = od razu, bez czekania
home-invite = Zaproś znajomych
    .hint = link do stołu
home-learn = Naucz mnie
    .hint = pierwsza gra z podpowiedziami
home-options = Warianty
home-resume = Wróć do stołu: { $table }
home-mine = Moje stoły
home-mine-more = { $count ->
    [one] jeszcze { $count } stół, także zakończone
    [few] jeszcze { $count } stoły, także zakończone
   *[many] jeszcze { $count } stołów, także zakończone
}
home-mine-alone = na razie nikogo więcej
home-mine-since = od { $time }
    .over = koniec: { $time }
home-your-turn = twoja kolej
home-code = Mam kod stołu
    .label = Kod stołu
    .go = Dołącz
home-waiting = Stoły czekające na graczy
home-waiting-seats = { $free ->
    [one] { $free } wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}
home-sit = Usiądź
    .named = Usiądź przy stole: { $table }
home-nav = Strony
home-rules = Zasady
home-settings = Ustawienia
home-icons = Ikony: autorzy game-icons.net
home-icons-licence = CC BY 3.0
home-fonts = Kroje pisma: Grenze i Alegreya (OFL)

## Pomocniki: strony gry, które nie potrzebują stołu

helper-share = Kopiuj link
helper-copied = Link skopiowany: jest w nim wszystko z tej strony
helper-copy-by-hand = Skopiuj adres strony: jest w nim wszystko, co tu widać
helper-failed = Nie udało się otworzyć tej strony. Odśwież ją.
helper-unreachable = Serwer nie odpowiada. Próbujemy ponownie…
helper-too-hard = Serwer liczyłby to zbyt długo. Podaj mniej kart albo wskaż część wyborów.
helper-trouble = Serwer nie może teraz tego policzyć: { $message }

## Nie ma takiej strony

lost-title = Nie ma takiej strony
lost-text = Pod tym adresem nic nie ma.
lost-home = Wróć na stronę główną
