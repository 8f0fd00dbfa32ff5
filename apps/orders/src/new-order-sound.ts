import { useSyncExternalStore } from 'react';
import { followChoice, keepChoice } from './device-choice.ts';

/** Whether new orders sound on this device; 'blocked' until the browser has seen a tap in this page. */
export type Sound = 'off' | 'blocked' | 'on';

const STORED = 'orders/sound';
/** In Hz and seconds. */
const CHIME = [
  { pitch: 880, from: 0 },
  { pitch: 1175, from: 0.18 },
];
const TONE_LENGTH = 0.4;
const LOUDNESS = 0.4;
/** The chime is repeated after so many seconds. */
const RING_EVERY = 4;

let sound: Sound = 'off';
let context: AudioContext | undefined;
let isRead = false;
const listeners = new Set<() => void>();

function show(next: Sound): void {
  sound = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isRead) followChoice(STORED, (isWanted) => (isWanted ? startOnce() : stop()));
  isRead = true;
  return () => listeners.delete(listener);
}

function startOnce(): void {
  if (sound === 'off') start();
}

function stop(): void {
  document.removeEventListener('pointerdown', resume, { capture: true });
  show('off');
}

function start(): void {
  show('blocked');
  context ??= new AudioContext();
  context.addEventListener('statechange', follow);
  document.addEventListener('pointerdown', resume, { capture: true });
  resume();
  follow();
}

function follow(): void {
  if (sound !== 'off') show(context?.state === 'running' ? 'on' : 'blocked');
}

function resume(): void {
  // It is refused before the first tap.
  if (sound !== 'off') void context?.resume().catch(() => undefined);
}

/** Lets new orders sound on this device from a tap on, or not any more. */
export function chooseSound(isWanted: boolean): void {
  void keepChoice(STORED, isWanted);
  if (!isWanted) return stop();
  start();
  playChime();
}

/** Sounds once, where the sound is on. */
function playChime(): void {
  if (context && sound !== 'off') startChime(context, { loop: false });
}

/** Sounds once, where the sound is on and no tap is missing. */
export function ringOnce(): void {
  if (sound === 'on') playChime();
}

/**
 * Sounds every few seconds until the returned function is called. The browser's audio repeats it: timers of a hidden tab are slowed down to one
 * a minute.
 */
export function startRinging(): () => void {
  const source = context && startChime(context, { loop: true });
  return () => source?.stop();
}

function startChime(audio: AudioContext, { loop }: { readonly loop: boolean }): AudioBufferSourceNode {
  const source = new AudioBufferSourceNode(audio, { buffer: chimeFor(audio), loop });
  source.connect(audio.destination);
  source.start();
  return source;
}

/** Returns the chime and the silence after it. */
function chimeFor({ sampleRate }: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: RING_EVERY * sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  for (const { pitch, from } of CHIME) {
    const first = Math.round(from * sampleRate);
    for (let nth = 0; nth < TONE_LENGTH * sampleRate; nth += 1) {
      const time = nth / sampleRate;
      samples[first + nth] = (samples[first + nth] ?? 0) + loudnessAt(time) * Math.sin(2 * Math.PI * pitch * time);
    }
  }
  return buffer;
}

/** Rises for 20 ms and fades away, so that nothing clicks. */
function loudnessAt(time: number): number {
  const rise = Math.min(1, time / 0.02);
  return LOUDNESS * rise * 0.0025 ** (time / TONE_LENGTH);
}

/** Returns whether new orders sound on this device. */
export function useSound(): Sound {
  return useSyncExternalStore(subscribe, () => sound);
}
