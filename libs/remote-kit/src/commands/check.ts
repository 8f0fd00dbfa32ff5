import { existsSync } from 'node:fs';
import path from 'node:path';
import { versionOf } from '@carta/publishing';
import { checkInBrowser } from '../check-in-browser.ts';
import { kitFolder } from '../kit.ts';
import { refuse, type Command } from './command.ts';

/** `check`: mounts every screen of a built remote in a browser on a fake API. */
export const checkCommand: Command = {
  usage: 'check [CARPETA]',
  run: async ([folder = 'dist']) => {
    const checked = await checkInBrowser({ folder, siteDir: siteDir(), browser: process.env.CHROMIUM, now: Date.now });
    if (!checked.ok) return refuse(`${checked.reason}\nNo hay informe.`);
    const { integrity, screens, panel } = checked.value;
    console.log(`${versionOf(integrity)} revisada: ${screens.length} pantallas con @carta/panel ${panel}`);
    return 0;
  },
};

/** The built shell: in Carta's repository the one beside this program, elsewhere the one in the kit. */
function siteDir(): string {
  const beside = path.resolve(__dirname, '..');
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  return existsSync(path.join(beside, 'shell')) ? beside : path.join(kitFolder(), 'dist/site');
}
