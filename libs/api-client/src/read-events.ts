/** An event of the server: `current`, `menu` or `remotes`, with its data. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Reads a stream of server-sent events; it ends with the stream, also where the connection is cut. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }) as const);
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const parsed = eventIn(block);
        if (parsed) yield parsed;
      }
    }
  } finally {
    // The connection is closed when the reader stops.
    await reader.cancel().catch(() => undefined);
  }
}

/** Returns the event of a block; null for a comment, which keeps the connection open. */
function eventIn(block: string): ServerEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data');
  return data.length === 0 ? null : { event: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') };
}
