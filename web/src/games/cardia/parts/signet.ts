// The signet of an encounter lies on the card that is winning now; when that changes, it travels from one to the other.
import { cubicOut } from 'svelte/easing';
import { crossfade, scale } from 'svelte/transition';
import { motionIsReduced } from '$lib/settings.svelte';

const TRAVEL = 640;
const DROP = 220;

export const [send, receive] = crossfade({
  duration: () => (motionIsReduced() ? 0 : TRAVEL),
  easing: cubicOut,
  fallback: (node) => scale(node, { start: 1.8, duration: motionIsReduced() ? 0 : DROP }),
});
