import type { ModalType } from '@carta/domain';
import { createContext, type ComponentType } from 'react';
import { isRemoteModule, type RegisteredRemote, type RemoteModule, type RemoteRegistry } from '@carta/contract';
import { attemptsToSpare, dropPreloads } from './preloads.ts';

/** A hung manifest or chunk never ends by itself. */
const PATIENCE_MS = 10_000;

/** Fetches a remote's module from where its files lie. */
export type FetchRemote = (name: string, address: RegisteredRemote) => Promise<unknown>;

/** Loads remotes by the registry: each once, a failed one again when asked again. */
export class RemoteLoader {
  readonly #registry: RemoteRegistry;
  readonly #fetchRemote: FetchRemote;
  readonly #onLoad: (name: string, module: RemoteModule) => void;
  readonly #pending = new Map<string, Promise<RemoteModule>>();
  readonly #loaded = new Map<string, RemoteModule>();
  readonly #attempts = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  constructor(
    registry: RemoteRegistry,
    fetchRemote: FetchRemote,
    onLoad: (name: string, module: RemoteModule) => void,
  ) {
    this.#registry = registry;
    this.#fetchRemote = fetchRemote;
    this.#onLoad = onLoad;
  }

  /** The module, if it has been loaded. */
  peek(name: string): RemoteModule | undefined {
    return this.#loaded.get(name);
  }

  /** The modal of this type, if a remote that brings it has been loaded. */
  modalOf(type: ModalType): ComponentType | undefined {
    return [...this.#loaded.values()].find(({ modals }) => modals?.[type])?.modals?.[type];
  }

  /** Calls `listener` whenever a remote has been loaded; gives a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Rejects where the remote is not registered, not there, too slow, broken, or of another contract. */
  load(name: string): Promise<RemoteModule> {
    const pending = this.#pending.get(name);
    if (pending) return pending;
    const loading = this.#load(name);
    this.#pending.set(name, loading);
    loading.catch(() => this.#pending.delete(name));
    return loading;
  }

  /** Drops what was loaded, so that the next `load` fetches it anew. */
  forget(name: string): void {
    this.#pending.delete(name);
    this.#loaded.delete(name);
  }

  async #load(name: string): Promise<RemoteModule> {
    const address = this.#registry[name];
    if (!address) throw new Error(`Remote ${name} is not in the registry`);
    const module = await withinPatience(this.#fetchPastPreloads(name, address), name);
    if (!isRemoteModule(module)) throw new Error(`Remote ${name} ${address.version} was built for another shell`);
    this.#onLoad(name, module);
    this.#loaded.set(name, module);
    for (const listener of this.#listeners) listener();
    return module;
  }

  async #fetchPastPreloads(name: string, address: RegisteredRemote): Promise<unknown> {
    for (let toSpare = attemptsToSpare(); ; toSpare--) {
      const attempt = this.#attempts.get(name) ?? 0;
      this.#attempts.set(name, attempt + 1);
      try {
        const module = await this.#fetchRemote(name, atAttempt(address, attempt));
        dropPreloads();
        return module;
      } catch (error) {
        if (toSpare === 0) throw error;
      }
    }
  }
}

/** Another address makes the runtime and the browser fetch again instead of remembering the failure. */
function atAttempt({ files, ...address }: RegisteredRemote, attempt: number): RegisteredRemote {
  const anew = (file: string) => new URL(attempt === 0 ? file : `${file}?retry=${attempt}`, location.origin).href;
  return {
    ...address,
    manifest: anew(address.manifest),
    ...(files && { files: { ...files, entry: anew(files.entry) } }),
  };
}

/** Null on the server and in the browser's first render, which show the skeleton of a remote. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

function withinPatience<T>(promise: Promise<T>, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Remote ${name} took over ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
