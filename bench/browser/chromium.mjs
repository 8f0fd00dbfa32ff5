import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** The installed browser, as the browser tests start it. */
export const startChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Its name and version. */
export async function browserVersion() {
  const browser = await startChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
