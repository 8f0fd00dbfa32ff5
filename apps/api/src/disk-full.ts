import { errorCode } from './error-code.ts';

/** How the system and the database say it; EFBIG where it is a limit of the process. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL']);

/** Whether an error, or what has caused it, says that nothing more can be written. */
export function isDiskFull(error: unknown): boolean {
  if (CODES.has(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}
