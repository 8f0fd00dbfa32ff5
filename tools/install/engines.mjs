import { existsSync } from 'node:fs';
import { Refusal } from '../command/refusal.mjs';
import { step } from '../command/steps.mjs';
import { installPackages } from './debian-packages.mjs';

/** Programs of Debian's packages, by where they lie. */
const PACKAGES = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Installs Firefox, WebKit and a virtual screen for it where they are missing. */
export async function ensureEngines() {
  const missing = () => Object.entries(PACKAGES).flatMap(([program, name]) => (existsSync(program) ? [] : [name]));
  if (missing().length > 0) await step('Installing Firefox and WebKit', () => installPackages(missing()));
  if (missing().length > 0)
    throw new Refusal(`These Debian packages are missing, and could not be installed: ${missing().join(', ')}.`);
}
