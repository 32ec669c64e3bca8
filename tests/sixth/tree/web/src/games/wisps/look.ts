import burningEmbers from 'icon:burning-embers';
import butterfly from 'icon:butterfly';
import candleFlame from 'icon:candle-flame';
import flintSpark from 'icon:flint-spark';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

const cards = {
  spark: flintSpark,
  glow: candleFlame,
  blaze: burningEmbers,
  moth: butterfly,
};

export const look: GameLook = { identity, suits, suitFact: 'suit', valueFact: 'value', cards };
