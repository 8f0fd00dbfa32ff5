import { Readable } from 'node:stream';
import { runCli } from '../cli/run-cli.ts';
import { databaseEnv } from './postgres-database.ts';

export interface CommandOutput {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

/** Begins with its moment. */
const DONE = /^\S+Z /;

/** Runs a command of the operator on a data folder. One that goes on is ended after the first line that says what it did. */
export async function carta(
  dataDir: string,
  args: readonly string[],
  stdin: Readable = Readable.from([]),
  siteDir = dataDir,
  settings: NodeJS.ProcessEnv = {},
): Promise<CommandOutput> {
  const captured = { out: '', err: '' };
  const end = new AbortController();
  const code = await runCli(args, {
    env: { ...databaseEnv(dataDir), ...settings, DATA_DIR: dataDir },
    siteDir,
    stdin,
    out: (text) => void (captured.out += text),
    err: (text) => {
      captured.err += text;
      if (DONE.test(text)) end.abort();
    },
    untilEnded: () => end.signal,
  });
  return { code, ...captured };
}
