import bathtub from 'icon:bathtub';
import crystalBall from 'icon:crystal-ball';
import flowerPot from 'icon:flower-pot';
import gargoyle from 'icon:gargoyle';
import hanger from 'icon:hanger';
import kitchenKnives from 'icon:kitchen-knives';
import quillInk from 'icon:quill-ink';
import receiveMoney from 'icon:receive-money';
import secretDoor from 'icon:secret-door';
import slime from 'icon:slime';

export const icons = {
  the_bathtub_protocol: bathtub,
  sticky_dance_floor: slime,
  testimony_of_the_coat_rack: hanger,
  the_archmages_diary: quillInk,
  blurry_crystal_ball: crystalBall,
  autopsy_by_a_florist: flowerPot,
  kitchen_of_regrets: kitchenKnives,
  bill_from_the_bar: receiveMoney,
  choir_of_gargoyles: gargoyle,
  secret_passage_queue: secretDoor,
};
