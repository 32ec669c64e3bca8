import ballerinaShoes from 'icon:ballerina-shoes';
import bandageRoll from 'icon:bandage-roll';
import candles from 'icon:candles';
import cheerful from 'icon:cheerful';
import fishBucket from 'icon:fish-bucket';
import gloves from 'icon:gloves';
import humanTarget from 'icon:human-target';
import mirrorMirror from 'icon:mirror-mirror';
import noseSide from 'icon:nose-side';
import partyPopper from 'icon:party-popper';
import raiseSkeleton from 'icon:raise-skeleton';
import theaterCurtains from 'icon:theater-curtains';
import tiedScroll from 'icon:tied-scroll';

export const icons = {
  royal_sneeze: noseSide,
  descent_of_the_chandelier: candles,
  minuet_of_inconvenience: ballerinaShoes,
  glitter_cannon: partyPopper,
  curtain_bandage: bandageRoll,
  royal_decree_no_7: tiedScroll,
  encore_from_beyond: raiseSkeleton,
  caviar_breakfast: fishBucket,
  cheerleader_pompom: cheerful,
  velvet_parry: gloves,
  the_page_takes_it: humanTarget,
  mirror_of_vanity: mirrorMirror,
  theatrical_swoon: theaterCurtains,
};
