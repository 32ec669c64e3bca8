import castle from 'icon:castle';
import type { GameIdentity } from '$lib/design/model';

export const identity: GameIdentity = {
  game: 'realms',
  order: 1,
  minutes: 20,
  emblem: castle,
  accent: '#aecb74',
  plate: {
    pattern: 'contours',
    inks: { ground: '#5f7f2e', deep: '#1d330c', ink: '#45641c' },
  },
  corner: 'M9.5 3L11 8L16 9.5L11 11L9.5 16L8 11L3 9.5L8 8Z',
  guilloche: { petals: 10, radius: 70, swing: 24, strands: 5 },
};
