import { Readable } from 'node:stream';
import { runCli } from '../cli/run-cli.ts';

export interface Said {
  readonly code: 0 | 1;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of the operator on this data folder. */
export async function carta(
  dataDir: string,
  args: readonly string[],
  stdin: Readable = Readable.from([]),
): Promise<Said> {
  const heard = { out: '', err: '' };
  const code = await runCli(args, {
    env: { DATA_DIR: dataDir },
    stdin,
    out: (text) => void (heard.out += text),
    err: (text) => void (heard.err += text),
  });
  return { code, ...heard };
}
