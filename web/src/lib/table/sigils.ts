// The signs of the seats: the same on every screen of a table, so that people can refer to them.
import butterfly from 'icon:butterfly';
import hare from 'icon:rabbit';
import lotusFlower from 'icon:lotus-flower';
import owl from 'icon:owl';
import stagHead from 'icon:stag-head';
import swan from 'icon:swan';
import turtle from 'icon:turtle';
import type { Icon } from '../design/model';

const SIGILS: readonly Icon[] = [lotusFlower, owl, stagHead, swan, hare, turtle, butterfly];

export const sigilOf = (seat: number): Icon => SIGILS[seat % SIGILS.length] as Icon;
