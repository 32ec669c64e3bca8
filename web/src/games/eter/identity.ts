import pentacle from 'icon:pentacle';
import type { GameIdentity } from '$lib/design/model';

export const identity: GameIdentity = {
  game: 'eter',
  order: 3,
  minutes: 10,
  emblem: pentacle,
  accent: '#86c9ec',
  plate: {
    pattern: 'lattice',
    inks: { ground: '#2a6d99', deep: '#0a2a45', ink: '#1e5a83' },
  },
  corner: 'M4.5 4.5H15L4.5 15ZM7 7V9.4L9.4 7Z',
  guilloche: { petals: 5, radius: 66, swing: 34, strands: 6 },
};
