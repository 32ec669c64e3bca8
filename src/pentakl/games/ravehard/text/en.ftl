# Ravehard in English. Python and the browser read this very file; its keys are those of pl.ftl.
#
# Arguments of events (event-*):
#   $you, $otheryou, $owneryou, $receiveryou   "yes" when that person is the viewer, else "no"
#   $seat, $other, $owner, $receiver           names
#   $self                                      "yes" when nobody but $seat is concerned
#   $known                                     "yes" when the viewer sees the cards; $card and $cards then name them
#   $count, $number                            how many cards; the number of the event
#   $from, $to                                 keys of zones
#   $place, $fromplace, $toplace               names of places: where it happened, where a card leaves, where it comes
#   $word                                      the event's word, translated (word-*)
# Arguments of questions (ask-*): $card and $place, the card or the place that asks.
# Arguments of answers (act-*): $card, $seat, $place, $number.
#
# Words: the Boss, the Enemy card and the Darkchmage fight the team; "the enemy" is whoever a player fights right now.
# A character has an obverse and a reverse. A seat is a player, the team is all of them but the murderer.

game-name = Ravehard
game-tagline = The Archmage is dead, your head hurts, and somebody at this table has the murder weapon in a pocket. Perhaps you.

option-characters = Characters
    .about = How players get their characters. In a duel the two schools are always different.
option-characters-drawn = Drawn
    .about = Characters are dealt at random.
option-characters-chosen = Chosen
    .about = Everybody picks a character: first come, first served.
option-cowards = Cowards
    .about = What happens when nobody holds the Being-Beaten card and three nominations do not decide who takes a hit.
option-cowards-lose = Cowards lose
    .about = Everybody loses the game, as in the rulebook.
option-cowards-merciful = Merciful
    .about = A random player takes the hit, and the game goes on.
option-reaction = Time to react
    .about = How long everybody may think whether to activate a Shield.
option-reaction-15 = 15 seconds
    .about = Anyone who has not answered by then passes.
option-reaction-30 = 30 seconds
    .about = Anyone who has not answered by then passes.
option-reaction-off = No limit
    .about = The game waits for every answer.

## Schools and decks

school-majestic = Majestic school
    .about = Heals, protects and brings back the dead.
school-classical = Classical school
    .about = Hits hard, draws cards and cancels Spells.
school-contemporary = Contemporary school
    .about = Quick tricks: extra actions, stolen cards, moved Shields, a look into other pockets.
deck-general = General School
    .about = Two of your first cards. They leave the game after use.
deck-black-magic = Black Magic
    .about = Only Shields. You begin with two of them; they leave the game after use.

## Terms

term-card-set = The card set
    .about = All cards here are our own: names, texts and numbers. The publisher's card texts are not public, so only the rules and their terms come from the rulebook. Fury is an addition of ours as well.
term-team = The team
    .about = Everybody but the murderer, dead or alive. The team wins or loses together.
term-murderer = Murderer
    .about = Whoever holds the murder weapon when the Archmage's Chamber is entered. Before the third Evidence nobody is, and afterwards it changes with every tool that changes hands. Nobody is told; you only see what is in your own pockets.
term-weapon = Murder weapon
    .about = The Crime Tool with the most points after three pieces of Evidence. Between equal totals the higher seniority decides.
term-tool = Crime Tool
    .about = Everybody always holds exactly two, in secret. You may talk about them, and lie, but never show them.
term-seniority = Seniority
    .about = The number on a Crime Tool, 1 to 12, that decides between equal totals.
term-evidence = Evidence
    .about = Adds points to Crime Tools. Only the paragraphs for your number of players are read; the totals are open to all.
term-story = Story stack
    .about = Evidence, Boss, Event, Event, three times, and then the Archmage's Chamber.
term-boss = Boss
    .about = Fights until it has no life left; how much it has depends on the number of players. In its first three turns it casts an Enemy card, afterwards it attacks by itself. When it is beaten, its After-the-fight text happens.
term-fury = Fury
    .about = From its fourth turn on a Boss attacks by itself. Before each such attack its Attack grows by its Fury.
term-enemy-card = Enemy card
    .about = The Spell that a Boss casts in its turn. Discarded ones are open, and shuffled when the deck is empty.
term-enemy = The enemy
    .about = Whom you fight: the Boss, the Darkchmage, the other fighter of an Event, your opponent in a duel. For the Darkchmage it is any other player.
term-designated = Designated player
    .about = Somebody has to take this damage. If exactly one living player volunteers, that one does. Otherwise the holder of the Being-Beaten card names somebody else. If nobody holds it, everybody nominates, up to three times.
term-beaten = Being-Beaten card
    .about = Goes to whoever takes designated damage, even if a Shield stops it. When its holder dies, it goes back to the table.
term-turn-card = Turn card
    .about = Shows whose turn it is and travels clockwise, also from one fight to the next. In the first Boss turn of the game whoever takes the designated damage gets it.
term-turn = A player's turn
    .about = One strategic, one offensive and one scheming action, in any order, each if you like. Then you draw up to four cards from your school deck. More than six cards are discarded.
term-strategic = Strategic action
    .about = Cast a strategic Spell, lay a Shield, put an attachment on a Shield, remove a locking attachment from your own Shield, or use an Acid Flashback.
term-offensive = Offensive action
    .about = Cast an offensive Spell, or attack with your character.
term-scheming = Scheming
    .about = Give one of your Crime Tools to another player, dead or alive. They look at it and give you one of their two other tools. The others only learn that you schemed.
term-spell = Spell
    .about = A card of a school, the General School or Black Magic. An offensive Spell may hit anybody, a team mate too.
term-target = Target
    .about = What a Spell is aimed at. One that allows "yourself, another player or the enemy" may hit anybody who is alive.
term-shield = Shield
    .about = Lies face down in front of you, at most four; a fifth replaces one. You activate it for free when its condition comes true, in anybody's turn. It is then revealed, carried out and discarded.
term-window = Reaction
    .about = Everybody with a usable Shield is asked at once, and answers in secret. One Shield a player and event. They are carried out from the victim clockwise; one that comes too late stays face down. You may pass for the whole turn.
term-attachment = Attachment
    .about = Lies face up on a Shield and is discarded with it. A lock stops the Shield until its owner removes it; a boost raises its first number.
term-retaliation = Attack and Retaliation
    .about = An attack with your character takes life equal to its Attack. Whoever survives it retaliates with their own. Players can be attacked like this only in a fight against them.
term-life = Life
    .about = At 0 life on the obverse the character turns to the reverse and its life there; at 0 on the reverse it dies. What is left of a hit is lost. Healing never exceeds the printed life and never turns a character back.
term-dead = Dead player
    .about = Keeps cards, Shields and tools, schemes and votes, but does nothing else. A revived player returns on the reverse.
term-trash = Trash
    .about = Where used cards of a school go, shared by all players of that school and open. An empty deck is rebuilt from it.
term-flashback = Acid Flashback
    .about = A text that works from the Trash of your school, as a strategic action. The card is then shuffled into the deck.
term-synergy = Synergy
    .about = When a card with a Synergy is used, its partner may be revealed: by the caster from the hand or own Shields, by anybody else from laid Shields. Both effects are replaced by the Synergy.
term-event = Event
    .about = Read and carried out at once. "Fight!" sets two players against each other: each takes one offensive action against the other, with Shields and Retaliation.
term-flirt = Flirt
    .about = Hand a Flirt card to somebody and point at one of its messages, once a turn. The others only see who flirted with whom. The receiver keeps the card.
term-chamber = The Archmage's Chamber
    .about = Everybody, dead players too, votes for somebody else. Whoever gets most votes shows both Crime Tools. A tie is voted on once more; if it stays, nobody is accused and the murderer steps forward.
term-darkchmage = Darkchmage
    .about = What the murderer becomes when the wrong player is accused. The dead return, the wrongly accused player is left with 1 life, and all fight the Darkchmage to the end, at most 60 rounds.
term-duel = Duel
    .about = The game for two: no story, no Crime Tools, two lanes and three levels of life.
term-lane = Lane
    .about = Every action of a duel happens in lane 1 or lane 2. A Shield lies in one of them, at most two a player, and reacts only to what happens there. Life and hand are not divided.
term-coin = OSOM
    .about = While the Severe Magic Coin shows your side, you may take one extra strategic or offensive action in your turn. Then the coin is turned, and your opponent has the same option.
term-wild = Wild Magic
    .about = The school that nobody plays in a duel. Half of it is shuffled into each player's deck.
term-levels = Levels of life
    .about = In a duel a character has three: unhurt, wounded and floored. At each change you draw a Black Magic card, may exchange it once, and may lay it at once.

## Cards, written by tools/write_ravehard_texts.py: change cards.json instead

# Characters

card-ludwika_of_the_third_encore = Ludwika of the Third Encore
    .text = Majestic school. Obverse: Attack 2, life 12. Reverse: Attack 2, life 9.
    .gist = 2/12, then 2/9
    .short = Ludwika
    .flavour = She bowed at four in the morning and has been trying to stand up since.
card-swan_duke_bazyli = Swan-Duke Bazyli
    .text = Majestic school. Obverse: Attack 3, life 12. Reverse: Attack 3, life 7.
    .gist = 3/12, then 3/7
    .flavour = Half of him is a swan. Nobody remembers which half was invited.
card-professor_gromoslaw = Professor Gromosław, Twice Suspended
    .text = Classical school. Obverse: Attack 3, life 12. Reverse: Attack 4, life 6.
    .gist = 3/12, then 4/6
    .short = Prof. Gromosław
    .flavour = His beard has a doctorate of its own.
card-aunt_hermenegilda = Aunt Hermene{"\u00AD"}gilda of the Cauldron
    .text = Classical school. Obverse: Attack 2, life 12. Reverse: Attack 3, life 8.
    .gist = 2/12, then 3/8
    .short = Aunt Hermenegilda
    .flavour = She came to collect a pot. That was on Thursday.
card-dj_null_spell = DJ Null Spell
    .text = Contemporary school. Obverse: Attack 2, life 12. Reverse: Attack 4, life 6.
    .gist = 2/12, then 4/6
    .flavour = Plays only the pauses between the songs. Sold out until spring.
card-kornelia_of_the_installation = Kornelia of the Instal{"\u00AD"}lation
    .text = Contemporary school. Obverse: Attack 3, life 12. Reverse: Attack 3, life 7.
    .gist = 3/12, then 3/7
    .short = Kornelia
    .flavour = This morning she is part of the exhibition. So is the sink.

# Majestic school

card-royal_sneeze = Royal Sneeze
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. Synergy “Chalk Storm” with Circle of Chalk: Target: yourself, another player or the enemy. The target takes 7 damage.
    .gist = 3 damage
    .flavour = The court applauds. The front row asks for towels.
card-descent_of_the_chandelier = Descent of the Chandelier
    .text = Target: yourself, another player or the enemy. The target takes 5 damage. You take 1 damage. Synergy “Silent Impact” with Do Not Disturb: Target: yourself, another player or the enemy. The target takes 8 damage.
    .gist = 5 damage, 1 to you
    .short = Chandelier
    .flavour = Eight hundred crystals, one very short flight.
card-minuet_of_inconvenience = Minuet of Mild Incon{"\u00AD"}venience
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. You heal 2 life.
    .gist = 3 damage, heal 2
    .short = Minuet
    .flavour = Step left, step right, step on their toe.
card-glitter_cannon = Consecrated Glitter Cannon
    .text = Target: yourself, another player or the enemy. The target takes X (Shields in front of you + 2, at most 5) damage.
    .gist = 2 + your Shields
    .short = Glitter Cannon
    .flavour = Effects last until the next three laundries.
card-curtain_bandage = Bandage of Purest Curtain
    .text = Target: any living player. The target heals 4 life. Synergy “Grand Awakening” with Smelling Salts: Target: any player, living or dead. If the target is dead: The target returns to life on the reverse with 8 life (no more than the reverse shows). Otherwise: The target heals 8 life.
    .gist = heal 4
    .short = Curtain Bandage
    .flavour = It does match the wallpaper, at least.
card-royal_decree_no_7 = Royal Decree No. 7
    .text = Take one more offensive action this turn. Acid Flashback: Target: yourself, another player or the enemy. The target takes 1 damage.
    .gist = one more attack
    .flavour = Decrees 1 to 6 concerned the position of the punch bowl.
card-encore_from_beyond = Encore from Beyond
    .text = Target: a dead player. The target returns to life on the reverse with 5 life (no more than the reverse shows). Acid Flashback: Target: any living player. The target heals 2 life.
    .gist = back with 5 life
    .flavour = The audience refused to leave. So did the soul.
card-caviar_breakfast = Breakfast of Leftover Caviar
    .text = Each living player heals 2 life. Acid Flashback: Target: any living player. The target heals 2 life.
    .gist = all heal 2
    .short = Caviar Breakfast
    .flavour = Slightly warm, deeply noble.
card-cheerleader_pompom = Fragment of a Cheer{"\u00AD"}leader: the Pompom
    .text = You draw 2 cards from your school deck. Synergy “Full Routine” with Fragment of a Cheerleader: the Megaphone or Fragment of a Cheerleader: the Left Boot: Discard every Shield on the table (in a duel: in this lane). Shield. When you would take damage: Prevent up to 2 of that damage.
    .gist = draw 2
    .short = The Pompom
    .flavour = She was papier-mâché from the start. Please stop crying.
card-velvet_parry = Velvet Parry
    .text = When you would take damage: Prevent up to 4 of that damage.
    .gist = stops 4
    .flavour = Dry-clean only.
card-the_page_takes_it = The Page Takes It
    .text = When any player would take damage: Prevent up to 4 of that damage.
    .gist = stops 4 for anyone
    .flavour = It is in his contract. He should have read it.
card-mirror_of_vanity = Mirror of Extreme Vanity
    .text = When you would take damage: Prevent up to 4 of that damage and deal the same amount to its source.
    .gist = reflects 4
    .short = Vanity Mirror
    .flavour = It shows you at your best angle: from behind the mirror.
card-theatrical_swoon = Theatrical Swoon
    .text = When damage would bring you to 0 life: Prevent all of that damage. Acid Flashback: Target: any living player. The target heals 1 life.
    .gist = survive a blow
    .flavour = Three critics wept. One caught the hat.

# Classical school

card-fireball_chapter_one = Fireball, Chapter One
    .text = Target: yourself, another player or the enemy. The target takes 4 damage. Synergy “Vanity Laser” with Mirror of Extreme Vanity: Target: yourself, another player or the enemy. The target takes 9 damage.
    .gist = 4 damage
    .short = Fireball
    .flavour = Chapter Two is about fire extinguishers. Nobody got that far.
card-lightning_with_footnotes = Lightning with Footnotes
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. You draw 1 card from your school deck. Synergy “Live Concert” with Microphone Feedback: Target: yourself, another player or the enemy. The target takes 7 damage. You draw 1 card from your school deck.
    .gist = 3 damage, draw 1
    .short = Lightning
    .flavour = See also: ow.
card-meteor_of_tenure = Meteor of Tenure
    .text = Target: yourself, another player or the enemy. The target takes 6 damage. You discard 1 card of choice from hand.
    .gist = 6 damage, discard
    .flavour = Takes eleven years to arrive and nobody reads it.
card-whip_of_the_beard = Whip of the Beard
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. Acid Flashback: Target: yourself, another player or the enemy. The target takes 2 damage.
    .gist = 3 damage
    .flavour = Contains crumbs from three previous ages.
card-ice_cubes_of_doom = Ice Cubes of Doom
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. The target gets −1 Attack until the end of this fight (never below 0).
    .gist = 3 dmg, −1 Attack
    .flavour = Shaken, then thrown.
card-herbs_for_everything = Herbs for Everything
    .text = Target: any living player. The target heals 3 life.
    .gist = heal 3
    .short = Herbs
    .flavour = Dosage: until it stops or you do.
card-dusty_library_card = Dusty Library Card
    .text = You draw 2 cards from your school deck. Synergy “Overnight in the Library” with Index of the Grimoire: You draw 3 cards from your school deck. Take one more offensive action this turn.
    .gist = draw 2
    .flavour = The fine has its own ZIP code by now.
card-index_of_the_grimoire = Index of the Grimoire
    .text = Take one card of your choice from the Trash of your school to your hand. Acid Flashback: You draw 1 card from your school deck.
    .gist = from your Trash
    .short = Index
    .flavour = A – Aaargh. B – Bandages. C – Call someone.
card-divination_from_grounds = Divination from Coffee Grounds
    .text = Target: another player. Secretly look at one random Crime Tool of the target. You draw 1 card from your school deck.
    .gist = see a tool, draw 1
    .short = Coffee Grounds
    .flavour = The grounds say you need a second coffee.
card-cheerleader_megaphone = Fragment of a Cheer{"\u00AD"}leader: the Megaphone
    .text = Target: yourself, another player or the enemy. The target takes 2 damage. Synergy “Full Routine” with Fragment of a Cheerleader: the Pompom or Fragment of a Cheerleader: the Left Boot: Discard every Shield on the table (in a duel: in this lane). Shield. When you would take damage: Prevent up to 2 of that damage.
    .gist = 2 damage
    .short = The Megaphone
    .flavour = Gimme an A! Gimme an aspirin!
card-circle_of_chalk = Circle of Chalk
    .text = When you would take damage: Prevent up to 3 of that damage. You draw 1 card from your school deck.
    .gist = stops 3, draw 1
    .flavour = Technically an oval. The demons are too polite to mention it.
card-objection_in_dead_language = Objection in a Dead Language
    .text = When someone else casts a Spell: Cancel it: it has no effect and is discarded.
    .gist = cancels a Spell
    .short = Objection
    .flavour = Nobody understood it, so nobody could argue.
card-explosive_retort = Explosive Retort
    .text = When you would take damage: Prevent up to 2 of that damage. The source takes 3 damage.
    .gist = stops 2, deals 3
    .flavour = Witty, too. Mostly loud.

# Contemporary school

card-bass_drop = Bass Drop
    .text = Target: yourself, another player or the enemy. The target takes 3 damage. Synergy “Acoustic Treatment” with Velvet Parry: Target: yourself, another player or the enemy. The target takes 6 damage. Each living player heals 1 life.
    .gist = 3 damage
    .flavour = The neighbours felt it. The neighbours live in another kingdom.
card-push_notification = Push Notifi{"\u00AD"}cation
    .text = Target: yourself, another player or the enemy. The target takes 2 damage. Take one more strategic action this turn.
    .gist = 2 dmg, strategic
    .flavour = You have 1 new bruise.
card-art_nobody_gets = Art Nobody Gets
    .text = Target: yourself, another player or the enemy. Flip a coin. Heads: The target takes 6 damage. Tails: The target takes 1 damage.
    .gist = 6 or 1 damage
    .flavour = Is it a critique of violence? It is a chair. It was thrown.
card-scooter_charge = Shared Scooter Charge
    .text = Target: yourself, another player or the enemy. The target takes 4 damage. You take 1 damage. Synergy “Rocket Scooter” with Explosive Retort: Target: yourself, another player or the enemy. The target takes 8 damage.
    .gist = 4 damage, 1 to you
    .short = Scooter Charge
    .flavour = Abandoned across the pavement, as tradition demands.
card-endless_loop = Endless Loop
    .text = Target: yourself, another player or the enemy. The target takes 2 damage. Acid Flashback: Target: yourself, another player or the enemy. The target takes 3 damage.
    .gist = 2 damage, again 3
    .flavour = Endless loop. Endless loop. Endless l
card-wyvern_energy_drink = Energy Drink “Wyvern”
    .text = You heal 2 life. You draw 1 card from your school deck. Synergy “Forbidden Cocktail” with Pickle Juice: You heal 8 life. You draw 2 cards from your school deck.
    .gist = heal 2, draw 1
    .short = “Wyvern”
    .flavour = Gives you one wing.
card-pirated_copy = Pirated Copy
    .text = Take one card of your choice from the Trash of any school to your hand. Acid Flashback: Target: another player. Take one random card from the target's hand. The target draws 1 card from their school deck.
    .gist = from any Trash
    .flavour = Somebody's head walks past in the third act.
card-forced_update = Forced Update
    .text = Target: any living player. Choose one: The target loses 1 Shield chosen by you (unseen). / Move one Shield of the target, unseen, to another player with a free place. / The target draws 1 card from their school deck.
    .gist = Shield or a card
    .flavour = Do not switch off the wizard.
card-group_selfie = Group Selfie
    .text = Target: another player. Secretly look at both Crime Tools of the target.
    .gist = see both tools
    .flavour = Everybody say “alibi”!
card-quarter_hour_delivery = Delivery in a Quarter
    .text = Target: any living player. The target heals 2 life. The target draws 1 card from their school deck. Acid Flashback: Target: any living player. The target heals 2 life.
    .gist = heal 2, draw 1
    .short = Quarter Delivery
    .flavour = The courier is a goose. The goose wants five stars.
card-cheerleader_boot = Fragment of a Cheer{"\u00AD"}leader: the Left Boot
    .text = Target: any living player. The target heals 2 life. Synergy “Full Routine” with Fragment of a Cheerleader: the Pompom or Fragment of a Cheerleader: the Megaphone: Discard every Shield on the table (in a duel: in this lane). Shield. When you would take damage: Prevent up to 2 of that damage.
    .gist = heal 2
    .short = The Left Boot
    .flavour = Size 44. She had a lot of stability.
card-do_not_disturb = Do Not Disturb
    .text = When you would take damage: Prevent up to 3 of that damage.
    .gist = stops 3
    .flavour = Pain will be delivered to your voicemail.
card-forward_to_all = Forward to Everyone
    .text = When you would take damage: Another living player of your choice takes that damage instead of you.
    .gist = another takes it
    .short = Forward
    .flavour = Send this to one wizard or suffer seven years of jazz.
card-terms_of_service = Terms of Service
    .text = When somebody else activates a Shield: Cancel it: it has no effect and is discarded. You draw 1 card from your school deck.
    .gist = cancels a Shield
    .flavour = By breathing you have accepted paragraph 9.
card-microphone_feedback = Microphone Feedback
    .text = When you would take damage: Prevent up to 4 of that damage and deal the same amount to its source.
    .gist = reflects 4
    .short = Feedback
    .flavour = IiiiiiiiiIIIIIIIIIII.

# General School

card-pickle_juice = Pickle Juice
    .text = Target: any living player. The target heals 5 life.
    .gist = heal 5
    .flavour = The only potion every school agrees on.
card-bolt_basic = Bolt, Basic
    .text = Target: yourself, another player or the enemy. The target takes 4 damage.
    .gist = 4 damage
    .flavour = Bolt, Premium is available by subscription.
card-lost_property_office = Lost Property Office
    .text = You draw 3 cards from your school deck.
    .gist = draw 3
    .short = Lost Property
    .flavour = They have your dignity. You need a form.
card-gossip_at_the_bar = Gossip at the Bar
    .text = Target: another player. Secretly look at one random Crime Tool of the target. Take one more scheming action this turn.
    .gist = see a tool, scheme
    .flavour = I never said it. I only repeated it twice.
card-duct_tape_of_ages = Duct Tape of Ages
    .text = Target: any laid Shield. Put this card face up on any laid Shield: while it lies there, that Shield cannot be activated. The owner may discard it as a strategic action.
    .gist = locks a Shield
    .flavour = Holds the universe together. Now also your pocket.
card-emergency_sequins = Emergency Sequins
    .text = Target: any laid Shield. Put this card face up on any laid Shield: when that Shield is activated, its first number grows by 2; then discard both.
    .gist = +2 to a Shield
    .flavour = Armour rating: fabulous.
card-cocktail_umbrella = Cocktail Umbrella
    .text = When you would take damage: Prevent up to 4 of that damage.
    .gist = stops 4
    .flavour = Protects from light rain and heavy sorcery.
card-smelling_salts = Smelling Salts
    .text = Target: any player, living or dead. If the target is dead: The target returns to life on the reverse with 4 life (no more than the reverse shows). Otherwise: The target heals 3 life.
    .gist = heal 3 or revive
    .flavour = Aroma: the sock of a retired golem.
card-dance_off = Dance-Off
    .text = Target: your enemy in the current fight. Attack the target with your character for 2 more damage; there is no Retaliation.
    .gist = your Attack + 2
    .flavour = Your knees file a formal complaint.

# Black Magic

card-beetroot_pact = Pact Signed in Beetroot
    .text = When you would take damage: Prevent up to 3 of that damage. You discard 1 card of choice from hand.
    .gist = stops 3, discard 1
    .short = Beetroot Pact
    .flavour = From a distance it looks like blood. Up close it smells of dinner.
card-return_to_sender = Return to Sender
    .text = When you would take damage: Prevent up to 2 of that damage and deal the same amount to its source. Synergy “Chain Letter” with Forward to Everyone: Prevent all of that damage and deal the same amount to its source. The source takes 4 damage.
    .gist = reflects 2
    .flavour = Recipient unknown, unloved and not at home.
card-sip_of_a_soul = Sip of Somebody's Soul
    .text = When another player would take damage: You heal 2 life.
    .gist = you heal 2
    .short = Sip of a Soul
    .flavour = Notes of regret, with a hint of kebab.
card-cancelled_by_the_abyss = Cancelled by the Abyss
    .text = When someone else casts a Spell: Cancel it: it has no effect and is discarded.
    .gist = cancels a Spell
    .short = Cancelled
    .flavour = The Abyss apologises for the inconvenience. It does not mean it.
card-voodoo_plush = Voodoo Plush
    .text = When you would take damage: Up to 2 of that damage is taken by another living player of your choice instead.
    .gist = 2 go to another
    .flavour = So soft. So full of pins.
card-unlife_insurance = Unlife Insurance
    .text = When damage would bring you to 0 life: Prevent all of that damage. You have exactly 2 life left on the current side.
    .gist = survive with 2
    .flavour = The premium is paid in sighs.
card-whisper_from_the_wardrobe = Whisper from the Wardrobe
    .text = When another player casts a Spell: Secretly look at both Crime Tools of the source. You draw 1 card from your school deck.
    .gist = see tools, draw 1
    .short = Whisper
    .flavour = It knows what you hid. It has been wearing it.
card-bad_omen_with_sprinkles = Bad Omen with Sprinkles
    .text = When a player is about to deal damage to anyone but you: Increase that damage by 2.
    .gist = +2 damage
    .short = Bad Omen
    .flavour = Doom never looked this festive.
card-vintage_grudge = Grudge, Vintage
    .text = When you have lost all life of a side: Target: yourself, another player or the enemy. The target takes 3 damage.
    .gist = 3 damage as you go
    .flavour = Best served by someone else.

# Crime Tools

card-frozen_trout = Frozen Trout
    .text = A Crime Tool for 3 or more players, seniority 8.
    .gist = seniority 8
    .flavour = It thaws. It forgets nothing.
card-chained_disco_ball = Disco Ball on a Chain
    .text = A Crime Tool for 3 or more players, seniority 11.
    .gist = seniority 11
    .short = Disco Ball
    .flavour = A thousand mirrors, not one witness.
card-cursed_kazoo = Cursed Kazoo
    .text = A Crime Tool for 3 or more players, seniority 4.
    .gist = seniority 4
    .flavour = Every kazoo is cursed. This one has a certificate.
card-pointy_glow_stick = Very Pointy Glow Stick
    .text = A Crime Tool for 3 or more players, seniority 7.
    .gist = seniority 7
    .short = Pointy Glow Stick
    .flavour = Shines brightest in the dark of your conscience.
card-fondue_set = Fondue Set for Two
    .text = A Crime Tool for 3 or more players, seniority 12.
    .gist = seniority 12
    .flavour = Only one guest finished the cheese.
card-third_volume_of_memoirs = Third Volume of Memoirs
    .text = A Crime Tool for 3 or more players, seniority 5.
    .gist = seniority 5
    .short = Memoirs, Vol. 3
    .flavour = Hardback. Very hard. Very back.
card-basilisk_rubber_duck = Basilisk Rubber Duck
    .text = A Crime Tool for 4 or more players, seniority 10.
    .gist = seniority 10
    .short = Rubber Duck
    .flavour = Do not look it in the squeak.
card-yodelling_hat = Yodelling Hat
    .text = A Crime Tool for 4 or more players, seniority 1.
    .gist = seniority 1
    .flavour = One size fits all. Once.
card-left_slipper_of_fate = Left Slipper of Fate
    .text = A Crime Tool for 5 or more players, seniority 6.
    .gist = seniority 6
    .short = Left Slipper
    .flavour = Somewhere the right one is grieving.
card-karaoke_microphone = Karaoke Microphone, Still On
    .text = A Crime Tool for 5 or more players, seniority 3.
    .gist = seniority 3
    .short = Microphone
    .flavour = It recorded everything, mostly ballads.
card-potato_of_truth = Potato of Truth
    .text = A Crime Tool for 6 or more players, seniority 2.
    .gist = seniority 2
    .flavour = It has eyes. It saw.
card-graduate_garden_gnome = Garden Gnome with a Degree
    .text = A Crime Tool for 6 or more players, seniority 9.
    .gist = seniority 9
    .short = Garden Gnome
    .flavour = Magister of Blunt Sciences.

# Evidence

card-the_bathtub_protocol = The Bathtub Protocol
    .text = You wake up in the Archmage's bathtub. All of you. With one list of lost things. Points: Third Volume of Memoirs 2, Disco Ball on a Chain 3, Very Pointy Glow Stick 1; with 4 or more players: Basilisk Rubber Duck 2; with 5 or more players: Karaoke Microphone, Still On 1; with 6 or more players: Garden Gnome with a Degree 3.
    .gist = six clues
    .short = Bathtub Protocol
card-sticky_dance_floor = The Sticky Dance Floor
    .text = The dance floor remembers everything. Mostly because everything stuck to it. Points: Third Volume of Memoirs 3, Cursed Kazoo 2, Frozen Trout 1; with 4 or more players: Yodelling Hat 4; with 5 or more players: Karaoke Microphone, Still On 2; with 6 or more players: Potato of Truth 1.
    .gist = six clues
    .short = Sticky Dance Floor
card-testimony_of_the_coat_rack = Testimony of the Coat Rack
    .text = The coat rack has seen every guest. It finally decides to talk. Points: Disco Ball on a Chain 2, Very Pointy Glow Stick 1, Cursed Kazoo 3; with 4 or more players: Yodelling Hat 1; with 5 or more players: Left Slipper of Fate 1; with 6 or more players: Garden Gnome with a Degree 2.
    .gist = six clues
    .short = The Coat Rack
card-the_archmages_diary = The Archmage's Last Diary Entry
    .text = “Dear diary, a lovely party. I will just check what that noise is.” Points: Disco Ball on a Chain 1, Fondue Set for Two 3, Frozen Trout 2; with 4 or more players: Basilisk Rubber Duck 2; with 5 or more players: Karaoke Microphone, Still On 4; with 6 or more players: Potato of Truth 4.
    .gist = six clues
    .short = The Last Entry
card-blurry_crystal_ball = A Blurry Crystal Ball
    .text = The crystal ball recorded the murder vertically and with a thumb in the frame. Points: Fondue Set for Two 1, Frozen Trout 3, Cursed Kazoo 2; with 4 or more players: Basilisk Rubber Duck 2; with 5 or more players: Left Slipper of Fate 1; with 6 or more players: Garden Gnome with a Degree 2.
    .gist = six clues
    .short = Crystal Ball
card-autopsy_by_a_florist = Autopsy by a Florist
    .text = The coroner was at the party too. The florist stands in for him. Points: Very Pointy Glow Stick 3, Third Volume of Memoirs 2, Frozen Trout 1; with 4 or more players: Yodelling Hat 3; with 5 or more players: Karaoke Microphone, Still On 2; with 6 or more players: Potato of Truth 1.
    .gist = six clues
    .short = Florist's Autopsy
card-kitchen_of_regrets = The Kitchen of Regrets
    .text = Behind the fridge there is light, music and a heap of clues. Points: Cursed Kazoo 1, Fondue Set for Two 3, Very Pointy Glow Stick 2; with 4 or more players: Basilisk Rubber Duck 2; with 5 or more players: Karaoke Microphone, Still On 2; with 6 or more players: Potato of Truth 3.
    .gist = six clues
    .short = Kitchen of Regrets
card-bill_from_the_bar = The Bill from the Bar
    .text = The bill has eleven metres. Between the juice and the dragon there are strange items. Points: Frozen Trout 3, Third Volume of Memoirs 1, Very Pointy Glow Stick 2, Basilisk Rubber Duck 2; with 5 or more players: Left Slipper of Fate 2; with 6 or more players: Garden Gnome with a Degree 1.
    .gist = six clues
    .short = Bill from the Bar
card-choir_of_gargoyles = The Choir of Gargoyles
    .text = The gargoyles saw it all and composed a cantata about it. Points: Third Volume of Memoirs 3, Fondue Set for Two 2, Disco Ball on a Chain 1, Yodelling Hat 2, Left Slipper of Fate 4; with 6 or more players: Garden Gnome with a Degree 3.
    .gist = six clues
    .short = Gargoyle Choir
card-secret_passage_queue = The Queue to the Secret Passage
    .text = With that many guests even the secret passage had a queue. And a queue has eyes. Points: Disco Ball on a Chain 3, Fondue Set for Two 2, Cursed Kazoo 1, Yodelling Hat 1, Left Slipper of Fate 2, Potato of Truth 3.
    .gist = six clues
    .short = The Queue

# Bosses

card-bouncer_who_remembers = The Bouncer Who Remembers
    .text = After the fight: Each living player heals 2 life. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: all heal 2
    .short = The Bouncer
    .flavour = You are on the list. It is a different list.
card-complaints_unicorn = The Complaints Department Unicorn
    .text = After the fight: Each living player draws 1 card from their school deck. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: all draw 1
    .short = Complaints Unicorn
    .flavour = Your call is important. Your knees are not.
card-group_chat_hydra = The Group-Chat Hydra
    .text = After the fight: All players at the same time pass one Crime Tool of their choice to the left. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: pass a tool
    .short = Group-Chat Hydra
    .flavour = Mute one head and two more reply “ok”.
card-housekeeper_bozenna = Bożenna, Keeper of the House
    .text = After the fight: Each living player loses 1 Shield of own choice. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: −1 Shield
    .short = Bożenna
    .flavour = She has just mopped here.
card-dragon_on_a_cleanse = Dragon on a Cleanse
    .text = After the fight: The living player with least total life heals 3 life. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: weakest + 3
    .short = Cleansing Dragon
    .flavour = Day three without villagers. Extremely irritable.
card-ghost_of_the_last_song = Ghost of the Last Song
    .text = After the fight: Each dead player returns to life on the reverse with 3 life (no more than the reverse shows). Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: dead return
    .short = The Last Song
    .flavour = Just one more. Just one more. Just one more.
card-mime_lich = The Mime Lich
    .text = After the fight: Each living player discards 1 card of choice from hand. Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: discard 1
    .flavour = Trapped in an invisible crypt since the fifteenth century.
card-taxi_golem = Taxi Golem without Change
    .text = After the fight: Each living player lays the top Black Magic card as a Shield (if there is room). Fury 3: from the fourth Boss turn on, Attack grows by 3 before each of its own attacks.
    .gist = after: +1 Shield
    .short = Taxi Golem
    .flavour = Knows a shorter way. There is no shorter way.

# Enemies

card-slap_of_reality = Slap of Reality
    .text = The designated player takes X (2 × living players + 1, at most 12) damage. Each living player takes X (living players − 2, at most 5) damage.
    .gist = hits one, and all
    .flavour = It is Monday. It was always Monday.
card-collar_grip = Collar Grip
    .text = The designated player takes X (2 × living players + 3, at most 12) damage.
    .gist = hits one hard
    .flavour = You are leaving. By air.
card-strobe_of_agony = Strobe of Agony
    .text = Each living player takes X (living players + 1, at most 5) damage.
    .gist = hits all
    .flavour = Blink. Ow. Blink. Ow.
card-cover_charge = Cover Charge
    .text = Each living player discards 1 card of choice from hand. Each living player takes X (living players − 1, at most 5) damage. The designated player takes X (2 × living players − 2, at most 12) damage.
    .gist = discard, hits all
    .flavour = And another one for leaving.
card-second_wind = Second Wind
    .text = The Boss heals X (2 × living players, at most 12) life. Each living player takes X (living players, at most 5) damage.
    .gist = the Boss heals
    .flavour = It ate a garlic sausage, so it is a strong one.
card-confiscation = Confis{"\u00AD"}cation
    .text = The designated player loses 1 Shield at random. The designated player takes X (2 × living players + 1, at most 12) damage. Each living player takes X (living players − 1, at most 5) damage.
    .gist = a Shield, and hits
    .flavour = For your own good and for its own pocket.
card-compulsory_conga = Compulsory Conga
    .text = Each living player takes X (living players, at most 5) damage. All players at the same time pass one random Crime Tool to the left.
    .gist = hits, tools left
    .flavour = Hands on the hips of the person in front. Pockets open.
card-lights_out = Lights Out
    .text = Each living player loses 1 Shield of own choice. Each living player takes X (living players, at most 5) damage.
    .gist = Shields, hits all
    .flavour = Somebody sat on the switch.
card-double_chorus = Double Chorus
    .text = The designated player takes X (2 × living players + 1, at most 12) damage. A newly designated player takes X (2 × living players − 1, at most 12) damage.
    .gist = hits two
    .flavour = And now only the wounded!
card-earworm = Earworm
    .text = Each living player takes X (living players, at most 5) damage. The holder of the Turn card takes no strategic action in the coming turn.
    .gist = hits, −1 action
    .flavour = You will hum it at your own funeral.
card-spilled_cocktail = Spilled Cocktail
    .text = The designated player takes X (2 × living players + 1, at most 12) damage. The designated player gets −1 Attack until the end of this fight (never below 0). Each living player takes X (living players − 2, at most 5) damage.
    .gist = hits, −1 Attack
    .flavour = Stains armour, honour and aim.
card-invoice_for_damages = Invoice for Damages
    .text = The living player with most cards in hand takes X (2 × living players + 1, at most 12) damage. Each living player takes X (living players − 2, at most 5) damage.
    .gist = hits the fullest
    .short = Invoice
    .flavour = Payable in 14 days or 4 teeth.
card-karaoke_of_shame = Karaoke of Shame
    .text = Each living player without Shields takes 5 damage. Each living player with a Shield takes 3 damage.
    .gist = 5 or 3 to all
    .flavour = Your shield is a good excuse. Do you have one?
card-motivational_speech = Motiva{"\u00AD"}tional Speech
    .text = Each living player takes X (living players, at most 5) damage. The Boss gets +1 Attack until the end of this fight (never below 0).
    .gist = hits, Boss +1
    .short = Motivation
    .flavour = Monsters too need to hear they are enough.
card-swapped_luggage = Swapped Luggage
    .text = The designated player takes X (2 × living players + 1, at most 12) damage. Each living player takes X (living players − 2, at most 5) damage. The designated player and the player on that player's left swap one random Crime Tool.
    .gist = hits, tools swap
    .flavour = Same colour, different corpse.

# Events

card-who_took_the_last_one = Who Took the Last One?
    .text = Fight! Between the holder of the Being-Beaten card (if none: a random living player) and the next living player to the left: in that order each takes one offensive action against the other.
    .gist = a fight of two
    .short = The Last One
    .flavour = The bottle was mineral water. It is a matter of principle.
card-old_flame = An Old Flame on the Floor
    .text = Fight! Between the living player with most cards in hand and another living player with least total life: in that order each takes one offensive action against the other.
    .gist = a fight of two
    .short = Old Flame
    .flavour = It did not end well in the academy either.
card-duel_for_the_sofa = Duel for the Good Sofa
    .text = Fight! Between the holder of the Turn card and another living player chosen by them: in that order each takes one offensive action against the other. Whoever dealt more damage wins: The winner heals 4 life.
    .gist = a fight for 4 life
    .short = Duel for the Sofa
    .flavour = It unfolds. It does not fold back.
card-ring_dance = Ring Dance with Elbows
    .text = Fight! In turn order each living player deals 2 damage to the next living player on the left.
    .gist = 2 to each left
    .short = Ring Dance
    .flavour = To the left, to the left, to the ribs.
card-necromancer_on_call = Necromancer on Call
    .text = Each dead player returns to life on the reverse with 5 life (no more than the reverse shows). Each living player heals 1 life.
    .gist = all dead return
    .short = Necromancer
    .flavour = Please take a number and a soul.
card-reanimation_raffle = Reanimation Raffle
    .text = One random dead player returns to life on the reverse with 7 life (no more than the reverse shows). The living player with least total life lays the top Black Magic card as a Shield (if there is room).
    .gist = one dead returns
    .flavour = Second prize is a toaster.
card-night_bus_of_the_living = Night Bus to the Living
    .text = Each dead player returns to life on the reverse with 3 life (no more than the reverse shows). Each living player draws 1 card from their school deck.
    .gist = return and draw
    .short = Night Bus
    .flavour = It stops on demand, also on the other side.
card-coat_check_catastrophe = Coat-Check Catastrophe
    .text = All players at the same time pass one Crime Tool of their choice to the left.
    .gist = tools to the left
    .short = Coat Check
    .flavour = Every coat fits. None is yours.
card-raccoon_pickpockets = Raccoon Pickpockets
    .text = Twice: Two random players swap one random Crime Tool.
    .gist = tools swap twice
    .short = Raccoons
    .flavour = Tiny hands, great ambitions.
card-inspector_kielbasa = Inspector Kiełbasa Has Questions
    .text = Each player secretly looks at one random Crime Tool of the player on the right.
    .gist = see a tool
    .short = Inspector
    .flavour = Nobody leaves the buffet.
card-scrambled_eggs_of_destiny = Scrambled Eggs of Destiny
    .text = Each living player heals 3 life.
    .gist = all heal 3
    .short = Scrambled Eggs
    .flavour = Nine eggs, one future, chives.
card-lukewarm_fountain = Fountain of Lukewarm Water
    .text = The living player with least total life heals 6 life.
    .gist = weakest heals 6
    .short = Lukewarm Fountain
    .flavour = The hot one is for VIPs.
card-open_bar_of_knowledge = Open Bar of Knowledge
    .text = Each living player draws 2 cards from their school deck.
    .gist = all draw 2
    .short = Open Bar
    .flavour = Knowledge is power. Mixed, it is a hangover.
card-market_under_the_stage = Market under the Stage
    .text = Each living player lays the top Black Magic card as a Shield (if there is room).
    .gist = all get a Shield
    .short = Market
    .flavour = Everything is fresh. Do not ask out of what.
card-collective_headache = Collective Headache
    .text = Each living player takes 2 damage.
    .gist = all take 2
    .short = Headache
    .flavour = One head between all of you, and it is this one.
card-shield_tax = Labamba Shield Tax
    .text = Each living player chooses: discard one own Shield, or take 3 damage.
    .gist = a Shield or 3
    .flavour = The clerk is a mimic. The desk is the clerk.
card-cleaning_golem = The Morning Cleaning Golem
    .text = Each living player discards 2 cards of choice from hand.
    .gist = all discard 2
    .short = Cleaning Golem
    .flavour = It sorts: paper, glass, hopes.
card-mistaken_identity = Mistaken Identity
    .text = The living player with most total life takes 4 damage. That player takes the Being-Beaten card.
    .gist = strongest takes 4
    .flavour = They wanted the other wizard in a pointed hat.

# The Archmage's Chamber

card-archmages_chamber = The Archmage's Chamber
    .text = Name the murderer: everybody votes for another player. If the accused holds the murder weapon, the team wins and the murderer loses. Otherwise turn this card over. 1. The murderer becomes the Darkchmage: even if dead, returns on the obverse with 20/28/32/42 life (3/4/5/6 players) and Attack 4; this life is the only level. 2. The Darkchmage draws up to 6 cards from the own school and lays 2 Black Magic cards as Shields (if there is room). 3. Every dead player returns on the reverse with 4 life. 4. The wrongly accused player keeps 1 life on the current side. 5. All attack changes end. The Darkchmage takes the Turn card. In each own turn: 1/1/1/2 strategic and 1/2/3/3 offensive actions, no scheming, then draws up to 6 cards. Players take normal turns without scheming and may attack the Darkchmage with characters.
    .gist = name the murderer
    .short = The Chamber
    .flavour = The door was open the whole time. You all used the window.

# Flirt

card-note_on_a_napkin = Note on a Napkin
    .text = 1. I carry something hot in my pocket. Literally, the most suspicious one. 2. My pockets are as clean as my intentions. 3. Yes. To everything. Also to breakfast.
    .gist = three messages
card-wink_with_left_eye = Wink with the Left Eye
    .text = 1. Look to my left. No, subtly. Too late. 2. You, me, and a shared hatred of everybody else. 3. It is not you. It is the corpse.
    .gist = three messages
    .short = Left Wink
card-wink_with_right_eye = Wink with the Right Eye
    .text = 1. The one on my right winked first. At the body. 2. Come and exchange something with me. Not phone numbers. 3. You had me at “hello, is that blood”.
    .gist = three messages
    .short = Right Wink
card-perfumed_scroll = Perfumed Scroll
    .text = 1. Whatever they give you: do not accept it. 2. For you I would be beaten. Once. 3. I saw the thing. It sleeps at my left neighbour's.
    .gist = three messages
card-lipstick_on_a_wand = Lipstick on a Wand
    .text = 1. Watch my finger when they ask. Vote where it points. 2. I am hurt. Not only emotionally. 3. I must wash my familiar tonight.
    .gist = three messages
card-song_dedication = Song Dedication
    .text = 1. This song is for my right neighbour, who hides the thing. 2. They are playing our song. Let us survive to the chorus. 3. I know it is you. I find it strangely attractive.
    .gist = three messages
card-pressed_dandelion = Pressed Dandelion
    .text = 1. I gave the bad thing away. Ask me to whom. 2. Would you take the next blow for me? Asking for me. 3. Yes, but tell nobody. Especially me.
    .gist = three messages
card-smoke_signal = Smoke Signal
    .text = 1. Where there is smoke, there is my left neighbour. 2. Where there is fire, there is my right neighbour. 3. And where there is you, there is warmth.
    .gist = three messages
card-haiku_of_the_hangover = Hangover Haiku
    .text = 1. Cold thing in my sleeve. Everyone looks for it now. Please do not hug me. 2. Two innocent things. I counted them twice tonight. Would you count with me? 3. Sun hurts. You hurt less. That is the nicest thing that I said since Thursday.
    .gist = three messages
card-tarot_of_compliments = Compliment Tarot
    .text = 1. The card shows a snake near you. Not me. I am the squirrel. 2. The card shows two idiots under an umbrella. That is us. 3. The card shows a door. Closed.
    .gist = three messages
card-phone_number_in_runes = Phone Number in Runes
    .text = 1. Dial 1 to swap with me in your turn. 2. Dial 2 to avoid my left neighbour. 3. Dial 3 to avoid my right neighbour.
    .gist = three messages
    .short = Runic Number
card-love_potion_sample = Love Potion, Free Sample
    .text = 1. Keep a shield for me, and I shall keep a dance for you. 2. I feel a synergy between us. Lay the card down. 3. Already drunk. Yes.
    .gist = three messages
    .short = Love Potion
card-balcony_serenade = Balcony Serenade
    .text = 1. Whatever they sing: it was not me. 2. It was you, my love. Hand over the thing and run. 3. Your eyes are like two evidence bags: full of promise.
    .gist = three messages
card-apology_bouquet = Apology Bouquet
    .text = 1. Sorry for the fireball. It was meant for you, but nicer. 2. Sorry: the bad thing travels the table because of me. 3. Sorry, no. The flowers were somebody else's.
    .gist = three messages

# Components

card-turn_card = Turn Card: The Wobbly Baton
    .text = Marks the player who takes the current turn; passes clockwise.
    .gist = whose turn it is
    .short = Turn Card
    .flavour = Whoever holds it conducts. Whoever conducts, regrets.
card-being_beaten_card = Being Beaten: The Kick-Me Sign
    .text = Taken by the player who accepts designated damage from a Boss or Enemy. Its holder has the last word on who takes the next designated damage and may not name themselves.
    .gist = who is beaten
    .short = Being Beaten
    .flavour = Stuck between the shoulder blades since midnight.
card-severe_magic_coin = The Severe Magic Coin
    .text = Duel: the player whose side is up may, once in that player's own turn, turn the coin over for one extra offensive or strategic action.
    .gist = an extra action
    .short = Magic Coin
    .flavour = Heads you win, tails it tells your mother.

word-the_bathtub_protocol-1 = On the victim's forehead one can read, in mirror writing, “Chapter 14: My Enemies”.
word-the_bathtub_protocol-2 = Hundreds of tiny mirrors are stuck in the ceiling, arranged into an arrow.
word-the_bathtub_protocol-3 = The carpet glows green in the shape of a very guilty footprint.
word-the_bathtub_protocol-4 = The bath water has turned to stone, foam included.
word-the_bathtub_protocol-5 = The loudspeakers in the whole castle broadcast a chorus, a thump and “sorry”.
word-the_bathtub_protocol-6 = In the lawn there is a hole with a diploma at the bottom.
word-sticky_dance_floor-1 = There is a gap on the shelf between the second volume and the fourth.
word-sticky_dance_floor-2 = The last note of the Archmage's diary is, literally, a note. It buzzes.
word-sticky_dance_floor-3 = A puddle smelling of river leads to the throne and stops there, embarrassed.
word-sticky_dance_floor-4 = The echo in the tower still repeats: holla-ri-HELP.
word-sticky_dance_floor-5 = The screen still awards the killer 98 points for rhythm.
word-sticky_dance_floor-6 = The dead man's last words were “all right, I admit it, I cheated at cards”.
word-testimony_of_the_coat_rack-1 = From the hook over the dance floor hangs only a sad piece of chain.
word-testimony_of_the_coat_rack-2 = The keyhole is full of neon liquid, and so is the butler.
word-testimony_of_the_coat_rack-3 = All the glass in the corridor cracked in the key of B-flat.
word-testimony_of_the_coat_rack-4 = A feather from a mountain goose is stuck in the chandelier.
word-testimony_of_the_coat_rack-5 = The tracks on the ash: right foot bare, left foot... nothing at all.
word-testimony_of_the_coat_rack-6 = Tiny boots stood on the victim's chest long enough to write a bibliography.
word-the_archmages_diary-1 = A witness saw “the moon swinging, and then the moon had a good day”.
word-the_archmages_diary-2 = A thread of cheese runs from the kitchen through two floors to the body.
word-the_archmages_diary-3 = In the Archmage's beard the coroner found three scales.
word-the_archmages_diary-4 = The guard at the door is a statue now, with a very clean face.
word-the_archmages_diary-5 = The Archmage is wrapped in four metres of cable and one broken heart.
word-the_archmages_diary-6 = A trail of peelings leads to the suspect and points at him.
word-blurry_crystal_ball-1 = One of the tiny forks is missing. The remaining one refuses to testify.
word-blurry_crystal_ball-2 = The freezer stands open, and the label says: “NOT A WEAPON, KRZYSZTOF”.
word-blurry_crystal_ball-3 = The parrot in the hall imitates one sound only, and faints after it.
word-blurry_crystal_ball-4 = A single squeak was heard, and afterwards a most solid silence.
word-blurry_crystal_ball-5 = On the Archmage's cheek there is a checked pattern, size 41.
word-blurry_crystal_ball-6 = A red pointed cap was found in the chimney, smoking.
word-autopsy_by_a_florist-1 = Somebody sharpened something pink with the Archmage's own pencil sharpener.
word-autopsy_by_a_florist-2 = Somebody left a bookmark in the crime scene.
word-autopsy_by_a_florist-3 = The house cat has an alibi, but cannot stop licking its lips.
word-autopsy_by_a_florist-4 = The avalanche in the salon began, experts say, with one clear tone.
word-autopsy_by_a_florist-5 = The battery was warm; the duet was cold.
word-autopsy_by_a_florist-6 = The cook counted the sack three times. One is missing, the honest one.
word-kitchen_of_regrets-1 = In the wound the healer found a small round membrane.
word-kitchen_of_regrets-2 = The burner was still warm, and so was the apology note beside it.
word-kitchen_of_regrets-3 = The portrait on the wall swears that the murderer “shone like a fool”.
word-kitchen_of_regrets-4 = Under the Archmage's foot lies a yellow splinter with half a beak.
word-kitchen_of_regrets-5 = On the victim's temple: the grille pattern and traces of lipstick.
word-kitchen_of_regrets-6 = Everybody in the room suddenly began to tell the truth. It was terrible.
word-bill_from_the_bar-1 = The bruise is shaped like a fin. It even has a surprised expression.
word-bill_from_the_bar-2 = The librarian heard a heavy thud and, from habit, said “shhh”.
word-bill_from_the_bar-3 = In the dark the victim's chest displays the word “RAVE”, mirrored.
word-bill_from_the_bar-4 = The mirror covered its own eyes.
word-bill_from_the_bar-5 = The oracle mumbled: “beware of what comes from the left and is soft”.
word-bill_from_the_bar-6 = The fishing rod by the pond has been set down in a hurry.
word-choir_of_gargoyles-1 = The fatal blow came with a foreword and an index of names.
word-choir_of_gargoyles-2 = The Archmage had bread in his sleeve. He never ate alone.
word-choir_of_gargoyles-3 = The victim's hat carries a perfectly round dent with sparkles.
word-choir_of_gargoyles-4 = The victim's head is one size smaller than last week.
word-choir_of_gargoyles-5 = A bit of felt was found between the teeth of the guard dog.
word-choir_of_gargoyles-6 = The blow came from knee height, with academic precision.
word-secret_passage_queue-1 = Light reflexes still wander over the walls, although nothing is lit.
word-secret_passage_queue-2 = The smell of gruyère covers even the smell of guilt.
word-secret_passage_queue-3 = The neighbours signed a petition against “that buzzing” at 3:12 sharp.
word-secret_passage_queue-4 = In the cloakroom the ticket for headgear number 13 is soaked with sweat.
word-secret_passage_queue-5 = The right slipper arrived by post, with a black ribbon.
word-secret_passage_queue-6 = The dent in the skull contains starch.
word-note_on_a_napkin-1 = I carry something hot in my pocket. Literally, the most suspicious one.
word-note_on_a_napkin-2 = My pockets are as clean as my intentions.
word-note_on_a_napkin-3 = Yes. To everything. Also to breakfast.
word-wink_with_left_eye-1 = Look to my left. No, subtly. Too late.
word-wink_with_left_eye-2 = You, me, and a shared hatred of everybody else.
word-wink_with_left_eye-3 = It is not you. It is the corpse.
word-wink_with_right_eye-1 = The one on my right winked first. At the body.
word-wink_with_right_eye-2 = Come and exchange something with me. Not phone numbers.
word-wink_with_right_eye-3 = You had me at “hello, is that blood”.
word-perfumed_scroll-1 = Whatever they give you: do not accept it.
word-perfumed_scroll-2 = For you I would be beaten. Once.
word-perfumed_scroll-3 = I saw the thing. It sleeps at my left neighbour's.
word-lipstick_on_a_wand-1 = Watch my finger when they ask. Vote where it points.
word-lipstick_on_a_wand-2 = I am hurt. Not only emotionally.
word-lipstick_on_a_wand-3 = I must wash my familiar tonight.
word-song_dedication-1 = This song is for my right neighbour, who hides the thing.
word-song_dedication-2 = They are playing our song. Let us survive to the chorus.
word-song_dedication-3 = I know it is you. I find it strangely attractive.
word-pressed_dandelion-1 = I gave the bad thing away. Ask me to whom.
word-pressed_dandelion-2 = Would you take the next blow for me? Asking for me.
word-pressed_dandelion-3 = Yes, but tell nobody. Especially me.
word-smoke_signal-1 = Where there is smoke, there is my left neighbour.
word-smoke_signal-2 = Where there is fire, there is my right neighbour.
word-smoke_signal-3 = And where there is you, there is warmth.
word-haiku_of_the_hangover-1 = Cold thing in my sleeve. Everyone looks for it now. Please do not hug me.
word-haiku_of_the_hangover-2 = Two innocent things. I counted them twice tonight. Would you count with me?
word-haiku_of_the_hangover-3 = Sun hurts. You hurt less. That is the nicest thing that I said since Thursday.
word-tarot_of_compliments-1 = The card shows a snake near you. Not me. I am the squirrel.
word-tarot_of_compliments-2 = The card shows two idiots under an umbrella. That is us.
word-tarot_of_compliments-3 = The card shows a door. Closed.
word-phone_number_in_runes-1 = Dial 1 to swap with me in your turn.
word-phone_number_in_runes-2 = Dial 2 to avoid my left neighbour.
word-phone_number_in_runes-3 = Dial 3 to avoid my right neighbour.
word-love_potion_sample-1 = Keep a shield for me, and I shall keep a dance for you.
word-love_potion_sample-2 = I feel a synergy between us. Lay the card down.
word-love_potion_sample-3 = Already drunk. Yes.
word-balcony_serenade-1 = Whatever they sing: it was not me.
word-balcony_serenade-2 = It was you, my love. Hand over the thing and run.
word-balcony_serenade-3 = Your eyes are like two evidence bags: full of promise.
word-apology_bouquet-1 = Sorry for the fireball. It was meant for you, but nicer.
word-apology_bouquet-2 = Sorry: the bad thing travels the table because of me.
word-apology_bouquet-3 = Sorry, no. The flowers were somebody else's.

## Here the written cards end

## Endings

outcome-caught = The murderer is caught. The team wins: { $winners }.
    .won = The accused carries the murder weapon. The murderer is caught, and you win!
    .lost = You are caught with the murder weapon in your pocket. The team wins: { $winners }.
    .draw = Nobody wins.
outcome-darkchmage-beaten = The Darkchmage is beaten. The team wins: { $winners }.
    .won = The Darkchmage is beaten. Labamba is saved, and you win!
    .lost = You fall as the Darkchmage. The team wins: { $winners }.
    .draw = Nobody wins.
outcome-darkchmage = Darkness floods Labamba. The Darkchmage wins: { $winners }.
    .won = Nobody is left to stop you. Darkness floods Labamba, and you win!
    .lost = You have lost. Darkness floods Labamba, and the Darkchmage wins: { $winners }.
    .draw = Nobody wins.
outcome-all-dead = Everybody died before the Chamber. Everybody has lost.
    .won = You have reached the morning, and you win!
    .lost = You died before the Chamber. You have lost.
    .draw = Everybody died before the Chamber. Everybody has lost.
    .everybody-lost = Everybody died before the Chamber. Everybody has lost, the murderer too.
outcome-cowards = Nobody wanted to take the hit. Everybody has lost.
    .won = You were brave enough, and you win!
    .lost = Nobody wanted to take the hit. You have lost.
    .draw = Nobody wanted to take the hit. Everybody has lost.
    .everybody-lost = Nobody wanted to take the hit. Everybody has lost: this game is not for cowards.
outcome-defeated = The duel is decided. The winner: { $winners }.
    .won = Your opponent is down. You win the duel!
    .lost = You are down. The duel goes to { $winners }.
    .draw = Nobody wins.
outcome-turn-limit = The night is over. The winner has more life left: { $winners }.
    .won = The night is over, and you have more life left. You win!
    .lost = The night is over, and you have less life left. The winner: { $winners }.
    .draw = The night is over, and both of you have the same amount of life left: a tie.
    .everybody-lost = The night is over, and neither side has the upper hand. Everybody has lost.

## How to play

howto-1 = You are a team of hung-over wizards in the city of Labamba. The Archmage is dead, and everybody has two suspicious objects in their pockets. Find the murderer: whoever holds the murder weapon when you enter the Archmage's Chamber.
    .title = What it is about
howto-2 = All cards here are our own: names, texts and numbers. The publisher's card texts are not public; only the rules and their terms are the rulebook's.
    .title = Our own cards
howto-3 = There are three rounds. In each you discover one piece of Evidence, beat one Boss and live through two Events. Evidence gives points to Crime Tools. After the third one the tool with the most points is the murder weapon; between equal totals the higher seniority decides.
    .title = The night
howto-4 = In its turn the Boss casts an Enemy card, and from its fourth turn on it attacks by itself, harder every time. Damage for "the designated player" has to be taken by one of you: a single volunteer, or whomever the holder of the Being-Beaten card names. Whoever takes it gets that card. If nobody holds it and you cannot agree, you all lose.
    .title = The Boss
howto-5 = In your turn you have one strategic, one offensive and one scheming action, in any order, each if you like. Then draw up to four cards of your school. At the end of your turn you may hold six.
    .title = Your turn
howto-6 = Lay Shields face down with a strategic action, up to four. When a Shield's condition comes true, in anybody's turn, you may activate it for free. You begin with two of Black Magic.
    .title = Shields
howto-7 = Attack the Boss with your character as an offensive action; if it survives, it hits back. At 0 life your character turns to its reverse, at 0 there it dies. Dead players still scheme and vote, and some cards bring them back.
    .title = Attack and life
howto-8 = Some cards have a Synergy: together with a certain other card, also one of a team mate's Shields, they do something stronger. Others have an Acid Flashback, which works from the Trash of your school.
    .title = Synergies and Flashbacks
howto-9 = Scheming is how the weapon travels: you give a Crime Tool to somebody, and they give you one of theirs. Talk and lie as you please, but nobody may show tools. With Flirt cards you send secret messages.
    .title = Schemes and Flirt
howto-10 = In the Chamber everybody votes. If the accused holds the weapon, the team wins and the murderer loses. If not, the murderer becomes the Darkchmage and fights all the others: whoever is left standing wins. If everybody dies before the Chamber, everybody has lost.
    .title = The Chamber
howto-11 = Two people play a duel. Each has a school with half of a third one, and the table has two lanes: a Shield reacts only to what happens in its own. A character has three levels of life. The Severe Magic Coin gives an extra action to the player whose side is up, and is then turned over.
    .title = The duel

## The lesson: its goal, its steps (.why: the reason for the suggested answer) and its end

lesson-goal = Together with your team you beat Bosses on the way to the Archmage's Chamber. But one of you has the weapon that killed the Archmage in their pocket, and that one is the murderer. In the Chamber you vote: if you accuse the right one, the team wins.
lesson-boss = This is the last Boss. You fight it together, and every few turns it casts an Enemy card that hits the team.
lesson-actions = In a turn you have three actions: a strategic one, an offensive one and scheming, in any order. None is compulsory.
lesson-shield = With the strategic action you can lay a Shield. It lies face down and waits for its condition, in other players' turns too.
    .why = The Boss is about to strike, and Velvet Parry stops up to 4 damage.
lesson-spell = With the offensive action you cast a spell or attack with your character. The Boss hits back after an attack, not after a spell.
    .why = The Bolt deals 4 damage and costs you no life.
lesson-target = Many spells can hit anybody, even somebody of your team, so you always choose a target.
    .why = As long as the Boss lives, it is the enemy.
lesson-window = Before damage is dealt, everybody with a face-down Shield is asked whether to react. So nobody gives away what they hold.
    .why = There is no need to save the Boss.
lesson-tools = These are your two Crime Tools, and only you see them. Three pieces of Evidence gave the tools points: the one with most is the murder weapon.
lesson-scheme = Scheming is an exchange: you give somebody one Tool and get one of their two. So the weapon travels, and you learn what is in other pockets.
    .why = Give something harmless away and see what you get for it.
lesson-partner = Choose whom you scheme with. Everybody sees that you exchange something, but not what.
    .why = You know nothing about this pocket yet.
lesson-parry = Now the damage is about to hit you, and the condition of your Shield is met.
    .why = The Shield stops 4 damage and costs no action.
lesson-after = The Boss is beaten! It leaves something unpleasant behind: everybody discards a card from hand.
    .why = No more Bosses will come, so healing is of least use.
lesson-vote = The Chamber! Accuse the one who has the murder weapon. Think of who exchanged with whom and what was in their pockets; you may change your vote until you confirm it.
lesson-end = You know the fight, Shields, scheming and the vote. A full game has three Bosses, three pieces of Evidence and plenty of time for lies.

## Questions, answers and events, by hand

## Presets

preset-first = First night
    .about = Half a minute for every reaction, and cowards are spared.
preset-full = Full night
    .about = Everybody chooses a character.

## Zones and fields

zone-hand = Hand
zone-shields = Shields
zone-tools = Crime Tools
zone-flirts = Flirt cards
zone-character = Character
zone-trash = Trash
zone-middle = Middle
zone-boss = Boss
zone-evidence = Evidence
field-life = Life
field-attack = Attack
field-level = Side
field-beaten = Being-Beaten card
field-turn = Turn

## Questions

ask-character = Which character do you play?
    .hint = First come, first served.
ask-exchange-hand = Which cards of your opening hand do you exchange?
    .hint = Once, any of them, before you see the new ones.
ask-first-player = You won the toss: who starts?
    .hint = The other player gets the coin and a Black Magic card.
ask-exchange = Do you exchange this Black Magic card?
    .hint = Once; the exchanged card leaves the game.
ask-lane = In which lane?
    .hint = Shields react only to what happens in their lane.
ask-where = Where do you lay the Black Magic card?
    .hint = At most two Shields lie in a lane.
ask-turn = Your turn: what do you do?
    .hint = Every action is optional; then you draw.
ask-brawl = A fight! Your one action against the other fighter?
    .hint = An offensive Spell or an attack.
ask-target = Who is the target?
    .hint = The choice cannot be skipped.
ask-shield-target = Which Shield?
    .hint = You may point at one that you do not know.
ask-replace = Which Shield does it replace?
    .hint = The old one is discarded openly.
ask-react-damage = Damage is coming: activate a Shield?
    .hint = Nobody sees what you answer until all have answered.
ask-react-spell = A Spell is cast: activate a Shield?
    .hint = Nobody sees what you answer until all have answered.
ask-react-shield = A Shield is activated: answer it?
    .hint = Nobody can react to your Shield.
ask-react-loss = You have lost a side: activate a Shield?
    .hint = Possible even if you have just died.
ask-help = Do you reveal a partner for this card?
    .hint = The Synergy replaces the effects of both cards.
ask-volunteer = Do you volunteer for the damage?
    .hint = The only volunteer takes it, with the Being-Beaten card.
ask-designate = Who takes the damage?
    .hint = Not you: you hold the Being-Beaten card.
ask-nominate = Whom do you nominate for the damage?
    .hint = You may name yourself. After three failed attempts everybody may lose as cowards.
ask-vote = Who is the murderer?
    .hint = You may change your vote until all have confirmed.
ask-discard = Which card do you discard?
    .hint = Everybody will see it.
ask-recover = Which card do you take from the Trash?
    .hint = It comes to your hand.
ask-branch = What do you choose?
    .hint = Only what can be done is offered.
ask-move-to = Who gets the Shield?
    .hint = Somebody with a free place.
ask-redirect-to = Who takes the damage instead of you?
    .hint = Nobody can react to this damage.
ask-scheme-with = With whom do you scheme?
    .hint = The dead scheme too.
ask-return-tool = Which of your other tools do you give back?
    .hint = Only the two of you see what is exchanged.
ask-pass-on = Which tool do you pass to the left?
    .hint = All pass at the same time.
ask-own-shield = Which of your Shields do you give up?
    .hint = It is discarded openly.
ask-opponent = Whom do you fight?
    .hint = Another living player.
ask-flirt = Flirt with somebody?
    .hint = Once a turn; only the two of you see card and message.

## Answers

act-end = End the turn
    .hint = then you draw
act-pass = Pass
    .hint = this time
act-pass-turn = Pass this whole turn
    .hint = every later window too
act-keep = Keep it
    .hint = no exchange
act-exchange = Exchange it
    .hint = for the next card
act-nowhere = Do not lay it
    .hint = it leaves the game
act-volunteer = Volunteer
    .hint = you take the damage
act-stay-back = Stay back
    .hint = let others decide
act-boss = The Boss
    .hint = as the target
act-seat = { $seat }
    .hint = this player
act-lane = Lane { $number }
    .hint = of two
act-shield = { $seat }: Shield { $place }
    .hint = face down
act-exchange-hand = Exchange these cards
    .hint = for new ones
act-keep-hand = Keep all cards
    .hint = no exchange
act-attack = Attack with your character
    .hint = offensive action
act-osom-attack = OSOM: attack with your character
    .hint = the coin pays
act-cast = Cast: { $card }
    .way = Cast
    .hint = a Spell
act-osom-cast = OSOM, cast: { $card }
    .way = OSOM: cast
    .hint = the coin pays
act-cast-with = With a partner from your hand: { $card }
    .way = With a partner
    .hint = Synergy
act-osom-cast-with = OSOM, with a partner from your hand: { $card }
    .way = OSOM: with a partner
    .hint = the coin pays
act-cast-with-laid = With your own Shield as partner: { $card }
    .way = With a Shield
    .hint = Synergy
act-osom-cast-with-laid = OSOM, with your own Shield as partner: { $card }
    .way = OSOM: with a Shield
    .hint = the coin pays
act-lay = Lay as a Shield: { $card }
    .way = Lay
    .hint = face down
act-osom-lay = OSOM, lay as a Shield: { $card }
    .way = OSOM: lay
    .hint = the coin pays
act-attach = Put on a Shield: { $card }
    .way = Attach
    .hint = face up
act-osom-attach = OSOM, put on a Shield: { $card }
    .way = OSOM: attach
    .hint = the coin pays
act-free = Free this Shield: { $card }
    .way = Free
    .hint = the lock is discarded
act-osom-free = OSOM, free this Shield: { $card }
    .way = OSOM: free
    .hint = the coin pays
act-flashback = Acid Flashback: { $card }
    .way = Flashback
    .hint = out of the Trash
act-osom-flashback = OSOM, Acid Flashback: { $card }
    .way = OSOM: Flashback
    .hint = the coin pays
act-scheme = Scheme, giving: { $card }
    .way = Scheme
    .hint = somebody gives you another tool
act-activate = Activate: { $card }
    .hint = reveal this Shield
act-join = Reveal from your hand: { $card }
    .way = From hand
    .hint = as a partner
act-join-laid = Reveal this Shield: { $card }
    .way = From the Shields
    .hint = as a partner
act-give-up = Give up: { $card }
    .hint = the Shield is discarded
act-replace = Replace: { $card }
    .hint = the Shield is discarded
act-discard = Discard: { $card }
    .hint = openly
act-recover = Take: { $card }
    .hint = to your hand
act-character = Play: { $card }
    .hint = your character
act-return = Give back: { $card }
    .hint = secretly
act-pass-on = Pass to the left: { $card }
    .hint = secretly
act-flirt = Flirt with { $seat }: { $card }, message { $number }
    .way = Flirt
    .hint = only the two of you see it
act-choose-damage = Take the damage
    .hint = or choose something else
act-choose-destroy-shield = Discard a Shield
    .hint = openly
act-choose-draw = Let the target draw a card
    .hint = from the school deck
act-choose-move-shield = Move a Shield
    .hint = unseen, to somebody with room

## Words of events

word-obverse = obverse
word-wounded = wounded
word-reverse = reverse
word-dead = dead
word-darkchmage = Darkchmage
word-strategic = strategic
word-offensive = offensive
word-scheme = scheming
word-heads = heads
word-tails = tails

## Events

event-character = { $you ->
    [yes] You play { $cards }.
   *[no] { $seat } plays { $cards }.
}
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-got-tool = { $you ->
    [yes] You find a Crime Tool in your pocket
   *[no] { $seat } finds a Crime Tool in a pocket
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-got-flirt = { $you ->
    [yes] You get a Flirt card
   *[no] { $seat } gets a Flirt card
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-placed = { $you ->
    [yes] You lay Black Magic as a Shield
   *[no] { $seat } lays Black Magic as a Shield
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-laid = { $you ->
    [yes] You lay a Shield
   *[no] { $seat } lays a Shield
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-looked = { $you ->
    [yes] You look secretly
   *[no] { $seat } looks secretly
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-stole = { $you ->
    [yes] You steal a card
   *[no] { $seat } steals a card
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-recovered = { $you ->
    [yes] You take { $cards } from the Trash.
   *[no] { $seat } takes { $cards } from the Trash.
}
event-discarded = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}
event-dropped = { $you ->
    [yes] You discard what lay on a Shield: { $cards }.
   *[no] { $seat } discards what lay on a Shield: { $cards }.
}
event-destroyed = { $you ->
    [yes] You lose a Shield: { $cards }.
   *[no] { $seat } loses a Shield: { $cards }.
}
event-replaced = { $you ->
    [yes] You replace a Shield: { $cards }.
   *[no] { $seat } replaces a Shield: { $cards }.
}
event-exchanged = { $you ->
    [yes] You exchange { $cards }.
   *[no] { $seat } exchanges { $cards }.
}
event-declined = { $you ->
    [yes] You do not lay { $cards }.
   *[no] { $seat } does not lay { $cards }.
}
event-put-away = { $you ->
    [yes] Your card is used up: { $cards }.
   *[no] { $seat }'s card is used up: { $cards }.
}
event-shuffled-in = { $you ->
    [yes] You shuffle { $cards } into the deck.
   *[no] { $seat } shuffles { $cards } into the deck.
}
event-moved-shield = { $you ->
    [yes] A Shield of yours is moved
   *[no] { $seat }'s Shield is moved
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-attached = { $you ->
    [yes] You put on a Shield: { $cards }.
   *[no] { $seat } puts on a Shield: { $cards }.
}
event-cast = { $you ->
    [yes] You cast { $cards }.
   *[no] { $seat } casts { $cards }.
}
event-flashed-back = { $you ->
    [yes] Acid Flashback! You cast { $cards }.
   *[no] Acid Flashback! { $seat } casts { $cards }.
}
event-activated = { $you ->
    [yes] You activate a Shield: { $cards }.
   *[no] { $seat } activates a Shield: { $cards }.
}
event-joined = { $you ->
    [yes] You reveal a partner: { $cards }.
   *[no] { $seat } reveals a partner: { $cards }.
}
event-synergy = { $you ->
    [yes] Synergy! Your card works together with another one.
   *[no] Synergy! { $seat }'s card works together with another one.
}
event-cancelled = { $you ->
    [yes] You cancel { $cards }.
   *[no] { $seat } cancels { $cards }.
}
event-in-lane = { $you ->
    [yes] You declare lane { $number }.
   *[no] { $seat } declares lane { $number }.
}
event-aimed = { $you ->
    [yes] { $self ->
        [yes] You aim at yourself.
       *[no] You aim at { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } aims at themselves.
       *[no] { $otheryou ->
            [yes] { $seat } aims at you.
           *[no] { $seat } aims at { $other }.
        }
    }
}
event-aimed-at-boss = { $you ->
    [yes] You aim at the Boss.
   *[no] { $seat } aims at the Boss.
}
event-attacked = { $you ->
    [yes] You attack.
   *[no] { $seat } attacks.
}
event-retaliated = { $you ->
    [yes] You retaliate.
   *[no] { $seat } retaliates.
}
event-threatened = { $you ->
    [yes] You are about to take damage: { $number }.
   *[no] { $seat } is about to take damage: { $number }.
}
event-prevented = { $you ->
    [yes] You prevent damage: { $number }.
   *[no] { $seat } prevents damage: { $number }.
}
event-reflected = { $you ->
    [yes] You reflect damage: { $number }.
   *[no] { $seat } reflects damage: { $number }.
}
event-redirected = { $you ->
    [yes] You redirect damage ({ $number }) to { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } redirects damage ({ $number }) to you.
       *[no] { $seat } redirects damage ({ $number }) to { $other }.
    }
}
event-amplified = { $you ->
    [yes] You increase the damage by { $number }.
   *[no] { $seat } increases the damage by { $number }.
}
event-hurt = { $you ->
    [yes] You lose life: { $number }.
   *[no] { $seat } loses life: { $number }.
}
event-healed = { $you ->
    [yes] You heal: { $number }.
   *[no] { $seat } heals: { $number }.
}
event-turned-over = { $you ->
    [yes] Your character is turned to the side “{ $word }” with { $number } life.
   *[no] { $seat }'s character is turned to the side “{ $word }” with { $number } life.
}
event-died = { $you ->
    [yes] You die.
   *[no] { $seat } dies.
}
event-revived = { $you ->
    [yes] You return to life with { $number } life.
   *[no] { $seat } returns to life with { $number } life.
}
event-life-set = { $you ->
    [yes] You have exactly { $number } life left.
   *[no] { $seat } has exactly { $number } life left.
}
event-attack-changed = { $you ->
    [yes] Your Attack is now { $number }.
   *[no] { $seat }'s Attack is now { $number }.
}
event-extra-action = { $you ->
    [yes] You get one more action this turn: { $word }.
   *[no] { $seat } gets one more action this turn: { $word }.
}
event-skips = { $you ->
    [yes] You lose an action in your next turn: { $word }.
   *[no] { $seat } loses an action in the next turn: { $word }.
}
event-osom = { $you ->
    [yes] OSOM! You turn the coin over.
   *[no] OSOM! { $seat } turns the coin over.
}
event-toss = { $you ->
    [yes] You win the toss.
   *[no] { $seat } wins the toss.
}
event-starts = { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-coin = { $you ->
    [yes] You flip the coin: { $word }.
   *[no] { $seat } flips the coin: { $word }.
}
event-turn = { $you ->
    [yes] Turn { $number }: yours.
   *[no] Turn { $number }: { $seat }.
}
event-turn-card = { $you ->
    [yes] You get the Turn card.
   *[no] { $seat } gets the Turn card.
}
event-last-at-a-party = { $you ->
    [yes] You were last at a party, so you start.
   *[no] { $seat } was last at a party, and starts.
}
event-beaten-card = { $you ->
    [yes] You get the Being-Beaten card.
   *[no] { $seat } gets the Being-Beaten card.
}
event-beaten-returned = { $you ->
    [yes] Your Being-Beaten card goes back to the table.
   *[no] { $seat }'s Being-Beaten card goes back to the table.
}
event-volunteered = { $you ->
    [yes] You volunteer.
   *[no] { $seat } volunteers.
}
event-nominated = { $you ->
    [yes] { $self ->
        [yes] You nominate yourself.
       *[no] You nominate { $other }.
    }
   *[no] { $self ->
        [yes] { $seat } nominates themselves.
       *[no] { $otheryou ->
            [yes] { $seat } nominates you.
           *[no] { $seat } nominates { $other }.
        }
    }
}
event-designated = { $you ->
    [yes] You are designated.
   *[no] { $seat } is designated.
}
event-brawl = { $you ->
    [yes] Fight! You and { $other }.
   *[no] { $otheryou ->
        [yes] Fight! { $seat } and you.
       *[no] Fight! { $seat } and { $other }.
    }
}
event-schemed = { $you ->
    [yes] You scheme with { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } schemes with you.
       *[no] { $seat } schemes with { $other }.
    }
}
event-gave-tool = { $you ->
    [yes] You hand over a Crime Tool
   *[no] { $seat } hands over a Crime Tool
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-swapped-tool = { $you ->
    [yes] You swap a Crime Tool
   *[no] { $seat } swaps a Crime Tool
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-passed-tool = { $you ->
    [yes] You pass a Crime Tool to the left
   *[no] { $seat } passes a Crime Tool to the left
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-showed-tool = { $you ->
    [yes] You show { $cards }.
   *[no] { $seat } shows { $cards }.
}
event-flirted = { $you ->
    [yes] You hand over a Flirt card
   *[no] { $seat } hands over a Flirt card
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-voted = { $you ->
    [yes] You accuse { $other }.
   *[no] { $otheryou ->
        [yes] { $seat } accuses you.
       *[no] { $seat } accuses { $other }.
    }
}
event-accused = { $you ->
    [yes] You are accused.
   *[no] { $seat } is accused.
}
event-murderer = { $you ->
    [yes] You are the murderer.
   *[no] The murderer: { $seat }.
}
event-darkchmage = { $you ->
    [yes] You rise as the Darkchmage with { $number } life.
   *[no] { $seat } rises as the Darkchmage with { $number } life.
}
event-message = { $you ->
    [yes] Your message to { $other }: “{ $word }”.
   *[no] { $otheryou ->
        [yes] A message to you from { $seat }: “{ $word }”.
       *[no] { $seat } flirts with { $other }.
    }
}
event-reshuffled = A deck is rebuilt from its Trash.
event-enemies-reshuffled = The Enemy deck is rebuilt.
event-boss-cast = The Boss casts { $cards }.
event-boss = A Boss comes: { $cards }.
event-boss-turn = Turn { $number } of the Boss.
event-boss-hurt = The Boss loses life: { $number }.
event-boss-healed = The Boss heals: { $number }.
event-boss-attack = The Attack of the Boss is now { $number }.
event-boss-beaten = The Boss is beaten.
event-boss-retaliated = The Boss retaliates.
event-threatened-boss = The Boss is about to take damage: { $number }.
event-fury = Fury: the Boss attacks by itself with { $number }.
event-after-fight = The fight is over: { $cards }.
event-enemy-over = The Enemy card is discarded: { $cards }.
event-event = Event: { $cards }.
event-event-over = The Event is over: { $cards }.
event-evidence = Evidence: { $cards }.
event-paragraph = { $word } (points: { $number }).
event-chamber = The last card of the story: { $cards }.
event-brawl-over = The fight is over.
event-no-agreement = No agreement in attempt { $number }.
event-vote-tied = The vote is tied.

## Why an answer is advised: $best is what it usually leads to, $next what the next best one does

hint-life = You usually keep more life: { $best } instead of { $next }.
hint-shields = You usually have more Shields afterwards: { $best } instead of { $next }.
hint-cards = You usually have more cards in hand afterwards: { $best } instead of { $next }.
hint-rival-life = Your rival is usually left with less life: { $best } instead of { $next }.
hint-dark-life = The Darkchmage is usually left with less life: { $best } instead of { $next }.
hint-boss-life = The Boss is usually left with less life: { $best } instead of { $next }.
hint-team-life = The others of your team usually keep more life: { $best } in all instead of { $next }.
hint-suspicion = The others usually suspect you less: { $best } % instead of { $next } %.
