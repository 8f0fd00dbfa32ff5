import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { done, type Command } from './command.ts';
import { sourceLines } from './source-lines.ts';

/** What would move a terminal's cursor or change its colours. */
const CONTROL = /[\p{Cc}\p{Cf}]/gu;

/** The build writes the source maps here, beside what is served; the command line is in a folder beside it too. */
const SOURCE_MAPS = path.join(__dirname, '../source-maps');

export const errors: Command = {
  usage: 'errors [--remote NOMBRE]                         (lo que falló en las páginas del panel)',
  words: ['errors'],
  isReadOnly: true,
  options: { remote: { type: 'string' } },
  required: [],
  positionals: { min: 0, max: 0 },
  async run({ stores, options: { remote } }) {
    const found = await stores.clientErrors.list(remote === undefined ? undefined : String(remote));
    const inSources = sourceLines(readSourceMap);
    const lines = found.flatMap(({ count, remote, version, phase, lastAt, path: page, message, stack }) => [
      [
        count === 1 ? '1 vez' : `${count} veces`,
        remote === '' ? 'shell' : remote,
        ...(version === '' ? [] : [version]),
        phase,
        new Date(lastAt).toISOString().replace(/\.\d+Z$/, 'Z'),
        page,
      ].join('  '),
      ...[message, ...inSources(stack).filter((line) => !line.includes(message))].flatMap(indented),
    ]);
    return done(...(lines.length === 0 ? ['No falló nada'] : lines.map((line) => line.replace(CONTROL, ''))));
  },
};

const indented = (text: string) => text.split('\n').map((line) => `  ${line.trim()}`);

function readSourceMap(name: string): string | null {
  const file = path.join(SOURCE_MAPS, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
