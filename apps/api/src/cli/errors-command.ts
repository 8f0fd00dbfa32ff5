import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failureLines, sourceLines } from '@carta/publishing';
import { failed, listed, type Command } from './command.ts';
import { isKnownRemote } from './known-remote.ts';

/** The build writes the source maps here, beside what is served; the command line is in a folder beside it too. */
const SOURCE_MAPS = path.join(__dirname, '../source-maps');

export const errors: Command = {
  usage: 'errors [--remote NOMBRE]                         (lo que falló en las páginas del panel)',
  words: ['errors'],
  isReadOnly: true,
  options: { remote: { type: 'string' } },
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, openSite, options: { remote } }) {
    const found = await stores.clientErrors.list(remote === undefined ? undefined : String(remote));
    const inSources = sourceLines(readSourceMap);
    if (found.length === 0 && remote !== undefined && !(await isKnownRemote({ stores, openSite }, String(remote))))
      return failed(`No existe el remoto ${remote}`);
    return listed(found, (error) => failureLines([error], ({ stack }) => inSources(stack)), 'No falló nada');
  },
};

function readSourceMap(name: string): string | null {
  const file = path.join(SOURCE_MAPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
