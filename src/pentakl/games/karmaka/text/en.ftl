# Karmaka in English. Python and the browser read this very file; its keys are those of pl.ftl.
#
# Arguments of events (event-*):
#   $you, $otheryou, $owneryou, $receiveryou   "yes" when that person is the viewer, else "no"
#   $seat, $other, $owner, $receiver           names
#   $self                                      "yes" when the event concerns nobody but $seat
#   $known                                     "yes" when the viewer sees the cards; $card and $cards then name them
#   $count, $number                            how many cards; the number of the event
#   $from, $to                                 keys of zones
#   $place, $fromplace, $toplace               names of places: where it happened, where a card leaves, where it comes
#   $word                                      the event's word, translated (word-*)
# Arguments of questions (ask-*): $card and $place, the card or place that asks.
# Arguments of answers (act-*): $card, $seat, $place, $number; the .hint of an answer also $value and $colour (a colour's key).
# Arguments of the name of a cell (cell), in games with a board: $row and $column, numbers that may be negative.

game-name = Karmaka
game-tagline = Sow deeds, reap them in the next life, and climb to transcendence.

option-variant = Variant
    .about = Who plays with whom.
option-variant-free = Free for all
    .about = For 2 to 4 players. The first to reach the top of the ladder wins.
option-variant-teams = Two against two
    .about = For 4 players. Partners sit opposite each other, and a card may also go to the partner's Future Life. The transcendence of one wins for both.
option-variant-wolf = Big bad wolf
    .about = For 3 players. One begins as a Wolf at once and plays against two partners, who begin as Dung Beetles. One of the two is enough to win.

## Colours, rungs, zones

colour-red = red
    .about = The colour of destruction.
colour-green = green
    .about = The colour of generosity and temper.
colour-blue = blue
    .about = The colour of courage and cunning.
colour-mosaic = mosaic
    .about = Counts for every colour.

word-red = { colour-red }
word-green = { colour-green }
word-blue = { colour-blue }
word-mosaic = { colour-mosaic }

rung-beetle = Dung Beetle
    .about = To climb: 4 points of one colour.
rung-snake = Snake
    .about = To climb: 5 points of one colour.
rung-wolf = Wolf
    .about = To climb: 6 points of one colour.
rung-monkey = Monkey
    .about = To climb: 7 points of one colour.
rung-transcendence = Trans{"\u00AD"}cendence
    .about = The top of the Karmic Ladder and the end of the game.

zone-hand = Hand
    .about = Your cards in this life. Others see only how many there are.
zone-deck = Deck
    .about = A face-down pile for the rest of this life; nobody knows its cards, not even its owner.
zone-future = Future Life
    .about = A face-down pile for the next life. You may look through your own, but never reorder it.
zone-deeds = Deeds
    .about = Face-up points of this life, the oldest first. The last one is the exposed Deed.
zone-well = Well
    .about = The shared face-down pile from which cards are drawn.
zone-ruins = Ruins
    .about = The shared face-up pile of lost cards. Everybody may browse it.
zone-middle = Middle of the table
    .about = The card whose ability is at work.

field-round = Round
field-rung = Rung
field-needed = To climb
field-rings = Rings
field-points = Points
points-red = { colour-red }
points-green = { colour-green }
points-blue = { colour-blue }

# $colour is the key of a colour, $value a number of points: what is printed on the card.
card-facts = { $colour ->
    [red] red { $value }
    [green] green { $value }
    [blue] blue { $value }
   *[mosaic] mosaic { $value }
}

## Terms

term-deed = Deed
    .about = A card played face up before you for its points. Its ability does nothing there, and at your reincarnation only your best colour counts.
term-exposed = Exposed Deed
    .about = The Deed played last, on top of the pile. It is the only one that others can ruin, take or copy.
term-ability = Ability
    .about = What the card says. After its use the card is offered to a rival.
term-future = Future Life
    .about = Cards laid by for the next life. After a reincarnation all of them come to your hand.
term-deck = Deck
    .about = Your own face-down pile. You draw one card from it at the start of your turn.
term-life = Life
    .about = It lasts while you have cards in hand or in your Deck.
term-reincarnation = Reincarnation
    .about = When you begin a turn with no cards in hand and none in your Deck, you count your points, climb or take a ring, and start a new life. That is your whole turn.
term-ladder = Karmic Ladder
    .about = Dung Beetle, Snake, Wolf, Monkey, Transcendence. The climbs cost 4, 5, 6 and 7 points of one colour.
term-ring = Karmic Ring
    .about = The reward for a life without a climb. At a reincarnation every ring you spend stands for one missing point.
term-offer = Karmic cost
    .about = A used card is offered to the rival it struck or, if it struck nobody, to all rivals in turn. Whoever accepts it lays it on their Future Life; an unwanted card goes to the Ruins.
term-mosaic = Mosaic
    .about = A card of all colours: its point counts for whichever colour is best.
term-well = Well
    .about = When it is empty and a card is needed, all Ruins but the top three cards are shuffled into a new one.
term-ruins = Ruins
    .about = Where lost and unwanted cards go. Some abilities fetch one of the top three.
term-rival = Rival
    .about = Everybody but you and your partner.
term-player = Player
    .about = Everybody at the table, you included.
term-partner = Partner
    .about = Plays on your side. A partner is no rival, and no red card may be aimed at them.

## Blue cards

card-transmigrate = Trans{"\u00AD"}migrate
    .text = Choose a card anywhere in your Future Life: it returns to your hand. The others keep their order.
    .gist = Future → hand
    .ask-future = { $card }: which card returns to your hand?
    .ruling-1 = Rivals do not see the card, but they see from which place of the pile it came.
    .ruling-2 = With an empty Future Life nothing happens, but the card is still offered.
card-peek = Peek
    .text = Look through one rival's whole hand. Then you may play another card.
    .gist = see a hand · play
    .ask-rival = { $card }: whose hand do you look at?
    .ruling-1 = The rival first decides whether to accept this card; only then do you play on.
    .ruling-2 = An empty hand does not cost you the other play.
card-destiny = Destiny
    .text = Look at the top three cards of the Well. Lay up to two of them on your Future Life and return the rest to the top of the Well, in any order.
    .gist = see 3, keep 2
    .ask-seen-or-done = { $card }: which card goes to your Future Life?
    .ask-put-back = { $card }: which card do you return to the Well first?
    .ruling-1 = With fewer than three cards in the Well, all Ruins but the top three are first shuffled beneath it.
    .ruling-2 = Rivals see how many cards you keep, but not which.
card-stolen_dreams = Stolen Dreams
    .text = The top card of a rival's Future Life moves, face down, to the top of yours.
    .gist = steal a future
    .ask-rival = { $card }: whose Future Life do you rob?
    .ruling-1 = Only you and its former owner know which card it is.
card-denial = Denial
    .text = Ruin a card from your hand, then carry out its ability.
    .gist = ruin and use
    .ask-hand = { $card }: which card of your hand do you ruin to use its ability?
    .ruling-1 = The ruined card already lies in the Ruins when its ability works, so Salvage and Recycle can fetch themselves.
    .ruling-2 = It is Denial that is offered, never the ruined card.
    .ruling-3 = You may ruin another Denial and so draw out the chain.
card-swindle = Swindle
    .text = See three random cards of a rival's hand and keep one of them.
    .gist = keep 1 of 3
    .ask-rival = { $card }: from whose hand do you take a card?
    .ask-seen = { $card }: which card do you keep?
    .ruling-1 = If the rival has fewer than three cards, you see them all.
    .ruling-2 = The other cards go back to the rival; nobody else sees anything.
card-thievery = Thievery
    .text = A rival's exposed Deed comes to your hand.
    .gist = Deed → your hand
    .ask-rival = { $card }: whose exposed Deed do you take?
    .ruling-1 = The Deed that lay beneath it is then the exposed one.

## Green cards

card-another_day = Another Day
    .text = Draw one card from the Well. Then you may play another card.
    .gist = draw 1 · play
    .ruling-1 = The rivals first decide whether to accept this card; only then do you play on.
    .ruling-2 = You may also play the card you have just drawn.
card-recycle = Recycle
    .text = Point at one of the top three cards of the Ruins: it goes face down to your Future Life.
    .gist = Ruins → Future
    .ask-ruins = { $card }: which card goes to your Future Life?
    .ruling-1 = A used Recycle does not lie in the Ruins yet, so it cannot fetch itself; Denial is the exception.
card-salvage = Salvage
    .text = Point at one of the top three cards of the Ruins: it comes to your hand.
    .gist = Ruins → hand
    .ask-ruins = { $card }: which card comes to your hand?
    .ruling-1 = A used Salvage does not lie in the Ruins yet, so it cannot fetch itself; Denial is the exception.
card-longevity = Longevity
    .text = Choose a player, perhaps yourself or your partner: two cards from the Well go on top of their Deck.
    .gist = Deck +2
    .ask-player = { $card }: whose Deck grows?
    .ruling-1 = Nobody sees the cards that are dealt.
    .ruling-2 = A rival about to be reborn lives on when given cards.
card-sowing = Sowing
    .text = Draw two cards from the Well, then lay two cards of your hand on your Future Life.
    .gist = draw 2, lay by 2
    .ask-hand = { $card }: which card do you lay on your Future Life?
    .ruling-1 = You may lay by any cards of your hand, not only the ones drawn.
card-journey = Journey
    .text = Draw three cards from the Well. Then you may play another card.
    .gist = draw 3 · play
    .ruling-1 = The rivals first decide whether to accept this card; only then do you play on.
card-jubilee = Jubilee
    .text = Lay up to two cards from your hand on your Deeds.
    .gist = up to 2 Deeds
    .ask-hand-or-done = { $card }: which card do you lay on your Deeds?
    .ruling-1 = The card laid last is the exposed Deed.

## Red cards

card-panic = Panic
    .text = Ruin the top card of any one player's Deck. Then you may play another card.
    .gist = Deck −1 · play
    .ask-player = { $card }: whose Deck loses a card?
    .ruling-1 = An empty Deck does not cost you the other play.
    .ruling-2 = You cannot choose your partner.
card-dwindle = Dwindle
    .text = Choose a player, perhaps yourself: they ruin one card of their own choice from their hand.
    .gist = a hand −1
    .ask-player = { $card }: who loses a card from their hand?
    .ask-hand = { $card }: which card of your hand do you lose?
    .ruling-1 = You may even choose a rival with an empty hand; the card is still offered to them.
    .ruling-2 = You cannot choose your partner.
card-crisis = Crisis
    .text = Choose a rival: they ruin one of their Deeds, whichever they like.
    .gist = rival −1 Deed
    .ask-rival = { $card }: who loses a Deed?
    .ask-deed = { $card }: which Deed do you lose?
    .ruling-1 = The rival chooses among all their Deeds, not only the exposed one.
card-roulette = Roulette
    .text = Ruin up to two cards from your hand. Then draw from the Well one by one, at most one card more than you ruined.
    .gist = ruin, then draw
    .ask-hand-or-done = { $card }: which card do you ruin?
    .ask-draw-more = { $card }: do you draw a card from the Well?
    .ruling-1 = You look at every card drawn before you decide on the next.
    .ruling-2 = Having ruined nothing, you may draw one card or none.
card-hells_heart = Hell's Heart
    .text = Ruin the top two cards of a rival's Future Life, one after the other.
    .gist = Future Life −2
    .ask-rival = { $card }: whose Future Life burns?
    .ruling-1 = The second card ends on top of the Ruins.
card-vengeance = Vengeance
    .text = Ruin a rival's exposed Deed.
    .gist = exposed Deed −1
    .ask-rival = { $card }: whose exposed Deed is lost?
    .ruling-1 = The Deed that lay beneath it is then the exposed one.
card-spite = Spite
    .text = Ruin two random cards of a rival's hand, one after the other.
    .gist = rival's hand −2
    .ask-rival = { $card }: who loses two random cards?
    .ruling-1 = The card picked second ends on top of the Ruins.

## Mosaic

card-embody = Embody
    .text = Carry out the ability of one of your own Deeds. The Deed stays where it is.
    .gist = as your own Deed
    .ask-deed = { $card }: the ability of which of your own Deeds do you use?
    .ruling-1 = Without Deeds, or with nothing but Embody among them, nothing happens.
    .ruling-2 = A Mimic among your Deeds lets you copy a rival's exposed Deed.
    .ruling-3 = Who is offered the card depends on the ability carried out; what is offered is always Embody.
card-mimic = Mimic
    .text = Carry out the ability of a rival's exposed Deed. The Deed stays where it is.
    .gist = as a rival's Deed
    .ask-exposed = { $card }: whose exposed Deed do you copy?
    .ruling-1 = A rival's exposed Embody lets you carry out the ability of one of your own Deeds.
    .ruling-2 = Mimic upon Mimic does nothing: there are no loops.
    .ruling-3 = In a game of four you may copy the player opposite, but not aim at them.
    .ruling-4 = The card is offered to whoever the copied ability struck.

## Questions

ask-play = Your turn: what do you play?
    .hint = One card and one way: points, its ability, or the next life.
ask-again = You may play one more card.
    .hint = In any way, as before; or stop here.
ask-rival = { $card }: which rival do you choose?
    .hint = They alone will then decide whether to accept the used card.
ask-player = { $card }: whom do you choose?
    .hint = A chosen rival will then decide whether to accept the used card.
ask-hand = { $card }: which card of your hand do you choose?
    .hint = This choice cannot be skipped.
ask-hand-or-done = { $card }: which card of your hand do you choose?
    .hint = You may also stop; the order of the cards matters.
ask-deed = { $card }: which of your Deeds do you choose?
    .hint = Any of them, not only the exposed one.
ask-ruins = { $card }: which of the top cards of the Ruins do you choose?
    .hint = Everybody sees which card you fetch.
ask-future = { $card }: which card of your Future Life do you choose?
    .hint = Rivals see only from which place of the pile it comes.
ask-seen = { $card }: which of the cards you have seen do you keep?
    .hint = The others go back where they were.
ask-seen-or-done = { $card }: which of the cards you have seen do you keep?
    .hint = Two at most; or stop here.
ask-put-back = { $card }: which card do you put back first?
    .hint = The one put back last will lie on top.
ask-draw-more = { $card }: do you draw another card?
    .hint = You decide before every card.
ask-exposed = { $card }: whose exposed Deed do you choose?
    .hint = You carry out its ability; the Deed itself stays where it is.
ask-offer = Do you accept the used card: { $card }?
    .hint = If you accept it, it waits face down in your Future Life; if nobody wants it, it goes to the Ruins.
ask-rings = You lack points, but you have enough rings. Do you climb?
    .hint = The climb costs one ring for every missing point. If you stay, you keep your rings and take one more.

## Answers

act-pass = Play no card
    .hint = your turn ends
act-done = Enough
    .hint = you choose no more
act-accept = Accept
    .hint = on top of your Future Life
act-refuse = Refuse
    .hint = you do not want this card
act-climb = { $number ->
    [0] Climb, spending rings
    [one] Climb for { $number } ring
   *[other] Climb for { $number } rings
}
    .hint = one rung up
act-stay = Stay on this rung
    .hint = +1 Karmic Ring
act-draw = Draw a card
    .hint = from the Well to your hand
act-stop = Draw no more
    .hint = you stop drawing
act-deed = Deed: { $card }
    .way = Deed
    .hint = { $colour ->
        [red] +{ $value } red
        [green] +{ $value } green
        [blue] +{ $value } blue
       *[mosaic] +{ $value } of every colour
    }
act-ability = Ability: { $card }
    .way = Ability
    .hint = then a rival may accept this card
act-future = Future Life: { $card }
    .way = Future
    .hint = face down, for the next life
act-partner = Partner's Future Life: { $card }
    .way = Partner
    .hint = face down, for your partner
act-card = { $card }
    .hint = this card
act-seat = { $seat }
    .hint = this player

## Events

event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} from the { $from ->
    [deck] Deck
   *[well] Well
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-dealt = { $you ->
    [yes] Your Deck gets
   *[no] { $seat }'s Deck gets
} { $count ->
    [one] a card
   *[other] { $count } cards
} from the Well.
event-looked = { $count ->
    [0] { $from ->
        [hand] { $you ->
            [yes] You look at { $owner }'s hand: it is empty.
           *[no] { $owneryou ->
                [yes] { $seat } looks at your hand: it is empty.
               *[no] { $seat } looks at { $owner }'s hand: it is empty.
            }
        }
       *[well] { $you ->
            [yes] You look into the Well: it is empty.
           *[no] { $seat } looks into the Well: it is empty.
        }
    }
   *[other] { $you ->
        [yes] You look at
       *[no] { $seat } looks at
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } { $from ->
        [hand] { $owneryou ->
            [yes] of your hand
           *[no] of { $owner }'s hand
        }
       *[well] on top of the Well
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
}
event-put-back = { $number ->
    [0] Nothing returns to the Well.
   *[other] { $you ->
        [yes] You return
       *[no] { $seat } returns
    } { $number ->
        [one] a card
       *[other] { $number } cards
    } to the top of the Well.
}
event-kept = { $from ->
    [ruins] { $you ->
        [yes] You recover a card from the Ruins for your Future Life
       *[no] { $seat } recovers a card from the Ruins for the Future Life
    }
    [future] { $you ->
        [yes] You steal a card from { $owner }'s Future Life for your own
       *[no] { $owneryou ->
            [yes] { $seat } steals a card from your Future Life
           *[no] { $seat } steals a card from { $owner }'s Future Life
        }
    }
   *[well] { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } from the Well on the Future Life
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-ruined = { $from ->
    [hand] { $you ->
        [yes] You ruin from your hand: { $cards }.
       *[no] { $seat } ruins from hand: { $cards }.
    }
    [deck] { $you ->
        [yes] You lose from the top of your Deck: { $cards }.
       *[no] { $seat } loses from the top of the Deck: { $cards }.
    }
    [future] { $you ->
        [yes] You lose from your Future Life: { $cards }.
       *[no] { $seat } loses from the Future Life: { $cards }.
    }
   *[deeds] { $count ->
        [one] { $you ->
            [yes] You give up a Deed to the Ruins: { $cards }.
           *[no] { $seat } gives up a Deed to the Ruins: { $cards }.
        }
       *[other] { $you ->
            [yes] You give up Deeds to the Ruins: { $cards }.
           *[no] { $seat } gives up Deeds to the Ruins: { $cards }.
        }
    }
}
event-took = { $from ->
    [ruins] { $you ->
        [yes] You take from the Ruins into your hand
       *[no] { $seat } takes from the Ruins into hand
    }
    [deeds] { $you ->
        [yes] You take { $owner }'s exposed Deed into your hand
       *[no] { $owneryou ->
            [yes] { $seat } takes your exposed Deed into hand
           *[no] { $seat } takes { $owner }'s exposed Deed into hand
        }
    }
   *[hand] { $you ->
        [yes] You take a card from { $owner }'s hand
       *[no] { $owneryou ->
            [yes] { $seat } takes a card from your hand
           *[no] { $seat } takes a card from { $owner }'s hand
        }
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-deed = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $count ->
    [one] a Deed
   *[other] Deeds
}: { $cards }.
event-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $count ->
    [one] a card
   *[other] { $count } cards
} on { $self ->
    [yes] { $you ->
        [yes] your Future Life
       *[no] the Future Life
    }
   *[no] { $receiveryou ->
        [yes] your Future Life
       *[no] { $receiver }'s Future Life
    }
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-recalled = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a card from the Future Life into hand, { $number ->
    [1] the top one
   *[other] number { $number } from the top
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-aimed = { $you ->
    [yes] { $self ->
        [yes] You choose yourself.
       *[no] You choose { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } chooses themselves.
       *[no] { $otheryou ->
            [yes] { $seat } chooses you.
           *[no] { $seat } chooses { $other }.
        }
    }
}
event-used = { $you ->
    [yes] You use the ability: { $cards }.
   *[no] { $seat } uses the ability: { $cards }.
}
event-copied = { $you ->
    [yes] You carry out
   *[no] { $seat } carries out
} the ability of { $self ->
    [yes] { $you ->
        [yes] your own Deed
       *[no] a Deed of their own
    }
   *[no] { $owneryou ->
        [yes] your exposed Deed
       *[no] { $owner }'s exposed Deed
    }
}: { $cards }.
event-accepted = { $you ->
    [yes] You accept into your Future Life: { $cards }.
   *[no] { $seat } accepts into the Future Life: { $cards }.
}
event-refused = { $you ->
    [yes] You refuse the card.
   *[no] { $seat } refuses the card.
}
event-spent = The unwanted card goes to the Ruins: { $cards }.
event-passed = { $you ->
    [yes] You play no card.
   *[no] { $seat } plays no card.
}
event-reshuffled = All Ruins but the top three cards are shuffled back into the Well ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}).
event-reincarnates = { $you ->
    [yes] Your life ends
   *[no] { $seat }'s life ends
} { $number ->
    [0] without a point.
    [one] with { $number } point in its best colour, { $word }.
   *[other] with { $number } points in its best colour, { $word }.
}
event-spent-rings = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $number ->
    [one] a Karmic Ring
   *[other] { $number } Karmic Rings
}.
event-climbed = { $you ->
    [yes] You climb
   *[no] { $seat } climbs
} to the next rung: { $number ->
    [1] { rung-snake }
    [2] { rung-wolf }
    [3] { rung-monkey }
   *[4] { rung-transcendence }
}.
event-took-ring = { $you ->
    [yes] You stay on your rung, take a Karmic Ring and now have
   *[no] { $seat } stays on the rung, takes a Karmic Ring and now has
} { $number }.
event-woke = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a card
   *[other] { $count } cards
} from the Future Life into hand{ $known ->
    [yes] : { $cards }.
   *[no] .
}

## The end. $winners are the names of the winners, $count how many they are.

outcome-transcendence = { $count ->
    [one] Transcendence! { $winners } wins.
   *[other] Transcendence! The winners: { $winners }.
}
    .won = { $count ->
        [one] Transcendence! You reach the top of the Karmic Ladder and win.
       *[other] Transcendence! Your team reaches the top of the Karmic Ladder and wins.
    }
    .lost = { $count ->
        [one] You lose. { $winners } reaches transcendence.
       *[other] You lose. Transcendence goes to the team: { $winners }.
    }
    .draw = Transcendence without a winner: a tie.
outcome-turn-limit = { $count ->
    [0] The turn limit: a tie.
    [one] The turn limit. { $winners } is ahead and wins.
   *[other] The turn limit. The winners are ahead: { $winners }.
}
    .won = { $count ->
        [one] The turn limit: you are ahead and win.
       *[other] The turn limit: your team is ahead and wins.
    }
    .lost = { $count ->
        [one] You lose. The turn limit is reached, and { $winners } is ahead.
       *[other] You lose. The turn limit is reached, and this team is ahead: { $winners }.
    }
    .draw = The turn limit: nobody is ahead, so it is a tie.

## How to play

howto-1 = You begin as a Dung Beetle, at the foot of the Karmic Ladder. You live one life after another, and after each you may climb one rung: Snake, Wolf, Monkey, at last Transcendence. Whoever reaches it first wins.
    .title = The goal
howto-2 = Every card has a colour, a value of 1 to 3 points and an ability. There are three colours: red destroys, green gives, blue outwits. A mosaic card is worth 1 point and counts for every colour.
    .title = The cards
howto-3 = You draw the top card of your Deck (none if it is empty), then play one card from your hand. You may play no card only while at least one card is left in your Deck.
    .title = Your turn
howto-4 = A card is played in one of three ways. Deed: face up before you, it gives points in this life. Ability: it does what it says. Future Life: laid by face down, it will be in your hand in the next life.
    .title = The three ways
howto-5 = What you sow you reap: after its ability has been used, a card is offered to the rival it struck. Accepted, it goes to their Future Life and may come back at you one day; unwanted, it lands on the Ruins.
    .title = The karmic cost
howto-6 = Others can touch only your exposed Deed, the one on top. So cover a precious card with a small one before somebody reaches for Vengeance or Thievery.
    .title = The exposed Deed
howto-7 = When you begin a turn with no card in hand and none in your Deck, that turn is your reincarnation. You count the Deeds of one colour, your best. To climb you need 4 points as a Beetle, 5 as a Snake, 6 as a Wolf, 7 as a Monkey; what is left over is lost. Then your Deeds go to the Ruins and your Future Life to your hand; if that is fewer than 6 cards, the rest up to six is dealt face down to your Deck.
    .title = Reincarnation
howto-8 = A life without a climb earns a Karmic Ring. At later reincarnations every ring you spend stands for one missing point, so even a poor life brings you nearer.
    .title = Karmic Rings
howto-9 = With three or four players, a card that strikes nobody is offered to all rivals in turn, from the left. In a game of four you cannot aim at the player opposite. Two against two: partners sit opposite each other and may lay cards on each other's Future Life. Big bad wolf: one player begins as a Wolf against two, who win together as soon as one of them transcends.
    .title = More players

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = You climb the Karmic Ladder from Beetle to Transcendence; whoever gets there first wins. Each rung costs points of one colour, which you collect from cards during a life. When your cards run out, you are reborn and start the next life.
lesson-ladder = You stand on the lowest rung. The next one costs 4 points of one colour, and one red point already lies in front of you.
lesson-drew = A turn begins with the top card of your Deck. Then you play one card from your hand.
lesson-deed = The first way to play a card is as a Deed: it lies face up in front of you and counts for this life.
    .why = Crisis is worth two red points: that makes three.
lesson-offer = Your rival used an ability, so the used card is offered to you. If you accept it, it waits in your Future Life.
    .why = Every card you accept is one more card in your next life.
lesson-exposed = Your rival collects points too. Only the last Deed, the one on top, can be touched.
lesson-ability = The second way is the ability: the card does what it says and gives no points.
    .why = Vengeance ruins your rival's top Deed.
lesson-price = You reap what you sow: your rival took the used card into their Future Life and may play it against you some day.
lesson-future = The third way is your Future Life: you lay the card aside face down and have it in hand after your rebirth.
    .why = Green points do not help you now, but this card will be useful in your next life.
lesson-last = When you begin a turn with no cards in hand or Deck, you are reborn and count your points.
    .why = Panic is the fourth red point, exactly what you need.
lesson-reborn = You climbed! Your Deeds went to the Ruins, and every rung costs one point more. A life without a climb gives you a Ring, which stands for a missing point.
lesson-woke = Your Future Life is now in your hand; the rest, up to six cards, is in your Deck.
lesson-end = You know the three ways to play a card and the price of every ability. The rest is a feeling for when to collect, when to hinder and when to save.

## Why an answer is advised: $best is what it usually leads to, $next what the next best one does

hint-rungs = This usually takes you higher up the ladder: { $best } rungs climbed instead of { $next }.
hint-deeds = After a few turns you usually have more points of Deeds in your best colour: { $best } instead of { $next }.
hint-cards = This usually leaves you more cards for this life: { $best } instead of { $next }.
hint-future = More cards usually wait in your Future Life: { $best } instead of { $next }.
hint-rival-rungs = Your strongest rival usually stays lower on the ladder: { $best } rungs climbed instead of { $next }.
hint-rival-deeds = Your strongest rival usually has fewer points of Deeds: { $best } instead of { $next }.
