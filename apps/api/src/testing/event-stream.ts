import type { AddressInfo } from 'node:net';
import { SESSION_COOKIE } from '@carta/contract';
import type { TestServer } from './test-server.ts';

/** An open page's stream of events. */
export interface EventStream {
  readonly status: number;
  readonly headers: Headers;
  /** Returns the next event or comment without its blank line; null at the end. */
  readonly next: () => Promise<string | null>;
  readonly close: () => Promise<void>;
}

/** Opens the stream over a real connection and waits for the head of the answer; `query` begins with '?'. */
export async function openEvents(server: TestServer, token: string, query = ''): Promise<EventStream> {
  const { port } = server.app.server.address() as AddressInfo;
  const abort = new AbortController();
  const { status, headers, body } = await fetch(`http://localhost:${port}/api/events${query}`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
    signal: abort.signal,
  });
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    while (!text.includes('\n\n')) {
      const { value, done } = await reader.read();
      if (done) return null;
      text += value;
    }
    const end = text.indexOf('\n\n');
    const event = text.slice(0, end);
    text = text.slice(end + 2);
    return event;
  };
  const close = async () => {
    await reader.cancel();
    abort.abort();
  };
  return { status, headers, next, close };
}
