import cloudDownload from 'icon:cloud-download';
import contract from 'icon:contract';
import converseShoe from 'icon:converse-shoe';
import goose from 'icon:goose';
import infinity from 'icon:infinity';
import kickScooter from 'icon:kick-scooter';
import microphone from 'icon:microphone';
import monaLisa from 'icon:mona-lisa';
import photoCamera from 'icon:photo-camera';
import pirateFlag from 'icon:pirate-flag';
import share from 'icon:share';
import silence from 'icon:silence';
import sodaCan from 'icon:soda-can';
import speaker from 'icon:speaker';
import vibratingSmartphone from 'icon:vibrating-smartphone';

export const icons = {
  bass_drop: speaker,
  push_notification: vibratingSmartphone,
  art_nobody_gets: monaLisa,
  scooter_charge: kickScooter,
  endless_loop: infinity,
  wyvern_energy_drink: sodaCan,
  pirated_copy: pirateFlag,
  forced_update: cloudDownload,
  group_selfie: photoCamera,
  quarter_hour_delivery: goose,
  cheerleader_boot: converseShoe,
  do_not_disturb: silence,
  forward_to_all: share,
  terms_of_service: contract,
  microphone_feedback: microphone,
};
