import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { step } from '../command/steps.mjs';
import { installPackages } from './debian-packages.mjs';

/** The headless shell comes first: it draws no window around the page, which takes a fifth of a test's time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const HOW = 'Install Chromium or Chrome, or name one by CHROMIUM=/path/to/it.';

/** The browser for the tests: CHROMIUM, an installed one, else the system's package. Gives its path. */
export async function ensureChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!runs(named)) throw new Refusal(`CHROMIUM=${named} is no program. ${HOW}`);
    return named;
  }
  return findChromium() ?? (await step('Installing Chromium', installChromium));
}

/** @param {string} folders */
function findChromium(folders = process.env.PATH ?? '') {
  const inPath = folders.split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...inPath, ...PLACES].find(runs);
}

async function installChromium() {
  const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];
  // Some systems have no package of the shell.
  if (!(await installPackages(['chromium-headless-shell', ...fonts]))) await installPackages(['chromium', ...fonts]);
  const found = findChromium();
  if (!found) throw new Refusal(`No browser was found, and the system's package could not be installed. ${HOW}`);
  return found;
}

/** @param {string} file */
function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
