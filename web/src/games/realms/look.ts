import anvilImpact from 'icon:anvil-impact';
import beastEye from 'icon:beast-eye';
import bigWave from 'icon:big-wave';
import bowman from 'icon:bowman';
import burningForest from 'icon:burning-forest';
import candleFlame from 'icon:candle-flame';
import cavalry from 'icon:cavalry';
import caveEntrance from 'icon:cave-entrance';
import chameleonGlyph from 'icon:chameleon-glyph';
import church from 'icon:church';
import crystalWand from 'icon:crystal-wand';
import cutDiamond from 'icon:cut-diamond';
import desert from 'icon:desert';
import dragonHead from 'icon:dragon-head';
import dwarfHelmet from 'icon:dwarf-helmet';
import fireSilhouette from 'icon:fire-silhouette';
import fluffyTrefoil from 'icon:fluffy-trefoil';
import forest from 'icon:forest';
import griffinShield from 'icon:griffin-shield';
import heavyRain from 'icon:heavy-rain';
import highShot from 'icon:high-shot';
import holyOak from 'icon:holy-oak';
import horseHead from 'icon:horse-head';
import hydra from 'icon:hydra';
import imperialCrown from 'icon:imperial-crown';
import island from 'icon:island';
import mountedKnight from 'icon:mounted-knight';
import openTreasureChest from 'icon:open-treasure-chest';
import peaks from 'icon:peaks';
import powerLightning from 'icon:power-lightning';
import queenCrown from 'icon:queen-crown';
import raiseZombie from 'icon:raise-zombie';
import relicBlade from 'icon:relic-blade';
import rockGolem from 'icon:rock-golem';
import runeStone from 'icon:rune-stone';
import shadowFollower from 'icon:shadow-follower';
import smokingOrb from 'icon:smoking-orb';
import snowing from 'icon:snowing';
import spellBook from 'icon:spell-book';
import spyglass from 'icon:spyglass';
import swamp from 'icon:swamp';
import throneKing from 'icon:throne-king';
import tiara from 'icon:tiara';
import trireme from 'icon:trireme';
import unicorn from 'icon:unicorn';
import warlockHood from 'icon:warlock-hood';
import warlordHelmet from 'icon:warlord-helmet';
import waterFountain from 'icon:water-fountain';
import waterSplash from 'icon:water-splash';
import whirlwind from 'icon:whirlwind';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';
import zeppelin from 'icon:zeppelin';
import type { GameLook } from '$lib/design/model';
import { identity } from './identity';
import { suits } from './suits';

/**
 * Icons: the noun of the name first, then the verb of the effect, then a symbol; each once. Suits and strengths are what the
 * engine's cards.py says; games.test.ts compares them.
 */
const cards = {
  mountain: { suit: 'land', value: 9, icon: peaks },
  cavern: { suit: 'land', value: 6, icon: caveEntrance },
  bell_tower: { suit: 'land', value: 8, icon: church },
  forest: { suit: 'land', value: 7, icon: forest },
  earth_elemental: { suit: 'land', value: 4, icon: rockGolem },
  fountain_of_life: { suit: 'flood', value: 1, icon: waterFountain },
  swamp: { suit: 'flood', value: 18, icon: swamp },
  great_flood: { suit: 'flood', value: 32, icon: bigWave },
  island: { suit: 'flood', value: 14, icon: island },
  water_elemental: { suit: 'flood', value: 4, icon: waterSplash },
  rainstorm: { suit: 'weather', value: 8, icon: heavyRain },
  blizzard: { suit: 'weather', value: 30, icon: snowing },
  smoke: { suit: 'weather', value: 27, icon: smokingOrb },
  whirlwind: { suit: 'weather', value: 13, icon: whirlwind },
  air_elemental: { suit: 'weather', value: 4, icon: fluffyTrefoil },
  wildfire: { suit: 'flame', value: 40, icon: burningForest },
  candle: { suit: 'flame', value: 2, icon: candleFlame },
  forge: { suit: 'flame', value: 9, icon: anvilImpact },
  lightning: { suit: 'flame', value: 11, icon: powerLightning },
  fire_elemental: { suit: 'flame', value: 4, icon: fireSilhouette },
  knights: { suit: 'army', value: 20, icon: mountedKnight },
  elven_archers: { suit: 'army', value: 10, icon: bowman },
  light_cavalry: { suit: 'army', value: 17, icon: cavalry },
  dwarvish_infantry: { suit: 'army', value: 15, icon: dwarfHelmet },
  rangers: { suit: 'army', value: 5, icon: spyglass },
  collector: { suit: 'wizard', value: 7, icon: openTreasureChest },
  beastmaster: { suit: 'wizard', value: 9, icon: wolfHead },
  necromancer: { suit: 'wizard', value: 3, icon: raiseZombie },
  warlock_lord: { suit: 'wizard', value: 25, icon: warlockHood },
  enchantress: { suit: 'wizard', value: 5, icon: womanElfFace },
  king: { suit: 'leader', value: 8, icon: throneKing },
  queen: { suit: 'leader', value: 6, icon: queenCrown },
  princess: { suit: 'leader', value: 2, icon: tiara, scale: 1.15 },
  warlord: { suit: 'leader', value: 4, icon: warlordHelmet },
  empress: { suit: 'leader', value: 15, icon: imperialCrown },
  unicorn: { suit: 'beast', value: 9, icon: unicorn },
  basilisk: { suit: 'beast', value: 35, icon: beastEye },
  warhorse: { suit: 'beast', value: 6, icon: horseHead },
  dragon: { suit: 'beast', value: 30, icon: dragonHead },
  hydra: { suit: 'beast', value: 12, icon: hydra },
  warship: { suit: 'weapon', value: 23, icon: trireme },
  magic_wand: { suit: 'weapon', value: 1, icon: crystalWand },
  sword_of_keth: { suit: 'weapon', value: 7, icon: relicBlade },
  elven_longbow: { suit: 'weapon', value: 3, icon: highShot },
  war_dirigible: { suit: 'weapon', value: 35, icon: zeppelin, scale: 1.15 },
  shield_of_keth: { suit: 'artifact', value: 4, icon: griffinShield },
  gem_of_order: { suit: 'artifact', value: 5, icon: cutDiamond },
  world_tree: { suit: 'artifact', value: 2, icon: holyOak },
  book_of_changes: { suit: 'artifact', value: 3, icon: spellBook },
  protection_rune: { suit: 'artifact', value: 1, icon: runeStone },
  shapeshifter: { suit: 'wild', value: 0, icon: chameleonGlyph },
  mirage: { suit: 'wild', value: 0, icon: desert },
  doppelganger: { suit: 'wild', value: 0, icon: shadowFollower },
};

export const look: GameLook = { identity, suits, cards };
