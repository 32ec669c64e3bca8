import burningEmbers from 'icon:burning-embers';
import butterfly from 'icon:butterfly';
import candleFlame from 'icon:candle-flame';
import flintSpark from 'icon:flint-spark';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

const cards = {
  spark: { suit: 'light', value: 1, icon: flintSpark },
  glow: { suit: 'light', value: 2, icon: candleFlame },
  blaze: { suit: 'light', value: 3, icon: burningEmbers },
  moth: { suit: 'dusk', value: 0, icon: butterfly },
};

export const look: GameLook = { identity, suits, cards };
