// The text for a refusal by the server.
import { maybe, t } from '../i18n/texts.svelte';
import type { Refusal } from '../net/api';

export const refusalText = ({ code, message }: Refusal): string =>
  maybe(`error-${code}`) ?? t('error-other', { message });
