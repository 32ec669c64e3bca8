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

/**
 * Icons: the noun of the name first, then the verb of the effect, then a symbol; each once. Suits and values are what the
 * engine's cards.py says; look.test.ts compares them.
 */
const cards = {
  transmigrate: { suit: 'blue', value: 1, icon: soul },
  peek: { suit: 'blue', value: 1, icon: semiClosedEye },
  destiny: { suit: 'blue', value: 2, icon: crystalBall },
  stolen_dreams: { suit: 'blue', value: 2, icon: nightSleep },
  denial: { suit: 'blue', value: 2, icon: halt },
  swindle: { suit: 'blue', value: 3, icon: fox },
  thievery: { suit: 'blue', value: 3, icon: robber },
  another_day: { suit: 'green', value: 1, icon: sunrise },
  recycle: { suit: 'green', value: 1, icon: spiralBloom },
  salvage: { suit: 'green', value: 2, icon: angelWings },
  longevity: { suit: 'green', value: 2, icon: bonsaiTree },
  sowing: { suit: 'green', value: 2, icon: plantSeed },
  journey: { suit: 'green', value: 3, icon: walkingBoot },
  jubilee: { suit: 'green', value: 3, icon: jeweledChalice },
  panic: { suit: 'red', value: 1, icon: screaming },
  dwindle: { suit: 'red', value: 1, icon: candleLight },
  crisis: { suit: 'red', value: 2, icon: earthCrack },
  roulette: { suit: 'red', value: 2, icon: rollingDices },
  hells_heart: { suit: 'red', value: 2, icon: heartburn },
  vengeance: { suit: 'red', value: 3, icon: stiletto },
  spite: { suit: 'red', value: 3, icon: snakeTongue },
  embody: { suit: 'mosaic', value: 1, icon: dualityMask },
  mimic: { suit: 'mosaic', value: 1, icon: mirrorMirror },
};

export const look: GameLook = { identity, suits, cards };
