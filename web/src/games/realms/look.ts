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

/** The noun of the name first, then the verb of the effect, then a symbol; each once. */
const cards = {
  mountain: peaks,
  cavern: caveEntrance,
  bell_tower: church,
  forest,
  earth_elemental: rockGolem,
  fountain_of_life: waterFountain,
  swamp,
  great_flood: bigWave,
  island,
  water_elemental: waterSplash,
  rainstorm: heavyRain,
  blizzard: snowing,
  smoke: smokingOrb,
  whirlwind,
  air_elemental: fluffyTrefoil,
  wildfire: burningForest,
  candle: candleFlame,
  forge: anvilImpact,
  lightning: powerLightning,
  fire_elemental: fireSilhouette,
  knights: mountedKnight,
  elven_archers: bowman,
  light_cavalry: cavalry,
  dwarvish_infantry: dwarfHelmet,
  rangers: spyglass,
  collector: openTreasureChest,
  beastmaster: wolfHead,
  necromancer: raiseZombie,
  warlock_lord: warlockHood,
  enchantress: womanElfFace,
  king: throneKing,
  queen: queenCrown,
  princess: { ...tiara, scale: 1.15 },
  warlord: warlordHelmet,
  empress: imperialCrown,
  unicorn,
  basilisk: beastEye,
  warhorse: horseHead,
  dragon: dragonHead,
  hydra,
  warship: trireme,
  magic_wand: crystalWand,
  sword_of_keth: relicBlade,
  elven_longbow: highShot,
  war_dirigible: { ...zeppelin, scale: 1.15 },
  shield_of_keth: griffinShield,
  gem_of_order: cutDiamond,
  world_tree: holyOak,
  book_of_changes: spellBook,
  protection_rune: runeStone,
  shapeshifter: chameleonGlyph,
  mirage: desert,
  doppelganger: shadowFollower,
};

export const look: GameLook = { identity, suits, suitFact: 'suit', valueFact: 'strength', cards };
