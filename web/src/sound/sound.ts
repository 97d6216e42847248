// The sounds of the table, made in code: wood on table, dice, a card, a page, a two-note bell, a
// soft drum. Nothing is ever told by sound alone.
import type { Cue } from '../games/game';

export type Sound = Cue | 'bell';

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  // Browsers hold sound back until somebody has touched the page, then all of it would come at once.
  if (!navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Note {
  /** Seconds from now. */
  at: number;
  /** Seconds until it has died away. */
  long: number;
  loud: number;
}

function fall(to: AudioContext, { at, long, loud }: Note, volume: number): GainNode {
  const gain = to.createGain();
  const start = to.currentTime + at;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
  gain.connect(to.destination);
  return gain;
}

function tone(
  to: AudioContext,
  note: Note & { from: number; till: number; shape: OscillatorType },
  volume: number,
): void {
  const wave = to.createOscillator();
  const start = to.currentTime + note.at;
  wave.type = note.shape;
  wave.frequency.setValueAtTime(note.from, start);
  wave.frequency.exponentialRampToValueAtTime(note.till, start + note.long);
  wave.connect(fall(to, note, volume));
  wave.start(start);
  wave.stop(start + note.long);
}

function rustle(
  to: AudioContext,
  note: Note & { pitch: number; narrow: number },
  volume: number,
): void {
  const length = Math.ceil(to.sampleRate * note.long);
  const buffer = to.createBuffer(1, length, to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; ++i) samples[i] = Math.random() * 2 - 1;
  const source = to.createBufferSource();
  const filter = to.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = note.pitch;
  filter.Q.value = note.narrow;
  source.buffer = buffer;
  source.connect(filter).connect(fall(to, note, volume));
  source.start(to.currentTime + note.at);
}

const knock = (to: AudioContext, at: number, loud: number, volume: number): void => {
  tone(to, { at, long: 0.09, loud, from: 320, till: 150, shape: 'triangle' }, volume);
  rustle(to, { at, long: 0.035, loud: loud * 0.7, pitch: 1500, narrow: 1.2 }, volume);
};

const SOUNDS: Record<Sound, (to: AudioContext, volume: number) => void> = {
  piece: (to, volume) => knock(to, 0, 0.8, volume),
  dice: (to, volume) => {
    for (const [at, loud] of [
      [0, 0.6],
      [0.07, 0.5],
      [0.12, 0.45],
      [0.2, 0.35],
      [0.26, 0.3],
    ] as const)
      knock(to, at + Math.random() * 0.02, loud, volume);
  },
  card: (to, volume) =>
    rustle(to, { at: 0, long: 0.16, loud: 0.5, pitch: 3200, narrow: 0.7 }, volume),
  page: (to, volume) => {
    rustle(to, { at: 0, long: 0.22, loud: 0.35, pitch: 2200, narrow: 0.6 }, volume);
    rustle(to, { at: 0.12, long: 0.16, loud: 0.3, pitch: 3600, narrow: 0.8 }, volume);
  },
  attack: (to, volume) => {
    tone(to, { at: 0, long: 0.32, loud: 1, from: 120, till: 55, shape: 'sine' }, volume);
    tone(to, { at: 0.16, long: 0.34, loud: 0.8, from: 110, till: 50, shape: 'sine' }, volume);
  },
  bell: (to, volume) => {
    tone(to, { at: 0, long: 0.7, loud: 0.35, from: 660, till: 658, shape: 'sine' }, volume);
    tone(to, { at: 0.18, long: 0.9, loud: 0.35, from: 880, till: 878, shape: 'sine' }, volume);
  },
};

/** Plays a sound; volume 0 is silence. */
export function playSound(sound: Sound, volume: number): void {
  const to = volume > 0 ? audio() : null;
  if (to !== null) SOUNDS[sound](to, volume);
}

export function testSound(volume: number): void {
  playSound('dice', volume);
  setTimeout(() => playSound('bell', volume), 450);
}
