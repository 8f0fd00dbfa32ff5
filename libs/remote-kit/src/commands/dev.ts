import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { configurationOf } from '../bundle.ts';
import { ensureFreePort } from '../ensure-free-port.ts';
import { kitFolder } from '../kit.ts';
import { remoteIn } from '../remote-in.ts';
import { serveDev } from '../serve-dev.ts';
import { refuse, type Command } from './command.ts';

/** `dev`: serves a panel with the remote in this folder, and replaces in open pages what is saved. */
export const devCommand: Command = {
  usage: 'dev --to https://PANEL [--port PUERTO]',
  run: async (args) => {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' }, port: { type: 'string' } } });
    const { to = '', port = '3000' } = values;
    if (!/^https?:/.test(to) || !URL.canParse(to)) return refuse('--to tiene que ser la dirección de un panel');
    if (!/^\d{1,5}$/.test(port)) return refuse('--port tiene que ser un número');
    const remote = remoteIn(process.cwd());
    if (!remote.ok) return refuse(remote.reason);
    const free = await ensureFreePort(Number(port));
    if (!free.ok) return refuse(free.reason);
    const { name } = remote.value;
    const configuration = configurationOf(remote.value, { mode: 'development', refresh: true });
    const server = await serveDev({ name, configuration, siteDir: siteDir(), panel: new URL(to), port: Number(port) });
    console.log(`${name} en http://localhost:${port}/panel, con lo demás de ${new URL(to).origin}`);
    await new Promise<void>((resolve) => void server.server?.once('close', () => resolve()));
    return 0;
  },
};

/** The shell of development: in Carta's repository the one beside this program, elsewhere the one in the kit. */
function siteDir(): string {
  const beside = path.resolve(__dirname, '../dev-shell');
  return existsSync(beside) ? beside : path.join(kitFolder(), 'dist/dev-site');
}
