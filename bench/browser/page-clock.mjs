/**
 * What a measured page carries, from before its own code runs.
 * @typedef {object} PageClock
 * @property {Promise<number>} ready when what the page was opened for was drawn, in ms since the navigation
 * @property {() => Promise<number>} painted when the next frame was drawn, in ms since the navigation
 * @property {(selector: string) => Promise<number>} seen when the first such element was drawn
 * @property {(event: string, selector: string) => Promise<number>} after ms from the next such event to the drawing of such an element
 * @property {() => () => number[]} frames begins to note how long each frame takes; the function that comes back ends it
 * @property {() => number} blockedFor what each long task so far took over 50 ms, in all
 * @property {() => number} longestTask ms of the longest task since this was asked the last time; 0 if none took over 50
 */

/** @typedef {typeof globalThis & { clock: PageClock }} Clocked */

/**
 * Puts `clock` into the page. Runs in the browser: nothing from outside of this function is there.
 * @param {string} ready selector of what the page is opened for
 */
export function installClock(ready) {
  let [blocked, longest] = [0, 0];
  const noteLongTasks = (/** @type {PerformanceEntry[]} */ tasks) => {
    for (const { duration } of tasks) {
      blocked += duration - 50;
      longest = Math.max(longest, duration);
    }
  };
  const longTasks = new PerformanceObserver((list) => noteLongTasks(list.getEntries()));
  longTasks.observe({ type: 'longtask', buffered: true });

  /** @returns {Promise<number>} */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // The first task after a frame's callbacks runs when the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(0);
      });
    });

  const there = (/** @type {string} */ selector) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        resolve(undefined);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });

  const seen = (/** @type {string} */ selector) => there(selector).then(painted);

  /** @type {PageClock} */
  const clock = {
    ready: seen(ready),
    painted,
    seen,
    after: (event, selector) =>
      new Promise((resolve) => {
        const began = (/** @type {Event} */ { timeStamp }) =>
          seen(selector).then((drawn) => resolve(drawn - timeStamp));
        window.addEventListener(event, began, { capture: true, once: true });
      }),
    frames() {
      /** @type {number[]} */
      const took = [];
      let before = performance.now();
      const next = (/** @type {number} */ now) => {
        took.push(now - before);
        before = now;
        frame = requestAnimationFrame(next);
      };
      let frame = requestAnimationFrame((now) => {
        before = now;
        frame = requestAnimationFrame(next);
      });
      return () => {
        cancelAnimationFrame(frame);
        return took;
      };
    },
    blockedFor() {
      noteLongTasks(longTasks.takeRecords());
      return blocked;
    },
    longestTask() {
      noteLongTasks(longTasks.takeRecords());
      const most = longest;
      longest = 0;
      return most;
    },
  };
  Object.assign(globalThis, { clock });
}
