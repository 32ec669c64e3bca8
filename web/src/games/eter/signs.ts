// The two signs of an explosion card that must read at ten pixels: back to hand, and out. On the grid of all icons.
import type { Icon } from '$lib/design/model';

export const back: Icon = {
  name: 'own-back',
  d: 'M208 60v92h64a160 160 0 0 1 0 320H96v-88h176a72 72 0 0 0 0-144h-64v92L40 196z',
};

export const out: Icon = {
  name: 'own-out',
  d: 'M120 52L256 188L392 52L460 120L324 256L460 392L392 460L256 324L120 460L52 392L188 256L52 120z',
};
