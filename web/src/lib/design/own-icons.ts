// Icons that game-icons lacks and that several games use, on the same 512 x 512 grid.
import type { Icon } from './model';

export const drop: Icon = {
  name: 'own-drop',
  d: 'M256 20C300 120 416 210 416 330A160 160 0 0 1 96 330C96 210 212 120 256 20Z',
};

export const tesserae: Icon = {
  name: 'own-tesserae',
  d: 'M40 40h196v196H40zM276 40h196v90H276zM276 170h196v66H276zM40 276h90v196H40zM170 276h66v196h-66zM276 276h196v196H276z',
};

export const ringGlyph: Icon = {
  name: 'own-ring',
  d: 'M256 40a216 216 0 1 0 0 432a216 216 0 1 0 0-432zm0 90a126 126 0 1 1 0 252a126 126 0 1 1 0-252z',
};

export const lozengeGlyph: Icon = {
  name: 'own-lozenge',
  d: 'M256 20L492 256L256 492L20 256zM256 150L150 256L256 362L362 256z',
};
