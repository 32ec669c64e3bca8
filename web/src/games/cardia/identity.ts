import type { GameIdentity } from '$lib/design/model';
import { signetIcon } from './icons';

export const identity: GameIdentity = {
  game: 'cardia',
  order: 0,
  minutes: 20,
  emblem: signetIcon,
  accent: '#ee9b73',
  plate: {
    pattern: 'gears',
    inks: { ground: '#a4562f', deep: '#3e1708', ink: '#8a3d1a' },
  },
  corner: 'M9.5 4a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zM9.5 6.6a2.9 2.9 0 1 0 0 5.8a2.9 2.9 0 1 0 0-5.8z',
  guilloche: { petals: 12, radius: 72, swing: 18, strands: 5 },
};
