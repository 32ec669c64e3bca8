# Zasady Ogników: rysunki i spisy. Klucze są te same co w en.ftl.

reads-card = Ognik, czytany od góry do dołu.
    .value = Jego punkty w latarni.
    .text = Co robi.
guess = Nazwany trafnie, jest twój.
guess-hidden = ukryty na kamieniu
guess-right = odgadnięty

group-lights = Światła
    .about = Świecą w latarni.
group-moths = Ćmy
    .about = Patrzą na to, co ukryli inni.
