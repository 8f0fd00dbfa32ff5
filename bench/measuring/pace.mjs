import { setTimeout as delay } from 'node:timers/promises';

/**
 * Begins a work each `1000 / perSecond` ms, whether those before have ended or not, until `ms` have passed; gives how long each took, in ms.
 * @param {{ perSecond: number, ms: number }} pace
 * @param {(nth: number) => Promise<void>} work
 * @returns {Promise<number[]>}
 */
export async function pace({ perSecond, ms }, work) {
  const began = performance.now();
  const count = Math.floor((ms * perSecond) / 1000);
  /** @type {Promise<number>[]} */
  const works = [];
  for (let nth = 0; nth < count; nth += 1) {
    const wait = began + (nth * 1000) / perSecond - performance.now();
    if (wait > 0) await delay(wait);
    works.push(timed(() => work(nth)));
  }
  return Promise.all(works);
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
