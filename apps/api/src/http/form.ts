import type { Call } from '@carta/contract';
import { checkImageSize, ok, refused, type ImageKind, type Result } from '@carta/domain';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { RequestMemory } from '../pictures/upload-memory.ts';

/** A file that is over its limit is read on so far, in bytes, and thrown away, so that its sender hears why. */
const PATIENCE = 30_000_000;

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The parts that carry a file, by their names. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

type ReceivedFile = Result<Uint8Array, 'unknown' | 'too-large' | 'no-room'>;

/** Reads a multipart body to its end; of a name that comes twice, the last one counts. */
export async function readForm(
  { files: known = {} }: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  pictures: Pictures,
): Promise<Form> {
  const memory = pictures.requestMemory();
  reply.raw.once('close', () => memory.release());
  const fields = new Map<string, unknown>();
  const files = new Map<string, ReceivedFile>();
  try {
    for await (const part of request.parts({ limits: { fileSize: Infinity } })) {
      if (part.type === 'field') {
        fields.set(part.fieldname, part.value);
      } else {
        const file = await readFile(part, request.lockedOut ? undefined : known[part.fieldname]?.image, memory);
        if (!isLeftOut(part, file)) files.set(part.fieldname, file);
      }
    }
  } catch (error) {
    throw errorCode(error)?.startsWith('FST_') ? error : new MalformedForm();
  }
  // What was not read to its end cannot be followed by another request.
  if (!request.raw.readableEnded) reply.header('connection', 'close');
  return { fields: Object.fromEntries(fields), files };
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
    if (size > PATIENCE) break;
    if (kind && !checkImageSize(kind, size).ok) fault = refused('too-large');
    if (!fault && !memory.reserve(chunk.length)) fault = refused('no-room');
    if (fault) chunks.length = 0;
    else chunks.push(chunk);
  }
  return fault ?? ok(Buffer.concat(chunks));
}

/** What a browser sends for a file field in which nothing was chosen. */
function isLeftOut({ filename }: MultipartFile, file: ReceivedFile): boolean {
  return !filename && file.ok && file.value.length === 0;
}

class MalformedForm extends Error {
  readonly statusCode = 400;
}
