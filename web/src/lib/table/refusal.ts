// Why the server refused, in the reader's words.
import { maybe, t } from '../i18n/texts.svelte';
import type { Refusal } from '../net/api';

export const refusalText = ({ code, message }: Refusal): string =>
  maybe(`error-${code}`) ?? t('error-other', { message });
