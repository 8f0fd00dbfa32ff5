import type { Menu, User } from '@carta/domain';
import type { RemoteRegistry } from './remote-module.ts';

/** Id of the script element that carries the preloaded state. */
export const PRELOADED_STATE_ID = 'preloaded-state';

/** What the server puts into a panel page; `user` and `menu` are null for a visitor. */
export interface PreloadedState {
  readonly user: User | null;
  readonly menu: Menu | null;
  /** The ETag under which the server gives this menu. */
  readonly menuEtag: string | null;
  readonly development: boolean;
  readonly businessKey: string | null;
  readonly notificationsTotal: number;
  readonly remotes: RemoteRegistry;
  /** Address of the product's site, for the footer. */
  readonly productUrl: string;
  /** Number of the support chat, digits with country code; null where none is set. */
  readonly supportWhatsApp: string | null;
  /** Message of a form sign-in that was refused, with the email that was typed. */
  readonly loginError?: { readonly message: string; readonly email: string };
}

/** Writes the state so that no stored text can end the script element or open a comment in it. */
export function serializeState(state: PreloadedState): string {
  return JSON.stringify(state).replace(
    /[<>\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
