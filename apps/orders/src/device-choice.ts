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

/** Returns what is kept on this device under a name; undefined where nothing is, and where the browser stores nothing. */
export async function readKept(name: string): Promise<unknown> {
  try {
    return await get<unknown>(name);
  } catch {
    // A browser without storage asks anew in each page.
    return undefined;
  }
}

/** Keeps a value on this device; where the browser stores nothing, it lasts as long as the page. */
export async function keep(name: string, value: unknown): Promise<void> {
  try {
    await set(name, value);
  } catch {
    // The page goes on with what was chosen.
  }
}

/** Returns what was chosen on this device under a name; false where nothing was. */
export async function readChoice(name: string): Promise<boolean> {
  return (await readKept(name)) === true;
}

/** Keeps a choice on this device and tells the other tabs. */
export async function keepChoice(name: string, isWanted: boolean): Promise<void> {
  tabs()?.postMessage({ name, isWanted } satisfies Choice);
  await keep(name, isWanted);
}

/** Calls `onChoice` if something is chosen on this device under a name, and after each choice in another tab. */
export function followChoice(name: string, onChoice: (isWanted: boolean) => void): void {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<Choice>) => {
    if (data.name === name) onChoice(data.isWanted);
  });
  void readChoice(name).then((isWanted) => isWanted && onChoice(true));
}
