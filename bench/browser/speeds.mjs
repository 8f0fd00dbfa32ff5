/**
 * @typedef {object} Speed
 * @property {string} name
 * @property {number} slowedBy how many times slower the processor is
 * @property {{ latency: number, download: number, upload: number }} [network] ms from each request to the first byte of its answer, and bytes a second
 * @property {boolean} [hasMouse] true if left out
 */

const megabits = (/** @type {number} */ count) => (count * 1_000_000) / 8;

/** @type {Speed} */
export const FAST = { name: 'fast', slowedBy: 1 };
/** @type {Speed} */
export const SLOW = { name: 'CPU slowed 4×', slowedBy: 4 };
/** @type {Speed} */
export const SLOW_PHONE = {
  name: 'slow phone',
  slowedBy: 4,
  network: { latency: 150, download: megabits(1.6), upload: megabits(0.75) },
  hasMouse: false,
};
/** @type {Speed} A phone where the signal is weak. */
export const WEAK_SIGNAL = {
  name: 'weak signal',
  slowedBy: 4,
  network: { latency: 400, download: megabits(0.4), upload: megabits(0.4) },
  hasMouse: false,
};

/**
 * From now on the page is as slow as that, until what comes back is called.
 * @param {import('@playwright/test').Page} page
 * @param {Speed} speed
 */
export async function setSpeed(page, { slowedBy, network, hasMouse = true }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  // Chromium without a screen puts a mouse over the page. It moves with each frame, and to find what is under it forces
  // style and layout.
  await session.send('Input.setIgnoreInputEvents', { ignore: !hasMouse });
  if (network) {
    const { latency, download, upload } = network;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    });
  }
  return () => session.detach();
}
