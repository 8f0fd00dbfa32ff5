import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, type Page } from '@playwright/test';
import { freePort } from './carta-server.ts';

export interface DevServer {
  /** Where the panel is. */
  readonly url: string;
  /** What it has said in the terminal. */
  readonly said: () => string;
  /** Ends it with all that it started. */
  readonly end: () => Promise<void>;
}

/** Starts a development server of one remote, and resolves once it has said where the panel is. */
export async function startDevServer(
  start: (port: number) => { program: string; args: readonly string[]; cwd: string; env?: NodeJS.ProcessEnv },
): Promise<DevServer> {
  const port = await freePort();
  const { program, args, cwd, env = {} } = start(port);
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', ...env },
  });
  const lines: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The development server ended:\n${lines.join('\n')}`)));
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.includes(` en http://localhost:${port}/panel`)) resolve();
      });
  });
  return {
    url: `http://localhost:${port}`,
    said: () => lines.join('\n'),
    end: async () => {
      const exited = once(child, 'exit');
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await exited;
    },
  };
}

/** Changes a text of a source, and waits until the open page, which is not loaded anew, shows `shown`. Returns how long it took, in ms. */
export async function saveSource(
  page: Page,
  file: string,
  [from, to]: [string, string],
  shown: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));
  const source = await readFile(file, 'utf8');
  expect(source).toContain(from);
  const started = Date.now();
  await writeFile(file, source.replaceAll(from, to));
  await shown();
  const took = Date.now() - started;
  await expect(page.locator('html[data-loaded-once]')).toHaveCount(1);
  return took;
}
