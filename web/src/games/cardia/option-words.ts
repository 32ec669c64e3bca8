// The options of Cardia in words. Loaded with the first page, so it must not import the look of the cards.
import { deckOf } from './decks';

export function optionWords(
  option: string,
  value: string,
  say: (key: string) => string | undefined,
): string | undefined {
  if (option === 'deck' && value.length === 4) return `${say('option-deck-mix') ?? ''}: ${deckOf(value)}`;
  if (option !== 'locations') return undefined;
  if (value === '' || value === 'none') return say('option-locations-none');
  if (value.startsWith('random:'))
    return `${say('option-locations-random') ?? ''}: ${value.slice('random:'.length)}`;
  return value
    .split(',')
    .map((key) => (say(`location-${key}`) ?? key).replaceAll('\u00ad', ''))
    .join(', ');
}
