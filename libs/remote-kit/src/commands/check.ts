import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from '@carta/domain';
import { checkInShell, openBrowser, readBuiltRemote, writeReport } from '../check-in-browser.ts';
import { kitFolder } from '../kit.ts';
import { shellIn, shellOfPanel, withShellOfKit, type PanelShell } from '../panel-shell.ts';
import { refuse, type Command } from './command.ts';

/** `check`: mounts every screen of a built remote in a browser on a fake API, in the kit's shell or in those that `--against` names. */
export const checkCommand: Command = {
  usage: 'check [CARPETA] [--against https://PANEL | --against carta-remote-kit-VERSIÓN.tgz]…',
  run: async (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { against: { type: 'string', multiple: true } },
      allowPositionals: true,
    });
    const [folder = 'dist'] = positionals;
    const remote = await readBuiltRemote(folder);
    if (!remote.ok) return refuse(`${remote.reason}\n${NO_REPORT}`);
    const browser = await openBrowser(process.env.CHROMIUM);
    if (!browser.ok) return refuse(`${browser.reason}\n${NO_REPORT}`);
    const { version, declared } = remote.value;
    const shells = values.against ?? [OWN];
    let panel = '';
    let failed = 0;
    try {
      for (const shell of shells) {
        const checked = await inShell(shell, (opened) => checkInShell(browser.value, remote.value, opened));
        if (checked.ok) panel = checked.value;
        else failed += 1;
        const screens = declared.screens.length === 1 ? '1 pantalla' : `${declared.screens.length} pantallas`;
        if (checked.ok) console.log(`${version} revisada: ${screens} con @carta/panel ${panel}${placeOf(shell)}`);
        else console.error(`${checked.reason}${shell === OWN ? '' : `\n${version} no funciona${placeOf(shell)}`}`);
      }
    } finally {
      await browser.value.close();
    }
    if (failed > 0) return refuse(NO_REPORT);
    await writeReport(folder, remote.value, { panel, now: Date.now() });
    return 0;
  },
};

const NO_REPORT = 'No hay informe.';

/** The shell of the kit. */
const OWN = '';

const placeOf = (shell: string) => (shell === OWN ? '' : ` en ${shell}`);

/** Calls `use` with the shell of a running panel, of a kit's tarball, or of this kit. */
async function inShell<T>(shell: string, use: (shell: PanelShell) => Promise<Result<T>>): Promise<Result<T>> {
  if (shell === OWN) return use(await shellIn(siteDir()));
  if (/^https?:\/\//.test(shell) && URL.canParse(shell)) {
    const panel = await shellOfPanel(new URL(shell), siteDir());
    return panel.ok ? use(panel.value) : panel;
  }
  return withShellOfKit(shell, use);
}

/** The built shell: in Carta's repository the one beside this program, elsewhere the one in the kit. */
function siteDir(): string {
  const beside = path.resolve(__dirname, '..');
  if (process.env.SITE_DIR) return process.env.SITE_DIR;
  return existsSync(path.join(beside, 'shell')) ? beside : path.join(kitFolder(), 'dist/site');
}
