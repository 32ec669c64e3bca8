// The signs of my suspicions: shapes first, colours beside them.
import checkMark from 'icon:check-mark';
import gavel from 'icon:gavel';
import uncertainty from 'icon:uncertainty';
import type { Icon } from '$lib/design/model';
import type { Suspicion } from './pad.svelte';

export const SIGNS: Readonly<Record<Exclude<Suspicion, 'none'>, Icon>> = {
  clean: checkMark,
  odd: uncertainty,
  guilty: gavel,
};
