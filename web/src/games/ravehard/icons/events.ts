import beerStein from 'icon:beer-stein';
import bus from 'icon:bus';
import cardRandom from 'icon:card-random';
import clothes from 'icon:clothes';
import elbowPad from 'icon:elbow-pad';
import faceToFace from 'icon:face-to-face';
import fountain from 'icon:fountain';
import friedEggs from 'icon:fried-eggs';
import heartburn from 'icon:heartburn';
import knockedOutStars from 'icon:knocked-out-stars';
import payMoney from 'icon:pay-money';
import raccoonHead from 'icon:raccoon-head';
import rotaryPhone from 'icon:rotary-phone';
import sherlockHolmes from 'icon:sherlock-holmes';
import shop from 'icon:shop';
import sofa from 'icon:sofa';
import vintageRobot from 'icon:vintage-robot';
import waterBottle from 'icon:water-bottle';

export const icons = {
  who_took_the_last_one: waterBottle,
  old_flame: heartburn,
  duel_for_the_sofa: sofa,
  ring_dance: elbowPad,
  necromancer_on_call: rotaryPhone,
  reanimation_raffle: cardRandom,
  night_bus_of_the_living: bus,
  coat_check_catastrophe: clothes,
  raccoon_pickpockets: raccoonHead,
  inspector_kielbasa: sherlockHolmes,
  scrambled_eggs_of_destiny: friedEggs,
  lukewarm_fountain: fountain,
  open_bar_of_knowledge: beerStein,
  market_under_the_stage: shop,
  collective_headache: knockedOutStars,
  shield_tax: payMoney,
  cleaning_golem: vintageRobot,
  mistaken_identity: faceToFace,
};
