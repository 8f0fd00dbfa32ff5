import { get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';

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
  if (!isRead) void readChoice();
  isRead = true;
  return () => listeners.delete(listener);
}

async function readChoice(): Promise<void> {
  try {
    if ((await get<boolean>(STORED)) === true && sound === 'off') start();
  } catch {
    // A browser without storage asks anew in each page.
  }
}

async function keepChoice(isWanted: boolean): Promise<void> {
  try {
    await set(STORED, isWanted);
  } catch {
    // The choice lasts as long as the page.
  }
}

function start(): void {
  show('blocked');
  context ??= new AudioContext();
  const follow = () => {
    if (sound !== 'off') show(context?.state === 'running' ? 'on' : 'blocked');
  };
  context.addEventListener('statechange', follow);
  document.addEventListener('pointerdown', resume, { capture: true });
  resume();
  follow();
}

function resume(): void {
  // It is refused before the first tap.
  if (sound !== 'off') void context?.resume().catch(() => undefined);
}

/** Lets new orders sound on this device from a tap on, or not any more. */
export function chooseSound(isWanted: boolean): void {
  void keepChoice(isWanted);
  if (isWanted) {
    start();
    playChime();
    return;
  }
  document.removeEventListener('pointerdown', resume, { capture: true });
  show('off');
}

/** Sounds once, where the sound is on. */
export function playChime(): void {
  if (!context || sound === 'off') return;
  for (const { pitch, from } of CHIME) {
    const start = context.currentTime + from;
    const tone = new OscillatorNode(context, { frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_LENGTH);
  }
}

/** Returns whether new orders sound on this device. */
export function useSound(): Sound {
  return useSyncExternalStore(subscribe, () => sound);
}
