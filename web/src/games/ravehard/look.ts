import badGnome from 'icon:bad-gnome';
import baton from 'icon:baton';
import beet from 'icon:beet';
import blackHoleBolas from 'icon:black-hole-bolas';
import boltSpellCast from 'icon:bolt-spell-cast';
import boxingGlove from 'icon:boxing-glove';
import broom from 'icon:broom';
import cauldron from 'icon:cauldron';
import coffin from 'icon:coffin';
import coinflip from 'icon:coinflip';
import conversation from 'icon:conversation';
import crimeSceneTape from 'icon:crime-scene-tape';
import crystalWand from 'icon:crystal-wand';
import cupcake from 'icon:cupcake';
import doorWatcher from 'icon:door-watcher';
import dragonHead from 'icon:dragon-head';
import earthWorm from 'icon:earth-worm';
import envelope from 'icon:envelope';
import flatfish from 'icon:flatfish';
import footsteps from 'icon:footsteps';
import ghost from 'icon:ghost';
import grab from 'icon:grab';
import headphones from 'icon:headphones';
import hydra from 'icon:hydra';
import lightBackpack from 'icon:light-backpack';
import lightBulb from 'icon:light-bulb';
import lightProjector from 'icon:light-projector';
import lungs from 'icon:lungs';
import magicHat from 'icon:magic-hat';
import martini from 'icon:martini';
import minotaur from 'icon:minotaur';
import musicalScore from 'icon:musical-score';
import oldMicrophone from 'icon:old-microphone';
import papers from 'icon:papers';
import pickle from 'icon:pickle';
import plasticDuck from 'icon:plastic-duck';
import potato from 'icon:potato';
import publicSpeaker from 'icon:public-speaker';
import robberHand from 'icon:robber-hand';
import rockGolem from 'icon:rock-golem';
import saltShaker from 'icon:salt-shaker';
import secretBook from 'icon:secret-book';
import sing from 'icon:sing';
import skullMask from 'icon:skull-mask';
import slap from 'icon:slap';
import slippers from 'icon:slippers';
import snake from 'icon:snake';
import sparkles from 'icon:sparkles';
import spikedBall from 'icon:spiked-ball';
import stoneBust from 'icon:stone-bust';
import swan from 'icon:swan';
import swapBag from 'icon:swap-bag';
import throneKing from 'icon:throne-king';
import ticket from 'icon:ticket';
import trumpet from 'icon:trumpet';
import umbrella from 'icon:umbrella';
import unicorn from 'icon:unicorn';
import voodooDoll from 'icon:voodoo-doll';
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
  // The Chamber
  archmages_chamber: throneKing,
  // Components
  turn_card: baton,
  being_beaten_card: boxingGlove,
  severe_magic_coin: coinflip,
};

/** A player sees one or two of the schools at first, and the others and the story's decks when their cards come up. */
const later = {
  majestic: async () => (await import('./icons/majestic')).icons,
  classical: async () => (await import('./icons/classical')).icons,
  contemporary: async () => (await import('./icons/contemporary')).icons,
  evidence: async () => (await import('./icons/evidence')).icons,
  events: async () => (await import('./icons/events')).icons,
  flirt: async () => (await import('./icons/flirt')).icons,
};

export const look: GameLook = {
  identity,
  suits,
  suitFact: 'deck',
  valueFact: ['value', 'attack', 'seniority'],
  cards,
  later,
};
