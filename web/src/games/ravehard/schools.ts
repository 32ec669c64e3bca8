// The suit of a school or deck: its colour and glyph stand on panels and piles.
import type { Suit } from '$lib/design/model';
import type { Desk } from '$lib/table/desk.svelte';

export const sealOf = ({ look }: Pick<Desk, 'look'>, deck: string): Suit | undefined => look.suits[deck];
