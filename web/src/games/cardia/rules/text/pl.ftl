# Zasady Cardii: rysunki i spisy. Klucze są te same co w en.ftl.

reads-card = Karta, czytana od góry do dołu.
    .value = Wpływ: rozstrzyga, kto wygrywa starcie.
    .glyph = Znak frakcji; to samo mówią kolor, pieczęć i wzór.
    .type = Frakcja oraz to, czy zdolność jest natychmiastowa, czy stała.
    .text = Zdolność: działa, gdy karta przegrywa.

round = 8 wygrywa z 3. Silne karty wygrywają, słabe działają.
round-wins = wygrywa, dostaje sygnet
round-loses = przegrywa, używa zdolności
ongoing = Dopóki na karcie leży ten żeton, jej zdolność działa.
past = Wygrywała 12. Z żetonem +3 karta 11 ma już 14, więc sygnet przeszedł na nią.
past-raised = 11 + 3 = 14
past-printed = 12, bez zdolności
decks = Obie talie mają te same wartości i frakcje, ale inne zdolności.

group-deck-1 = Talia I
    .about = Szesnaście kart, po jednej na każdy wpływ od 1 do 16.
group-deck-2 = Talia II
    .about = Inne zdolności przy tych samych wartościach. Jedna czaszka trudności.
group-locations = Lokacje
    .about = Każda dodaje zasadę na całą grę; liczba to jej wkład w trudność.
location-type = Lokacja · trudność { $skulls }
