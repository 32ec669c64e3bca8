import angelWings from 'icon:angel-wings';
import bonsaiTree from 'icon:bonsai-tree';
import candleLight from 'icon:candle-light';
import crystalBall from 'icon:crystal-ball';
import dualityMask from 'icon:duality-mask';
import earthCrack from 'icon:earth-crack';
import fox from 'icon:fox';
import halt from 'icon:halt';
import heartburn from 'icon:heartburn';
import jeweledChalice from 'icon:jeweled-chalice';
import mirrorMirror from 'icon:mirror-mirror';
import nightSleep from 'icon:night-sleep';
import plantSeed from 'icon:plant-seed';
import robber from 'icon:robber';
import rollingDices from 'icon:rolling-dices';
import screaming from 'icon:screaming';
import semiClosedEye from 'icon:semi-closed-eye';
import snakeTongue from 'icon:snake-tongue';
import soul from 'icon:soul';
import spiralBloom from 'icon:spiral-bloom';
import stiletto from 'icon:stiletto';
import sunrise from 'icon:sunrise';
import walkingBoot from 'icon:walking-boot';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

/** The noun of the name first, then the verb of the effect, then a symbol; each once. */
const cards = {
  transmigrate: soul,
  peek: semiClosedEye,
  destiny: crystalBall,
  stolen_dreams: nightSleep,
  denial: halt,
  swindle: fox,
  thievery: robber,
  another_day: sunrise,
  recycle: spiralBloom,
  salvage: angelWings,
  longevity: bonsaiTree,
  sowing: plantSeed,
  journey: walkingBoot,
  jubilee: jeweledChalice,
  panic: screaming,
  dwindle: candleLight,
  crisis: earthCrack,
  roulette: rollingDices,
  hells_heart: heartburn,
  vengeance: stiletto,
  spite: snakeTongue,
  embody: dualityMask,
  mimic: mirrorMirror,
};

export const look: GameLook = { identity, suits, suitFact: 'colour', valueFact: 'value', cards };
