import { UPLOAD_LIMITS, type Call } from '@carta/contract';
import { CHECK_REPORT, isDerived, TOO_LARGE } from '@carta/publishing';
import type { FastifyRequest } from 'fastify';
import { MAX_FORM_TEXT } from '../http/body-scopes.ts';
import { invalid, REFUSALS, type Refusal } from '../http/refusal.ts';
import { validate } from '../http/validate.ts';
import { remoteOutput, type RemoteOutput } from './remote-output.ts';

const LIMITS = { fileSize: UPLOAD_LIMITS.bytes, files: UPLOAD_LIMITS.files, fields: 10, fieldSize: MAX_FORM_TEXT };

const TOO_LARGE_FOLDER: Refusal = { ...REFUSALS.tooLarge, message: TOO_LARGE };

type Received<F> =
  | { readonly ok: true; readonly output: RemoteOutput; readonly fields: F }
  | { readonly ok: false; readonly refusal: Refusal };

const refuse = (refusal: Refusal) => ({ ok: false, refusal }) as const;
const refuseFile = (path: string, message: string) => refuse(invalid([{ path, message }]));

/** Reads the files and fields of a form, and stops at the first byte over a limit. Nothing is stored. */
export async function receiveFolder<F>(form: NonNullable<Call['form']>, request: FastifyRequest): Promise<Received<F>> {
  if (!request.isMultipart()) return refuse(REFUSALS.unsupported);
  // The parts of a connection that is closed would be waited for without end.
  if (request.raw.destroyed) return refuse(REFUSALS.malformed);
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Buffer>();
  let left = UPLOAD_LIMITS.bytes;
  try {
    for await (const part of request.parts({ preservePath: true, limits: LIMITS })) {
      if (part.type === 'field') {
        if (part.valueTruncated) return refuse(REFUSALS.tooLarge);
        fields[part.fieldname] = part.value;
        continue;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        left -= chunk.length;
        if (left < 0) return refuse(TOO_LARGE_FOLDER);
        chunks.push(chunk);
      }
      const name = part.filename;
      if (part.fieldname !== 'file' || name === '')
        return refuseFile(part.fieldname, 'Tiene que ser un archivo con nombre');
      if (files.has(name)) return refuseFile(name, 'Está dos veces');
      files.set(name, Buffer.concat(chunks));
    }
  } catch (error) {
    if (TOO_MANY.has((error as { code?: string }).code ?? '')) return refuse(TOO_LARGE_FOLDER);
    // The sender has ended the connection, or the body is no form.
    return refuse(REFUSALS.malformed);
  }
  const checked = validate(form, fields);
  if (!checked.ok) return refuse(invalid(checked.issues));
  const report = files.get(CHECK_REPORT) ?? null;
  files.delete(CHECK_REPORT);
  for (const file of files.keys()) if (isDerived(file)) files.delete(file);
  const output = remoteOutput(files, { address: null, report });
  return output.ok ? { ok: true, output: output.value, fields: checked.value as F } : refuseFile('', output.reason);
}

const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT', 'FST_REQ_FILE_TOO_LARGE']);
