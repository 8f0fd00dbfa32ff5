import type { ModalType } from '@carta/domain';
import { createContext, type ComponentType } from 'react';
import {
  isRemoteModule,
  REMOTE_CONTRACT_VERSION,
  type FailurePhase,
  type RegisteredRemote,
  type RemoteModule,
  type RemoteRegistry,
} from '@carta/contract';
import type { Failure } from '../report-failure.ts';
import type { FreshPage } from './fresh-page.ts';
import type { FailureCause } from './section-failure.tsx';

/** Manifests and chunks that hang have no timeout of their own. */
const TIMEOUT_MS = 10_000;

/** Fetches a remote's module from where its files lie. */
export type FetchRemote = (name: string, address: RegisteredRemote) => Promise<unknown>;

/** A remote that was built for another contract or another `@carta/panel`. */
export class IncompatibleRemote extends Error {}

interface LoaderOptions {
  readonly registry: RemoteRegistry;
  readonly fetchRemote: FetchRemote;
  readonly fetchPage: () => Promise<FreshPage>;
  readonly onLoad: (name: string, module: RemoteModule) => void;
  readonly onFailure: (failure: Failure) => void;
  /** Called when the section of a remote is opened of which a version is on trial. */
  readonly onOpen: (opened: { readonly remote: string; readonly version: string }) => void;
  readonly reloadPage: () => void;
}

interface LoadedRemote {
  readonly version: string;
  readonly module: RemoteModule;
}

/** Loads remotes by the registry: each once, and a failed one again when it is requested again. */
export class RemoteLoader {
  readonly #options: LoaderOptions;
  #registry: RemoteRegistry;
  readonly #pending = new Map<string, Promise<RemoteModule>>();
  readonly #loaded = new Map<string, LoadedRemote>();
  readonly #stopped = new Set<string>();
  readonly #attempts = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(options: LoaderOptions) {
    this.#options = options;
    this.#registry = options.registry;
  }

  /** Returns the module if it is loaded. */
  peek(name: string): RemoteModule | undefined {
    return this.#loaded.get(name)?.module;
  }

  isRegistered(name: string): boolean {
    return Object.hasOwn(this.#registry, name);
  }

  /** Returns the component of a modal, if its remote is loaded and has this type. */
  modalOf(name: string | undefined, type: ModalType): ComponentType | undefined {
    return name === undefined ? undefined : this.peek(name)?.modals?.[type];
  }

  /** True if the remote's reducer or saga has failed: it stays out of order until the page is reloaded. */
  isStopped(name: string): boolean {
    return this.#stopped.has(name);
  }

  /** Calls `listener` when a remote has been loaded or stopped. Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reports a failure of a remote; `name` is null for the shell, or if nothing is known. */
  report(phase: FailurePhase, error: unknown, name: string | null): void {
    const version = (name && (this.#loaded.get(name) ?? this.#registry[name])?.version) || null;
    this.#options.onFailure({ remote: name, version, phase, error });
    if (!name || (phase !== 'saga' && phase !== 'reducer')) return;
    // A reducer may fail while React renders.
    queueMicrotask(() => {
      this.#stopped.add(name);
      this.#notify();
    });
  }

  /** Returns the name of the remote whose files the error's stack names, or null. */
  remoteIn(error: unknown): string | null {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const found = Object.entries(this.#registry).find(([, { manifest }]) => {
      return stack.includes(folderOf(manifest));
    });
    return found?.[0] ?? null;
  }

  /** Notes that the owner opens the remote's section, whether it can be loaded or not. */
  noteOpening(remote: string): void {
    const { version, isMeasured } = this.#registry[remote] ?? {};
    if (version !== undefined && isMeasured) this.#options.onOpen({ remote, version });
  }

  /** Rejects if the remote is not registered, unreachable, slower than 10 s, broken or incompatible. */
  load(name: string): Promise<RemoteModule> {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    const loading = this.#load(name);
    this.#pending.set(name, loading);
    loading.catch(() => this.#pending.delete(name));
    return loading;
  }

  /** Reads the registry anew, for the next `load`. Reloads the page if it runs another version of the remote than the registered one. */
  async renew(name: string): Promise<void> {
    await this.#readRegistry();
    const loaded = this.#loaded.get(name);
    const registered = this.#registry[name];
    if (loaded && registered && registered.version !== loaded.version) this.#options.reloadPage();
  }

  /** Returns why `load` has rejected, after reading the registry anew. */
  async causeOf(error: unknown): Promise<FailureCause> {
    const page = await this.#readRegistry();
    if (!page) return 'connection';
    if (page.hasOtherShell) return 'outdated-page';
    return error instanceof IncompatibleRemote ? 'incompatible' : 'broken';
  }

  async #readRegistry(): Promise<FreshPage | null> {
    const page = await this.#options.fetchPage().catch(() => null);
    if (page) this.#registry = page.remotes;
    return page;
  }

  async #load(name: string): Promise<RemoteModule> {
    const address = this.#registry[name];
    if (!address) throw new Error(`Remote ${name} is not in the registry`);
    const module = await withTimeout(this.#fetchPastPreloads(name, address), name);
    if (!isRemoteModule(module)) throw refusalOf(module, `Remote ${name} ${address.version}`);
    this.#options.onLoad(name, module);
    this.#loaded.set(name, { version: address.version, module });
    this.#notify();
    return module;
  }

  async #fetchPastPreloads(name: string, address: RegisteredRemote): Promise<unknown> {
    for (let spareAttempts = codePreloads(address).length; ; spareAttempts--) {
      const attempt = this.#attempts.get(name) ?? 0;
      this.#attempts.set(name, attempt + 1);
      try {
        const module = await this.#options.fetchRemote(name, atAttempt(address, attempt));
        for (const preload of codePreloads(address)) preload.remove();
        return module;
      } catch (error) {
        // Each preload that failed, however long ago, answers one request for its file.
        if (spareAttempts === 0 || error instanceof IncompatibleRemote) throw error;
      }
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Null on the server and in the browser's first render, which show the skeleton of a remote. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

/** Address of the folder in which the remote's files lie. */
function folderOf(manifest: string): string {
  const { href } = new URL(manifest, location.origin);
  return href.slice(0, href.lastIndexOf('/') + 1);
}

/** The page's preloads of the remote's own files. */
function codePreloads({ manifest }: RegisteredRemote): HTMLLinkElement[] {
  const folder = folderOf(manifest);
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]:is([as="script"], [as="style"])');
  return [...preloads].filter((preload) => preload.href.startsWith(folder));
}

function refusalOf(module: unknown, remote: string): Error {
  const version = (module as { contractVersion?: unknown } | null | undefined)?.contractVersion;
  if (typeof version !== 'number' || version === REMOTE_CONTRACT_VERSION) return new Error(`${remote} is no remote`);
  return new IncompatibleRemote(`${remote} was built for contract ${version}, not ${REMOTE_CONTRACT_VERSION}`);
}

/** Another address makes the runtime and the browser fetch again instead of remembering the failure. */
function atAttempt({ files, ...address }: RegisteredRemote, attempt: number): RegisteredRemote {
  const atAddress = (file: string) => (attempt === 0 ? file : `${file}?retry=${attempt}`);
  return {
    ...address,
    manifest: atAddress(address.manifest),
    ...(files && { files: { ...files, entry: atAddress(files.entry) } }),
  };
}

function withTimeout<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Remote ${name} took over ${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
