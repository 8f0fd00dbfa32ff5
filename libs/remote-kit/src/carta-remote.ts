import path from 'node:path';
import { REMOTE_USAGE, runRemotely } from '@carta/contract/publishing';
import { versionOf } from '@carta/contract/remote-output';
import { checkInBrowser } from './check-in-browser.ts';

const USAGE = ['Uso: carta-remote check CARPETA', ...REMOTE_USAGE.map((usage) => `     carta-remote ${usage}`)].join(
  '\n',
);

async function main(args: readonly string[]): Promise<number> {
  const [command, folder] = args;
  if (command !== undefined && REMOTE_USAGE.some((usage) => usage.startsWith(`${command} `))) {
    const result = await runRemotely(args);
    if (result.ok) console.log(result.lines.join('\n'));
    else console.error(result.problems.join('\n'));
    return result.ok ? 0 : 1;
  }
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
