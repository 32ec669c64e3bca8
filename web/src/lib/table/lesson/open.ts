// Opens the lesson of a game and goes there; says why if that is refused.
import { t } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import { route } from '../../route.svelte';
import { settings } from '../../settings.svelte';
import { sayRefusal } from '../table.svelte';

export async function openLesson(game: string): Promise<void> {
  try {
    const { name } = await api.me();
    const { code } = await api.lesson({
      game,
      pace: settings.botSpeed,
      ...(name ? {} : { name: t('guest-name') }),
    });
    route.go(`/t/${code}`);
  } catch (error) {
    sayRefusal(error);
  }
}
