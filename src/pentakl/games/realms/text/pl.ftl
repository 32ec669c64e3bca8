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
        [few] { $points } za { $count } kolejne wartości siły: { $cards }
       *[other] { $points } za { $count } kolejnych wartości siły: { $cards }
    }
why-no-run = Bez premii, bo brak trzech kolejnych wartości siły
why-set =
    { $count ->
        [few] { $points } za { $count } różne karty z zestawu { $wanted }: { $cards }
       *[other] { $points } za { $count } różnych kart z zestawu { $wanted }: { $cards }
    }
why-no-set = Bez premii, bo brak trzech różnych kart z jednego zestawu
why-all-differ = { $points }, bo każda aktywna karta jest z innego zestawu
why-same-suit = Bez premii, bo wspólny zestaw mają: { $cards }

## Ręce i wybory, które nie są możliwe

error-unknown-card = Nie ma karty o nazwie „{ $given }”. Najbliższe nazwy: { $nearest }.
error-unknown-suit = Nie ma zestawu o nazwie „{ $given }”. Najbliższe nazwy: { $nearest }.
error-double-card = Ta karta jest na ręce dwa razy: { $card }.
error-hand-too-large = Na ręce mieści się najwyżej { $limit } kart (osiem tylko z Nekromantą), a jest ich { $count }.
error-no-choice = Ta karta nie daje wyboru: { $card }. Wybór dają: { $nearest }.
error-choice-not-held = Wybór wymaga, by ta karta była na ręce: { $card }.
error-choice-names-a-card = Ta karta wymaga wskazania jednej karty: { $card }.
error-choice-names-card-or-suit = Ta karta wymaga wskazania karty albo zestawu: { $card }.
error-choice-names-card-and-suit = Ta karta wymaga wskazania innej karty i jej nowego zestawu: { $card }.
error-target-not-held = Wybrać można tylko kartę z ręki, a tej na niej nie ma: { $target }. Na ręce są: { $nearest }.
error-itself = Ta karta musi wskazać inną kartę niż ona sama: { $card }.
error-not-appeared = Można przyjąć tylko nazwę karty, która pojawiła się w grze, a ta się nie pojawiła: { $target }.
error-wrong-suit = Tego nie można wybrać dla karty { $card }: { $target }. Dozwolone zestawy: { $nearest }.
