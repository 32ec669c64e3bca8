import bamboo from 'icon:bamboo';
import dandelionFlower from 'icon:dandelion-flower';
import eyelashes from 'icon:eyelashes';
import flowers from 'icon:flowers';
import guitar from 'icon:guitar';
import heartBottle from 'icon:heart-bottle';
import lipstick from 'icon:lipstick';
import loveLetter from 'icon:love-letter';
import loveSong from 'icon:love-song';
import lovers from 'icon:lovers';
import perfumeBottle from 'icon:perfume-bottle';
import phone from 'icon:phone';
import semiClosedEye from 'icon:semi-closed-eye';
import smokeBomb from 'icon:smoke-bomb';

export const icons = {
  note_on_a_napkin: loveLetter,
  wink_with_left_eye: semiClosedEye,
  wink_with_right_eye: eyelashes,
  perfumed_scroll: perfumeBottle,
  lipstick_on_a_wand: lipstick,
  song_dedication: loveSong,
  pressed_dandelion: dandelionFlower,
  smoke_signal: smokeBomb,
  haiku_of_the_hangover: bamboo,
  tarot_of_compliments: lovers,
  phone_number_in_runes: phone,
  love_potion_sample: heartBottle,
  balcony_serenade: guitar,
  apology_bouquet: flowers,
};
