# Zasady Fantastycznych światów: rysunki i spisy. Klucze są te same co w en.ftl.

reads-card = Karta, czytana od góry do dołu.
    .value = Siła: punkty, które karta daje sama z siebie.
    .glyph = Znak zestawu; to samo mówią kolor, pieczęć i wzór.
    .type = Zestaw, o który pytają inne karty.
    .text = Premia albo kara, zależnie od innych kart na ręce.

fitting = Dwie pasujące karty: razem są warte więcej niż każda osobno.
fitting-bonus = +5 za Armię
fitting-penalty = bez kary: jest Przywódca
blanking = Anulowana karta nic nie daje i żadna inna karta jej nie widzi.
blanking-spared = oszczędzona z nazwy
stamp-blanked = Anulowana
stamp-flood = to Armia
clearing = Usuwanie kar jest pierwsze: przy Górach Potop niczego nie anuluje.
clearing-flood = kara usunięta
clearing-army = liczy się w pełni
copying = Po zakończeniu gry staje się inną kartą z twojej ręki, razem z jej siłą i karą.
copying-what = +30, ale też potrzebuje Czarodzieja

group-land = Krainy
    .about = Miejsca, które nagradzają swoich mieszkańców.
group-flood = Powodzie
    .about = Dużo siły i kary, które zmywają inne karty.
group-weather = Pogody
    .about = Silne w towarzystwie innych żywiołów.
group-flame = Płomienie
    .about = Wysokie premie i największy pożar ze wszystkich.
group-army = Armie
    .about = Silne, ale wchodzą sobie w drogę.
group-wizard = Czarodzieje
    .about = Zbierają, oswajają, wskrzeszają i władają.
group-leader = Przywódcy
    .about = Liczą tych, którym przewodzą.
group-beast = Bestie
    .about = Dzika siła, która szuka właściwego towarzystwa.
group-weapon = Bronie
    .about = Chcą kogoś, kto umie się nimi posłużyć.
group-artifact = Artefakty
    .about = Mała siła, wielkie zamysły.
group-wild = Karty specjalne
    .about = Po zakończeniu gry stają się czymś innym.
