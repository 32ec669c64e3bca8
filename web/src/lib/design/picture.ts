// Draws a card's picture and a game's card back as SVG text, and returns them as data: URLs. They are images, not
// markup: the browser draws each picture once, however many cards show it, and a moving card has a dozen nodes instead
// of two hundred.
import type { CardIcon, GameIdentity, Inks, Suit } from './model';
import { PATTERNS } from './patterns';
import { rng, round } from './rng';
import { SEALS } from './seals';

/** Inks that all plates share; tokens.css has the same two as --highlight and --cream. */
export const HIGHLIGHT = '#fff1cf';
export const CREAM = '#fcf2db';
const NIGHT = '#10172b';
const BRASS = '#cfb27c';

const ICON_SCALE = 0.27;
/** The centre of a seal that fills the picture, so that there is room below it. */
const SEAL_Y = 88;

export interface PictureOptions {
  /** Engraved hatching on the lower right of the icon; only from 100 px up, where it is visible. */
  readonly engraved?: boolean;
  readonly scale?: number;
}

function floor(deep: string): string {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const y = 200 - i * i * 1.05 - i * 1.6;
    d += `<path d="M0 ${round(y)}H200" stroke-width="${round(2.6 - i * 0.26)}"/>`;
  }
  return `<g stroke="${deep}" opacity=".55">${d}</g>`;
}

function hatching(deep: string): string {
  let d = '';
  for (let i = 28; i < 92; i++) {
    const x = round(-150 + i * 4.75);
    d += `<path d="M${x} 212l212 -212" stroke-width="${((i - 27) * 0.05).toFixed(2)}"/>`;
  }
  return `<g clip-path="url(#icon)" stroke="${deep}" opacity=".8" fill="none">${d}</g>`;
}

/** The background of an icon: a floor and a halo, or the suit's seal. */
function ground(deep: string, seal: Suit['seal'] | undefined, fit: number): string {
  if (!seal) return `${floor(deep)}<circle cx="100" cy="104" r="88" fill="url(#h)"/>`;
  const shape = `<path d="${SEALS[seal]}"`;
  return (
    `<g transform="translate(${round(100 - 70 * fit)} ${round(SEAL_Y - 70 * fit)}) scale(${round(1.4 * fit)})">` +
    `${shape} fill="${deep}" stroke="${CREAM}" stroke-width="3.4"/>` +
    `${shape} transform="translate(6 6) scale(.88)" fill="none" stroke="${CREAM}" stroke-width="1.2" opacity=".6"/></g>`
  );
}

/** The picture of a card: ground, pattern, floor and halo or a seal, shadow, icon, hatching. */
export function pictureSvg(
  id: string,
  suit: Pick<Suit, 'inks' | 'pattern'> & Partial<Pick<Suit, 'key' | 'seal'>>,
  icon: CardIcon,
  { engraved = true, scale = 1 }: PictureOptions = {},
): string {
  const { ground: plate, deep }: Inks = suit.inks;
  const isEngraved = engraved && !icon.sealed;
  const pattern = PATTERNS[suit.pattern](rng(id + (suit.key ?? '')), { highlight: HIGHLIGHT, deep });
  const k = round(ICON_SCALE * scale * 1000) / 1000;
  const x = round(100 - 256 * k);
  const y = round((icon.sealed ? SEAL_Y : 106) - 256 * k);
  const place = `translate(${x} ${y}) scale(${k})`;
  const shadow = `translate(${round(x + 3.2)} ${round(y + 4)}) scale(${k})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">' +
    '<defs><radialGradient id="g" cx="50%" cy="46%" r="72%">' +
    `<stop stop-color="${plate}"/><stop offset=".55" stop-color="${plate}"/><stop offset="1" stop-color="${deep}"/>` +
    '</radialGradient><radialGradient id="h">' +
    `<stop stop-color="${HIGHLIGHT}" stop-opacity=".5"/><stop offset=".6" stop-color="${HIGHLIGHT}" stop-opacity=".13"/>` +
    `<stop offset="1" stop-color="${HIGHLIGHT}" stop-opacity="0"/></radialGradient>` +
    (isEngraved ? `<clipPath id="icon"><path d="${icon.d}" transform="${place}"/></clipPath>` : '') +
    `</defs><rect width="200" height="200" fill="url(#g)"/>${pattern}` +
    ground(deep, icon.sealed && suit.seal, scale / (icon.scale ?? 1)) +
    `<path d="${icon.d}" transform="${shadow}" fill="${deep}" opacity=".85"/>` +
    `<path d="${icon.d}" transform="${place}" fill="${CREAM}" stroke="${deep}" stroke-width="9" paint-order="stroke" stroke-linejoin="round"/>` +
    (isEngraved ? hatching(deep) : '') +
    '</svg>'
  );
}

function rosette(petals: number, radius: number, swing: number, strands: number): string {
  let body = '';
  for (let strand = 0; strand < strands; strand++) {
    let d = '';
    for (let i = 0; i < 300; i++) {
      const a = (i * 2 * Math.PI) / 300;
      const r = radius + swing * Math.sin(petals * a + (strand * 2 * Math.PI) / strands);
      d += `${i ? 'L' : 'M'}${round(125 + r * Math.cos(a))} ${round(200 + r * Math.sin(a))}`;
    }
    body += `<path d="${d}Z"/>`;
  }
  return body;
}

/** The back of a game's cards: a guilloche rosette around the emblem, in the accent colour over brass. */
export function backSvg(game: Pick<GameIdentity, 'accent' | 'emblem' | 'guilloche'>): string {
  const line = `color-mix(in srgb, ${game.accent} 62%, ${BRASS})`;
  const { petals, radius, swing, strands } = game.guilloche;
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const length = 38 - Math.abs(i - 4) * 6;
    return `<path d="M${25 + i * 25} 13v${length}M${25 + i * 25} 387v-${length}"/>`;
  }).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 400" width="250" height="400">' +
    '<defs><radialGradient id="n" cx="50%" cy="40%" r="90%" gradientTransform="matrix(1 0 0 .667 0 .133)">' +
    `<stop stop-color="color-mix(in srgb, ${game.accent} 26%, #131b33)"/><stop offset=".78" stop-color="#0c1122"/>` +
    '</radialGradient></defs><rect width="250" height="400" fill="url(#n)"/>' +
    `<g fill="none" stroke="${line}"><rect x="7" y="7" width="236" height="386" rx="9" stroke-width="2.4"/>` +
    '<rect x="13" y="13" width="224" height="374" rx="5" stroke-width=".8"/>' +
    `<g stroke-width=".8" opacity=".75">${rosette(petals, radius, swing, strands)}${rosette(petals * 2, 108, 8, 3)}</g>` +
    `<g stroke-width=".8" opacity=".5">${teeth}` +
    '<path d="M13 40q112 46 224 0M13 360q112-46 224 0M13 56q112 46 224 0M13 344q112-46 224 0"/></g>' +
    `<circle cx="125" cy="200" r="43" fill="${NIGHT}" stroke-width="2"/></g>` +
    `<path d="${game.emblem.d}" transform="translate(92 167) scale(.129)" fill="${line}" fill-rule="evenodd"/></svg>`
  );
}

/** Escapes only the characters that a URL cannot contain: a third of the size that encodeURIComponent gives. */
export function dataAddress(svg: string): string {
  return 'data:image/svg+xml,' + svg.replace(/[%#<>"]/g, (sign) => encodeURIComponent(sign));
}

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const address = dataAddress(draw());
  drawn.set(key, address);
  return address;
}

export function pictureAddress(
  game: string,
  id: string,
  suit: Suit,
  icon: CardIcon,
  options: PictureOptions = {},
): string {
  const key = [game, id, suit.key, icon.name, options.engraved ?? true, options.scale ?? 1].join(' ');
  return once(key, () => pictureSvg(id, suit, icon, options));
}

export function plateAddress(identity: GameIdentity): string {
  return once(`plate ${identity.game}`, () =>
    pictureSvg(`home${identity.game}`, identity.plate, identity.emblem, { scale: 1.12 }),
  );
}

export function backAddress(identity: GameIdentity): string {
  return once(`back ${identity.game}`, () => backSvg(identity));
}
