import { moment, remoteNameOf } from '@carta/publishing';
import { done, failed, found, listed, misused, type Command } from './command.ts';

/** True for what `create-remote` takes: the remote may be made later. */
const isRemoteName = (name: string) => remoteNameOf({ name }) === name;

export const remoteTokenCreate: Command = {
  usage: 'remote token create --remote NOMBRE              (para publicar ese remoto desde otra máquina)',
  words: ['remote', 'token', 'create'],
  options: { remote: { type: 'string' } },
  required: ['remote'],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { remote }, who }) {
    if (!isRemoteName(String(remote))) return misused(`--remote ${remote}: no es el nombre de un remoto`);
    const { name, token } = await stores.remoteTokens.create(String(remote), who);
    return found(
      { lines: [token], json: { name, token } },
      `Token ${name}. Guárdelo ahora: no se puede volver a leer.`,
    );
  },
};

export const remoteTokenList: Command = {
  usage: 'remote token list',
  words: ['remote', 'token', 'list'],
  isReadOnly: true,
  options: {},
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores }) {
    const tokens = await stores.remoteTokens.list();
    return listed(
      tokens,
      ({ name, createdAt, createdBy, revokedAt }) =>
        [name, moment(createdAt), createdBy, revokedAt !== null && `revocado ${moment(revokedAt)}`]
          .filter(Boolean)
          .join('  '),
      'No hay tokens',
    );
  },
};

export const remoteTokenRevoke: Command = {
  usage: 'remote token revoke TOKEN                        (su nombre, como orders-1)',
  words: ['remote', 'token', 'revoke'],
  options: {},
  required: [],
  positionals: { min: 1, max: 1 },
  async run({ stores, positionals: [name = ''] }) {
    const isRevoked = await stores.remoteTokens.revoke(name);
    return isRevoked ? done(`El token ${name} ya no vale`) : failed(`No hay un token ${name} que valga`);
  },
};
