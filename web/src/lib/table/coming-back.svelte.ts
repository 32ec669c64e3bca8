// If I come back after a bot has stood in for me, the page takes my seat back at once: I never
// meant to leave it. A page in the background waits until somebody looks at it. (If I gave my seat to a bot on
// purpose, I get a button instead.)
import { t } from '../i18n/texts.svelte';
import { toasts } from '../toasts.svelte';
import type { TableStore } from './table.svelte';

/** Call it while the component is set up. */
export function comeBack(store: TableStore): void {
  let isVisible = $state(!document.hidden);
  let isComing = false;

  $effect(() => {
    const look = (): void => void (isVisible = !document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });

  $effect(() => {
    const seat = store.sitting?.chairs.findIndex((chair) => chair.yours && chair.stands_in) ?? -1;
    if (seat < 0 || !isVisible || isComing || store.wire !== 'open' || store.sitting?.phase === 'waiting')
      return;
    isComing = true;
    void store.command({ do: 'sit', seat }).then((isBack) => {
      isComing = false;
      if (isBack) toasts.say(t('away-welcome'));
    });
  });
}
