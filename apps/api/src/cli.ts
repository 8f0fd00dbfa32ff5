import path from 'node:path';
import { runCli } from './cli/run-cli.ts';

void runCli(process.argv.slice(2), {
  env: process.env,
  siteDir: path.resolve(__dirname, '..'),
  stdin: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  untilEnded: () => {
    const end = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort());
    return end.signal;
  },
}).then((code) => {
  process.exitCode = code;
});
