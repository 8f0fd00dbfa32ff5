import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import type { FileStorage } from './file-storage.ts';
import { orUnavailable } from './file-storage.ts';

/** A bucket of an S3-compatible store, or a folder in it. */
export interface S3Place {
  /** Address of the bucket, without a trailing slash. */
  readonly bucket: string;
  /** Begins every name, and ends with a slash where it is not empty. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long the store may take to begin its answer, in ms: for what is read, and for a file that is sent. */
const ANSWER_TIMEOUT = 5000;
const UPLOAD_TIMEOUT = 30_000;

/** Of answers that say the store is busy for a moment. */
const RETRIES = { retries: 2, initRetryMs: 50 };

const NAME_PART = /^(?!\.+$)[\w@!. -]+$/;

export interface S3Storage extends FileStorage {
  /** Writes `size` bytes as they come; nothing is stored if there are less. */
  putStream(name: string, contents: Readable, size: number): Promise<void>;
}

/** Opens a bucket. Each file is one object; a write replaces it whole. */
export function s3Storage({ bucket, prefix, ...credentials }: S3Place): S3Storage {
  const client = new AwsClient({ service: 's3', ...credentials, ...RETRIES });

  /** Returns the store's answer, null where it has no such object; rejects for any other failure. */
  const ask = async (method: string, address: string, contents?: Uint8Array): Promise<Response | null> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), contents ? UPLOAD_TIMEOUT : ANSWER_TIMEOUT);
    try {
      const answer = await client.fetch(`${bucket}${address}`, {
        method,
        signal: late.signal,
        ...(contents && {
          // The store compares it with what arrives.
          headers: { 'x-amz-content-sha256': createHash('sha256').update(contents).digest('hex') },
          body: new Uint8Array(contents),
        }),
      });
      if (answer.ok) return answer;
      const fault = await answer.text();
      if (answer.status === 404 && !fault.includes('NoSuchBucket')) return null;
      throw new Error(`${method} ${address}: ${answer.status} ${fault.slice(0, 500)}`);
    } finally {
      clearTimeout(timer);
    }
  };

  const objectAt = (name: string): string => {
    const parts = name.split('/');
    if (!parts.every((part) => NAME_PART.test(part))) throw new Error(`not a name of a file: ${JSON.stringify(name)}`);
    return `/${[...prefix.split('/').slice(0, -1), ...parts].map(encodeURIComponent).join('/')}`;
  };
  const headOf = async (name: string) => (await ask('HEAD', objectAt(name)))?.headers ?? null;

  /** Returns the objects and folders right under a folder, which ends with a slash; with `isDeep` the objects at any depth. */
  const listed = async (folder: string, { isDeep = false } = {}): Promise<Listed> => {
    const found: Listed = { keys: [], folders: [] };
    let page: string | undefined = '';
    while (page !== undefined) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: prefix + folder,
        ...(!isDeep && { delimiter: '/' }),
        ...(page && { 'continuation-token': page }),
      });
      const answer = await ask('GET', `/?${query}`);
      if (!answer) throw new Error('there is no such bucket');
      page = readListing(await answer.text(), found);
    }
    const own = (names: string[]) => names.map((name) => name.slice(prefix.length));
    return { keys: own(found.keys), folders: own(found.folders) };
  };

  return {
    put: (name, contents) => orUnavailable(async () => void (await ask('PUT', objectAt(name), contents))),
    putStream: (name, contents, size) =>
      orUnavailable(async () => {
        const answer = await client.fetch(`${bucket}${objectAt(name)}`, {
          method: 'PUT',
          body: Readable.toWeb(contents),
          duplex: 'half',
          headers: { 'content-length': String(size) },
        });
        if (!answer.ok) throw new Error(`PUT ${name}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
      }),
    find: (name) =>
      orUnavailable(async () => {
        const head = await headOf(name);
        return (
          head && {
            size: Number(head.get('content-length')),
            version: head.get('etag') ?? '',
            read: () => orUnavailable(async () => bodyOf(await ask('GET', objectAt(name)), name)),
          }
        );
      }),
    writtenAt: (name) =>
      orUnavailable(async () => {
        const head = await headOf(name);
        return head && Date.parse(head.get('last-modified') ?? '');
      }),
    list: (folder) => orUnavailable(async () => (await listed(`${folder}/`)).keys),
    all: () => orUnavailable(async () => (await listed('', { isDeep: true })).keys),
    folders: () => orUnavailable(async () => (await listed('')).folders.map((name) => name.slice(0, -1))),
    delete: (name) => orUnavailable(async () => void (await ask('DELETE', objectAt(name)))),
  };
}

function bodyOf(answer: Response | null, name: string): Readable {
  if (!answer) throw new Error(`${name} was deleted meanwhile`);
  return answer.body ? Readable.fromWeb(answer.body) : Readable.from([]);
}

interface Listed {
  readonly keys: string[];
  readonly folders: string[];
}

/** Adds a page of a bucket's listing; returns the name of the next page, undefined after the last. */
function readListing(xml: string, { keys, folders }: Listed): string | undefined {
  const open: string[] = [];
  let next: string | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => void open.push(name));
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const [inside, name] = open.slice(-2);
    if (inside === 'Contents' && name === 'Key') keys.push(text);
    if (inside === 'CommonPrefixes' && name === 'Prefix') folders.push(text);
    if (name === 'NextContinuationToken') next = text;
  });
  parser.write(xml).close();
  return next;
}
