import { get, set } from 'idb-keyval';

const CHANNEL = 'carta/orders/device-choices';

interface Choice {
  readonly name: string;
  readonly isWanted: boolean;
}

let channel: BroadcastChannel | null = null;

/** Tells the tabs of this browser of each other's choices; null where the browser cannot. */
function tabs(): BroadcastChannel | null {
  if ('BroadcastChannel' in globalThis) channel ??= new BroadcastChannel(CHANNEL);
  return channel;
}

/** Returns what was chosen on this device under a name; false where nothing was, and where the browser stores nothing. */
export async function readChoice(name: string): Promise<boolean> {
  try {
    return (await get<boolean>(name)) === true;
  } catch {
    // A browser without storage asks anew in each page.
    return false;
  }
}

/** Keeps a choice on this device and tells the other tabs; where the browser stores nothing, it lasts as long as the page. */
export async function keepChoice(name: string, isWanted: boolean): Promise<void> {
  tabs()?.postMessage({ name, isWanted } satisfies Choice);
  try {
    await set(name, isWanted);
  } catch {
    // The page goes on with what was chosen.
  }
}

/** Calls `onChoice` if something is chosen on this device under a name, and after each choice in another tab. */
export function followChoice(name: string, onChoice: (isWanted: boolean) => void): void {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<Choice>) => {
    if (data.name === name) onChoice(data.isWanted);
  });
  void readChoice(name).then((isWanted) => isWanted && onChoice(true));
}
