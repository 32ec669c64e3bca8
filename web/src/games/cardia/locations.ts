// The eight locations as they are drawn and counted; their words are the engine's `location-<key>`.
import bangingGavel from 'icon:banging-gavel';
import bookPile from 'icon:book-pile';
import cryptEntrance from 'icon:crypt-entrance';
import fog from 'icon:fog';
import gears from 'icon:gears';
import partyFlags from 'icon:party-flags';
import shop from 'icon:shop';
import snakeTotem from 'icon:snake-totem';
import type { Icon } from '$lib/design/model';

export interface Location {
  readonly icon: Icon;
  /** Its part of the difficulty. */
  readonly skulls: number;
}

/** In the order of the engine's locations.py; cardia.test.ts compares. */
export const LOCATIONS: Readonly<Record<string, Location>> = {
  serpent_temple: { icon: snakeTotem, skulls: 1 },
  bazaar: { icon: shop, skulls: 1 },
  founders_day: { icon: partyFlags, skulls: 1 },
  grand_library: { icon: bookPile, skulls: 2 },
  scrapyard: { icon: gears, skulls: 2 },
  auction_house: { icon: bangingGavel, skulls: 2 },
  haunted_catacombs: { icon: cryptEntrance, skulls: 3 },
  foggy_swamp: { icon: fog, skulls: 3 },
};

export const locationOf = (key: string): Location => {
  const found = LOCATIONS[key];
  if (!found) throw new Error(`Cardia has no location "${key}"`);
  return found;
};
