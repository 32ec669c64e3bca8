// Finds the helpers by their folders: a game with a Helper.svelte has a page that needs no table. Its rules stay on the
// server, which is asked here; a complaint comes back with the game's own words.
import type { Component } from 'svelte';
import type { GameLook } from '$lib/design/model';
import { loadGameTexts, type GameTexts } from '$lib/i18n/texts.svelte';
import { Refusal } from '$lib/net/api';
import { identities, loadLook } from './index';

export type GameHelper = Component<{ look: GameLook; texts: GameTexts }>;

const pages = import.meta.glob<GameHelper>('./*/Helper.svelte', { import: 'default' });

/** The games that have a helper, in the order of the home page. */
export const gamesWithHelper: readonly string[] = identities
  .map((one) => one.game)
  .filter((game) => `./${game}/Helper.svelte` in pages);

export interface LoadedHelper {
  readonly look: GameLook;
  readonly texts: GameTexts;
  readonly Page: GameHelper;
}

export async function loadHelper(game: string): Promise<LoadedHelper> {
  const page = pages[`./${game}/Helper.svelte`];
  if (!page) throw new Error(`the game "${game}" has no helper`);
  const [look, texts, Page] = await Promise.all([loadLook(game), loadGameTexts(game), page()]);
  return { look, texts, Page };
}

/** A text, a number, or keys whose translations are listed. */
export type Detail = string | number | readonly string[];

/** What the game's helper cannot answer: a message of the game's texts, and its arguments. */
export class Complaint extends Refusal {
  constructor(
    message: string,
    readonly key: string | undefined,
    readonly details: Readonly<Record<string, Detail>>,
  ) {
    super('cannot-answer', message);
  }
}

interface Refused {
  readonly code?: string;
  readonly message?: string;
  readonly key?: string;
  readonly details?: Readonly<Record<string, Detail>>;
}

/** Asks the helper of a game; rejects with a Complaint, or with a Refusal of the server. */
export async function askHelper<Answer>(
  game: string,
  question: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/helpers/${game}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new Refusal('unreachable', String(error));
  }
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as Answer;
  const refused = (body as { readonly error?: Refused } | undefined)?.error ?? {};
  const message = refused.message ?? response.statusText;
  if (refused.code === 'cannot-answer') throw new Complaint(message, refused.key, refused.details ?? {});
  throw new Refusal(refused.code ?? `http-${response.status}`, message);
}
