import lotus from 'icon:lotus';
import type { GameIdentity } from '$lib/design/model';

export const identity: GameIdentity = {
  game: 'karmaka',
  order: 2,
  minutes: 45,
  emblem: lotus,
  accent: '#f2a0b9',
  plate: {
    pattern: 'rosette',
    inks: { ground: '#a83f66', deep: '#470f2a', ink: '#932d55' },
  },
  corner:
    'M5 5C11 5 14 8 14.5 14.5C8 14 5 11 5 5ZM4.6 14.2C6.6 12.9 8 12.8 9.6 14.6C7.8 16.6 6 16.2 4.6 14.2ZM14.2 4.6C12.9 6.6 12.8 8 14.6 9.6C16.6 7.8 16.2 6 14.2 4.6Z',
  guilloche: { petals: 8, radius: 70, swing: 26, strands: 6 },
};
