// Four short synthesised sounds: a card on felt, a token, a bell for my turn, the end. Silent if the settings say so.
import { settings } from './settings.svelte';

export type Sound = 'card' | 'token' | 'turn' | 'win';

let context: AudioContext | undefined;

interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  readonly wave?: OscillatorType;
}

/** Bells decay; two partials keep them from sounding like a test tone. */
const bell = (pitch: number, at: number, length: number, loud: number): Tone[] => [
  { pitch, at, length, loud },
  { pitch: pitch * 2.76, at, length: length * 0.4, loud: loud * 0.3 },
];

const TONES: Record<Exclude<Sound, 'card'>, readonly Tone[]> = {
  token: [{ pitch: 1180, at: 0, length: 0.07, loud: 0.12, wave: 'triangle' }],
  turn: [...bell(587, 0, 0.7, 0.1), ...bell(880, 0.09, 0.8, 0.07)],
  win: [
    ...bell(523, 0, 1, 0.1),
    ...bell(659, 0.12, 1, 0.1),
    ...bell(784, 0.24, 1.2, 0.1),
    ...bell(1047, 0.38, 1.8, 0.12),
  ],
};

function ring(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const oscillator = new OscillatorNode(audio, { type: tone.wave ?? 'sine', frequency: tone.pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(tone.loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + tone.length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + tone.length + 0.02);
}

/** A card sliding on felt: a burst of filtered noise. */
function slide(audio: AudioContext): void {
  const length = 0.11;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * Math.sin((Math.PI * i) / samples.length) ** 2;
  }
  const noise = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 2300, Q: 0.7 });
  const gain = new GainNode(audio, { gain: 0.16 });
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start();
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  // Browsers allow audio only after a user gesture; earlier sounds are dropped, not queued.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const audio = context;
  void audio.resume();
  if (sound === 'card') slide(audio);
  else TONES[sound].forEach((tone) => ring(audio, tone));
}
