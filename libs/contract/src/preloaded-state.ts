import type { Menu, User } from '@carta/domain';
import type { RemoteRegistry } from './remote-module.ts';

/** Id of the script element that carries the preloaded state. */
export const PRELOADED_STATE_ID = 'preloaded-state';

/** State that the server writes into a panel page; `user` and `menu` are null for a visitor. */
export interface PreloadedState {
  readonly user: User | null;
  readonly menu: Menu | null;
  /** ETag of `menu`. */
  readonly menuEtag: string | null;
  readonly development: boolean;
  readonly businessKey: string | null;
  readonly notificationsTotal: number;
  readonly remotes: RemoteRegistry;
  /** Address of the product's site, for the footer. */
  readonly productUrl: string;
  /** Number of the support chat, digits with country code; null if none is set. */
  readonly supportWhatsApp: string | null;
  /** The remote that this page loads from the owner's own machine. */
  readonly localRemote?: { readonly name: string; readonly origin: string };
  /** `remotesTag` of the server's remotes, where this page has another one. */
  readonly serverTag?: string;
  /** For a refused sign-in by form: its message and the typed email. */
  readonly loginError?: { readonly message: string; readonly email: string };
}

/** Returns the state as JSON in which no text can close the script element or open a comment. */
export function serializeState(state: PreloadedState): string {
  return JSON.stringify(state).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
