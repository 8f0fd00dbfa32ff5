import type { Steps } from '@carta/domain';
import { pausesAfter, stepsInTurns, type StepsOptions, type Turns } from './turns.ts';

const TURNS: Turns = { length: 12, pause };

/** Lets other work run: taps, frames, what React draws, other requests. A timer would wait for 4 ms, and `scheduler.yield` lets none of React's work go first. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve, 0);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const go = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', go);
    port1.start();
    port2.postMessage(null);
  });
}

/** Returns a function that pauses once work has gone on for some ms since the last pause. */
export function pauses(): () => Promise<void> {
  return pausesAfter(TURNS);
}

/** Runs steps with pauses between them and returns their result; rejects with the signal's reason once it is aborted. */
export function inTurns<T>(steps: Steps<T>, options?: StepsOptions): Promise<T> {
  return stepsInTurns(steps, TURNS, options);
}
