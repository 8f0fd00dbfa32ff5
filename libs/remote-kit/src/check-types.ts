import { spawn } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { kit } from './kit.ts';

/** The compiler's errors about a module that it does not know. */
const UNKNOWN_MODULE = /error TS(?:2307|2580|2591|2882):[^']*'([^']+)'/;

/** True for an error about a module of Node, of which the bundle says in plain words that browsers do not have it. */
export const isAboutNode = (error: string): boolean => isBuiltin(UNKNOWN_MODULE.exec(error)?.[1] ?? '');

/** Checks the types of the project in this folder, and prints the errors. Returns false if there are any. */
export async function checkTypes(): Promise<boolean> {
  const options = ['--noEmit', '--pretty', 'false', '-p', '.'];
  const child = spawn(process.execPath, [kit.resolve('typescript/bin/tsc'), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const lines = output.split('\n').filter((line) => line !== '' && !isAboutNode(line));
  for (const line of lines) console.error(line);
  return code === 0;
}
