import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failed, isoMoment, listed, type Command } from './command.ts';
import type { OpenedStores } from '../stores.ts';
import { isKnownRemote } from './known-remote.ts';
import { sourceLines } from './source-lines.ts';

/** What would move a terminal's cursor or change its colours. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

type CountedError = Awaited<ReturnType<OpenedStores['clientErrors']['list']>>[number];

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
    const linesOf = ({ count, remote, version, phase, lastAt, path: page, message, stack }: CountedError) => [
      [
        count === 1 ? '1 vez' : `${count} veces`,
        remote === '' ? 'shell' : remote,
        ...(version === '' ? [] : [version]),
        phase,
        isoMoment(lastAt),
        page,
      ].join('  '),
      ...[message, ...inSources(stack).filter((line) => !line.includes(message))].flatMap(indented),
    ];
    return listed(found, (error) => linesOf(error).map((line) => line.replace(CONTROL, '')), 'No falló nada');
  },
};

const indented = (text: string) => text.split('\n').map((line) => `  ${line.trim()}`);

function readSourceMap(name: string): string | null {
  const file = path.join(SOURCE_MAPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
