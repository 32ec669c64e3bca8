import airMan from 'icon:air-man';
import airZigzag from 'icon:air-zigzag';
import bigWave from 'icon:big-wave';
import blast from 'icon:blast';
import brightExplosion from 'icon:bright-explosion';
import burn from 'icon:burn';
import burningEmbers from 'icon:burning-embers';
import burningSkull from 'icon:burning-skull';
import cornerExplosion from 'icon:corner-explosion';
import crownedExplosion from 'icon:crowned-explosion';
import crumblingBall from 'icon:crumbling-ball';
import earthCrack from 'icon:earth-crack';
import explosionRays from 'icon:explosion-rays';
import fallingRocks from 'icon:falling-rocks';
import feather from 'icon:feather';
import fireBowl from 'icon:fire-bowl';
import fireSpellCast from 'icon:fire-spell-cast';
import fireWave from 'icon:fire-wave';
import flintSpark from 'icon:flint-spark';
import fog from 'icon:fog';
import gooExplosion from 'icon:goo-explosion';
import highTide from 'icon:high-tide';
import hole from 'icon:hole';
import lightningStorm from 'icon:lightning-storm';
import mineExplosion from 'icon:mine-explosion';
import mirrorMirror from 'icon:mirror-mirror';
import punchBlast from 'icon:punch-blast';
import snowing from 'icon:snowing';
import sparkyBomb from 'icon:sparky-bomb';
import spikyExplosion from 'icon:spiky-explosion';
import stoneBlock from 'icon:stone-block';
import stoneStack from 'icon:stone-stack';
import stoneTower from 'icon:stone-tower';
import stoneWall from 'icon:stone-wall';
import tornado from 'icon:tornado';
import vortex from 'icon:vortex';
import waterSplash from 'icon:water-splash';
import waterfall from 'icon:waterfall';
import waveCrest from 'icon:wave-crest';
import whirlwind from 'icon:whirlwind';
import windSlap from 'icon:wind-slap';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { combat } from './numerals';
import { suits } from './suits';

/** The noun of the name first, then the verb of the effect, then a symbol; each once. */
const cards = {
  ...combat,
  'fire-1': fireSpellCast,
  'fire-2': fireWave,
  'earth-1': stoneStack,
  'earth-2': hole,
  'air-1': airZigzag,
  'air-2': airMan,
  'water-1': waterSplash,
  'water-2': bigWave,
  I: sparkyBomb,
  II: burningSkull,
  III: burn,
  IV: burningEmbers,
  V: fireBowl,
  VI: flintSpark,
  VII: windSlap,
  VIII: tornado,
  IX: whirlwind,
  X: feather,
  XI: mirrorMirror,
  XII: lightningStorm,
  XIII: highTide,
  XIV: fog,
  XV: waveCrest,
  XVI: vortex,
  XVII: snowing,
  XVIII: waterfall,
  XIX: stoneTower,
  XX: earthCrack,
  XXI: crumblingBall,
  XXII: stoneWall,
  XXIII: fallingRocks,
  XXIV: stoneBlock,
  'explosion-1': spikyExplosion,
  'explosion-2': brightExplosion,
  'explosion-3': cornerExplosion,
  'explosion-4': crownedExplosion,
  'explosion-5': gooExplosion,
  'explosion-6': mineExplosion,
  'explosion-7': explosionRays,
  'explosion-8': blast,
  'explosion-9': punchBlast,
};

export const look: GameLook = { identity, suits, suitFact: 'suit', valueFact: 'value', cards };
