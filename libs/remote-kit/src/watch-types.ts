import { Worker } from 'node:worker_threads';
import { isAboutNode } from './check-types.ts';
import { kit } from './kit.ts';

const STARTS = /Starting (?:incremental )?compilation/;
const ENDS = /Found \d+ errors?\. Watching for file changes/;

/**
 * Checks the types of the project in this folder now and after each change, in a thread of its own. Calls `onChecked` with what the compiler says of each
 * error, a text each; with null while it checks.
 */
export function watchTypes(onChecked: (errors: readonly string[] | null) => void): {
  readonly end: () => Promise<number>;
} {
  const options = ['--watch', '--noEmit', '--pretty', 'false', '--preserveWatchOutput', '--locale', 'en', '-p', '.'];
  const worker = new Worker(kit.resolve('typescript/lib/tsc.js'), { argv: options, stdout: true });
  let rest = '';
  let errors: string[] = [];
  worker.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (STARTS.test(line)) {
        errors = [];
        onChecked(null);
      } else if (ENDS.test(line)) onChecked(errors.filter((error) => !isAboutNode(error)));
      // An error that needs several lines goes on in indented ones.
      else if (/^\s/.test(line) && errors.length > 0) errors[errors.length - 1] += `\n${line}`;
      else if (line !== '') errors.push(line);
    }
  });
  worker.once('error', (error) => console.error(error));
  return { end: () => worker.terminate() };
}
