import { signOverride } from '../remotes/override-link.ts';
import { failed, found, misused, type Command } from './command.ts';

export const remoteLink: Command = {
  usage: 'remote link NOMBRE --user CORREO --port PUERTO   (por una hora, ese dueño ve el remoto de su propia máquina)',
  words: ['remote', 'link'],
  options: { user: { type: 'string' }, port: { type: 'string' } },
  required: ['user', 'port'],
  positionals: { min: 1, max: 1 },
  async run({ stores, config, openSite, options, positionals: [remote = ''] }) {
    const { remoteOverrideKey: key, publicUrl } = config;
    if (key === null) return failed('Falta REMOTE_OVERRIDE_KEY, aquí y en el servidor');
    const user = String(options.user).toLowerCase();
    const port = Number(options.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return misused('--port: tiene que ser de 1 a 65535');
    const known = (await stores.users.list()).find(({ email }) => email === user);
    if (!known) return failed(`No existe el usuario ${user}`);
    const registries = await openSite().site.remotes.live();
    if (!registries.of(known.business)[remote]) return failed(`${remote}: no existe ese remoto`);
    const address = new URL('/panel', publicUrl);
    address.search = String(new URLSearchParams({ ...signOverride(key, { user, remote, port, now: stores.now() }) }));
    return found({ lines: [address.href], json: { address: address.href } });
  },
};
