import partyHat from 'icon:party-hat';
import type { GameIdentity } from '$lib/design/model';

export const identity: GameIdentity = {
  game: 'ravehard',
  order: 4,
  // Two play a duel; newcomers should see the story first.
  usualSeats: 3,
  minutes: 60,
  emblem: partyHat,
  accent: '#bfa3ff',
  plate: {
    pattern: 'rays',
    inks: { ground: '#5d3ea6', deep: '#200f4c', ink: '#50339a' },
  },
  corner: 'M11.5 3L5 10.6H8.6L6.6 16L14 8.2H10.2Z',
  guilloche: { petals: 7, radius: 68, swing: 30, strands: 7 },
};
