import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageLanguage, PreloadedState } from '@carta/contract';
import type { PublicDinerOrder, PublicMenu, PublicWifi } from '@carta/domain';
import * as z from 'zod/mini';
import { openRemotes, type RegistryOptions, type Remotes } from '../remotes/remote-registry.ts';
import type { PanelOffer } from '@carta/publishing';

/** The `assets.json` of an app; other fields are ignored. */
const Assets = z.looseObject({
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z._default(z.array(z.string()), []),
  entries: z.optional(z.record(z.string(), z.looseObject({ scripts: z.array(z.string()) }))),
});
export type PageAssets = z.infer<typeof Assets>;

interface ShellServer {
  renderPage(page: { path: string; state: PreloadedState; assets: PageAssets }): { status: number; html: string };
  readonly panelOffer: PanelOffer;
}

interface MenuDocument {
  menu: PublicMenu;
  assets: PageAssets;
  now: number;
  language?: PageLanguage;
  /** True if the address names the language. */
  isLanguageChosen?: boolean;
  preview?: boolean;
}

/** A page, and the texts of its style elements. */
export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly string[];
}

interface PublicMenuServer {
  renderMenuInTurns(page: MenuDocument, pause: () => Promise<unknown>): Promise<RenderedPage>;
  /** `item` is the key of a product that diners see. */
  renderItem(page: Omit<MenuDocument, 'preview'> & { item: string }): RenderedPage;
  renderWifi(
    page: Omit<MenuDocument, 'now' | 'preview'> & { wifi: PublicWifi; code: { side: number; path: string } },
  ): RenderedPage;
  /** `since` is when the order came into its state, in ms since 1970. */
  renderOrder(
    page: Omit<MenuDocument, 'preview'> & {
      order: PublicDinerOrder;
      since: number;
      isRejected: boolean;
      announced: { readonly href: string; readonly line: string } | null;
    },
  ): RenderedPage;
  /** With a menu, the page of what it does not show: a product by default. */
  renderNotFound(
    page: Partial<MenuDocument> & { assets: PageAssets; missing?: 'item' | 'wifi' | 'order' },
  ): RenderedPage;
}

const DINERS_ASSETS = 'assets/public-menu/assets.json';

export interface Site {
  readonly shell: () => ShellServer;
  readonly publicMenu: () => PublicMenuServer;
  readonly shellAssets: () => PageAssets;
  readonly publicMenuAssets: () => PageAssets;
  /** The diners' service worker; null if the build has none. */
  readonly serviceWorker: () => string | null;
  readonly remotes: Remotes;
}

/** Opens the built apps in a folder. */
export function openSite(siteDir: string, options: RegistryOptions): Site {
  const { development } = options;
  const at = (file: string) => path.join(siteDir, file);
  const require = createRequire(at('site.js'));
  const module = <T>(file: string) =>
    cachedFile(at(file), { watch: development }, (address) => {
      Reflect.deleteProperty(require.cache, require.resolve(address));
      return require(address) as T;
    });
  const assets = (file: string) => cachedFile(at(file), { watch: development }, (address) => readJson(address, Assets));

  return {
    shell: module<ShellServer>('shell/server.js'),
    publicMenu: module<PublicMenuServer>('public-menu/server.js'),
    shellAssets: assets('assets/shell/assets.json'),
    publicMenuAssets: assets(DINERS_ASSETS),
    serviceWorker: cachedFile(at(DINERS_ASSETS), { watch: development }, (address) => {
      const script = readJson(address, Assets).entries?.worker?.scripts[0];
      return script === undefined ? null : readFileSync(at(script), 'utf8');
    }),
    remotes: openRemotes(siteDir, options),
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
