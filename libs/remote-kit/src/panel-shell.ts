import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PreloadedState } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import type { PanelOffer } from '@carta/publishing';
import { kitFolder } from './kit.ts';

/** The built shell's program, as the panel's server uses it. */
export interface Shell {
  renderPage(page: { path: string; state: PreloadedState; assets: object }): { status: number; html: string };
  readonly panelOffer: PanelOffer;
}

/** A shell in which remotes run. */
export interface PanelShell {
  readonly renderPage: Shell['renderPage'];
  /** What it offers to remotes; null if only its pages tell. */
  readonly panelOffer: PanelOffer | null;
  /** What its pages load, as `assets.json` says. */
  readonly assets: object;
  /** Returns a file of the shell by its path, null if there is none. */
  readonly read: (pathname: string) => Promise<Buffer | null>;
}

const ASSETS = '/assets/shell/assets.json';
const FETCH_TIMEOUT = 20_000;

/** Opens the program of the shell that lies in the folder of the built apps. */
export const openShell = (siteDir: string): Shell =>
  createRequire(path.join(siteDir, 'site.js'))('./shell/server.js') as Shell;

/** Returns the shell that lies in the folder of the built apps. */
export async function shellIn(siteDir: string): Promise<PanelShell> {
  const { renderPage, panelOffer } = openShell(siteDir);
  const read = (pathname: string) => readFile(path.join(siteDir, pathname)).catch(() => null);
  const assets = JSON.parse(await readFile(path.join(siteDir, ASSETS), 'utf8')) as object;
  return { renderPage, panelOffer, assets, read };
}

/** Returns the shell of a running panel, whose code is loaded from there; the pages' first HTML is drawn by the shell in `siteDir`. Refuses an address without one, in Spanish. */
export async function shellOfPanel(panel: URL, siteDir: string): Promise<Result<PanelShell>> {
  const read = async (pathname: string) => {
    const answer = await fetch(new URL(pathname, panel.origin), { signal: AbortSignal.timeout(FETCH_TIMEOUT) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  };
  const bytes = await read(ASSETS).catch(() => null);
  if (!bytes) return refused(`no se encuentra un panel de Carta en ${panel.origin}`);
  const { renderPage } = openShell(siteDir);
  return ok({ renderPage, panelOffer: null, assets: JSON.parse(bytes.toString()) as object, read });
}

/** Calls `use` with the shell in the tarball of a remote-kit, which a release has; it finds React where the kit does. Refuses a file without one, in Spanish. */
export async function withShellOfKit<T>(
  tarball: string,
  use: (shell: PanelShell) => Promise<Result<T>>,
): Promise<Result<T>> {
  const folder = await mkdtemp(path.join(kitFolder(), 'shell-'));
  try {
    const shell = await unpackedShell(tarball, folder);
    return shell.ok ? await use(shell.value) : shell;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function unpackedShell(tarball: string, folder: string): Promise<Result<PanelShell>> {
  try {
    await promisify(execFile)('tar', ['-xzf', path.resolve(tarball), '-C', folder, 'package/dist/site']);
    return ok(await shellIn(path.join(folder, 'package/dist/site')));
  } catch (error) {
    return refused(`${tarball}: no se puede leer como paquete de remote-kit: ${String(error).split('\n')[0]}`);
  }
}
