// The pictures of combat cards: their value, and as many pips below it. Jade has round pips, violet has lozenges, so that the
// owner is told by a shape. The figures are those of Grenze Bold, on the grid of all icons.
import pentacle from 'icon:pentacle';
import type { CardIcon } from '$lib/design/model';

const FIGURES = [
  'M196 317V294L234 287L234 151L192 154V128L262 107L286 118V289L320 295L320 317Z',
  'M184 317 181 298 254 195Q263 182 266 173Q270 164 270 158Q270 149 267 143Q263 136 256 136Q255 136 249 138Q244 139 236 141Q229 143 221 145Q221 145 221 146L216 181H192L191 117Q203 114 216 112Q229 110 241 108Q253 107 263 107Q290 107 306 118Q322 130 322 155Q322 166 317 179Q311 192 300 210L252 279L253 283H302L308 251H331L329 317Z',
  'M245 317Q240 317 231 316Q221 314 210 312Q199 310 191 309L193 283Q199 284 208 284Q217 284 226 284Q235 284 242 284Q248 284 251 283Q255 281 259 276Q263 272 266 264Q268 257 268 248Q268 237 265 230Q261 224 254 224H224L225 201Q239 197 248 190Q257 183 262 174Q266 165 266 155Q266 146 264 140Q261 135 256 135Q254 135 247 136Q239 138 230 141Q225 142 220 144L216 175H194L192 116Q204 114 217 112Q230 110 241 108Q252 107 259 107Q283 107 298 118Q314 128 314 150Q314 163 308 173Q302 183 292 191Q287 195 282 199L282 203Q299 206 310 217Q321 229 321 245Q321 257 315 269Q309 282 299 292Q289 303 275 310Q261 317 245 317Z',
  'M180 266 172 234 237 107H310V229H340V266H310V290L340 297V317H225L224 296L261 289V266ZM261 229V138H257L213 226L214 229H214Z',
];

/** Enlarges an icon so that its grid is almost as wide as the picture. */
const SCALE = 1.35;
/** Where pips stand, how far apart, and how large they are. */
const PIPS = { y: 464, step: 66, size: 24 };

type Pip = (x: number) => string;
const round: Pip = (x) =>
  `M${x - PIPS.size} ${PIPS.y}a${PIPS.size} ${PIPS.size} 0 1 0 ${PIPS.size * 2} 0a${PIPS.size} ${PIPS.size} 0 1 0 ${-PIPS.size * 2} 0Z`;
const lozenge: Pip = (x) =>
  `M${x} ${PIPS.y - PIPS.size - 4}l${PIPS.size + 4} ${PIPS.size + 4}l${-PIPS.size - 4} ${PIPS.size + 4}l${-PIPS.size - 4} ${-PIPS.size - 4}Z`;

function numeral(name: string, value: number, pip: Pip): CardIcon {
  const pips = Array.from({ length: value }, (_, i) => pip(256 + (i - (value - 1) / 2) * PIPS.step));
  const d = (FIGURES[value - 1] ?? '') + pips.join('');
  return { name: `own-${name}-${value}`, d, scale: SCALE, sealed: true };
}

/** The pentacle of the Eter card is the game's emblem; it has no pips. */
const eter = (name: string): CardIcon => ({
  ...pentacle,
  name: `own-${name}-eter`,
  scale: 0.86,
  sealed: true,
});

/** The five combat cards of a player, whose ids begin with this letter. */
function combatCards(letter: string, name: string, pip: Pip): Record<string, CardIcon> {
  const values = [1, 2, 3, 4].map((value) => [`${letter}${value}`, numeral(name, value, pip)] as const);
  return { ...Object.fromEntries(values), [`${letter}E`]: eter(name) };
}

export const combat = { ...combatCards('A', 'jade', round), ...combatCards('B', 'violet', lozenge) };
