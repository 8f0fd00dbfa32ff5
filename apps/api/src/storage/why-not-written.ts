import { errorCode } from '../processes/error-code.ts';

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'no existe la carpeta',
  ENOTDIR: 'no existe la carpeta',
  EISDIR: 'es una carpeta',
  EACCES: 'no se puede escribir: falta permiso',
  EROFS: 'no se puede escribir: falta permiso',
};

/** Returns in Spanish why an archive cannot be written; null for another fault. */
export const whyNotWritten = (error: unknown): string | null => WHY[errorCode(error) ?? ''] ?? null;
