# The chat at the table. The keys are the same as in chat.pl.ftl.

chat-title = Chat
    .unread = Chat, unread: { $count }
rail-tabs = Chronicle and chat
chat-list = Messages
chat-empty = No messages yet.
chat-said = { $name }: { $words }
chat-field = Your message
    .hint = Write to the table
chat-send = Send
chat-left = Characters left: { $count }
chat-phrases = Phrases
    .spoken = Ready-made phrases
chat-people = People
    .spoken = People in the chat
chat-alone = Nobody else is at the table.
chat-you-watch = You are watching: you can read the chat, but only players can write.
chat-you-silenced = The host has silenced you. You can read, but not write.
chat-mute = Mute
    .named = Mute { $name }: you will not see their messages, others will
chat-unmute = Unmute
    .named = Unmute { $name }
chat-is-muted = muted by you
chat-silence = Silence
    .named = Silence { $name } for everybody
chat-unsilence = Let speak
    .named = Let speak again: { $name }
chat-is-silenced = silenced by the host
chat-silenced = The host has silenced { $name }.
chat-unsilenced = The host lets { $name } speak again.

## Ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-one-moment = One moment, please.
phrase-your-turn = Your turn!
phrase-misclick = Sorry, misclick.
phrase-suspect = Who do you suspect?
phrase-trust-me = Trust me.
phrase-hurry = Could we hurry up a little?
phrase-play-again = Shall we play again?

## What the server refuses

error-spectator = Spectators can read the chat, but not write.
error-silenced = The host has silenced you at this table.
error-bad-text = A message is one line of plain text with 1 to 300 characters.
error-too-chatty = Too many messages at once. Wait a few seconds.
error-nobody-there = Nobody is sitting there any more.
error-silenced-already = That has already been done.
