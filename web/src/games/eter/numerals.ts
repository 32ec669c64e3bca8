// The pictures of combat cards: their value, and that many pips below it. Jade has round pips, violet has lozenges, so that the
// shape too shows the owner. The figures are those of Grenze Bold, on the grid of all icons.
import pentacle from 'icon:pentacle';
import type { CardIcon } from '$lib/design/model';

const FIGURES = [
  'M194 364V341L233 334L233 193L190 197V170L262 148L286 159V335L322 342L322 364Z',
  'M182 364 179 344 254 238Q263 225 267 216Q270 207 270 200Q270 191 267 185Q264 178 256 178Q255 178 249 180Q243 181 236 183Q228 185 220 188Q220 188 220 188L215 224H190L189 158Q202 155 215 153Q228 151 241 149Q253 148 263 148Q291 148 307 160Q324 172 324 197Q324 209 318 222Q313 236 301 254L252 325L252 329H303L309 296H333L331 364Z',
  'M245 364Q240 364 230 363Q220 361 209 359Q198 357 189 356L191 329Q198 330 207 330Q216 330 225 330Q234 330 241 330Q248 330 251 329Q255 327 259 322Q263 317 266 310Q269 302 269 293Q269 281 265 275Q262 268 254 268H223L224 245Q239 241 248 234Q257 226 262 217Q266 207 266 197Q266 188 264 182Q261 176 256 176Q254 176 246 178Q239 180 229 183Q224 184 219 186L215 218H192L190 157Q202 155 215 153Q229 151 240 149Q252 148 259 148Q284 148 300 159Q316 170 316 193Q316 205 309 216Q303 226 293 235Q288 239 283 242L283 246Q300 249 311 261Q323 273 323 290Q323 302 317 315Q311 328 300 339Q290 350 276 357Q262 364 245 364Z',
  'M177 311 170 278 237 148H311V273H342V311H311V337L342 343V364H224L223 342L261 335V311ZM261 273V179H257L212 270L213 273H213Z',
];

/** Enlarges an icon so that its grid is almost as wide as the picture. */
const SCALE = 1.35;
/** Where pips stand (below the seal, a little beyond the grid), how far apart, and how large they are. */
const PIPS = { y: 516, step: 66, size: 24 };

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
const eter = (name: string, scale: number): CardIcon => ({
  ...pentacle,
  name: `own-${name}-eter`,
  scale,
  sealed: true,
});

/** The five combat cards of a player, whose ids begin with this letter; `star`: as large as the seal allows. */
function combatCards(letter: string, name: string, pip: Pip, star: number): Record<string, CardIcon> {
  const values = [1, 2, 3, 4].map((value) => [`${letter}${value}`, numeral(name, value, pip)] as const);
  return { ...Object.fromEntries(values), [`${letter}E`]: eter(name, star) };
}

export const combat = {
  ...combatCards('A', 'jade', round, 0.76),
  ...combatCards('B', 'violet', lozenge, 0.62),
};
