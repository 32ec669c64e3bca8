# Zasady gry Karmaka: rysunki i spisy. Klucze są te same co w en.ftl.

reads-card = Karta, czytana od góry do dołu.
    .value = Wartość jako Uczynek: od 1 do 3 punktów.
    .glyph = Znak koloru: na końcu liczy się tylko jeden kolor.
    .type = Kolor oraz cel zdolności: temu rywalowi zaproponujesz kartę.
    .text = Zdolność, jeśli dla niej zagrywasz kartę.

ways = Jedna karta, trzy sposoby: wybierasz jeden z nich.
ways-deed = Uczynek: 2 punkty teraz
ways-ability = Zdolność: dzieje się teraz
ways-future = Przyszłe Życie: na następne życie
cost = Okradziony może zatrzymać narzędzie złodzieja na następne życie.
cost-used = użyta przez ciebie
cost-kept = Przyszłe Życie rywala
exposed = Ostatni Uczynek leży na wierzchu i chroni te pod spodem.
exposed-safe = przykryty: bezpieczny
exposed-top = jawny: w zasięgu
climb = Czerwony: 3 + 2, a mozaika dodaje 1 do każdego koloru. Sześć punktów: dość nawet dla Wilka.

group-red = Czerwone
    .about = Niszczą Uczynki, ręce i Przyszłe Życia.
group-green = Zielone
    .about = Przynoszą ci karty.
group-blue = Niebieskie
    .about = Podglądają, kradną i planują naprzód.
group-mosaic = Mozaika
    .about = Warte 1 punkt każdego koloru; używają zdolności Uczynków.
