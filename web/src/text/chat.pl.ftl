# Czat przy stole. Klucze są te same co w chat.en.ftl.

chat-title = Czat
    .unread = Czat, nieprzeczytane: { $count }
rail-tabs = Kronika i czat
chat-list = Wiadomości
chat-empty = Nie ma jeszcze wiadomości.
chat-said = { $name }: { $words }
chat-field = Twoja wiadomość
    .hint = Napisz do stołu
chat-send = Wyślij
chat-left = Pozostało znaków: { $count }
chat-phrases = Zwroty
    .spoken = Gotowe zwroty
chat-people = Osoby
    .spoken = Osoby na czacie
chat-alone = Nikt inny nie siedzi przy stole.
chat-you-watch = Oglądasz grę: możesz czytać czat, ale piszą na nim tylko gracze.
chat-you-silenced = Gospodarz stołu odebrał ci głos. Możesz czytać, ale nie pisać.
chat-mute = Wycisz
    .named = Wycisz: { $name }. Ty nie zobaczysz tych wiadomości, inni tak
chat-unmute = Wyłącz wyciszenie
    .named = Wyłącz wyciszenie: { $name }
chat-is-muted = wyciszone przez ciebie
chat-silence = Odbierz głos
    .named = Odbierz głos: { $name }. Nikt nie zobaczy nowych wiadomości
chat-unsilence = Przywróć głos
    .named = Przywróć głos: { $name }
chat-is-silenced = głos odebrany przez gospodarza
chat-silenced = Gospodarz stołu odbiera głos: { $name }.
chat-unsilenced = Gospodarz stołu przywraca głos: { $name }.

## Gotowe zwroty

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-thanks = Dzięki!
phrase-well-played = Dobre zagranie!
phrase-good-game = Dobra gra!
phrase-one-moment = Chwileczkę, proszę.
phrase-your-turn = Twoja kolej!
phrase-misclick = Przepraszam, kliknęło mi się.
phrase-suspect = Kogo podejrzewasz?
phrase-trust-me = Zaufaj mi.
phrase-hurry = Możemy trochę szybciej?
phrase-play-again = Zagramy jeszcze raz?

## Czego serwer odmawia

error-spectator = Widzowie mogą czytać czat, ale nie mogą na nim pisać.
error-silenced = Gospodarz stołu odebrał ci głos.
error-bad-text = Wiadomość to jeden wiersz zwykłego tekstu, od 1 do 300 znaków.
error-too-chatty = Za dużo wiadomości naraz. Odczekaj kilka sekund.
error-nobody-there = Nikt już tam nie siedzi.
error-silenced-already = To już zrobione.
