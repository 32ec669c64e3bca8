import archiveResearch from 'icon:archive-research';
import beard from 'icon:beard';
import bookshelf from 'icon:bookshelf';
import burningMeteor from 'icon:burning-meteor';
import coffeeCup from 'icon:coffee-cup';
import fireball from 'icon:fireball';
import herbsBundle from 'icon:herbs-bundle';
import iceCubes from 'icon:ice-cubes';
import lightningTree from 'icon:lightning-tree';
import megaphone from 'icon:megaphone';
import pentacle from 'icon:pentacle';
import romanToga from 'icon:roman-toga';
import roundBottomFlask from 'icon:round-bottom-flask';

export const icons = {
  fireball_chapter_one: fireball,
  lightning_with_footnotes: lightningTree,
  meteor_of_tenure: burningMeteor,
  whip_of_the_beard: beard,
  ice_cubes_of_doom: iceCubes,
  herbs_for_everything: herbsBundle,
  dusty_library_card: bookshelf,
  index_of_the_grimoire: archiveResearch,
  divination_from_grounds: coffeeCup,
  cheerleader_megaphone: megaphone,
  circle_of_chalk: pentacle,
  objection_in_dead_language: romanToga,
  explosive_retort: roundBottomFlask,
};
