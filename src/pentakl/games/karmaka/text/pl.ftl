# Karmaka po polsku. Ten sam plik czytają Python i przeglądarka; klucze są te same co w en.ftl.
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
# Argumenty odpowiedzi (act-*): $card, $seat, $place, $number; podpowiedzi (.hint) także $value i $colour (klucz koloru).

game-name = Karmaka
game-tagline = Siej uczynki, zbieraj ich owoce w następnym życiu i wespnij się do transcendencji.

option-variant = Wariant gry
    .about = Kto gra z kim.
option-variant-free = Każdy dla siebie
    .about = Dla 2–4 osób. Pierwsza osoba na szczycie drabiny wygrywa.
option-variant-teams = Dwa na dwa
    .about = Dla 4 osób. Partnerzy siedzą naprzeciwko siebie; kartę można też odłożyć do Przyszłego Życia partnera. Transcendencja jednej osoby daje zwycięstwo obojgu.
option-variant-wolf = Duży, zły wilk
    .about = Dla 3 osób. Jedna zaczyna od razu jako Wilk i gra przeciwko dwojgu partnerom, którzy zaczynają od Żuka gnojowego. Wystarczy, że dojdzie jedno z nich.

## Kolory, szczeble, strefy

colour-red = czerwony
    .about = Kolor zniszczenia.
colour-green = zielony
    .about = Kolor hojności i temperamentu.
colour-blue = niebieski
    .about = Kolor odwagi i sprytu.
colour-mosaic = mozaika
    .about = Liczy się do każdego koloru.

word-red = { colour-red }
word-green = { colour-green }
word-blue = { colour-blue }
word-mosaic = { colour-mosaic }

rung-beetle = Żuk gnojowy
    .about = Do awansu: 4 punkty jednego koloru.
rung-snake = Wąż
    .about = Do awansu: 5 punktów jednego koloru.
rung-wolf = Wilk
    .about = Do awansu: 6 punktów jednego koloru.
rung-monkey = Małpa
    .about = Do awansu: 7 punktów jednego koloru.
rung-transcendence = Trans{"\u00AD"}cendencja
    .about = Szczyt Karmicznej Drabiny i koniec gry.

zone-hand = Ręka
    .about = Twoje karty w obecnym życiu. Inni widzą tylko, ile ich jest.
zone-deck = Talia
    .about = Zakryty stos na resztę tego życia; nikt nie zna jego kart, nawet właściciel.
zone-future = Przyszłe Życie
    .about = Zakryty stos na następne życie. Swój możesz przeglądać, ale nie zmieniasz kolejności.
zone-deeds = Uczynki
    .about = Odkryte punkty z tego życia, od najstarszego. Ostatni to Jawny Uczynek.
zone-well = Studnia
    .about = Wspólny zakryty stos, z którego dobiera się karty.
zone-ruins = Ruiny
    .about = Wspólny odkryty stos kart straconych. Każdy może go przeglądać.
zone-middle = Środek stołu
    .about = Karta, której zdolność właśnie działa.

field-round = Runda
field-rung = Szczebel
field-needed = Do awansu
field-rings = Pierścienie
field-points = Punkty
points-red = { colour-red }
points-green = { colour-green }
points-blue = { colour-blue }

# $colour to klucz koloru, $value liczba punktów: co jest wydrukowane na karcie.
card-facts = { $colour ->
    [red] czerwona { $value }
    [green] zielona { $value }
    [blue] niebieska { $value }
   *[mosaic] mozaika { $value }
}

## Pojęcia

term-deed = Uczynek
    .about = Karta zagrana odkryta przed tobą dla punktów. Jej zdolność nie działa, a przy reinkarnacji liczy się tylko twój najlepszy kolor.
term-exposed = Jawny Uczynek
    .about = Ostatnio zagrany Uczynek, na wierzchu stosu. Tylko jego mogą ci zniszczyć, zabrać albo naśladować inni.
term-ability = Zdolność
    .about = Działanie opisane na karcie. Po użyciu karta jest proponowana rywalowi.
term-future = Przyszłe Życie
    .about = Karty odłożone na następne życie. Po reinkarnacji wszystkie trafiają na twoją rękę.
term-deck = Talia
    .about = Twój własny zakryty stos. Na początku tury dobierasz z niego jedną kartę.
term-life = Życie
    .about = Trwa, dopóki masz karty na ręce albo w Talii.
term-reincarnation = Reinkarnacja
    .about = Gdy zaczynasz turę bez kart na ręce i w Talii, liczysz punkty, awansujesz albo bierzesz Pierścień i zaczynasz nowe życie. Zajmuje to całą turę.
term-ladder = Karmiczna Drabina
    .about = Żuk gnojowy, Wąż, Wilk, Małpa, Transcendencja. Awans kosztuje kolejno 4, 5, 6 i 7 punktów jednego koloru.
term-ring = Pierścień Karmy
    .about = Nagroda za życie bez awansu. Przy reinkarnacji każdy wydany Pierścień to brakujący punkt.
term-offer = Karmiczna cena
    .about = Użyta karta jest proponowana rywalowi, którego dotyka, a jeśli nie dotyka nikogo, kolejno wszystkim rywalom. Kto ją przyjmie, kładzie ją na swoim Przyszłym Życiu; niechciana trafia na Ruiny.
term-mosaic = Mozaika
    .about = Karta wszystkich kolorów: jej punkt liczy się do tego koloru, który jest najlepszy.
term-well = Studnia
    .about = Gdy jest pusta, a trzeba z niej dobrać, tasuje się wszystkie Ruiny prócz trzech wierzchnich kart.
term-ruins = Ruiny
    .about = Tu trafiają karty stracone i niechciane. Jedną z trzech wierzchnich można odzyskać zdolnością.
term-rival = Rywal
    .about = Każda osoba prócz ciebie i twojego partnera.
term-player = Gracz
    .about = Każda osoba przy stole, także ty.
term-partner = Partner
    .about = Gra z tobą w jednej drużynie. Nie jest rywalem i nie wolno wskazać go czerwoną kartą.

## Karty niebieskie

card-transmigrate = Wędrówka dusz
    .text = Wybierz kartę z dowolnego miejsca swojego Przyszłego Życia: wraca na twoją rękę. Pozostałe nie zmieniają kolejności.
    .gist = Przyszłość → ręka
    .ask-future = { $card }: która karta wraca na rękę?
    .ruling-1 = Rywale nie widzą karty, ale widzą, z którego miejsca stosu pochodzi.
    .ruling-2 = Z pustym Przyszłym Życiem zdolność nic nie robi, a karta i tak jest proponowana.
card-peek = Pod{"\u00AD"}glądnięcie
    .text = Obejrzyj całą rękę jednego rywala. Potem możesz zagrać kolejną kartę.
    .gist = zobacz rękę · graj
    .ask-rival = { $card }: czyją rękę oglądasz?
    .ruling-1 = Najpierw rywal decyduje, czy przyjmuje tę kartę; dopiero potem grasz dalej.
    .ruling-2 = Pusta ręka rywala nie odbiera ci kolejnego zagrania.
card-destiny = Prze{"\u00AD"}znaczenie
    .text = Obejrzyj trzy wierzchnie karty Studni. Najwyżej dwie połóż na swoim Przyszłym Życiu, resztę zwróć na wierzch Studni w dowolnej kolejności.
    .gist = 3 ze Studni, weź 2
    .ask-seen-or-done = { $card }: która karta trafia do Przyszłego Życia?
    .ask-put-back = { $card }: którą kartę zwracasz na Studnię najpierw?
    .ruling-1 = Gdy w Studni jest mniej niż trzy karty, najpierw wtasowuje się pod nią Ruiny prócz trzech wierzchnich kart.
    .ruling-2 = Rywale widzą, ile kart zatrzymujesz, ale nie widzą jakie.
card-stolen_dreams = Skradzione sny
    .text = Wierzchnia karta z Przyszłego Życia rywala przechodzi, zakryta, na wierzch twojego.
    .gist = kradnij Przyszłość
    .ask-rival = { $card }: komu zabierasz kartę z Przyszłego Życia?
    .ruling-1 = Jaka to karta, wiecie tylko ty i jej poprzedni właściciel.
card-denial = Wykluczenie
    .text = Odrzuć kartę z ręki na Ruiny, a potem wykonaj jej zdolność.
    .gist = odrzuć i użyj
    .ask-hand = { $card }: którą kartę z ręki odrzucić, by użyć jej zdolności?
    .ruling-1 = Odrzucona karta leży już na Ruinach, gdy działa jej zdolność, więc Ocalenie i Przywrócenie mogą odzyskać same siebie.
    .ruling-2 = Rywalowi proponowane jest Wykluczenie, nigdy karta odrzucona.
    .ruling-3 = Możesz odrzucić kolejne Wykluczenie i ciągnąć łańcuch dalej.
card-swindle = Podstęp
    .text = Zobacz trzy losowe karty z ręki rywala i zatrzymaj jedną z nich.
    .gist = weź 1 z 3 z ręki
    .ask-rival = { $card }: z czyjej ręki bierzesz kartę?
    .ask-seen = { $card }: którą kartę zatrzymujesz?
    .ruling-1 = Gdy rywal ma mniej niż trzy karty, widzisz wszystkie.
    .ruling-2 = Pozostałe karty wracają do rywala; inni nie widzą niczego.
card-thievery = Kradzież
    .text = Jawny Uczynek rywala przechodzi na twoją rękę.
    .gist = Uczynek → ręka
    .ask-rival = { $card }: czyj Jawny Uczynek zabierasz?
    .ruling-1 = Jawnym staje się wtedy Uczynek, który leżał pod spodem.

## Karty zielone

card-another_day = Kolejny dzień
    .text = Dobierz jedną kartę ze Studni. Potem możesz zagrać kolejną kartę.
    .gist = dobierz 1 · graj
    .ruling-1 = Najpierw rywale decydują, czy przyjmują tę kartę; dopiero potem grasz dalej.
    .ruling-2 = Możesz zagrać także kartę właśnie dobraną.
card-recycle = Przy{"\u00AD"}wrócenie
    .text = Wskaż jedną z trzech wierzchnich kart Ruin: trafia zakryta na twoje Przyszłe Życie.
    .gist = Ruiny → Przyszłość
    .ask-ruins = { $card }: która karta trafia do Przyszłego Życia?
    .ruling-1 = Użyte Przywrócenie nie leży jeszcze na Ruinach, więc nie może wskazać samego siebie; wyjątkiem jest Wykluczenie.
card-salvage = Ocalenie
    .text = Wskaż jedną z trzech wierzchnich kart Ruin: trafia na twoją rękę.
    .gist = Ruiny → ręka
    .ask-ruins = { $card }: która karta trafia na rękę?
    .ruling-1 = Użyte Ocalenie nie leży jeszcze na Ruinach, więc nie może wskazać samego siebie; wyjątkiem jest Wykluczenie.
card-longevity = Długo{"\u00AD"}wieczność
    .text = Wskaż gracza, także siebie albo partnera: na wierzch jego Talii trafiają dwie karty ze Studni.
    .gist = +2 karty do Talii
    .ask-player = { $card }: czyja Talia rośnie?
    .ruling-1 = Nikt nie ogląda rozdanych kart.
    .ruling-2 = Rywal, który czeka na reinkarnację, po otrzymaniu kart żyje dalej.
card-sowing = Siew
    .text = Dobierz dwie karty ze Studni, a potem połóż dwie karty z ręki na swoim Przyszłym Życiu.
    .gist = dobierz 2, odłóż 2
    .ask-hand = { $card }: którą kartę kładziesz na Przyszłym Życiu?
    .ruling-1 = Odłożyć możesz dowolne karty z ręki, niekoniecznie dobrane.
card-journey = Podróż
    .text = Dobierz trzy karty ze Studni. Potem możesz zagrać kolejną kartę.
    .gist = dobierz 3 · graj
    .ruling-1 = Najpierw rywale decydują, czy przyjmują tę kartę; dopiero potem grasz dalej.
card-jubilee = Jubileusz
    .text = Połóż najwyżej dwie karty z ręki na swoich Uczynkach.
    .gist = +2 Uczynki z ręki
    .ask-hand-or-done = { $card }: którą kartę kładziesz na Uczynkach?
    .ruling-1 = Karta położona jako ostatnia staje się Jawnym Uczynkiem.

## Karty czerwone

card-panic = Panika
    .text = Wierzchnia karta z Talii dowolnego gracza trafia na Ruiny. Potem możesz zagrać kolejną kartę.
    .gist = Talia −1 · graj
    .ask-player = { $card }: czyja Talia traci kartę?
    .ruling-1 = Pusta Talia nie odbiera ci kolejnego zagrania.
    .ruling-2 = Partnera nie możesz wskazać.
card-dwindle = Wypalenie
    .text = Wskaż gracza, także siebie: jedna karta z jego ręki, przez niego wybrana, trafia na Ruiny.
    .gist = gracz −1 z ręki
    .ask-player = { $card }: kto traci kartę z ręki?
    .ask-hand = { $card }: którą kartę z ręki tracisz?
    .ruling-1 = Możesz wskazać także rywala z pustą ręką; karta i tak jest mu potem proponowana.
    .ruling-2 = Partnera nie możesz wskazać.
card-crisis = Kryzys
    .text = Wskaż rywala: jeden z jego Uczynków, który sam wybierze, trafia na Ruiny.
    .gist = rywal −1 Uczynek
    .ask-rival = { $card }: kto traci Uczynek?
    .ask-deed = { $card }: który Uczynek tracisz?
    .ruling-1 = Rywal wybiera spośród wszystkich swoich Uczynków, nie tylko Jawny.
card-roulette = Uśmiech losu
    .text = Odrzuć z ręki na Ruiny najwyżej dwie karty. Potem dobieraj ze Studni po jednej, łącznie najwyżej o jedną więcej, niż odrzucasz.
    .gist = odrzuć i dobieraj
    .ask-hand-or-done = { $card }: którą kartę odrzucasz na Ruiny?
    .ask-draw-more = { $card }: dobierasz kartę ze Studni?
    .ruling-1 = Oglądasz każdą dobraną kartę, zanim zdecydujesz o następnej.
    .ruling-2 = Bez odrzucania wolno dobrać jedną kartę albo żadnej.
card-hells_heart = Serce Piekieł
    .text = Dwie wierzchnie karty z Przyszłego Życia rywala trafiają po kolei na Ruiny.
    .gist = Przyszłość −2
    .ask-rival = { $card }: czyje Przyszłe Życie płonie?
    .ruling-1 = Druga karta ląduje na Ruinach na wierzchu.
card-vengeance = Zemsta
    .text = Jawny Uczynek rywala trafia na Ruiny.
    .gist = Jawny Uczynek −1
    .ask-rival = { $card }: czyj Jawny Uczynek przepada?
    .ruling-1 = Jawnym staje się wtedy Uczynek, który leżał pod spodem.
card-spite = Złośliwość
    .text = Dwie losowe karty z ręki rywala trafiają jedna po drugiej na Ruiny.
    .gist = ręka rywala −2
    .ask-rival = { $card }: kto traci dwie losowe karty?
    .ruling-1 = Druga wylosowana karta ląduje na Ruinach na wierzchu.

## Mozaika

card-embody = Symulakrum
    .text = Wykonaj zdolność jednego z własnych Uczynków. Uczynek zostaje na swoim miejscu.
    .gist = kopiuje własny
    .ask-deed = { $card }: zdolności którego Uczynku użyć?
    .ruling-1 = Bez Uczynków albo z samymi kartami Symulakrum wśród nich zdolność nic nie robi.
    .ruling-2 = Własny Uczynek Mimikra pozwala naśladować Jawny Uczynek rywala.
    .ruling-3 = Komu proponuje się kartę, zależy od wykonanej zdolności; proponowane jest zawsze Symulakrum.
card-mimic = Mimikra
    .text = Wykonaj zdolność Jawnego Uczynku rywala. Uczynek zostaje na swoim miejscu.
    .gist = kopiuje rywala
    .ask-exposed = { $card }: czyj Jawny Uczynek naśladujesz?
    .ruling-1 = Jawne Symulakrum rywala pozwala wykonać zdolność jednego z twoich Uczynków.
    .ruling-2 = Mimikra na Mimikrze nic nie robi: pętle są wykluczone.
    .ruling-3 = Przy czterech osobach możesz naśladować osobę siedzącą naprzeciwko, ale nie możesz w nią celować.
    .ruling-4 = Kartę przyjmuje albo odrzuca ten, kogo dotknęła skopiowana zdolność.

## Pytania

ask-play = Twoja tura: co zagrywasz?
    .hint = Jedna karta i jeden sposób: punkty, zdolność albo następne życie.
ask-again = Możesz zagrać jeszcze jedną kartę.
    .hint = Znowu w dowolny sposób; możesz też na tym poprzestać.
ask-rival = { $card }: którego rywala wskazujesz?
    .hint = Tylko ta osoba zdecyduje potem, czy przyjmuje użytą kartę.
ask-player = { $card }: kogo wskazujesz?
    .hint = Wskazany rywal zdecyduje potem, czy przyjmuje użytą kartę.
ask-hand = { $card }: którą kartę z ręki wybierasz?
    .hint = Wyboru nie można pominąć.
ask-hand-or-done = { $card }: którą kartę z ręki wybierasz?
    .hint = Możesz też zakończyć; kolejność kart ma znaczenie.
ask-deed = { $card }: który ze swoich Uczynków wybierasz?
    .hint = Możesz wybrać dowolny, nie tylko Jawny.
ask-ruins = { $card }: którą z wierzchnich kart Ruin wybierasz?
    .hint = Wszyscy widzą, którą kartę odzyskujesz.
ask-future = { $card }: którą kartę z Przyszłego Życia wybierasz?
    .hint = Rywale widzą tylko, z którego miejsca stosu pochodzi.
ask-seen = { $card }: którą z obejrzanych kart zatrzymujesz?
    .hint = Pozostałe wracają na swoje miejsce.
ask-seen-or-done = { $card }: którą z obejrzanych kart zatrzymujesz?
    .hint = Najwyżej dwie; możesz też na tym poprzestać.
ask-put-back = { $card }: którą kartę odkładasz najpierw?
    .hint = Odłożona jako ostatnia będzie leżeć na wierzchu.
ask-draw-more = { $card }: dobierasz kolejną kartę?
    .hint = Decydujesz przed każdą kartą.
ask-exposed = { $card }: czyj Jawny Uczynek wybierasz?
    .hint = Wykonasz jego zdolność; sam Uczynek zostaje na miejscu.
ask-offer = Przyjmujesz użytą kartę: { $card }?
    .hint = Przyjęta czeka zakryta w twoim Przyszłym Życiu; jeśli nikt jej nie chce, trafia na Ruiny.
ask-rings = Brakuje ci punktów, ale masz dość Pierścieni. Awansujesz?
    .hint = Awans kosztuje jeden Pierścień za każdy brakujący punkt. Jeśli zostaniesz, zachowasz Pierścienie i weźmiesz jeszcze jeden.

## Odpowiedzi

act-pass = Nie zagrywaj karty
    .hint = kończysz turę
act-done = Wystarczy
    .hint = więcej nie wybierasz
act-accept = Przyjmij
    .hint = na wierzch twojego Przyszłego Życia
act-refuse = Odmów
    .hint = nie chcesz tej karty
act-climb = { $number ->
    [0] Awansuj, wydając Pierścienie
    [one] Awansuj za { $number } Pierścień
    [few] Awansuj za { $number } Pierścienie
   *[many] Awansuj za { $number } Pierścieni
}
    .hint = o jeden szczebel w górę
act-stay = Zostań na tym szczeblu
    .hint = +1 Pierścień Karmy
act-draw = Dobierz kartę
    .hint = ze Studni na rękę
act-stop = Nie dobieraj
    .hint = kończysz dobieranie
act-deed = Uczynek: { $card }
    .way = Uczynek
    .hint = { $colour ->
        [red] { $value ->
            [one] +{ $value } czerwony
            [few] +{ $value } czerwone
           *[many] +{ $value } czerwonych
        }
        [green] { $value ->
            [one] +{ $value } zielony
            [few] +{ $value } zielone
           *[many] +{ $value } zielonych
        }
        [blue] { $value ->
            [one] +{ $value } niebieski
            [few] +{ $value } niebieskie
           *[many] +{ $value } niebieskich
        }
       *[mosaic] +{ $value } do każdego koloru
    }
act-ability = Zdolność: { $card }
    .way = Zdolność
    .hint = potem rywal może przyjąć tę kartę
act-future = Przyszłe Życie: { $card }
    .way = Przyszłość
    .hint = zakryta, na następne życie
act-partner = Przyszłe Życie partnera: { $card }
    .way = Partner
    .hint = zakryta, dla partnera
act-card = { $card }
    .hint = ta karta
act-seat = { $seat }
    .hint = ta osoba

## Zdarzenia

event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} { $from ->
    [deck] z Talii
   *[well] ze Studni
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-dealt = { $you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze Studni do Talii.
event-looked = { $count ->
    [0] { $from ->
        [hand] { $you ->
            [yes] Oglądasz rękę rywala ({ $owner }): jest pusta.
           *[no] { $owneryou ->
                [yes] { $seat } ogląda twoją rękę: jest pusta.
               *[no] { $seat } ogląda rękę rywala ({ $owner }): jest pusta.
            }
        }
       *[well] { $you ->
            [yes] Zaglądasz do Studni: jest pusta.
           *[no] { $seat } zagląda do Studni: jest pusta.
        }
    }
   *[other] { $you ->
        [yes] Oglądasz
       *[no] { $seat } ogląda
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } { $from ->
        [hand] { $owneryou ->
            [yes] z twojej ręki
           *[no] z ręki rywala ({ $owner })
        }
       *[well] z wierzchu Studni
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
}
event-put-back = { $number ->
    [0] Na Studnię nic nie wraca.
   *[other] { $you ->
        [yes] Zwracasz
       *[no] { $seat } zwraca
    } { $number ->
        [one] kartę
        [few] { $number } karty
       *[many] { $number } kart
    } na wierzch Studni.
}
event-kept = { $from ->
    [ruins] { $you ->
        [yes] Odzyskujesz kartę z Ruin do Przyszłego Życia
       *[no] { $seat } odzyskuje kartę z Ruin do Przyszłego Życia
    }
    [future] { $you ->
        [yes] Zabierasz do siebie kartę z Przyszłego Życia rywala ({ $owner })
       *[no] { $owneryou ->
            [yes] { $seat } zabiera do siebie kartę z twojego Przyszłego Życia
           *[no] { $seat } zabiera do siebie kartę z Przyszłego Życia rywala ({ $owner })
        }
    }
   *[well] { $you ->
        [yes] Odkładasz
       *[no] { $seat } odkłada
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } ze Studni do Przyszłego Życia
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-ruined = { $from ->
    [hand] { $you ->
        [yes] Odrzucasz z ręki na Ruiny: { $cards }.
       *[no] { $seat } odrzuca z ręki na Ruiny: { $cards }.
    }
    [deck] { $you ->
        [yes] Tracisz z wierzchu Talii: { $cards }.
       *[no] { $seat } traci z wierzchu Talii: { $cards }.
    }
    [future] { $you ->
        [yes] Tracisz z Przyszłego Życia: { $cards }.
       *[no] { $seat } traci z Przyszłego Życia: { $cards }.
    }
   *[deeds] { $count ->
        [1] { $you ->
            [yes] Oddajesz Ruinom Uczynek: { $cards }.
           *[no] { $seat } oddaje Ruinom Uczynek: { $cards }.
        }
       *[other] { $you ->
            [yes] Oddajesz Ruinom Uczynki: { $cards }.
           *[no] { $seat } oddaje Ruinom Uczynki: { $cards }.
        }
    }
}
event-took = { $from ->
    [ruins] { $you ->
        [yes] Odzyskujesz z Ruin na rękę
       *[no] { $seat } odzyskuje z Ruin na rękę
    }
    [deeds] { $you ->
        [yes] Zabierasz na rękę Jawny Uczynek rywala ({ $owner })
       *[no] { $owneryou ->
            [yes] { $seat } zabiera na rękę twój Jawny Uczynek
           *[no] { $seat } zabiera na rękę Jawny Uczynek rywala ({ $owner })
        }
    }
   *[hand] { $you ->
        [yes] Zabierasz kartę z ręki rywala ({ $owner })
       *[no] { $owneryou ->
            [yes] { $seat } zabiera kartę z twojej ręki
           *[no] { $seat } zabiera kartę z ręki rywala ({ $owner })
        }
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-deed = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} { $count ->
    [1] Uczynek
   *[other] Uczynki
}: { $cards }.
event-laid = { $you ->
    [yes] Odkładasz
   *[no] { $seat } odkłada
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} do { $self ->
    [yes] Przyszłego Życia
   *[no] { $receiveryou ->
        [yes] twojego Przyszłego Życia
       *[no] Przyszłego Życia partnera ({ $receiver })
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-recalled = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} na rękę kartę z Przyszłego Życia, { $number ->
    [1] z samego wierzchu
   *[other] { $number }. od góry
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-aimed = { $you ->
    [yes] { $self ->
        [yes] Wskazujesz siebie.
       *[no] Wskazujesz: { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } wskazuje siebie.
       *[no] { $otheryou ->
            [yes] { $seat } wskazuje ciebie.
           *[no] { $seat } wskazuje: { $other }.
        }
    }
}
event-used = { $you ->
    [yes] Używasz zdolności: { $cards }.
   *[no] { $seat } używa zdolności: { $cards }.
}
event-copied = { $you ->
    [yes] Wykonujesz
   *[no] { $seat } wykonuje
} zdolność { $self ->
    [yes] własnego Uczynku
   *[no] { $owneryou ->
        [yes] twojego Jawnego Uczynku
       *[no] Jawnego Uczynku rywala ({ $owner })
    }
}: { $cards }.
event-accepted = { $you ->
    [yes] Przyjmujesz do Przyszłego Życia: { $cards }.
   *[no] { $seat } przyjmuje do Przyszłego Życia: { $cards }.
}
event-refused = { $you ->
    [yes] Odmawiasz przyjęcia karty.
   *[no] { $seat } odmawia przyjęcia karty.
}
event-spent = Niechciana karta trafia na Ruiny: { $cards }.
event-passed = { $you ->
    [yes] Nie zagrywasz karty.
   *[no] { $seat } nie zagrywa karty.
}
event-reshuffled = Ruiny prócz trzech wierzchnich kart wracają potasowane do Studni ({ $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[many] { $number } kart
}).
event-reincarnates = { $you ->
    [yes] Kończysz życie
   *[no] { $seat } kończy życie
}: { $number ->
    [0] bez punktów.
    [one] najlepszy kolor to { $word }, { $number } punkt.
    [few] najlepszy kolor to { $word }, { $number } punkty.
   *[many] najlepszy kolor to { $word }, { $number } punktów.
}
event-spent-rings = { $you ->
    [yes] Wydajesz
   *[no] { $seat } wydaje
} { $number ->
    [one] Pierścień Karmy
    [few] { $number } Pierścienie Karmy
   *[many] { $number } Pierścieni Karmy
}.
event-climbed = { $you ->
    [yes] Awansujesz
   *[no] { $seat } awansuje
} na wyższy szczebel: { $number ->
    [1] { rung-snake }
    [2] { rung-wolf }
    [3] { rung-monkey }
   *[4] { rung-transcendence }
}.
event-took-ring = { $you ->
    [yes] Zostajesz na szczeblu i bierzesz Pierścień Karmy. Masz już
   *[no] { $seat } zostaje na szczeblu i bierze Pierścień Karmy. Ma już
} { $number ->
    [one] { $number } Pierścień
    [few] { $number } Pierścienie
   *[many] { $number } Pierścieni
}.
event-woke = { $you ->
    [yes] Bierzesz na rękę
   *[no] { $seat } bierze na rękę
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} z Przyszłego Życia{ $known ->
    [yes] : { $cards }.
   *[no] .
}

## Koniec gry. $winners to imiona zwycięzców, $count ich liczba.

outcome-transcendence = { $count ->
    [1] Transcendencja! Wygrywa: { $winners }.
   *[other] Transcendencja! Wygrywają: { $winners }.
}
    .won = { $count ->
        [1] Transcendencja! Osiągasz szczyt Karmicznej Drabiny i wygrywasz.
       *[other] Transcendencja! Twoja drużyna osiąga szczyt Karmicznej Drabiny i wygrywa.
    }
    .lost = { $count ->
        [1] Przegrywasz. Transcendencję osiąga: { $winners }.
       *[other] Przegrywasz. Transcendencję osiąga drużyna: { $winners }.
    }
    .draw = Transcendencja bez zwycięzcy: remis.
outcome-turn-limit = { $count ->
    [0] Limit tur: remis.
    [1] Limit tur. Prowadzi i wygrywa: { $winners }.
   *[other] Limit tur. Prowadzą i wygrywają: { $winners }.
}
    .won = { $count ->
        [1] Limit tur: prowadzisz i wygrywasz.
       *[other] Limit tur: twoja drużyna prowadzi i wygrywa.
    }
    .lost = { $count ->
        [1] Przegrywasz. Limit tur, a prowadzi: { $winners }.
       *[other] Przegrywasz. Limit tur, a prowadzi drużyna: { $winners }.
    }
    .draw = Limit tur: nikt nie prowadzi, więc jest remis.

## Jak grać

howto-1 = Zaczynasz jako Żuk gnojowy, najniżej na Karmicznej Drabinie. Przeżywasz kolejne życia i po każdym możesz wspiąć się o jeden szczebel: Wąż, Wilk, Małpa, wreszcie Transcendencja. Kto osiąga ją pierwszy, wygrywa.
    .title = Cel
howto-2 = Każda karta ma kolor, wartość od 1 do 3 punktów i zdolność. Kolory są trzy: czerwony niszczy, zielony daje, niebieski przechytrza. Mozaika jest warta 1 punkt i liczy się do każdego koloru.
    .title = Karty
howto-3 = Dobierasz wierzchnią kartę swojej Talii (z pustej nie dobierasz), a potem zagrywasz jedną kartę z ręki. Z zagrania możesz zrezygnować tylko wtedy, gdy w Talii została jeszcze choć jedna karta.
    .title = Twoja tura
howto-4 = Kartę zagrywasz na jeden z trzech sposobów. Uczynek: odkryta przed tobą, daje punkty w tym życiu. Zdolność: robi to, co na niej napisano. Przyszłe Życie: odłożona zakryta, będzie na twojej ręce w następnym życiu.
    .title = Trzy sposoby
howto-5 = Co posiejesz, to zbierzesz: po użyciu zdolności karta jest proponowana rywalowi, którego dotknęła. Przyjęta trafia do jego Przyszłego Życia i może kiedyś wrócić przeciwko tobie; niechciana ląduje na Ruinach.
    .title = Karmiczna cena
howto-6 = Inni mogą ruszyć tylko twój Jawny Uczynek, czyli ten na wierzchu. Cenną kartę przykryj więc drobną, zanim ktoś sięgnie po Zemstę albo Kradzież.
    .title = Jawny Uczynek
howto-7 = Gdy zaczynasz turę bez kart na ręce i w Talii, ta tura jest reinkarnacją. Liczysz Uczynki jednego, najlepszego koloru. Do awansu trzeba 4 punktów z Żuka, 5 z Węża, 6 z Wilka, 7 z Małpy; nadwyżka przepada. Potem Uczynki idą na Ruiny, Przyszłe Życie na rękę, a jeśli to mniej niż 6 kart, resztę do sześciu dostajesz zakrytą do Talii.
    .title = Reinkarnacja
howto-8 = Życie bez awansu daje Pierścień Karmy. Przy następnych reinkarnacjach każdy wydany Pierścień zastępuje jeden brakujący punkt, więc nawet marne życie przybliża do celu.
    .title = Pierścienie Karmy
howto-9 = Przy trzech i czterech osobach kartę, która nie dotyka nikogo, proponuje się kolejno wszystkim rywalom, od lewej. We czworo nie można celować w osobę naprzeciwko. Dwa na dwa: partnerzy siedzą naprzeciwko siebie i mogą odkładać sobie karty do Przyszłego Życia. Duży, zły wilk: jedna osoba zaczyna jako Wilk przeciwko dwojgu, którzy wygrywają razem, gdy dojdzie jedno z nich.
    .title = Więcej osób

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = Wspinasz się po Karmicznej Drabinie, od Żuka do Transcendencji: kto dotrze tam pierwszy, wygrywa. Po szczeblach wchodzi się punktami jednego koloru, które zbierasz z kart w ciągu życia. Gdy karty się kończą, odradzasz się i zaczynasz następne życie.
lesson-ladder = Stoisz na najniższym szczeblu. Wejście wyżej kosztuje 4 punkty jednego koloru, a jeden czerwony punkt już leży przed tobą.
lesson-drew = Tura zaczyna się od dobrania wierzchniej karty twojej Talii. Potem zagrywasz jedną kartę z ręki.
lesson-deed = Pierwszy sposób zagrania to Uczynek: karta leży przed tobą odkryta i liczy się do punktów tego życia.
    .why = Kryzys to dwa czerwone punkty: razem będą trzy.
lesson-offer = Rywal użył zdolności, więc użyta karta jest teraz proponowana tobie. Przyjęta czeka w twoim Przyszłym Życiu.
    .why = Każda przyjęta karta to jedna karta więcej w następnym życiu.
lesson-exposed = Rywal też zbiera punkty. Ruszyć można tylko jego ostatni Uczynek, ten na wierzchu.
lesson-ability = Drugi sposób to zdolność: karta robi to, co na niej napisano, i nie daje punktów.
    .why = Zemsta niszczy wierzchni Uczynek rywala.
lesson-price = Co posiejesz, to zbierzesz: rywal wziął użytą kartę do swojego Przyszłego Życia i kiedyś zagra nią przeciwko tobie.
lesson-future = Trzeci sposób to Przyszłe Życie: odkładasz kartę zakrytą i będziesz mieć ją na ręce po odrodzeniu.
    .why = Zielony punkt nic ci teraz nie da, a w następnym życiu ta karta się przyda.
lesson-last = Gdy na początku tury nie masz kart ani na ręce, ani w Talii, odradzasz się i liczysz punkty.
    .why = Panika to czwarty czerwony punkt, dokładnie tyle, ile trzeba.
lesson-reborn = Awans! Uczynki poszły na Ruiny, a z każdym szczeblem potrzeba jednego punktu więcej. Życie bez awansu daje Pierścień, który zastępuje brakujący punkt.
lesson-woke = Twoje Przyszłe Życie jest teraz na ręce, a resztę do sześciu kart masz w Talii.
lesson-end = Znasz już trzy sposoby zagrania karty i cenę każdej zdolności. Reszta to wyczucie, kiedy zbierać, kiedy przeszkadzać, a kiedy odkładać na później.

## Dlaczego podpowiedź wskazuje tę odpowiedź: do czego zwykle prowadzi ona ($best), a do czego następna ($next)

hint-rungs = Zwykle zachodzisz wyżej na drabinie: szczeble { $best } zamiast { $next }.
hint-deeds = Po kilku turach masz zwykle więcej punktów Uczynków w najlepszym kolorze: { $best } zamiast { $next }.
hint-cards = Zwykle zostaje ci więcej kart na to życie: { $best } zamiast { $next }.
hint-future = W Przyszłym Życiu czeka zwykle więcej twoich kart: { $best } zamiast { $next }.
hint-rival-rungs = Najlepszy rywal zwykle zostaje niżej na drabinie: szczeble { $best } zamiast { $next }.
hint-rival-deeds = Najlepszy rywal ma zwykle mniej punktów Uczynków: { $best } zamiast { $next }.
