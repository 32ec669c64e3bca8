# Zasady gry ETER: rysunki i spisy. Klucze są te same co w en.ftl.

goal = Trzy karty jadeitowe w linii: jadeit od razu wygrywa.
field = Karty stykają się bokami albo rogami. Trzy rzędy są zajęte, więc pole może już tylko się poszerzać.
covering = Trójkę kładzie się na wszystko, co niższe, czyjekolwiek jest. Na inną trójkę nie.
covering-lower = karta rywala
covering-own = twoja własna
illusion = Trójka atakuje iluzję, a to czwórka: atakująca odpada.
illusion-down = iluzja: warta 1
illusion-up = ujawniona
explosion = Karta eksplozji leży na polu gry: każdy znak działa na miejsce pod nim.
eter = Karty Eteru obu osób: nic ich nigdy nie rusza.
powers = Dwie moce leżą odkryte; kto użyje jednej, zabiera ją rywalowi.

reads-mage = Karta maga, czytana od góry do dołu.
    .value = Strona: każdy mag ma dwie, a grasz jedną.
    .glyph = Znak żywiołu.
    .type = Strona i żywioł słowami.
    .text = Co robi, raz na grę, zamiast zagrania karty.

group-combat = Karty walki
    .about = Jadeit ma okrągłe znaczki, fiolet romby. W szkoleniu nikt nie ma karty Eteru.
group-mages = Magowie
    .about = Po dwie strony na żywioł; masz jednego maga na cały mecz.
group-fire = Moce Ognia
    .about = Od I do VI: palą karty.
group-earth = Moce Ziemi
    .about = Od XIX do XXIV: przykrywają, blokują i przesuwają.
group-air = Moce Powietrza
    .about = Od VII do XII: przenoszą i zdmuchują.
group-water = Moce Wody
    .about = Od XIII do XVIII: porywają i zamieniają miejscami.
group-explosions = Eksplozje
    .about = Jedna z nich leży obok pola w każdej grze.
