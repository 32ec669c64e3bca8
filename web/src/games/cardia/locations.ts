// How the locations are drawn. The engine lists the locations and has their texts, `location-<key>`.
import bangingGavel from 'icon:banging-gavel';
import bookPile from 'icon:book-pile';
import cryptEntrance from 'icon:crypt-entrance';
import fog from 'icon:fog';
import gears from 'icon:gears';
import partyFlags from 'icon:party-flags';
import shop from 'icon:shop';
import snakeTotem from 'icon:snake-totem';
import type { Icon } from '$lib/design/model';

export const locationIcons: Readonly<Record<string, Icon>> = {
  serpent_temple: snakeTotem,
  bazaar: shop,
  founders_day: partyFlags,
  grand_library: bookPile,
  scrapyard: gears,
  auction_house: bangingGavel,
  haunted_catacombs: cryptEntrance,
  foggy_swamp: fog,
};
