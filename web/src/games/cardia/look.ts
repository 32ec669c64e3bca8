import bookshelf from 'icon:bookshelf';
import burningEmbers from 'icon:burning-embers';
import clockwork from 'icon:clockwork';
import discussion from 'icon:discussion';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import djinn from 'icon:djinn';
import envelope from 'icon:envelope';
import fireBomb from 'icon:fire-bomb';
import gearHammer from 'icon:gear-hammer';
import graduateCap from 'icon:graduate-cap';
import guards from 'icon:guards';
import hidden from 'icon:hidden';
import hoodedAssassin from 'icon:hooded-assassin';
import magicHat from 'icon:magic-hat';
import magicPalm from 'icon:magic-palm';
import spanner from 'icon:spanner';
import openTreasureChest from 'icon:open-treasure-chest';
import poisonBottle from 'icon:poison-bottle';
import puppet from 'icon:puppet';
import receiveMoney from 'icon:receive-money';
import robotGolem from 'icon:robot-golem';
import scales from 'icon:scales';
import scalpel from 'icon:scalpel';
import shakingHands from 'icon:shaking-hands';
import swamp from 'icon:swamp';
import throneKing from 'icon:throne-king';
import tiara from 'icon:tiara';
import trumpetFlag from 'icon:trumpet-flag';
import uprising from 'icon:uprising';
import vortex from 'icon:vortex';
import wizardStaff from 'icon:wizard-staff';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

/**
 * Icons: the noun of the name first, then the verb of the effect, then a symbol; each once. Factions and influences are what
 * the engine's printed.py says; cardia.test.ts compares them.
 */
const cards = {
  hired_blade: { suit: 'rebellion', value: 1, icon: hoodedAssassin },
  void_mage: { suit: 'academy', value: 2, icon: vortex },
  surgeon: { suit: 'guild', value: 3, icon: scalpel },
  mediator: { suit: 'dynasty', value: 4, icon: shakingHands },
  saboteur: { suit: 'rebellion', value: 5, icon: fireBomb },
  fortune_teller: { suit: 'academy', value: 6, icon: crystalBall },
  palace_guard: { suit: 'guild', value: 7, icon: guards },
  judge: { suit: 'dynasty', value: 8, icon: scales },
  ambusher: { suit: 'rebellion', value: 9, icon: hidden },
  puppeteer: { suit: 'academy', value: 10, icon: puppet },
  clockmaker: { suit: 'guild', value: 11, icon: clockwork },
  treasurer: { suit: 'dynasty', value: 12, icon: openTreasureChest },
  swamp_guardian: { suit: 'rebellion', value: 13, icon: swamp },
  magistra: { suit: 'academy', value: 14, icon: wizardStaff },
  inventor: { suit: 'guild', value: 15, icon: gearHammer },
  djinn: { suit: 'dynasty', value: 16, icon: djinn },
  poisoner: { suit: 'rebellion', value: 1, icon: poisonBottle },
  kinesis_mage: { suit: 'academy', value: 2, icon: magicPalm },
  envoy: { suit: 'guild', value: 3, icon: trumpetFlag },
  tax_collector: { suit: 'dynasty', value: 4, icon: receiveMoney },
  revolutionary: { suit: 'rebellion', value: 5, icon: uprising },
  librarian: { suit: 'academy', value: 6, icon: bookshelf },
  prodigy: { suit: 'guild', value: 7, icon: graduateCap },
  aristocrat: { suit: 'dynasty', value: 8, icon: tiara },
  blackmailer: { suit: 'rebellion', value: 9, icon: envelope },
  illusionist: { suit: 'academy', value: 10, icon: magicHat },
  engineer: { suit: 'guild', value: 11, icon: spanner },
  counselor: { suit: 'dynasty', value: 12, icon: discussion },
  witch_king: { suit: 'rebellion', value: 13, icon: crownedSkull },
  elemental: { suit: 'academy', value: 14, icon: burningEmbers },
  mechanical_djinn: { suit: 'guild', value: 15, icon: robotGolem },
  successor: { suit: 'dynasty', value: 16, icon: throneKing },
};

export const look: GameLook = { identity, suits, cards };
