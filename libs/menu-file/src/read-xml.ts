import { Parser } from 'saxen';

/** So many bytes are read before other work may run. */
const SLICE_BYTES = 16_000;

interface XmlReader {
  /** Names are without the prefix of their namespace; `attribute` returns '' for one that is not there. */
  readonly open: (name: string, attribute: (name: string) => string) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** Lets other work run; gets how many bytes were read since the last call. */
export type Rest = (bytes: number) => Promise<void>;

/** Reads XML in slices, with `rest` between them. Throws where it is malformed. */
export async function readXml(
  bytes: Uint8Array | undefined,
  { open, close, text }: XmlReader,
  rest: Rest,
): Promise<void> {
  if (!bytes || bytes.length === 0) return;
  const parser = new Parser()
    .on('error', (error) => {
      throw error;
    })
    .on('openTag', (name, attributes, decode) => {
      open(withoutPrefix(name), (wanted) => decode(valueOf(attributes(), wanted)));
    });
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)));
  if (text) parser.on('text', (written, decode) => text(decode(written))).on('cdata', text);
  const decoder = new TextDecoder();
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    const slice = bytes.subarray(start, start + SLICE_BYTES);
    parser.write(decoder.decode(slice, { stream: true }));
    await rest(slice.length);
  }
  parser.end();
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Attributes of relations have a prefix, which files choose. */
function valueOf(attributes: Record<string, string>, wanted: string): string {
  if (attributes[wanted] !== undefined) return attributes[wanted];
  return Object.entries(attributes).find(([name]) => name.endsWith(`:${wanted}`))?.[1] ?? '';
}
