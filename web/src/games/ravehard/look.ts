import archiveResearch from 'icon:archive-research';
import badGnome from 'icon:bad-gnome';
import ballerinaShoes from 'icon:ballerina-shoes';
import bamboo from 'icon:bamboo';
import bandageRoll from 'icon:bandage-roll';
import bathtub from 'icon:bathtub';
import baton from 'icon:baton';
import beard from 'icon:beard';
import beerStein from 'icon:beer-stein';
import beet from 'icon:beet';
import blackHoleBolas from 'icon:black-hole-bolas';
import boltSpellCast from 'icon:bolt-spell-cast';
import bookshelf from 'icon:bookshelf';
import boxingGlove from 'icon:boxing-glove';
import broom from 'icon:broom';
import burningMeteor from 'icon:burning-meteor';
import bus from 'icon:bus';
import caesar from 'icon:caesar';
import candles from 'icon:candles';
import cardRandom from 'icon:card-random';
import cauldron from 'icon:cauldron';
import cheerful from 'icon:cheerful';
import clothes from 'icon:clothes';
import cloudDownload from 'icon:cloud-download';
import coffeeCup from 'icon:coffee-cup';
import coffin from 'icon:coffin';
import contract from 'icon:contract';
import conversation from 'icon:conversation';
import converseShoe from 'icon:converse-shoe';
import crimeSceneTape from 'icon:crime-scene-tape';
import crownCoin from 'icon:crown-coin';
import crystalBall from 'icon:crystal-ball';
import crystalWand from 'icon:crystal-wand';
import cupcake from 'icon:cupcake';
import dandelionFlower from 'icon:dandelion-flower';
import doorWatcher from 'icon:door-watcher';
import dragonHead from 'icon:dragon-head';
import earthWorm from 'icon:earth-worm';
import elbowPad from 'icon:elbow-pad';
import envelope from 'icon:envelope';
import eyelashes from 'icon:eyelashes';
import faceToFace from 'icon:face-to-face';
import fireball from 'icon:fireball';
import fishEggs from 'icon:fish-eggs';
import flatfish from 'icon:flatfish';
import flowerPot from 'icon:flower-pot';
import flowers from 'icon:flowers';
import footsteps from 'icon:footsteps';
import fountain from 'icon:fountain';
import friedEggs from 'icon:fried-eggs';
import gargoyle from 'icon:gargoyle';
import ghost from 'icon:ghost';
import gloves from 'icon:gloves';
import goose from 'icon:goose';
import grab from 'icon:grab';
import guitar from 'icon:guitar';
import hanger from 'icon:hanger';
import headphones from 'icon:headphones';
import heartBottle from 'icon:heart-bottle';
import heartburn from 'icon:heartburn';
import herbsBundle from 'icon:herbs-bundle';
import humanTarget from 'icon:human-target';
import hydra from 'icon:hydra';
import iceCubes from 'icon:ice-cubes';
import infinity from 'icon:infinity';
import kickScooter from 'icon:kick-scooter';
import kitchenKnives from 'icon:kitchen-knives';
import knockedOutStars from 'icon:knocked-out-stars';
import lightBackpack from 'icon:light-backpack';
import lightBulb from 'icon:light-bulb';
import lightProjector from 'icon:light-projector';
import lightningTree from 'icon:lightning-tree';
import lipstick from 'icon:lipstick';
import loveLetter from 'icon:love-letter';
import loveSong from 'icon:love-song';
import lovers from 'icon:lovers';
import lungs from 'icon:lungs';
import magicHat from 'icon:magic-hat';
import martini from 'icon:martini';
import megaphone from 'icon:megaphone';
import microphone from 'icon:microphone';
import minotaur from 'icon:minotaur';
import mirrorMirror from 'icon:mirror-mirror';
import monaLisa from 'icon:mona-lisa';
import musicalScore from 'icon:musical-score';
import noseSide from 'icon:nose-side';
import oldMicrophone from 'icon:old-microphone';
import papers from 'icon:papers';
import partyPopper from 'icon:party-popper';
import payMoney from 'icon:pay-money';
import pentacle from 'icon:pentacle';
import perfumeBottle from 'icon:perfume-bottle';
import phone from 'icon:phone';
import photoCamera from 'icon:photo-camera';
import pickle from 'icon:pickle';
import pirateFlag from 'icon:pirate-flag';
import plasticDuck from 'icon:plastic-duck';
import potato from 'icon:potato';
import publicSpeaker from 'icon:public-speaker';
import quillInk from 'icon:quill-ink';
import raccoonHead from 'icon:raccoon-head';
import raiseSkeleton from 'icon:raise-skeleton';
import receiveMoney from 'icon:receive-money';
import robberHand from 'icon:robber-hand';
import rockGolem from 'icon:rock-golem';
import rotaryPhone from 'icon:rotary-phone';
import roundBottomFlask from 'icon:round-bottom-flask';
import saltShaker from 'icon:salt-shaker';
import secretBook from 'icon:secret-book';
import secretDoor from 'icon:secret-door';
import semiClosedEye from 'icon:semi-closed-eye';
import share from 'icon:share';
import sherlockHolmes from 'icon:sherlock-holmes';
import shop from 'icon:shop';
import silence from 'icon:silence';
import sing from 'icon:sing';
import skullMask from 'icon:skull-mask';
import slap from 'icon:slap';
import slime from 'icon:slime';
import slippers from 'icon:slippers';
import smokeBomb from 'icon:smoke-bomb';
import snake from 'icon:snake';
import sodaCan from 'icon:soda-can';
import sofa from 'icon:sofa';
import sparkles from 'icon:sparkles';
import speaker from 'icon:speaker';
import spikedBall from 'icon:spiked-ball';
import stoneBust from 'icon:stone-bust';
import swan from 'icon:swan';
import swapBag from 'icon:swap-bag';
import theaterCurtains from 'icon:theater-curtains';
import throneKing from 'icon:throne-king';
import ticket from 'icon:ticket';
import tiedScroll from 'icon:tied-scroll';
import trumpet from 'icon:trumpet';
import umbrella from 'icon:umbrella';
import unicorn from 'icon:unicorn';
import vibratingSmartphone from 'icon:vibrating-smartphone';
import vintageRobot from 'icon:vintage-robot';
import voodooDoll from 'icon:voodoo-doll';
import waterBottle from 'icon:water-bottle';
import wineBottle from 'icon:wine-bottle';
import wineGlass from 'icon:wine-glass';
import witchFace from 'icon:witch-face';
import wizardFace from 'icon:wizard-face';
import womanElfFace from 'icon:woman-elf-face';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

/** The noun of the name first, then the verb of the effect, then a symbol; each once. Modern things are the joke here. */
const cards = {
  // Characters
  ludwika_of_the_third_encore: womanElfFace,
  swan_duke_bazyli: swan,
  professor_gromoslaw: wizardFace,
  aunt_hermenegilda: witchFace,
  dj_null_spell: headphones,
  kornelia_of_the_installation: stoneBust,
  // The majestic school
  royal_sneeze: noseSide,
  descent_of_the_chandelier: candles,
  minuet_of_inconvenience: ballerinaShoes,
  glitter_cannon: partyPopper,
  curtain_bandage: bandageRoll,
  royal_decree_no_7: tiedScroll,
  encore_from_beyond: raiseSkeleton,
  caviar_breakfast: fishEggs,
  cheerleader_pompom: cheerful,
  velvet_parry: gloves,
  the_page_takes_it: humanTarget,
  mirror_of_vanity: mirrorMirror,
  theatrical_swoon: theaterCurtains,
  // The classical school
  fireball_chapter_one: fireball,
  lightning_with_footnotes: lightningTree,
  meteor_of_tenure: burningMeteor,
  whip_of_the_beard: beard,
  ice_cubes_of_doom: iceCubes,
  herbs_for_everything: herbsBundle,
  dusty_library_card: bookshelf,
  index_of_the_grimoire: archiveResearch,
  divination_from_grounds: coffeeCup,
  cheerleader_megaphone: megaphone,
  circle_of_chalk: pentacle,
  objection_in_dead_language: caesar,
  explosive_retort: roundBottomFlask,
  // The contemporary school
  bass_drop: speaker,
  push_notification: vibratingSmartphone,
  art_nobody_gets: monaLisa,
  scooter_charge: kickScooter,
  endless_loop: infinity,
  wyvern_energy_drink: sodaCan,
  pirated_copy: pirateFlag,
  forced_update: cloudDownload,
  group_selfie: photoCamera,
  quarter_hour_delivery: goose,
  cheerleader_boot: converseShoe,
  do_not_disturb: silence,
  forward_to_all: share,
  terms_of_service: contract,
  microphone_feedback: microphone,
  // The General School
  pickle_juice: pickle,
  bolt_basic: boltSpellCast,
  lost_property_office: lightBackpack,
  gossip_at_the_bar: conversation,
  duct_tape_of_ages: crimeSceneTape,
  emergency_sequins: sparkles,
  cocktail_umbrella: umbrella,
  smelling_salts: saltShaker,
  dance_off: footsteps,
  // Black Magic
  beetroot_pact: beet,
  return_to_sender: envelope,
  sip_of_a_soul: wineGlass,
  cancelled_by_the_abyss: blackHoleBolas,
  voodoo_plush: voodooDoll,
  unlife_insurance: coffin,
  whisper_from_the_wardrobe: doorWatcher,
  bad_omen_with_sprinkles: cupcake,
  vintage_grudge: wineBottle,
  // Crime Tools
  frozen_trout: flatfish,
  chained_disco_ball: spikedBall,
  cursed_kazoo: trumpet,
  pointy_glow_stick: crystalWand,
  fondue_set: cauldron,
  third_volume_of_memoirs: secretBook,
  basilisk_rubber_duck: plasticDuck,
  yodelling_hat: magicHat,
  left_slipper_of_fate: slippers,
  karaoke_microphone: oldMicrophone,
  potato_of_truth: potato,
  graduate_garden_gnome: badGnome,
  // Evidence
  the_bathtub_protocol: bathtub,
  sticky_dance_floor: slime,
  testimony_of_the_coat_rack: hanger,
  the_archmages_diary: quillInk,
  blurry_crystal_ball: crystalBall,
  autopsy_by_a_florist: flowerPot,
  kitchen_of_regrets: kitchenKnives,
  bill_from_the_bar: receiveMoney,
  choir_of_gargoyles: gargoyle,
  secret_passage_queue: secretDoor,
  // Bosses
  bouncer_who_remembers: minotaur,
  complaints_unicorn: unicorn,
  group_chat_hydra: hydra,
  housekeeper_bozenna: broom,
  dragon_on_a_cleanse: dragonHead,
  ghost_of_the_last_song: ghost,
  mime_lich: skullMask,
  taxi_golem: rockGolem,
  // Enemies
  slap_of_reality: slap,
  collar_grip: grab,
  strobe_of_agony: lightProjector,
  cover_charge: ticket,
  second_wind: lungs,
  confiscation: robberHand,
  compulsory_conga: snake,
  lights_out: lightBulb,
  double_chorus: musicalScore,
  earworm: earthWorm,
  spilled_cocktail: martini,
  invoice_for_damages: papers,
  karaoke_of_shame: sing,
  motivational_speech: publicSpeaker,
  swapped_luggage: swapBag,
  // Events
  who_took_the_last_one: waterBottle,
  old_flame: heartburn,
  duel_for_the_sofa: sofa,
  ring_dance: elbowPad,
  necromancer_on_call: rotaryPhone,
  reanimation_raffle: cardRandom,
  night_bus_of_the_living: bus,
  coat_check_catastrophe: clothes,
  raccoon_pickpockets: raccoonHead,
  inspector_kielbasa: sherlockHolmes,
  scrambled_eggs_of_destiny: friedEggs,
  lukewarm_fountain: fountain,
  open_bar_of_knowledge: beerStein,
  market_under_the_stage: shop,
  collective_headache: knockedOutStars,
  shield_tax: payMoney,
  cleaning_golem: vintageRobot,
  mistaken_identity: faceToFace,
  // The Chamber
  archmages_chamber: throneKing,
  // Flirts
  note_on_a_napkin: loveLetter,
  wink_with_left_eye: semiClosedEye,
  wink_with_right_eye: eyelashes,
  perfumed_scroll: perfumeBottle,
  lipstick_on_a_wand: lipstick,
  song_dedication: loveSong,
  pressed_dandelion: dandelionFlower,
  smoke_signal: smokeBomb,
  haiku_of_the_hangover: bamboo,
  tarot_of_compliments: lovers,
  phone_number_in_runes: phone,
  love_potion_sample: heartBottle,
  balcony_serenade: guitar,
  apology_bouquet: flowers,
  // Components
  turn_card: baton,
  being_beaten_card: boxingGlove,
  severe_magic_coin: crownCoin,
};

export const look: GameLook = {
  identity,
  suits,
  suitFact: 'deck',
  valueFact: ['value', 'attack', 'seniority'],
  cards,
};
