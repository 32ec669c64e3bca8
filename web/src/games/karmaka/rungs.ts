// How the rungs of the ladder are drawn. The engine lists the rungs.
import beetle from 'icon:scarab-beetle';
import transcendence from 'icon:enlightenment';
import monkey from 'icon:monkey';
import snake from 'icon:snake';
import wolf from 'icon:wolf-head';
import type { Icon } from '$lib/design/model';

export const rungIcons: Readonly<Record<string, Icon>> = { beetle, snake, wolf, monkey, transcendence };
