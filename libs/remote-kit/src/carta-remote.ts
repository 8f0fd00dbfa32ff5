import path from 'node:path';
import { versionOf } from '@carta/contract/remote-output';
import { checkInBrowser } from './check-in-browser.ts';

const USAGE = 'Uso: carta-remote check CARPETA';

async function main([command, folder]: readonly string[]): Promise<number> {
  if (command !== 'check' || folder === undefined) {
    console.error(USAGE);
    return 1;
  }
  const siteDir = process.env.SITE_DIR ?? path.resolve(__dirname, '..');
  const checked = await checkInBrowser({ folder, siteDir, browser: process.env.CHROMIUM, now: Date.now });
  if (!checked.ok) {
    console.error(`${checked.reason}\nNo hay informe.`);
    return 1;
  }
  const { integrity, screens, panel } = checked.value;
  console.log(`${versionOf(integrity)} revisada: ${screens.length} pantallas con @carta/panel ${panel}`);
  return 0;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
