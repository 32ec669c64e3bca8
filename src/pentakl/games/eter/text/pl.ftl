# ETER po polsku. Ten sam plik czytają Python i przeglądarka; klucze są te same co w en.ftl.
#
# Argumenty zdarzeń (event-*):
#   $you                           "yes", gdy $seat to patrzący, inaczej "no"
#   $seat                          imię (w mianowniku, nigdy nie odmieniane)
#   $known                         "yes", gdy patrzący widzi karty; wtedy $card i $cards je wymieniają
#   $count, $number                ile kart; liczba ze zdarzenia
#   $from                          klucz strefy, z której wychodzi karta
#   $place, $fromplace, $toplace   nazwy miejsc: gdzie to się dzieje, skąd i dokąd idzie karta
#   $word                          przetłumaczone słowo zdarzenia (word-*)
# Argumenty pytań (ask-*): $card, karta, która pyta.
# Argumenty odpowiedzi (act-*): $card, $number, $place (nazwa miejsca).
# Argumenty nazwy miejsca (cell): $row i $column, małe liczby, także ujemne.
#
# Słowa: miejsce to jedna kratka, pole gry to wszystkie razem. Pierwsza osoba ma karty jadeitowe i siedzi na dole, druga
# fioletowe i siedzi przy rzędzie 0. Co dotyczy kart obu stron, jest powiedziane raz; fioletowe odsyłają do jadeitowych.

game-name = ETER
game-tagline = Pole gry jest płynne, dopóki go nie ustalisz. Ułóż linię albo miej na koniec silniejsze karty.

option-mode = Tryb
    .about = Jak duże jest pole gry i co masz oprócz kart.
option-mode-training = Szkolenie
    .about = Pole gry 3×3 i po siedem kart. Wygrywają trzy twoje karty w linii.
option-mode-mages = Starcie magów
    .about = Pole gry 4×4, po dziesięć kart z kartą Eteru i po magu na cały mecz. Wygrywają cztery karty w linii.
option-mode-elemental = Walka żywiołów
    .about = Pole gry 4×4, po dziesięć kart z kartą Eteru i dwie wspólne moce, w każdej grze nowe. Wygrywają cztery karty w linii.
option-mode-both = Magowie i moce
    .about = Starcie magów i walka żywiołów razem: w każdej grze używasz albo maga, albo jednej mocy.
option-illusions = Iluzje
    .about = Czy wolno kłaść karty zakryte.
option-illusions-no = Bez iluzji
    .about = Wszystkie karty leżą odkryte.
option-illusions-yes = Z iluzjami
    .about = Raz na grę każdy może położyć jedną kartę zakrytą.
option-explosions = Eksplozje
    .about = Co się dzieje, gdy czyjaś karta tworzy drugą pełną linię.
option-explosions-off = Bez eksplozji
    .about = Nic się nie dzieje.
option-explosions-optional = Eksplozje do wyboru
    .about = Kto tworzy drugą pełną linię, decyduje, czy dochodzi do eksplozji.
option-explosions-always = Eksplozje zawsze
    .about = Eksplozja następuje w każdym przypadku. Kto ją wywołuje, wybiera tylko ułożenie karty.
option-format = Mecz
    .about = Ile gier decyduje.
option-format-match = Do dwóch wygranych
    .about = Mecz wygrywa ten, kto pierwszy wygra dwie gry. Gra remisowa nie daje nikomu niczego.
option-format-game = Jedna gra
    .about = Decyduje pierwsza gra; może skończyć się remisem.
option-format-tournament = Turniej
    .about = Pięć gier z rzędu. Każda wygrana to znacznik na arenie: trzy w linii wygrywają od razu, a jeśli ich nie ma, wygrywa większa liczba znaczników.
option-mages = Magowie
    .about = Skąd każdy ma swojego maga.
option-mages-drawn = Losowani
    .about = Los daje każdemu maga; żywioły są różne.
option-mages-chosen = Wybierani
    .about = Najpierw wybiera osoba, która w pierwszej grze gra jako druga, potem jej rywal spośród pozostałych żywiołów. W rewanżu pierwszeństwo ma ten, kto przegrał.

preset-first = Pierwsza gra
    .about = Szkolenie: pole gry 3×3, po siedem odkrytych kart i nic więcej.
preset-tricks = Szkolenie ze sztuczkami
    .about = Pole gry 3×3 z iluzjami i eksplozjami.
preset-logic = Czysta logika
    .about = Turniej z pięciu gier szkoleniowych: nic nie jest losowe ani zakryte.
preset-duel = Starcie magów
    .about = Pole gry 4×4. Każdy wybiera maga. Iluzje i eksplozje.
preset-battle = Walka żywiołów
    .about = Pole gry 4×4 i dwie nowe moce w każdej grze. Iluzje i eksplozje.
preset-full = Pełna gra
    .about = Magowie i moce razem, z iluzjami i eksplozjami.

## Kolory, żywioły, strefy

colour-jade = Karty jadeitowe
    .about = Ma je pierwsza osoba; jej strona pola gry leży naprzeciw rzędu 0.
colour-violet = Karty fioletowe
    .about = Ma je druga osoba; jej strona pola gry to rząd 0.
element-fire = Ogień
    .about = Pali karty. Moce od I do VI.
element-earth = Ziemia
    .about = Przykrywa, blokuje i przesuwa. Moce od XIX do XXIV.
element-air = Powietrze
    .about = Przenosi i zdmuchuje. Moce od VII do XII.
element-water = Woda
    .about = Porywa i zamienia miejscami. Moce od XIII do XVIII.

zone-field = Pole gry
    .about = Miejsca, na których toczy się gra: 3×3 w szkoleniu, w innych trybach 4×4. Gdzie leży, rozstrzygają karty.
zone-hand = Ręka
    .about = Twoje karty. Obie strony mają taki sam zestaw, więc można policzyć, co komu zostało; wątpliwości zostawia tylko iluzja.
zone-aside = Z boku
    .about = Karty, które opuściły pole gry i są w drodze na rękę.
zone-out = Stracone
    .about = Karty, które odpadły do końca tej gry.
zone-powers = Moce
    .about = Dwie moce tej gry. Użytej mocy nie ma już nikt.
zone-explosion = Eksplozja
    .about = Karta eksplozji tej gry, widoczna dla obu stron.
zone-mage = Mag
    .about = Twój na cały mecz.

field-round = Runda
field-points = Punkty

cell = { $row },{ $column }

# Co leży na polu gry oprócz kart i co jeszcze trzeba o karcie powiedzieć.
word-hole = dziura
word-border = Granica
word-wall-row = Ściana wody (rząd)
word-wall-column = Ściana wody (kolumna)
word-illusion = iluzja
word-support = +1
word-crumble = −1
# Którą linię zamyka Ściana wody.
word-row = rząd
word-column = kolumna
# Jak wygrywa się grę.
word-line = linia jednego koloru
word-points = więcej punktów

## Pojęcia

term-field = Pole gry
    .about = Kwadrat 3×3 miejsc w szkoleniu, w innych trybach 4×4. Na początku nic go nie wyznacza: jest gdzieś wokół kart.
term-cell = Miejsce
    .about = Jedna kratka pola gry, nazwana rzędem i kolumną: 0,1 to drugie miejsce pierwszego rzędu. Rzędy liczy się od strony fioletowej. 0,0 to róg najmniejszego prostokąta wokół kart, dziur i Granicy, a przed nim leży −1. Miejsca są numerowane od nowa na początku tury.
term-available = Dostępne miejsce
    .about = Puste miejsce bez dziury, które styka się z jakąś kartą i mieści się w polu gry. Pierwsza karta może leżeć gdziekolwiek.
term-contact = Stykanie się
    .about = Karty stykają się bokiem albo rogiem. Wszystkie muszą zawsze tworzyć jedną całość: nie może jej rozerwać żadne zagranie, mag, moc ani eksplozja.
term-span = Rozpiętość
    .about = Od pierwszego do ostatniego rzędu, i tak samo kolumny, w których coś leży. Nigdy nie przekracza wielkości pola gry. Dziury i Granica liczą się do niej, ale nic się z nimi nie styka.
term-fixed = Ustalone pole gry
    .about = Gdy rozpiętość dorówna wielkości pola gry, pole nie może już rosnąć w tym kierunku. Gdy skrajny rząd albo kolumna opustoszeje, znów może, w dowolną stronę.
term-stack = Stos
    .about = Karty leżące jedna na drugiej. Widać i liczy się tylko wierzchnia.
term-cover = Przykrywanie
    .about = Kartę można zagrać na kartę o niższej wartości, własną albo rywala. Równa nie wystarcza. Przykryta karta zostaje pod spodem.
term-value = Wartość
    .about = Wydrukowana liczba, +1 ze znacznikiem Wzmocnienia i −1 ze znacznikiem Osłabienia. Ta sama liczba obowiązuje przy przykrywaniu, mocach i liczeniu punktów.
term-eter = Karta Eteru
    .about = Leży tylko na pustym miejscu, niczego nie przykrywa, nic jej nie przykryje i nie bywa iluzją. Nie działa na nią żaden mag, moc ani eksplozja. Liczy się w liniach i jest warta 1 punkt. W szkoleniu jej nie ma.
term-illusion = Iluzja
    .about = Raz na grę możesz położyć kartę walki zakrytą na dostępnym miejscu. Jest twoją kartą pod każdym względem, a dopóki leży zakryta, jest warta 1 punkt. Na własną iluzję nie można grać. Prawo do iluzji przepada, nawet jeśli karta wróci.
term-attack = Atak
    .about = Karta zagrana na iluzję rywala ujawnia ją. Wyższa przykrywa iluzję. Równa albo niższa odpada, a iluzja zostaje odkryta. W obu przypadkach kończy to turę.
term-aside = Z boku
    .about = Karta, która wraca na rękę, najpierw leży obok pola gry. Jej właściciel nie użyje jej w swojej następnej turze i bierze ją, gdy ta tura się kończy.
term-out = Stracone
    .about = Karta, która odpadła, nie wraca do końca tej gry. Przywraca ją tylko Popiół.
term-line = Linia
    .about = Rząd, kolumna albo przekątna z twoich wierzchnich kart, trzech w szkoleniu, czterech w innych trybach, wygrywa od razu. Jeśli jedno działanie tworzy linie obu stron, wygrywa ten, kto działał; jeśli tylko linię rywala, wygrywa rywal.
term-full-line = Pełna linia
    .about = Rząd albo kolumna z kartami na wszystkich miejscach, czyjekolwiek są. Druga pełna linia wywołuje eksplozję.
term-explosion = Eksplozja
    .about = Jedna okazja na grę: kto zagrywa kartę tworzącą drugą pełną linię, może położyć na polu gry kartę eksplozji, dowolnie obróconą. Użyta czy nie, jest wtedy zużyta.
term-hole = Dziura
    .about = Miejsce zablokowane do końca gry. Nic nie może tam leżeć ani tam trafić i nie przechodzi przez nie żadna linia. Liczy się do rozpiętości, a przy zapełnieniu pola gry jak miejsce zajęte.
term-border = Granica
    .about = Karta tej mocy na pustym miejscu. Liczy się do rozpiętości, ale nic się z nią nie styka. Każdy może zagrać na nią kartę; wtedy Granica znika.
term-wall = Ściana wody
    .about = Karta tej mocy na pustym miejscu. Przez jedną turę rywal nie zagra karty w jej rzędzie albo w jej kolumnie, zależnie od wyboru.
term-marker = Znacznik
    .about = Na karcie: Wzmocnienie dodaje 1 do wartości, Osłabienie odejmuje 1. Przenosi się razem z kartą i schodzi, gdy karta zostaje przykryta albo opuszcza pole gry. Na arenie: wygrana gra.
term-mage = Mag
    .about = Twój na cały mecz. Raz na grę możesz go użyć zamiast zagrać kartę, dopóki masz karty na ręce.
term-power = Moc
    .about = W każdej grze leżą odkryte dwie. Raz na grę możesz użyć jednej z nich zamiast zagrać kartę, dopóki masz karty na ręce; potem nie ma jej już nikt. Trzeba ją wykonać w całości. Gdy są i magowie, i moce, masz jedno użycie na grę.
term-last-played = Karta zagrana ostatnio
    .about = Karta, którą gracz położył na polu gry jako ostatnią, zagrywając ją. Pozostaje nią także po przeniesieniu.
term-pass = Pas
    .about = Pasujesz tylko wtedy, gdy nie możesz zrobić nic innego. Dwa pasy z rzędu kończą grę liczeniem punktów, ale pas się nie liczy, gdy twoje karty leżą z boku.
term-last-turn = Ostatnia tura
    .about = Gdy pole gry jest pełne albo ktoś nie ma kart ani na ręce, ani z boku, rywal ma jeszcze jedną turę z dowolnym działaniem. Potem liczy się punkty.
term-points = Punkty
    .about = Suma wartości twoich wierzchnich kart. Iluzja i karta Eteru liczą się za 1, karty przykryte wcale. Wyższa suma wygrywa, równa to remis.
term-directions = Kierunki
    .about = Północ to strona fioletowa, gdzie leży rząd 0, południe to strona jadeitowa. Zachód to strona kolumny 0, wschód przeciwna. Dla obu stron są takie same.
term-game = Gra
    .about = Od pustego pola gry do linii albo liczenia punktów.
term-match = Mecz
    .about = Gry, aż ktoś wygra dwie z nich. Gracze zaczynają na zmianę. Po dwudziestu grach jest remis.
term-arena = Arena
    .about = Obraz pola gry w turnieju. Kto wygrywa linią, zaznacza miejsce karty, która ją zamknęła, a gdy takiej nie ma, dowolne miejsce linii. Jeśli pole gry nie było ustalone, zwycięzca mówi, jak leżało. Kto wygrywa na punkty, zaznacza dowolne miejsce. Znaczniki rywala stamtąd schodzą, własne się sumują.
term-tournament = Turniej
    .about = Pięć gier. Trzy sąsiednie zaznaczone miejsca w linii wygrywają od razu, także na arenie 4×4. Po piątej grze wygrywa większa liczba znaczników. Jeśli jest równa albo piąta gra kończy się remisem, rozstrzyga następna wygrana gra.

## Karty walki

card-A1 = Jadeitowa 1
    .text = Wartość 1. Kładziesz ją na dostępnym miejscu; jest za słaba, by cokolwiek przykryć.
    .gist = nic nie przykrywa
    .ruling-1 = Może zaatakować iluzję, żeby ją ujawnić, ale wtedy odpada.
card-A2 = Jadeitowa 2
    .text = Wartość 2. Kładziesz ją na dostępnym miejscu albo przykrywasz nią 1, własną lub rywala.
    .gist = przykrywa 1
    .ruling-1 = Znaczniki na przykrywanej karcie się liczą: ważna jest jej obecna wartość.
    .ruling-2 = Zagrana na iluzję rywala jest atakiem: przykrywa niższą kartę, a przeciw równej lub wyższej odpada.
card-A3 = Jadeitowa 3
    .text = Wartość 3. Kładziesz ją na dostępnym miejscu albo przykrywasz nią 1 lub 2, własną lub rywala.
    .gist = przykrywa 1 i 2
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-A4 = Jadeitowa 4
    .text = Wartość 4. Kładziesz ją na dostępnym miejscu albo przykrywasz nią 1, 2 lub 3, własną lub rywala.
    .gist = przykrywa 1, 2 i 3
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-AE = Jadeitowy Eter
    .text = Kładziesz go tylko na pustym dostępnym miejscu. Niczego nie przykrywa, nic go nie przykryje i nie działa na niego żaden mag, moc ani eksplozja. Liczy się w liniach i jest wart 1 punkt.
    .gist = nie do ruszenia
    .ruling-1 = Nie może być iluzją ani zaatakować iluzji. Ma inny rewers, więc żadna iluzja nie jest kartą Eteru.
    .ruling-2 = Nie powstaje pod nim dziura.
    .ruling-3 = Jest kartą na ręce: nawet gdy masz tylko ją, możesz użyć maga albo mocy.
card-B1 = Fioletowa 1
    .text = { card-A1.text }
    .gist = { card-A1.gist }
    .ruling-1 = { card-A1.ruling-1 }
card-B2 = Fioletowa 2
    .text = { card-A2.text }
    .gist = { card-A2.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-B3 = Fioletowa 3
    .text = { card-A3.text }
    .gist = { card-A3.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-B4 = Fioletowa 4
    .text = { card-A4.text }
    .gist = { card-A4.gist }
    .ruling-1 = { card-A2.ruling-1 }
    .ruling-2 = { card-A2.ruling-2 }
card-BE = Fioletowy Eter
    .text = { card-AE.text }
    .gist = { card-AE.gist }
    .ruling-1 = { card-AE.ruling-1 }
    .ruling-2 = { card-AE.ruling-2 }
    .ruling-3 = { card-AE.ruling-3 }

## Magowie

card-fire-1 = Mag Ognia 1
    .text = Spal wierzchnią kartę rywala, która leży bezpośrednio na twojej. Odpada, a twoją kartę znów widać.
    .gist = uwalnia kartę
    .ask-cell = { $card }: którą kartę przykrywającą twoją spalasz?
    .ruling-1 = Płonie tylko wierzchnia karta i tylko wtedy, gdy bezpośrednio pod nią leży twoja.
    .ruling-2 = Iluzja odpada nieujawniona.
card-fire-2 = Mag Ognia 2
    .text = Spal skrajny rząd albo kolumnę z kartami na co najmniej trzech miejscach, w tym choć na jednym z twoją kartą na wierzchu. Odpadają wszystkie jej karty, także przykryte.
    .gist = pali krawędź
    .ask-edge = { $card }: którą skrajną linię spalasz?
    .ruling-1 = Karty Eteru i dziury zostają. Karta Eteru nie liczy się ani do trzech miejsc, ani jako twoja karta.
    .ruling-2 = O tym, co jest skrajne, decydują karty, nie dziury ani Granica. Pole gry z jednego rzędu lub kolumny może spłonąć całe.
    .ruling-3 = Pozostałe karty muszą się nadal stykać. Pole gry może potem znów rosnąć w tę stronę.
card-earth-1 = Mag Ziemi 1
    .text = Zagraj kartę z ręki na widoczną kartę rywala o wyższej wartości.
    .gist = niższa na wyższą
    .ask-play = { $card }: którą kartę zagrywasz i na którą wyższą?
    .ruling-1 = Nie na równą wartość, kartę Eteru ani iluzję.
    .ruling-2 = Nie zajmuje nowego miejsca, więc nigdy nie wywołuje eksplozji.
card-earth-2 = Mag Ziemi 2
    .text = Dostępne miejsce staje się dziurą do końca gry: nie może na nim leżeć żadna karta i nie działa tam żaden mag, moc ani eksplozja.
    .gist = robi dziurę
    .ask-cell = { $card }: które miejsce staje się dziurą?
    .ruling-1 = Dziura liczy się do rozpiętości, więc może ustalić krawędź pola gry. Nic się z nią nie styka.
    .ruling-2 = Przez dziurę nie przechodzi żadna linia, ani zwycięska, ani pełna. Pole gry jest pełne bez tego miejsca.
card-air-1 = Mag Powietrza 1
    .text = Przenieś swoją wierzchnią kartę razem z całym stosem pod nią na dowolne inne dostępne miejsce.
    .gist = przenosi twój stos
    .ask-cell = { $card }: który swój stos przenosisz?
    .ask-goal = { $card }: dokąd go przenosisz?
    .ruling-1 = Pozostałe karty muszą się ze sobą stykać, a nowe miejsce musi się z którąś stykać i mieścić w polu gry.
    .ruling-2 = Swoją iluzję możesz przenieść, kartę Eteru nie. Jedyny stos na stole zostaje na miejscu.
    .ruling-3 = Przeniesiona karta nie jest zagrana: nie wywołuje eksplozji.
card-air-2 = Mag Powietrza 2
    .text = Połóż tego maga na dostępnym miejscu. Do końca gry leży tam jako twoja druga karta Eteru.
    .gist = staje się Eterem
    .ask-cell = { $card }: na którym miejscu kładziesz maga?
    .ruling-1 = Dotyczy go wszystko, co dotyczy kart Eteru, i jest wart 1 punkt. W następnej grze znów masz maga.
    .ruling-2 = Liczy się jak zagrana karta: może wywołać eksplozję i jest twoją kartą zagraną ostatnio.
card-water-1 = Mag Wody 1
    .text = Przenieś wierzchnią kartę rywala razem z całym stosem pod nią na dowolne inne dostępne miejsce.
    .gist = rusza stos rywala
    .ask-cell = { $card }: który stos rywala przenosisz?
    .ask-goal = { $card }: dokąd go przenosisz?
    .ruling-1 = { card-air-1.ruling-1 }
    .ruling-2 = Iluzję przenosisz nieujawnioną, karty Eteru przenieść nie można. Jedyny stos na stole zostaje na miejscu.
    .ruling-3 = { card-air-1.ruling-3 }
card-water-2 = Mag Wody 2
    .text = Podnieś skrajny rząd albo kolumnę z kartami na co najmniej trzech miejscach i połóż w tej samej kolejności tuż za przeciwległą krawędzią.
    .gist = przenosi krawędź
    .ask-edge = { $card }: którą skrajną linię przenosisz?
    .ruling-1 = Linia z kartą Eteru albo z dziurą zostaje, a na żadnym miejscu, na które trafia, nie może być dziury.
    .ruling-2 = O tym, co jest skrajne, decydują karty, nie dziury ani Granica. Pola gry z jednego rzędu lub kolumny przenieść nie można.
    .ruling-3 = Potem wszystkie karty muszą się stykać i mieścić w polu gry, które od nowa wyznacza ich położenie.

## Moce ognia

card-I = Kontrolo{"\u00AD"}wana eksplozja
    .short = Kontrol. eksplozja
    .text = Wywołaj eksplozję tej gry od razu, bez dwóch pełnych linii; innej w tej grze nie będzie. Jeśli jej karta jest już zużyta, odkryj następną kartę eksplozji i użyj jej.
    .gist = wybucha od razu
    .ruling-1 = Musi zmienić co najmniej jedno miejsce. Poza tym przebiega jak każda eksplozja.
    .ruling-2 = Jeśli właśnie odkryta karta nie może niczego zmienić, moc przepada bez skutku.
card-II = Zniszczenie
    .text = Karta zagrana ostatnio przez rywala odpada, jeśli wciąż leży na wierzchu.
    .gist = ostatnia odpada
    .ruling-1 = Nie ma znaczenia, co rywal zrobił od tamtej pory ani czy karta została przeniesiona. Jeśli jest przykryta albo jej nie ma, mocy nie można użyć.
    .ruling-2 = Nie dotyczy karty Eteru, a karty muszą się nadal stykać. Iluzja odpada nieujawniona.
    .ruling-3 = Karta podłożona Wymianą iluzji nie jest zagrana.
card-III = Płomień
    .text = Odkryj iluzję rywala; zostaje jako zwykła karta. Dopiero teraz zagraj kartę z ręki według zwykłych zasad, choćby właśnie na nią.
    .gist = odkryj i zagraj
    .ask-cell = { $card }: którą iluzję odkrywasz?
    .ask-play = { $card }: którą kartę teraz zagrywasz i gdzie?
    .ruling-1 = Musisz mieć możliwość zagrania gdzie indziej, czymkolwiek okaże się iluzja.
    .ruling-2 = Możesz też zagrać kartę Eteru, na dostępne miejsce.
card-IV = Żar
    .text = Wybierz wartość, którą mają co najmniej dwie widoczne karty, czyjekolwiek są. Wszystkie takie karty wracają na ręce właścicieli, najpierw na bok.
    .gist = wartość wraca
    .ask-value = { $card }: karty o jakiej wartości wracają?
    .ruling-1 = Znaczniki się liczą. Karty Eteru i iluzje nie mają tu wartości.
    .ruling-2 = Karta tej wartości odsłonięta dopiero teraz zostaje.
    .ruling-3 = Nie można wybrać wartości, bez której kart pozostałe przestałyby się stykać.
card-V = Popiół
    .text = Weź jedną ze swoich straconych kart i od razu zagraj ją odkrytą według zwykłych zasad.
    .gist = zagrywa straconą
    .ask-play = { $card }: którą straconą kartę zagrywasz i gdzie?
    .ruling-1 = Karty leżące z boku nie są stracone.
    .ruling-2 = Możesz nią przykryć niższą kartę albo zaatakować iluzję.
card-VI = Iskra
    .text = Wyjmij jedną ze swoich kart spod karty rywala i zagraj ją odkrytą gdzie indziej według zwykłych zasad. Reszta stosu opada.
    .gist = wyjmuje ze stosu
    .ask-cell = { $card }: z którego stosu wyjmujesz kartę?
    .ask-height = { $card }: którą swoją kartę wyjmujesz?
    .ask-play = { $card }: gdzie ją zagrywasz?
    .ruling-1 = Z dowolnej głębokości: gdzieś nad nią musi leżeć karta rywala.
    .ruling-2 = Nie na to samo miejsce.
    .ruling-3 = Twoja przykryta iluzja jest zagrywana odkryta.

## Moce powietrza

card-VII = Zwianie
    .text = Jedna wierzchnia karta rywala wraca na jego rękę, najpierw na bok.
    .gist = cofa kartę rywala
    .ask-cell = { $card }: która karta wraca do rywala?
    .ruling-1 = Nie dotyczy karty Eteru, a karty muszą się nadal stykać. Iluzja wraca nieujawniona.
card-VIII = Zamieć
    .text = Każda karta, która leży na innej, wraca na rękę właściciela, najpierw na bok. Z każdego stosu zostaje tylko karta na spodzie.
    .gist = zdejmuje ze stosów
    .ruling-1 = Ze stosu trzech kart wracają dwie górne. Musi być co najmniej jeden stos.
    .ruling-2 = Polska i angielska karta mówią tu coś przeciwnego. Obowiązuje polska i jej rysunek: wraca to, co przykrywa, zostaje to, co przykryte.
card-IX = Huragan
    .text = Popchnij pełny rząd albo kolumnę o jedno miejsce. Co spadnie z końca linii, wraca na ręce właścicieli, najpierw na bok.
    .gist = pcha pełną linię
    .ask-cell = { $card }: który koniec pełnej linii spychasz?
    .ask-direction = { $card }: w którą stronę pchasz?
    .ruling-1 = W linii nie może być karty Eteru. Linia z dziurą nigdy nie jest pełna.
    .ruling-2 = Miejsce na drugim końcu pustoszeje, a karty muszą się nadal stykać. Iluzje przesuwają się zakryte.
    .ruling-3 = Nie ma znaczenia, czy pole gry jest ustalone w drugim kierunku.
card-X = Podmuch
    .text = Przesuń pojedynczą widoczną kartę, czyjąkolwiek, o jedno miejsce w rzędzie albo kolumnie na pojedynczą widoczną kartę o niższej wartości.
    .gist = wyższa na niższą
    .ask-cell = { $card }: którą kartę przesuwasz?
    .ask-direction = { $card }: na którego sąsiada?
    .ruling-1 = Żadna z tych kart nie może leżeć w stosie, być kartą Eteru ani iluzją.
    .ruling-2 = Opuszczone miejsce jest puste, a karty muszą się nadal stykać.
card-XI = Wymiana iluzji
    .text = Połóż zamiast swojej iluzji inną kartę z ręki, też zakrytą. Stara wraca na rękę, najpierw na bok.
    .gist = podmienia iluzję
    .ask-cell = { $card }: którą iluzję wymieniasz?
    .ask-card = { $card }: którą kartę kładziesz zamiast niej?
    .ruling-1 = Rywal nie dowiaduje się niczego o żadnej z kart. Nowa może mieć tę samą wartość, ale nie może być kartą Eteru.
    .ruling-2 = Nowa karta nie liczy się jako zagrana ostatnio.
card-XII = Wicher
    .text = Odpadają wszystkie karty jednego stosu złożonego z co najmniej dwóch.
    .gist = niszczy stos
    .ask-cell = { $card }: który stos odpada?
    .ruling-1 = Czyjekolwiek są jego karty. Pozostałe muszą się nadal stykać. Iluzje odpadają nieujawnione.

## Moce wody

card-XIII = Wroga zamiana
    .text = Zamień to, co leży na dwóch miejscach: pojedyncze karty albo całe stosy.
    .gist = zamienia miejsca
    .ask-cell = { $card }: które miejsce zamieniasz?
    .ask-goal = { $card }: z którym miejscem je zamieniasz?
    .ruling-1 = Bez kart Eteru. Iluzje zostają zakryte, a znaczniki wędrują z kartami.
    .ruling-2 = Nie można zamienić miejsc, na których leżą dokładnie takie same karty. Karta zakryta nie jest taka sama jak żadna inna.
card-XIV = Iluzja wody
    .text = Połóż jeszcze jedną iluzję, poza zwykłą. Nie możesz, gdy na wierzchu leży już twoja iluzja.
    .gist = dodatkowa iluzja
    .ask-play = { $card }: którą kartę kładziesz zakrytą i gdzie?
    .ruling-1 = Nie zużywa prawa do zwykłej iluzji; ta może przyjść później.
    .ruling-2 = Twoja przykryta iluzja nie przeszkadza.
card-XV = Fala
    .text = Przenieś dowolny stos albo pojedynczą kartę na puste sąsiednie miejsce, także na ukos. Potem w zwolnione miejsce zagraj odkrytą kartę z ręki.
    .gist = wpycha kartę
    .ask-cell = { $card }: co przenosisz?
    .ask-goal = { $card }: na które sąsiednie miejsce?
    .ask-card = { $card }: którą kartę zagrywasz w zwolnione miejsce?
    .ruling-1 = Karty Eteru przenieść nie można, ale swoją możesz zagrać w zwolnione miejsce.
    .ruling-2 = Stykanie się i rozpiętość ocenia się, gdy wszystko jest gotowe.
card-XVI = Wir
    .text = Wybierz puste miejsce, które po dwóch przeciwnych bokach ma po jednej pojedynczej widocznej karcie. Obie trafiają na nie: niższa pod spód, wyższa na wierzch. Przy równych wybierasz.
    .gist = łączy dwie karty
    .ask-cell = { $card }: na które miejsce je wciąga?
    .ask-line = { $card }: dwie karty z rzędu czy z kolumny?
    .ask-top = { $card }: karta z którego miejsca ląduje na wierzchu?
    .ruling-1 = W rzędzie albo w kolumnie, nigdy na ukos. Czyjekolwiek są karty.
    .ruling-2 = Bez stosów, kart Eteru i iluzji, i nie do dziury. Potem wszystkie karty muszą się stykać.
card-XVII = Ściana wody
    .text = Połóż tę kartę na dostępnym miejscu i wybierz jego rząd albo kolumnę. W następnej turze rywal nie może tam zagrać karty. Potem Ściana wody znika.
    .gist = zamyka linię
    .ask-cell = { $card }: na którym miejscu ją kładziesz?
    .ask-line = { $card }: zamyka rząd czy kolumnę?
    .ruling-1 = Rywal musi mieć co zagrać poza tą linią, jakiekolwiek zakryte karty mogłyby się okazać jego.
    .ruling-2 = Zamknięte jest wszystko: puste miejsca, przykrywanie, ataki, iluzje i karty zagrywane mocą. Przenosić karty do tej linii wolno, ale nie na samą Ścianę wody.
    .ruling-3 = Nic się z nią nie styka i nie liczy się ani do rozpiętości, ani do pełnych linii. Znika także wtedy, gdy rywal pasuje.
card-XVIII = Wodospad
    .text = W kolumnie z kartami na co najmniej trzech miejscach wszystko zsuwa się na miejsce najbliższe tobie, niezależnie od wartości. Co leżało najdalej od ciebie, ląduje na wierzchu.
    .gist = zsuwa kolumnę
    .ask-cell = { $card }: gdzie zsuwa się kolumna?
    .ruling-1 = Najbliższe tobie znaczy: najbliższe twojej stronie, czyli stronie jadeitowej albo rzędowi 0 po stronie fioletowej.
    .ruling-2 = W kolumnie nie może być karty Eteru ani dziury między kartami. Rzędu zsunąć nie można.
    .ruling-3 = Kolejność w każdym stosie się nie zmienia, a iluzje zostają zakryte. Znaczniki z przykrytych kart schodzą. Karty muszą się nadal stykać.

## Moce ziemi

card-XIX = Wzmocnienie
    .text = Jedna z twoich widocznych kart o wartości od 1 do 3 dostaje znacznik: +1 do wartości, aż zostanie przykryta albo opuści pole gry.
    .gist = twoja karta +1
    .ask-cell = { $card }: która twoja karta dostaje +1?
    .ruling-1 = Ta wartość obowiązuje wszędzie: przy przykrywaniu, innych mocach i liczeniu punktów.
    .ruling-2 = Znacznik przenosi się razem z kartą. Wzmocnienie i Osłabienie na jednej karcie się znoszą.
card-XX = Niski limit mocy
    .text = Odpadają wszystkie widoczne karty o wartości 1, także twoje.
    .gist = jedynki odpadają
    .ruling-1 = Znaczniki się liczą. Karty Eteru i iluzje zostają.
    .ruling-2 = Odsłonięta dopiero teraz karta o wartości 1 zostaje.
    .ruling-3 = Bez nich wszystkich karty muszą się nadal stykać, inaczej mocy nie można użyć. Jeśli leżą same jedynki, pole gry pustoszeje.
card-XXI = Osłabienie
    .text = Jedna z widocznych kart rywala o wartości od 2 do 4 dostaje znacznik: −1 do wartości, aż zostanie przykryta albo opuści pole gry.
    .gist = karta rywala −1
    .ask-cell = { $card }: która karta rywala dostaje −1?
    .ruling-1 = { card-XIX.ruling-1 }
    .ruling-2 = { card-XIX.ruling-2 }
card-XXII = Granica
    .text = Połóż tę kartę na dostępnym miejscu tak, by ustaliła krawędź pola gry, która była jeszcze otwarta. Potem zagraj kartę z ręki według zwykłych zasad.
    .gist = ustala krawędź
    .ask-cell = { $card }: na którym miejscu ją kładziesz?
    .ask-play = { $card }: którą kartę teraz zagrywasz i gdzie?
    .ruling-1 = Granica liczy się do rozpiętości, ale nic się z nią nie styka. Nic jej nie przesuwa i eksplozje ją omijają, usuwa ją tylko dziura.
    .ruling-2 = Jej miejsce liczy się jako puste. Każdy może tam zagrać dowolną kartę, także iluzję lub kartę Eteru, a ty nawet od razu. Wtedy Granica znika, a krawędź trzyma karta.
card-XXIII = Lawina
    .text = Dwie sąsiednie karty albo dwa stosy w rzędzie lub kolumnie przesuwają się o jedno miejsce wzdłuż swojej linii. Miejsce przed pierwszym musi być puste.
    .gist = przesuwa parę
    .ask-cell = { $card }: który stos idzie przodem?
    .ask-direction = { $card }: w którą stronę idą oba?
    .ruling-1 = Tylko wzdłuż własnej linii, nigdy w bok. Bez kart Eteru i nie do dziury.
    .ruling-2 = Potem wszystkie karty muszą się stykać i mieścić w polu gry.
card-XXIV = Skała
    .text = Zagraj kartę z ręki na dowolną iluzję, swoją albo rywala, niezależnie od wartości. Iluzja zostaje pod spodem zakryta.
    .gist = grzebie iluzję
    .ask-cell = { $card }: którą iluzję przykrywasz?
    .ask-card = { $card }: którą kartą ją przykrywasz?
    .ruling-1 = Dowolną kartą oprócz karty Eteru.
    .ruling-2 = Przykryta iluzja nic nie znaczy. Odsłonięta znów jest iluzją.

## Eksplozje. R: wierzchnia karta wraca na rękę, X: wierzchnia karta odpada, O: dziura.

card-explosion-1 = Eksplozja 1
    .text = Na polu 3×3 jedna karta wraca na rękę, a dwie odpadają. Na polu 4×4 dwie wracają i dwie odpadają; ta strona to nasz własny projekt.
    .gist = 3 lub 4 miejsca
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): · · X / · R · / X · ·
    .ruling-2 = 4×4, rząd po rzędzie: · · · X / · · R · / · R · · / X · · ·
    .ruling-3 = Działa tylko na wierzchnią kartę stosu i nigdy na kartę Eteru. Co się odsłoni, zostaje. Iluzja znika nieujawniona.
    .ruling-4 = Jeśli po wszystkich efektach karty przestałyby się stykać, przepada ich jak najmniej. Gdy można wybierać, wybierasz ty.
    .ruling-5 = Dopóki pole gry nie jest ustalone, wybierasz też kwadrat, na którym leży karta. Musi objąć wszystkie karty, dziury i Granicę.
    .ruling-6 = Wywołuje ją tylko karta zagrana, nie przeniesiona. Zwycięska linia ma pierwszeństwo.
    .ruling-7 = Można ją wywołać, i wtedy jest zużyta, nawet jeśli nic się nie zmieni.
card-explosion-2 = Eksplozja 2
    .text = Na polu 3×3 dwie karty wracają na rękę, a jedna odpada. Na polu 4×4 dwie wracają i dwie odpadają; ta strona to nasz własny projekt.
    .gist = 3 lub 4 miejsca
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): · R · / X · · / · · R
    .ruling-2 = 4×4, rząd po rzędzie: · R · · / X · · · / · · · X / · · R ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-3 = Eksplozja 3
    .text = Na polu 3×3 jedna karta wraca na rękę, a dwie odpadają. Na polu 4×4 dwie wracają i dwie odpadają; ta strona to nasz własny projekt.
    .gist = 3 lub 4 miejsca
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): X R · / · · · / · X ·
    .ruling-2 = 4×4, rząd po rzędzie: X R · · / · · · · / · · R · / · X · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-4 = Eksplozja 4
    .text = Na polu 3×3 jedna karta wraca na rękę, a dwie odpadają. Na polu 4×4 trzy wracają i dwie odpadają; ta strona to nasz własny projekt.
    .gist = 3 lub 5 miejsc
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): R · · / · X X / · · ·
    .ruling-2 = 4×4, rząd po rzędzie: R · · · / · X X · / · · R · / · · · R
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-5 = Eksplozja 5
    .text = Na polu 3×3 jedna karta wraca na rękę, a jedna odpada. Na polu 4×4 dwie wracają i jedna odpada. Obie strony to nasz własny projekt.
    .gist = 2 lub 3 miejsca
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): R · · / · · · / · · X
    .ruling-2 = 4×4, rząd po rzędzie: R · · · / · · · · / · · · X / · R · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-6 = Eksplozja 6
    .text = Na polu 3×3 dwie karty wracają na rękę, a dwie odpadają. Na polu 4×4 cztery wracają i dwie odpadają. Obie strony to nasz własny projekt.
    .gist = 4 lub 6 miejsc
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada): X · R / · · · / R · X
    .ruling-2 = 4×4, rząd po rzędzie: · X · R / R · · · / · · · R / R · X ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
card-explosion-7 = Eksplozja 7
    .text = Robi dziurę. Na polu 3×3 jedna karta wraca na rękę i jedna odpada, na polu 4×4 dwie wracają i jedna odpada. Obie strony to nasz własny projekt.
    .gist = dziura + 2 lub 3
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada, O dziura): R · X / · O · / · · ·
    .ruling-2 = 4×4, rząd po rzędzie: R · · · / · O X · / · · · · / · · · R
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = Z miejsca dziury odpada cały stos. Dziura powstaje też na pustym miejscu, ale nigdy pod kartą Eteru. Liczy się do rozpiętości pola gry.
card-explosion-8 = Eksplozja 8
    .text = Robi dziurę. Na polu 3×3 jedna karta wraca na rękę i jedna odpada, na polu 4×4 dwie wracają i jedna odpada. Obie strony to nasz własny projekt.
    .gist = dziura + 2 lub 3
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada, O dziura): O · R / · · · / · X ·
    .ruling-2 = 4×4, rząd po rzędzie: · X · · / · · R · / O · · · / · · R ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = { card-explosion-7.ruling-8 }
card-explosion-9 = Eksplozja 9
    .text = Robi dziurę. Na polu 3×3 dwie karty wracają na rękę i jedna odpada, na polu 4×4 dwie wracają i dwie odpadają. Obie strony to nasz własny projekt.
    .gist = dziura + 3 lub 4
    .ruling-1 = 3×3, rząd po rzędzie (R na rękę, X odpada, O dziura): · O · / R · X / · R ·
    .ruling-2 = 4×4, rząd po rzędzie: O · · R / · · X · / · X · · / R · · ·
    .ruling-3 = { card-explosion-1.ruling-3 }
    .ruling-4 = { card-explosion-1.ruling-4 }
    .ruling-5 = { card-explosion-1.ruling-5 }
    .ruling-6 = { card-explosion-1.ruling-6 }
    .ruling-7 = { card-explosion-1.ruling-7 }
    .ruling-8 = { card-explosion-7.ruling-8 }

## Pytania

ask-turn = Twoja tura: co robisz?
    .hint = Jedno działanie: karta na wolne miejsce obok innych albo na niższą kartę, albo co jeszcze jest w tej grze: iluzja, mag, moc.
ask-explosion = Twoja karta tworzy drugą pełną linię. Wywołujesz eksplozję ({ $card })?
    .hint = Użyta czy nie, karta jest zużyta: w tej grze nie będzie drugiej okazji.
ask-rotate = { $card }: jak ją obracasz?
    .hint = Zgodnie z ruchem wskazówek zegara, z rzędem 0 u góry.
ask-window = { $card }: na którym miejscu leży jej róg?
    .hint = Pole gry nie jest jeszcze ustalone. Karta sięga od tego rogu w stronę wyższych rzędów i kolumn.
ask-spare = { $card }: na którym miejscu przepada jej efekt?
    .hint = Po wszystkich efektach karty przestałyby się stykać, więc niektóre muszą przepaść.
ask-arena = Ta gra jest twoja. Które miejsce areny zaznaczasz?
    .hint = Trzy zaznaczone miejsca w linii wygrywają turniej. Znaczniki rywala z wybranego miejsca schodzą.
ask-mage = Którego maga wybierasz?
    .hint = Jest twój na cały mecz. Rywal ma maga innego żywiołu.
ask-cell = { $card }: które miejsce wybierasz?
    .hint = Do wyboru są tylko miejsca, z którymi da się to wykonać w całości.
ask-goal = { $card }: które miejsce jest celem?
    .hint = Do wyboru są tylko miejsca, z którymi da się to wykonać w całości.
ask-top = { $card }: która karta ląduje na wierzchu?
    .hint = Druga ląduje pod nią.
ask-edge = { $card }: którą skrajną linię wybierasz?
    .hint = Skrajny rząd albo skrajna kolumna kart po tej stronie.
ask-direction = { $card }: w którą stronę?
    .hint = Północ to strona fioletowa, gdzie leży rząd 0. Kierunki są dla obu stron takie same.
ask-line = { $card }: rząd czy kolumna?
    .hint = Rząd albo kolumna wybranego miejsca.
ask-value = { $card }: którą wartość wybierasz?
    .hint = Znaczniki się liczą.
ask-height = { $card }: którą kartę stosu wybierasz?
    .hint = Reszta stosu opada.
ask-card = { $card }: którą kartę bierzesz z ręki?
    .hint = Kart leżących z boku wziąć nie można.
ask-play = { $card }: którą kartę zagrywasz i gdzie?
    .hint = To wciąż ta sama tura.

## Odpowiedzi

act-pass = Pasuj
    .hint = nic innego nie możesz zrobić
act-mage = Użyj maga: { $card }
    .hint = raz na grę, zamiast zagrać kartę
act-power = Użyj mocy: { $card }
    .hint = potem nie ma jej już nikt
act-lay = { $card } na miejsce { $place }
    .way = Odkryta
    .hint = na wolne miejsce { $place }
act-cover = { $card } na kartę na miejscu { $place }
    .way = Przykrywa
    .hint = na niższą kartę na miejscu { $place }
act-attack = { $card } przeciw iluzji na miejscu { $place }
    .way = Atakuje
    .hint = iluzja zostaje ujawniona; twoja równa lub niższa karta odpada
act-hide = { $card } jako iluzja na miejsce { $place }
    .way = Jako iluzja
    .hint = zakryta na miejsce { $place }, raz na grę
act-explode = Wywołaj eksplozję
    .hint = potem wybierasz ułożenie karty
act-decline = Bez eksplozji
    .hint = karta i tak jest zużyta
act-rotate = { $number ->
    [0] Bez obracania
   *[other] Obrót o { $number }°
}
    .hint = { $number ->
        [0] tak jak jest wydrukowana
       *[other] zgodnie z ruchem wskazówek zegara
    }
act-window = Róg na miejscu { $place }
    .hint = róg o najniższym rzędzie i kolumnie
act-spare = Nic na miejscu { $place }
    .hint = ten efekt przepada
act-arena = Zaznacz { $place }
    .hint = miejsce na arenie
act-choose = { $card }
    .hint = na cały mecz
act-cell = Miejsce { $place }
    .hint = to miejsce
act-goal = Na miejsce { $place }
    .hint = to miejsce
act-top = Na wierzchu karta z miejsca { $place }
    .hint = druga pod spodem
act-north = Północ, strona fioletowa
    .hint = w stronę rzędu 0
act-south = Południe, strona jadeitowa
    .hint = w stronę ostatniego rzędu
act-west = Zachód
    .hint = w stronę kolumny 0
act-east = Wschód
    .hint = w stronę ostatniej kolumny
act-row = Rząd
    .hint = z zachodu na wschód
act-column = Kolumna
    .hint = od jednego gracza do drugiego
act-value = Wartość { $number }
    .hint = wszystkie widoczne karty tej wartości
act-height = { $card }, { $number ->
    [0] na samym spodzie
    [one] pod nią { $number } karta
    [few] pod nią { $number } karty
   *[many] pod nią { $number } kart
}
    .hint = zostaje wyjęta
act-card = { $card }
    .hint = z twojej ręki

## Zdarzenia

event-next-game = Zaczyna się { $number }. gra.
event-begins = { $you ->
    [yes] Pierwszy ruch należy do ciebie.
   *[no] Pierwszy ruch wykonuje { $seat }.
}
event-got-mage = { $you ->
    [yes] Twój mag na cały mecz: { $card }.
   *[no] Mag na cały mecz ({ $seat }): { $card }.
}
event-power-shown = { $count ->
    [1] Moc w tej grze: { $cards }.
   *[other] Moce w tej grze: { $cards }.
}
event-explosion-shown = Odkryta karta eksplozji: { $card }.
event-field-moved = Miejsca są numerowane od nowa: { $place } to teraz 0,0.
event-laid = { $from ->
    [out] { $you ->
        [yes] Odzyskujesz straconą kartę i zagrywasz ją na miejsce { $toplace }: { $card }.
       *[no] { $seat } odzyskuje straconą kartę i zagrywa ją na miejsce { $toplace }: { $card }.
    }
    [field] { $you ->
        [yes] Wyjmujesz kartę ze stosu na miejscu { $fromplace } i zagrywasz ją na miejsce { $toplace }: { $card }.
       *[no] { $seat } wyjmuje kartę ze stosu na miejscu { $fromplace } i zagrywa ją na miejsce { $toplace }: { $card }.
    }
    [mage] { $you ->
        [yes] Kładziesz na miejscu { $toplace } jako kartę Eteru: { $card }.
       *[no] { $seat } kładzie na miejscu { $toplace } jako kartę Eteru: { $card }.
    }
   *[hand] { $you ->
        [yes] Zagrywasz na miejsce { $toplace }: { $card }.
       *[no] { $seat } zagrywa na miejsce { $toplace }: { $card }.
    }
}
event-covered = { $from ->
    [out] { $you ->
        [yes] Odzyskujesz straconą kartę i przykrywasz nią miejsce { $toplace }: { $card }.
       *[no] { $seat } odzyskuje straconą kartę i przykrywa nią miejsce { $toplace }: { $card }.
    }
    [field] { $you ->
        [yes] Wyjmujesz kartę ze stosu na miejscu { $fromplace } i przykrywasz nią miejsce { $toplace }: { $card }.
       *[no] { $seat } wyjmuje kartę ze stosu na miejscu { $fromplace } i przykrywa nią miejsce { $toplace }: { $card }.
    }
   *[hand] { $you ->
        [yes] Przykrywasz miejsce { $toplace } kartą: { $card }.
       *[no] { $seat } przykrywa miejsce { $toplace } kartą: { $card }.
    }
}
event-hid = { $you ->
    [yes] Kładziesz iluzję na miejscu { $toplace }
   *[no] { $seat } kładzie iluzję na miejscu { $toplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-attacked = { $you ->
    [yes] Atakujesz iluzję na miejscu { $place }.
   *[no] { $seat } atakuje iluzję na miejscu { $place }.
}
event-revealed = Iluzja na miejscu { $toplace } zostaje ujawniona: { $card }.
event-repelled = { $you ->
    [yes] Atak się nie udaje, tracisz: { $card }.
   *[no] Atak się nie udaje, { $seat } traci: { $card }.
}
event-exchanged = { $you ->
    [yes] Zamiast iluzji na miejscu { $toplace } kładziesz inną kartę, też zakrytą
   *[no] Zamiast iluzji na miejscu { $toplace } { $seat } kładzie inną kartę, też zakrytą
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-returned = { $you ->
    [yes] Z miejsca { $fromplace } odzyskujesz, na razie na bok
   *[no] Z miejsca { $fromplace } { $seat } odzyskuje, na razie na bok
}: { $known ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] nieujawniona iluzja.
        [few] { $count } nieujawnione iluzje.
       *[many] { $count } nieujawnionych iluzji.
    }
}
event-fell = { $you ->
    [yes] Z miejsca { $fromplace } tracisz do końca gry
   *[no] Z miejsca { $fromplace } { $seat } traci do końca gry
}: { $known ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] nieujawniona iluzja.
        [few] { $count } nieujawnione iluzje.
       *[many] { $count } nieujawnionych iluzji.
    }
}
event-rejoined = { $you ->
    [yes] Bierzesz z boku na rękę
   *[no] { $seat } bierze z boku na rękę
}: { $known ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] nieujawniona karta.
        [few] { $count } nieujawnione karty.
       *[many] { $count } nieujawnionych kart.
    }
}
event-shifted = { $you ->
    [yes] Przenosisz z miejsca { $fromplace } na miejsce { $toplace }
   *[no] { $seat } przenosi z miejsca { $fromplace } na miejsce { $toplace }
}: { $known ->
    [yes] { $cards }.
   *[no] { $count ->
        [one] iluzja.
        [few] { $count } iluzje.
       *[many] { $count } iluzji.
    }
}
event-hole = Na miejscu { $place } powstaje dziura.
event-border = { $you ->
    [yes] Kładziesz Granicę na miejscu { $place }.
   *[no] { $seat } kładzie Granicę na miejscu { $place }.
}
event-border-gone = Granica z miejsca { $place } znika.
event-wall = { $you ->
    [yes] Kładziesz Ścianę wody na miejscu { $place }. Zamknięte dla rywala na jedną turę: { $word }.
   *[no] { $seat } kładzie Ścianę wody na miejscu { $place }. Zamknięte na jedną turę: { $word }.
}
event-wall-gone = Ściana wody z miejsca { $place } opada.
event-supported = { $you ->
    [yes] Wzmacniasz swoją kartę na miejscu { $place }: ma teraz wartość { $number }.
   *[no] { $seat } wzmacnia kartę na miejscu { $place }: ma teraz wartość { $number }.
}
event-crumbled = { $you ->
    [yes] Osłabiasz kartę na miejscu { $place }: ma teraz wartość { $number }.
   *[no] { $seat } osłabia kartę na miejscu { $place }: ma teraz wartość { $number }.
}
event-mage-used = { $you ->
    [yes] Używasz maga: { $card }.
   *[no] { $seat } używa maga: { $card }.
}
event-power-used = { $you ->
    [yes] Używasz mocy: { $card }.
   *[no] { $seat } używa mocy: { $card }.
}
event-exploded = { $you ->
    [yes] Wywołujesz eksplozję
   *[no] { $seat } wywołuje eksplozję
} ({ $card }), { $number ->
    [0] bez obracania karty
   *[other] karta obrócona o { $number }°
}, róg na miejscu { $place }.
event-spared = Na miejscu { $place } nic się nie dzieje: karty przestałyby się stykać.
event-declined = { $you ->
    [yes] Rezygnujesz z eksplozji. Jej karta jest zużyta.
   *[no] { $seat } rezygnuje z eksplozji. Jej karta jest zużyta.
}
event-passed = { $you ->
    [yes] Nie możesz nic zrobić i pasujesz.
   *[no] { $seat } nie może nic zrobić i pasuje.
}
event-last-turn = { $you ->
    [yes] Masz ostatnią turę. Potem liczy się punkty.
   *[no] Ostatnią turę ma { $seat }. Potem liczy się punkty.
}
event-game-won = { $you ->
    [yes] Wygrywasz tę grę: { $word }.
   *[no] { $seat } wygrywa tę grę: { $word }.
}
event-game-drawn = Tyle samo punktów: ta gra kończy się remisem.
event-marked = { $you ->
    [yes] Kładziesz znacznik na arenie, miejsce { $place }
   *[no] { $seat } kładzie znacznik na arenie, miejsce { $place }
}{ $number ->
    [one] .
    [few] : leżą tam już { $number } znaczniki.
   *[many] : leży tam już { $number } znaczników.
}
event-captured = { $you ->
    [yes] Zbijasz znaczniki rywala na arenie, miejsce { $place }, i kładziesz swój.
   *[no] { $seat } zbija znaczniki na arenie, miejsce { $place }, i kładzie własny.
}

## Koniec gry. $winners to imiona zwycięzców, $count ich liczba.

outcome-line = Linia jednego koloru. Wygrywa: { $winners }.
    .won = Twoja linia jest gotowa: wygrywasz!
    .lost = Przegrywasz. Linię układa: { $winners }.
    .draw = Żadna linia nie rozstrzyga: remis.
outcome-points = Więcej punktów. Wygrywa: { $winners }.
    .won = Twoje karty są warte więcej: wygrywasz!
    .lost = Przegrywasz. Więcej punktów ma: { $winners }.
    .draw = Twoje karty są warte tyle samo co karty rywala: remis.
# Mecz albo turniej, którego nie rozstrzygnęła linia na arenie.
outcome-wins = Ostatnia gra rozegrana. Wygrywa: { $winners }.
    .won = Ostatnia gra rozegrana: wygrywasz!
    .lost = Ostatnia gra rozegrana: przegrywasz. Wygrywa: { $winners }.
    .draw = Po dwudziestu grach nic nie jest rozstrzygnięte: remis.
outcome-arena = Trzy znaczniki w linii na arenie. Turniej wygrywa: { $winners }.
    .won = Trzy znaczniki w linii na arenie: wygrywasz turniej!
    .lost = Przegrywasz. Trzy znaczniki w linii na arenie ma: { $winners }.
    .draw = Żadna linia na arenie nie rozstrzyga: remis.

## Jak grać

howto-1 = Ułóż linię z własnych kart, w rzędzie, w kolumnie albo na ukos: w szkoleniu z trzech, w innych trybach z czterech. To od razu wygrywa grę. Jeśli nikomu się to nie uda, na koniec liczy się widoczne karty. Mecz toczy się do dwóch wygranych.
    .title = Cel
howto-2 = W swojej turze zagrywasz jedną kartę, na puste miejsce albo na niższą kartę. W szkoleniu każdy ma ich siedem: dwie jedynki, dwie dwójki, dwie trójki i czwórkę. Kart się nie dobiera, a pasujesz tylko wtedy, gdy nic nie możesz zrobić.
    .title = Twoja tura
howto-3 = Planszy nie ma. Pierwsza karta leży gdziekolwiek, każda następna musi stykać się z jakąś kartą bokiem albo rogiem. Wszystkie razem muszą zmieścić się w kwadracie 3×3. Gdy zajmą trzy rzędy albo trzy kolumny, pole gry jest w tym kierunku ustalone: w którą stronę rośnie, zależy od was.
    .title = Płynne pole gry
howto-4 = Kartę możesz zagrać na każdą kartę o niższej wartości, także na swoją. Równa nie wystarcza. Przykryta karta zostaje pod spodem i nic nie znaczy. Dlatego linia z niskich kart rzadko przetrwa.
    .title = Przykrywanie
howto-5 = Gdy wszystkie miejsca są zajęte albo ktoś nie ma już kart, rywal ma jeszcze jedną, ostatnią turę. Potem każdy sumuje wartości swoich widocznych kart. Wyższa suma wygrywa, równa to remis.
    .title = Koniec bez linii
howto-6 = Gdy gracie z iluzjami, raz na grę możesz położyć jedną kartę zakrytą. Rywal może ją zaatakować, zagrywając na nią kartę. Wtedy iluzja zostaje ujawniona: wyższa karta ją przykrywa, równa albo niższa odpada. Nieruszona iluzja jest warta 1 punkt, ale w linii liczy się jak każda inna karta.
    .title = Iluzje
howto-7 = Gdy gracie z eksplozjami, obok pola gry leży odkryta ich karta. Kto zagrywa kartę tworzącą drugi pełny rząd lub kolumnę, może dowolnie obrócić kartę eksplozji i położyć ją na polu gry: niektóre wierzchnie karty wracają na ręce, inne odpadają, a trzy z dziewięciu takich kart robią dziurę. To jedna okazja na grę. Po eksplozji wszystkie karty nadal się stykają. Wzory z pudełka znamy tylko dla czterech kart na polu 3×3, pozostałe to nasz własny projekt.
    .title = Eksplozje
howto-8 = Karta, która wraca na rękę, najpierw leży z boku. Jej właściciel rozgrywa bez niej jedną turę. Karta, która odpada, nie wraca do końca gry.
    .title = Z boku i stracone
howto-9 = Wszystkie tryby prócz szkolenia toczą się na polu 4×4 z dziesięcioma kartami: dochodzi dwójka, trójka i karta Eteru. Kartę Eteru kładzie się tylko na pustym miejscu i nic jej nie przykryje, nie przesunie ani nie usunie.
    .title = Większe pole gry
howto-10 = W starciu magów każdy ma maga na cały mecz. Raz na grę, zamiast zagrać kartę, możesz go użyć, dopóki masz karty na ręce. Potem wszystkie karty nadal muszą się stykać, a karty Eteru nie rusza żaden mag.
    .title = Magowie
howto-11 = W walce żywiołów w każdej grze leżą odkryte dwie moce. Raz na grę możesz użyć jednej z nich zamiast zagrać kartę; rywal już jej wtedy nie ma. Co mówi moc, trzeba wykonać w całości. Gdy są i magowie, i moce, masz jedno użycie na grę: mag albo moc.
    .title = Moce
howto-12 = Turniej ma pięć gier. Kto wygrywa grę, kładzie znacznik na arenie, czyli na obrazie pola gry: na miejscu zwycięskiej karty, a po wygranej na punkty na dowolnym. Znaczniki rywala stamtąd schodzą. Trzy sąsiednie miejsca w linii wygrywają turniej, a jeśli ich nie ma, wygrywa większa liczba znaczników.
    .title = Turniej

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = Na polu 3×3 układacie na zmianę karty o wartościach od 1 do 4. Kto ma trzy swoje karty w linii, w rzędzie, w kolumnie albo na ukos, od razu wygrywa. Wyższa karta może przykryć niższą, więc żadna linia nie jest pewna.
lesson-field = Planszy nie ma: pole rośnie z kart. Każda nowa karta musi stykać się z inną, bokiem albo rogiem, a wszystkie razem mieszczą się w kwadracie 3×3.
lesson-lay = W turze zagrywasz jedną kartę. Wybierz ją z ręki, a potem wskaż podświetlone miejsce.
    .why = Nad kartą rywala zaczniesz własną kolumnę.
lesson-covered = Rywal przykrył twoją jedynkę. Przykryta karta zostaje pod spodem, ale nic nie znaczy, dopóki coś leży na wierzchu.
lesson-cover = Ty też możesz przykryć kartę o niższej wartości, swoją albo cudzą. Równa nie wystarczy.
    .why = Czwórka na dwójce rywala: w kolumnie masz już dwie karty, a czwórki nic nie przykryje.
lesson-full = Rywal zablokował kolumnę. Jest jednak eksplozja: kto zagra kartę, która zapełni drugi rząd lub kolumnę, może ją wywołać.
lesson-illusion = Raz na grę możesz położyć kartę zakrytą, jako iluzję. Rywal nie wie, jak jest wysoka, dopóki jej nie zaatakuje.
    .why = To miejsce zapełnia drugą linię, więc wywoła eksplozję.
lesson-explosion = Eksplozja usuwa karty według wzoru: jedne wracają na rękę, inne odpadają z gry. To jedyna taka okazja w tej grze.
    .why = Karta, która blokuje kolumnę, może odpaść.
lesson-rotate = Wzór możesz obrócić. Przy każdym obrocie zobaczysz na polu, co się stanie.
    .why = Tak obrócony usuwa kartę rywala z twojej kolumny.
lesson-line = Twoja kolumna znów jest otwarta: dwie twoje karty i wolne miejsce.
    .why = Trzecia karta w linii wygrywa od razu.
lesson-end = Umiesz kłaść, przykrywać, oszukiwać iluzją i wywołać eksplozję. Dalej czeka większe pole, magowie i moce żywiołów.

## Dlaczego podpowiedź wskazuje tę odpowiedź: do czego zwykle prowadzi ona ($best), a do czego następna ($next)

hint-threats = Więcej miejsc dokończy wtedy twoją linię: { $best } zamiast { $next }.
hint-rival-threats = Rywal ma wtedy mniej miejsc, które dokończą jego linię: { $best } zamiast { $next }.
hint-tops = Więcej twoich kart leży wtedy na wierzchu: { $best } zamiast { $next }.
hint-points = Masz wtedy więcej punktów na polu gry: { $best } zamiast { $next }.
hint-rival-points = Rywal ma wtedy mniej punktów na polu gry: { $best } zamiast { $next }.
