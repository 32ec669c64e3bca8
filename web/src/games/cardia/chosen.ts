// Who has chosen a card for the next encounter while the other still chooses. It never reveals which.
import type { Desk } from '$lib/table/desk.svelte';

export const hasChosen = (desk: Desk, seat: number): boolean =>
  desk.store.isCaughtUp &&
  desk.view.asked.some((one) => one.seat === seat && one.answered && one.prompt === 'play');
