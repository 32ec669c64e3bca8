### Fantastyczne światy: nazwy, teksty kart, powody i uwagi. Wszystkie zdania są nasze.
### Listy w argumentach ($cards, $wanted, $nearest) to nazwy połączone przez program; stoją po dwukropku.

## Zestawy

suit-land = Kraina
suit-flood = Powódź
suit-weather = Pogoda
suit-flame = Płomień
suit-army = Armia
suit-wizard = Czarodziej
suit-leader = Przywódca
suit-beast = Bestia
suit-weapon = Broń
suit-artifact = Artefakt
suit-wild = Karta specjalna

## Karty

card-mountain = Góry
    .text = Premia: +50, jeśli aktywne są Dym i Pożar. Usuwa karę każdej Powodzi.
    .gist = usuwa kary Powodzi
card-cavern = Jaskinia
    .text = Premia: +25, jeśli masz Krasnoludzką piechotę albo Smoka. Usuwa karę każdej Pogody.
    .gist = usuwa kary Pogody
card-bell_tower = Dzwonnica
    .text = Premia: +15, jeśli masz choć jednego Czarodzieja.
    .gist = +15 z Czarodziejem
card-forest = Las
    .text = Premia: +12 za każdą Bestię i za każdych Elfich łuczników.
    .gist = +12 za Bestię
card-earth_elemental = Żywiołak ziemi
    .text = Premia: +15 za każdą inną Krainę.
    .gist = +15 za Krainę
card-fountain_of_life = Fontanna życia
    .text = Premia: dodaje siłę jednej z twoich kart: Broni, Powodzi, Płomienia, Krainy albo Pogody; liczy się najwyższa.
    .gist = siła jednej karty
card-swamp = Bagno
    .text = Kara: −3 za każdą Armię i każdy Płomień.
    .gist = −3 Armia i Płomień
card-great_flood = Potop
    .text = Kara: anuluje każdą Armię, każdą Krainę poza Górami i każdy Płomień poza Błyskawicą.
    .gist = anuluje wiele
card-island = Wyspa
    .text = Premia: usuwa karę jednej Powodzi albo jednego Płomienia do wyboru.
    .gist = usuwa jedną karę
card-water_elemental = Żywiołak wody
    .text = Premia: +15 za każdą inną Powódź.
    .gist = +15 za Powódź
card-rainstorm = Burza
    .text = Premia: +10 za każdą Powódź. Kara: anuluje każdy Płomień poza Błyskawicą.
    .gist = +10 za Powódź
card-blizzard = Śnieżyca
    .text = Kara: anuluje każdą Powódź; −5 za każdą Armię, każdego Przywódcę, każdą Bestię i każdy Płomień.
    .gist = anuluje Powodzie
card-smoke = Dym
    .text = Kara: karta jest anulowana, jeśli nie masz żadnego Płomienia.
    .gist = wymaga Płomienia
card-whirlwind = Tornado
    .text = Premia: +40, jeśli masz Burzę, a do tego Śnieżycę albo Potop.
    .gist = +40 z Burzą
card-air_elemental = Żywiołak powietrza
    .text = Premia: +15 za każdą inną Pogodę.
    .gist = +15 za Pogodę
card-wildfire = Pożar
    .text = Kara: anuluje wszystko poza Płomieniami, Czarodziejami, Pogodą, Bronią i Artefaktami oraz poza kartami: Góry, Potop, Wyspa, Jednorożec, Smok.
    .gist = anuluje wiele kart
card-candle = Świeca
    .text = Premia: +100, jeśli masz Księgę zmian, Dzwonnicę i choć jednego Czarodzieja.
    .gist = +100 z Księgą
card-forge = Kuźnia
    .text = Premia: +9 za każdą Broń i każdy Artefakt.
    .gist = +9 Broń i Artefakt
card-lightning = Błyskawica
    .text = Premia: +30, jeśli masz Burzę.
    .gist = +30 z Burzą
card-fire_elemental = Żywiołak ognia
    .text = Premia: +15 za każdy inny Płomień.
    .gist = +15 za Płomień
card-knights = Rycerze
    .text = Kara: −8, jeśli nie masz żadnego Przywódcy.
    .gist = −8 bez Przywódcy
card-elven_archers = Elfi łucznicy
    .text = Premia: +5, jeśli nie masz żadnej Pogody.
    .gist = +5 bez Pogody
card-light_cavalry = Lekka konnica
    .text = Kara: −2 za każdą Krainę.
    .gist = −2 za Krainę
card-dwarvish_infantry = Krasno{"\u00AD"}ludzka piechota
    .short = Krasnoludy
    .text = Kara: −2 za każdą inną Armię.
    .gist = −2 za inną Armię
card-rangers = Zwiadowcy
    .text = Premia: +10 za każdą Krainę. Usuwa słowo „Armia” z kar wszystkich kart.
    .gist = +10 za Krainę
card-collector = Kolekcjoner
    .text = Premia za różne karty jednego zestawu: +10 za trzy, +40 za cztery, +100 za pięć lub więcej. Punktować może kilka zestawów.
    .gist = zbiera zestawy
card-beastmaster = Władca bestii
    .text = Premia: +9 za każdą Bestię. Usuwa karę każdej Bestii.
    .gist = +9 za Bestię
card-necromancer = Nekromanta
    .text = Premia: na koniec gry możesz wziąć ósmą kartę z obszaru kart odrzuconych: Armię, Przywódcę, Czarodzieja albo Bestię.
    .gist = daje ósmą kartę
card-warlock_lord = Czarno{"\u00AD"}księżnik
    .text = Kara: −10 za każdego Przywódcę i każdego innego Czarodzieja.
    .gist = −10 za Przywódcę
card-enchantress = Zaklinaczka
    .text = Premia: +5 za każdą Krainę, każdą Pogodę, każdą Powódź i każdy Płomień.
    .gist = +5 za żywioł
card-king = Król
    .text = Premia: +5 za każdą Armię; jeśli masz Królową, zamiast tego +20 za każdą Armię.
    .gist = +5 za Armię
card-queen = Królowa
    .text = Premia: +5 za każdą Armię; jeśli masz Króla, zamiast tego +20 za każdą Armię.
    .gist = +5 za Armię
card-princess = Księżniczka
    .text = Premia: +8 za każdą Armię, każdego Czarodzieja i każdego innego Przywódcę.
    .gist = +8 za towarzyszy
card-warlord = Wielki wódz
    .text = Premia: dodaje siłę wszystkich twoich Armii.
    .gist = siła Armii
card-empress = Cesarzowa
    .text = Premia: +10 za każdą Armię. Kara: −5 za każdego innego Przywódcę.
    .gist = +10 za Armię
card-unicorn = Jednorożec
    .text = Premia: +30, jeśli masz Księżniczkę; jeśli nie, +15, gdy masz Cesarzową, Królową albo Zaklinaczkę.
    .gist = +30 z Księżniczką
card-basilisk = Bazyliszek
    .text = Kara: anuluje każdą Armię, każdego Przywódcę i każdą inną Bestię.
    .gist = anuluje Armie
card-warhorse = Rumak
    .text = Premia: +14, jeśli masz choć jednego Przywódcę albo Czarodzieja.
    .gist = +14 z Przywódcą
card-dragon = Smok
    .text = Kara: −40, jeśli nie masz żadnego Czarodzieja.
    .gist = wymaga Czarodzieja
card-hydra = Hydra
    .text = Premia: +28, jeśli masz Bagno.
    .gist = +28 z Bagnem
card-warship = Okręt
    .text = Premia: usuwa słowo „Armia” z kar wszystkich Powodzi. Kara: karta jest anulowana, jeśli nie masz żadnej Powodzi.
    .gist = wymaga Powodzi
card-magic_wand = Magiczna różdżka
    .text = Premia: +25, jeśli masz choć jednego Czarodzieja.
    .gist = +25 z Czarodziejem
card-sword_of_keth = Miecz Ketha
    .text = Premia: +10, jeśli masz choć jednego Przywódcę; zamiast tego +40, jeśli masz też Tarczę Ketha.
    .gist = +40 z Tarczą
card-elven_longbow = Elfi długi łuk
    .text = Premia: +30, jeśli masz Elfich łuczników, Wielkiego wodza albo Władcę bestii.
    .gist = +30 z łucznikami
card-war_dirigible = Wojenny sterowiec
    .text = Kara: karta jest anulowana, jeśli nie masz żadnej Armii albo masz jakąkolwiek Pogodę.
    .gist = Armia, bez Pogody
card-shield_of_keth = Tarcza Ketha
    .text = Premia: +15, jeśli masz choć jednego Przywódcę; zamiast tego +40, jeśli masz też Miecz Ketha.
    .gist = +40 z Mieczem
card-gem_of_order = Klejnot porządku
    .text = Premia za kolejne wartości siły: +10 za trzy, +30 za cztery, +60 za pięć, +100 za sześć, +150 za siedem. Punktować może kilka ciągów, ale karta liczy się tylko w jednym.
    .gist = ciągi wartości
card-world_tree = Drzewo Świata
    .text = Premia: +50, jeśli każda twoja aktywna karta jest z innego zestawu.
    .gist = +50: różne zestawy
card-book_of_changes = Księga zmian
    .text = Premia: możesz zmienić zestaw jednej innej karty; jej nazwa, siła, premia i kara zostają.
    .gist = zmienia zestaw
card-protection_rune = Runa ochrony
    .text = Premia: usuwa kary wszystkich kart.
    .gist = usuwa kary
card-shapeshifter = Zmienno{"\u00AD"}kształtny
    .text = Może przyjąć nazwę i zestaw dowolnej karty, która pojawiła się w grze i jest Artefaktem, Przywódcą, Czarodziejem, Bronią albo Bestią, lub sam taki zestaw. Nie zyskuje siły, premii ani kary.
    .gist = udaje inną kartę
card-mirage = Fatamorgana
    .text = Może przyjąć nazwę i zestaw dowolnej karty, która pojawiła się w grze i jest Armią, Krainą, Pogodą, Powodzią albo Płomieniem, lub sam taki zestaw. Nie zyskuje siły, premii ani kary.
    .gist = udaje inną kartę
card-doppelganger = Mimik
    .text = Może przejąć nazwę, zestaw, siłę i karę jednej innej karty z twojej ręki, ale nie jej premię.
    .gist = kopiuje kartę

## Dlaczego karta daje tyle punktów

# Co z karty robi wybór
why-copies = Przejmuje nazwę, zestaw, siłę i karę karty: { $wanted }
why-takes-name = Przyjmuje nazwę i zestaw karty: { $wanted }
why-plain-suit = Jest zwykłą kartą z zestawu: { $wanted }
why-suit-changed = { $cards } zmienia zestaw tej karty na: { $wanted }

# Usuwanie kar
why-cleared = Kara usunięta przez: { $cards }
why-army-cleared = Słowo „Armia” usunięte z kary przez: { $cards }
why-clears =
    { $count ->
        [1] Usuwa karę karty: { $cards }
       *[other] Usuwa kary kart: { $cards }
    }
why-clears-army =
    { $count ->
        [1] Usuwa słowo „Armia” z kary karty: { $cards }
       *[other] Usuwa słowo „Armia” z kar kart: { $cards }
    }
why-clears-in-vain = Niczego nie usuwa, bo wybrana karta nie ma kary albo nie jest Powodzią ani Płomieniem: { $cards }

# Anulowanie
why-blanked-by = Anulowana przez: { $cards }
why-blanked-in-circle = Anulowana, bo te karty anulują się nawzajem: { $cards }
why-blanked-by-itself = Anulowana przez własną karę, która obejmuje jej obecny zestaw
why-blanked-without = Anulowana, bo brak aktywnej karty z zestawu: { $wanted }
why-blanked-beside =
    { $count ->
        [1] Anulowana, bo aktywna jest karta: { $cards }
       *[other] Anulowana, bo aktywne są karty: { $cards }
    }
why-blanks = Anuluje: { $cards }

# Premie i kary
why-with =
    { $count ->
        [1] { $points } za aktywną kartę: { $cards }
       *[other] { $points } za aktywne karty: { $cards }
    }
why-missing =
    { $options ->
        [1] Bez premii, bo brakuje: { $wanted }
       *[other] Bez premii; wystarczyłaby jedna z tych: { $wanted }
    }
why-each =
    { $count ->
        [1] { $points } za: { $cards }
       *[other] { $points }, czyli po { $each } za: { $cards }
    }
why-none = Brak punktów za: { $wanted }
why-without = { $points }, bo brak aktywnej karty z zestawu: { $wanted }
why-spoiled =
    { $count ->
        [1] Bez premii, bo aktywna jest karta: { $cards }
       *[other] Bez premii, bo aktywne są karty: { $cards }
    }
why-strengths =
    { $count ->
        [1] { $points }, czyli siła karty: { $cards }
       *[other] { $points }, czyli siła kart: { $cards }
    }
why-one-strength = { $points }, czyli siła karty: { $cards }
why-run =
    { $count ->
        [one] { $points } za { $count } wartość siły: { $cards }
        [few] { $points } za { $count } kolejne wartości siły: { $cards }
       *[many] { $points } za { $count } kolejnych wartości siły: { $cards }
    }
why-no-run = Bez premii, bo brak trzech kolejnych wartości siły
why-set =
    { $count ->
        [one] { $points } za { $count } kartę z zestawu { $wanted }: { $cards }
        [few] { $points } za { $count } różne karty z zestawu { $wanted }: { $cards }
       *[many] { $points } za { $count } różnych kart z zestawu { $wanted }: { $cards }
    }
why-no-set = Bez premii, bo brak trzech różnych kart z jednego zestawu
why-all-differ = { $points }, bo każda aktywna karta jest z innego zestawu
why-same-suit = Bez premii, bo wspólny zestaw mają: { $cards }

## Ręce i wybory, które nie są możliwe

error-unknown-card = Nie ma karty o nazwie „{ $given }”. Najbliższe nazwy: { $nearest }.
error-unknown-suit = Nie ma zestawu o nazwie „{ $given }”. Najbliższe nazwy: { $nearest }.
error-no-name = W „{ $given }” nie ma żadnej nazwy.
error-not-a-text = Nazwa jest tekstem, a to nim nie jest: { $given }.
error-not-a-list = Karty podaje się jako listę nazw, a nie tak: { $given }.
error-no-choices = Wybory podaje się według nazw kart, a nie tak: { $given }.
error-double-card = Ta karta jest na ręce dwa razy: { $card }.
error-hand-too-large = Na ręce mieści się najwyżej { $limit } kart (osiem tylko z Nekromantą), a jest ich { $count }.
error-no-choice = Ta karta nie daje wyboru: { $card }. Wybór dają: { $nearest }.
error-double-choice = Dla tej karty podano dwa wybory: { $card }.
error-choice-not-held = Wybór wymaga, by ta karta była na ręce: { $card }.
error-choice-names-a-card = Ta karta wymaga wskazania jednej karty: { $card }.
error-choice-names-card-or-suit = Ta karta wymaga wskazania karty albo zestawu: { $card }.
error-choice-names-card-and-suit = Ta karta wymaga wskazania innej karty i jej nowego zestawu: { $card }.
error-target-not-held = Wybrać można tylko kartę z ręki, a tej na niej nie ma: { $target }. Na ręce są: { $nearest }.
error-itself = Ta karta musi wskazać inną kartę niż ona sama: { $card }.
error-not-appeared = Można przyjąć tylko nazwę karty, która pojawiła się w grze, a ta się nie pojawiła: { $target }.
error-wrong-suit = Tego nie można wybrać dla karty { $card }: { $target }. Dozwolone zestawy: { $nearest }.
error-two-places = Taka karta jest tylko jedna, a leży w dwóch miejscach: { $card }.
error-not-discarded = Ósma karta pochodzi z obszaru kart odrzuconych, a tej tam nie ma: { $card }.

## Ręka w wierszu poleceń

score-no-cards = Podaj karty z ręki, na przykład: pentakl score góry dym pożar.
score-choice-form = Wybór zapisuje się karta=karta, karta=zestaw albo karta=karta:zestaw, a nie „{ $given }”.
score-total = Punkty: { $points }, więcej niż { $deals }% losowych rozdań i { $bots }% rąk naszych botów
score-choice = { $card }: { $choice }
score-better = Przy najlepszym użyciu kart specjalnych byłoby { $points }:
score-swap = Do wzięcia z odrzuconych: { $take }, za kartę: { $drop } ({ $gain }, razem { $points })
score-take = Do wzięcia z odrzuconych: { $take } ({ $gain }, razem { $points })

## Gra i jej ustawienia

game-name = Fantastyczne światy
game-tagline = Siedem kart tworzy świat: zbierz takie, które wzmacniają się nawzajem, zanim zapełni się obszar kart odrzuconych.

option-variant = Wariant gry
    .about = Skąd masz karty na ręce.
option-variant-standard = Standardowy
    .about = Dla 3–6 osób. Każda zaczyna z siedmioma kartami; jedną się bierze, jedną odrzuca, aż w obszarze leży dziesięć kart.
option-variant-draft = Dla dwojga
    .about = Dla 2 osób. Obie zaczynają bez kart i budują rękę karta po karcie; koniec przychodzi z dwunastą odrzuconą kartą.
option-variant-chaos = Chaos
    .about = Dla 3–7 osób. Każdy wymienia się z każdym, karta za kartę, aż minie czas.
option-minutes = Minuty wymiany
    .about = Ile trwa wymiana w wariancie Chaos, od 1 do 60. Kto zna karty, temu wystarczy pięć.

## Strefy, pola, pojęcia

zone-hand = Ręka
    .about = Twój świat: siedem kart, które razem dają punkty. Inni znają tylko te, które na ich oczach trafiły do ciebie.
zone-deck = Talia
    .about = Zakryte karty. Każda dobrana z niej karta przybliża koniec gry.
zone-discard = Odrzucone karty
    .about = Wszystkie odrzucone karty, odkryte. Wolno wziąć dowolną z nich, nie tylko ostatnią.
zone-drawn = Dobrane karty
    .about = Karty, z których jedna zostaje na ręce.

field-round = Runda
field-total = Punkty

term-suit = Zestaw
    .about = Każda karta należy do jednego z dziesięciu zestawów; trzy karty specjalne są osobnym zestawem.
term-strength = Siła
    .about = Liczba na karcie: tyle punktów daje ona sama.
term-bonus = Premia
    .about = Co karta dodaje dzięki innym kartom. Liczą się tylko karty z twojej ręki.
term-penalty = Kara
    .about = Co karta odbiera albo które karty anuluje.
term-blanked = Anulowana
    .about = Anulowana karta nie ma siły, zestawu, premii ani kary; dla innych kart jej nie ma.
term-cleared = Usunięta kara
    .about = Usunięta kara przestaje działać; karta zachowuje siłę, zestaw i premię. Usuwanie poprzedza wszystkie kary.
term-special = Karty specjalne
    .about = Karty, przy których coś się wybiera, na przykład kartę do skopiowania. Wyboru dokonuje się na koniec gry.

## Pytania

ask-take = Twoja tura: którą kartę bierzesz?
    .hint = Wierzchnią z talii albo dowolną odrzuconą. Potem odrzucasz jedną kartę.
ask-take-or-draw-two = Twoja tura: dobierasz dwie karty czy bierzesz jedną odrzuconą?
    .hint = Z dwóch dobranych jedną zatrzymujesz, a drugą odrzucasz; karta z obszaru kart odrzuconych nic nie kosztuje.
ask-discard = Którą kartę odrzucasz?
    .hint = Dowolną z ręki, także tę dopiero wziętą. Każdy może ją potem wziąć.
ask-keep = Którą z dobranych kart zatrzymujesz?
    .hint = Druga trafia do kart odrzuconych.
ask-trade = Którą kartę oferujesz i komu?
    .hint = Kartę widzi tylko osoba, której ją oferujesz. Kto nie chce więcej wymian, może to ogłosić.
ask-haggle = Oferta dla ciebie: { $card }. Co za nią dajesz?
    .hint = Wyłóż w zamian swoją kartę, przyjmij to, co leży na stole, albo odmów.
ask-time = Czas biegnie.
    .hint = Gdy minie, wszystkie ręce zostają odkryte.
ask-eighth = { $card }: która z trzech kart zostaje twoją ósmą?
    .hint = Dowolna z nich albo żadna. Pozostałe wracają do talii.
ask-settle = Do czego używasz kart specjalnych?
    .hint = Najlepszy wybór jest już znaleziony; możesz wybrać inaczej.
ask-raise = { $card }: która odrzucona karta zostaje twoją ósmą?
    .hint = Armia, Przywódca, Czarodziej albo Bestia, lub żadna.
ask-copy = { $card }: którą kartę z ręki kopiuje?
    .hint = Nazwę, zestaw, siłę i karę, ale nie premię.
ask-mirage = { $card }: czym się staje?
    .hint = Przyjmuje nazwę i zestaw karty, która pojawiła się w grze, albo sam zestaw. Siła pozostaje równa 0.
ask-shapeshifter = { $card }: czym się staje?
    .hint = Przyjmuje nazwę i zestaw karty, która pojawiła się w grze, albo sam zestaw. Siła pozostaje równa 0.
ask-book = { $card }: która karta zmienia zestaw?
    .hint = Jej nazwa, siła, premia i kara zostają.
ask-book-suit = { $card }: na jaki zestaw?
    .hint = Premie i kary patrzą na nowy zestaw.
ask-island = { $card }: czyja kara zostaje usunięta?
    .hint = Jednej Powodzi albo jednego Płomienia.

## Odpowiedzi

act-draw = Dobierz z talii
    .hint = koniec gry o kartę bliżej
act-draw-two = Dobierz dwie karty
    .hint = jedną zatrzymaj, drugą odrzuć
act-content = Koniec wymian
    .hint = gdy nikt nie chce więcej, wymiana się kończy
act-time = Czas minął
    .hint = wszystkie ręce zostają odkryte
act-best = Użyj ich zgodnie z propozycją
    .hint = żaden wybór nie daje więcej punktów
act-own = Wybierz inaczej
    .hint = karta po karcie
act-none = Nie używaj
    .hint = bez tego wyboru
act-accept = Przyjmij wymianę, którą proponuje { $seat }
    .hint = obie karty zmieniają właścicieli
act-refuse = Odrzuć wymianę, którą proponuje { $seat }
    .hint = karty zostają, gdzie są
act-withdraw = Wycofaj ofertę, na którą nie odpowiada { $seat }
    .hint = nie czekasz na odpowiedź
act-take = Weź: { $card }
    .way = Weź
    .hint = z odrzuconych kart
act-discard = Odrzuć: { $card }
    .way = Odrzuć
    .hint = do odrzuconych kart
act-keep = Zatrzymaj: { $card }
    .way = Zatrzymaj
    .hint = druga karta zostaje odrzucona
act-choose = { $card }
    .way = Wybierz
    .hint = ta karta
act-offer = Oferta, którą widzi tylko { $seat }: { $card }
    .way = Oferuj
    .hint = nikt inny nie widzi tej karty
act-suit-land = { suit-land }
    .hint = ten zestaw
act-suit-flood = { suit-flood }
    .hint = ten zestaw
act-suit-weather = { suit-weather }
    .hint = ten zestaw
act-suit-flame = { suit-flame }
    .hint = ten zestaw
act-suit-army = { suit-army }
    .hint = ten zestaw
act-suit-wizard = { suit-wizard }
    .hint = ten zestaw
act-suit-leader = { suit-leader }
    .hint = ten zestaw
act-suit-beast = { suit-beast }
    .hint = ten zestaw
act-suit-weapon = { suit-weapon }
    .hint = ten zestaw
act-suit-artifact = { suit-artifact }
    .hint = ten zestaw
act-suit-wild = { suit-wild }
    .hint = ten zestaw

## Zdarzenia. $you, $otheryou … mają wartość "yes", gdy czyta to ta osoba; $known mówi, czy widzi ona karty.

event-drew =
    { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z talii{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-took =
    { $you ->
        [yes] Bierzesz
       *[no] { $seat } bierze
    } z kart odrzuconych: { $cards }.
event-discarded =
    { $you ->
        [yes] Odrzucasz
       *[no] { $seat } odrzuca
    }: { $cards }.
event-kept =
    { $you ->
        [yes] Zatrzymujesz
       *[no] { $seat } zatrzymuje
    } { $known ->
        [yes] tę kartę: { $cards }.
       *[no] kartę.
    }
event-offered =
    { $you ->
        [yes] Oferujesz kartę, którą widzi tylko { $other }
       *[no] { $otheryou ->
            [yes] { $seat } oferuje ci kartę
           *[no] { $seat } oferuje kartę, którą widzi tylko { $other }
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-countered =
    { $you ->
        [yes] Wykładasz w zamian kartę, którą widzi tylko { $other }
       *[no] { $otheryou ->
            [yes] { $seat } wykłada w zamian kartę dla ciebie
           *[no] { $seat } wykłada w zamian kartę, którą widzi tylko { $other }
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-gave =
    { $you ->
        [yes] Oddajesz kartę, którą dostaje { $receiver }
       *[no] { $receiveryou ->
            [yes] { $seat } oddaje ci kartę
           *[no] { $seat } oddaje kartę, którą dostaje { $receiver }
        }
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-refused =
    { $you ->
        [yes] Nie zgadzasz się na wymianę, którą proponuje { $other }.
       *[no] { $otheryou ->
            [yes] { $seat } nie zgadza się na wymianę z tobą.
           *[no] { $seat } nie zgadza się na wymianę, którą proponuje { $other }.
        }
    }
event-withdrew =
    { $you ->
        [yes] Wycofujesz ofertę, na którą nie odpowiada { $other }.
       *[no] { $otheryou ->
            [yes] { $seat } wycofuje ofertę dla ciebie.
           *[no] { $seat } wycofuje ofertę, na którą nie odpowiada { $other }.
        }
    }
event-lapsed =
    { $you ->
        [yes] Twoja oferta przepada, bo jej karta trafia gdzie indziej. Druga strona: { $other }.
       *[no] { $otheryou ->
            [yes] Oferta dla ciebie przepada, bo jej karta trafia gdzie indziej. Druga strona: { $seat }.
           *[no] Przepada oferta, którą składa { $seat }, bo jej karta trafia gdzie indziej.
        }
    }
event-content =
    { $you ->
        [yes] Nie chcesz więcej wymian.
       *[no] { $seat } nie chce więcej wymian.
    }
event-all-content = Nikt nie chce już wymian: wymiana się kończy.
event-time-up = Czas minął: wymiana się kończy.
event-steps-up = Limit kroków wymiany ({ $number }) został osiągnięty: wymiana się kończy.
event-area-full = Odrzuconych kart jest już { $number }: gra się kończy.
event-stalling =
    Od dawna nikt nie dobiera z talii. Jeśli tak zostanie, gra kończy się za { $number ->
        [one] { $number } turę
        [few] { $number } tury
       *[many] { $number } tur
    }.
event-stalled =
    { $number ->
        [one] { $number } tura z rzędu bez dobierania z talii: gra zostaje zakończona.
        [few] { $number } tury z rzędu bez dobierania z talii: gra zostaje zakończona.
       *[many] { $number } tur z rzędu bez dobierania z talii: gra zostaje zakończona.
    }
event-revealed =
    { $you ->
        [yes] Odkrywasz rękę
       *[no] { $seat } odkrywa rękę
    }: { $cards }.
event-looked =
    { $you ->
        [yes] Oglądasz
       *[no] { $seat } ogląda
    } { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z talii{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
event-raised =
    { $you ->
        [yes] Twój Nekromanta sprowadza ósmą kartę
       *[no] { $seat } dzięki Nekromancie dostaje ósmą kartę
    }: { $cards }.
event-settled =
    { $you ->
        [yes] Wybierasz, jak użyć swoich kart specjalnych.
       *[no] { $seat } wybiera, jak użyć kart specjalnych.
    }
event-scored =
    { $you ->
        [yes] Twoja ręka jest warta { $number ->
            [one] { $number } punkt.
            [few] { $number } punkty.
           *[many] { $number } punktów.
        }
       *[no] { $seat } ma rękę wartą { $number ->
            [one] { $number } punkt.
            [few] { $number } punkty.
           *[many] { $number } punktów.
        }
    }

## Koniec. $winners to imiona zwycięzców, $count ich liczba.

outcome-points = Najwięcej punktów ma i wygrywa { $winners }.
    .won = Wygrywasz: żadna ręka nie jest warta więcej punktów.
    .lost = Przegrywasz. Najwięcej punktów ma { $winners }.
    .draw = Nikt nie wygrywa.
outcome-strengths = Remis w punktach. Niższą sumę siły kart ma i wygrywa { $winners }.
    .won = Remis w punktach, ale twoje karty mają niższą sumę siły: wygrywasz.
    .lost = Przegrywasz. Remis w punktach rozstrzyga niższa suma siły, a tę ma { $winners }.
    .draw = Nikt nie wygrywa.
outcome-shared = Remis w punktach i w sumie siły. Wspólne zwycięstwo: { $winners }.
    .won = Remis w punktach i w sumie siły: zwycięstwo jest wspólne i także twoje.
    .lost = Przegrywasz. Wspólne zwycięstwo: { $winners }.
    .draw = Nikt nie wygrywa.

## Jak grać

howto-1 = Twoja ręka, siedem kart, to twój świat. Na koniec każda karta daje punkty: swoją siłę i premię, pomniejszone o karę. Wygrywa osoba z największą liczbą punktów.
    .title = Cel
howto-2 = Każda karta ma nazwę, zestaw, siłę i tekst. Premie i kary pytają o nazwy i zestawy innych kart z tej samej ręki. Liczą się więc nie silne karty, lecz takie, które do siebie pasują.
    .title = Karty
howto-3 = Bierzesz jedną kartę: wierzchnią z talii albo dowolną z obszaru kart odrzuconych. Potem odrzucasz jedną kartę z ręki, odkrytą. Możesz odrzucić kartę dopiero wziętą.
    .title = Twoja tura
howto-4 = Gra kończy się natychmiast, gdy w obszarze kart odrzuconych leży dziesięć kart. Karta dobrana z talii przybliża koniec, a wzięta z obszaru nie. Jeśli przez sześć rund z rzędu nikt nie dobiera z talii, gra zostaje zakończona.
    .title = Koniec
howto-5 = Anulowana karta nic nie daje i dla innych kart jej nie ma. Najpierw usuwa się kary, potem karty anulują inne, począwszy od tych, których nic nie może anulować, a na końcu liczy się punkty. Cały czas widzisz swój wynik, udział każdej karty i jego powód.
    .title = Anulowanie i usuwanie
howto-6 = Mimika, Fatamorgany, Zmiennokształtnego, Księgi zmian, Wyspy i Nekromanty używa się po zakończeniu gry. Najlepsze użycie jest znalezione i wyjaśnione; możesz wybrać inaczej. Fatamorgana i Zmiennokształtny mogą przyjąć tylko nazwę karty, która pojawiła się w grze, albo sam zestaw.
    .title = Karty specjalne
howto-7 = Przy równej liczbie punktów wygrywa ręka o niższej sumie wydrukowanej siły kart; jeśli i ona jest równa, zwycięstwo jest wspólne.
    .title = Remisy
howto-8 = Dla dwóch osób: obie zaczynają bez kart. Dopóki nie masz siedmiu, twoja tura to albo dwie karty z talii, z których jedną zatrzymujesz, a drugą odrzucasz, albo jedna karta z obszaru kart odrzuconych. Potem gra toczy się jak zwykle; kończy się, gdy obie osoby mają po siedem kart, a w obszarze leży co najmniej dwanaście.
    .title = Gra dla dwojga
howto-9 = Każdy dostaje siedem kart i wymienia je, jedną za jedną, dopóki biegnie czas. Zaoferuj komuś kartę; ta osoba ją widzi i wykłada w zamian swoją, a ty zgadzasz się, odmawiasz albo proponujesz inną. Gdy czas minie albo nikt nie chce więcej wymian, wszystkie ręce zostają odkryte. Nie ma tu kart odrzuconych: osoba z Nekromantą ogląda zamiast tego trzy karty z talii i może zatrzymać jedną z nich.
    .title = Chaos

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = Twoja ręka to siedem kart, które razem tworzą świat. Każda daje swoją siłę, a do tego premie i kary, które zależą od pozostałych. Gdy w obszarze kart odrzuconych leży dziesięć kart, gra się kończy i wygrywa najwyższa suma.
lesson-hand = Pod każdą kartą widzisz, ile teraz jest warta i dlaczego. Nie szukaj najsilniejszych kart, lecz takich, które do siebie pasują.
lesson-bonus = Premia: Król daje 5 punktów za każdą Armię, a z Królową aż 20.
lesson-blanked = Kara: Potop anuluje wszystkie twoje Armie. Anulowana karta nic nie daje, a inne karty jej nie widzą.
lesson-take = W turze bierzesz jedną kartę: zakrytą z talii albo dowolną z obszaru kart odrzuconych.
    .why = Królowa pasuje do Króla i do trzech Armii.
lesson-discard = Potem odrzucasz jedną kartę. Inni będą mogli ją wziąć.
    .why = Potop ma siłę 32, ale zatapia twoje Armie razem z premiami Króla i Królowej.
lesson-area = Gdy leży tu dziesięć kart, gra natychmiast się kończy. Karta z talii przybliża koniec, a wzięta stąd nie.
lesson-draw = Gdy nic z obszaru nie pasuje, możesz zaryzykować kartę z talii.
    .why = Twoja ręka jest już mocna, a koniec bliski: warto zaryzykować.
lesson-weak = Wolno odrzucić także kartę dopiero wziętą. Pozbądź się tej, która daje najmniej.
    .why = Świeca bez innych potrzebnych kart daje tylko 2 punkty.
lesson-special = Koniec! Kart specjalnych, takich jak Mimik, używa się dopiero teraz: kopiuje on inną kartę z twojej ręki.
    .why = Najlepsze użycie jest już znalezione, możesz mu zaufać.
lesson-end = Wiesz już, jak karty wzmacniają się i anulują nawzajem. Zostało poznać pięćdziesiąt trzy karty: każda pasuje do innych.

## Dlaczego podpowiedź wskazuje tę odpowiedź: do czego zwykle prowadzi ona ($best), a do czego następna ($next)

hint-points = Twoja ręka jest wtedy zwykle warta więcej punktów: { $best } zamiast { $next }.
hint-left = Następnej osobie zostaje mniej: najlepsza z odrzuconych kart dałaby jej zwykle { $best } p. zamiast { $next }.
