import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  remoteFilesOf,
  Screen,
  screensOf,
  type PreloadedState,
  type RegisteredRemote,
  type RemoteRegistry,
} from '@carta/contract';
import type { PublicMenu } from '@carta/domain';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';

/** The `assets.json` of an app; other fields are ignored. */
const Assets = z.looseObject({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z._default(z.array(z.string()), []),
});
export type PageAssets = z.infer<typeof Assets>;

interface ShellServer {
  renderPage(page: { path: string; state: PreloadedState; assets: PageAssets }): { status: number; html: string };
}

interface PublicMenuServer {
  renderMenuInTurns(
    page: { menu: PublicMenu; assets: PageAssets; now: number; preview?: boolean },
    nextTurn: () => Promise<unknown>,
  ): Promise<string>;
  renderNotFound(page: { assets: PageAssets }): string;
  /** Returns the custom properties of the owner's colour; '' for an invalid colour. */
  themeCss(mainColor: string): string;
}

const RegistryLine = z.object({
  version: z.string(),
  manifest: z.string(),
  /** For a remote whose manifest is on another origin. */
  screens: z._default(z.array(Screen), []),
});
type RegistryLine = z.infer<typeof RegistryLine>;
const Registry = z.record(z.string(), RegistryLine);

export interface Site {
  readonly shell: () => ShellServer;
  readonly publicMenu: () => PublicMenuServer;
  readonly shellAssets: () => PageAssets;
  readonly publicMenuAssets: () => PageAssets;
  /** Returns the last valid registry. */
  readonly remotes: () => RemoteRegistry;
}

/** Opens the built apps in a folder. Reads the registry, which a deployment replaces, again when its file changes. */
export function openSite(
  siteDir: string,
  { development, log }: { development: boolean; log: FastifyBaseLogger },
): Site {
  const at = (file: string) => path.join(siteDir, file);
  const require = createRequire(at('site.js'));
  const module = <T>(file: string) =>
    cachedFile(at(file), { watch: development }, (address) => {
      Reflect.deleteProperty(require.cache, require.resolve(address));
      return require(address) as T;
    });
  const assets = (file: string) => cachedFile(at(file), { watch: development }, (address) => readJson(address, Assets));

  const readManifest = (manifest: string): unknown => {
    try {
      return readJson(at(manifest), z.unknown());
    } catch (error) {
      log.warn({ err: error }, 'the manifest of a remote cannot be read');
      return null;
    }
  };
  /** By remote: while its manifest cannot be read, its screens show an error panel instead of a 404. */
  const lastScreens = new Map<string, readonly Screen[]>();
  const registered = (name: string, line: RegistryLine): RegisteredRemote => {
    // The browser asks another origin for its manifest.
    if (!line.manifest.startsWith('/remotes/')) return line;
    const manifest = readManifest(line.manifest);
    const files = development ? null : remoteFilesOf(manifest, line.manifest);
    const declared = screensOf(manifest);
    if (!declared) log.warn({ manifest: line.manifest }, 'a remote declares no valid screens');
    const screens = declared ?? (line.screens.length > 0 ? line.screens : (lastScreens.get(name) ?? []));
    lastScreens.set(name, screens);
    return { ...line, screens, ...(files && { files }) };
  };

  let lines: Readonly<Record<string, RegistryLine>> = {};
  let registry: RemoteRegistry = {};
  const composeRegistry = () => {
    registry = Object.fromEntries(Object.entries(lines).map(([name, line]) => [name, registered(name, line)]));
  };
  const renewRegistry = cachedFile(at('remotes/registry.json'), { watch: true }, (address) => {
    try {
      lines = readJson(address, Registry);
      composeRegistry();
    } catch (error) {
      log.warn({ err: error }, 'the registry of remotes cannot be read');
    }
  });

  return {
    shell: module<ShellServer>('shell/server.js'),
    publicMenu: module<PublicMenuServer>('public-menu/server.js'),
    shellAssets: assets('assets/shell/assets.json'),
    publicMenuAssets: assets('assets/public-menu/assets.json'),
    remotes: () => {
      renewRegistry();
      // A build in development changes a manifest without a new version.
      if (development) composeRegistry();
      return registry;
    },
  };
}

/** Loads everything that pages need, so that a missing file stops the start instead of failing the first request. */
export function loadSite(site: Site): void {
  for (const load of [site.shell, site.publicMenu, site.shellAssets, site.publicMenuAssets]) load();
}

function readJson<T>(file: string, schema: z.ZodMiniType<T>): T {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Caches the result of `read`; with `watch`, until the file changes. */
function cachedFile<T>(file: string, { watch }: { watch: boolean }, read: (file: string) => T): () => T {
  let cached: { time: number; value: T } | undefined;
  return () => {
    if (cached && !watch) return cached.value;
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (cached?.time !== time) cached = { time, value: read(file) };
    return cached.value;
  };
}
