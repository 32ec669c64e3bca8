import lantern from 'icon:lantern';
import type { GameIdentity } from '$lib/design/model';

export const identity: GameIdentity = {
  game: 'wisps',
  order: 5,
  minutes: 10,
  emblem: lantern,
  accent: '#8fe0c0',
  plate: {
    pattern: 'smoke',
    inks: { ground: '#2d7a63', deep: '#0a3428', ink: '#1b5f4c' },
  },
  corner: 'M9.5 3.5C13 7 14.5 9.6 14.5 11.5A5 5 0 0 1 4.5 11.5C4.5 9.6 6 7 9.5 3.5Z',
  guilloche: { petals: 9, radius: 68, swing: 22, strands: 5 },
};
