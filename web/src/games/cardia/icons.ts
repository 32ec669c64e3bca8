// Cardia's own icons, on the 512 x 512 grid of game-icons.
import type { Icon } from '$lib/design/model';

export const signetIcon: Icon = {
  name: 'own-signet',
  d: 'M168 26h176l62 82-62 82H168l-62-82zM190 66l-34 42 34 42h132l34-42-34-42zM146 206c12 10 24 18 34 22a134 134 0 1 0 152 0c10-4 22-12 34-22a176 176 0 1 1-220 0z',
};
