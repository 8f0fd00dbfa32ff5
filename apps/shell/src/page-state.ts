import { PRELOADED_STATE_ID, type PreloadedState } from '@carta/contract';

/** What the server put into the page, and where the page is drawn. */
export function readPage(): { root: HTMLElement; state: PreloadedState } {
  const root = document.getElementById('root');
  const preloaded = document.getElementById(PRELOADED_STATE_ID)?.textContent;
  if (!root || !preloaded) throw new Error('The page carries no preloaded state');
  return { root, state: JSON.parse(preloaded) as PreloadedState };
}
