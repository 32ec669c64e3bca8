# Cardia po polsku. Ten sam plik czytają Python i przeglądarka; klucze są te same co w en.ftl.
#
# Argumenty zdarzeń (event-*):
#   $you, $otheryou, $owneryou, $receiveryou   "yes", gdy tą osobą jest patrzący, inaczej "no"
#   $seat, $other, $owner, $receiver           imiona (w mianowniku, nigdy nie odmieniane)
#   $self                                      "yes", gdy zdarzenie nie dotyczy nikogo innego niż $seat
#   $known                                     "yes", gdy patrzący widzi karty; wtedy $card i $cards je wymieniają
#   $count, $number                            ile kart; liczba ze zdarzenia
#   $from, $to                                 klucze stref
#   $word                                      przetłumaczone słowo zdarzenia (word-*)
# Argumenty pytań (ask-*): $card, karta, która pyta.
# Argumenty odpowiedzi (act-*): $card, $seat, $number; podpowiedzi (.hint) także $value i $colour (klucz koloru).

game-name = Cardia
game-tagline = Sprytnie przegrane starcie bywa warte więcej niż wygrane.

option-deck = Talia
    .about = Którymi szesnastoma kartami gracie oboje.
option-deck-1 = Talia I
    .about = Talia na pierwsze partie.
option-deck-2 = Talia II
    .about = Inne zdolności, odrobinę trudniejsze.
option-deck-mix = Talia mieszana
    .about = Dla każdej frakcji (Rebelia, Akademia, Gildia, Dynastia) wybierz talię I albo II.
option-locations = Lokacje
    .about = Zasady na całą grę i dla obu stron: żadna, jedna albo, na własną odpowiedzialność, kilka.
option-locations-none = Bez lokacji
    .about = Zwykły pojedynek.
option-locations-list = Wybrane lokacje
    .about = Wskaż lokacje, z którymi gracie.
option-locations-random = Losowe lokacje
    .about = Losowane na początku meczu; zostają na wszystkie jego gry.
option-wins = Mecz
    .about = Ile gier trzeba wygrać. Gra remisowa nic nie daje i jest powtarzana.
option-wins-2 = Do dwóch wygranych
    .about = Zalecany mecz.
option-wins-1 = Jedna gra
    .about = Decyduje pierwsza wygrana.

## Frakcje, poziomy, strefy

faction-rebellion = Rebelia
    .about = Odrzuca karty ze stołu, z ręki i z talii.
faction-academy = Akademia
    .about = Manipuluje kartami i zdolnościami.
faction-guild = Gildia
    .about = Podnosi i obniża wpływ.
faction-dynasty = Dynastia
    .about = Zmienia to, kto wygrywa.

word-rebellion = { faction-rebellion }
word-academy = { faction-academy }
word-guild = { faction-guild }
word-dynasty = { faction-dynasty }
# Dlaczego starcie ma taki wynik.
word-higher = większy wpływ
word-equal = równy wpływ
word-mediator = remis, bo działa Mediator
word-judge = remisy wygrywa Sędzina
word-counselor = działa Doradczyni
# Jak kończy się gra.
word-signets = pięć sygnetów
word-no-card = brak karty do zagrania
word-djinn = Dżinn
word-puppeteer = brak karty dla Lalkarki
word-mechanical-djinn = Mechaniczny Dżinn
word-founders-day = Festiwal Założyciela
word-catacombs = Nawiedzone Katakumby

level-training = Najemnicy w szkoleniu
level-engineers = Doświadczeni inżynierowie
level-mages = Potężni magowie
level-djinn = Dżinn jest pod wrażeniem

zone-hand = Ręka
    .about = Twoje karty. Rywal widzi tylko, ile ich jest.
zone-deck = Talia
    .about = Własny zakryty stos. Odrzuconych kart nigdy się do niego nie wtasowuje, a pusty nie oznacza przegranej.
zone-discard = Odrzucone
    .about = Odkryty stos. Oba takie stosy każdy może w dowolnej chwili przeglądać.
zone-row = Rząd
    .about = Twoja strona starć, od najstarszego.
zone-placed = Położona
    .about = Karta już wybrana, ale jeszcze nieodkryta.

field-round = Runda
field-signets = Sygnety

# $colour to klucz koloru frakcji, $value wydrukowany wpływ: co jest wydrukowane na karcie.
card-facts = { $colour ->
    [green] { faction-rebellion } { $value }
    [yellow] { faction-academy } { $value }
    [red] { faction-guild } { $value }
   *[blue] { faction-dynasty } { $value }
}

## Pojęcia

term-encounter = Starcie
    .about = Dwie karty naprzeciw siebie, po jednej z każdej strony. Starcia tworzą rząd w kierunku gry.
term-influence = Wpływ
    .about = Wydrukowana wartość i wszystkie modyfikatory na karcie. Może spaść poniżej zera.
term-signet = Sygnet
    .about = Leży na karcie, która wygrywa starcie. Pięć sygnetów, i więcej niż ma rywal, daje wygraną.
term-modifier = Modyfikator
    .about = Podnosi albo obniża wpływ karty, dopóki na niej leży.
term-instant = Zdolność natychmiastowa
    .about = Działa jeden raz.
term-ongoing = Zdolność stała
    .about = Działa, dopóki na karcie leży żeton stałej zdolności, nawet jeśli karta później wygrywa.
term-played = Zagrana karta
    .about = Karta, która leży odkryta w rzędzie, także w bieżącym starciu.
term-opposing = Karta przeciwna
    .about = Druga karta tego samego starcia.
term-previous = Poprzednie starcie
    .about = Sąsiednie, po stronie przeciwnej do kierunku gry.
term-past = Przeszłe starcia
    .about = Wszystkie przed bieżącym.
term-following = Kolejne starcie
    .about = Sąsiednie w kierunku gry, które już leży w rzędzie.
term-next = Następna karta
    .about = Ta, którą wybierzesz z ręki jako następną. Zużywa wszystko, co na nią czeka, nawet jeśli opuści rząd.
term-copy = Kopiowanie
    .about = Skopiowana zdolność działa, jakby była wydrukowana na karcie kopiującej, i z jej miejsca.
term-activate = Aktywowanie
    .about = Aktywowana zdolność działa z miejsca własnej karty.

## Talia I

card-hired_blade = Zabójczyni
    .text = Odrzuć tę kartę i kartę przeciwną. Starcie znika, a rząd się zsuwa.
    .gist = usuwa starcie
    .ruling-1 = Obie karty najpierw liczą się jako zagrane: zużywają wszystko, co czekało na następną kartę.
    .ruling-2 = Sygnet zwycięskiej karty też wraca do puli.
card-void_mage = Magini Pustki
    .text = Wybierz dowolną zagraną kartę: zdejmij z niej albo wszystkie modyfikatory, albo żeton stałej zdolności.
    .gist = czyści żetony
    .ask-any-card = { $card }: z której karty zdejmujesz żetony?
    .ask-clear-what = { $card }: modyfikatory czy żeton stałej zdolności?
    .ruling-1 = Możesz wskazać kartę bez żetonów; wtedy nic się nie dzieje.
    .ruling-2 = To, co czeka na następną kartę, nie leży na żadnej karcie i nie można tego wskazać.
card-surgeon = Chirurg
    .text = Następna karta, którą zagrasz, dostaje −5 wpływu, gdy tylko zostanie odkryta.
    .gist = następna −5
    .ruling-1 = Modyfikator liczy się przy porównaniu wpływów, a gdy karta opuszcza rząd, znika razem z nią.
card-mediator = Mediator
    .text = Stała: to starcie jest remisem, niezależnie od wpływów.
    .gist = robi remis
    .ruling-1 = Gdy żeton znika, natychmiast wygrywa wyższy wpływ.
    .ruling-2 = Aktywna Sędzina wygrywa ten remis jak każdy inny.
card-saboteur = Sabotażysta
    .text = Rywal odrzuca dwie wierzchnie karty swojej talii.
    .gist = talia rywala −2
    .ruling-1 = Nic nie ubywa z ręki. Gdy w talii jest mniej niż dwie karty, odpadają wszystkie.
card-fortune_teller = Wróżbita
    .text = W następnym starciu rywal najpierw kładzie swoją kartę odkrytą. Ty wybierasz swoją, gdy już ją widzisz.
    .gist = rywal gra jawnie
    .ruling-1 = Dotyczy jednego położenia karty, nawet jeśli to starcie zostanie potem odrzucone.
card-palace_guard = Strażnik Pałacu
    .text = Wskaż frakcję. Rywal może odrzucić z ręki jedną jej kartę. Jeśli tego nie robi, ta karta dostaje +7 wpływu.
    .gist = odrzuć albo +7
    .ask-faction = { $card }: kartę której frakcji ma oddać rywal?
    .ask-faction-or-decline = { $card }: odrzucasz kartę wskazanej frakcji?
    .ruling-1 = Rywal bez takiej karty dostaje to samo pytanie, ale może tylko odmówić.
card-judge = Sędzina
    .text = Stała: wygrywasz wszystkie starcia remisowe, przeszłe i przyszłe.
    .gist = bierze remisy
    .ruling-1 = Remis nadal nie aktywuje żadnej zdolności.
    .ruling-2 = Gdy obie strony mają aktywną Sędzinę, obie wygrywają każdy remis.
    .ruling-3 = Nie rozstrzyga remisu w liczbie sygnetów.
card-ambusher = Czatownik
    .text = Wskaż frakcję. Rywal odrzuca z ręki wszystkie jej karty.
    .gist = frakcja z ręki
    .ask-faction = { $card }: karty której frakcji odrzuca rywal?
    .ruling-1 = Pusta ręka to jeszcze nie przegrana: rywal dobiera na koniec rundy.
card-puppeteer = Lalkarka
    .text = Odrzuć kartę przeciwną. Jej miejsce zajmuje losowa karta z ręki rywala i porównujecie wpływy na nowo; żadna zdolność się nie aktywuje.
    .gist = podmienia kartę
    .ruling-1 = Jeśli ręka rywala jest pusta, rywal natychmiast przegrywa grę.
    .ruling-2 = Nowa karta nie jest zagrana przez rywala: nie dotyczy jej nic, co czeka na następną kartę.
card-clockmaker = Zegar{"\u00AD"}mistrzyni
    .text = Twoja karta w poprzednim starciu dostaje +3 wpływu i tyle samo następna karta, którą zagrasz.
    .gist = +3 i +3
    .ruling-1 = Bez poprzedniego starcia działa tylko druga połowa.
card-treasurer = Skarbnik
    .text = Stała: karta, która wygrywa poprzednie starcie, ma o jeden sygnet więcej, nawet jeśli należy do rywala.
    .gist = +1 sygnet wstecz
    .ruling-1 = Sygnet idzie za zwycięską kartą, gdy wynik się zmienia; remis go nie ma.
    .ruling-2 = Gdy rząd się zsunie, poprzednim starciem jest nowy sąsiad.
card-swamp_guardian = Strażnik Bagien
    .text = Weź z powrotem na rękę inną swoją zagraną kartę i odrzuć kartę leżącą naprzeciw niej.
    .gist = karta na rękę
    .ask-own-card = { $card }: która karta wraca na rękę?
    .ruling-1 = Wszystkie żetony z obu kart przepadają, a rząd się zsuwa.
    .ruling-2 = Na koniec rundy dobierasz jak zwykle.
card-magistra = Arcymagini
    .text = Skopiuj zdolność natychmiastową innej swojej zagranej karty o wpływie co najmniej takim, jaki ma ta karta.
    .gist = kopiuje zdolność
    .ask-copy = { $card }: czyją zdolność kopiujesz?
    .ruling-1 = Modyfikatory liczą się na obu kartach.
    .ruling-2 = Jeśli taka karta jest, musisz którąś skopiować. Skopiowany Dżinn wygrywa grę.
    .ruling-3 = Zdolność działa z miejsca, na którym leży Arcymagini.
card-inventor = Wynalaz{"\u00AD"}czyni
    .text = Dowolna zagrana karta dostaje +3 wpływu, a dowolna inna zagrana karta −3.
    .gist = +3 i −3
    .ask-raise = { $card }: która karta dostaje +3?
    .ask-lower = { $card }: która karta dostaje −3?
    .ruling-1 = Dwie różne karty, każda z dowolnej strony; także ta karta i karta przeciwna.
    .ruling-2 = Karta, która przez to zaczyna przegrywać, nie aktywuje zdolności.
card-djinn = Dżinn
    .text = Natychmiast wygrywasz grę.
    .gist = wygrywa grę
    .ruling-1 = Tylko gdy przegrywa przy porównaniu wpływów albo gdy jego zdolność jest skopiowana; nie wtedy, gdy zacznie przegrywać później.
    .ruling-2 = Także przeciw pięciu sygnetom: te liczy się dopiero na koniec rundy.

## Talia II

card-poisoner = Truciciel
    .text = Obniż wpływ karty przeciwnej tak, by to starcie było remisem.
    .gist = wyrównuje wpływ
    .ruling-1 = Dzieje się to raz. Późniejszych zmian wpływu się nie wyrównuje.
card-kinesis_mage = Telekineta
    .text = Przenieś wszystkie modyfikatory i żeton stałej zdolności z jednej swojej zagranej karty na inną swoją.
    .gist = przenosi żetony
    .ask-take-tokens = { $card }: z której swojej karty zabierasz wszystko?
    .ask-give-tokens = { $card }: która twoja karta dostaje wszystko?
    .ruling-1 = Wszystko albo nic; modyfikatory sumują się z tymi, które już leżą na drugiej karcie.
    .ruling-2 = Żeton natychmiast budzi uśpioną zdolność stałą. Na karcie ze zdolnością natychmiastową nic nie robi.
card-envoy = Posłaniec
    .text = Dowolna zagrana karta dostaje −3 wpływu albo dostaje je następna karta, którą zagrasz.
    .gist = −3 gdzie chcesz
    .ask-card-or-next = { $card }: która karta dostaje −3?
    .ruling-1 = Możesz wskazać także tę kartę i kartę przeciwną.
card-tax_collector = Poborca
    .text = Ta karta dostaje +4 wpływu.
    .gist = dostaje +4
card-revolutionary = Rebeliantka
    .text = Rywal odrzuca z ręki dwie wybrane przez siebie karty, a potem dobiera dwie.
    .gist = rywal wymienia 2
    .ask-hand = { $card }: którą kartę odrzucasz?
    .ruling-1 = Dobiera nawet wtedy, gdy nie ma dwóch kart do odrzucenia.
card-librarian = Bibliote{"\u00AD"}karka
    .text = Gdy następna karta, którą zagrasz, zostanie odkryta, dodaj jej +2 albo −2 wpływu, zanim porównacie wpływy.
    .gist = następna ±2
    .ruling-1 = Wybierasz, widząc obie karty, i musisz wybrać jedno z dwojga.
card-prodigy = Młody Geniusz
    .text = Jedna z twoich zagranych kart o wpływie 8 lub mniej dostaje +3 wpływu.
    .gist = +3 dla małej karty
    .ask-own-card = { $card }: która twoja karta dostaje +3?
    .ruling-1 = Liczy się obecny wpływ, z modyfikatorami. Możesz wskazać także tę kartę.
card-aristocrat = Arysto{"\u00AD"}kratka
    .text = Stała: dopóki ta karta wygrywa swoje starcie, ma o jeden sygnet więcej.
    .gist = wygrywa: +1 sygnet
    .ruling-1 = W chwili aktywacji właśnie przegrywa, więc opłaca się dopiero, gdy starcie się odwróci.
card-blackmailer = Szanta{"\u00AD"}żystka
    .text = Wskaż frakcję. Jeśli następna karta rywala będzie z innej, po jej odkryciu rywal odrzuca z ręki dwie wybrane przez siebie karty.
    .gist = frakcja albo −2
    .ask-faction = { $card }: jakiej frakcji żądasz?
    .ruling-1 = Karty odpadają przed fazą 2. Kto ma mniej niż dwie, odrzuca, ile może.
card-illusionist = Iluzjo{"\u00AD"}nistka
    .text = Aktywuj zdolność innej swojej zagranej karty, która przegrywa swoje starcie, z miejsca tamtej karty.
    .gist = budzi przegraną
    .ask-activate = { $card }: czyją zdolność aktywujesz?
    .ruling-1 = Nie ma znaczenia, czy tamta zdolność już działała.
    .ruling-2 = Karta w remisie nie przegrywa. Zdolność stała dostaje żeton.
card-engineer = Inżynier
    .text = Następna karta, którą zagrasz, dostaje +5 wpływu, ale dopiero po rozpatrzeniu zdolności w jej starciu.
    .gist = następna późno +5
    .ruling-1 = Tamta karta może więc przegrać, użyć zdolności i mimo to wygrać.
    .ruling-2 = Także po remisie; nie wtedy, gdy karta opuści rząd.
card-counselor = Doradczyni
    .text = Stała: w poprzednim starciu wygrywa twoja karta, a przegrywa karta rywala, niezależnie od wpływów.
    .gist = wygrywa poprzednie
    .ruling-1 = Wygrywa także remis. Dwie aktywne Doradczynie naprzeciw siebie się znoszą.
card-witch_king = Wiedźmi Król
    .text = Wskaż frakcję. Rywal odrzuca wszystkie jej karty z ręki i z talii, a potem tasuje talię.
    .gist = cała frakcja
    .ask-faction = { $card }: którą frakcję traci rywal?
card-elemental = Żywiołak
    .text = Odrzuć z ręki kartę ze zdolnością natychmiastową i skopiuj tę zdolność. Potem dobierz kartę.
    .gist = kopiuje z ręki
    .ask-instant = { $card }: którą kartę odrzucasz, by użyć jej zdolności?
    .ruling-1 = Zdolność działa z miejsca, na którym leży Żywiołak.
    .ruling-2 = Bez takiej karty pokazujesz, że jej nie masz, i tylko dobierasz.
card-mechanical_djinn = Mechaniczny Dżinn
    .text = Stała: jeśli na koniec fazy 2 wygrywasz kolejne starcie, wygrywasz grę.
    .gist = kolejne daje grę
    .ruling-1 = Zdolność użyta w kolejnym starciu działa wcześniej i może jeszcze temu zapobiec.
    .ruling-2 = Jeśli kolejne starcie zostanie odrzucone, jego miejsce zajmuje najbliższe.
card-successor = Następca
    .text = Rywal odrzuca całą swoją talię i całą rękę prócz dwóch wybranych przez siebie kart.
    .gist = zostawia 2 karty
    .ask-keep = { $card }: którą kartę zachowujesz?

## Lokacje

location-serpent_temple = Świątynia Węży
    .text = Gdy zaczynasz wygrywać przeszłe starcie, dobierasz kartę, a rywal odrzuca jedną z ręki.
    .ruling-1 = Raz za każde starcie, które zmienia właściciela, od najstarszego. Nic się nie cofa, gdy znów je przegrasz.
    .ruling-2 = Dobierasz także wtedy, gdy ręka rywala jest pusta.
location-bazaar = Bazar
    .text = Na koniec rundy nikt nie dobiera. Kto ma na ręce jedną kartę lub mniej, natychmiast dobiera cztery.
    .ruling-1 = Sprawdza się to po położeniu obu kart, po odrzucaniu przy odkryciu, po całej zdolności i na koniec rundy.
    .ruling-2 = Zdolności, które każą dobierać, działają jak zwykle.
location-founders_day = Festiwal Założyciela
    .text = Kto wygrywa jednocześnie trzy sąsiednie starcia, natychmiast wygrywa grę.
    .ruling-1 = Także przed zdolnością przegrywającej karty.
location-grand_library = Wielka Biblioteka
    .text = Na początku masz na ręce dwie karty zamiast pięciu. Na koniec każdej rundy dobierasz dwie karty zamiast jednej.
    .ruling-1 = Jeśli w talii jest jedna karta, dobierasz tę jedną.
location-scrapyard = Złomowisko
    .text = Na koniec każdej rundy dobierasz dwie karty zamiast jednej, a potem wkładasz jedną kartę z ręki pod talię.
    .ruling-1 = Z jedną kartą w talii lub bez kart dobierasz jak zwykle i nic nie wkładasz.
location-auction_house = Dom Aukcyjny
    .text = Gdy odkrywasz kartę o mniejszym wpływie niż twoja karta w poprzednim starciu, odrzucasz wierzchnią kartę swojej talii.
    .ruling-1 = Liczą się wszystkie modyfikatory. Karta, którą kładzie Lalkarka, nie jest odkrywana.
location-haunted_catacombs = Nawiedzone Katakumby
    .text = Gdy odkrywasz kartę tej samej frakcji co twoja karta w poprzednim starciu, natychmiast przegrywasz grę.
    .ruling-1 = Tylko przy odkryciu; nie szkodzi, jeśli zdolności zbliżą takie karty później.
    .ruling-2 = Gdy obie strony złamią zasadę naraz, wygrywa większa liczba sygnetów, a przy równej jest remis.
location-foggy_swamp = Mgliste Bagna
    .text = Położone karty zostają zakryte. Zamiast nich odkrywacie i rozpatrujecie parę położoną rundę wcześniej.
    .ruling-1 = W pierwszej rundzie nic się nie odkrywa. Swoją zakrytą kartę możesz w każdej chwili obejrzeć.
    .ruling-2 = Zakrytej pary nie można wskazać i z niczym nie sąsiaduje.
    .ruling-3 = Następna karta to ta, którą wybierzesz z ręki, nigdy ta, która już leży zakryta.

## Pytania

ask-play = Którą kartę zagrywasz?
    .hint = Wybieracie jednocześnie. Wyższy wpływ zdobywa sygnet, niższy używa zdolności.
ask-play-openly = Wróżbita: którą kartę kładziesz odkrytą?
    .hint = Rywal zobaczy ją, zanim wybierze swoją.
ask-play-second = Karta rywala już leży odkryta. Którą kartę zagrywasz?
    .hint = Wyższy wpływ zdobywa sygnet, niższy używa zdolności.
ask-faction = { $card }: którą frakcję wskazujesz?
    .hint = Rywal to usłyszy.
ask-any-card = { $card }: którą kartę wskazujesz?
    .hint = Dowolna zagrana karta, twoja albo rywala.
ask-clear-what = { $card }: co zdejmujesz z karty?
    .hint = Wszystkie modyfikatory albo żeton stałej zdolności.
ask-card-or-next = { $card }: którą kartę wskazujesz?
    .hint = Dowolna zagrana karta albo następna, którą zagrasz.
ask-raise = { $card }: która karta zyskuje wpływ?
    .hint = Dowolna zagrana karta, twoja albo rywala.
ask-lower = { $card }: która karta traci wpływ?
    .hint = Dowolna inna zagrana karta, twoja albo rywala.
ask-take-tokens = { $card }: z której karty zabierasz żetony?
    .hint = Przechodzą wszystkie razem.
ask-give-tokens = { $card }: na którą kartę trafiają?
    .hint = Na inną z twoich zagranych kart.
ask-own-card = { $card }: którą swoją kartę wskazujesz?
    .hint = Jedną z twoich zagranych kart.
ask-copy = { $card }: którą zdolność kopiujesz?
    .hint = Działa, jakby była wydrukowana na karcie kopiującej.
ask-activate = { $card }: którą zdolność aktywujesz?
    .hint = Działa z miejsca własnej karty.
ask-hand = { $card }: którą kartę z ręki odrzucasz?
    .hint = Wyboru nie można pominąć.
ask-faction-or-decline = { $card }: odrzucasz kartę?
    .hint = Jeśli odmówisz, karta, która pyta, rośnie w siłę.
ask-keep = { $card }: którą kartę zachowujesz?
    .hint = Zachowujesz dwie; wszystkie inne odrzucasz.
ask-instant = { $card }: którą kartę odrzucasz?
    .hint = Jej zdolności używasz od razu.
ask-blackmail = Szantażystka: twoja karta jest z innej frakcji. Którą kartę odrzucasz?
    .hint = Razem dwie albo tyle, ile masz.
ask-librarian = Bibliotekarka: twoja karta dostaje +2 czy −2?
    .hint = Obie karty są odkryte; zaraz potem porównujecie wpływy.
ask-temple = Świątynia Węży: którą kartę odrzucasz?
    .hint = Rywal zaczął wygrywać przeszłe starcie.
ask-bury = Złomowisko: którą kartę wkładasz pod talię?
    .hint = Rywal jej nie widzi.

## Odpowiedzi

act-decline = Nie odrzucaj
    .hint = karta, która pyta, dostaje +7
act-next = Następna karta, którą zagrasz
    .hint = gdy tylko zostanie odkryta
act-plus = +2
    .hint = większy wpływ
act-minus = −2
    .hint = mniejszy wpływ
act-modifiers = Modyfikatory
    .hint = wszystkie
act-tokens = Żeton stałej zdolności
    .hint = zdolność przestaje działać
act-rebellion = { faction-rebellion }
    .hint = zielona
act-academy = { faction-academy }
    .hint = żółta
act-guild = { faction-guild }
    .hint = czerwona
act-dynasty = { faction-dynasty }
    .hint = niebieska
act-play = { $card }
    .way = Zagraj
    .hint = do następnego starcia
act-card = { $card }
    .way = Z ręki
    .hint = z twojej ręki
act-own = { $card } (twoja)
    .way = Twoja
    .hint = twoja karta w rzędzie
act-rival = { $card } (rywala)
    .way = Rywala
    .hint = karta rywala w rzędzie

## Zdarzenia

event-round = Runda { $number }.
event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-placed = { $you ->
    [yes] Kładziesz kartę we mgle
   *[no] { $seat } kładzie kartę we mgle
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-shown = { $you ->
    [yes] Kładziesz odkrytą kartę: { $card }.
   *[no] { $seat } kładzie odkrytą kartę: { $card }.
}
event-revealed = { $you ->
    [yes] Odkrywasz: { $card }.
   *[no] { $seat } odkrywa: { $card }.
}
event-fog = Mgła: w tej rundzie nic się nie odkrywa.
event-won = { $you ->
    [yes] Wygrywasz starcie { $number }: { $card } ({ $word }).
   *[no] { $seat } wygrywa starcie { $number }: { $card } ({ $word }).
}
event-unwon = { $you ->
    [yes] Nie wygrywasz już starcia { $number }: { $card } ({ $word }).
   *[no] { $seat } nie wygrywa już starcia { $number }: { $card } ({ $word }).
}
event-tied = Starcie { $number } to remis.
event-signets = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) ma teraz { $number ->
    [one] { $number } sygnet.
    [few] { $number } sygnety.
   *[many] { $number } sygnetów.
}
event-activated = { $you ->
    [yes] Używasz zdolności: { $card }.
   *[no] { $seat } używa zdolności: { $card }.
}
event-copied = { $you ->
    [yes] Kopiujesz zdolność: { $card }.
   *[no] { $seat } kopiuje zdolność: { $card }.
}
event-named = { $you ->
    [yes] Wskazujesz frakcję: { $word }.
   *[no] { $seat } wskazuje frakcję: { $word }.
}
event-declined = { $you ->
    [yes] Niczego nie odrzucasz.
   *[no] { $seat } niczego nie odrzuca.
}
event-no-instant = { $you ->
    [yes] Nie masz na ręce zdolności natychmiastowej.
   *[no] { $seat } nie ma na ręce zdolności natychmiastowej.
}
event-discarded = { $from ->
    [hand] { $you ->
        [yes] Odrzucasz z ręki: { $cards }.
       *[no] { $seat } odrzuca z ręki: { $cards }.
    }
    [deck] { $you ->
        [yes] Odrzucasz z talii: { $cards }.
       *[no] { $seat } odrzuca z talii: { $cards }.
    }
   *[row] { $you ->
        [yes] Tracisz z rzędu: { $cards }.
       *[no] { $seat } traci z rzędu: { $cards }.
    }
}
event-shuffled = { $you ->
    [yes] Tasujesz talię.
   *[no] { $seat } tasuje talię.
}
event-buried = { $you ->
    [yes] Wkładasz kartę pod talię
   *[no] { $seat } wkłada kartę pod talię
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-returned = { $you ->
    [yes] Bierzesz z powrotem na rękę: { $card }.
   *[no] { $seat } bierze z powrotem na rękę: { $card }.
}
event-replaced = { $you ->
    [yes] Jej miejsce zajmuje losowa karta z twojej ręki: { $card }.
   *[no] Jej miejsce zajmuje losowa karta z ręki ({ $seat }): { $card }.
}
event-raised = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) dostaje +{ $number } wpływu.
event-lowered = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) dostaje −{ $number } wpływu.
event-cleared = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) traci wszystkie modyfikatory.
event-ongoing = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) dostaje żeton stałej zdolności.
event-ceased = { $card } ({ $you ->
    [yes] twoja karta
   *[no] { $seat }
}) traci żeton stałej zdolności.
event-next-raised = { $you ->
    [yes] Twoja następna karta dostanie
   *[no] Następna karta ({ $seat }) dostanie
} +{ $number } wpływu.
event-next-lowered = { $you ->
    [yes] Twoja następna karta dostanie
   *[no] Następna karta ({ $seat }) dostanie
} −{ $number } wpływu.
event-next-late = { $you ->
    [yes] Twoja następna karta dostanie
   *[no] Następna karta ({ $seat }) dostanie
} +{ $number } wpływu po zdolnościach.
event-next-choice = { $you ->
    [yes] Twoja następna karta dostanie +2 albo −2, jak wybierzesz.
   *[no] Następna karta ({ $seat }) dostanie +2 albo −2 do wyboru.
}
event-next-demand = { $you ->
    [yes] Żądana frakcja twojej następnej karty
   *[no] Żądana frakcja następnej karty ({ $seat })
}: { $word }.
event-next-openly = { $you ->
    [yes] Następną kartę musisz położyć odkrytą.
   *[no] { $seat } musi położyć następną kartę odkrytą.
}
event-temple = { $you ->
    [yes] Świątynia Węży: wygrywasz przeszłe starcie { $number }.
   *[no] Świątynia Węży: { $seat } wygrywa przeszłe starcie { $number }.
}
event-game-won = { $you ->
    [yes] Wygrywasz tę grę: { $word }.
   *[no] { $seat } wygrywa tę grę: { $word }.
}
event-game-drawn = Ta gra kończy się remisem: { $word }.

## Koniec gry. $winners to imiona zwycięzców, $count ich liczba.

outcome-match = Mecz wygrywa: { $winners }.
    .won = Wygrywasz mecz!
    .lost = Przegrywasz mecz. Wygrywa: { $winners }.
    .draw = Mecz kończy się remisem.
outcome-signets = Pięć sygnetów. Wygrywa: { $winners }.
    .won = Masz co najmniej pięć sygnetów, więcej niż rywal, i wygrywasz.
    .lost = Przegrywasz. Co najmniej pięć sygnetów, więcej niż ty, ma: { $winners }.
    .draw = Tyle samo sygnetów po obu stronach: remis.
outcome-no-card = Brak karty do zagrania. Wygrywa: { $winners }.
    .won = Brak karty do zagrania: gra kończy się na twoją korzyść.
    .lost = Przegrywasz: brak karty do zagrania.
    .draw = Nikt nie ma już karty, a sygnetów jest po równo: remis.
outcome-djinn = Rozstrzyga Dżinn. Wygrywa: { $winners }.
    .won = Dżinn daje ci zwycięstwo.
    .lost = Przegrywasz. Dżinn daje zwycięstwo komu innemu: { $winners }.
    .draw = Dżinn niczego nie rozstrzyga: remis.
outcome-puppeteer = Brak karty dla Lalkarki. Wygrywa: { $winners }.
    .won = Rywal nie ma już karty dla Lalkarki i wygrywasz.
    .lost = Przegrywasz: nie masz już na ręce karty dla Lalkarki.
    .draw = Brak karty dla Lalkarki: remis.
outcome-mechanical-djinn = Rozstrzyga Mechaniczny Dżinn. Wygrywa: { $winners }.
    .won = Wygrywasz starcie zaraz po swoim Mechanicznym Dżinnie, a z nim grę.
    .lost = Przegrywasz. Starcie zaraz po Mechanicznym Dżinnie wygrywa: { $winners }.
    .draw = Oba Mechaniczne Dżinny rozstrzygają naraz, a sygnetów jest po równo: remis.
outcome-founders-day = Trzy sąsiednie starcia podczas Festiwalu Założyciela. Wygrywa: { $winners }.
    .won = Trzy sąsiednie starcia są twoje: wygrywasz podczas Festiwalu Założyciela.
    .lost = Przegrywasz. Trzy sąsiednie starcia podczas Festiwalu Założyciela ma: { $winners }.
    .draw = Trzy sąsiednie starcia wygrywacie oboje naraz, a sygnetów jest po równo: remis.
outcome-catacombs = Rozstrzygają Nawiedzone Katakumby. Wygrywa: { $winners }.
    .won = Nawiedzone Katakumby kończą grę na twoją korzyść.
    .lost = Przegrywasz: grę kończą Nawiedzone Katakumby.
    .draw = Nawiedzone Katakumby pochłaniają obie strony, a sygnetów jest po równo: remis.

## Jak grać

howto-1 = Dwie osoby z takimi samymi szesnastoma kartami walczą o władzę w Cardii. Kto na koniec rundy ma pięć sygnetów, i więcej niż rywal, wygrywa grę. Mecz toczy się do dwóch wygranych.
    .title = Cel
howto-2 = Każda karta ma wpływ od 1 do 16, jedną z czterech frakcji i zdolność. Zaczynasz z pięcioma kartami na ręce i dobierasz jedną na koniec każdej rundy. Niczego się nie tasuje ponownie: szesnaście kart musi ci wystarczyć.
    .title = Karty
howto-3 = Wybieracie w tajemnicy po karcie i odkrywacie je razem: to starcie. Karta o większym wpływie wygrywa i dostaje sygnet. Karta o mniejszym wpływie używa zdolności. Przy remisie nie dzieje się ani jedno, ani drugie.
    .title = Runda
howto-4 = Zdolności przegrywającej karty trzeba użyć, na ile się da, nawet gdy szkodzi. Karty zostają w rzędzie i zdolności nadal mogą ich dotykać.
    .title = Zdolność przegranej
howto-5 = Zdolność natychmiastowa działa raz. Stała działa, dopóki na karcie leży jej żeton, nawet jeśli karta później wygrywa.
    .title = Natychmiastowe i stałe
howto-6 = Wpływ może się zmienić w każdej chwili, także w przeszłych starciach. Sygnet leży zawsze na karcie, która wygrywa teraz. Karta, która zaczyna przegrywać później, nie używa zdolności.
    .title = Przeszłe starcia się odwracają
howto-7 = Wygrywasz też wtedy, gdy na początku rundy rywal nie ma karty do zagrania albo gdy tak mówi zdolność. Jeśli nikt nie może zagrać, wygrywa większa liczba sygnetów.
    .title = Inne drogi do wygranej
howto-8 = Talia II ma inne zdolności, a talie można łączyć całymi frakcjami. Lokacje dodają zasadę na całą grę. Czaszki składają się na trudność: talia II to jedna, talia mieszana dwie, lokacja od jednej do trzech.
    .title = Talie i lokacje
howto-9 = Dla czterech osób jest turniej w naszym własnym formacie: każdy gra z każdym, trzy rundy po dwa mecze, jeden talią I, drugi talią II. Decydują wygrane mecze, potem wygrane gry, potem wynik bezpośredniego meczu.
    .title = Turniej

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = W każdym starciu oboje wybieracie w tajemnicy po jednej karcie. Większy wpływ wygrywa starcie i dostaje sygnet, a przegrana karta używa swojej zdolności. Wygrywa ten, kto pierwszy zbierze pięć sygnetów.
lesson-row = To są dotychczasowe starcia, od najstarszego: twoje karty po twojej stronie, karty rywala naprzeciwko.
lesson-signets = Sygnet leży na karcie, która wygrywa swoje starcie. Masz dwa, rywal ma jeden; potrzeba pięciu.
lesson-higher = Liczba w rogu karty to wpływ, od 1 do 16. Wysokie karty wygrywają, ale wtedy ich zdolność nie działa.
    .why = Arcymagini ma 14: mało która karta ją pokona.
lesson-ability = Karta rywala przegrała, więc zadziałała jej zdolność: Sabotażysta wyrzucił dwie karty z twojej talii.
lesson-loser = Dlatego warto czasem przegrać. Niska karta oddaje sygnet, ale jej zdolność pracuje dla ciebie.
    .why = Gdy Wróżbita przegra, rywal położy następną kartę odkrytą.
lesson-openly = Zadziałało: karta rywala na to starcie już leży odkryta, a ty dopiero wybierasz.
lesson-clockmaker = Zdolności zmieniają wpływ także w przeszłych starciach, a sygnet przechodzi do karty, która wygrywa teraz.
    .why = Zegarmistrzyni przegra, ale doda 3 twojej poprzedniej karcie: Wróżbita pokona Sędzinę 9 do 8.
lesson-turned = Starcie się odwróciło: żeton +3 podniósł twoją kartę i sygnet jest twój. Drugi taki żeton czeka na twoją następną kartę.
lesson-next = Masz cztery sygnety. Jeszcze jedno wygrane starcie i gra jest twoja.
    .why = Czatownik ma 9, a z czekającym żetonem 12.
lesson-end = Wiesz już, że wygrana daje sygnet, a przegrana zdolność, i że przeszłość można zmienić. Talia II i lokacje dodają do tego nowe sztuczki.

## Dlaczego podpowiedź wskazuje tę odpowiedź: do czego zwykle prowadzi ona ($best), a do czego następna ($next)

hint-signets = Po tym starciu masz zwykle więcej sygnetów: { $best } zamiast { $next }.
hint-rival-signets = Po tym starciu rywal ma zwykle mniej sygnetów: { $best } zamiast { $next }.
hint-hand = Na ręce zostaje ci zwykle więcej kart: { $best } zamiast { $next }.
hint-rival-hand = Rywalowi zostaje zwykle mniej kart na ręce: { $best } zamiast { $next }.
hint-influence-left = Na ręce zostaje ci na później więcej wpływu: razem { $best } zamiast { $next }.
