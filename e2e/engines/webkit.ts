import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { freePort } from '../testing/carta-server.ts';
import { between, type Engine, type Key, type Point } from './engine.ts';

const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';
const BROWSER = process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const READY_WITHIN_MS = 20_000;
/** Height of the window's own bars, in CSS pixels. */
const BARS = 50;

/** Code points that WebDriver gives to keys. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
};

/** Starts WebKit on a virtual display, driven by plain WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { display, process: screen } = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // As root, its sandbox cannot be set up.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GTK_A11Y: 'none' },
  });
  const root = `http://127.0.0.1:${port}`;
  await answering(`${root}/status`);

  const browserOptions = { binary: BROWSER, args: ['--automation', '--geometry=1180x900'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await send('POST', `${root}/session`, { capabilities })) as { sessionId: string };
  const session = `${root}/session/${sessionId}`;
  const act = async (actions: object[]) => {
    await send('POST', `${session}/actions`, { actions });
    await send('DELETE', `${session}/actions`);
  };
  const keys = (text: string) => ({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });
  const pointer = (...actions: object[]) => ({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions,
  });
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 0, origin: 'viewport', x, y });
  const [down, up] = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return {
    goto: async (url) => void (await send('POST', `${session}/url`, { url })),
    resize: async (width, height) =>
      void (await send('POST', `${session}/window/rect`, { width, height: height + BARS })),
    evaluate: async <Result>(call: (...args: never[]) => Result, ...args: unknown[]) =>
      (await send('POST', `${session}/execute/sync`, {
        script: `return (${call.toString()})(...arguments);`,
        args,
      })) as Result,
    click: (at) => act([pointer(move(at), down, up)]),
    drag: (from, to) => act([pointer(move(from), down, ...between(from, to).map(move), up)]),
    type: (text) => act([keys(text)]),
    press: (key) => act([keys(KEYS[key])]),
    screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => {
      await send('DELETE', session);
      await ended(driver);
      await ended(screen);
    },
  };
}

/** Starts a display that nobody sees. */
async function startDisplay() {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  return { process: display, display: `:${number.toString().trim()}` };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill();
  await closed;
}

async function answering(url: string): Promise<void> {
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok ?? false;
  await expect.poll(answers, { message: url, timeout: READY_WITHIN_MS }).toBe(true);
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
