import { Readable } from 'node:stream';
import { runCli } from '../cli/run-cli.ts';
import { databaseEnv } from './postgres-database.ts';

export interface CommandOutput {
  readonly code: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the operator on a data folder. One that goes on is ended after its first line. */
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
    out: (text) => {
      captured.out += text;
      end.abort();
    },
    err: (text) => void (captured.err += text),
    untilEnded: () => end.signal,
  });
  return { code, ...captured };
}
