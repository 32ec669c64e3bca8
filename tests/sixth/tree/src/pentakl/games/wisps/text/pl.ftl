# Ogniki po polsku. Ten plik czytają i Python, i przeglądarka; klucze są te same co w en.ftl.
# Argumenty komunikatów opisuje początek pliku text/en.ftl Karmaki.

game-name = Ogniki
game-tagline = Ukryj światła wśród kamieni mokradła i zgadnij, co ukryli inni.

option-stones = Kamienie
    .about = Ile kamieni leży na mokradle.
option-stones-4 = Cztery kamienie
    .about = Szybka gra, mało miejsca.
option-stones-6 = Sześć kamieni
    .about = Więcej kryjówek i więcej do zgadywania.
option-hand = Ogniki na ręce
    .about = Z iloma ognikami zaczynasz.
option-hand-3 = Trzy
    .about = Zwykła ręka.
option-hand-4 = Cztery
    .about = Większy wybór i więcej do zgadywania. Potrzeba sześciu kamieni.

preset-first = Pierwsza gra
    .about = Cztery kamienie, trzy ogniki na ręce.
preset-full = Pełna gra
    .about = Sześć kamieni, cztery ogniki na ręce.

## Miejsca i pola

zone-hand = Ręka
    .about = Twoje ogniki. Inni widzą tylko, ile ich jest.
zone-lantern = Latarnia
    .about = Odkryte ogniki, które liczą się dla ciebie.
zone-night = Noc
    .about = Zakryte ogniki, których nikt jeszcze nie dobrał.
zone-stones = Kamienie
    .about = Rząd miejsc. Na każdym może leżeć jeden ukryty ognik.
field-points = Punkty
field-round = Runda

## Ogniki

card-facts = punkty: { $value }
card-spark = Iskra
    .text = W latarni jest warta 1 punkt.
    .gist = 1 punkt
card-glow = Blask
    .text = W latarni jest wart 2 punkty.
    .gist = 2 punkty
card-blaze = Płomień
    .text = W latarni jest wart 3 punkty.
    .gist = 3 punkty
card-moth = Ćma
    .text = Nic niewarta. Do kogo trafi, ten ogląda ognik ukryty przez kogoś innego.
    .gist = obejrzyj kamień
    .ruling-1 = Trafia też do tego, kto ją ukrył, jeśli ktoś źle ją nazwie.

word-spark = { card-spark }
word-glow = { card-glow }
word-blaze = { card-blaze }
word-moth = { card-moth }

## Pytania

ask-play = Twoja tura: ukrywasz ognik czy zgadujesz?
    .hint = Odgadnięty ognik jest twój; nieodgadnięty trafia do tego, kto go ukrył.
ask-name = Co jest ukryte na kamieniu { $place }?
    .hint = Jeśli masz rację, jest twoje.
ask-look = Ćma: który kamień oglądasz?
    .hint = Zobaczysz to tylko ty.

## Odpowiedzi

act-hide = Ukryj na kamieniu { $place }: { $card }
    .hint = zakryty
act-guess = Zgadnij kamień { $place }: { $card }
    .hint = nazwij, co tam jest ukryte
act-name = { $card }
    .hint = jeśli masz rację, jest twoje
act-look = Obejrzyj kamień { $place }: { $card }
    .hint = obejrzyj, co tam jest ukryte

## Wydarzenia

event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $seat } dobiera
} { $count ->
    [one] ognik
    [few] { $count } ogniki
   *[many] { $count } ogników
} z nocy{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-hid = { $you ->
    [yes] Ukrywasz ognik na kamieniu { $toplace }
   *[no] { $seat } ukrywa ognik na kamieniu { $toplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-pointed = { $you ->
    [yes] Wskazujesz kamień { $place }
   *[no] { $seat } wskazuje kamień { $place }
} ({ $otheryou ->
    [yes] twój
   *[no] { $other }
}).
event-named = { $you ->
    [yes] Mówisz: { $word }.
   *[no] { $seat } mówi: { $word }.
}
event-caught = { $you ->
    [yes] Dobrze! Łapiesz: { $card }.
   *[no] Dobrze! { $seat } łapie: { $card }.
}
event-went-home = { $you ->
    [yes] Źle: wraca do ciebie: { $card }.
   *[no] Źle: { $seat } odzyskuje: { $card }.
}
event-looked = { $you ->
    [yes] Oglądasz kamień { $fromplace }
   *[no] { $seat } ogląda kamień { $fromplace }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
event-passed = { $you ->
    [yes] W tej turze nie możesz nic zrobić.
   *[no] { $seat } nie może nic zrobić w tej turze.
}

## Koniec

outcome-lights = Najjaśniejsza latarnia: { $winners }.
    .won = Twoja latarnia świeci najjaśniej: wygrywasz.
    .lost = Przegrywasz. Najjaśniejsza latarnia: { $winners }.
    .draw = Najjaśniejsze latarnie świecą tak samo: remis.

## Jak grać

howto-1 = Jest piętnaście ogników: pięć Iskier, cztery Blaski, trzy Płomienie i trzy Ćmy. Zaczynasz z trzema albo czterema na ręce; pozostałe to noc.
    .title = Ogniki
howto-2 = Robisz jedną z dwóch rzeczy. Ukrywasz ognik zakryty na wolnym kamieniu i dobierasz następny z nocy. Albo wskazujesz ognik ukryty przez kogoś innego i nazywasz go.
    .title = Twoja tura
howto-3 = Kto dobrze nazwie ukryty ognik, wkłada go do swojej latarni. Źle nazwany trafia do latarni tego, kto go ukrył. Tak czy inaczej wszyscy go widzą.
    .title = Zgadywanie
howto-4 = Gdy nie ma już ogników na rękach ani na kamieniach, liczy się latarnie. Wygrywa najwięcej punktów, a przy równych najwięcej ogników.
    .title = Koniec

## Lekcja: cel, kroki (.why: dlaczego ta odpowiedź) i zakończenie

lesson-goal = Ogniki kryją się na kamieniach. Odgaduj cudze, a swoich nie zdradzaj. Wygrywa najjaśniejsza latarnia.
lesson-guess = Na tym kamieniu leży ognik rywala. Wskaż go, żeby zgadnąć, co to jest.
    .why = Kto zgadnie, ma go we własnej latarni.
lesson-name = Teraz nazwij ognik.
    .why = Płomienie są najwięcej warte, więc kryje się je najpierw.
lesson-hide = Albo ukryj własny ognik na wolnym kamieniu.
    .why = Iskra jest mało warta, jeśli ktoś ją odgadnie.
lesson-end = Umiesz już zgadywać i ukrywać. To wszystko.

## Dlaczego podpowiedź wskazuje tę odpowiedź

hint-light = Twoja latarnia świeci zwykle jaśniej: { $best } zamiast { $next }.
hint-rival-light = Najjaśniejsza z pozostałych latarni świeci zwykle słabiej: { $best } zamiast { $next }.
