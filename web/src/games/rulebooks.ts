// Finds the rulebooks by their folders; each is fetched, with its texts, when somebody opens the rules.
import rulebooks from 'virtual:rulebooks';
import type { Translate } from '$lib/i18n/fluent';
import { pageTexts } from '$lib/i18n/texts.svelte';
import type { Rulebook } from '$lib/rules/rulebook';

export interface LoadedRulebook {
  readonly book: Rulebook;
  /** Says its captions and the names of its groups. */
  readonly say: Translate;
}

export async function loadRulebook(game: string): Promise<LoadedRulebook> {
  const load = rulebooks[game];
  if (!load) throw new Error(`the game "${game}" has no rulebook`);
  const { rulebook, texts } = await load();
  return { book: rulebook, say: pageTexts(texts).t };
}
