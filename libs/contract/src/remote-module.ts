import type { ComponentType } from 'react';
import type { ModalType } from '@carta/domain';
import type { RemoteFiles } from './remote-files.ts';
import type { Screen } from './screen.ts';

/** Version of the contract between shell and remotes; a change that breaks built remotes raises it. */
export const REMOTE_CONTRACT_VERSION = 1;

/** The one federated export of a remote, under the name `./remote`. */
export interface RemoteModule {
  readonly contractVersion: number;
  /** Injected into the shell's store under the remote's name; absent if the remote keeps no state. */
  readonly reducer?: (state: unknown, action: { type: string }) => unknown;
  /** Runs once, in a task of its own: its end ends nothing else. */
  readonly saga?: () => Iterator<unknown>;
  /** Renders the routes below the remote's path, inside the shell's router and provider. */
  readonly Screens: ComponentType;
  /** Contents of the shell's modal container, by modal type. */
  readonly modals?: Partial<Record<ModalType, ComponentType>>;
}

/** True if this shell can run `module`. Refuses another contract version and anything without screens. */
export function isRemoteModule(module: unknown): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  const { contractVersion, Screens } = module as { contractVersion?: unknown; Screens?: unknown };
  const drawable = typeof Screens === 'function' || (typeof Screens === 'object' && Screens !== null);
  return contractVersion === REMOTE_CONTRACT_VERSION && drawable;
}

/** A remote as the registry knows it. */
export interface RegisteredRemote {
  readonly version: string;
  /** Path or absolute address of the remote's `mf-manifest.json`. */
  readonly manifest: string;
  readonly screens: readonly Screen[];
  /** Range of `@carta/panel` that the remote was built for, like '^1.0.0'; absent if its manifest does not say so. */
  readonly panel?: string;
  /** Addresses that the manifest names, so that no browser waits for it; absent if the server cannot read the manifest. */
  readonly files?: RemoteFiles;
  /** True while a version of the remote is on trial: pages tell the server when they open its section. */
  readonly isMeasured?: true;
  /**
   * `sha384-…` by a file's path in the folder of `manifest`: of each file where that is on another origin, so that browsers check it, else of the
   * files that a page loads first; empty in development.
   */
  readonly integrity?: Readonly<Record<string, string>>;
}

/** Returns the hashes, by address, of the files that browsers check: those of a remote on another origin. Our own files cannot be exchanged. */
export function integrityByAddress({ manifest, integrity = {} }: RegisteredRemote): Record<string, string> {
  if (!URL.canParse(manifest)) return {};
  const folder = manifest.slice(0, manifest.lastIndexOf('/') + 1);
  return Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [folder + file, hash]));
}

/** The remotes of the panel, by name. */
export type RemoteRegistry = Readonly<Record<string, RegisteredRemote>>;

/** Returns a text that changes when a remote is published, rolled back or removed. */
export function remotesTag(remotes: RemoteRegistry): string {
  const versions = Object.entries(remotes).map(([name, { version }]) => `${name}@${version}`);
  return versions.sort().join(' ');
}

/** Cancelable event of the window, before the panel reloads the page by itself: prevent it while work is unfinished that survives closing the page. */
export const RELOAD_CHECK = 'carta:reload-check';
