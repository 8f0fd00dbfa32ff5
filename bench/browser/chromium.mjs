import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const ARGS = JSON.parse(readFileSync(new URL('../../e2e/chromium-args.json', import.meta.url), 'utf8'));
const isRoot = process.getuid?.() === 0;

/** The installed browser, as the browser tests start it. */
export const startChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [...(isRoot ? ['--no-sandbox'] : []), ...ARGS],
  });

/** Its name and version. */
export async function browserVersion() {
  const browser = await startChromium();
  const version = browser.version();
  await browser.close();
  return `Chromium ${version}`;
}
