import { connectionLost } from '@carta/panel';
import { connectionRetried } from '@carta/panel/shell';
import type { ShellStore } from '../store.ts';

/** Tells the store what the browser knows of the connection; a page that is looked at again finds out for itself. */
export function followBrowser({ dispatch }: Pick<ShellStore, 'dispatch'>, browser: Window): void {
  const retry = () => void dispatch(connectionRetried());
  const lose = () => void dispatch(connectionLost());
  browser.addEventListener('offline', lose);
  browser.addEventListener('online', retry);
  browser.document.addEventListener('visibilitychange', retry);
  if (!browser.navigator.onLine) lose();
}
