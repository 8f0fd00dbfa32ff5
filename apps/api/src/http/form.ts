import type { IncomingMessage } from 'node:http';
import type { Call } from '@carta/contract';
import { checkImageSize, ok, refused, type ImageKind, type Result } from '@carta/domain';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../processes/error-code.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RequestMemory } from '../pictures/upload-memory.ts';
import { MAX_FORM_TEXT } from './body-scopes.ts';
import { onceClosed } from './once-closed.ts';
import { REFUSALS, type Refusal } from './refusal.ts';
import { MAX_UNREAD_BYTES } from './unread-body.ts';

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The parts that carry a file, by their names. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

type ReceivedFile = Result<Uint8Array, 'unknown' | 'too-large' | 'no-room'>;

type ReadForm = { ok: true; value: Form } | { ok: false; refusal: Refusal };

interface FormRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly pictures: Pictures;
  /** Called after each text field with the text fields so far. */
  readonly refusalOf: (fields: Form['fields']) => Refusal | null;
}

/** Reads a multipart body to its end, or to the first refused text field. Of two parts with one name, the last one counts. */
export async function readForm(
  { files: known = {} }: Call,
  { request, reply, pictures, refusalOf }: FormRequest,
): Promise<ReadForm> {
  // The parts of a connection that is closed would be waited for without end.
  if (request.raw.destroyed) throw new MalformedForm();
  const memory = pictures.requestMemory(request.owner?.business ?? '');
  onceClosed(reply, () => memory.release());
  const hasRoom = countText(request.raw, memory);
  const fields = new Map<string, unknown>();
  const files = new Map<string, ReceivedFile>();
  let textBytes = 0;
  try {
    for await (const part of request.parts({ limits: { fileSize: Infinity } })) {
      if (!hasRoom()) return { ok: false, refusal: REFUSALS.busy };
      if (part.type === 'field') {
        fields.set(part.fieldname, part.value);
        textBytes += bytesOf(part.value);
        const isTooLarge = part.valueTruncated || textBytes > MAX_FORM_TEXT;
        const refusal = refusalOf(Object.fromEntries(fields)) ?? (isTooLarge ? REFUSALS.tooLarge : null);
        if (refusal) return { ok: false, refusal };
      } else {
        const file = await readFile(part, request.lockedOut ? undefined : known[part.fieldname]?.image, memory);
        if (!isEmptyField(part, file)) files.set(part.fieldname, file);
      }
    }
  } catch (error) {
    throw errorCode(error)?.startsWith('FST_') ? error : new MalformedForm();
  }
  // The connection cannot be reused after a body that was not read to its end.
  if (!request.raw.readableEnded) reply.header('connection', 'close');
  return { ok: true, value: { fields: Object.fromEntries(fields), files } };
}

/** Counts the bytes of a form as they arrive, up to those of its text; files are counted besides. Returns whether they had room. */
function countText(body: IncomingMessage, memory: RequestMemory): () => boolean {
  // The parser may hold one more field besides those that have arrived.
  let left = 2 * MAX_FORM_TEXT;
  let hasRoom = true;
  body.on('data', ({ length }: Buffer) => {
    const counted = Math.min(length, left);
    left -= counted;
    hasRoom &&= memory.reserve(counted);
  });
  return () => hasRoom;
}

/** The value is not a text if the field's type is JSON, which the plugin parses. */
function bytesOf(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}

async function readFile(
  { file }: MultipartFile,
  kind: ImageKind | undefined,
  memory: RequestMemory,
): Promise<ReceivedFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  let fault: Extract<ReceivedFile, { ok: false }> | undefined = kind ? undefined : refused('unknown');
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_UNREAD_BYTES) break;
    if (kind && !checkImageSize(kind, size).ok) fault = refused('too-large');
    if (!fault && !memory.reserve(chunk.length)) fault = refused('no-room');
    if (fault) chunks.length = 0;
    else chunks.push(chunk);
  }
  return fault ?? ok(Buffer.concat(chunks));
}

/** True for what a browser sends for a file field without a chosen file. */
function isEmptyField({ filename }: MultipartFile, file: ReceivedFile): boolean {
  return !filename && file.ok && file.value.length === 0;
}

class MalformedForm extends Error {
  readonly statusCode = 400;
}
