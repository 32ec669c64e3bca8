# Ravehard po polsku. Ten sam plik czytają Python i przeglądarka; klucze są te same co w en.ftl.
#
# Argumenty zdarzeń (event-*):
#   $you, $otheryou, $owneryou, $receiveryou   "yes", gdy tą osobą jest patrzący, inaczej "no"
#   $seat, $other, $owner, $receiver           imiona (w mianowniku, nigdy nie odmieniane)
#   $self                                      "yes", gdy zdarzenie nie dotyczy nikogo innego niż $seat
#   $known                                     "yes", gdy patrzący widzi karty; wtedy $card i $cards je wymieniają
#   $count, $number                            ile kart; liczba ze zdarzenia
#   $from, $to                                 klucze stref
#   $place, $fromplace, $toplace               nazwy miejsc: gdzie to się dzieje, skąd i dokąd idzie karta
#   $word                                      przetłumaczone słowo zdarzenia (word-*)
# Argumenty pytań (ask-*): $card i $place, karta lub miejsce, skąd pada pytanie.
# Argumenty odpowiedzi (act-*): $card, $seat, $place, $number.
#
# Słowa: z drużyną walczą Boss, karta Przeciwnika i Darkcymag; „wróg” to ten, z kim gracz właśnie walczy.
# Postać ma awers i rewers. Drużyna to wszyscy prócz mordercy.

game-name = Ravehard
game-tagline = Arcymag nie żyje, głowa boli, a ktoś przy tym stole ma w kieszeni narzędzie mordercy. Może ty.

option-characters = Postacie
    .about = Skąd każdy bierze postać. W pojedynku szkoły są zawsze różne.
option-characters-drawn = Losowane
    .about = Postacie są losowane.
option-characters-chosen = Wybierane
    .about = Każdy wybiera postać: kto pierwszy, ten lepszy.
option-cowards = Tchórze
    .about = Co się dzieje, gdy nikt nie ma karty Bycia Bitym, a trzy głosowania nie wskażą, kto przyjmie cios.
option-cowards-lose = Tchórze przegrywają
    .about = Wszyscy przegrywają grę, zgodnie z instrukcją.
option-cowards-merciful = Litościwie
    .about = Los wskazuje, kto przyjmie cios, i gra toczy się dalej.
option-reaction = Czas na reakcję
    .about = Jak długo można się zastanawiać, czy aktywować Tarczę.
option-reaction-15 = 15 sekund
    .about = Kto do tej chwili nie odpowie, pasuje.
option-reaction-30 = 30 sekund
    .about = Kto do tej chwili nie odpowie, pasuje.
option-reaction-off = Bez limitu
    .about = Gra czeka na każdą odpowiedź.

## Szkoły i talie

school-majestic = Szkoła majestatyczna
    .about = Leczy, chroni i przywraca martwych do życia.
school-classical = Szkoła klasyczna
    .about = Mocno bije, dobiera karty i anuluje Zaklęcia.
school-contemporary = Szkoła współczesna
    .about = Szybkie sztuczki: dodatkowe akcje, kradzione karty, przenoszone Tarcze i zerkanie do cudzych kieszeni.
deck-general = Szkoła Ogólna
    .about = Dwie z twoich pierwszych kart. Po użyciu wypadają z gry.
deck-black-magic = Czarna Magia
    .about = Same Tarcze. Zaczynasz z dwiema; po użyciu wypadają z gry.

## Pojęcia

term-card-set = Zestaw kart
    .about = Wszystkie karty są nasze własne: nazwy, teksty i liczby. Teksty kart wydawcy nie są publiczne, więc z instrukcji pochodzą tylko zasady i ich pojęcia. Furia to także nasz dodatek.
term-team = Drużyna
    .about = Wszyscy prócz mordercy, żywi i martwi. Drużyna wygrywa i przegrywa razem.
term-murderer = Morderca
    .about = Kto ma narzędzie mordercy w chwili wejścia do Komnaty Arcymaga. Przed trzecim Dowodem nie ma mordercy, a potem zmienia się on z każdym Narzędziem, które przechodzi z rąk do rąk. Nikt się tego nie dowiaduje: widzisz tylko to, co masz w kieszeniach.
term-weapon = Narzędzie mordercy
    .about = Narzędzie Zbrodni, które po trzech Dowodach ma najwięcej punktów. Przy równej liczbie decyduje wyższe starszeństwo.
term-tool = Narzędzie Zbrodni
    .about = Każdy ma zawsze dokładnie dwa, w tajemnicy. Wolno o nich mówić, także kłamać, ale nie wolno ich pokazywać.
term-seniority = Starszeństwo
    .about = Liczba na Narzędziu Zbrodni, od 1 do 12, która rozstrzyga przy równych punktach.
term-evidence = Dowód
    .about = Dodaje punkty Narzędziom Zbrodni. Czyta się tylko paragrafy dla waszej liczby graczy, a sumy widzą wszyscy.
term-story = Stosik Fabularny
    .about = Trzy razy Dowód, Boss, Zdarzenie i Zdarzenie, a na końcu Komnata Arcymaga.
term-boss = Boss
    .about = Walczy, dopóki ma życie; ile go ma, zależy od liczby graczy. W pierwszych trzech turach rzuca kartę Przeciwnika, potem atakuje sam. Gdy zostanie pokonany, działa jego tekst „Po walce”.
term-fury = Furia
    .about = Od czwartej tury Boss atakuje sam. Przed każdym takim atakiem jego Atak rośnie o Furię.
term-enemy-card = Karta Przeciwnika
    .about = Zaklęcie, które Boss rzuca w swojej turze. Odrzucone leżą odkryte i wracają do talii, gdy jest pusta.
term-enemy = Wróg
    .about = Ten, z kim walczysz: Boss, Darkcymag, drugi walczący w Zdarzeniu, przeciwnik w pojedynku. Dla Darkcymaga to każdy inny gracz.
term-designated = Wyznaczony gracz
    .about = Ktoś musi przyjąć te obrażenia. Jeśli zgłosi się dokładnie jeden żywy gracz, przyjmuje je on. W przeciwnym razie posiadacz karty Bycia Bitym wskazuje kogoś innego. Gdy nikt jej nie ma, wskazują wszyscy, najwyżej trzy razy.
term-beaten = Karta Bycia Bitym
    .about = Dostaje ją ten, kto przyjął wyznaczone obrażenia, nawet jeśli zatrzymała je Tarcza. Gdy jej posiadacz ginie, karta wraca na stół.
term-turn-card = Karta Tury
    .about = Pokazuje, czyja jest tura, i wędruje zgodnie z ruchem wskazówek zegara, także z walki do walki. W pierwszej Turze Bossa dostaje ją ten, kto przyjął wyznaczone obrażenia.
term-turn = Tura gracza
    .about = Jedna akcja strategiczna, jedna ofensywna i jedna knucia, w dowolnej kolejności; żadna nie jest obowiązkowa. Potem dobierasz do czterech kart z talii swojej szkoły. Karty ponad sześć odrzucasz.
term-strategic = Akcja strategiczna
    .about = Rzuć Zaklęcie strategiczne, wyłóż Tarczę, połóż dodatek na Tarczy, zdejmij blokadę ze swojej Tarczy albo użyj Acid Flashback.
term-offensive = Akcja ofensywna
    .about = Rzuć Zaklęcie ofensywne albo zaatakuj swoją postacią.
term-scheming = Knucie
    .about = Daj jedno ze swoich Narzędzi Zbrodni innemu graczowi, żywemu lub martwemu. Ogląda je i oddaje ci jedno z dwóch pozostałych. Reszta dowiaduje się tylko, że knujecie.
term-spell = Zaklęcie
    .about = Karta szkoły, Szkoły Ogólnej albo Czarnej Magii. Zaklęciem ofensywnym można trafić każdego, także kogoś z drużyny.
term-target = Cel
    .about = To, w co mierzy Zaklęcie. Celem „ty, inny gracz albo wróg” może być każdy, kto żyje.
term-shield = Tarcza
    .about = Leży przed tobą zakryta; możesz mieć cztery, a piąta zastępuje jedną z nich. Gdy spełni się jej warunek, w czyjejkolwiek turze, aktywujesz ją za darmo. Wtedy odkrywa się ją, wykonuje i odrzuca.
term-window = Reakcja
    .about = Wszyscy, którzy mają Tarczę do użycia, są pytani naraz i odpowiadają w tajemnicy. Jedna Tarcza na gracza i zdarzenie. Działają po kolei, od ofiary zgodnie z ruchem wskazówek zegara; spóźniona zostaje zakryta. Można spasować na całą turę.
term-attachment = Dodatek
    .about = Leży odkryty na Tarczy i jest odrzucany razem z nią. Blokada zatrzymuje Tarczę, dopóki właściciel jej nie zdejmie; wzmocnienie zwiększa jej pierwszą liczbę.
term-retaliation = Atak i Odwet
    .about = Atak postacią odbiera tyle życia, ile wynosi jej Atak. Kto go przeżyje, oddaje swoim. Gracza można tak zaatakować tylko w walce z nim.
term-life = Życie
    .about = Gdy na awersie zostaje 0 życia, postać odwraca się na rewers z jego życiem; przy 0 na rewersie ginie. Nadwyżka obrażeń przepada. Leczenie nie przekracza wydrukowanego życia i nie odwraca postaci z powrotem.
term-dead = Martwy gracz
    .about = Zachowuje karty, Tarcze i Narzędzia, knuje i głosuje, ale nie robi nic więcej. Wskrzeszony wraca na rewersie.
term-trash = Śmietnik
    .about = Trafiają tu użyte karty szkoły; jest odkryty i wspólny dla wszystkich graczy tej szkoły. Z niego powstaje nowa talia, gdy stara jest pusta.
term-flashback = Acid Flashback
    .about = Tekst, który działa ze Śmietnika twojej szkoły, jako akcja strategiczna. Kartę wtasowuje się potem do talii.
term-synergy = Synergia
    .about = Gdy ktoś używa karty z Synergią, można odkryć jej partnera: rzucający z ręki albo ze swoich Tarcz, każdy inny ze swoich wyłożonych Tarcz. Efekty obu kart zastępuje Synergia.
term-event = Zdarzenie
    .about = Czyta się je i od razu wykonuje. „Walka!” stawia naprzeciw siebie dwóch graczy: każdy wykonuje jedną akcję ofensywną przeciw drugiemu, z Tarczami i Odwetem.
term-flirt = Flirt
    .about = Podaj komuś kartę Flirtu i wskaż jedną z jej wiadomości, raz na turę. Pozostali widzą tylko, kto z kim flirtuje. Odbiorca zatrzymuje kartę.
term-chamber = Komnata Arcymaga
    .about = Każdy, także martwy, głosuje na kogoś innego. Kto dostanie najwięcej głosów, odkrywa oba Narzędzia Zbrodni. Przy równej liczbie głosuje się jeszcze raz; jeśli to nic nie da, nikt nie jest oskarżony, a morderca ujawnia się sam.
term-darkchmage = Darkcymag
    .about = Staje się nim morderca, gdy oskarżono kogoś innego. Martwi wracają, niesłusznie oskarżony zostaje z 1 życia i wszyscy walczą z Darkcymagiem do końca, najwyżej 60 rund.
term-duel = Pojedynek
    .about = Gra dla dwóch osób: bez fabuły i Narzędzi Zbrodni, za to z dwoma torami i trzema poziomami życia.
term-lane = Tor
    .about = Każda akcja w pojedynku dzieje się na torze 1 albo na torze 2. Tarcza leży na jednym z nich, najwyżej dwie na gracza, i reaguje tylko na to, co się tam dzieje. Życia i ręki tory nie dzielą.
term-coin = OSOM
    .about = Dopóki Sroga Moneta Magiczna pokazuje twoją stronę, możesz w swojej turze wykonać dodatkową akcję strategiczną lub ofensywną. Potem moneta się odwraca i to samo może zrobić przeciwnik.
term-wild = Dzika Magia
    .about = Szkoła, którą w pojedynku nikt nie gra. Każdy wtasowuje jej połowę do swojej talii.
term-levels = Poziomy życia
    .about = W pojedynku postać ma trzy: cała, ranna i powalona. Przy każdej zmianie dobierasz kartę Czarnej Magii, możesz ją raz wymienić i od razu wyłożyć.

## Karty, zapisane przez tools/write_ravehard_texts.py: zmieniaj cards.json

# Postacie

card-ludwika_of_the_third_encore = Ludwika od Trzeciego Bisu
    .text = Szkoła majestatyczna. Awers: Atak 2, życie 12. Rewers: Atak 2, życie 9.
    .gist = 2/12, potem 2/9
    .short = Ludwika
    .flavour = Ukłoniła się o czwartej rano i od tej pory próbuje się wyprostować.
card-swan_duke_bazyli = Łabędzio{"\u00AD"}książę Bazyli
    .text = Szkoła majestatyczna. Awers: Atak 3, życie 12. Rewers: Atak 3, życie 7.
    .gist = 3/12, potem 3/7
    .short = Bazyli
    .flavour = W połowie jest łabędziem. Nikt nie pamięta, którą połowę zaproszono.
card-professor_gromoslaw = Profesor Gromosław, Dwukrotnie Zawieszony
    .text = Szkoła klasyczna. Awers: Atak 3, życie 12. Rewers: Atak 4, życie 6.
    .gist = 3/12, potem 4/6
    .short = Prof. Gromosław
    .flavour = Jego broda ma własny doktorat.
card-aunt_hermenegilda = Ciotka Hermene{"\u00AD"}gilda od Kociołka
    .text = Szkoła klasyczna. Awers: Atak 2, życie 12. Rewers: Atak 3, życie 8.
    .gist = 2/12, potem 3/8
    .short = Ciotka
    .flavour = Przyszła tylko po garnek. To było w czwartek.
card-dj_null_spell = DJ Puste Zaklęcie
    .text = Szkoła współczesna. Awers: Atak 2, życie 12. Rewers: Atak 4, życie 6.
    .gist = 2/12, potem 4/6
    .flavour = Gra wyłącznie przerwy między utworami. Wyprzedany do wiosny.
card-kornelia_of_the_installation = Kornelia od Instalacji
    .text = Szkoła współczesna. Awers: Atak 3, życie 12. Rewers: Atak 3, życie 7.
    .gist = 3/12, potem 3/7
    .short = Kornelia
    .flavour = Dziś rano sama jest częścią wystawy. Umywalka też.

# Szkoła majestatyczna

card-royal_sneeze = Królewskie Kichnięcie
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Synergia „Burza Kredowa” z: Kredowy Krąg. Cel: ty, inny gracz albo wróg. Cel otrzymuje 7 obrażeń.
    .gist = 3 obrażenia
    .short = Kichnięcie
    .flavour = Dwór bije brawo. Pierwszy rząd prosi o ręczniki.
card-descent_of_the_chandelier = Zstąpienie Żyrandola
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 5 obrażeń. Otrzymujesz 1 obrażenie. Synergia „Bezgłośne Uderzenie” z: Tryb Nie Przeszkadzać. Cel: ty, inny gracz albo wróg. Cel otrzymuje 8 obrażeń.
    .gist = 5 obr., 1 tobie
    .short = Żyrandol
    .flavour = Osiemset kryształów, jeden bardzo krótki lot.
card-minuet_of_inconvenience = Menuet Umiarko{"\u00AD"}wanej Niedogod{"\u00AD"}ności
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Odzyskujesz 2 punkty życia.
    .gist = 3 obr., leczysz 2
    .short = Menuet
    .flavour = Krok w lewo, krok w prawo, krok na odcisk.
card-glitter_cannon = Poświęcona Armata Brokatowa
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje X (liczba twoich Tarcz + 2, maks. 5) obrażeń.
    .gist = 2 + twoje Tarcze
    .short = Armata Brokatowa
    .flavour = Efekt utrzymuje się przez trzy kolejne prania.
card-curtain_bandage = Bandaż z Najczyst{"\u00AD"}szej Firanki
    .text = Cel: dowolny żywy gracz. Cel odzyskuje 4 punkty życia. Synergia „Wielkie Przebudzenie” z: Sole Trzeźwiące. Cel: dowolny gracz, żywy lub martwy. Jeśli cel jest martwy: Cel wraca do życia na rewersie i ma 8 punktów życia (nie więcej, niż wskazuje rewers). W przeciwnym razie: Cel odzyskuje 8 punktów życia.
    .gist = leczy 4
    .short = Bandaż z Firanki
    .flavour = Przynajmniej pasuje do tapety.
card-royal_decree_no_7 = Dekret Królewski nr 7
    .text = Wykonaj w tej turze dodatkową akcję ofensywną. Acid Flashback: Cel: ty, inny gracz albo wróg. Cel otrzymuje 1 obrażenie.
    .gist = dodatkowa ofensywa
    .short = Dekret nr 7
    .flavour = Dekrety od 1 do 6 dotyczyły ustawienia wazy z ponczem.
card-encore_from_beyond = Bis zza Grobu
    .text = Cel: martwy gracz. Cel wraca do życia na rewersie i ma 5 punktów życia (nie więcej, niż wskazuje rewers). Acid Flashback: Cel: dowolny żywy gracz. Cel odzyskuje 2 punkty życia.
    .gist = powrót z 5 życia
    .flavour = Publiczność nie chciała wyjść. Dusza też nie.
card-caviar_breakfast = Śniadanie z Resztek Kawioru
    .text = Każdy żywy gracz odzyskuje 2 punkty życia. Acid Flashback: Cel: dowolny żywy gracz. Cel odzyskuje 2 punkty życia.
    .gist = leczy wszystkich 2
    .short = Resztki Kawioru
    .flavour = Lekko ciepły, głęboko szlachetny.
card-cheerleader_pompom = Fragment Cheer{"\u00AD"}leaderki: Pompon
    .text = Dobierasz 2 karty z talii swojej szkoły. Synergia „Pełny Układ” z: Fragment Cheerleaderki: Megafon lub Fragment Cheerleaderki: Lewy But. Odrzuć wszystkie Tarcze ze stołu (w pojedynku: z tego toru). Tarcza. Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 2 z tych obrażeń.
    .gist = dobierz 2
    .short = Pompon
    .flavour = Od początku była z papier-mâché. Proszę przestać płakać.
card-velvet_parry = Aksamitna Parada
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 4 z tych obrażeń.
    .gist = zatrzymuje 4
    .flavour = Prać wyłącznie chemicznie.
card-the_page_takes_it = Paź Bierze To na Siebie
    .text = Gdy dowolny gracz ma otrzymać obrażenia: Zapobiegnij maksymalnie 4 z tych obrażeń.
    .gist = chroni każdego: 4
    .short = Paź
    .flavour = Ma to w umowie. Trzeba było czytać.
card-mirror_of_vanity = Zwierciadło Skrajnej Próżności
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 4 z tych obrażeń i zadaj tyle samo ich źródłu.
    .gist = odbija 4
    .short = Zwierciadło
    .flavour = Pokazuje cię z najlepszej strony: zza lustra.
card-theatrical_swoon = Teatralne Omdlenie
    .text = Gdy obrażenia mają sprowadzić cię do 0 życia: Zapobiegnij całości tych obrażeń. Acid Flashback: Cel: dowolny żywy gracz. Cel odzyskuje 1 punkt życia.
    .gist = przeżyj cios
    .flavour = Trzech krytyków płakało. Jeden złapał kapelusz.

# Szkoła klasyczna

card-fireball_chapter_one = Kula Ognia, Rozdział Pierwszy
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 4 obrażenia. Synergia „Laser Próżności” z: Zwierciadło Skrajnej Próżności. Cel: ty, inny gracz albo wróg. Cel otrzymuje 9 obrażeń.
    .gist = 4 obrażenia
    .short = Kula Ognia
    .flavour = Rozdział drugi jest o gaśnicach. Nikt tam nie dotarł.
card-lightning_with_footnotes = Błyskawica z Przypisami
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Dobierasz 1 kartę z talii swojej szkoły. Synergia „Koncert pod Napięciem” z: Sprzężenie Mikrofonu. Cel: ty, inny gracz albo wróg. Cel otrzymuje 7 obrażeń. Dobierasz 1 kartę z talii swojej szkoły.
    .gist = 3 obr., dobierz 1
    .short = Błyskawica
    .flavour = Zob. także: auć.
card-meteor_of_tenure = Meteoryt Habilitacji
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 6 obrażeń. Odrzucasz 1 kartę z ręki według własnego wyboru.
    .gist = 6 obr., odrzuć 1
    .short = Meteoryt
    .flavour = Leci jedenaście lat i nikt go nie czyta.
card-whip_of_the_beard = Smagnięcie Brodą
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Acid Flashback: Cel: ty, inny gracz albo wróg. Cel otrzymuje 2 obrażenia.
    .gist = 3 obrażenia
    .flavour = Zawiera okruszki z trzech poprzednich epok.
card-ice_cubes_of_doom = Kostki Lodu Zagłady
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Cel otrzymuje −1 do Ataku do końca tej walki (nie mniej niż 0).
    .gist = 3 obr., −1 Atak
    .short = Kostki Lodu
    .flavour = Wstrząśnięte, potem rzucone.
card-herbs_for_everything = Ziółka na Wszystko
    .text = Cel: dowolny żywy gracz. Cel odzyskuje 3 punkty życia.
    .gist = leczy 3
    .flavour = Dawkowanie: aż przejdzie albo aż przejdziesz.
card-dusty_library_card = Zakurzona Karta Biblio{"\u00AD"}teczna
    .text = Dobierasz 2 karty z talii swojej szkoły. Synergia „Noc w Bibliotece” z: Indeks Grymuaru. Dobierasz 3 karty z talii swojej szkoły. Wykonaj w tej turze dodatkową akcję ofensywną.
    .gist = dobierz 2
    .short = Karta Biblioteczna
    .flavour = Kara za przetrzymanie ma już własny kod pocztowy.
card-index_of_the_grimoire = Indeks Grymuaru
    .text = Weź na rękę wybraną kartę ze Śmietnika swojej szkoły. Acid Flashback: Dobierasz 1 kartę z talii swojej szkoły.
    .gist = ze swojej szkoły
    .flavour = A – Aaaa! B – Bandaż. C – Ciocię wezwać.
card-divination_from_grounds = Wróżenie z Fusów
    .text = Cel: inny gracz. Potajemnie obejrzyj jedno losowe Narzędzie Zbrodni celu. Dobierasz 1 kartę z talii swojej szkoły.
    .gist = podejrzyj, dobierz
    .flavour = Fusy mówią, że potrzebujesz drugiej kawy.
card-cheerleader_megaphone = Fragment Cheer{"\u00AD"}leaderki: Megafon
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 2 obrażenia. Synergia „Pełny Układ” z: Fragment Cheerleaderki: Pompon lub Fragment Cheerleaderki: Lewy But. Odrzuć wszystkie Tarcze ze stołu (w pojedynku: z tego toru). Tarcza. Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 2 z tych obrażeń.
    .gist = 2 obrażenia
    .short = Megafon
    .flavour = Dajcie mi A! Dajcie mi aspirynę!
card-circle_of_chalk = Kredowy Krąg
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 3 z tych obrażeń. Dobierasz 1 kartę z talii swojej szkoły.
    .gist = −3, dobierz 1
    .flavour = Technicznie owal. Demony są zbyt grzeczne, żeby to wytknąć.
card-objection_in_dead_language = Sprzeciw w Martwym Języku
    .text = Gdy ktoś inny rzuca Zaklęcie: Anuluj to: nie ma efektu i zostaje odrzucone.
    .gist = anuluje Zaklęcie
    .short = Sprzeciw
    .flavour = Nikt nie zrozumiał, więc nikt nie mógł się kłócić.
card-explosive_retort = Retorta Wybuchowa
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 2 z tych obrażeń. Źródło otrzymuje 3 obrażenia.
    .gist = −2 i 3 w odwecie
    .flavour = Także dowcipna. Głównie głośna.

# Szkoła współczesna

card-bass_drop = Zrzut Basu
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia. Synergia „Adaptacja Akustyczna” z: Aksamitna Parada. Cel: ty, inny gracz albo wróg. Cel otrzymuje 6 obrażeń. Każdy żywy gracz odzyskuje 1 punkt życia.
    .gist = 3 obrażenia
    .flavour = Sąsiedzi poczuli. Sąsiedzi mieszkają w innym królestwie.
card-push_notification = Powiado{"\u00AD"}mienie Push
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 2 obrażenia. Wykonaj w tej turze dodatkową akcję strategiczną.
    .gist = 2 obr., strategia
    .flavour = Masz 1 nowy siniak.
card-art_nobody_gets = Sztuka, Której Nikt Nie Rozumie
    .text = Cel: ty, inny gracz albo wróg. Rzuć monetą. Orzeł: Cel otrzymuje 6 obrażeń. Reszka: Cel otrzymuje 1 obrażenie.
    .gist = 6 albo 1 obr.
    .short = Niezrozumiałe
    .flavour = Czy to krytyka przemocy? To krzesło. Rzucone.
card-scooter_charge = Szarża na Hulajnodze na Minuty
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 4 obrażenia. Otrzymujesz 1 obrażenie. Synergia „Hulajnoga Rakietowa” z: Retorta Wybuchowa. Cel: ty, inny gracz albo wróg. Cel otrzymuje 8 obrażeń.
    .gist = 4 obr., 1 tobie
    .short = Hulajnoga
    .flavour = Porzucona w poprzek chodnika, jak każe tradycja.
card-endless_loop = Niekończąca się Pętla
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 2 obrażenia. Acid Flashback: Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia.
    .gist = 2 obr., potem 3
    .short = Pętla bez Końca
    .flavour = Niekończąca się pętla. Niekończąca się pętla. Niekończ
card-wyvern_energy_drink = Energetyk „Wiwerna”
    .text = Odzyskujesz 2 punkty życia. Dobierasz 1 kartę z talii swojej szkoły. Synergia „Zakazany Koktajl” z: Woda po Ogórkach. Odzyskujesz 8 punktów życia. Dobierasz 2 karty z talii swojej szkoły.
    .gist = leczy 2, dobierz 1
    .short = „Wiwerna”
    .flavour = Doda ci jedno skrzydło.
card-pirated_copy = Piracka Kopia
    .text = Weź na rękę wybraną kartę ze Śmietnika dowolnej szkoły. Acid Flashback: Cel: inny gracz. Weź losową kartę z ręki celu. Cel dobiera 1 kartę z talii swojej szkoły.
    .gist = z dowolnej szkoły
    .flavour = W trzecim akcie ktoś przechodzi przed ekranem.
card-forced_update = Wymuszona Aktuali{"\u00AD"}zacja
    .text = Cel: dowolny żywy gracz. Wybierz jedno: Cel traci 1 Tarczę wybraną przez ciebie (bez podglądania). / Przenieś jedną Tarczę celu, bez podglądania, do innego gracza, który ma wolne miejsce. / Cel dobiera 1 kartę z talii swojej szkoły.
    .gist = Tarcza albo karta
    .short = Aktualizacja
    .flavour = Nie wyłączaj czarodzieja.
card-group_selfie = Grupowe Selfie
    .text = Cel: inny gracz. Potajemnie obejrzyj oba Narzędzia Zbrodni celu.
    .gist = oba Narzędzia
    .flavour = Wszyscy mówimy „alibi”!
card-quarter_hour_delivery = Dostawa w Kwadrans
    .text = Cel: dowolny żywy gracz. Cel odzyskuje 2 punkty życia. Cel dobiera 1 kartę z talii swojej szkoły. Acid Flashback: Cel: dowolny żywy gracz. Cel odzyskuje 2 punkty życia.
    .gist = leczy 2, dobiera 1
    .flavour = Kurierem jest gęś. Gęś chce pięć gwiazdek.
card-cheerleader_boot = Fragment Cheer{"\u00AD"}leaderki: Lewy But
    .text = Cel: dowolny żywy gracz. Cel odzyskuje 2 punkty życia. Synergia „Pełny Układ” z: Fragment Cheerleaderki: Pompon lub Fragment Cheerleaderki: Megafon. Odrzuć wszystkie Tarcze ze stołu (w pojedynku: z tego toru). Tarcza. Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 2 z tych obrażeń.
    .gist = leczy 2
    .short = Lewy But
    .flavour = Rozmiar 44. Stała bardzo pewnie.
card-do_not_disturb = Tryb Nie Przeszka{"\u00AD"}dzać
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 3 z tych obrażeń.
    .gist = zatrzymuje 3
    .short = Nie Przeszkadzać
    .flavour = Ból zostanie nagrany na pocztę głosową.
card-forward_to_all = Prześlij Dalej
    .text = Gdy masz otrzymać obrażenia: Zamiast ciebie te obrażenia otrzymuje inny żywy gracz, którego wybierzesz.
    .gist = oberwie ktoś inny
    .flavour = Wyślij to jednemu magowi albo czeka cię siedem lat jazzu.
card-terms_of_service = Regulamin Usługi
    .text = Gdy ktoś inny aktywuje Tarczę: Anuluj to: nie ma efektu i zostaje odrzucone. Dobierasz 1 kartę z talii swojej szkoły.
    .gist = anuluje Tarczę
    .flavour = Oddychając, akceptujesz paragraf 9.
card-microphone_feedback = Sprzężenie Mikrofonu
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 4 z tych obrażeń i zadaj tyle samo ich źródłu.
    .gist = odbija 4
    .short = Sprzężenie
    .flavour = IiiiiiiiiIIIIIIIIIII.

# Szkoła Ogólna

card-pickle_juice = Woda po Ogórkach
    .text = Cel: dowolny żywy gracz. Cel odzyskuje 5 punktów życia.
    .gist = leczy 5
    .flavour = Jedyny eliksir, co do którego zgadzają się wszystkie szkoły.
card-bolt_basic = Pocisk Podstawowy
    .text = Cel: ty, inny gracz albo wróg. Cel otrzymuje 4 obrażenia.
    .gist = 4 obrażenia
    .flavour = Pocisk Premium dostępny w abonamencie.
card-lost_property_office = Biuro Rzeczy Znalezio{"\u00AD"}nych
    .text = Dobierasz 3 karty z talii swojej szkoły.
    .gist = dobierz 3
    .short = Biuro Rzeczy
    .flavour = Mają twoją godność. Potrzebny formularz.
card-gossip_at_the_bar = Plotka przy Barze
    .text = Cel: inny gracz. Potajemnie obejrzyj jedno losowe Narzędzie Zbrodni celu. Wykonaj w tej turze dodatkową akcję knucia.
    .gist = podejrzyj i knuj
    .flavour = Ja tego nie mówiłem. Ja to tylko powtórzyłem. Dwa razy.
card-duct_tape_of_ages = Taśma Klejąca Wieków
    .text = Cel: dowolna wyłożona Tarcza. Połóż tę kartę odkrytą na dowolnej Tarczy: dopóki tam leży, tej Tarczy nie można aktywować. Właściciel może ją odrzucić akcją strategiczną.
    .gist = blokuje Tarczę
    .short = Taśma Klejąca
    .flavour = Trzyma wszechświat w kupie. Teraz także twoją kieszeń.
card-emergency_sequins = Awaryjne Cekiny
    .text = Cel: dowolna wyłożona Tarcza. Połóż tę kartę odkrytą na dowolnej Tarczy: gdy ta Tarcza zostanie aktywowana, jej pierwsza liczba rośnie o 2; potem odrzuć obie.
    .gist = +2 do Tarczy
    .flavour = Klasa pancerza: bajeczna.
card-cocktail_umbrella = Parasolka od Drinka
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 4 z tych obrażeń.
    .gist = zatrzymuje 4
    .short = Parasolka
    .flavour = Chroni przed mżawką i ciężką magią.
card-smelling_salts = Sole Trzeźwiące
    .text = Cel: dowolny gracz, żywy lub martwy. Jeśli cel jest martwy: Cel wraca do życia na rewersie i ma 4 punkty życia (nie więcej, niż wskazuje rewers). W przeciwnym razie: Cel odzyskuje 3 punkty życia.
    .gist = leczy, wskrzesza
    .flavour = Aromat: skarpeta golema na emeryturze.
card-dance_off = Pojedynek na Parkiecie
    .text = Cel: twój wróg w tej walce. Zaatakuj cel swoją postacią z +2 do obrażeń; nie ma Odwetu.
    .gist = twój Atak + 2
    .short = Pojedynek Taneczny
    .flavour = Twoje kolana składają oficjalną skargę.

# Czarna Magia

card-beetroot_pact = Pakt Podpisany Barszczem
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 3 z tych obrażeń. Odrzucasz 1 kartę z ręki według własnego wyboru.
    .gist = −3, odrzuć 1
    .short = Pakt z Barszczu
    .flavour = Z daleka wygląda jak krew. Z bliska pachnie obiadem.
card-return_to_sender = Zwrot do Nadawcy
    .text = Gdy masz otrzymać obrażenia: Zapobiegnij maksymalnie 2 z tych obrażeń i zadaj tyle samo ich źródłu. Synergia „Łańcuszek” z: Prześlij Dalej. Zapobiegnij całości tych obrażeń i zadaj tyle samo ich źródłu. Źródło otrzymuje 4 obrażenia.
    .gist = odbija 2
    .flavour = Adresat nieznany, niekochany i nieobecny.
card-sip_of_a_soul = Łyk Cudzej Duszy
    .text = Gdy inny gracz ma otrzymać obrażenia: Odzyskujesz 2 punkty życia.
    .gist = leczysz się o 2
    .flavour = Nuty żalu, w tle kebab.
card-cancelled_by_the_abyss = Odwołane przez Otchłań
    .text = Gdy ktoś inny rzuca Zaklęcie: Anuluj to: nie ma efektu i zostaje odrzucone.
    .gist = anuluje Zaklęcie
    .short = Odwołane
    .flavour = Otchłań przeprasza za utrudnienia. Nieszczerze.
card-voodoo_plush = Pluszak Wudu
    .text = Gdy masz otrzymać obrażenia: Maksymalnie 2 z tych obrażeń otrzymuje zamiast ciebie inny żywy gracz, którego wybierzesz.
    .gist = 2 dostaje inny
    .flavour = Taki mięciutki. Taki pełen szpilek.
card-unlife_insurance = Polisa na Nieżycie
    .text = Gdy obrażenia mają sprowadzić cię do 0 życia: Zapobiegnij całości tych obrażeń. Masz dokładnie 2 punkty życia na obecnej stronie.
    .gist = przeżyj z 2 życia
    .flavour = Składkę uiszcza się w westchnieniach.
card-whisper_from_the_wardrobe = Szept z Szafy
    .text = Gdy inny gracz rzuca Zaklęcie: Potajemnie obejrzyj oba Narzędzia Zbrodni źródła. Dobierasz 1 kartę z talii swojej szkoły.
    .gist = oba Narzędzia, +1
    .flavour = Wie, co chowasz. Nosi to.
card-bad_omen_with_sprinkles = Zły Omen z Posypką
    .text = Gdy jakiś gracz ma zadać obrażenia komukolwiek poza tobą: Zwiększ te obrażenia o 2.
    .gist = +2 obrażenia
    .flavour = Zguba nigdy nie wyglądała tak odświętnie.
card-vintage_grudge = Uraza, Dobry Rocznik
    .text = Gdy stracisz całe życie z jednej strony karty: Cel: ty, inny gracz albo wróg. Cel otrzymuje 3 obrażenia.
    .gist = 3 na pożegnanie
    .short = Uraza
    .flavour = Najlepiej smakuje podana przez kogoś innego.

# Narzędzia Zbrodni

card-frozen_trout = Mrożony Pstrąg
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 8.
    .gist = starszeństwo 8
    .flavour = Rozmarza. Niczego nie zapomina.
card-chained_disco_ball = Kula Dyskotekowa na Łańcuchu
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 11.
    .gist = starszeństwo 11
    .short = Kula Dyskotekowa
    .flavour = Tysiąc lusterek, ani jednego świadka.
card-cursed_kazoo = Przeklęte Kazoo
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 4.
    .gist = starszeństwo 4
    .flavour = Każde kazoo jest przeklęte. To ma certyfikat.
card-pointy_glow_stick = Bardzo Spiczasta Świecąca Pałeczka
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 7.
    .gist = starszeństwo 7
    .short = Świecąca Pałeczka
    .flavour = Najjaśniej świeci w mroku sumienia.
card-fondue_set = Zestaw do Fondue dla Dwojga
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 12.
    .gist = starszeństwo 12
    .short = Zestaw do Fondue
    .flavour = Ser dokończył tylko jeden gość.
card-third_volume_of_memoirs = Trzeci Tom Wspomnień
    .text = Narzędzie Zbrodni dla 3 lub więcej graczy, starszeństwo 5.
    .gist = starszeństwo 5
    .short = Wspomnienia, t. 3
    .flavour = Twarda oprawa. Twarda jak mało co.
card-basilisk_rubber_duck = Gumowa Kaczka Bazylisz{"\u00AD"}kowa
    .text = Narzędzie Zbrodni dla 4 lub więcej graczy, starszeństwo 10.
    .gist = starszeństwo 10
    .short = Gumowa Kaczka
    .flavour = Nie patrz jej w pisk.
card-yodelling_hat = Jodłujący Kapelusz
    .text = Narzędzie Zbrodni dla 4 lub więcej graczy, starszeństwo 1.
    .gist = starszeństwo 1
    .flavour = Rozmiar uniwersalny. Jednorazowo.
card-left_slipper_of_fate = Lewy Kapeć Przezna{"\u00AD"}czenia
    .text = Narzędzie Zbrodni dla 5 lub więcej graczy, starszeństwo 6.
    .gist = starszeństwo 6
    .short = Lewy Kapeć
    .flavour = Gdzieś tam prawy opłakuje.
card-karaoke_microphone = Mikrofon do Karaoke, Wciąż Włączony
    .text = Narzędzie Zbrodni dla 5 lub więcej graczy, starszeństwo 3.
    .gist = starszeństwo 3
    .short = Mikrofon
    .flavour = Nagrał wszystko, głównie ballady.
card-potato_of_truth = Ziemniak Prawdy
    .text = Narzędzie Zbrodni dla 6 lub więcej graczy, starszeństwo 2.
    .gist = starszeństwo 2
    .flavour = Ma oczka. Widział.
card-graduate_garden_gnome = Krasnal Ogrodowy z Dyplomem
    .text = Narzędzie Zbrodni dla 6 lub więcej graczy, starszeństwo 9.
    .gist = starszeństwo 9
    .short = Krasnal Ogrodowy
    .flavour = Magister nauk tępych.

# Dowody

card-the_bathtub_protocol = Protokół z Wanny
    .text = Budzicie się w wannie Arcymaga. Wszyscy. Z jedną listą rzeczy znalezionych. Punkty: Trzeci Tom Wspomnień 2, Kula Dyskotekowa na Łańcuchu 3, Bardzo Spiczasta Świecąca Pałeczka 1; od 4 graczy: Gumowa Kaczka Bazyliszkowa 2; od 5 graczy: Mikrofon do Karaoke, Wciąż Włączony 1; od 6 graczy: Krasnal Ogrodowy z Dyplomem 3.
    .gist = sześć poszlak
card-sticky_dance_floor = Klejący Parkiet
    .text = Parkiet pamięta wszystko. Głównie dlatego, że wszystko się do niego przykleiło. Punkty: Trzeci Tom Wspomnień 3, Przeklęte Kazoo 2, Mrożony Pstrąg 1; od 4 graczy: Jodłujący Kapelusz 4; od 5 graczy: Mikrofon do Karaoke, Wciąż Włączony 2; od 6 graczy: Ziemniak Prawdy 1.
    .gist = sześć poszlak
card-testimony_of_the_coat_rack = Zeznanie Wieszaka
    .text = Wieszak widział każdego gościa. Wreszcie postanawia mówić. Punkty: Kula Dyskotekowa na Łańcuchu 2, Bardzo Spiczasta Świecąca Pałeczka 1, Przeklęte Kazoo 3; od 4 graczy: Jodłujący Kapelusz 1; od 5 graczy: Lewy Kapeć Przeznaczenia 1; od 6 graczy: Krasnal Ogrodowy z Dyplomem 2.
    .gist = sześć poszlak
card-the_archmages_diary = Ostatni Wpis w Pamiętniku Arcymaga
    .text = „Drogi pamiętniku, urocza impreza. Sprawdzę tylko, co to za hałas”. Punkty: Kula Dyskotekowa na Łańcuchu 1, Zestaw do Fondue dla Dwojga 3, Mrożony Pstrąg 2; od 4 graczy: Gumowa Kaczka Bazyliszkowa 2; od 5 graczy: Mikrofon do Karaoke, Wciąż Włączony 4; od 6 graczy: Ziemniak Prawdy 4.
    .gist = sześć poszlak
    .short = Ostatni Wpis
card-blurry_crystal_ball = Rozmazana Kryształowa Kula
    .text = Kryształowa kula nagrała morderstwo w pionie i z kciukiem w kadrze. Punkty: Zestaw do Fondue dla Dwojga 1, Mrożony Pstrąg 3, Przeklęte Kazoo 2; od 4 graczy: Gumowa Kaczka Bazyliszkowa 2; od 5 graczy: Lewy Kapeć Przeznaczenia 1; od 6 graczy: Krasnal Ogrodowy z Dyplomem 2.
    .gist = sześć poszlak
    .short = Kryształowa Kula
card-autopsy_by_a_florist = Sekcja Zwłok u Florysty
    .text = Koroner też był na imprezie. Zastępuje go florysta. Punkty: Bardzo Spiczasta Świecąca Pałeczka 3, Trzeci Tom Wspomnień 2, Mrożony Pstrąg 1; od 4 graczy: Jodłujący Kapelusz 3; od 5 graczy: Mikrofon do Karaoke, Wciąż Włączony 2; od 6 graczy: Ziemniak Prawdy 1.
    .gist = sześć poszlak
    .short = Sekcja u Florysty
card-kitchen_of_regrets = Kuchnia Żalów
    .text = Za lodówką jest światło, muzyka i sterta poszlak. Punkty: Przeklęte Kazoo 1, Zestaw do Fondue dla Dwojga 3, Bardzo Spiczasta Świecąca Pałeczka 2; od 4 graczy: Gumowa Kaczka Bazyliszkowa 2; od 5 graczy: Mikrofon do Karaoke, Wciąż Włączony 2; od 6 graczy: Ziemniak Prawdy 3.
    .gist = sześć poszlak
card-bill_from_the_bar = Rachunek z Baru
    .text = Rachunek ma jedenaście metrów. Między sokiem a smokiem są dziwne pozycje. Punkty: Mrożony Pstrąg 3, Trzeci Tom Wspomnień 1, Bardzo Spiczasta Świecąca Pałeczka 2, Gumowa Kaczka Bazyliszkowa 2; od 5 graczy: Lewy Kapeć Przeznaczenia 2; od 6 graczy: Krasnal Ogrodowy z Dyplomem 1.
    .gist = sześć poszlak
card-choir_of_gargoyles = Chór Gargulców
    .text = Gargulce wszystko widziały i skomponowały o tym kantatę. Punkty: Trzeci Tom Wspomnień 3, Zestaw do Fondue dla Dwojga 2, Kula Dyskotekowa na Łańcuchu 1, Jodłujący Kapelusz 2, Lewy Kapeć Przeznaczenia 4; od 6 graczy: Krasnal Ogrodowy z Dyplomem 3.
    .gist = sześć poszlak
card-secret_passage_queue = Kolejka do Tajnego Przejścia
    .text = Przy tylu gościach nawet do tajnego przejścia była kolejka. A kolejka ma oczy. Punkty: Kula Dyskotekowa na Łańcuchu 3, Zestaw do Fondue dla Dwojga 2, Przeklęte Kazoo 1, Jodłujący Kapelusz 1, Lewy Kapeć Przeznaczenia 2, Ziemniak Prawdy 3.
    .gist = sześć poszlak
    .short = Kolejka

# Bossowie

card-bouncer_who_remembers = Bramkarz, Który Pamięta
    .text = Po walce: Każdy żywy gracz odzyskuje 2 punkty życia. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: leczy 2
    .short = Bramkarz
    .flavour = Jesteście na liście. To inna lista.
card-complaints_unicorn = Jednorożec z Działu Reklamacji
    .text = Po walce: Każdy żywy gracz dobiera 1 kartę z talii swojej szkoły. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: +1 karta
    .short = Jednorożec
    .flavour = Twój telefon jest ważny. Twoje kolana nie.
card-group_chat_hydra = Hydra z Grupowego Czatu
    .text = Po walce: Wszyscy gracze jednocześnie przekazują w lewo jedno wybrane Narzędzie Zbrodni. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: Narzędzia
    .short = Hydra z Czatu
    .flavour = Wycisz jedną głowę, a dwie odpiszą „ok”.
card-housekeeper_bozenna = Bożenna, Strażniczka Porządku
    .text = Po walce: Każdy żywy gracz traci 1 Tarczę według własnego wyboru. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: −1 Tarcza
    .short = Bożenna
    .flavour = Tu było przed chwilą myte.
card-dragon_on_a_cleanse = Smok na Detoksie
    .text = Po walce: Żywy gracz z najmniejszą łączną liczbą życia odzyskuje 3 punkty życia. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: najsłabszy
    .flavour = Trzeci dzień bez wieśniaków. Skrajnie drażliwy.
card-ghost_of_the_last_song = Duch Ostatniej Piosenki
    .text = Po walce: Każdy martwy gracz wraca do życia na rewersie i ma 3 punkty życia (nie więcej, niż wskazuje rewers). Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: powroty
    .short = Duch Piosenki
    .flavour = Jeszcze tylko jedna. Jeszcze tylko jedna. Jeszcze tylko jedna.
card-mime_lich = Licz-Mim
    .text = Po walce: Każdy żywy gracz odrzuca 1 kartę z ręki według własnego wyboru. Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: odrzuć 1
    .flavour = Uwięziony w niewidzialnej krypcie od piętnastego wieku.
card-taxi_golem = Golem-Taksów{"\u00AD"}karz bez Reszty
    .text = Po walce: Każdy żywy gracz wykłada wierzchnią kartę Czarnej Magii jako Tarczę (jeśli ma miejsce). Furia 3: od czwartej Tury Bossa przed każdym jego własnym atakiem Atak rośnie o 3.
    .gist = potem: +1 Tarcza
    .short = Golem-Taksówkarz
    .flavour = Zna krótszą drogę. Nie ma krótszej drogi.

# Przeciwnicy

card-slap_of_reality = Plaskacz Rzeczy{"\u00AD"}wistości
    .text = Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Każdy żywy gracz otrzymuje X (liczba żywych graczy − 2, maks. 5) obrażeń.
    .gist = jednego i innych
    .short = Plaskacz
    .flavour = Jest poniedziałek. Zawsze był poniedziałek.
card-collar_grip = Chwyt za Kołnierz
    .text = Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 3, maks. 12) obrażeń.
    .gist = mocno jednego
    .flavour = Wychodzisz. Drogą powietrzną.
card-strobe_of_agony = Stroboskop Męki
    .text = Każdy żywy gracz otrzymuje X (liczba żywych graczy + 1, maks. 5) obrażeń.
    .gist = wszystkich
    .flavour = Mrug. Auć. Mrug. Auć.
card-cover_charge = Opłata za Wejście
    .text = Każdy żywy gracz odrzuca 1 kartę z ręki według własnego wyboru. Każdy żywy gracz otrzymuje X (liczba żywych graczy − 1, maks. 5) obrażeń. Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy − 2, maks. 12) obrażeń.
    .gist = odrzut i ciosy
    .flavour = I druga za wyjście.
card-second_wind = Drugi Oddech
    .text = Boss odzyskuje X (2 × liczba żywych graczy, maks. 12) punktów życia. Każdy żywy gracz otrzymuje X (liczba żywych graczy, maks. 5) obrażeń.
    .gist = Boss się leczy
    .flavour = Po kiełbasie czosnkowej, więc mocny.
card-confiscation = Konfiskata
    .text = Wyznaczony gracz traci 1 Tarczę losowo. Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Każdy żywy gracz otrzymuje X (liczba żywych graczy − 1, maks. 5) obrażeń.
    .gist = Tarcza i ciosy
    .flavour = Dla twojego dobra i do własnej kieszeni.
card-compulsory_conga = Przymusowy Wężyk
    .text = Każdy żywy gracz otrzymuje X (liczba żywych graczy, maks. 5) obrażeń. Wszyscy gracze jednocześnie przekazują w lewo jedno losowe Narzędzie Zbrodni.
    .gist = ciosy i Narzędzia
    .flavour = Ręce na biodra poprzednika. Kieszenie otwarte.
card-lights_out = Gaśnie Światło
    .text = Każdy żywy gracz traci 1 Tarczę według własnego wyboru. Każdy żywy gracz otrzymuje X (liczba żywych graczy, maks. 5) obrażeń.
    .gist = Tarcze i ciosy
    .flavour = Ktoś usiadł na włączniku.
card-double_chorus = Podwójny Refren
    .text = Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Kolejny wyznaczony gracz otrzymuje X (2 × liczba żywych graczy − 1, maks. 12) obrażeń.
    .gist = dwóch graczy
    .flavour = A teraz tylko ranni!
card-earworm = Robak w Uchu
    .text = Każdy żywy gracz otrzymuje X (liczba żywych graczy, maks. 5) obrażeń. Gracz z Kartą Tury nie wykonuje akcji strategicznej w najbliższej turze.
    .gist = ciosy, −1 akcja
    .flavour = Będziesz to nucić na własnym pogrzebie.
card-spilled_cocktail = Rozlany Koktajl
    .text = Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Wyznaczony gracz otrzymuje −1 do Ataku do końca tej walki (nie mniej niż 0). Każdy żywy gracz otrzymuje X (liczba żywych graczy − 2, maks. 5) obrażeń.
    .gist = ciosy, −1 Atak
    .flavour = Plami zbroję, honor i celność.
card-invoice_for_damages = Faktura za Zniszczenia
    .text = Żywy gracz z największą liczbą kart na ręce otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Każdy żywy gracz otrzymuje X (liczba żywych graczy − 2, maks. 5) obrażeń.
    .gist = za pełną rękę
    .short = Faktura
    .flavour = Płatna w 14 dni lub 4 zęby.
card-karaoke_of_shame = Karaoke Wstydu
    .text = Każdy żywy gracz bez Tarcz otrzymuje 5 obrażeń. Każdy żywy gracz z Tarczą otrzymuje 3 obrażenia.
    .gist = 5 albo 3 każdemu
    .flavour = Tarcza to dobra wymówka. Masz jakąś?
card-motivational_speech = Mowa Motywacyjna
    .text = Każdy żywy gracz otrzymuje X (liczba żywych graczy, maks. 5) obrażeń. Boss otrzymuje +1 do Ataku do końca tej walki (nie mniej niż 0).
    .gist = ciosy, Boss +1
    .flavour = Potwory też muszą usłyszeć, że są wystarczające.
card-swapped_luggage = Zamieniony Bagaż
    .text = Wyznaczony gracz otrzymuje X (2 × liczba żywych graczy + 1, maks. 12) obrażeń. Każdy żywy gracz otrzymuje X (liczba żywych graczy − 2, maks. 5) obrażeń. Wyznaczony gracz i gracz po jego lewej zamieniają się jednym losowym Narzędziem Zbrodni.
    .gist = ciosy i zamiana
    .flavour = Ten sam kolor, inne zwłoki.

# Zdarzenia

card-who_took_the_last_one = Kto Wziął Ostatnią?
    .text = Walka! Gracz z kartą Bycia Bitym (gdy nikt jej nie ma: losowy żywy gracz) kontra następny żywy gracz po lewej: w tej kolejności każdy wykonuje jedną akcję ofensywną przeciw drugiemu.
    .gist = walka dwojga
    .short = Kto Wziął?
    .flavour = W butelce była woda mineralna. Chodzi o zasady.
card-old_flame = Dawny Płomień na Parkiecie
    .text = Walka! Żywy gracz z największą liczbą kart na ręce kontra inny żywy gracz z najmniejszą łączną liczbą życia: w tej kolejności każdy wykonuje jedną akcję ofensywną przeciw drugiemu.
    .gist = walka dwojga
    .short = Dawny Płomień
    .flavour = W akademii też się to źle skończyło.
card-duel_for_the_sofa = Pojedynek o Wygodną Kanapę
    .text = Walka! Gracz z Kartą Tury kontra wybrany przez niego inny żywy gracz: w tej kolejności każdy wykonuje jedną akcję ofensywną przeciw drugiemu. Kto zadał więcej obrażeń, wygrywa: Zwycięzca odzyskuje 4 punkty życia.
    .gist = walka o 4 życia
    .short = Pojedynek o Kanapę
    .flavour = Rozkłada się. Nie składa.
card-ring_dance = Kółeczko z Łokciami
    .text = Walka! W kolejności tur każdy żywy gracz zadaje 2 obrażenia następnemu żywemu graczowi po lewej.
    .gist = 2 w lewo
    .short = Kółeczko
    .flavour = W lewo, w lewo, w żebro.
card-necromancer_on_call = Nekromanta na Dyżurze
    .text = Każdy martwy gracz wraca do życia na rewersie i ma 5 punktów życia (nie więcej, niż wskazuje rewers). Każdy żywy gracz odzyskuje 1 punkt życia.
    .gist = martwi wracają
    .short = Nekromanta
    .flavour = Proszę pobrać numerek i duszę.
card-reanimation_raffle = Loteria Reanima{"\u00AD"}cyjna
    .text = Losowy martwy gracz wraca do życia na rewersie i ma 7 punktów życia (nie więcej, niż wskazuje rewers). Żywy gracz z najmniejszą łączną liczbą życia wykłada wierzchnią kartę Czarnej Magii jako Tarczę (jeśli ma miejsce).
    .gist = jeden wraca
    .short = Loteria
    .flavour = Nagrodą pocieszenia jest toster.
card-night_bus_of_the_living = Nocny do Żywych
    .text = Każdy martwy gracz wraca do życia na rewersie i ma 3 punkty życia (nie więcej, niż wskazuje rewers). Każdy żywy gracz dobiera 1 kartę z talii swojej szkoły.
    .gist = powroty, +1 karta
    .flavour = Staje na żądanie, także po drugiej stronie.
card-coat_check_catastrophe = Katastrofa w Szatni
    .text = Wszyscy gracze jednocześnie przekazują w lewo jedno wybrane Narzędzie Zbrodni.
    .gist = Narzędzia w lewo
    .short = W Szatni
    .flavour = Każdy płaszcz pasuje. Żaden nie twój.
card-raccoon_pickpockets = Szopy Kieszon{"\u00AD"}kowcy
    .text = Dwa razy: Dwóch losowych graczy zamienia się jednym losowym Narzędziem Zbrodni.
    .gist = dwie zamiany
    .flavour = Małe łapki, wielkie ambicje.
card-inspector_kielbasa = Inspektor Kiełbasa Ma Pytania
    .text = Każdy gracz potajemnie ogląda jedno losowe Narzędzie Zbrodni gracza po swojej prawej.
    .gist = jedno Narzędzie
    .short = Inspektor
    .flavour = Nikt nie opuszcza bufetu.
card-scrambled_eggs_of_destiny = Jajecznica Przezna{"\u00AD"}czenia
    .text = Każdy żywy gracz odzyskuje 3 punkty życia.
    .gist = leczy wszystkich 3
    .short = Jajecznica
    .flavour = Dziewięć jaj, jedna przyszłość, szczypiorek.
card-lukewarm_fountain = Fontanna Letniej Wody
    .text = Żywy gracz z najmniejszą łączną liczbą życia odzyskuje 6 punktów życia.
    .gist = najsłabszy: 6
    .short = Fontanna
    .flavour = Ciepła jest dla VIP-ów.
card-open_bar_of_knowledge = Otwarty Bar Wiedzy
    .text = Każdy żywy gracz dobiera 2 karty z talii swojej szkoły.
    .gist = każdy dobiera 2
    .flavour = Wiedza to władza. Zmieszana to kac.
card-market_under_the_stage = Targ pod Sceną
    .text = Każdy żywy gracz wykłada wierzchnią kartę Czarnej Magii jako Tarczę (jeśli ma miejsce).
    .gist = Tarcza dla każdego
    .flavour = Wszystko świeże. Nie pytaj, z czego.
card-collective_headache = Zbiorowy Ból Głowy
    .text = Każdy żywy gracz otrzymuje 2 obrażenia.
    .gist = wszyscy po 2
    .flavour = Jedna głowa na wszystkich, i to akurat ta.
card-shield_tax = Labambański Podatek od Tarcz
    .text = Każdy żywy gracz wybiera: odrzuca jedną swoją Tarczę albo otrzymuje 3 obrażenia.
    .gist = Tarcza albo 3
    .short = Podatek od Tarcz
    .flavour = Urzędnik jest mimikiem. Biurko jest urzędnikiem.
card-cleaning_golem = Poranny Golem Sprzątający
    .text = Każdy żywy gracz odrzuca 2 karty z ręki według własnego wyboru.
    .gist = każdy odrzuca 2
    .short = Golem Sprzątający
    .flavour = Segreguje: papier, szkło, nadzieje.
card-mistaken_identity = Pomyłka Tożsamości
    .text = Żywy gracz z największą łączną liczbą życia otrzymuje 4 obrażenia. Ten gracz bierze kartę Bycia Bitym.
    .gist = najsilniejszy: 4
    .flavour = Chodziło o innego maga w spiczastym kapeluszu.

# Komnata Arcymaga

card-archmages_chamber = Komnata Arcymaga
    .text = Wytypujcie mordercę: każdy głosuje na innego gracza. Jeśli oskarżony ma narzędzie zbrodni, drużyna wygrywa, a morderca przegrywa. W przeciwnym razie odwróćcie tę kartę. 1. Morderca staje się Darkcymagiem: nawet martwy wraca na awersie z 20/28/32/42 życia (3/4/5/6 graczy) i Atakiem 4; to jego jedyny poziom życia. 2. Darkcymag dobiera do 6 kart ze swojej szkoły i wykłada 2 karty Czarnej Magii jako Tarcze (jeśli ma miejsce). 3. Każdy martwy gracz wraca na rewersie z 4 życia. 4. Niesłusznie oskarżony zostaje z 1 życia na obecnej stronie. 5. Wszystkie zmiany Ataku się kończą. Darkcymag bierze Kartę Tury. W swojej turze ma 1/1/1/2 akcji strategicznych i 1/2/3/3 ofensywnych, nie knuje, potem dobiera do 6 kart. Gracze rozgrywają zwykłe tury bez knucia i mogą atakować Darkcymaga postaciami.
    .gist = wskażcie mordercę
    .flavour = Drzwi były cały czas otwarte. Wszyscy weszliście oknem.

# Flirt

card-note_on_a_napkin = Liścik na Serwetce
    .text = 1. Mam w kieszeni coś gorącego. Dosłownie: to najbardziej podejrzane. 2. Moje kieszenie są czyste jak moje zamiary. 3. Tak. Na wszystko. Na śniadanie też.
    .gist = trzy wiadomości
card-wink_with_left_eye = Mrugnięcie Lewym Okiem
    .text = 1. Spójrz na moje lewo. Nie, dyskretnie. Za późno. 2. Ty, ja i wspólna niechęć do reszty. 3. To nie twoja wina. To wina zwłok.
    .gist = trzy wiadomości
    .short = Lewe Mrugnięcie
card-wink_with_right_eye = Mrugnięcie Prawym Okiem
    .text = 1. Po mojej prawej ktoś mrugnął pierwszy. Do ciała. 2. Wymieńmy się czymś. Nie numerami. 3. Wystarczyło mi „dzień dobry, czy to krew”.
    .gist = trzy wiadomości
    .short = Prawe Mrugnięcie
card-perfumed_scroll = Perfumowany Zwój
    .text = 1. Cokolwiek ci dadzą: nie bierz. 2. Dla ciebie dam się pobić. Raz. 3. To coś śpi u mojego sąsiada z lewej. Sprawdzone.
    .gist = trzy wiadomości
card-lipstick_on_a_wand = Szminka na Różdżce
    .text = 1. Patrz na mój palec, kiedy zapytają. Głosuj tam. 2. Boli mnie. Nie tylko emocjonalnie. 3. Dziś wieczorem myję chowańca.
    .gist = trzy wiadomości
card-song_dedication = Dedykacja Muzyczna
    .text = 1. Ta piosenka jest dla sąsiada z prawej, który ukrywa to coś. 2. Grają nasz kawałek. Dożyjmy refrenu. 3. Wiem, że to ty. Dziwnie mnie to pociąga.
    .gist = trzy wiadomości
card-pressed_dandelion = Zasuszony Mlecz
    .text = 1. Paskudztwo poszło w świat. Zapytaj, do kogo. 2. Weźmiesz następny cios? Pytam dla siebie. 3. Tak, ale nikomu nie mów. Zwłaszcza mnie.
    .gist = trzy wiadomości
card-smoke_signal = Sygnał Dymny
    .text = 1. Gdzie dym, tam mój sąsiad z lewej. 2. Gdzie ogień, tam mój sąsiad z prawej. 3. A gdzie ty, tam ciepło.
    .gist = trzy wiadomości
card-haiku_of_the_hangover = Haiku Kaca
    .text = 1. Zimne w rękawie. Wszyscy tego szukają. Nie przytulaj mnie. 2. Dwa niewinne coś. Liczone już dwa razy. Policzysz ze mną? 3. Słońce boli. Ty mniej. To mój najmilszy komplement od czwartku.
    .gist = trzy wiadomości
card-tarot_of_compliments = Tarot Komple{"\u00AD"}mentów
    .text = 1. Karta pokazuje węża blisko ciebie. Nie mnie. Ja jestem wiewiórką. 2. Karta pokazuje dwóch głupków pod parasolem. To my. 3. Karta pokazuje drzwi. Zamknięte.
    .gist = trzy wiadomości
card-phone_number_in_runes = Numer Telefonu w Runach
    .text = 1. Wybierz 1, aby w swojej turze wymienić się ze mną. 2. Wybierz 2, aby unikać mojego sąsiada z lewej. 3. Wybierz 3, aby unikać mojego sąsiada z prawej.
    .gist = trzy wiadomości
    .short = Numer w Runach
card-love_potion_sample = Eliksir Miłosny, Próbka
    .text = 1. Trzymaj dla mnie tarczę, a ja potrzymam dla ciebie taniec. 2. Czuję między nami synergię. Wyłóż kartę. 3. Już wypite. Tak.
    .gist = trzy wiadomości
    .short = Eliksir Miłosny
card-balcony_serenade = Serenada pod Balkonem
    .text = 1. Cokolwiek śpiewają: to nie ja. 2. To ty, kochanie. Oddaj to i uciekaj. 3. Masz oczy jak dwa worki na dowody: pełne obietnic.
    .gist = trzy wiadomości
    .short = Serenada
card-apology_bouquet = Bukiet Przeprosin
    .text = 1. Przepraszam za kulę ognia. Była dla ciebie, ale milsza. 2. Przepraszam: to paskudztwo krąży po stole przeze mnie. 3. Przepraszam, nie. Kwiaty były dla kogoś innego.
    .gist = trzy wiadomości

# Elementy

card-turn_card = Karta Tury: Chwiejna Batuta
    .text = Leży przed graczem, który ma teraz turę; wędruje zgodnie z ruchem wskazówek zegara.
    .gist = czyja tura
    .short = Karta Tury
    .flavour = Kto trzyma, ten dyryguje. Kto dyryguje, ten żałuje.
card-being_beaten_card = Bycie Bitym: Kartka „Kopnij mnie”
    .text = Bierze ją gracz, który przyjął wyznaczone obrażenia od Bossa lub Wroga. Jej posiadacz ma ostatnie słowo, kto przyjmie następne wyznaczone obrażenia, i nie może wskazać siebie.
    .gist = kto obrywa
    .short = Bycie Bitym
    .flavour = Przyklejona między łopatkami od północy.
card-severe_magic_coin = Sroga Moneta Magiczna
    .text = Pojedynek: gracz, którego strona jest na wierzchu, może raz we własnej turze odwrócić monetę i wykonać dodatkową akcję ofensywną lub strategiczną.
    .gist = dodatkowa akcja
    .short = Sroga Moneta
    .flavour = Orzeł: wygrywasz. Reszka: powie mamie.

word-the_bathtub_protocol-1 = Na czole ofiary da się lustrzanie odczytać „Rozdział 14: Moi wrogowie”.
word-the_bathtub_protocol-2 = W sufit wbiły się setki lusterek, ułożone w strzałkę.
word-the_bathtub_protocol-3 = Dywan świeci na zielono w kształcie bardzo winnego śladu.
word-the_bathtub_protocol-4 = Woda w wannie skamieniała razem z pianą.
word-the_bathtub_protocol-5 = Głośniki w całym zamku nadały refren, łupnięcie i „przepraszam”.
word-the_bathtub_protocol-6 = W trawniku jest dziura, a na jej dnie dyplom.
word-sticky_dance_floor-1 = Na półce zieje luka między tomem drugim a czwartym.
word-sticky_dance_floor-2 = Ostatni wpis w pamiętniku Arcymaga to pojedyncza nuta. Bzyczy.
word-sticky_dance_floor-3 = Kałuża o zapachu rzeki prowadzi do tronu i tam zawstydzona się kończy.
word-sticky_dance_floor-4 = Echo w wieży wciąż powtarza: holla-ri-RATUNKU.
word-sticky_dance_floor-5 = Ekran wciąż przyznaje zabójcy 98 punktów za rytm.
word-sticky_dance_floor-6 = Ostatnie słowa zmarłego: „no dobra, przyznaję, oszukiwałem w karty”.
word-testimony_of_the_coat_rack-1 = Na haku nad parkietem wisi tylko smutny kawałek łańcucha.
word-testimony_of_the_coat_rack-2 = Dziurka od klucza jest pełna neonowej cieczy, kamerdyner też.
word-testimony_of_the_coat_rack-3 = Wszystkie szyby w korytarzu popękały w tonacji B-dur.
word-testimony_of_the_coat_rack-4 = W żyrandolu tkwi pióro górskiej gęsi.
word-testimony_of_the_coat_rack-5 = Ślady w popiele: prawa stopa bosa, lewej... brak.
word-testimony_of_the_coat_rack-6 = Małe buciki stały na piersi ofiary tak długo, że powstała bibliografia.
word-the_archmages_diary-1 = Świadek widział, jak „księżyc się bujał, a potem miał dobry dzień”.
word-the_archmages_diary-2 = Nitka sera ciągnie się z kuchni przez dwa piętra aż do ciała.
word-the_archmages_diary-3 = W brodzie Arcymaga koroner znalazł trzy łuski.
word-the_archmages_diary-4 = Strażnik przy drzwiach jest teraz posągiem o bardzo czystej twarzy.
word-the_archmages_diary-5 = Arcymag owinięty jest czterema metrami kabla i jednym złamanym sercem.
word-the_archmages_diary-6 = Ślad z obierek prowadzi do podejrzanego i wskazuje na niego.
word-blurry_crystal_ball-1 = Brakuje jednego z widelczyków. Drugi odmawia zeznań.
word-blurry_crystal_ball-2 = Zamrażarka stoi otworem, a na etykiecie: „TO NIE BROŃ, KRZYSZTOF”.
word-blurry_crystal_ball-3 = Papuga w holu naśladuje tylko jeden dźwięk, po czym mdleje.
word-blurry_crystal_ball-4 = Słychać było jeden pisk, a potem bardzo twardą ciszę.
word-blurry_crystal_ball-5 = Na policzku Arcymaga odcisnął się wzór w kratę, rozmiar 41.
word-blurry_crystal_ball-6 = W kominie znaleziono czerwoną spiczastą czapeczkę. Dymi.
word-autopsy_by_a_florist-1 = Ktoś naostrzył coś różowego temperówką samego Arcymaga.
word-autopsy_by_a_florist-2 = Ktoś zostawił na miejscu zbrodni zakładkę.
word-autopsy_by_a_florist-3 = Kot domowy ma alibi, ale wciąż się oblizuje.
word-autopsy_by_a_florist-4 = Lawina w salonie zaczęła się, zdaniem ekspertów, od jednego czystego tonu.
word-autopsy_by_a_florist-5 = Bateria była ciepła, duet był zimny.
word-autopsy_by_a_florist-6 = Kucharz trzy razy przeliczył worek. Brakuje jednego, tego uczciwego.
word-kitchen_of_regrets-1 = W ranie uzdrowiciel znalazł małą okrągłą membranę.
word-kitchen_of_regrets-2 = Palnik był jeszcze ciepły, liścik z przeprosinami obok też.
word-kitchen_of_regrets-3 = Portret na ścianie przysięga, że morderca „świecił jak głupi”.
word-kitchen_of_regrets-4 = Pod stopą Arcymaga leży żółty odprysk z połową dzioba.
word-kitchen_of_regrets-5 = Na skroni ofiary: wzór siateczki i ślad szminki.
word-kitchen_of_regrets-6 = Wszyscy w pokoju nagle zaczęli mówić prawdę. To było straszne.
word-bill_from_the_bar-1 = Siniak ma kształt płetwy. Ma nawet zdziwiony wyraz.
word-bill_from_the_bar-2 = Bibliotekarka usłyszała ciężki łomot i z nawyku syknęła „ciii”.
word-bill_from_the_bar-3 = W ciemności na piersi ofiary widać napis „RAVE”, lustrzany.
word-bill_from_the_bar-4 = Lustro zasłoniło sobie oczy.
word-bill_from_the_bar-5 = Wyrocznia mamrotała: „strzeż się tego, co z lewej i miękkie”.
word-bill_from_the_bar-6 = Wędka przy oczku wodnym została odłożona w pośpiechu.
word-choir_of_gargoyles-1 = Śmiertelny cios miał przedmowę i indeks nazwisk.
word-choir_of_gargoyles-2 = Arcymag miał chleb w rękawie. Nigdy nie jadał sam.
word-choir_of_gargoyles-3 = Kapelusz ofiary ma idealnie okrągłe wgniecenie z brokatem.
word-choir_of_gargoyles-4 = Głowa ofiary jest o rozmiar mniejsza niż tydzień temu.
word-choir_of_gargoyles-5 = Między zębami psa stróżującego znaleziono kawałek filcu.
word-choir_of_gargoyles-6 = Cios padł z wysokości kolan, z akademicką precyzją.
word-secret_passage_queue-1 = Po ścianach wciąż krążą zajączki, choć nic się nie świeci.
word-secret_passage_queue-2 = Zapach gruyère'a zabija nawet zapach winy.
word-secret_passage_queue-3 = Sąsiedzi podpisali petycję przeciw „temu bzyczeniu” punktualnie o 3:12.
word-secret_passage_queue-4 = W szatni numerek 13 na nakrycie głowy ocieka potem.
word-secret_passage_queue-5 = Prawy kapeć przyszedł pocztą, z czarną wstążką.
word-secret_passage_queue-6 = W zagłębieniu czaszki wykryto skrobię.
word-note_on_a_napkin-1 = Mam w kieszeni coś gorącego. Dosłownie: to najbardziej podejrzane.
word-note_on_a_napkin-2 = Moje kieszenie są czyste jak moje zamiary.
word-note_on_a_napkin-3 = Tak. Na wszystko. Na śniadanie też.
word-wink_with_left_eye-1 = Spójrz na moje lewo. Nie, dyskretnie. Za późno.
word-wink_with_left_eye-2 = Ty, ja i wspólna niechęć do reszty.
word-wink_with_left_eye-3 = To nie twoja wina. To wina zwłok.
word-wink_with_right_eye-1 = Po mojej prawej ktoś mrugnął pierwszy. Do ciała.
word-wink_with_right_eye-2 = Wymieńmy się czymś. Nie numerami.
word-wink_with_right_eye-3 = Wystarczyło mi „dzień dobry, czy to krew”.
word-perfumed_scroll-1 = Cokolwiek ci dadzą: nie bierz.
word-perfumed_scroll-2 = Dla ciebie dam się pobić. Raz.
word-perfumed_scroll-3 = To coś śpi u mojego sąsiada z lewej. Sprawdzone.
word-lipstick_on_a_wand-1 = Patrz na mój palec, kiedy zapytają. Głosuj tam.
word-lipstick_on_a_wand-2 = Boli mnie. Nie tylko emocjonalnie.
word-lipstick_on_a_wand-3 = Dziś wieczorem myję chowańca.
word-song_dedication-1 = Ta piosenka jest dla sąsiada z prawej, który ukrywa to coś.
word-song_dedication-2 = Grają nasz kawałek. Dożyjmy refrenu.
word-song_dedication-3 = Wiem, że to ty. Dziwnie mnie to pociąga.
word-pressed_dandelion-1 = Paskudztwo poszło w świat. Zapytaj, do kogo.
word-pressed_dandelion-2 = Weźmiesz następny cios? Pytam dla siebie.
word-pressed_dandelion-3 = Tak, ale nikomu nie mów. Zwłaszcza mnie.
word-smoke_signal-1 = Gdzie dym, tam mój sąsiad z lewej.
word-smoke_signal-2 = Gdzie ogień, tam mój sąsiad z prawej.
word-smoke_signal-3 = A gdzie ty, tam ciepło.
word-haiku_of_the_hangover-1 = Zimne w rękawie. Wszyscy tego szukają. Nie przytulaj mnie.
word-haiku_of_the_hangover-2 = Dwa niewinne coś. Liczone już dwa razy. Policzysz ze mną?
word-haiku_of_the_hangover-3 = Słońce boli. Ty mniej. To mój najmilszy komplement od czwartku.
word-tarot_of_compliments-1 = Karta pokazuje węża blisko ciebie. Nie mnie. Ja jestem wiewiórką.
word-tarot_of_compliments-2 = Karta pokazuje dwóch głupków pod parasolem. To my.
word-tarot_of_compliments-3 = Karta pokazuje drzwi. Zamknięte.
word-phone_number_in_runes-1 = Wybierz 1, aby w swojej turze wymienić się ze mną.
word-phone_number_in_runes-2 = Wybierz 2, aby unikać mojego sąsiada z lewej.
word-phone_number_in_runes-3 = Wybierz 3, aby unikać mojego sąsiada z prawej.
word-love_potion_sample-1 = Trzymaj dla mnie tarczę, a ja potrzymam dla ciebie taniec.
word-love_potion_sample-2 = Czuję między nami synergię. Wyłóż kartę.
word-love_potion_sample-3 = Już wypite. Tak.
word-balcony_serenade-1 = Cokolwiek śpiewają: to nie ja.
word-balcony_serenade-2 = To ty, kochanie. Oddaj to i uciekaj.
word-balcony_serenade-3 = Masz oczy jak dwa worki na dowody: pełne obietnic.
word-apology_bouquet-1 = Przepraszam za kulę ognia. Była dla ciebie, ale milsza.
word-apology_bouquet-2 = Przepraszam: to paskudztwo krąży po stole przeze mnie.
word-apology_bouquet-3 = Przepraszam, nie. Kwiaty były dla kogoś innego.

## Koniec zapisanych kart

## Zakończenia

outcome-caught = Morderca złapany. Wygrywa drużyna: { $winners }.
    .won = Oskarżony ma narzędzie mordercy. Morderca złapany: wygrywasz!
    .lost = Złapano cię z narzędziem mordercy w kieszeni. Wygrywa drużyna: { $winners }.
    .draw = Nikt nie wygrywa.
outcome-darkchmage-beaten = Darkcymag pokonany. Wygrywa drużyna: { $winners }.
    .won = Darkcymag pokonany. Labamba ocalona: wygrywasz!
    .lost = Padasz jako Darkcymag. Wygrywa drużyna: { $winners }.
    .draw = Nikt nie wygrywa.
outcome-darkchmage = Ciemność zalewa Labambę. Wygrywa Darkcymag: { $winners }.
    .won = Nikt już cię nie powstrzyma. Ciemność zalewa Labambę: wygrywasz!
    .lost = Przegrywasz. Ciemność zalewa Labambę, a wygrywa Darkcymag: { $winners }.
    .draw = Nikt nie wygrywa.
outcome-all-dead = Wszyscy zginęli przed Komnatą. Wszyscy przegrywają.
    .won = Udało ci się doczekać rana: wygrywasz!
    .lost = Giniesz przed Komnatą. Przegrywasz.
    .draw = Wszyscy zginęli przed Komnatą. Wszyscy przegrywają.
    .everybody-lost = Wszyscy zginęli przed Komnatą. Wszyscy przegrywają, morderca też.
outcome-cowards = Nikt nie chciał przyjąć ciosu. Wszyscy przegrywają.
    .won = Starczyło ci odwagi: wygrywasz!
    .lost = Nikt nie chciał przyjąć ciosu. Przegrywasz.
    .draw = Nikt nie chciał przyjąć ciosu. Wszyscy przegrywają.
    .everybody-lost = Nikt nie chciał przyjąć ciosu. Wszyscy przegrywają: to nie jest gra dla tchórzy.
outcome-defeated = Pojedynek rozstrzygnięty. Wygrywa: { $winners }.
    .won = Przeciwnik leży. Wygrywasz pojedynek!
    .lost = Leżysz. Pojedynek wygrywa: { $winners }.
    .draw = Nikt nie wygrywa.
outcome-turn-limit = Noc się skończyła. Więcej życia zostało i wygrywa: { $winners }.
    .won = Noc się skończyła, a życia zostało ci więcej. Wygrywasz!
    .lost = Noc się skończyła, a życia zostało ci mniej. Wygrywa: { $winners }.
    .draw = Noc się skończyła, a wam zostało tyle samo życia: remis.
    .everybody-lost = Noc się skończyła, a żadna strona nie jest górą. Wszyscy przegrywają.

## Jak grać

howto-1 = Jesteście drużyną skacowanych magów w mieście Labamba. Arcymag nie żyje, a każdy ma w kieszeniach dwa podejrzane przedmioty. Znajdźcie mordercę: to ten, kto ma narzędzie mordercy w chwili wejścia do Komnaty Arcymaga.
    .title = O co chodzi
howto-2 = Wszystkie karty są nasze własne: nazwy, teksty i liczby. Teksty kart wydawcy nie są publiczne; z instrukcji pochodzą tylko zasady i ich pojęcia.
    .title = Własne karty
howto-3 = Gra ma trzy rundy. W każdej odkrywacie jeden Dowód, pokonujecie jednego Bossa i przeżywacie dwa Zdarzenia. Dowody dają punkty Narzędziom Zbrodni. Po trzecim to, które ma ich najwięcej, jest narzędziem mordercy; przy równej liczbie decyduje wyższe starszeństwo.
    .title = Noc
howto-4 = W swojej turze Boss rzuca kartę Przeciwnika, a od czwartej atakuje sam, za każdym razem mocniej. Obrażenia „wyznaczonego gracza” musi przyjąć jedno z was: jedyny ochotnik albo ten, kogo wskaże posiadacz karty Bycia Bitym. Kto je przyjmie, dostaje tę kartę. Gdy nikt jej nie ma, a wy nie umiecie się dogadać, wszyscy przegrywacie.
    .title = Boss
howto-5 = W swojej turze masz jedną akcję strategiczną, jedną ofensywną i jedną knucia, w dowolnej kolejności; żadna nie jest obowiązkowa. Potem dobierasz do czterech kart swojej szkoły. Na koniec tury możesz mieć sześć.
    .title = Twoja tura
howto-6 = Akcją strategiczną wykładasz zakrytą Tarczę; możesz mieć cztery. Gdy w czyjejkolwiek turze spełni się jej warunek, możesz ją aktywować za darmo. Zaczynasz z dwiema z Czarnej Magii.
    .title = Tarcze
howto-7 = Akcją ofensywną możesz zaatakować Bossa postacią; jeśli przeżyje, oddaje. Przy 0 życia postać odwraca się na rewers, a przy 0 na rewersie ginie. Martwi nadal knują i głosują, a niektóre karty przywracają ich do życia.
    .title = Atak i życie
howto-8 = Niektóre karty mają Synergię: razem z pewną inną kartą, choćby Tarczą kogoś z drużyny, robią coś mocniejszego. Inne mają Acid Flashback, który działa ze Śmietnika twojej szkoły.
    .title = Synergie i Flashbacki
howto-9 = Narzędzie mordercy wędruje przez knucie: dajesz komuś jedno Narzędzie, a on daje ci jedno ze swoich. Mówcie i kłamcie do woli, ale Narzędzi nie wolno pokazywać. Kartami Flirtu wysyłasz tajne wiadomości.
    .title = Knucie i Flirt
howto-10 = W Komnacie wszyscy głosują. Jeśli oskarżony ma narzędzie mordercy, drużyna wygrywa, a morderca przegrywa. Jeśli nie, morderca staje się Darkcymagiem i walczy z całą resztą: wygrywa, kto przetrwa. Gdy wszyscy zginą przed Komnatą, wszyscy przegrywają.
    .title = Komnata
howto-11 = We dwoje gra się w pojedynek. Każdy ma szkołę z połową trzeciej, a stół ma dwa tory: Tarcza reaguje tylko na to, co dzieje się na jej torze. Postać ma trzy poziomy życia. Sroga Moneta Magiczna daje dodatkową akcję temu, czyja strona jest na wierzchu, a potem się odwraca.
    .title = Pojedynek

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = Razem z drużyną pokonujecie Bossów, by dojść do Komnaty Arcymaga. Ale jedno z was ma w kieszeni narzędzie, którym zabito Arcymaga, i to ono jest mordercą. W Komnacie głosujecie: jeśli wskażecie właściwą osobę, drużyna wygrywa.
lesson-boss = To ostatni Boss. Walczycie z nim wspólnie, a co kilka tur rzuca kartę Przeciwnika, która uderza w drużynę.
lesson-actions = W turze masz trzy akcje: strategiczną, ofensywną i knucie, w dowolnej kolejności. Żadna nie jest obowiązkowa.
lesson-shield = Akcją strategiczną możesz wyłożyć Tarczę. Leży zakryta i czeka, aż spełni się jej warunek, także w cudzej turze.
    .why = Boss zaraz uderzy, a Aksamitna Parada zatrzyma do 4 obrażeń.
lesson-spell = Akcją ofensywną rzucasz zaklęcie albo atakujesz postacią. Po ataku postacią Boss oddaje, po zaklęciu nie.
    .why = Pocisk zadaje 4 obrażenia i nie kosztuje cię życia.
lesson-target = Wiele zaklęć może trafić kogokolwiek, także kogoś z drużyny, więc zawsze wskazujesz cel.
    .why = Dopóki żyje Boss, to on jest wrogiem.
lesson-window = Zanim padną obrażenia, każdy z zakrytą Tarczą jest pytany, czy chce zareagować. Nikt się w ten sposób nie zdradza.
    .why = Bossa nie trzeba ratować.
lesson-tools = To twoje dwa Narzędzia Zbrodni, widzisz je tylko ty. Trzy Dowody dały narzędziom punkty: najwyżej punktowane to narzędzie mordercy.
lesson-scheme = Knucie to wymiana: dajesz komuś jedno Narzędzie i dostajesz jedno z jego dwóch. Tak narzędzie mordercy wędruje, a ty poznajesz cudze kieszenie.
    .why = Oddaj coś niewinnego i zobacz, co dostaniesz w zamian.
lesson-partner = Wybierz, z kim knujesz. Wszyscy widzą, że się wymieniacie, ale nie wiedzą czym.
    .why = O tej kieszeni nie wiesz jeszcze nic.
lesson-parry = Teraz obrażenia mają trafić ciebie i warunek twojej Tarczy jest spełniony.
    .why = Tarcza zatrzyma 4 obrażenia i nie kosztuje żadnej akcji.
lesson-after = Boss pokonany! Zostawia po sobie przykry skutek: każdy odrzuca jedną kartę z ręki.
    .why = Bossów już nie będzie, więc leczenie najmniej się przyda.
lesson-vote = Komnata! Wskażcie osobę, która ma narzędzie mordercy. Pomyśl, kto z kim się wymieniał i co było w jego kieszeniach; głos możesz zmienić, dopóki go nie potwierdzisz.
lesson-end = Znasz już walkę, Tarcze, knucie i głosowanie. W pełnej grze są trzej Bossowie, trzy Dowody i dużo czasu na kłamstwa.

## Pytania, odpowiedzi i zdarzenia, pisane ręcznie

## Gotowe zestawy

preset-first = Pierwsza noc
    .about = Pół minuty na każdą reakcję, a tchórze zostają oszczędzeni.
preset-full = Pełna noc
    .about = Każdy wybiera postać.

## Strefy i pola

zone-hand = Ręka
zone-shields = Tarcze
zone-tools = Narzędzia Zbrodni
zone-flirts = Karty Flirtu
zone-character = Postać
zone-trash = Śmietnik
zone-middle = Środek stołu
zone-boss = Boss
zone-evidence = Dowody
field-life = Życie
field-attack = Atak
field-level = Strona
field-beaten = Karta Bycia Bitym
field-turn = Tura

## Pytania

ask-character = Kim grasz?
    .hint = Kto pierwszy, ten lepszy.
ask-exchange-hand = Które karty początkowe wymieniasz?
    .hint = Raz, dowolne, zanim zobaczysz nowe.
ask-first-player = Wygrywasz rzut: kto zaczyna?
    .hint = Druga osoba dostaje monetę i kartę Czarnej Magii.
ask-exchange = Wymieniasz tę kartę Czarnej Magii?
    .hint = Raz; wymieniona karta wypada z gry.
ask-lane = Na którym torze?
    .hint = Tarcze reagują tylko na to, co dzieje się na ich torze.
ask-where = Gdzie kładziesz kartę Czarnej Magii?
    .hint = Na torze leżą najwyżej dwie Tarcze.
ask-turn = Twoja tura: co robisz?
    .hint = Żadna akcja nie jest obowiązkowa; potem dobierasz karty.
ask-brawl = Walka! Jaka jest twoja jedyna akcja przeciw drugiej osobie?
    .hint = Zaklęcie ofensywne albo atak.
ask-target = Kto jest celem?
    .hint = Wyboru nie można pominąć.
ask-shield-target = Która Tarcza?
    .hint = Możesz wskazać Tarczę, której nie znasz.
ask-replace = Którą Tarczę zastępuje?
    .hint = Stara zostaje jawnie odrzucona.
ask-react-damage = Obrażenia: aktywujesz Tarczę?
    .hint = Nikt nie widzi odpowiedzi, dopóki nie odpowiedzą wszyscy.
ask-react-spell = Zaklęcie: aktywujesz Tarczę?
    .hint = Nikt nie widzi odpowiedzi, dopóki nie odpowiedzą wszyscy.
ask-react-shield = Ktoś aktywuje Tarczę: odpowiadasz?
    .hint = Na twoją Tarczę nikt już nie zareaguje.
ask-react-loss = Tracisz stronę: aktywujesz Tarczę?
    .hint = Możliwe nawet, jeśli to twoja śmierć.
ask-help = Ujawniasz partnera dla tej karty?
    .hint = Synergia zastępuje działanie obu kart.
ask-volunteer = Zgłaszasz się po obrażenia?
    .hint = Jedyna chętna osoba je przyjmuje, razem z kartą Bycia Bitym.
ask-designate = Kto przyjmuje obrażenia?
    .hint = Nie ty: trzymasz kartę Bycia Bitym.
ask-nominate = Kogo wskazujesz do przyjęcia obrażeń?
    .hint = Możesz wskazać także siebie. Po trzech nieudanych próbach wszyscy mogą przegrać jako tchórze.
ask-vote = Kto jest mordercą?
    .hint = Głos można zmienić, dopóki wszyscy nie potwierdzą.
ask-discard = Którą kartę odrzucasz?
    .hint = Zobaczą ją wszyscy.
ask-recover = Którą kartę bierzesz ze Śmietnika?
    .hint = Trafi na twoją rękę.
ask-branch = Co wybierasz?
    .hint = Do wyboru jest tylko to, co możliwe.
ask-move-to = Kto dostaje Tarczę?
    .hint = Ktoś, kto ma wolne miejsce.
ask-redirect-to = Kto przyjmuje obrażenia zamiast ciebie?
    .hint = Na te obrażenia nikt nie zareaguje.
ask-scheme-with = Z kim knujesz?
    .hint = Martwi też knują.
ask-return-tool = Które z pozostałych narzędzi oddajesz?
    .hint = Tylko wy dwoje widzicie, co zmienia właściciela.
ask-pass-on = Które narzędzie podajesz w lewo?
    .hint = Wszyscy podają jednocześnie.
ask-own-shield = Z której swojej Tarczy rezygnujesz?
    .hint = Zostanie jawnie odrzucona.
ask-opponent = Z kim walczysz?
    .hint = Z inną żywą osobą.
ask-flirt = Flirtujesz z kimś?
    .hint = Raz na turę; kartę i wiadomość widzicie tylko wy dwoje.

## Odpowiedzi

act-end = Zakończ turę
    .hint = potem dobierasz karty
act-pass = Pas
    .hint = tym razem
act-pass-turn = Pas do końca tury
    .hint = także na dalsze pytania
act-keep = Zatrzymaj
    .hint = bez wymiany
act-exchange = Wymień
    .hint = na następną kartę
act-nowhere = Nie kładź
    .hint = karta wypada z gry
act-volunteer = Zgłoś się
    .hint = przyjmujesz obrażenia
act-stay-back = Nie zgłaszaj się
    .hint = niech zdecydują inni
act-boss = Boss
    .hint = jako cel
act-seat = { $seat }
    .hint = ta osoba
act-lane = Tor { $number }
    .hint = z dwóch
act-shield = { $seat }: Tarcza { $place }
    .hint = zakryta
act-exchange-hand = Wymień te karty
    .hint = na nowe
act-keep-hand = Zatrzymaj wszystkie karty
    .hint = bez wymiany
act-attack = Zaatakuj postacią
    .hint = akcja ofensywna
act-osom-attack = OSOM: zaatakuj postacią
    .hint = płaci moneta
act-cast = Rzuć: { $card }
    .way = Rzuć
    .hint = Zaklęcie
act-osom-cast = OSOM, rzuć: { $card }
    .way = OSOM: rzuć
    .hint = płaci moneta
act-cast-with = Z partnerem z ręki: { $card }
    .way = Z partnerem
    .hint = Synergia
act-osom-cast-with = OSOM, z partnerem z ręki: { $card }
    .way = OSOM: z partnerem
    .hint = płaci moneta
act-cast-with-laid = Z własną Tarczą jako partnerem: { $card }
    .way = Z Tarczą
    .hint = Synergia
act-osom-cast-with-laid = OSOM, z własną Tarczą jako partnerem: { $card }
    .way = OSOM: z Tarczą
    .hint = płaci moneta
act-lay = Połóż jako Tarczę: { $card }
    .way = Połóż
    .hint = zakrytą
act-osom-lay = OSOM, połóż jako Tarczę: { $card }
    .way = OSOM: połóż
    .hint = płaci moneta
act-attach = Połóż na Tarczy: { $card }
    .way = Przyczep
    .hint = odkrytą
act-osom-attach = OSOM, połóż na Tarczy: { $card }
    .way = OSOM: przyczep
    .hint = płaci moneta
act-free = Uwolnij tę Tarczę: { $card }
    .way = Uwolnij
    .hint = blokada zostaje odrzucona
act-osom-free = OSOM, uwolnij tę Tarczę: { $card }
    .way = OSOM: uwolnij
    .hint = płaci moneta
act-flashback = Acid Flashback: { $card }
    .way = Flashback
    .hint = ze Śmietnika
act-osom-flashback = OSOM, Acid Flashback: { $card }
    .way = OSOM: Flashback
    .hint = płaci moneta
act-scheme = Knuj, dając: { $card }
    .way = Knuj
    .hint = ktoś da ci inne narzędzie
act-activate = Aktywuj: { $card }
    .hint = ujawnij tę Tarczę
act-join = Ujawnij z ręki: { $card }
    .way = Z ręki
    .hint = jako partnera
act-join-laid = Ujawnij tę Tarczę: { $card }
    .way = Z Tarcz
    .hint = jako partnera
act-give-up = Poświęć Tarczę: { $card }
    .hint = Tarcza zostaje odrzucona
act-replace = Zastąp: { $card }
    .hint = Tarcza zostaje odrzucona
act-discard = Odrzuć: { $card }
    .hint = jawnie
act-recover = Weź: { $card }
    .hint = na rękę
act-character = Graj: { $card }
    .hint = twoja postać
act-return = Oddaj: { $card }
    .hint = w tajemnicy
act-pass-on = Podaj w lewo: { $card }
    .hint = w tajemnicy
act-flirt = Flirt ({ $seat }): { $card }, wiadomość { $number }
    .way = Flirtuj
    .hint = widzicie to tylko wy dwoje
act-choose-damage = Przyjmij obrażenia
    .hint = albo wybierz co innego
act-choose-destroy-shield = Odrzuć Tarczę
    .hint = jawnie
act-choose-draw = Niech cel dobierze kartę
    .hint = z talii swojej szkoły
act-choose-move-shield = Przenieś Tarczę
    .hint = nie oglądając jej, do kogoś z wolnym miejscem

## Słowa zdarzeń

word-obverse = awers
word-wounded = ranna
word-reverse = rewers
word-dead = śmierć
word-darkchmage = Darkcymag
word-strategic = strategiczna
word-offensive = ofensywna
word-scheme = knucie
word-heads = orzeł
word-tails = reszka

## Zdarzenia

event-character = { $you ->
    [yes] Grasz postacią: { $cards }.
   *[no] { $seat } gra postacią: { $cards }.
}
event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-got-tool = { $you ->
    [yes] W kieszeni masz Narzędzie Zbrodni
   *[no] { $seat } ma w kieszeni Narzędzie Zbrodni
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-got-flirt = { $you ->
    [yes] Dostajesz kartę Flirtu
   *[no] { $seat } dostaje kartę Flirtu
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-placed = { $you ->
    [yes] Kładziesz Czarną Magię jako Tarczę
   *[no] { $seat } kładzie Czarną Magię jako Tarczę
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-laid = { $you ->
    [yes] Kładziesz Tarczę
   *[no] { $seat } kładzie Tarczę
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-looked = { $you ->
    [yes] Zaglądasz w tajemnicy
   *[no] { $seat } zagląda w tajemnicy
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-stole = { $you ->
    [yes] Kradniesz kartę
   *[no] { $seat } kradnie kartę
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-recovered = { $you ->
    [yes] Bierzesz ze Śmietnika: { $cards }.
   *[no] { $seat } bierze ze Śmietnika: { $cards }.
}
event-discarded = { $you ->
    [yes] Odrzucasz: { $cards }.
   *[no] { $seat } odrzuca: { $cards }.
}
event-dropped = { $you ->
    [yes] Odrzucasz to, co leżało na Tarczy: { $cards }.
   *[no] { $seat } odrzuca to, co leżało na Tarczy: { $cards }.
}
event-destroyed = { $you ->
    [yes] Tracisz Tarczę: { $cards }.
   *[no] { $seat } traci Tarczę: { $cards }.
}
event-replaced = { $you ->
    [yes] Zastępujesz Tarczę: { $cards }.
   *[no] { $seat } zastępuje Tarczę: { $cards }.
}
event-exchanged = { $you ->
    [yes] Wymieniasz: { $cards }.
   *[no] { $seat } wymienia: { $cards }.
}
event-declined = { $you ->
    [yes] Nie kładziesz: { $cards }.
   *[no] { $seat } nie kładzie: { $cards }.
}
event-put-away = { $you ->
    [yes] Zużywasz: { $cards }.
   *[no] { $seat } zużywa: { $cards }.
}
event-shuffled-in = { $you ->
    [yes] Wtasowujesz do talii: { $cards }.
   *[no] { $seat } wtasowuje do talii: { $cards }.
}
event-moved-shield = { $you ->
    [yes] Twoja Tarcza zmienia właściciela
   *[no] Tarcza gracza { $seat } zmienia właściciela
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-attached = { $you ->
    [yes] Kładziesz na Tarczy: { $cards }.
   *[no] { $seat } kładzie na Tarczy: { $cards }.
}
event-cast = { $you ->
    [yes] Rzucasz: { $cards }.
   *[no] { $seat } rzuca: { $cards }.
}
event-flashed-back = { $you ->
    [yes] Acid Flashback! Rzucasz: { $cards }.
   *[no] Acid Flashback! { $seat } rzuca: { $cards }.
}
event-activated = { $you ->
    [yes] Aktywujesz Tarczę: { $cards }.
   *[no] { $seat } aktywuje Tarczę: { $cards }.
}
event-joined = { $you ->
    [yes] Ujawniasz partnera: { $cards }.
   *[no] { $seat } ujawnia partnera: { $cards }.
}
event-synergy = { $you ->
    [yes] Synergia! Twoja karta działa razem z drugą.
   *[no] Synergia! Karta gracza { $seat } działa razem z drugą.
}
event-cancelled = { $you ->
    [yes] Anulujesz: { $cards }.
   *[no] { $seat } anuluje: { $cards }.
}
event-in-lane = { $you ->
    [yes] Wybierasz tor { $number }.
   *[no] { $seat } wybiera tor { $number }.
}
event-aimed = { $you ->
    [yes] { $self ->
        [yes] Celujesz w siebie.
       *[no] Celujesz w gracza { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } celuje w siebie.
       *[no] { $otheryou ->
            [yes] { $seat } celuje w ciebie.
           *[no] { $seat } celuje w gracza { $other }.
        }
    }
}
event-aimed-at-boss = { $you ->
    [yes] Celujesz w Bossa.
   *[no] { $seat } celuje w Bossa.
}
event-attacked = { $you ->
    [yes] Atakujesz.
   *[no] { $seat } atakuje.
}
event-retaliated = { $you ->
    [yes] Bierzesz odwet.
   *[no] { $seat } bierze odwet.
}
event-threatened = { $you ->
    [yes] Masz otrzymać obrażenia: { $number }.
   *[no] { $seat } ma otrzymać obrażenia: { $number }.
}
event-prevented = { $you ->
    [yes] Zapobiegasz obrażeniom: { $number }.
   *[no] { $seat } zapobiega obrażeniom: { $number }.
}
event-reflected = { $you ->
    [yes] Odbijasz obrażenia: { $number }.
   *[no] { $seat } odbija obrażenia: { $number }.
}
event-redirected = { $you ->
    [yes] Przenosisz obrażenia ({ $number }) na gracza { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } przenosi obrażenia ({ $number }) na ciebie.
       *[no] { $seat } przenosi obrażenia ({ $number }) na gracza { $other }.
    }
}
event-amplified = { $you ->
    [yes] Zwiększasz obrażenia o { $number }.
   *[no] { $seat } zwiększa obrażenia o { $number }.
}
event-hurt = { $you ->
    [yes] Tracisz życie: { $number }.
   *[no] { $seat } traci życie: { $number }.
}
event-healed = { $you ->
    [yes] Odzyskujesz życie: { $number }.
   *[no] { $seat } odzyskuje życie: { $number }.
}
event-turned-over = { $you ->
    [yes] Obracasz postać na stronę „{ $word }”, życie: { $number }.
   *[no] { $seat } obraca postać na stronę „{ $word }”, życie: { $number }.
}
event-died = { $you ->
    [yes] Giniesz.
   *[no] { $seat } ginie.
}
event-revived = { $you ->
    [yes] Wracasz do gry, życie: { $number }.
   *[no] { $seat } wraca do gry, życie: { $number }.
}
event-life-set = { $you ->
    [yes] Twoje życie wynosi dokładnie { $number }.
   *[no] { $seat } ma dokładnie tyle życia: { $number }.
}
event-attack-changed = { $you ->
    [yes] Twój Atak wynosi teraz { $number }.
   *[no] { $seat } ma teraz Atak { $number }.
}
event-extra-action = { $you ->
    [yes] Masz w tej turze dodatkową akcję: { $word }.
   *[no] { $seat } ma w tej turze dodatkową akcję: { $word }.
}
event-skips = { $you ->
    [yes] W najbliższej turze tracisz akcję: { $word }.
   *[no] { $seat } traci w najbliższej turze akcję: { $word }.
}
event-osom = { $you ->
    [yes] OSOM! Odwracasz monetę.
   *[no] OSOM! { $seat } odwraca monetę.
}
event-toss = { $you ->
    [yes] Wygrywasz rzut monetą.
   *[no] { $seat } wygrywa rzut monetą.
}
event-starts = { $you ->
    [yes] Zaczynasz.
   *[no] { $seat } zaczyna.
}
event-coin = { $you ->
    [yes] Rzucasz monetą: { $word }.
   *[no] { $seat } rzuca monetą: { $word }.
}
event-turn = { $you ->
    [yes] Tura { $number }: twoja.
   *[no] Tura { $number }: { $seat }.
}
event-turn-card = { $you ->
    [yes] Dostajesz kartę Tury.
   *[no] { $seat } dostaje kartę Tury.
}
event-last-at-a-party = { $you ->
    [yes] Ostatnią imprezę masz za sobą ty, więc zaczynasz.
   *[no] Ostatnią imprezę ma za sobą { $seat }, więc zaczyna.
}
event-beaten-card = { $you ->
    [yes] Dostajesz kartę Bycia Bitym.
   *[no] { $seat } dostaje kartę Bycia Bitym.
}
event-beaten-returned = { $you ->
    [yes] Twoja karta Bycia Bitym wraca na stół.
   *[no] { $seat } oddaje kartę Bycia Bitym na stół.
}
event-volunteered = { $you ->
    [yes] Zgłaszasz się.
   *[no] { $seat } zgłasza się.
}
event-nominated = { $you ->
    [yes] { $self ->
        [yes] Wskazujesz siebie.
       *[no] Wskazujesz gracza { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } wskazuje siebie.
       *[no] { $otheryou ->
            [yes] { $seat } wskazuje ciebie.
           *[no] { $seat } wskazuje gracza { $other }.
        }
    }
}
event-designated = { $you ->
    [yes] Przyjmujesz cios.
   *[no] { $seat } przyjmuje cios.
}
event-brawl = { $you ->
    [yes] Walka! Ty i { $other }.
   *[no] { $otheryou ->
        [yes] Walka! { $seat } i ty.
       *[no] Walka! { $seat } i { $other }.
    }
}
event-schemed = { $you ->
    [yes] Knujesz z graczem { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } knuje z tobą.
       *[no] { $seat } knuje z graczem { $other }.
    }
}
event-gave-tool = { $you ->
    [yes] Przekazujesz Narzędzie Zbrodni
   *[no] { $seat } przekazuje Narzędzie Zbrodni
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-swapped-tool = { $you ->
    [yes] Zamieniasz Narzędzie Zbrodni
   *[no] { $seat } zamienia Narzędzie Zbrodni
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-passed-tool = { $you ->
    [yes] Podajesz w lewo Narzędzie Zbrodni
   *[no] { $seat } podaje w lewo Narzędzie Zbrodni
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-showed-tool = { $you ->
    [yes] Pokazujesz: { $cards }.
   *[no] { $seat } pokazuje: { $cards }.
}
event-flirted = { $you ->
    [yes] Wręczasz kartę Flirtu
   *[no] { $seat } wręcza kartę Flirtu
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-voted = { $you ->
    [yes] Oskarżasz gracza { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } oskarża ciebie.
       *[no] { $seat } oskarża gracza { $other }.
    }
}
event-accused = { $you ->
    [yes] Oskarżono cię.
   *[no] Oskarżono gracza { $seat }.
}
event-murderer = { $you ->
    [yes] Morderca to ty.
   *[no] Morderca: { $seat }.
}
event-darkchmage = { $you ->
    [yes] Powstajesz jako Darkcymag, życie: { $number }.
   *[no] { $seat } powstaje jako Darkcymag, życie: { $number }.
}
event-message = { $you ->
    [yes] Twoja wiadomość do gracza { $other }: „{ $word }”.
   *[no] { $otheryou ->
        [yes] Wiadomość do ciebie od gracza { $seat }: „{ $word }”.
       *[no] { $seat } flirtuje z graczem { $other }.
    }
}
event-reshuffled = Talia zostaje odbudowana ze Śmietnika.
event-enemies-reshuffled = Talia Przeciwników zostaje odbudowana.
event-boss-cast = Boss rzuca: { $cards }.
event-boss = Nadchodzi Boss: { $cards }.
event-boss-turn = Tura Bossa: { $number }.
event-boss-hurt = Boss traci życie: { $number }.
event-boss-healed = Boss odzyskuje życie: { $number }.
event-boss-attack = Atak Bossa wynosi teraz { $number }.
event-boss-beaten = Boss jest pokonany.
event-boss-retaliated = Boss bierze odwet.
event-threatened-boss = Boss ma otrzymać obrażenia: { $number }.
event-fury = Furia: Boss atakuje sam z siłą { $number }.
event-after-fight = Koniec walki: { $cards }.
event-enemy-over = Karta Przeciwnika zostaje odrzucona: { $cards }.
event-event = Zdarzenie: { $cards }.
event-event-over = Koniec Zdarzenia: { $cards }.
event-evidence = Dowód: { $cards }.
event-paragraph = { $word } (punkty: { $number }).
event-chamber = Ostatnia karta fabuły: { $cards }.
event-brawl-over = Koniec walki.
event-no-agreement = Brak zgody, próba { $number }.
event-vote-tied = Głosowanie kończy się remisem.

## Dlaczego podpowiedź wskazuje tę odpowiedź: do czego zwykle prowadzi ona ($best), a do czego następna ($next)

hint-life = Zwykle zostaje ci więcej życia: { $best } zamiast { $next }.
hint-shields = Masz potem zwykle więcej Tarcz: { $best } zamiast { $next }.
hint-cards = Masz potem zwykle więcej kart na ręce: { $best } zamiast { $next }.
hint-rival-life = Rywalowi zostaje zwykle mniej życia: { $best } zamiast { $next }.
hint-dark-life = Darkcymagowi zostaje zwykle mniej życia: { $best } zamiast { $next }.
hint-boss-life = Bossowi zostaje zwykle mniej życia: { $best } zamiast { $next }.
hint-team-life = Pozostałym z drużyny zostaje zwykle więcej życia: razem { $best } zamiast { $next }.
hint-suspicion = Inni zwykle mniej cię podejrzewają: { $best }% zamiast { $next }%.
