import type { FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';

export interface Form {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Names of the parts that carry a file. */
  readonly files: readonly string[];
}

/** Reads a multipart body to its end; of a name that comes twice, the last one counts. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, unknown>();
  const files: string[] = [];
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields.set(part.fieldname, part.value);
      } else {
        files.push(part.fieldname);
        part.file.resume();
      }
    }
  } catch (error) {
    throw errorCode(error)?.startsWith('FST_') ? error : new MalformedForm();
  }
  return { fields: Object.fromEntries(fields), files };
}

class MalformedForm extends Error {
  readonly statusCode = 400;
}
