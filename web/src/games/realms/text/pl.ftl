game-realms = Fantastyczne światy
    .blurb = Siedem kart, setki powiązań. Wynik ręki liczy się na twoich oczach.
