import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { declarationOf, remoteFilesOf } from '@carta/contract';
import { ok, refused, type Result } from '@carta/domain';
import {
  CHECK_REPORT,
  integrityOf,
  MANIFEST,
  panelProblems,
  readRemoteFolder,
  remoteNameOf,
  versionOf,
  type CheckReport,
  type PanelOffer,
} from '@carta/publishing';
import { chromium, type Browser } from 'playwright-core';
import { mountScreen } from './mount-screen.ts';
import type { PanelShell } from './panel-shell.ts';
import { serveRemote } from './serve-remote.ts';

interface BuiltRemote {
  readonly name: string;
  /** The name under which it is published. */
  readonly version: string;
  readonly declared: NonNullable<ReturnType<typeof declarationOf>>;
  readonly manifest: unknown;
  readonly contents: ReadonlyMap<string, Buffer>;
}

/** Returns what a remote's build has written into a folder, and deletes the report of its last check. Refuses a folder without a remote, in Spanish. */
export async function readBuiltRemote(folder: string): Promise<Result<BuiltRemote>> {
  await rm(path.join(folder, CHECK_REPORT), { force: true });
  const contents = await readRemoteFolder(folder);
  const manifest = parsed(contents?.get(MANIFEST));
  const name = remoteNameOf(manifest);
  const declared = declarationOf(manifest);
  if (!contents || name === null || !declared) return refused(`no hay un ${MANIFEST} con nombre y pantallas`);
  return ok({ name, version: versionOf(integrityOf(contents)), declared, manifest, contents });
}

/** Opens a browser: the program of that path, or playwright's own. */
export async function openBrowser(executablePath: string | undefined): Promise<Result<Browser>> {
  const root = process.getuid?.() === 0;
  try {
    const args = [...(root ? ['--no-sandbox'] : []), '--disable-gpu'];
    return ok(await chromium.launch({ ...(executablePath && { executablePath }), args }));
  } catch (error) {
    return refused(`no se puede abrir un navegador; CHROMIUM nombra uno: ${String(error).split('\n')[0]}`);
  }
}

/** Mounts every screen of a remote in a shell, on a fake API. Returns the version of `@carta/panel` there; refuses with every problem, a line each, in Spanish. */
export async function checkInShell(browser: Browser, remote: BuiltRemote, shell: PanelShell): Promise<Result<string>> {
  const { name, version, declared, manifest, contents } = remote;
  const at = `/remotes/${name}/${version}/`;
  const files = remoteFilesOf(manifest, at + MANIFEST);
  const { screens, panel } = declared;
  const problems: string[] = [];
  let screenPath = '';
  const note = (problem: string) => void problems.push(`${screenPath}: ${problem}`);
  const registered = { version, manifest: at + MANIFEST, screens, ...(panel && { panel }), ...(files && { files }) };
  const server = await serveRemote({
    shell,
    registry: { [name]: registered },
    onProblem: note,
    files: new Map([...contents].map(([file, bytes]) => [at + file, bytes])),
  });
  let offer: PanelOffer | null = shell.panelOffer;
  const isForeign = offer === null;
  try {
    for (const screen of screens) {
      screenPath = screen.path;
      const address = server.address + screen.path.replaceAll(/:[^/]+/g, 'x');
      const shown = await mountScreen(browser, address, { note, isForeign });
      offer ??= shown;
    }
  } finally {
    server.close();
  }
  if (!offer) return refused('no se sabe qué ofrece ese panel: ninguna pantalla se abrió en él');
  const found = [...panelProblems(declared, offer), ...problems];
  return found.length > 0 ? refused([...new Set(found)].join('\n')) : ok(offer.version);
}

/** Writes what `carta-remote check` has seen beside the manifest. */
export async function writeReport(
  folder: string,
  { contents, declared }: BuiltRemote,
  { panel, now }: { readonly panel: string; readonly now: number },
): Promise<void> {
  const screens = declared.screens.map((one) => one.path);
  const report: CheckReport = { integrity: integrityOf(contents), panel, screens, checkedAt: now };
  await writeFile(path.join(folder, CHECK_REPORT), `${JSON.stringify(report, null, 2)}\n`);
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(String(bytes));
  } catch {
    return null;
  }
}
