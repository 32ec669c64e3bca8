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

/** The noun of the name first, then the verb of the effect, then a symbol; each once. */
const cards = {
  hired_blade: hoodedAssassin,
  void_mage: vortex,
  surgeon: scalpel,
  mediator: shakingHands,
  saboteur: fireBomb,
  fortune_teller: crystalBall,
  palace_guard: guards,
  judge: scales,
  ambusher: hidden,
  puppeteer: puppet,
  clockmaker: clockwork,
  treasurer: openTreasureChest,
  swamp_guardian: swamp,
  magistra: wizardStaff,
  inventor: gearHammer,
  djinn,
  poisoner: poisonBottle,
  kinesis_mage: magicPalm,
  envoy: trumpetFlag,
  tax_collector: receiveMoney,
  revolutionary: uprising,
  librarian: bookshelf,
  prodigy: graduateCap,
  aristocrat: tiara,
  blackmailer: envelope,
  illusionist: magicHat,
  engineer: spanner,
  counselor: discussion,
  witch_king: crownedSkull,
  elemental: burningEmbers,
  mechanical_djinn: robotGolem,
  successor: throneKing,
};

export const look: GameLook = { identity, suits, suitFact: 'faction', valueFact: 'value', cards };
