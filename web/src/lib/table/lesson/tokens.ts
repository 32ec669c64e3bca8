// Cards in a view, whatever the game's own shape of it. Pure.

/** The tokens of all cards of a kind that I see in a view. */
export function tokensOf(shown: unknown, kind: string): number[] {
  if (Array.isArray(shown)) return shown.flatMap((one) => tokensOf(one, kind));
  if (typeof shown !== 'object' || shown === null) return [];
  const { card, token } = shown as { card?: unknown; token?: unknown };
  const own = card === kind && typeof token === 'number' ? [token] : [];
  return [...own, ...Object.values(shown).flatMap((one) => tokensOf(one, kind))];
}
