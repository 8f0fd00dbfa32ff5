import { PRELOADED_STATE_ID, type PreloadedState, type RemoteRegistry } from '@carta/contract';

const TIMEOUT_MS = 5_000;

export interface FreshPage {
  readonly remotes: RemoteRegistry;
  /** True if the server's shell is not the one of this page. */
  readonly hasOtherShell: boolean;
}

/** Returns what the server would put into this page now. Rejects if the server is unreachable or cannot answer within 5 s. */
export async function fetchFreshPage(): Promise<FreshPage> {
  const answer = await fetch('/panel', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The page was answered with ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const { remotes, user } = JSON.parse(page.getElementById(PRELOADED_STATE_ID)?.textContent ?? '') as PreloadedState;
  // Without a session the answer is the sign-in, whose scripts are others.
  return {
    remotes,
    hasOtherShell: user !== null && scriptsOf(page).some((script) => !scriptsOf(document).includes(script)),
  };
}

const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[src^="/assets/shell/"]')].map((script) => script.getAttribute('src') ?? '');
