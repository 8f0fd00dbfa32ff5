import type { ComponentType } from 'react';
import type { ModalType } from '@carta/domain';
import type { RemoteFiles } from './remote-files.ts';

/** Major version of what shell and remotes promise each other; raised by a change that breaks built remotes. */
export const REMOTE_CONTRACT_VERSION = 1;

export const REMOTE_NAMES = ['menu-editor', 'orders', 'account'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

/** The one federated export of a remote, under the name `./remote`. */
export interface RemoteModule {
  readonly contractVersion: number;
  /** Injected into the shell's store under the remote's name; absent where the remote keeps no state. */
  readonly reducer?: (state: unknown, action: { type: string }) => unknown;
  /** Run once, in a task of its own: its end ends nothing else. */
  readonly saga?: () => Iterator<unknown>;
  /** Renders the routes below the remote's path, inside the shell's router and provider. */
  readonly Screens: ComponentType;
  /** Contents of the shell's modal container, by modal type. */
  readonly modals?: Partial<Record<ModalType, ComponentType>>;
}

/** Says whether `module` is a remote that this shell can run. Refuses another contract version and anything without screens. */
export function isRemoteModule(module: unknown): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  const { contractVersion, Screens } = module as { contractVersion?: unknown; Screens?: unknown };
  const drawable = typeof Screens === 'function' || (typeof Screens === 'object' && Screens !== null);
  return contractVersion === REMOTE_CONTRACT_VERSION && drawable;
}

/** Where a remote's manifest lies; the registry maps a remote's name to it. */
export interface RemoteAddress {
  readonly version: string;
  /** Path or absolute address of the remote's `mf-manifest.json`. */
  readonly manifest: string;
  /** What the manifest says, so that no browser has to wait for it; absent where the server could not read it. */
  readonly files?: RemoteFiles;
}
export type RemoteRegistry = Partial<Record<RemoteName, RemoteAddress>>;
