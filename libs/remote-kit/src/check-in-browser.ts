import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declarationOf, remoteFilesOf } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import {
  CHECK_REPORT,
  integrityOf,
  MANIFEST,
  readRemoteFolder,
  remoteNameOf,
  versionOf,
  type CheckReport,
} from '@carta/publishing';
import { chromium, errors, type Browser } from 'playwright-core';
import { openShell, serveRemote } from './serve-remote.ts';

/** How long a screen may take to be mounted, in ms. */
const MOUNT_TIMEOUT = 20_000;
/** How long the check waits at most for what a mounted screen asks for, in ms: an answer that nobody reads never ends. */
const SETTLE_TIMEOUT = 5000;

/** A heading, of the screen or of the panel that says what failed, in place of the skeleton. */
const MOUNTED = 'main:not(:has([aria-busy="true"])) :is(h1, h2)';

interface Check {
  /** What the remote's build has written. */
  readonly folder: string;
  /** Folder of the built apps, with the shell. */
  readonly siteDir: string;
  /** The browser's program; playwright's own without one. */
  readonly browser: string | undefined;
  readonly now: () => number;
}

/** Mounts every screen of a remote in a browser on a fake API, and writes the report beside its manifest. Refuses with every problem, a line each, in Spanish; then there is no report. */
export async function checkInBrowser({ folder, siteDir, browser, now }: Check): Promise<Result<CheckReport>> {
  await rm(path.join(folder, CHECK_REPORT), { force: true });
  const contents = await readRemoteFolder(folder);
  const manifest = parsed(contents?.get(MANIFEST));
  const name = remoteNameOf(manifest);
  const declared = declarationOf(manifest);
  if (!contents || name === null || !declared) return refused(`no hay un ${MANIFEST} con nombre y pantallas`);

  const shell = openShell(siteDir);
  const integrity = integrityOf(contents);
  const version = versionOf(integrity);
  const at = `/remotes/${name}/${version}/`;
  const files = remoteFilesOf(manifest, at + MANIFEST);
  const { screens, panel } = declared;
  const remote = { version, manifest: at + MANIFEST, screens, ...(panel && { panel }), ...(files && { files }) };
  const problems: string[] = [];
  let screenPath = '';
  const note = (problem: string) => void problems.push(`${screenPath}: ${problem}`);
  const server = await serveRemote({
    siteDir,
    shell,
    registry: { [name]: remote },
    onProblem: note,
    files: new Map([...contents].map(([file, bytes]) => [at + file, bytes])),
  });
  const launched = await launch(browser);
  if (!launched.ok) {
    server.close();
    return launched;
  }
  try {
    for (const screen of screens) {
      screenPath = screen.path;
      await mount(launched.value, server.address + screen.path.replaceAll(/:[^/]+/g, 'x'), note);
    }
  } finally {
    await launched.value.close();
    server.close();
  }
  if (problems.length > 0) return refused([...new Set(problems)].join('\n'));
  const report = {
    integrity,
    panel: shell.panelOffer.version,
    screens: screens.map((one) => one.path),
    checkedAt: now(),
  };
  await writeFile(path.join(folder, CHECK_REPORT), `${JSON.stringify(report, null, 2)}\n`);
  return ok(report);
}

async function launch(executablePath: string | undefined): Promise<Result<Browser>> {
  const root = process.getuid?.() === 0;
  try {
    const args = [...(root ? ['--no-sandbox'] : []), '--disable-gpu'];
    return ok(await chromium.launch({ ...(executablePath && { executablePath }), args }));
  } catch (error) {
    return refused(`no se puede abrir un navegador; CHROMIUM nombra uno: ${String(error).split('\n')[0]}`);
  }
}

/** Opens a screen and waits until the remote has replaced the shell's skeleton. */
async function mount(browser: Browser, address: string, note: (problem: string) => void): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, hasTouch: true });
  page.on('pageerror', (error) => note(`falla: ${error.message}`));
  try {
    await page.goto(address, { timeout: MOUNT_TIMEOUT });
    await page.waitForSelector(MOUNTED, { timeout: MOUNT_TIMEOUT });
    await page.waitForLoadState('networkidle', { timeout: SETTLE_TIMEOUT }).catch(unlessTimeout);
  } catch (error) {
    note(`la pantalla no aparece: ${String(error).split('\n')[0]}`);
  }
  await page.close();
}

function unlessTimeout(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return null;
  }
}
